@_spi(Generated) import KVMap
import Testing

/// `json_text` of an author, alongside a list of them in a text, and of a text in a text.
struct Envelope: DocumentDecodable {
  var author: Author?
  var authors: [Author] = []
  var inner: [Int] = []

  static let keys = KeyTableFixture.of("author", "authors", "inner", type: "Envelope")

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Envelope {
    let current = current?.assumingMemoryBound(to: Envelope.self).pointee
    var result = current ?? Envelope()
    var scan = ObjectState(updating: current != nil)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0:
          result.author = try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in
            try Author._kvDecode(&kv, updating: current?.author)
          }
        case 1:
          result.authors = try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in
            try kv.array(of: Author.self)
          }
        case 2:
          result.inner = try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in
            try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in try kv.ints() }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(keys, &scan)
    }
    return result
  }
}

@Suite("Texts that are documents")
struct JSONTextTests {
  @Test("a text is read as a document of its own, and the reader goes on behind it")
  func reads() throws {
    let envelope = try Envelope(
      json: #"{"author": " {\"name\": \"A\\n\\u00e9\", \"age\": 3} ", "authors": "[]", "inner": "\"[1, 2]\""}"#)
    #expect(envelope.author == Author(name: "A\né", age: 3))
    #expect(envelope.inner == [1, 2])
    #expect(try Envelope(json: #"{"author":"{\"name\":\"B\"}","inner":"\"[]\""}"#).author?.name == "B")
  }

  @Test("scalars are documents")
  func scalars() {
    #expect(
      reading(#""-12""#) { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in try kv.int() }
      }.value == -12)
    #expect(
      reading(#""\"x\"""#) { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in try kv.string() }
      }.value == "x")
  }

  @Test(
    "what is no JSON is a wrong value of the document",
    arguments: ["", " ", "[1,", "{} x", "nul", "[1]]", "{\\\"a\\\"}", "1\\u0000", "\\\"\\\\ud800\\\""])
  func broken(text: String) {
    let result = reading("{\"t\": \"\(text)\"}") { (kv: inout JSONReader) throws(CodingFailure) -> JSONValue? in
      guard try kv.openDictionary() else { return nil }
      _ = try kv.entryKey()
      return try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in try kv.value() }
    }
    guard case .failure(let problem) = result else {
      Issue.record("\(text) was read")
      return
    }
    #expect(problem.kind == .mismatch)
    #expect(problem.path == "t")
    #expect(problem.expected == "a text that is JSON")
    #expect(problem.offset == 6)
  }

  @Test("what is no text is a wrong value")
  func noText() {
    #expect(
      problem(Envelope.self, #"{"inner": [1]}"#) == """
        inner: expected a string, found an array
          at byte 10 (line 1, column 11) of the input; rule Envelope.inner, Test.kvmap:4
        """)
  }

  @Test("a problem has the path through the text, and the place of the text")
  func problems() {
    #expect(
      problem(Envelope.self, "{\n \"authors\": \"[{\\\"name\\\": \\\"a\\\"}, {\\\"name\\\": 1}]\"}") == """
        authors[1].name: expected a string, found the number 1
          at byte 14 (line 2, column 13) of the input; rule Author.name, Test.kvmap:2
        """)
    #expect(
      problem(Envelope.self, #"{"authors": "[{\"age\": 1}]"}"#) == """
        authors[0].name: expected a value, found only the key "age"
          at byte 12 (line 1, column 13) of the input; rule Author.name, Test.kvmap:2
        """)
    #expect(
      problem(Envelope.self, #"{"inner": "\"[1, true]\""}"#) == """
        inner[1]: expected an integer, found true
          at byte 10 (line 1, column 11) of the input; rule Envelope.inner, Test.kvmap:4
        """)
  }

  @Test("all problems at once, in one text and in several")
  func allProblems() {
    let json =
      #"{"author": "{\"name\": 1, \"age\": \"x\"}", "authors": "[{}, 3, {\"name\": \"b\"}]", "inner": "\"[1,\""}"#
    let found = Envelope.decodeCollectingProblems(json: json).problems
    #expect(found.map(\.path) == ["author.name", "author.age", "authors[0].name", "authors[1]", "inner"])
    #expect(found.map(\.kind) == [.mismatch, .mismatch, .missing, .mismatch, .mismatch])
    #expect(
      found.map(\.found) == ["the number 1", "the string \"x\"", "nothing", "the number 3", "the string \"[1,\""])
  }

  @Test("objects in a text are updated")
  func update() throws {
    var envelope = try Envelope(json: #"{"author": "{\"name\": \"A\", \"age\": 3}"}"#)
    try envelope.update(json: #"{"author": "{\"age\": 4}"}"#)
    #expect(envelope.author == Author(name: "A", age: 4))
  }

  @Test("arrays and objects in a text count from where the text stands")
  func depth() {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    func kind(_ json: String) -> MappingProblem.Kind? {
      let result = reading(json) { (kv: inout JSONReader) throws(CodingFailure) -> JSONValue? in
        guard try kv.beginArray() else { return nil }
        let value = try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in try kv.value() }
        _ = try kv.nextElement()
        return value
      }
      switch result {
      case .success: return nil
      case .failure(let problem): return problem.kind
      }
    }
    #expect(kind("[\"\(nested(127))\"]") == nil)
    #expect(kind("[\"\(nested(128))\"]") == .depth)
    #expect(kind("[\"\(nested(1_000_000))\"]") == .depth)
  }

  @Test("many problems in one large text take one walk over it")
  func large() {
    let elements = Array(repeating: "{\\\"name\\\": 1}", count: 20_000).joined(separator: ",")
    let problems = Envelope.decodeCollectingProblems(json: "{\"authors\": \"[\(elements)]\"}").problems
    #expect(problems.count == 1_000)
    #expect(problems.last?.path == "authors[999].name")
  }
}

@Suite("Values that are read again")
struct RereadingTests {
  @Test("a value in memory is read as if it had stood in the document")
  func reads() {
    let result = reading(#"{"a": [1, 2]}"#) { (kv: inout JSONReader) throws(CodingFailure) -> [Int]? in
      guard try kv.openDictionary() else { return nil }
      _ = try kv.entryKey()
      let place = kv.mark()
      try kv.skip()
      let value = try kv.rereading(
        at: place, writing: { (kv: inout JSONWriter) throws(CodingFailure) in kv.value([3, 4]) }
      ) { (kv: inout JSONReader) throws(CodingFailure) in try kv.ints() }
      _ = try kv.nextEntry()
      return value
    }
    #expect(result.value == [3, 4])
  }

  @Test("its problems stand at the value that it was made of")
  func problems() {
    let result = reading(#"{"a": "x", "b": 1}"#) { (kv: inout JSONReader) throws(CodingFailure) -> [Int]? in
      guard try kv.openDictionary() else { return nil }
      _ = try kv.entryKey()
      let place = kv.mark()
      try kv.skip()
      return try kv.rereading(
        at: place, writing: { (kv: inout JSONWriter) throws(CodingFailure) in kv.value(["k": [3, "4"]]) }
      ) { (kv: inout JSONReader) throws(CodingFailure) in
        guard try kv.openDictionary() else { return [] }
        _ = try kv.entryKey()
        return try kv.ints()
      }
    }
    #expect(result.problem?.hasPrefix("mismatch at a: expected an integer") == true)
  }

  @Test("what cannot be written stands there too")
  func writing() {
    let result = reading("[true]") { (kv: inout JSONReader) throws(CodingFailure) -> Double in
      guard try kv.beginArray() else { return 0 }
      return try kv.rereading(
        at: kv.mark(), writing: { (kv: inout JSONWriter) throws(CodingFailure) in try kv.double(.nan) }
      ) { (kv: inout JSONReader) throws(CodingFailure) in try kv.double() }
    }
    #expect(result.problem?.hasPrefix("range at [0]: ") == true)
  }

  @Test("the writer reads what it wrote, and leaves nothing of it")
  func rewriting() {
    let text = KVMapTests.writing { (kv: inout JSONWriter) throws(CodingFailure) in
      kv.beginArray()
      let value = try kv.rewriting(
        { (kv: inout JSONWriter) throws(CodingFailure) in kv.value(["a": 1]) },
        reading: { (kv: inout JSONReader) throws(CodingFailure) in try kv.object() })
      kv.int(value.count)
      kv.string(try kv.keyText { (kv: inout JSONWriter) throws(CodingFailure) in kv.string("é\"\n") })
      kv.string(try kv.keyText { (kv: inout JSONWriter) throws(CodingFailure) in kv.int(7) })
      kv.endArray()
    }
    #expect(text.value == #"[1,"é\"\n","7"]"#)
    let failed = KVMapTests.writing { (kv: inout JSONWriter) throws(CodingFailure) in
      kv.beginArray()
      kv.int(1)
      _ = try kv.rewriting(
        { (kv: inout JSONWriter) throws(CodingFailure) in kv.bool(true) },
        reading: { (kv: inout JSONReader) throws(CodingFailure) in try kv.int() })
    }
    #expect(failed.problem?.hasPrefix("mismatch at [1]: expected an integer") == true)
    let noKey = KVMapTests.writing { (kv: inout JSONWriter) throws(CodingFailure) in
      _ = try kv.keyText { (kv: inout JSONWriter) throws(CodingFailure) in kv.value([1]) }
    }
    #expect(noKey.problem == "mismatch at : expected a key, found a value that is not a string")
  }

  @Test("texts are compared by their bytes")
  func exactTexts() {
    #expect(ExactText("K") == "K")
    #expect("K" == "\u{212A}")
    #expect(ExactText("\u{212A}") != "K")
    #expect(Set([ExactText("é"), ExactText("e\u{301}"), "é"]).count == 2)
  }
}
