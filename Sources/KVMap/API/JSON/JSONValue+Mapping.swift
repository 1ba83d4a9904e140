/// Converts trees in memory to values, and values to trees.
extension DocumentDecodable {
  /// Reads a tree in the same way as `init(json:atPath:)` reads the corresponding document.
  ///
  /// The tree is written as JSON in memory and read from there, at about the cost of writing and reading the document.
  /// Problems are located in that text, so rely on their paths.
  ///
  /// - Parameters:
  ///   - tree: The value, or what contains it.
  ///   - path: The path of the value in the tree. By default, the path that the mapping declares (`root`).
  /// - Throws: The first problem.
  public init(jsonValue tree: KVMap.JSONValue, atPath path: String? = nil) throws(MappingError) {
    try self.init(json: tree, atPath: path)
  }

  /// Reads a tree into this value, in the same way as `update(json:atPath:)`.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(jsonValue tree: KVMap.JSONValue, atPath path: String? = nil) throws(MappingError) {
    try update(json: tree, atPath: path)
  }

  /// Reads a tree and reports all problems, in the same way as `decodeCollectingProblems(json:atPath:)`.
  public static func decodeCollectingProblems(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    decodeCollectingProblems(json: tree, atPath: path)
  }
}

extension DocumentEncodable {
  /// This value as a tree that `init(jsonValue:)` can read.
  ///
  /// It is written as JSON in memory and read from there.
  ///
  /// - Throws: The same errors as `jsonBytes(_:)`.
  public func jsonValue() throws(MappingError) -> KVMap.JSONValue { try KVMap.JSONValue(notation: bytes(as: .json)) }
}

extension EncodingMapping {
  /// A value as a tree, same as `jsonValue()` of types with a mapping of their own.
  ///
  /// - Throws: The same errors as `jsonBytes(_:_:)`.
  public static func jsonValue(_ value: Value) throws(MappingError) -> KVMap.JSONValue {
    try KVMap.JSONValue(notation: bytes(value, as: .json))
  }
}

/// A tree is a document for every function that reads JSON: `User.Form.decode(json: tree)`.
extension JSONValue: ContiguousDocument {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    notation.withUnsafeBufferPointer(body)
  }

  /// As JSON, which mappers read.
  private var notation: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.finish()
  }

  /// Creates the tree that the writer wrote.
  fileprivate init(notation bytes: [UInt8]) throws(MappingError) {
    let result = bytes.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, options: DecodingOptions(depth: 1_000), path: []).value {
        (reader: inout JSONReader) throws(CodingFailure) -> Value in try reader.value()
      }
    }
    self = try result.get()
  }
}
