/// Reads values from streams of JSON by a mapping alongside their type.
///
///     for try await user in User.Form.stream(ndjson: chunks) { … }
extension DecodingMapping {
  /// Reads newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - chunks: The bytes in order, split anywhere: `[UInt8]`, `Data`, `String` and others.
  ///   - options: The limits of the stream.
  /// - Returns: The values, read while the caller iterates. `IncrementalDecoder` documents the rules for values and
  ///   problems.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(chunks, IncrementalDecoder(.ndjson, by: Self.self, options: options))
  }

  /// Reads the elements of a JSON array that is the whole document. Otherwise the same as `stream(ndjson:options:)`.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(chunks, IncrementalDecoder(.array, by: Self.self, options: options))
  }

  /// Reads a file of newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative path starts at the current directory.
  ///   - options: The maximum size of a value and the block size for reading the file.
  /// - Returns: The values, read while the caller iterates. Iterating blocks during file access.
  public static func stream(ndjsonFile path: String, options: StreamOptions = StreamOptions()) -> DecodedFileSequence<
    Value
  > {
    DecodedFileSequence(path, .ndjson, .mapping(Self.self), options, passed: nil)
  }

  /// Reads the elements of a JSON array that is a whole file. Otherwise the same as `stream(ndjsonFile:options:)`.
  public static func stream(arrayFile path: String, options: StreamOptions = StreamOptions()) -> DecodedFileSequence<
    Value
  > {
    DecodedFileSequence(path, .array, .mapping(Self.self), options, passed: nil)
  }
}

extension DecodingMapping where Value: Sendable {
  /// Reads a file of newline-delimited JSON (JSON Lines) on several threads: one value on each line.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative path starts at the current directory.
  ///   - jobs: The number of threads that read; nil for one for each processor. With 1, the caller's thread reads.
  ///   - options: The maximum size of a value, and the size of the blocks that a thread reads at a time.
  /// - Returns: The values in the order of the lines. Iterating blocks until the next value is read.
  public static func stream(
    ndjsonFile path: String, jobs: Int?, options: StreamOptions = StreamOptions()
  ) -> ParallelFileSequence<Value> {
    ParallelFileSequence(path, .mapping(Self.self), jobs: jobs, options, passed: nil)
  }
}

/// The same, with the value that rules find under `$context`. It is written once for each stream.
extension ContextDecodingMapping {
  /// Same as `stream(ndjson:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(chunks, try IncrementalDecoder(.ndjson, by: Self.self, context: context, options: options))
  }

  /// Same as `stream(array:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(chunks, try IncrementalDecoder(.array, by: Self.self, context: context, options: options))
  }

  /// Same as `stream(ndjsonFile:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    ndjsonFile path: String, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> DecodedFileSequence<Value> {
    DecodedFileSequence(path, .ndjson, .mapping(Self.self), options, passed: try written(context))
  }

  /// Same as `stream(arrayFile:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    arrayFile path: String, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> DecodedFileSequence<Value> {
    DecodedFileSequence(path, .array, .mapping(Self.self), options, passed: try written(context))
  }
}

extension ContextDecodingMapping where Value: Sendable {
  /// Same as `stream(ndjsonFile:jobs:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    ndjsonFile path: String, jobs: Int?, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> ParallelFileSequence<Value> {
    ParallelFileSequence(path, .mapping(Self.self), jobs: jobs, options, passed: try written(context))
  }
}

extension IncrementalDecoder {
  /// Creates an empty reader of values that a mapping alongside their type reads.
  ///
  /// - Parameters:
  ///   - format: How the values are arranged in the bytes.
  ///   - mapping: `User.Form.self`
  ///   - options: Limits for the values.
  public init<Mapping: DecodingMapping>(
    _ format: StreamFormat, by mapping: Mapping.Type, options: StreamOptions = StreamOptions()
  ) where Mapping.Value == Element {
    self.init(format, .mapping(mapping), options: options, passed: nil)
  }

  /// Same as `init(_:by:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public init<Mapping: ContextDecodingMapping>(
    _ format: StreamFormat, by mapping: Mapping.Type, context: Mapping.CallerContext,
    options: StreamOptions = StreamOptions()
  ) throws(MappingError) where Mapping.Value == Element {
    self.init(format, .mapping(mapping), options: options, passed: try Mapping.written(context))
  }
}
