/// The keywords of JSON Schema and OpenAPI, by what they say.
enum SchemaKeywords {
  /// Those that say nothing about documents, or are looked at wherever they are.
  static let silent: Set<String> = [
    "title", "description", "$comment", "examples", "example", "externalDocs", "$id", "id", "$schema", "$anchor",
    "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$defs", "definitions", "default", "readOnly", "writeOnly",
    "deprecated", "nullable", "type", "enum", "const", "allOf", "anyOf", "oneOf", "$ref", "discriminator"
  ]
  static let numbers: Set<String> = [
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"
  ]
  static let texts: Set<String> = [
    "minLength", "maxLength", "pattern", "format", "contentEncoding", "contentMediaType", "contentSchema"
  ]
  static let arrays: Set<String> = [
    "items", "prefixItems", "additionalItems", "minItems", "maxItems", "uniqueItems", "contains", "minContains",
    "maxContains", "unevaluatedItems"
  ]
  static let objects: Set<String> = [
    "properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties",
    "maxProperties", "dependentRequired", "dependentSchemas", "dependencies", "unevaluatedProperties"
  ]
  /// Those that no mapping can say.
  static let unsaid: Set<String> = ["not", "if", "then", "else", "$dynamicRef", "$recursiveRef", "xml"]

  static let all = silent.union(numbers).union(texts).union(arrays).union(objects).union(unsaid)

  /// Those beside `$ref` that say something about the property, and nothing about its values.
  static let annotations: Set<String> = [
    "title", "description", "$comment", "examples", "example", "externalDocs", "default", "readOnly", "writeOnly",
    "deprecated", "nullable", "x-nullable"
  ]

  /// A remark for each keyword that was not said.
  ///
  /// - Parameters:
  ///   - relevant: Those that say something about values of this kind.
  ///   - said: Those of them that the mapping says.
  static func remarks(_ node: SchemaNode, relevant: Set<String>, said: Set<String>) -> [String] {
    var remarks: [String] = []
    for (key, value) in node.keywords {
      if key.hasPrefix("x-") { continue }
      if !all.contains(key) {
        remarks.append("'\(SchemaText.line(key))' is no keyword that is known, and does not count")
      } else if unsaid.contains(key) || relevant.contains(key), !said.contains(key) {
        remarks.append("the schema says '\(key)': \(SchemaText.excerpt(of: value)), which is not checked")
      }
    }
    return remarks + node.conflicts.map { "'\($0)' differs in parts of 'allOf', and only the first is looked at" }
  }
}
