/// Streams of JSON become values by a mapping beside their type.
///
///     for try await user in User.Form.stream(ndjson: chunks) { … }
extension MappingReader {
  /// Reads newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - chunks: the bytes in order, cut anywhere: `[UInt8]`, `Data`, `String` and others.
  ///   - options: how long a value may be.
  /// - Returns: the values, read while the caller iterates. `StreamReader` says what holds for them and for problems.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Value, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, StreamReader(.ndjson, by: Self.self, options: options))
  }

  /// Reads the elements of a JSON array that is the whole document. As `stream(ndjson:options:)` else.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, options: StreamOptions = StreamOptions()
  ) -> MappedStream<Value, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, StreamReader(.array, by: Self.self, options: options))
  }

  /// Reads a file of newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - path: the file's; one that is not absolute begins at the current folder.
  ///   - options: how long a value may be, and how much of the file is read at once.
  /// - Returns: the values, read while the caller iterates. The calls block until the file has answered.
  public static func stream(ndjsonFile path: String, options: StreamOptions = StreamOptions()) -> MappedFile<Value> {
    MappedFile(path, .ndjson, .mapping(Self.self), options, passed: nil)
  }

  /// Reads the elements of a JSON array that is a whole file. As `stream(ndjsonFile:options:)` else.
  public static func stream(arrayFile path: String, options: StreamOptions = StreamOptions()) -> MappedFile<Value> {
    MappedFile(path, .array, .mapping(Self.self), options, passed: nil)
  }
}

/// The same, with the value that rules find under `$context`. It is written once for each stream.
extension ContextMapping {
  /// As `stream(ndjson:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Value, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, try StreamReader(.ndjson, by: Self.self, context: context, options: options))
  }

  /// As `stream(array:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedStream<Value, Chunks> where Chunks.Element: DocumentBytes {
    MappedStream(chunks, try StreamReader(.array, by: Self.self, context: context, options: options))
  }

  /// As `stream(ndjsonFile:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    ndjsonFile path: String, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedFile<Value> {
    MappedFile(path, .ndjson, .mapping(Self.self), options, passed: try written(context))
  }

  /// As `stream(arrayFile:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    arrayFile path: String, context: PassedContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> MappedFile<Value> {
    MappedFile(path, .array, .mapping(Self.self), options, passed: try written(context))
  }
}

extension StreamReader {
  /// A reader that has no bytes yet, of values that a mapping beside their type reads.
  ///
  /// - Parameters:
  ///   - format: how the values stand in the bytes.
  ///   - mapping: `User.Form.self`
  public init<Mapping: MappingReader>(
    _ format: StreamFormat, by mapping: Mapping.Type, options: StreamOptions = StreamOptions()
  ) where Mapping.Value == Element {
    self.init(format, .mapping(mapping), options: options, passed: nil)
  }

  /// As `init(_:by:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: when `context` cannot be written as JSON; the path is then below `$context`.
  public init<Mapping: ContextMapping>(
    _ format: StreamFormat, by mapping: Mapping.Type, context: Mapping.PassedContext,
    options: StreamOptions = StreamOptions()
  ) throws(MappingError) where Mapping.Value == Element {
    self.init(format, .mapping(mapping), options: options, passed: try Mapping.written(context))
  }
}
