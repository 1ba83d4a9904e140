/// Reads values from streams of single bytes, as from streams of chunks.
extension Readable {
  /// Same as `stream(ndjson:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), options: options)
  }

  /// Same as `stream(array:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), options: options)
  }
}

extension ContextReadable {
  /// Same as `stream(ndjson:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), context: context, options: options)
  }

  /// Same as `stream(array:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), context: context, options: options)
  }
}

extension MappingReader {
  /// Same as `stream(ndjson:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), options: options)
  }

  /// Same as `stream(array:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), options: options)
  }
}

extension ContextMapping {
  /// Same as `stream(ndjson:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), context: context, options: options)
  }

  /// Same as `stream(array:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), context: context, options: options)
  }
}
