import KVMapLowering
import KVMapSema

/// The types of the documents, as a TypeScript declaration file. What types cannot say (limits, patterns) is left out.
package struct TypeScriptPrinter {
  private let document: SchemaDocument
  /// By definition: the name of its type.
  private let names: [String]

  /// - Complexity: Linear in the size of the schema.
  package static func text(of document: SchemaDocument) -> String {
    TypeScriptPrinter(document).text()
  }

  private init(_ document: SchemaDocument) {
    self.document = document
    var used: Set<String> = ["Document"]
    names = document.definitions.map { TypeScriptName.unused(TypeScriptName.of($0.name), &used) }
  }

  private func text() -> String {
    var parts: [String] = []
    let verb = document.side == .read ? "read" : "written"
    parts.append("// What is \(verb) as \(TypeScriptName.comment(document.title)). Made by kvmapc schema.\n")
    if case .reference = document.root {} else { parts.append(declaration("Document", document.root)) }
    for (definition, name) in zip(document.definitions, names) { parts.append(declaration(name, definition.schema)) }
    return parts.joined(separator: "\n")
  }

  private func declaration(_ name: String, _ schema: Schema) -> String {
    let (notes, plain) = schema.parts
    let head = comment(notes, indent: "")
    if case .object(let object) = plain, object.others.map({ $0 == .nothing }) ?? true, !object.members.isEmpty {
      return "\(head)export interface \(name) \(body(of: object, indent: ""))\n"
    }
    return "\(head)export type \(name) = \(type(of: plain, indent: ""));\n"
  }

  private func comment(_ notes: SchemaNotes, indent: String) -> String {
    guard let description = notes.description else { return "" }
    let lines = TypeScriptName.comment(description).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count == 1 { return "\(indent)/** \(lines[0]) */\n" }
    return "\(indent)/**\n" + lines.map { "\(indent) * \($0)\n" }.joined() + "\(indent) */\n"
  }

  // MARK: Types

  private func type(of schema: Schema, indent: String) -> String {
    switch schema {
    case .anything, .not: return "unknown"
    case .nothing: return "never"
    case .reference(let id): return names.indices.contains(id.index) ? names[id.index] : "unknown"
    case .values(let values): return values.map(literal).joined(separator: " | ")
    case .null: return "null"
    case .bool: return "boolean"
    case .number: return "number"
    case .text: return "string"
    case .array(let array): return type(of: array, indent: indent)
    case .object(let object): return type(of: object, indent: indent)
    case .anyOf(let parts):
      var all: [String] = []
      for part in Schema.flat(parts).map({ self.type(of: $0, indent: indent) }) where !all.contains(part) {
        all.append(part)
      }
      return all.contains("unknown") ? "unknown" : all.joined(separator: " | ")
    case .allOf(let parts):
      var all: [String] = []
      for part in parts.map({ grouped($0, indent: indent) }) where part != "unknown" && !all.contains(part) {
        all.append(part)
      }
      return all.isEmpty ? "unknown" : all.joined(separator: " & ")
    case .noted(_, let inner): return type(of: inner, indent: indent)
    }
  }

  /// As an operand of `&` or before `[]`.
  private func grouped(_ schema: Schema, indent: String) -> String {
    let text = type(of: schema, indent: indent)
    switch schema.plain {
    case .anyOf, .allOf: return text == "unknown" ? text : "(\(text))"
    case .values(let values): return values.count > 1 ? "(\(text))" : text
    case .anything, .nothing, .reference, .null, .bool, .number, .text, .array, .object, .not, .noted: return text
    }
  }

  private func type(of array: ArraySchema, indent: String) -> String {
    guard !array.first.isEmpty else {
      return array.others.map { grouped($0, indent: indent) + "[]" } ?? "unknown[]"
    }
    let needed = array.minimumCount ?? 0
    var elements = array.first.enumerated().map { index, schema in
      index < needed ? type(of: schema, indent: indent) : grouped(schema, indent: indent) + "?"
    }
    if array.others != .nothing, array.maximumCount.map({ $0 > array.first.count }) ?? true {
      elements.append("...\(array.others.map { grouped($0, indent: indent) } ?? "unknown")[]")
    }
    return "[" + elements.joined(separator: ", ") + "]"
  }

  private func type(of object: ObjectSchema, indent: String) -> String {
    let others = object.others ?? .anything
    guard !object.members.isEmpty else {
      return "{ [key: string]: \(type(of: others, indent: indent)) }"
    }
    let named = body(of: object, indent: indent)
    // An index signature would have to hold for the named members as well.
    guard others != .anything, others != .nothing else { return named }
    return "\(named) & { [key: string]: unknown }"
  }

  private func body(of object: ObjectSchema, indent: String) -> String {
    let inner = indent + "  "
    var text = "{\n"
    for member in object.members {
      let (notes, plain) = member.schema.parts
      text += comment(notes, indent: inner)
      text += "\(inner)\(key(member.key))\(member.isRequired ? "" : "?"): \(type(of: plain, indent: inner));\n"
    }
    return text + "\(indent)}"
  }

  private func key(_ key: String) -> String {
    TypeScriptName.isPlain(key) ? key : Self.onOneLine("\"\(JSONText.escaped(key))\"")
  }

  private func literal(_ value: DefaultValue.Tree) -> String {
    switch value {
    case .null, .bool, .number, .string: Self.onOneLine(JSONText.tree(value))
    case .array: "unknown[]"
    case .object: "{ [key: string]: unknown }"
    }
  }

  /// JSON as a literal. Two characters that JSON does not escape end a line, and so a literal, for compilers that do
  /// not follow ECMAScript 2019.
  private static func onOneLine(_ json: String) -> String {
    json.replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}
