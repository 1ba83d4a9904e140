import Foundation
@_spi(Generated) import KVMap
import TestSupport
import Testing

@Suite("Streams: memory")
struct StreamMemoryTests {
  private let line = Array((Sample.article.replacing("\n", with: " ") + "\n").utf8)

  /// Chunks of one length from endless lines, or elements.
  private func chunks(_ count: Int, of length: Int, _ format: StreamFormat) -> AnySequence<ArraySlice<UInt8>> {
    let element = format == .array ? line.dropLast() + [0x2c] : line
    return AnySequence { () -> AnyIterator<ArraySlice<UInt8>> in
      var rest: [UInt8] = format == .array ? [0x5b] : []
      var left = count
      return AnyIterator {
        guard left > 0 else { return nil }
        left -= 1
        while rest.count < length { rest += element }
        defer { rest.removeFirst(length) }
        return rest[..<length]
      }
    }
  }

  @Test("is that of the longest value and chunk, however long the stream is", arguments: [StreamFormat.ndjson, .array])
  func isConstant(_ format: StreamFormat) {
    for length in [1, 100, 4_096] {
      let bound = 2 * (length + line.count) + 64
      let few = StreamOutcome(Article.self, format, chunks(20_000 / length + 3, of: length, format))
      let many = StreamOutcome(Article.self, format, chunks(400_000 / length + 3, of: length, format))
      #expect(many.values.count > 10 * few.values.count)
      #expect(many.peak <= bound)
      #expect(few.peak <= bound)
    }
  }

  @Test("grows for a long value up to the limit, and not beyond", arguments: [StreamFormat.ndjson, .array])
  func growsToTheLimit(_ format: StreamFormat) {
    let options = StreamOptions(elementLimit: 10_000)
    let start = format == .array ? "[\"" : "\""
    let piece = Array(repeating: UInt8(ascii: "x"), count: 100)
    let endless = [Array(start.utf8)[...]] + Array(repeating: piece[...], count: 50_000)
    let outcome = StreamOutcome(JSONValue.self, format, endless, options: options)
    #expect(outcome.problems.map(\.kind) == [.limit])
    #expect(outcome.peak <= 2 * 10_200 + 64)
  }

  @Test("blanks take none", arguments: [StreamFormat.ndjson, .array])
  func blanks(_ format: StreamFormat) {
    let blank = Array(repeating: UInt8(ascii: " "), count: 1_000)
    let chunks = Array(repeating: blank[...], count: 2_000) + [Array("[]".utf8)[...]]
    let outcome = StreamOutcome(JSONValue.self, format, chunks)
    #expect(outcome.values == (format == .array ? [] : ["[]"]))
    #expect(outcome.problems == [])
    #expect(outcome.peak <= 2 * 1_002 + 64)
  }

  @Test("of a file is that of a block and a value")
  func file() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("articles.ndjson")
    let count = 20_000
    try Data(Array(repeatElement(line, count: count).joined())).write(to: url)
    var values = Article.stream(ndjsonFile: url.path, options: StreamOptions(blockSize: 8_192)).makeIterator()
    var read = 0
    var peak = 0
    while let result = values.next() {
      #expect(try result.get().id == 7)
      read += 1
      peak = max(peak, values.capacity)
    }
    #expect(read == count)
    #expect(peak <= 2 * (8_192 + line.count) + 64)
  }
}
