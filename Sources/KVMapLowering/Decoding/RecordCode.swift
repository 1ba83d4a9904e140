/// An array in place of an object: each position is read by itself, one after the other.
package struct RecordCode: Sendable {
  /// What problems name for a position.
  package struct PositionRule: Sendable {
    /// -1 for a position that no property is read from.
    package var rule: Int
    /// Whether a value is incomplete without it.
    package var isNeeded: Bool

    static let none = PositionRule(rule: -1, isNeeded: false)
  }

  package struct Position: Sendable {
    /// The positions before it that nothing is read from.
    package var skipped: (count: Int, rule: PositionRule)?
    package var use: ValueUse
    /// The rules that have no value if the array ends before it.
    package var missing: [Int]
    /// The position after it, if something is read from it.
    package var next: PositionRule
  }

  /// The name of its elements in XML.
  package var element: String?
  package var first: PositionRule
  package var positions: [Position]
}
