package import KVMapSource

/// One condition behind `when`: `x`, `not x.y`, `kind == 3`, `name is string`.
package struct WhenSyntax: Sendable {
  package enum Test: Sendable {
    /// The path is there.
    case presence
    case equality(ValueSyntax)
    case kind(ValueKindWord)
    case missing
  }

  package var isNegated: Bool
  package var path: PathSyntax
  package var test: Test
  package var span: Span
}

/// The words behind `is`: the kinds of values in documents.
package enum ValueKindWord: String, Sendable, Hashable, CaseIterable {
  case null
  case number
  case string
  case bool
  case array
  case object

  init?(_ keyword: Keyword?) {
    guard let keyword else { return nil }
    self.init(rawValue: keyword.rawValue)
  }
}
