/// The values of a file, each read on demand, so that memory use depends on the longest value and not on the length of
/// the file. Returned by `T.stream(ndjsonFile:)` and `T.stream(arrayFile:)`.
///
///     for result in User.stream(ndjsonFile: "users.ndjson") {
///       let user = try result.get()
///     }
///
/// Each value is a result: `try result.get()` ends the loop at the first value that cannot be read, and a `switch` can
/// continue after it. The error is a `MappingError`, or a `FileReadingError`, which is the last result.
/// `IncrementalDecoder` documents the rules for values and problems.
///
/// Each loop opens the file and reads it from the beginning. The file stays open until its end is reached or the
/// iterator is released.
public struct DecodedFileSequence<Element>: Sequence {
  private let path: String
  private let options: StreamOptions
  private let reader: IncrementalDecoder<Element>

  init(
    _ path: String, _ format: StreamFormat, _ mapper: ElementMapper<Element>, at place: String?,
    _ options: StreamOptions, passed: PassedJSON?
  ) {
    self.path = path
    self.options = options
    reader = IncrementalDecoder(format, mapper, at: place, options: options, passed: passed)
  }

  /// Starts reading. The first call of `next` opens the file.
  public func makeIterator() -> Iterator { Iterator(FileBlocks(path, size: options.blockSize), reader) }

  /// Returns the values one by one.
  public struct Iterator: IteratorProtocol {
    private var reader: IncrementalDecoder<Element>
    /// nil once the file is no longer needed.
    private var file: FileBlocks?

    init(_ file: FileBlocks, _ reader: IncrementalDecoder<Element>) {
      self.file = file
      self.reader = reader
    }

    /// The next value, or the reason why it cannot be read; nil at the end of the file.
    public mutating func next() -> Result<Element, any Error>? {
      while let file {
        do throws(MappingError) {
          if let value = try reader.next() { return .success(value) }
        } catch {
          return .failure(error)
        }
        guard !reader.isAtEnd else { break }
        do throws(FileReadingError) {
          let isAtEnd = try file.next { reader.append($0) }
          if isAtEnd { reader.finish() }
        } catch {
          self.file = nil
          return .failure(error)
        }
      }
      file = nil
      return nil
    }

    /// Same as `IncrementalDecoder.keepsWarnings`.
    public var keepsWarnings: Bool {
      get { reader.keepsWarnings }
      set { reader.keepsWarnings = newValue }
    }

    /// Same as `IncrementalDecoder.takeWarnings()`.
    public mutating func takeWarnings() -> [MappingProblem] { reader.takeWarnings() }

    /// The size of the buffer for bytes of the file that are read but not consumed. For tests.
    package var capacity: Int { reader.capacity }
  }
}

extension DecodedFileSequence: Sendable where Element: Sendable {}

@available(*, unavailable)
extension DecodedFileSequence.Iterator: Sendable {}
