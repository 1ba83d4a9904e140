/// Names that may break generated Swift.
enum HostileNames {
  /// For properties, parameters, and cases.
  static let members = keywords + generated + odd + ["Type", "Protocol", "Self", "Any", "Swift", "Foundation", "Int"]

  /// For types, mixins and transforms.
  static let types =
    standard + runtime + odd + ["Self", "actor", "some", "any", "async", "package", "macro", "kv", "json"]

  private static let keywords = [
    "class", "struct", "func", "let", "var", "init", "deinit", "self", "in", "is", "as", "try", "throws", "throw",
    "rethrows",
    "inout", "operator", "import", "where", "while", "for", "if", "else", "guard", "switch", "case", "default",
    "repeat",
    "break", "continue", "fallthrough", "return", "nil", "true", "false", "super", "static", "public", "private",
    "internal", "extension", "protocol", "typealias", "enum", "associatedtype", "subscript", "some", "any", "async",
    "await", "actor", "get", "set", "willSet", "didSet", "mutating", "lazy", "weak", "borrowing", "consuming",
    "consume", "copy", "discard", "each", "macro", "package", "open", "final", "override", "required", "dynamic",
    "optional", "indirect", "prefix", "postfix", "infix", "none", "then", "do", "catch", "defer", "isolated", "sending",
    "lenient", "lossy", "strict", "sync", "keys", "coercion", "unknown", "duplicates", "depth", "access", "root",
    "before", "after", "context", "element", "xmlns", "gather", "rest", "all", "or", "when", "owned", "swift", "type",
  ]

  /// Names used by generated code and its protocols.
  private static let generated = [
    "kv", "current", "key", "scan", "updating", "_0", "json", "update", "stream", "reading", "hash", "hasher",
    "description",
    "hashValue", "value", "next", "attempt", "found", "rule", "table", "index", "elements", "offset", "left", "right",
    "lhs", "rhs", "other", "result", "error", "newValue", "oldValue", "xml", "propertyList", "form", "dictionary",
    "decode", "encode", "decodeArray", "decodeCollectingProblems", "jsonBytes", "jsonData", "jsonString", "xmlBytes",
    "formString", "propertyListBytes", "allCases", "rawValue", "id", "body", "base", "payload", "passed", "object",
    "mark", "state", "notation",
    "jsonValue", "replacing", "problem", "failure", "KVMap", "_", "some_", "a_", "_1", "source", "document", "at",
  ]

  private static let standard = [
    "Array", "Optional", "Dictionary", "Error", "Result", "Never", "Void", "Sendable", "Hashable", "Equatable",
    "Codable",
    "Hasher", "Mirror", "UnsafePointer", "UnsafeRawPointer", "Sequence", "Collection", "CaseIterable", "Identifiable",
    "Foundation", "Swift", "Substring", "Range", "Span", "StaticString", "ObjectIdentifier", "MemoryLayout", "Task",
    "Locale", "Calendar", "TimeZone", "Notification", "NSObject", "IndexPath", "Measurement", "JSONDecoder",
  ]

  private static let runtime = [
    "KVMap", "Family", "JSONReader", "JSONWriter", "CodingFailure", "DocumentDecodable", "DocumentEncodable",
    "MappingError", "JSONNumber", "JSONValue", "JSONObject", "ValuePosition", "ObjectState", "GeneratedCode",
    "MappingProblem", "DecodingReport", "PatchField", "GeographicCoordinate", "Element", "Key", "Index", "Wrapped",
    "GeneratedConstant", "DecodingOptions", "IncrementalDecoder", "XMLNames",
    "KeyTable", "IntermediateForm", "CallerContext", "CodingMapping", "DecodingMapping", "GeneratedFormat", "Equality",
    "LazyDecodedArray",
  ]

  /// Emoji, confusables, combining characters.
  private static let odd = ["🙂", "👨‍👩‍👧", "é", "e\u{301}", "а", "Ａ", "größe", "名前", "İ", "ß", "ﬁ", "Ω", "ᴀ"]
}
