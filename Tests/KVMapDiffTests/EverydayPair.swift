import KVMapDiff
import Testing

/// A mapping before and after a change, and all that is said of it.
struct EverydayPair: Sendable, CustomTestStringConvertible {
  var old: String
  var new: String
  /// The changes, sorted: id, subject, and the verdicts for what is read and written.
  var changes: [String]

  var testDescription: String { "\(old) -> \(new)" }

  /// - Parameter common: Declarations that both have.
  init(_ old: String, _ new: String, with common: String = "", _ changes: [String]) {
    (self.old, self.new) = ("\(old)\n\(common)\n", "\(new)\n\(common)\n")
    self.changes = changes.sorted()
  }

  /// What is said of the pair, sorted. Documents that show a verdict are run.
  func found() throws -> [String] {
    let pair = ComparedPair(name: "", old: old, new: new)
    let found = try #require(pair.texts.changes())
    for change in found { _ = try WitnessRun(pair.texts).check(change) }
    return found.map(Self.text).sorted()
  }

  private static func text(_ change: Change) -> String {
    "\(change.id.rawValue) \(change.shownSubject) \(change.read.rawValue) \(change.written.rawValue)"
  }
}
