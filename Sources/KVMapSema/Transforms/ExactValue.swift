/// A value that the program states, as a key: texts are equal where their bytes are, while Swift takes canonically
/// equivalent ones for equal.
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
