import Foundation
@_spi(Generated) import KVMap
import Testing

/// Wherever the bytes are split, the outcome is the same, and equal to that of a document read at once.
@Suite("Streams: chunks")
struct StreamCuttingTests {
  static let texts = [
    #"{"name":"Ada é 😀 \u00e9\"\\","age":36}"# + "\r\n\n" + #"{"name":"Charles"}"#
      + "\n[1]\nnull\n{\"name\":}\n{\"name\":1}\n12",
    "\u{feff}" + #"[ {"name":"Ada é 😀 \u00e9\"\\","age":36} , {"name":"[{]}\\"},{"age":1}, null, 1e5, {"name":"Z"}]"#
      + "\n",
    #"[{"name":"x"},{"name":"y}"#, #"[{"name":"x"} {"name":"y"}]"#, "[1,]", "[\"a\u{e9}\", \u{e9}]", "[{\"a\":[1}, 2]",
    "[1]x",
    "[1] \u{20ac}", "x", "", "[", "[1", "[1,", "\u{feff}", "1\n\u{feff}2\n3", "[1,\u{feff}2]", "[\"a\nb\"]",
    "[[[[[]]]]]", "\u{feff}\u{feff}1\n2", "\u{feff}\u{feff}[1]",
  ]

  @Test("every chunk may have any length", arguments: texts, [StreamFormat.ndjson, .array])
  func everyLength(_ text: String, _ format: StreamFormat) {
    let bytes = Array(text.utf8)
    let whole = StreamOutcome(Author.self, format, [bytes[...]])
    let wholeValues = StreamOutcome(JSONValue.self, format, [bytes[...]])
    for length in 1...max(bytes.count, 1) {
      let chunks = stride(from: 0, to: bytes.count, by: length).map { bytes[$0..<min($0 + length, bytes.count)] }
      #expect(StreamOutcome(Author.self, format, chunks) == whole, "\(length)")
      #expect(StreamOutcome(JSONValue.self, format, chunks) == wholeValues, "\(length)")
    }
  }

  @Test("lines may be cut anywhere", arguments: 1...9)
  func lines(_ length: Int) {
    for bytes in LineTexts.all {
      let chunks = stride(from: 0, to: bytes.count, by: length).map { bytes[$0..<min($0 + length, bytes.count)] }
      let whole = StreamOutcome(JSONValue.self, .ndjson, [bytes[...]])
      #expect(StreamOutcome(JSONValue.self, .ndjson, chunks) == whole, "\(bytes)")
    }
  }

  @Test("changed documents, cut anywhere", arguments: [StreamFormat.ndjson, .array])
  func changed(_ format: StreamFormat) {
    var generator = SplitMix64(state: 21)
    var outcomes = (values: 0, problems: 0)
    for number in 0..<4_000 {
      let separator = format == .array ? "," : "\n"
      let values = [Sample.article, #"{"name":"Ada"}"#, "[1,\"a\"]", "12", "null"].map { $0.replacing("\n", with: " ") }
      let joined = values.joined(separator: separator)
      var bytes = Array((format == .array ? "[\(joined)]" : joined + "\n").utf8)
      for _ in 0..<(number % 4) { bytes = Mutations.mutate(bytes, using: &generator) }
      let options = StreamOptions(elementLimit: number % 3 == 0 ? 100 : 1_000)
      let whole = StreamOutcome(JSONValue.self, format, [bytes[...]], options: options)
      let cut = StreamOutcome(JSONValue.self, format, bytes.cut(1 + number % 40, using: &generator), options: options)
      #expect(cut == whole, "\(String(decoding: bytes, as: UTF8.self))")
      outcomes.values += whole.values.count
      outcomes.problems += whole.problems.count
    }
    #expect(outcomes.values > 5_000)
    #expect(outcomes.problems > 1_000)
  }

  @Test("an array has the elements and the first problem that it has when it is read at once")
  func likeTheWholeArray() throws {
    var generator = SplitMix64(state: 22)
    var accepted = 0
    var compared = 0
    for number in 0..<8_000 {
      let values = [#"{"name":"Ada","age":36}"#, #"{"name":"Cy\u00e9 é"}"#, #" {"name": "x", "b": [{}, 1e3, null]} "#]
      var bytes = Array(("[" + values.joined(separator: ",\n") + "]\n").utf8)
      for _ in 0..<(number % 3) { bytes = Mutations.mutate(bytes, using: &generator) }
      let stream = StreamOutcome(Author.self, .array, [bytes[...]])
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let whole = try [Author](json: bytes)
        #expect(stream.values == whole.map { "\($0)" }, "\(text)")
        #expect(stream.problems.isEmpty, "\(text)")
        accepted += 1
      } catch {
        let problem = error.problems[0]
        let first = try #require(stream.problems.first, "\(text)")
        // If brackets do not match, one of the two readers may encounter them before another problem.
        guard !stream.problems.contains(where: { $0.kind == .syntax || $0.kind == .encoding }) else { continue }
        #expect(first.kind == problem.kind && first.path == problem.path, "\(text)")
        #expect(first.offset == problem.offset, "\(text)")
        #expect(first.line == problem.line && first.column == problem.column, "\(text)")
        compared += 1
      }
    }
    #expect(accepted > 3_000)
    #expect(compared > 300)
  }

  @Test("a line has the value and the problem that it has when it is a document")
  func likeEachLine() {
    var generator = SplitMix64(state: 23)
    for number in 0..<4_000 {
      let values = [#"{"name":"Ada","age":36}"#, #"{"name":"Cy\u00e9 é"}"#, #" {"name": "x", "b": [{}, 1e3, null]} "#]
      let lines = values.map { line in
        var bytes = Array(line.utf8)
        for _ in 0..<(number % 3) { bytes = Mutations.mutate(bytes, using: &generator) }
        return bytes.filter { $0 != 0x0a }
      }
      let stream = StreamOutcome(Author.self, .ndjson, [Array(lines.joined(separator: [0x0a]))[...]])
      var start = 0
      var expected: [Result<String, MappingError>] = []
      var places: [Int] = []
      for line in lines {
        defer { start += line.count + 1 }
        guard line.contains(where: { ![0x20, 0x09, 0x0d].contains($0) }) else { continue }
        do {
          expected.append(.success("\(try Author(json: line))"))
        } catch {
          expected.append(.failure(error))
          places.append(start + error.problems[0].offset)
        }
      }
      let text = String(decoding: Array(lines.joined(separator: [0x0a])), as: UTF8.self)
      #expect(stream.results.count == expected.count, "\(text)")
      #expect(stream.values == expected.compactMap { try? $0.get() }, "\(text)")
      // Trailing spaces of a line do not belong to a value, so a premature end is reported before them.
      for (problem, place) in zip(stream.problems, places) { #expect(abs(problem.offset - place) <= 1, "\(text)") }
    }
  }
}
