/// Trees that are in memory become values, and values become trees.
extension Readable {
  /// Reads a tree, as `init(json:at:)` reads the document that the tree is.
  ///
  /// The tree is written as JSON in memory and read from there, which costs about as much as writing and reading the
  /// document. Places of problems are those in that text; their paths are what helps.
  ///
  /// - Parameter path: where in the tree the value stands. By default it is where the mapping says (`root`).
  /// - Throws: the first problem.
  public init(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: tree.notation, .json, at: path, updating: nil, context: nil)
  }

  /// Reads a tree into this value, as `update(json:at:)` does.
  ///
  /// - Throws: the first problem; this value is then what it was before.
  public mutating func update(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: tree.notation, .json, at: path, updating: self, context: nil)
  }

  /// Reads a tree and reports everything that is wrong with it, as `reading(json:at:)` does.
  public static func reading(
    value tree: KVMap.Value, at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    reading(notation: tree.notation, .json, at: path, context: nil)
  }
}

extension ContextReadable {
  /// As `init(value:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public init(value tree: KVMap.Value, at path: String? = nil, context: PassedContext) throws(MappingError) {
    self = try Self.read(
      notation: tree.notation, .json, at: path, updating: nil, context: try Self.written(context))
  }

  /// As `update(value:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `init(value:at:context:)`; this value is then what it was before.
  public mutating func update(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(
      notation: tree.notation, .json, at: path, updating: self, context: try Self.written(context))
  }
}

extension Writable {
  /// This value as a tree: what `init(value:)` reads.
  ///
  /// It is written as JSON in memory and read from there.
  ///
  /// - Throws: as `json(_:)`.
  public func asValue() throws(MappingError) -> KVMap.Value { try KVMap.Value(notation: notation(.json)) }
}

extension MappingReader {
  /// Reads a tree, as `read(json:at:)` reads the document that the tree is.
  ///
  /// - Throws: the first problem.
  public static func read(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) -> Value {
    try read(notation: tree.notation, .json, at: path, updating: nil, context: nil)
  }

  /// Reads a tree into `value`, as `update(_:json:at:)` does.
  ///
  /// - Throws: the first problem; `value` is then what it was before.
  public static func update(
    _ value: inout Value, value tree: KVMap.Value, at path: String? = nil
  ) throws(MappingError) {
    value = try read(notation: tree.notation, .json, at: path, updating: value, context: nil)
  }
}

extension MappingWriter {
  /// A value as a tree, as `asValue()` of types with a mapping of their own.
  ///
  /// - Throws: as `json(_:_:)`.
  public static func asValue(_ value: Value) throws(MappingError) -> KVMap.Value {
    try KVMap.Value(notation: notation(value, .json))
  }
}

extension Value {
  fileprivate var notation: [UInt8] {
    var writer = Writer()
    writer.value(self)
    return writer.finish()
  }

  /// The tree that the writer wrote.
  fileprivate init(notation bytes: [UInt8]) throws(MappingError) {
    let result = bytes.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, options: ReadOptions(depth: 1_000), path: []).value {
        (reader: inout Reader) throws(Failure) -> Value in try reader.value()
      }
    }
    self = try result.get()
  }
}
