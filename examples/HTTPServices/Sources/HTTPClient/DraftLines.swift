import NIOCore
import Orders

/// Many drafts as NDJSON, in chunks that are made when they are asked for.
struct DraftLines: AsyncSequence, Sendable {
  typealias Element = ByteBuffer
  typealias Failure = Never

  let count: Int
  /// The lines of one chunk; they are sent again and again.
  private let chunk: ByteBuffer
  private static let linesOfChunk = 100

  /// - Parameter count: Rounded down to hundreds.
  init(count: Int) throws {
    self.count = count
    chunk = try (0..<Self.linesOfChunk).reduce(into: ByteBuffer()) { chunk, number in
      chunk.writeBytes(try Draft.sample(number).jsonBytes())
      chunk.writeInteger(UInt8(ascii: "\n"))
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunk: chunk, rest: count / Self.linesOfChunk) }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let chunk: ByteBuffer
    fileprivate var rest: Int

    mutating func next() async -> ByteBuffer? {
      guard rest > 0 else { return nil }
      rest -= 1
      return chunk
    }

    mutating func next(isolation _: isolated (any Actor)?) async -> ByteBuffer? { await next() }
  }
}
