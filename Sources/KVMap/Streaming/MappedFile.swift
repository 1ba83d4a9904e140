/// The values of a file, each read when it is asked for, so that a file of any length takes no more memory than its
/// longest value. What `T.stream(ndjsonFile:)` and `T.stream(arrayFile:)` return.
///
///     for result in User.stream(ndjsonFile: "users.ndjson") {
///       let user = try result.get()
///     }
///
/// Each value is a result: `try result.get()` ends the loop with the first one that cannot be read, and a `switch` may go
/// on behind it. The error is a `MappingError`, or a `FileReadingError`, which is the last result. `StreamReader` says
/// what holds for the values and for problems.
///
/// Each loop opens the file and reads it from its beginning. It is open until its end was reached, or until nobody has
/// the iterator.
public struct MappedFile<Element>: Sequence {
  private let path: String
  private let options: StreamOptions
  private let reader: StreamReader<Element>

  init(
    _ path: String, _ format: StreamFormat, _ mapper: ElementMapper<Element>, _ options: StreamOptions,
    passed: PassedJSON?
  ) {
    self.path = path
    self.options = options
    reader = StreamReader(format, mapper, options: options, passed: passed)
  }

  /// Begins to read. The file is opened by the first call of `next`.
  public func makeIterator() -> Iterator { Iterator(FileBlocks(path, size: options.blockSize), reader) }

  /// Takes the values one by one.
  public struct Iterator: IteratorProtocol {
    private var reader: StreamReader<Element>
    /// nil when nothing more is wanted of the file.
    private var file: FileBlocks?

    init(_ file: FileBlocks, _ reader: StreamReader<Element>) {
      self.file = file
      self.reader = reader
    }

    /// The next value, or why there is none; nil at the end of the file.
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

    /// How many bytes of memory are taken for what was read of the file and is not used up. For tests.
    package var capacity: Int { reader.capacity }
  }
}

extension MappedFile: Sendable where Element: Sendable {}

@available(*, unavailable)
extension MappedFile.Iterator: Sendable {}
