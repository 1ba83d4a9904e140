@_spi(Generated) import KVMap
import Testing

@Suite("Streams: lines without their ends, and single bytes")
struct LineStreamTests {
  private func texts(_ texts: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in
      for text in texts { continuation.yield(text) }
      continuation.finish()
    }
  }

  private func outcome(_ texts: [String]) async throws -> [String] {
    var outcome: [String] = []
    for try await result in Author.stream(ndjson: self.texts(texts)).results {
      switch result {
      case .success(let author): outcome.append(author.name)
      case .failure(let error):
        let problem = error.problems[0]
        outcome.append("\(problem.kind) \(problem.reached) \(problem.line)")
      }
    }
    return outcome
  }

  private func line(_ name: String) -> String { "{\"name\": \"\(name)\"}" }

  @Test("lines without their ends are values, also behind one that is broken")
  func lines() async throws {
    #expect(try await outcome([line("a"), line("b"), line("c")]) == ["a", "b", "c"])
    let found = try await outcome(["", line("a"), " ", "", line("b"), "{\"name\"", line("c"), line("d")])
    #expect(found == ["a", "b", "syntax [2].name 3", "c", "d"])
    #expect(try await outcome(["\u{feff}" + line("a"), line("b")]) == ["a", "b"])
    #expect(try await outcome([line("a")]) == ["a"])
    #expect(try await outcome([]) == [])
  }

  @Test("lines of any values but numbers")
  func scalars() async throws {
    var values: [String] = []
    for try await value in JSONValue.stream(ndjson: texts(["null", "true", "[1]", "12", "\"x\"", "3"])) {
      values.append(value.description)
    }
    #expect(values == ["null", "true", "[1]", "12", "\"x\"", "3"])
  }

  @Test("texts that have line ends are pieces, wherever they are cut")
  func pieces() async throws {
    let text = line("a") + "\n\n" + line("b") + "\r\n" + line("c")
    for first in text.unicodeScalars.indices {
      for second in text.unicodeScalars.indices[first...] {
        let pieces = [text[..<first], text[first..<second], text[second...]].map(String.init)
        #expect(try await outcome(pieces) == ["a", "b", "c"], "\(pieces)")
      }
    }
    var numbers: [Int] = []
    for try await number in Int.stream(ndjson: texts(["1", "2\n3", "4"])) { numbers.append(number) }
    #expect(numbers == [12, 34])
  }

  /// Single bytes; counts how many were consumed.
  private struct Bytes: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = UInt8
    var bytes: ArraySlice<UInt8>

    func makeAsyncIterator() -> Bytes { self }
    mutating func next() async throws -> UInt8? { bytes.popFirst() }
  }

  @Test("single bytes, of lines and of an array")
  func bytes() async throws {
    let names = (0..<2_000).map { "n\($0)" }
    let lines = Bytes(bytes: Array(names.map(line).joined(separator: "\n").utf8)[...])
    var read: [String] = []
    for try await author in Author.stream(ndjson: lines) { read.append(author.name) }
    #expect(read == names)
    read = []
    let array = Bytes(bytes: Array("[\(names.map(line).joined(separator: ","))]".utf8)[...])
    for try await author in Author.stream(array: array) { read.append(author.name) }
    #expect(read == names)
    await #expect(throws: MappingError.self) {
      for try await _ in Author.stream(ndjson: Bytes(bytes: [0x7b])) {}
    }
  }

  @Test("a value waits for no byte behind its line, or behind its bracket")
  func waiting() async throws {
    let (bytes, continuation) = AsyncStream.makeStream(of: UInt8.self)
    var values = Author.stream(ndjson: bytes).makeAsyncIterator()
    for byte in (line("a") + "\n").utf8 { continuation.yield(byte) }
    #expect(try await values.next()?.name == "a")
    let (more, second) = AsyncStream.makeStream(of: UInt8.self)
    var elements = Author.stream(array: more).makeAsyncIterator()
    for byte in "[\(line("b"))".utf8 { second.yield(byte) }
    #expect(try await elements.next()?.name == "b")
    continuation.finish()
    second.finish()
  }

  @Test("a long value is taken in pieces")
  func long() async throws {
    let name = String(repeating: "x", count: 100_000)
    let bytes = Bytes(bytes: Array(line(name).utf8)[...])
    var count = 0
    for try await author in Author.stream(ndjson: bytes) { count += author.name.utf8.count }
    #expect(count == 100_000)
  }
}
