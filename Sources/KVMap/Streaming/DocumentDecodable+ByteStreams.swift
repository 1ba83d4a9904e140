/// Reads values from streams of single bytes, as from streams of chunks.
extension DocumentDecodable {
  /// Same as `stream(ndjson:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), options: options)
  }

  /// Same as `stream(array:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), options: options)
  }
}

extension ContextDecodable {
  /// Same as `stream(ndjson:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), context: context, options: options)
  }

  /// Same as `stream(array:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), context: context, options: options)
  }
}

extension DecodingMapping {
  /// Same as `stream(ndjson:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), options: options)
  }

  /// Same as `stream(array:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), options: options)
  }
}

extension ContextDecodingMapping {
  /// Same as `stream(ndjson:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), context: context, options: options)
  }

  /// Same as `stream(array:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), context: context, options: options)
  }
}
