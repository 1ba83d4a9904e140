/// The values of a stream of bytes that arrives as an asynchronous sequence of chunks, each read on demand. Returned by
/// `T.stream(ndjson:)` and `T.stream(array:)`.
///
///     for try await user in User.stream(ndjson: chunks) { … }
///
/// The loop ends at the first value that cannot be read. To continue after it, take the values one by one, or as
/// results:
///
///     for try await result in User.stream(ndjson: chunks).results {
///       switch result {
///       case .success(let user): …
///       case .failure(let error): …      // and on with the next line
///       }
///     }
///
/// Errors: `MappingError` for problems with the bytes (`IncrementalDecoder` documents after which of them it can
/// continue); any error of the sequence of chunks, unchanged; and `CancellationError` if the task is cancelled, even if
/// the chunks then simply end, so that a partial stream is never mistaken for a complete one.
///
/// Chunks are requested only when the next value needs them.
public struct AsyncDecodedSequence<Element, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: ContiguousDocument {
  private let chunks: Chunks
  private let reader: IncrementalDecoder<Element>

  init(_ chunks: Chunks, _ reader: IncrementalDecoder<Element>) {
    self.chunks = chunks
    self.reader = reader
  }

  /// Starts reading.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks.makeAsyncIterator(), reader) }

  /// The values as results: a value that cannot be read does not end the sequence, if the reader can continue after it.
  ///
  /// The sequence throws the errors of the sequence of chunks, and `CancellationError`.
  public var results: Results { Results(stream: self) }

  /// Returns the values one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var chunks: Chunks.AsyncIterator
    private var reader: IncrementalDecoder<Element>
    private var hasFailed = false
    /// Adds line ends to texts that come without them.
    private var lineEnds: LineEnds

    init(_ chunks: Chunks.AsyncIterator, _ reader: IncrementalDecoder<Element>) {
      self.chunks = chunks
      self.reader = reader
      lineEnds = LineEnds(
        canBeMissing: reader.format == .ndjson && LineEnds.canBeMissing(in: Chunks.Element.self))
    }

    /// The next value; nil at the end of the stream.
    ///
    /// - Throws: The same errors as the sequence. After a `MappingError`, the next call continues after the value if
    ///   possible; after any other error it returns nil.
    public mutating func next() async throws -> Element? { try await nextResult()?.get() }

    /// The next value, or the reason why it cannot be read; nil at the end of the stream.
    ///
    /// - Throws: The errors of the sequence of chunks, and `CancellationError`. The next call then returns nil.
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
            // Many sequences simply end when the task is cancelled.
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

  /// The values of a stream as results.
  public struct Results: AsyncSequence {
    fileprivate let stream: AsyncDecodedSequence

    /// Starts reading.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(values: stream.makeAsyncIterator()) }

    /// Returns the results one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var values: AsyncDecodedSequence.AsyncIterator

      /// The next result; nil at the end of the stream.
      ///
      /// - Throws: The errors of the sequence of chunks, and `CancellationError`.
      public mutating func next() async throws -> Result<Element, MappingError>? { try await values.nextResult() }
    }
  }
}

extension AsyncDecodedSequence: Sendable where Element: Sendable, Chunks: Sendable {}
extension AsyncDecodedSequence.Results: Sendable where Element: Sendable, Chunks: Sendable {}

@available(*, unavailable)
extension AsyncDecodedSequence.AsyncIterator: Sendable {}
