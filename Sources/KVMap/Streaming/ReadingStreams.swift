/// Streams of JSON become values, one at a time.
extension Readable {
  /// Reads newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - chunks: the bytes in order, cut anywhere: `[UInt8]`, `Data`, `String` and others.
  ///   - options: how long a value may be.
  /// - Returns: the values, read while the caller iterates. `StreamReader` says what holds for them and for problems.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Self, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, StreamReader(.ndjson, options: options))
  }

  /// Reads the elements of a JSON array that is the whole document. As `stream(ndjson:options:)` else.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Self, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, StreamReader(.array, options: options))
  }

  /// Reads a file of newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - path: the file's; one that is not absolute begins at the current folder.
  ///   - options: how long a value may be, and how much of the file is read at once.
  /// - Returns: the values, read while the caller iterates. The calls block until the file has answered.
  public static func stream(
    ndjsonFile path: String, options: StreamOptions = StreamOptions()
  ) -> MappedFile<Self> {
    MappedFile(path, .ndjson, .type(), options, passed: nil)
  }

  /// Reads the elements of a JSON array that is a whole file. As `stream(ndjsonFile:options:)` else.
  public static func stream(
    arrayFile path: String, options: StreamOptions = StreamOptions()
  ) -> MappedFile<Self> {
    MappedFile(path, .array, .type(), options, passed: nil)
  }
}

/// The same, with the value that rules find under `$context`. It is written once for each stream.
extension ContextReadable {
  /// As `stream(ndjson:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Self, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, try StreamReader(.ndjson, context: context, options: options))
  }

  /// As `stream(array:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Self, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, try StreamReader(.array, context: context, options: options))
  }

  /// As `stream(ndjsonFile:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    ndjsonFile path: String, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedFile<Self> {
    MappedFile(path, .ndjson, .type(), options, passed: try written(context))
  }

  /// As `stream(arrayFile:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    arrayFile path: String, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedFile<Self> {
    MappedFile(path, .array, .type(), options, passed: try written(context))
  }
}

extension StreamReader where Element: Readable {
  /// A reader that has no bytes yet.
  ///
  /// - Parameter format: how the values stand in the bytes.
  public init(_ format: StreamFormat, options: StreamOptions = StreamOptions()) {
    self.init(format, .type(), options: options, passed: nil)
  }
}

extension StreamReader where Element: ContextReadable {
  /// A reader that has no bytes yet, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public init(
    _ format: StreamFormat, context: Element.PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) {
    self.init(format, .type(), options: options, passed: try Element.written(context))
  }
}

/// The same for a `Span`, which cannot conform to `DocumentBytes`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension StreamReader {
  /// As `append(_:)` for other bytes.
  public mutating func append(_ bytes: Span<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }
}
