package import KVMapSema

extension KeyTableContents {
  /// The strings, or the digits of the numbers, from which the cases of an enum are read, in order of declaration.
  package init(_ enumeration: Enumeration) { self.init(texts: enumeration.cases.flatMap(\.read).map(\.caseText)) }

  package init(texts: [String]) { self.init(texts.map { Key(bytes: Array($0.utf8), isRequired: false) }) }
}

extension DefaultValue {
  /// The text from which a case is read: the contents of a string, and the JSON text of any other value.
  package var caseText: String {
    switch self {
    case .string(let text): text
    case .integer(let digits), .floating(let digits): digits
    case .bool(let value): value ? "true" : "false"
    // The checker allows nothing else.
    case .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .none, .elements,
      .entries, .tree, .enumerationCase, .unionCase, .emptyObject, .swift:
      ""
    }
  }
}
