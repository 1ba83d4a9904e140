@_spi(Generated) import KVMap
import Testing

@Suite("Streams: problems")
struct StreamProblemTests {
  private func shown(_ problem: MappingProblem) -> String {
    "\(problem.kind.rawValue) \(problem.path) \(problem.offset) \(problem.line):\(problem.column) \(problem.message)"
  }

  private func problems<T: DocumentDecodable>(
    _ type: T.Type, _ format: StreamFormat, _ text: String, options: StreamOptions = StreamOptions()
  ) -> [String] { StreamOutcome(type, format, text, options: options).problems.map(shown) }

  @Test("after a line that cannot be read comes the next one")
  func lines() {
    let text = """
      \u{feff}{"name":"Ada"}\r
      {"name":"Björn","age":"x"}\r

        {"name":"é" "age":1}
      {"age":1}
      {"name":
      1,2
      {"name":"Zoe"}
      """
    let outcome = StreamOutcome(Author.self, .ndjson, text)
    #expect(outcome.values == ["\(Author(name: "Ada"))", "\(Author(name: "Zoe"))"])
    #expect(
      outcome.problems.map(shown) == [
        "mismatch [1].age 42 2:23 expected an integer, found the string \"x\"",
        "syntax  64 4:15 expected a comma or \"}\", found a quotation mark",
        "missing [3].name 73 5:1 expected a value, found only the key \"age\"",
        "syntax  91 6:9 expected a value, found the end of the line",
        "mismatch [5] 92 7:1 expected an object, found the number 1",
      ])
    #expect(outcome.problems[0].rule?.name == "Author.age")
  }

  @Test("more than a value in a line, and a line that is cut off at the end of the stream")
  func lineEnds() {
    #expect(
      problems(Int.self, .ndjson, "1 2\n3\n4,5\n") == [
        "syntax  2 1:3 expected the end of the line, found the character \"2\"",
        "syntax  7 3:2 expected the end of the line, found the character \",\"",
      ])
    #expect(
      problems(Author.self, .ndjson, "{\"name\":\"a") == [
        "syntax  10 1:11 expected a closing quotation mark, found the end of the input"
      ])
  }

  @Test("after an element that is JSON, but cannot be read, comes the next one")
  func elements() {
    let text = """
      [{"name":"Ada"}, {"name":1},
       {"name":"é"}, {"age":2}, {"name":"é","age":"é"}, [],
       {"name":"Zoe"}]
      """
    let outcome = StreamOutcome(Author.self, .array, text)
    #expect(outcome.values.count == 3)
    #expect(
      outcome.problems.map(shown) == [
        "mismatch [1].name 25 1:26 expected a string, found the number 1",
        "missing [3].name 45 2:16 expected a value, found only the key \"age\"",
        "mismatch [4].age 75 2:45 expected an integer, found the string \"é\"",
        "mismatch [5] 82 2:51 expected an object, found an array",
      ])
    #expect(Array(outcome.problems.prefix(1)) == problemsOfTheWhole(text))
  }

  private func problemsOfTheWhole(_ text: String) -> [MappingProblem] {
    do {
      _ = try [Author](json: text)
      return []
    } catch {
      return error.problems
    }
  }

  @Test(
    "what is not well-formed ends an array",
    arguments: [
      (
        #"[{"name":"a"},{"name":"b" 1},{"name":"c"}]"#, 1,
        "syntax  26 1:27 expected a comma or \"}\", found the character \"1\""
      ),
      (
        #"[{"name":"a"},{"name":"b"],{"name":"c"}]"#, 1,
        "syntax  25 1:26 expected a comma or \"}\", found the character \"]\""
      ),
      (
        "[{\"name\":\"a\"},{\"name\":\"b\n\"}]", 1,
        "syntax  24 1:25 expected an escape for a control character, found the character \"\\n\""
      ),
      (#"[{"name":"a"},"#, 1, "syntax  14 1:15 expected a value, found the end of the input"),
      (#"[{"name":"a"},]"#, 1, "syntax  14 1:15 expected a value, found the character \"]\""),
      (#"[,{"name":"a"}]"#, 0, "syntax  1 1:2 expected a value, found the character \",\""),
      (#"[{"name":"a"}"#, 1, "syntax  13 1:14 expected a comma or \"]\", found the end of the input"),
      (#"[{"name":"a"} {"name":"b"}]"#, 1, "syntax  14 1:15 expected a comma or \"]\", found the character \"{\""),
      (#"[{"name":"a"}}"#, 1, "syntax  13 1:14 expected a comma or \"]\", found the character \"}\""),
      (#"[{"name":"a"}] x"#, 1, "syntax  15 1:16 expected the end of the input, found the character \"x\""),
      (#"[{"name":"a"}] {"name":"b"}"#, 1, "syntax  15 1:16 expected the end of the input, found the character \"{\""),
      (#"{"name":"a"}"#, 0, "syntax  0 1:1 expected an array, found the character \"{\""),
      ("", 0, "syntax  0 1:1 expected an array, found the end of the input"),
      ("[\u{20ac}]", 0, "syntax  1 1:2 expected a value, found the character \"€\""),
      (
        #"[{"name":"a"},"# + "\u{feff}" + #"{"name":"b"}]"#, 1,
        "syntax  14 1:15 expected a value, found the character \"\\ufeff\""
      ),
    ])
  func malformed(_ text: String, _ values: Int, _ problem: String) {
    let outcome = StreamOutcome(Author.self, .array, text)
    #expect(outcome.values.count == values)
    #expect(outcome.problems.map(shown) == [problem])
  }

  @Test("a number at the end of what there is of an array may have lost its end")
  func cutNumber() {
    let outcome = StreamOutcome(Int.self, .array, "[1,23")
    #expect(outcome.values == ["1"])
    #expect(outcome.problems.map(shown) == ["syntax  5 1:6 expected a comma or \"]\", found the end of the input"])
  }

  @Test("an element that is wrong, and then not even well-formed, has both problems and ends the array")
  func wrongAndBroken() {
    let outcome = StreamOutcome(Author.self, .array, #"[{"name":1,"age":01},{"name":"a"}]"#)
    #expect(outcome.values == [])
    #expect(outcome.problems.map(\.kind) == [.mismatch, .syntax])
    #expect(outcome.problems.map(\.offset) == [9, 18])
  }

  @Test("bytes that are no UTF-8 end an array, and not the lines")
  func encoding() {
    let bad: [UInt8] = Array("{\"name\":\"".utf8) + [0xff] + Array("\"}".utf8)
    let good = Array(#"{"name":"a"}"#.utf8)
    let lines = StreamOutcome(Author.self, .ndjson, [(good + [0x0a] + bad + [0x0a] + good)[...]])
    #expect(lines.values.count == 2)
    #expect(lines.problems.map(shown) == ["encoding  22 2:10 expected UTF-8, found the byte 0xFF"])
    let array = StreamOutcome(Author.self, .array, [([0x5b] + good + [0x2c] + bad + [0x2c] + good + [0x5d])[...]])
    #expect(array.values.count == 1)
    #expect(array.problems.map(shown) == ["encoding  23 1:24 expected UTF-8, found the byte 0xFF"])
  }

  @Test("another encoding is told where the stream begins with it, and nowhere else")
  func wideText() throws {
    let wide = "encoding  0 1:1 this is UTF-16, and JSON is UTF-8"
    for (format, text) in [(.ndjson, "{}\n{}\n"), (.array, "[{},{}]"), (.array, "5")] as [(StreamFormat, String)] {
      for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
        let bytes = [UInt8](try #require(text.data(using: encoding)))
        for length in 1...bytes.count {
          let chunks = stride(from: 0, to: bytes.count, by: length)
            .map { bytes[$0..<min($0 + length, bytes.count)] }
          #expect(StreamOutcome(Author.self, format, chunks).problems.first.map(shown) == wide)
        }
      }
    }
    // Neither a line behind the first nor what an element was cut off at is the beginning of a document.
    #expect(
      problems(Int.self, .ndjson, "1\n!\0\n") == ["syntax  2 2:1 expected a value, found the character \"!\""])
    #expect(problems(Int.self, .ndjson, "!\0\n2\n") == ["syntax  0 1:1 expected a value, found the character \"!\""])
    #expect(problems(Int.self, .array, "[!\0[") == ["syntax  1 1:2 expected a value, found the character \"!\""])
  }

  @Test("only the stream may begin with a byte order mark")
  func marks() {
    #expect(
      problems(Int.self, .ndjson, "\u{feff}1\n\u{feff}2\n3") == [
        "syntax  5 2:1 expected a value, found the character \"\\ufeff\""
      ])
    #expect(StreamOutcome(Int.self, .ndjson, "\u{feff}\u{feff}1").problems.map(\.offset) == [3])
    #expect(StreamOutcome(Int.self, .array, "\u{feff}\u{feff}[1]").problems.map(\.offset) == [3])
  }

  /// A mapping with `depth 3`.
  struct Flat: DocumentDecodable {
    static var _kvOptions: DecodingOptions { DecodingOptions(depth: 3) }

    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Flat {
      try kv.skip()
      return Flat()
    }
  }

  @Test("the array counts as a level, a line does not")
  func depth() {
    #expect(
      problems(Flat.self, .ndjson, "[[[]]]\n[[[[]]]]\n[]") == [
        "depth [1][0][0][0] 10 2:4 expected at most 3 arrays and objects inside each other, found one more"
      ])
    let outcome = StreamOutcome(Flat.self, .array, "[[[]],[[[]]],[]]")
    #expect(outcome.values.count == 1)
    #expect(
      outcome.problems.map(shown) == [
        "depth [1][0][0] 8 1:9 expected at most 3 arrays and objects inside each other, found one more"
      ])
    // Endless brackets are reported as soon as there is one too many.
    var reader = IncrementalDecoder<Flat>(.array)
    reader.append("[[[[")
    #expect(throws: MappingError.self) { try reader.next() }
    #expect(reader.isAtEnd)
  }

  @Test("a value that is too long", arguments: [1, 7, 1_000])
  func limit(_ chunk: Int) {
    let options = StreamOptions(elementLimit: 20)
    let long = "\"" + String(repeating: "x", count: 40) + "\""
    let fits = "\"" + String(repeating: "y", count: 18) + "\""
    let lines = Array("\(fits)\n\(long)\n\"a\"\n\(long)".utf8)
    let chunks = stride(from: 0, to: lines.count, by: chunk).map { lines[$0..<min($0 + chunk, lines.count)] }
    let outcome = StreamOutcome(JSONValue.self, .ndjson, chunks, options: options)
    #expect(outcome.values == [fits, "\"a\""])
    #expect(
      outcome.problems.map(shown) == [
        "limit [1] 21 2:1 expected a value of at most 20 bytes, found a longer one",
        "limit [3] 68 4:1 expected a value of at most 20 bytes, found a longer one",
      ])
    let elements = Array("[\(fits),\(long),1]".utf8)
    let pieces = stride(from: 0, to: elements.count, by: chunk).map { elements[$0..<min($0 + chunk, elements.count)] }
    let array = StreamOutcome(JSONValue.self, .array, pieces, options: options)
    #expect(array.values == [fits])
    #expect(
      array.problems.map(shown) == ["limit [1] 22 1:23 expected a value of at most 20 bytes, found a longer one"])
  }
}
