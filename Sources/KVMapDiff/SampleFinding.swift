/// What the change makes of a document that was given.
package struct SampleFinding: Sendable, Hashable {
  package var path: String
  /// The type as which OLD reads it.
  package var type: String
  /// `label: missing`, or where the values differ.
  package var effect: String
  package var isRefused: Bool

  package var text: String {
    isRefused
      ? "\(path): the old mapping reads it as \(type), and the new one refuses it (\(effect))"
      : "\(path): the new mapping reads another value as \(type), at \(effect)"
  }
}
