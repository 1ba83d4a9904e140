/// Streams of single bytes become values, as those of chunks do.
extension Readable {
  /// As `stream(ndjson:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), options: options)
  }

  /// As `stream(array:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), options: options)
  }
}

extension ContextReadable {
  /// As `stream(ndjson:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), context: context, options: options)
  }

  /// As `stream(array:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), context: context, options: options)
  }
}

extension MappingReader {
  /// As `stream(ndjson:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), options: options)
  }

  /// As `stream(array:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), options: options)
  }
}

extension ContextMapping {
  /// As `stream(ndjson:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), context: context, options: options)
  }

  /// As `stream(array:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), context: context, options: options)
  }
}
