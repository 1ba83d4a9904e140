/// What the change makes of a document that was given.
package struct SampleFinding: Sendable, Hashable {
  package enum Effect: Sendable, Hashable {
    /// OLD reads it as a type, and NEW does not: `label: missing`.
    case refused(type: String, String)
    /// NEW reads another value, at a property.
    case changed(type: String, at: String)
    /// OLD does not read it either, so it says nothing.
    case unread
    /// It is no JSON: where and why.
    case malformed(String)
  }

  /// That of the file, with the number of the line or of the element if the file has several documents.
  package var path: String
  package var effect: Effect

  /// Whether a document is no longer read.
  package var isRefused: Bool {
    switch effect {
    case .refused: true
    case .changed, .unread, .malformed: false
    }
  }

  package var text: String {
    switch effect {
    case .refused(let type, let problem):
      "\(path): the old mapping reads it as \(type), and the new one refuses it (\(problem))"
    case .changed(let type, let place): "\(path): the new mapping reads another value as \(type), at \(place)"
    case .malformed(let problem): "\(path) is not JSON: \(problem)"
    case .unread: "\(path): the old mapping reads it as none of its types"
    }
  }
}
