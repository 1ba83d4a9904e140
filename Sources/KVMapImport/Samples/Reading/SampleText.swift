@_spi(Generated) import KVMap

/// Reads JSON of samples.
enum SampleText {
  static let depth = 1_000

  /// The tree of a document, or its first problem.
  static func value(_ bytes: ArraySlice<UInt8>, _ duplicates: KeyTable.Duplicates) -> Result<JSONValue, MappingError> {
    bytes.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: depth).value { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.value(duplicates)
      }
    }
  }

  /// How many bytes the mark takes that a document may begin with.
  static func markLength(_ bytes: ArraySlice<UInt8>) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Whether the bytes are one document. Objects may have keys twice.
  static func isDocument(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let value: Void? = DocumentReading(bytes: bytes, depth: depth).onlyValue {
        (kv: inout JSONReader) throws(CodingFailure) in try kv.skip()
      }
      return value != nil
    }
  }

  /// - Returns: `nil` if the bytes are no document.
  static func tree(of bytes: ArraySlice<UInt8>) -> JSONValue? {
    switch value(bytes, .error) {
    case .success(let tree): tree
    case .failure: nil
    }
  }
}
