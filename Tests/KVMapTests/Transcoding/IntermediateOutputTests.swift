import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct IntermediateOutputTests {
  private func written(_ notation: IntermediateForm = .propertyList, _ write: (inout JSONWriter) throws -> Void)
    rethrows -> String
  {
    var writer = JSONWriter.writing(notation, capacity: 16)
    try write(&writer)
    return writer.withNotation { String(decoding: $0, as: UTF8.self) }
  }

  private func utf8(_ text: String, _ body: (UTF8Bytes) -> Void) { text.utf8Bytes(body) }

  @Test func textsAndKeysAreEscaped() {
    let notation = written { writer in
      writer.beginObject()
      utf8("a\"b") { writer.entryKey(utf8: $0) }
      utf8("x\\y\n/é") { writer.text(utf8: $0) }
      utf8("n") { writer.entryKey(utf8: $0) }
      utf8("1.50") { writer.number(digits: $0) }
      writer.endObject()
    }
    #expect(notation == #"{"a\"b":"x\\y\n/é","n":1.50}"#)
  }

  @Test func textHasBlanksBeforeKeysAndNoneAtItsEnds() {
    let notation = written(.text) { writer in
      writer.beginObject()
      utf8("a") { writer.entryKey(utf8: $0) }
      writer.beginArray()
      for text in ["x", " x", "x\" ", "  \ny ", " ", ""] { utf8(text) { writer.text(utf8: $0) } }
      writer.endArray()
      utf8("b") { writer.entryKey(utf8: $0) }
      writer.null()
      writer.endObject()
    }
    let texts = #""x","\u0020x","x\"\u0020","\u0020\u0020\ny\u0020","\u0020","""#
    #expect(notation == "{ \"a\":[\(texts)], \"b\":null}")
  }

  @Test func tokensBeginWithAnEscapedSlash() throws {
    let notation = try written { writer in
      writer.beginArray()
      try writer.dateToken(-1.5)
      [UInt8](0...3).withUnsafeBytes { writer.dataToken($0) }
      writer.dataToken(UnsafeRawBufferPointer(start: nil, count: 0))
      writer.uidToken(.max)
      writer.foreignToken("nan")
      writer.endArray()
    }
    #expect(notation == #"["\/D-1.5","\/BAAECAw==","\/B","\/U18446744073709551615","\/Xnan"]"#)
  }

  @Test func datesAreFinite() {
    var writer = JSONWriter.writing(.propertyList, capacity: 64)
    for seconds in [Double.nan, .infinity, -.infinity] {
      #expect(throws: CodingFailure(.range, .date, at: 0)) { try writer.dateToken(seconds) }
    }
  }

  @Test func setsHoldTheirArray() {
    let notation = written { writer in
      writer.beginArray()
      let start = writer.notationOffset
      writer.beginArray()
      writer.int(1)
      let inner = writer.notationOffset
      writer.beginArray()
      writer.string("x")
      writer.endArray()
      writer.makeSet(from: inner)
      writer.endArray()
      writer.makeSet(from: start)
      writer.null()
      writer.endArray()
    }
    #expect(notation == #"["\/S[1,\"\\/S[\\\"x\\\"]\"]",null]"#)
  }

  @Test func anUnfinishedValueHasNoComma() {
    #expect(written { $0.beginObject() } == "{")
    #expect(written { _ in } == "")
  }
}
