import KVMap

/// What a place of a schema is, with everything that is said about it.
struct SchemaValue {
  var type: SchemaType
  /// Whether null is among the values.
  var isOptional = false
  /// The steps of its pipeline.
  var transformer: String?
  /// What it must satisfy, as written after `where`.
  var conditions: [String] = []
  /// What the schema says and the language does not, in sentences.
  var remarks: [String] = []
  /// Lines of text.
  var documentation: [String] = []
  var defaultValue: JSONValue?
  var isOnlyRead = false
  var isOnlyWritten = false
  /// Whether no value is valid.
  var isNothing = false

  init(_ type: SchemaType, transformer: String? = nil) {
    self.type = type
    self.transformer = transformer
  }

  static var anything: SchemaValue { SchemaValue(.anything) }

  static var nothing: SchemaValue {
    var value = anything
    value.isNothing = true
    return value
  }

  /// As the element of something; its conditions hold for each.
  var asElement: SchemaElement { SchemaElement(type: type, isOptional: isOptional && type != .anything) }
}
