import Foundation
@_spi(Generated) import KVMap
import Testing

/// A type with settings: unknown and duplicate keys are reported.
struct Strict: Equatable, DocumentDecodableInPlace {
  var a = 0
  var b = ""

  static let keys = KeyTableFixture(
    type: "Strict", entries: [.init(key: "a", line: 4), .init(key: "b", line: 5)], unknown: .error
  ).make()
  static let warningKeys = KeyTableFixture(
    type: "Strict", entries: [.init(key: "a", line: 4), .init(key: "b", line: 5)], unknown: .warn
  ).make()
  static var _kvPlaceholder: Strict { Strict() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Strict, updating: Bool) throws(CodingFailure) {
    try read(&kv, &out, keys)
  }

  static func read(_ kv: inout JSONReader, _ out: inout Strict, _ keys: KeyTable) throws(CodingFailure) {
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: out.a = try kv.int()
        case 1: out.b = try kv.string()
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(keys, &scan)
    }
  }
}

/// The same, with a warning for unknown keys only.
struct Warning: Equatable, DocumentDecodableInPlace {
  var value = Strict()
  static var _kvPlaceholder: Warning { Warning() }
  static var _kvOptions: DecodingOptions { DecodingOptions(depth: 3) }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Warning, updating: Bool) throws(CodingFailure) {
    try Strict.read(&kv, &out.value, Strict.warningKeys)
  }
}

