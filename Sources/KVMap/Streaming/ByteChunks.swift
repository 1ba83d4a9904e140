/// Groups a sequence of single bytes, such as `URLSession.AsyncBytes`, into chunks. `T.stream(ndjson:)` and
/// `T.stream(array:)` create one for such sequences.
///
/// A chunk ends where a value can end, so that a complete value never waits for later bytes.
public struct ByteChunks<Bytes: AsyncSequence>: AsyncSequence where Bytes.Element == UInt8 {
  private let bytes: Bytes
  private let format: StreamFormat

  package init(_ bytes: Bytes, _ format: StreamFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// Starts reading the bytes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator(), format: format) }

  /// Returns the chunks one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Bytes.AsyncIterator
    fileprivate let format: StreamFormat
    private var isAtEnd = false

    fileprivate init(bytes: Bytes.AsyncIterator, format: StreamFormat) {
      self.bytes = bytes
      self.format = format
    }

    /// The next chunk; nil at the end of the bytes.
    ///
    /// - Throws: The error of the sequence of bytes.
    public mutating func next() async throws -> [UInt8]? {
      guard !isAtEnd else { return nil }
      var chunk: [UInt8] = []
      while let byte = try await bytes.next() {
        chunk.append(byte)
        if mayEndValue(byte) || chunk.count == Self.capacity { return chunk }
      }
      isAtEnd = true
      return chunk.isEmpty ? nil : chunk
    }

    private func mayEndValue(_ byte: UInt8) -> Bool {
      switch format {
      case .ndjson: byte == UInt8(ascii: "\n")
      case .array: byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      }
    }

    /// This many bytes form a chunk, whatever their content.
    private static var capacity: Int { 1 << 14 }
  }
}

extension ByteChunks: Sendable where Bytes: Sendable {}

@available(*, unavailable)
extension ByteChunks.AsyncIterator: Sendable {}
