package import KVMapSema

/// Descriptions of the values that a table accepts, which complete the sentence "expected …".
extension TransformTable {
  /// `"Y", "J" or "N"`. For a long table, only the first values are listed.
  package var expectedInDocument: String {
    let all = rows.lazy.flatMap(\.read)
    let texts = all.prefix(Self.maximumCount).map(Self.text)
    let count = rows.reduce(0) { $0 + $1.read.count }
    if count > texts.count { return texts.joined(separator: ", ") + " or one of \(count - texts.count) others" }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "nothing" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }

  package var expectedInSwift: String { "a value of the table \(name)" }

  private static let maximumCount = 12

  /// A value as it appears in a document.
  private static func text(_ value: DefaultValue) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .integer(let digits), .floating(let digits), .decimal(let digits): digits
    case .string(let text), .date(_, let text), .url(let text), .uuid(let text), .zoned(_, _, let text),
      .timeZone(let text), .locale(let text):
      "\"\(JSONText.escaped(text))\""
    case .character(let character): "\"\(JSONText.escaped(String(character)))\""
    case .none: "null"
    case .tree(let tree): JSONText.tree(tree)
    case .day, .duration, .data, .elements, .entries, .enumerationCase, .unionCase, .emptyObject, .swift:
      "a value of the table"
    }
  }
}
