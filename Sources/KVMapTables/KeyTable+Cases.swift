package import KVMapSema

extension KeyTable {
  /// The texts, or the digits of the numbers, that an enum is read from, in order of declaration.
  package init(_ enumeration: Enumeration) { self.init(texts: enumeration.cases.flatMap(\.read).map(\.caseText)) }

  package init(texts: [String]) { self.init(texts.map { Key(bytes: Array($0.utf8), isRequired: false) }) }
}

extension DefaultValue {
  /// The text that a case is read from: that of a string without its quotation marks, that of anything else as in JSON.
  package var caseText: String {
    switch self {
    case .string(let text): text
    case .integer(let digits), .floating(let digits): digits
    case .bool(let value): value ? "true" : "false"
    // The checker allows nothing else.
    case .decimal, .character, .date, .url, .uuid, .data, .none, .elements, .entries, .tree, .enumerationCase,
      .unionCase:
      ""
    }
  }
}
