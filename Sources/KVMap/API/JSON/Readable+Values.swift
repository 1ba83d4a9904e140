/// Converts trees in memory to values, and values to trees.
extension Readable {
  /// Reads a tree in the same way as `init(json:at:)` reads the corresponding document.
  ///
  /// The tree is written as JSON in memory and read from there, at about the cost of writing and reading the document.
  /// Problems are located in that text, so rely on their paths.
  ///
  /// - Parameter path: The path of the value in the tree. By default, the path that the mapping declares (`root`).
  /// - Throws: The first problem.
  public init(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: tree.notation, .json, at: path, updating: nil, context: nil)
  }

  /// Reads a tree into this value, in the same way as `update(json:at:)`.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: tree.notation, .json, at: path, updating: self, context: nil)
  }

  /// Reads a tree and reports all problems, in the same way as `reading(json:at:)`.
  public static func reading(
    value tree: KVMap.Value, at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    reading(notation: tree.notation, .json, at: path, context: nil)
  }
}

extension ContextReadable {
  /// Same as `init(value:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(value tree: KVMap.Value, at path: String? = nil, context: PassedContext) throws(MappingError) {
    self = try Self.read(
      notation: tree.notation, .json, at: path, updating: nil, context: try Self.written(context))
  }

  /// Same as `update(value:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(value:at:context:)`; this value is then unchanged.
  public mutating func update(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(
      notation: tree.notation, .json, at: path, updating: self, context: try Self.written(context))
  }

  /// As `reading(value:at:)`, with the value that rules find under `$context`.
  public static func reading(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) -> (value: Self?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(notation: tree.notation, .json, at: path, context: try written(context))
    } catch {
      return (nil, error.problems)
    }
  }
}

extension Writable {
  /// This value as a tree that `init(value:)` can read.
  ///
  /// It is written as JSON in memory and read from there.
  ///
  /// - Throws: The same errors as `json(_:)`.
  public func asValue() throws(MappingError) -> KVMap.Value { try KVMap.Value(notation: notation(.json)) }
}

extension MappingWriter {
  /// A value as a tree, same as `asValue()` of types with a mapping of their own.
  ///
  /// - Throws: The same errors as `json(_:_:)`.
  public static func asValue(_ value: Value) throws(MappingError) -> KVMap.Value {
    try KVMap.Value(notation: notation(value, .json))
  }
}

extension Value {
  /// As JSON, which mappers read.
  var notation: [UInt8] {
    var writer = Writer()
    writer.value(self)
    return writer.finish()
  }

  /// Creates the tree that the writer wrote.
  fileprivate init(notation bytes: [UInt8]) throws(MappingError) {
    let result = bytes.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, options: ReadOptions(depth: 1_000), path: []).value {
        (reader: inout Reader) throws(Failure) -> Value in try reader.value()
      }
    }
    self = try result.get()
  }
}
