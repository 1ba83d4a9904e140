/// Converts trees in memory to values, and values to trees.
extension DocumentDecodable {
  /// Reads a tree in the same way as `init(json:atPath:)` reads the corresponding document.
  ///
  /// The tree is written as JSON in memory and read from there, at about the cost of writing and reading the document.
  /// Problems are located in that text, so rely on their paths.
  ///
  /// - Parameter path: The path of the value in the tree. By default, the path that the mapping declares (`root`).
  /// - Throws: The first problem.
  public init(jsonValue tree: KVMap.JSONValue, atPath path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: tree.notation, .json, at: path, updating: nil, context: nil)
  }

  /// Reads a tree into this value, in the same way as `update(json:atPath:)`.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(jsonValue tree: KVMap.JSONValue, atPath path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: tree.notation, .json, at: path, updating: self, context: nil)
  }

  /// Reads a tree and reports all problems, in the same way as `decodeCollectingProblems(json:atPath:)`.
  public static func decodeCollectingProblems(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    reading(notation: tree.notation, .json, at: path, context: nil)
  }
}

extension ContextDecodable {
  /// Same as `init(jsonValue:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(jsonValue tree: KVMap.JSONValue, atPath path: String? = nil, context: CallerContext) throws(MappingError)
  {
    self = try Self.read(
      notation: tree.notation, .json, at: path, updating: nil, context: try Self.written(context))
  }

  /// Same as `update(jsonValue:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(jsonValue:atPath:context:)`; this value is then unchanged.
  public mutating func update(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    self = try Self.read(
      notation: tree.notation, .json, at: path, updating: self, context: try Self.written(context))
  }

  /// Same as `decodeCollectingProblems(jsonValue:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Self> {
    do throws(MappingError) {
      return reading(notation: tree.notation, .json, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}

extension DocumentEncodable {
  /// This value as a tree that `init(jsonValue:)` can read.
  ///
  /// It is written as JSON in memory and read from there.
  ///
  /// - Throws: The same errors as `jsonBytes(_:)`.
  public func jsonValue() throws(MappingError) -> KVMap.JSONValue { try KVMap.JSONValue(notation: notation(.json)) }
}

extension EncodingMapping {
  /// A value as a tree, same as `jsonValue()` of types with a mapping of their own.
  ///
  /// - Throws: The same errors as `jsonBytes(_:_:)`.
  public static func jsonValue(_ value: Value) throws(MappingError) -> KVMap.JSONValue {
    try KVMap.JSONValue(notation: notation(value, .json))
  }
}

extension JSONValue {
  /// As JSON, which mappers read.
  var notation: [UInt8] {
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