@Suite("Problems, word for word")
struct ProblemTests {
  @Test("missing")
  func missing() {
    #expect(
      problem([Article].self, "[\n  {\"id\": 1}]") == """
        [0].title: expected a value, found only the key "id"
          at byte 4 (line 2, column 3) of the input; rule Article.title, Test.kvmap:3
        """)
  }

  @Test(
    "missing, with up to eight of the keys that are there",
    arguments: [
      ("{}", "nothing"), (#"{"age": 1}"#, #"only the key "age""#),
      (#"{"nmae": [{"x": 1}], "age": 1, "nmae": 2, "\u0041\u202e": 3}"#, #"only the keys "nmae", "age" and "A\u202e""#),
      (#"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1}"#, #"only the keys "a", "b", "c", "d", "e", "f", "g" and "h""#),
      (
        #"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1}"#,
        #"only the keys "a", "b", "c", "d", "e", "f", "g", "h" and 1 more"#
      ),
      (
        "{\"\(String(repeating: "k", count: 1_000))\": 1}",
        "only the key \"\(String(repeating: "k", count: 40))…\""
      ),
    ])
  func presentKeys(_ json: String, _ found: String) {
    let problem = Author.decodeCollectingProblems(json: json).problems.first
    #expect(problem?.kind == .missing)
    #expect(problem?.found == found)
    #expect(problem?.message == "expected a value, found \(found)")
  }

  @Test("null")
  func null() {
    #expect(
      problem([String: Author].self, #"{"a b": {"name": null}}"#) == """
        "a b".name: expected a string, found null
          at byte 17 (line 1, column 18) of the input; rule Author.name, Test.kvmap:2
        """)
  }

  @Test("mismatch, with what was found")
  func mismatch() {
    func found(_ value: String) -> String {
      let error = #expect(throws: MappingError.self) { try Author(json: #"{"name": "# + value + "}") }
      return error?.problems[0].message ?? ""
    }
    #expect(found("-1.50e3") == "expected a string, found the number -1.50e3")
    #expect(found("true") == "expected a string, found true")
    #expect(found("false") == "expected a string, found false")
    #expect(found("[1]") == "expected a string, found an array")
    #expect(found("{}") == "expected a string, found an object")
    #expect(
      found("1234567890123456789012345678901234567890123")
        == "expected a string, found the number 1234567890123456789012345678901234567890…")
    #expect(
      problem(Author.self, #"{"name": "n", "age": "a\"\u202e\u0007éx 😀 0123456789 0123456789 0123456789 0123456789"}"#)
        == """
        age: expected an integer, found the string "a\\"\\u202e\\u0007éx 😀 0123456789 0123456789 012345678…"
          at byte 21 (line 1, column 22) of the input; rule Author.age, Test.kvmap:3
        """)
    #expect(
      problem(Author.self, "[]") == """
        expected an object, found an array
          at byte 0 (line 1, column 1) of the input; rule Author, Test.kvmap:1
        """)
    #expect(
      problem(Article.self, #"{"author": 5}"#) == """
        author: expected an object, found the number 5
          at byte 11 (line 1, column 12) of the input; rule Article.author, Test.kvmap:6
        """)
    #expect(
      problem([Author].self, "{}") == """
        expected an array, found an object
          at byte 0 (line 1, column 1) of the input
        """)
  }

  @Test("a text is cut to 40 characters, however many bytes they take")
  func longTexts() {
    func found(_ text: String) -> String? {
      Probe<IntProbe>.decodeCollectingProblems(json: "\"\(text)\"").problems.first?.found
    }
    let flag = "🇮🇹"
    #expect(found(String(repeating: flag, count: 40)) == "the string \"\(String(repeating: flag, count: 40))\"")
    #expect(found(String(repeating: flag, count: 41)) == "the string \"\(String(repeating: flag, count: 40))…\"")
    #expect(found(String(repeating: "é", count: 40)) == "the string \"\(String(repeating: "é", count: 40))\"")
    #expect(
      found(String(repeating: "\\ud83d\\ude00", count: 41)) == "the string \"\(String(repeating: "😀", count: 40))…\"")
    #expect(found(String(repeating: "x", count: 1_000_000)) == "the string \"\(String(repeating: "x", count: 40))…\"")
    // A character may consist of any number of scalars.
    let tall = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(found(tall) == "the string \"\(String(tall.unicodeScalars.prefix(160)))…\"")
  }

  @Test("range")
  func range() {
    #expect(
      problem(Author.self, #"{"name": "n", "age": 9223372036854775808}"#) == """
        age: expected an integer from -9223372036854775808 to 9223372036854775807 (Int), found the number 9223372036854775808
          at byte 21 (line 1, column 22) of the input; rule Author.age, Test.kvmap:3
        """)
    #expect(
      problem(Probe<Int8Probe>.self, "-129") == """
        expected an integer from -128 to 127 (Int8), found the number -129
          at byte 0 (line 1, column 1) of the input
        """)
  }

  @Test("unknown-key")
  func unknownKey() {
    #expect(
      problem([Strict].self, #"[{"a": 1, "c.d": {"a": 2}}]"#) == """
        [0]."c.d": expected only keys that a rule reads, found the key "c.d"
          at byte 10 (line 1, column 11) of the input; rule Strict, Test.kvmap:1
        """)
    let report = Warning.decodeCollectingProblems(json: #"{"x": 1, "a": 1, "y": [2], "b": "b"}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value == Warning(value: Strict(a: 1, b: "b")))
    #expect(problems.map(\.path) == ["x", "y"])
    #expect(problems.map(\.kind) == [.unknownKey, .unknownKey])
    #expect(problems.map { $0.severity == .warning } == [true, true])
    #expect((try? Warning(json: #"{"x": 1}"#)) != nil)
  }

  @Test("duplicate-key, also when it is spelled with escapes")
  func duplicateKey() {
    #expect(
      problem(Strict.self, #"{"a": 1, "b": "", "\u0061": 1}"#) == """
        a: expected each key once, found the key "a" again
          at byte 18 (line 1, column 19) of the input; rule Strict.a, Test.kvmap:4
        """)
    #expect(
      problem([String: Author].self, #"{"x": {"name": "1"}, "x": {"name": "2"}}"#) == """
        x: expected each key once, found the key "x" again
          at byte 21 (line 1, column 22) of the input
        """)
  }

  @Test("depth, at the path of the value that is one level too deep")
  func depth() {
    #expect(
      problem(Warning.self, #"{"a": 1, "x": [{"y": [1]}]}"#) == """
        x[0].y: expected at most 3 arrays and objects inside each other, found one more
          at byte 21 (line 1, column 22) of the input
        """)
  }

  @Test("problems are told in the order of the document, those of one place as they were found")
  func order() {
    let problems = Article.decodeCollectingProblems(
      json: #"{"editor": {"age": "x"}, "author": {"age": "y"}, "title": 1, "id": 2}"#
    ).problems
    #expect(problems.map(\.path) == ["score", "editor.name", "editor.age", "author.name", "author.age", "title"])
    #expect(problems.map(\.offset) == problems.map(\.offset).sorted())
  }

  @Test(
    "UTF-16 and UTF-32 are told by their names",
    arguments: [
      (String.Encoding.utf16BigEndian, "UTF-16", [0xfe, 0xff]), (.utf16LittleEndian, "UTF-16", [0xff, 0xfe]),
      (.utf32BigEndian, "UTF-32", [0, 0, 0xfe, 0xff]), (.utf32LittleEndian, "UTF-32", [0xff, 0xfe, 0, 0]),
    ] as [(String.Encoding, String, [UInt8])])
  func wideText(_ encoding: String.Encoding, _ name: String, _ mark: [UInt8]) throws {
    for json in [#"{"name": "é"}"#, "[1]", "5", #""é""#, "null", " \n{}"] {
      let bytes = try #require(json.data(using: encoding))
      for document in [mark + bytes, [UInt8](bytes)] {
        let expected = "this is \(name), and JSON is UTF-8\n  at byte 0 (line 1, column 1) of the input"
        #expect(problem(JSONValue.self, document) == expected, "\(document)")
        #expect(problems(JSONValue.self, document) == ["encoding " + expected], "\(document)")
      }
    }
  }

  @Test("a zero byte alone is no other encoding", arguments: ["{\0}", "{\"a\0\": 1}", "\0", "12\0"])
  func zeroBytes(_ json: String) {
    #expect(JSONValue.decodeCollectingProblems(json: json).problems.map(\.kind) == [.syntax])
  }

  @Test(
    "syntax and encoding say what was being read",
    arguments: [
      (#"{"author": {"name": "n", "age": 1.}}"#, "author.age"), (#"{"x": [{"a.b": [1, 2,]}]}"#, #"x[0]."a.b"[2]"#),
      (#"{"title": "a\x"}"#, "title"), (#"{"id": 1 "title": 2}"#, "id"), (#"{"id": 1, title: 2}"#, ""),
      (#"{"id": 1"#, "id"), ("[1]", ""), ("", ""),
    ])
  func reached(_ json: String, _ path: String) {
    for problem in Article.decodeCollectingProblems(json: json).problems where problem.kind == .syntax {
      #expect(problem.path == "" && problem.reached == path)
      #expect(problem.description.hasPrefix(path.isEmpty ? "expected" : "\(path): expected"))
    }
    let invalid = [Author].decodeCollectingProblems(
      json: Array("[{}, {\"name\": \"".utf8) + [0xff] + Array("\"}]".utf8)
    ).problems
    #expect(invalid.last?.kind == .encoding && invalid.last?.reached == "[1].name")
  }

  @Test("encoding, at the first byte that is not UTF-8")
  func encoding() {
    let bytes = Array("{\"né\": \"\n".utf8).dropLast() + [0x61, 0xc0, 0xaf] + Array("\"}".utf8)
    #expect(
      problem(Author.self, bytes) == """
        "né": expected UTF-8, found the byte 0xC0
          at byte 10 (line 1, column 10) of the input
        """)
  }

  @Test(
    "syntax, at the first byte that is wrong",
    arguments: [
      ("", "0: expected a value, found the end of the input"),
      (" \n ", "3: expected a value, found the end of the input"),
      ("{\"name\" 1}", "8: expected a colon after the key, found the character \"1\""),
      ("{\"name\": }", "9: expected a value, found the character \"}\""),
      ("{name: 1}", "1: expected a key in quotation marks, found the character \"n\""),
      ("{\"x\": 1,}", "8: expected a key in quotation marks, found the character \"}\""),
      ("{\"x\": 1 \"name\": 2}", "8: expected a comma or \"}\", found a quotation mark"),
      ("{\"x\": [1 2]}", "9: expected a comma or \"]\", found the character \"2\""),
      ("{\"x\": [1,]}", "9: expected a value, found the character \"]\""),
      ("{\"x\": [,1]}", "7: expected a value, found the character \",\""),
      ("{\"x\": 01}", "7: expected a comma or \"}\", found the character \"1\""),
      ("{\"x\": 1.}", "8: expected a digit, found the character \"}\""),
      ("{\"x\": 1e+}", "9: expected a digit, found the character \"}\""),
      ("{\"x\": -}", "7: expected a digit, found the character \"}\""),
      ("{\"x\": tru}", "6: expected true, false or null, found the character \"t\""),
      ("{\"x\": \"a\\x\"}", "8: expected an escape of JSON, found the character \"\\\\\""),
      ("{\"x\": \"\\ud800\"}", "7: expected a pair of surrogates, found the character \"\\\\\""),
      ("{\"x\": \"a\nb\"}", "8: expected an escape for a control character, found the character \"\\n\""),
      ("{\"x\": \"a}", "9: expected a closing quotation mark, found the end of the input"),
      ("{\"x\": [1}", "8: expected a comma or \"]\", found the character \"}\""),
      ("{\"name\": \"n\"} x", "14: expected the end of the input, found the character \"x\""),
      ("{\"name\": \"n\"}}", "13: expected the end of the input, found the character \"}\""),
      ("{\"name\": \"n\"", "12: expected a comma or \"}\", found the end of the input"),
      ("{\"x\": {}", "8: expected a comma or a closing bracket, found the end of the input"),
      ("/**/{}", "0: expected a value, found the character \"/\""),
      ("{\"x\": \"é\" \u{1F600}}", "11: expected a comma or \"}\", found the character \"😀\""),
    ])
  func syntax(_ json: String, _ expected: String) {
    let error = #expect(throws: MappingError.self) { try Author(json: json) }
    let problem = error?.problems.first
    #expect("\(problem?.offset ?? -1): \(problem?.message ?? "")" == expected)
    #expect(problem?.kind == .syntax)
    #expect(problem?.path == "")
    #expect(problem?.rule == nil)
  }

  @Test("lines and columns count scalars; a byte order mark counts as nothing but its bytes")
  func positions() {
    #expect(
      problem(Author.self, "\u{feff}{\r\n\"é😀\": 1, \"name\": 2}") == """
        name: expected a string, found the number 2
          at byte 27 (line 2, column 18) of the input; rule Author.name, Test.kvmap:2
        """)
  }

  @Test("a long list of problems is cut, and so is its text")
  func manyProblems() {
    let elements = Array(repeating: #"{"name": 1}"#, count: 20_000).joined(separator: ",")
    let report = [Author].decodeCollectingProblems(json: "[\(elements)]")
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil)
    #expect(problems.count == 1_000)
    #expect(problems.last?.path == "[999].name")
  }

  @Test("the text of an error has all problems, of a long list the beginning")
  func description() {
    let error = #expect(throws: MappingError.self) { try Author(json: "{}") }
    #expect(error?.description == error?.problems.map(\.description).joined(separator: "\n"))
  }

  @Test("the kinds have the names of the language's reference")
  func kinds() {
    #expect(
      MappingProblem.Kind.allCases.map(\.rawValue) == [
        "syntax", "missing", "null", "mismatch", "range", "unknown-key", "duplicate-key", "unknown-case", "check",
        "needs-swift", "depth", "encoding", "limit",
      ])
  }
}
