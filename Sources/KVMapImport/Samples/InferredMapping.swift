/// A mapping that was inferred from samples.
package struct InferredMapping: Sendable {
  /// The text of a `.kvmap` file, not yet formatted.
  package var text: String
  /// The type that reads a sample; `nil` if the samples are arrays of different elements.
  package var documentType: String
  /// What was guessed, and what to know, as sentences without a full stop.
  package var notes: [String]
  /// What was decided, as JSON.
  package var report: String
}
