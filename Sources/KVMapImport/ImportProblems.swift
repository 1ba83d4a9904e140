/// Why an import produced no mapping: all problems, not only the first.
package struct ImportProblems: Error, Sendable, Hashable {
  /// One line each, without a full stop. Never empty.
  package private(set) var messages: [String]

  package init(_ first: String, _ others: [String] = []) { messages = [first] + others }

  /// - Returns: `nil` where there are none.
  init?(_ messages: [String]) {
    if messages.isEmpty { return nil }
    self.messages = messages
  }
}
