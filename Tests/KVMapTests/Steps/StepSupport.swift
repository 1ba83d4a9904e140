@testable import KVMap

/// The result of a few reader calls on a document, or its first problem.
func reading<T>(
  _ json: String, _ body: (inout Reader) throws(Failure) -> T
) -> Result<T, Problem> {
  json.withDocumentBytes { bytes in
    DocumentReading(bytes: bytes, options: ReadOptions(), path: []).value(body).mapError { $0.problems[0] }
  }
}

/// The output of a few writer calls, or what cannot be written.
func writing(_ body: @escaping @Sendable (inout Writer) throws(Failure) -> Void) -> Result<String, Problem> {
  Result { try WrittenByCalls(body: body).json(as: String.self) }
    .mapError { ($0 as? MappingError)?.problems[0] ?? .malformedPath("") }
}

private struct WrittenByCalls: Writable {
  var body: @Sendable (inout Writer) throws(Failure) -> Void

  func _kvWrite(_ kv: inout Writer) throws(Failure) { try body(&kv) }
}

extension Problem: Error {}

extension Result where Failure == Problem {
  var value: Success? { try? get() }

  /// Kind, path and message of a failure.
  var problem: String? {
    switch self {
    case .success: nil
    case .failure(let problem): "\(problem.kind.rawValue) at \(problem.path): \(problem.message)"
    }
  }
}
