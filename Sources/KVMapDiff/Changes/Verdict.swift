/// What a change means for an audience.
package enum Verdict: String, Sendable, Hashable, CaseIterable {
  case same
  /// New documents are read, or there are new names: nothing that worked stops working.
  case adds
  /// It may break something, but only Swift code could tell.
  case possible
  /// A document is read as another value, or source does something else.
  case changes
  /// A document is refused, or source no longer compiles.
  case breaks

  /// The worse, the higher.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Whom a change of a mapping concerns.
package enum Audience: String, Sendable, Hashable, CaseIterable {
  /// Documents of the old mapping, read by the new one.
  case read
  /// What the new mapping writes, read by the old one.
  case written
  /// Source that uses what the old mapping generates.
  case swift
}

/// A document that shows a verdict. The interpreter has run it with both mappings.
package struct Witness: Sendable, Hashable {
  package enum Effect: Sendable, Hashable {
    /// The path and the kind of the problem, as `kvmapc map` reports them.
    case refused(path: String, kind: String)
    /// The values as `kvmapc map` prints them.
    case changed(from: String, to: String)
  }

  /// JSON on one line; XML if the change concerns only that.
  package var document: String
  package var effect: Effect
  /// What is passed with the document, as JSON; `nil` if the type needs nothing.
  package var context: String?
}
