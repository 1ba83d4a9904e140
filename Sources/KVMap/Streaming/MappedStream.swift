/// The values of a stream of bytes that comes as an asynchronous sequence of chunks, each read when it is asked for. What
/// `T.stream(ndjson:)` and `T.stream(array:)` return.
///
///     for try await user in User.stream(ndjson: chunks) { … }
///
/// The loop ends with the first value that cannot be read. To go on behind it, take the values one by one, or as results:
///
///     for try await result in User.stream(ndjson: chunks).results {
///       switch result {
///       case .success(let user): …
///       case .failure(let error): …      // and on with the next line
///       }
///     }
///
/// Errors: `MappingError` for what is wrong with the bytes (`StreamReader` says behind which ones it can go on); what the
/// sequence of chunks throws, unchanged; and `CancellationError` when the task is cancelled, also where the chunks then
/// just end, so that half a stream is never taken for a whole one.
///
/// Nothing is asked of the chunks before a value is needed that is not there yet.
public struct MappedStream<Element, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: DocumentBytes {
  private let chunks: Chunks
  private let reader: StreamReader<Element>

  init(_ chunks: Chunks, _ reader: StreamReader<Element>) {
    self.chunks = chunks
    self.reader = reader
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks.makeAsyncIterator(), reader) }

  /// The values, each as a result: one that cannot be read does not end the sequence, if the reader can go on behind it.
  ///
  /// It throws what the sequence of chunks throws, and `CancellationError`.
  public var results: Results { Results(stream: self) }

  /// Takes the values one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var chunks: Chunks.AsyncIterator
    private var reader: StreamReader<Element>
    private var hasFailed = false
    /// Of texts without a line end between them: what is added to them.
    private var lineEnds: LineEnds

    init(_ chunks: Chunks.AsyncIterator, _ reader: StreamReader<Element>) {
      self.chunks = chunks
      self.reader = reader
      lineEnds = LineEnds(
        canBeMissing: reader.format == .ndjson && Chunks.Element.self is any StringProtocol.Type)
    }

    /// The next value; nil at the end of the stream.
    ///
    /// - Throws: as the sequence does. After a `MappingError`, the next call goes on behind the value, where that is
    ///   possible; after any other error it returns nil.
    public mutating func next() async throws -> Element? { try await nextResult()?.get() }

    /// The next value, or why it cannot be read; nil at the end of the stream.
    ///
    /// - Throws: what the sequence of chunks throws, and `CancellationError`. The next call then returns nil.
    public mutating func nextResult() async throws -> Result<Element, MappingError>? {
      guard !hasFailed else { return nil }
      do {
        while true {
          try Task.checkCancellation()
          do throws(MappingError) {
            if let value = try reader.next() { return .success(value) }
          } catch {
            return .failure(error)
          }
          guard !reader.isAtEnd else { return nil }
          if let chunk = try await chunks.next() {
            append(chunk)
          } else {
            // Many sequences just end when the task is cancelled.
            try Task.checkCancellation()
            reader.finish()
          }
        }
      } catch {
        hasFailed = true
        throw error
      }
    }

    private mutating func append(_ chunk: Chunks.Element) {
      let missing = chunk.withDocumentBytes { lineEnds.missing(around: $0) }
      if missing.before { reader.append("\n") }
      reader.append(chunk)
      if missing.behind { reader.append("\n") }
    }
  }

  /// The values of a stream, each as a result.
  public struct Results: AsyncSequence {
    fileprivate let stream: MappedStream

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(values: stream.makeAsyncIterator()) }

    /// Takes the results one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var values: MappedStream.AsyncIterator

      /// The next result; nil at the end of the stream.
      ///
      /// - Throws: what the sequence of chunks throws, and `CancellationError`.
      public mutating func next() async throws -> Result<Element, MappingError>? { try await values.nextResult() }
    }
  }
}

extension MappedStream: Sendable where Element: Sendable, Chunks: Sendable {}
extension MappedStream.Results: Sendable where Element: Sendable, Chunks: Sendable {}

@available(*, unavailable)
extension MappedStream.AsyncIterator: Sendable {}
