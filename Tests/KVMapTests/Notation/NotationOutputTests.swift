import Testing

@testable import KVMap

@Suite struct NotationOutputTests {
  private func written(_ notation: Notation = .propertyList, _ write: (inout Writer) throws -> Void) rethrows -> String {
    var writer = Writer.writing(notation, capacity: 16)
    try write(&writer)
    return writer.withNotation { String(decoding: $0, as: UTF8.self) }
  }

  private func utf8(_ text: String, _ body: (UTF8Bytes) -> Void) { text.utf8Bytes(body) }

  @Test func textsAndKeysAreEscaped() {
    let notation = written { writer in
      writer.open()
      utf8("a\"b") { writer.entryKey(utf8: $0) }
      utf8("x\\y\n/é") { writer.text(utf8: $0) }
      utf8("n") { writer.entryKey(utf8: $0) }
      utf8("1.50") { writer.number(digits: $0) }
      writer.close()
    }
    #expect(notation == #"{"a\"b":"x\\y\n/é","n":1.50}"#)
  }

  @Test func textHasBlanksBeforeKeysAndNoneAtItsEnds() {
    let notation = written(.text) { writer in
      writer.open()
      utf8("a") { writer.entryKey(utf8: $0) }
      writer.openArray()
      for text in ["x", " x", "x\" ", "  \ny ", " ", ""] { utf8(text) { writer.text(utf8: $0) } }
      writer.closeArray()
      utf8("b") { writer.entryKey(utf8: $0) }
      writer.null()
      writer.close()
    }
    let texts = #""x","\u0020x","x\"\u0020","\u0020\u0020\ny\u0020","\u0020","""#
    #expect(notation == "{ \"a\":[\(texts)], \"b\":null}")
  }

  @Test func tokensBeginWithAnEscapedSlash() throws {
    let notation = try written { writer in
      writer.openArray()
      try writer.dateToken(-1.5)
      [UInt8](0...3).withUnsafeBytes { writer.dataToken($0) }
      writer.dataToken(UnsafeRawBufferPointer(start: nil, count: 0))
      writer.uidToken(.max)
      writer.foreignToken("nan")
      writer.closeArray()
    }
    #expect(notation == #"["\/D-1.5","\/BAAECAw==","\/B","\/U18446744073709551615","\/Xnan"]"#)
  }

  @Test func datesAreFinite() {
    var writer = Writer.writing(.propertyList, capacity: 64)
    for seconds in [Double.nan, .infinity, -.infinity] {
      #expect(throws: Failure(.range, .date, at: 0)) { try writer.dateToken(seconds) }
    }
  }

  @Test func setsHoldTheirArray() {
    let notation = written { writer in
      writer.openArray()
      let start = writer.notationOffset
      writer.openArray()
      writer.int(1)
      let inner = writer.notationOffset
      writer.openArray()
      writer.string("x")
      writer.closeArray()
      writer.makeSet(from: inner)
      writer.closeArray()
      writer.makeSet(from: start)
      writer.null()
      writer.closeArray()
    }
    #expect(notation == #"["\/S[1,\"\\/S[\\\"x\\\"]\"]",null]"#)
  }

  @Test func anUnfinishedValueHasNoComma() {
    #expect(written { $0.open() } == "{")
    #expect(written { _ in } == "")
  }
}
