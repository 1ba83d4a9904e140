@_spi(Generated) package import KVMap

/// Whether a document is well-formed, whatever its contents.
package enum DocumentSyntax {
  /// The first reason why a text is not JSON; `nil` if it is. Excessive nesting is not reported: the limit depends on
  /// the mapping.
  ///
  /// - Complexity: Linear in its length.
  package static func firstProblem(in document: some Collection<UInt8>) -> MappingProblem? {
    Array(document).withUnsafeBufferPointer { bytes in
      let result = DocumentReading(bytes: bytes, depth: 1_000, at: "")?.value {
        (kv: inout JSONReader) throws(CodingFailure) in
        try kv.skip()
      }
      guard case .failure(let error)? = result, let problem = error.problems.first else { return nil }
      return problem.kind == .depth ? nil : problem
    }
  }
}

/// The reason why a text is not a document.
package typealias DocumentProblem = MappingProblem
