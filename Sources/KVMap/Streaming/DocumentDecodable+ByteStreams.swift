/// Reads values from streams of single bytes, as from streams of chunks.
extension DocumentDecodable {
  /// Same as `stream(ndjson:atPath:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), atPath: place, options: options)
  }

  /// Same as `stream(array:atPath:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), atPath: place, options: options)
  }
}

extension ContextDecodable {
  /// Same as `stream(ndjson:atPath:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, atPath place: String? = nil, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), atPath: place, context: context, options: options)
  }

  /// Same as `stream(array:atPath:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, atPath place: String? = nil, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Self, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), atPath: place, context: context, options: options)
  }
}

extension DecodingMapping {
  /// Same as `stream(ndjson:atPath:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(ndjson: ByteChunks(bytes, .ndjson), atPath: place, options: options)
  }

  /// Same as `stream(array:atPath:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    stream(array: ByteChunks(bytes, .array), atPath: place, options: options)
  }
}

extension ContextDecodingMapping {
  /// Same as `stream(ndjson:atPath:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, atPath place: String? = nil, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(ndjson: ByteChunks(bytes, .ndjson), atPath: place, context: context, options: options)
  }

  /// Same as `stream(array:atPath:context:options:)` for chunks.
  public static func stream<Bytes: AsyncSequence>(
    array bytes: Bytes, atPath place: String? = nil, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, ByteChunks<Bytes>> where Bytes.Element == UInt8 {
    try stream(array: ByteChunks(bytes, .array), atPath: place, context: context, options: options)
  }
}
