/// Reads values from streams of JSON by a mapping alongside their type.
///
///     for try await user in User.Form.stream(ndjson: chunks) { … }
extension DecodingMapping {
  /// Reads newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - chunks: The bytes in order, split anywhere: `[UInt8]`, `Data`, `String` and others.
  ///   - place: The path of the value in each line, such as `data.user`; nil for the whole line.
  ///   - options: The limits of the stream.
  /// - Returns: The values, read while the caller iterates. `IncrementalDecoder` documents the rules for values and
  ///   problems.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(chunks, IncrementalDecoder(.ndjson, by: Self.self, atPath: place, options: options))
  }

  /// Reads the elements of a JSON array that is the whole document, or at a path of it: `features`, `data.users`, of
  /// keys and of indices from 0. `IncrementalDecoder` says what is checked around it. Otherwise the same as
  /// `stream(ndjson:atPath:options:)`.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(chunks, IncrementalDecoder(.array, by: Self.self, atPath: place, options: options))
  }

  /// Reads a file of newline-delimited JSON (JSON Lines): one value on each line.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative path starts at the current directory.
  ///   - place: The path of the value in each line; nil for the whole line.
  ///   - options: The maximum size of a value and the block size for reading the file.
  /// - Returns: The values, read while the caller iterates. Iterating blocks during file access.
  public static func stream(
    ndjsonFile path: String, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> DecodedFileSequence<Value> {
    DecodedFileSequence(path, .ndjson, .mapping(Self.self), at: place, options, passed: nil)
  }

  /// Reads the elements of a JSON array that is a whole file, or at a path of it. Otherwise the same as
  /// `stream(ndjsonFile:atPath:options:)`.
  public static func stream(
    arrayFile path: String, atPath place: String? = nil, options: StreamOptions = StreamOptions()
  ) -> DecodedFileSequence<Value> {
    DecodedFileSequence(path, .array, .mapping(Self.self), at: place, options, passed: nil)
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
  /// Same as `stream(ndjson:atPath:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, atPath place: String? = nil, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(
      chunks, try IncrementalDecoder(.ndjson, by: Self.self, atPath: place, context: context, options: options))
  }

  /// Same as `stream(array:atPath:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream<Chunks: AsyncSequence>(
    array chunks: Chunks, atPath place: String? = nil, context: CallerContext, options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> AsyncDecodedSequence<Value, Chunks> where Chunks.Element: ContiguousDocument {
    AsyncDecodedSequence(
      chunks, try IncrementalDecoder(.array, by: Self.self, atPath: place, context: context, options: options))
  }

  /// Same as `stream(ndjsonFile:atPath:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    ndjsonFile path: String, atPath place: String? = nil, context: CallerContext,
    options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> DecodedFileSequence<Value> {
    DecodedFileSequence(path, .ndjson, .mapping(Self.self), at: place, options, passed: try written(context))
  }

  /// Same as `stream(arrayFile:atPath:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public static func stream(
    arrayFile path: String, atPath place: String? = nil, context: CallerContext,
    options: StreamOptions = StreamOptions()
  ) throws(MappingError) -> DecodedFileSequence<Value> {
    DecodedFileSequence(path, .array, .mapping(Self.self), at: place, options, passed: try written(context))
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
  ///   - place: The path of the value in each line, or of the array in the document; nil for the whole of it.
  ///   - options: Limits for the values.
  public init<Mapping: DecodingMapping>(
    _ format: StreamFormat, by mapping: Mapping.Type, atPath place: String? = nil,
    options: StreamOptions = StreamOptions()
  ) where Mapping.Value == Element {
    self.init(format, .mapping(mapping), at: place, options: options, passed: nil)
  }

  /// Same as `init(_:by:atPath:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: An error if `context` cannot be written as JSON; the path is then below `$context`.
  public init<Mapping: ContextDecodingMapping>(
    _ format: StreamFormat, by mapping: Mapping.Type, atPath place: String? = nil, context: Mapping.CallerContext,
    options: StreamOptions = StreamOptions()
  ) throws(MappingError) where Mapping.Value == Element {
    self.init(format, .mapping(mapping), at: place, options: options, passed: try Mapping.written(context))
  }
}
