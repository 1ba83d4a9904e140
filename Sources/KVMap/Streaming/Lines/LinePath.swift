/// The path of the value in each line.
package struct LinePath: Sendable {
  let steps: [DocumentPath.Step]

  /// - Parameter text: In the notation of problems; empty for the whole line.
  /// - Returns: nil if it is not a valid path.
  package init?(_ text: String) {
    guard let steps = DocumentPath.steps(of: text) else { return nil }
    self.steps = steps
  }
}
