@_spi(Generated) @testable import KVMap

/// The result of a few reader calls on a document, or its first problem.
func reading<T>(
  _ json: String, _ body: (inout JSONReader) throws(CodingFailure) -> T
) -> Result<T, MappingProblem> {
  json.withDocumentBytes { bytes in
    DocumentReading(bytes: bytes, options: DecodingOptions(), path: []).value(body).mapError { $0.problems[0] }
  }
}

/// The output of a few writer calls, or what cannot be written.
func writing(_ body: @escaping @Sendable (inout JSONWriter) throws(CodingFailure) -> Void) -> Result<
  String, MappingProblem
> {
  Result { try WrittenByCalls(body: body).jsonString() }
    .mapError { ($0 as? MappingError)?.problems[0] ?? .malformedPath("") }
}

private struct WrittenByCalls: DocumentEncodable {
  var body: @Sendable (inout JSONWriter) throws(CodingFailure) -> Void

  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try body(&kv) }
}

extension MappingProblem: Error {}

extension Result where Failure == MappingProblem {
  var value: Success? { try? get() }

  /// Kind, path and message of a failure.
  var problem: String? {
    switch self {
    case .success: nil
    case .failure(let problem): "\(problem.kind.rawValue) at \(problem.path): \(problem.message)"
    }
  }
}
