/// The path that a caller passes with a stream: of the value in each line, or of the array in the document.
struct StreamPath {
  private(set) var steps: [DocumentPath.Step] = []
  /// Why nothing can be read with it.
  private(set) var refusal: MappingProblem?

  /// - Parameter text: In the notation of problems; empty for the whole line or document.
  init(_ text: String, _ format: StreamFormat) {
    guard let steps = DocumentPath.steps(of: text) else {
      refusal = .malformedPath(text)
      return
    }
    if format == .array, !steps.allSatisfy(\.isStreamed) {
      refusal = .unstreamable(text)
    } else {
      self.steps = steps
    }
  }
}

extension DocumentPath.Step {
  /// Whether its value is known when the value begins.
  fileprivate var isStreamed: Bool {
    switch self {
    case .key: true
    case .index(let index): index >= 0
    case .selected: false
    }
  }
}
