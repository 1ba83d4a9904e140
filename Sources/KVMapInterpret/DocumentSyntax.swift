package import KVMap

/// Whether a document is well-formed, whatever it holds.
package enum DocumentSyntax {
  /// What keeps a text from being JSON; `nil` where nothing does. That it nests too deep is not told: how deep it may
  /// nest, a mapping says.
  ///
  /// - Complexity: Linear in its length.
  package static func firstProblem(in document: some Collection<UInt8>) -> Problem? {
    Array(document).withUnsafeBufferPointer { bytes in
      let result = DocumentReading(bytes: bytes, depth: 1_000, at: "")?.value { (kv: inout Reader) throws(Failure) in
        try kv.skip()
      }
      guard case .failure(let error)? = result, let problem = error.problems.first else { return nil }
      return problem.kind == .depth ? nil : problem
    }
  }
}

/// What keeps a text from being a document.
package typealias DocumentProblem = Problem
