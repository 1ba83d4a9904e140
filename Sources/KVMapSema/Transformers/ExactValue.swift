/// A literal value as a hash key: texts are equal when their bytes are, while Swift treats canonically equivalent ones
/// as equal.
struct ExactValue: Hashable {
  private let text: DocumentKey?
  private let value: DefaultValue?

  init(_ value: DefaultValue) {
    if case .string(let text) = value {
      self.text = DocumentKey(text)
      self.value = nil
    } else {
      self.text = nil
      self.value = value
    }
  }
}
