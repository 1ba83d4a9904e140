package import KVMapSema

/// The result of one `test` block.
package struct TestReport: Sendable {
  package enum Outcome: Sendable {
    case passed
    /// At least one.
    case failed([TestFailure])
    /// Why it cannot be run here. A sentence without a full stop.
    case notRun(String)
  }

  package var title: String
  package var typeText: String
  package var origin: RuleOrigin
  package var outcome: Outcome

  package init(of test: TestCase, _ outcome: Outcome) {
    title = test.title
    typeText = test.typeText
    origin = test.origin
    self.outcome = outcome
  }
}

/// An unmet expectation of a test.
package struct TestFailure: Sendable, Hashable {
  /// The line that states it.
  package var origin: RuleOrigin
  /// One sentence without a full stop and without the path.
  package var message: String
  /// In an expectation, the property: `tweets[0].text`. In a problem of the document, the position there. Empty for the
  /// whole.
  package var path: String
  package var expected: String
  package var found: String

  package init(origin: RuleOrigin, message: String, path: String = "", expected: String = "", found: String = "") {
    self.origin = origin
    self.message = message
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// `name: expected "Ada", found "Bob"`
  package var text: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// A difference between two values, or between a value and its expectation.
struct ValueDifference: Hashable {
  /// `tweets[0].text`; empty for the whole value.
  var path: String
  var expected: String
  var found: String
}
