@_spi(Generated) import KVMap
import Testing

@Suite("Streams: values")
struct IncrementalDecoderTests {
  @Test(
    "lines",
    arguments: [
      "1\n2\n3\n", "1\n2\n3", "\n\n1\n\n  \t\n2\n3\n\n", "1\r\n2\r\n3\r\n", "\r\n1\r\n2\r\n3", "  1  \n\t2\t\n3  ",
      "\u{feff}1\n2\n3\n", "\u{feff}\r\n1\n2\n3\n",
    ])
  func lines(_ text: String) {
    #expect(StreamOutcome(Int.self, .ndjson, text).results == [.success("1"), .success("2"), .success("3")])
  }

  @Test(
    "elements",
    arguments: [
      "[1,2,3]", " [ 1 , 2 , 3 ] ", "[\n1,\n2,\n3\n]\n", "[\r\n1\r\n,2,3]\r\n", "\u{feff}[1,2,3]",
      "\u{feff}\n[1,2,3]\n",
    ])
  func elements(_ text: String) {
    #expect(StreamOutcome(Int.self, .array, text).results == [.success("1"), .success("2"), .success("3")])
  }

  @Test("nothing is no value", arguments: ["", "\n", " \r\n\t\n", "\u{feff}", "\u{feff}\n"])
  func nothing(_ text: String) {
    #expect(StreamOutcome(Int.self, .ndjson, text).results == [])
    #expect(StreamOutcome(Int.self, .array, text + "[]").results == [])
    #expect(StreamOutcome(Int.self, .array, text + "[ \n]\n").results == [])
  }

  @Test("values of every kind")
  func kinds() {
    let values = [
      "null", "true", "-1.5e3", #""a\"]},[\\""#, "[]", "{}", #"{"a":[{"b":"}]"},[[]],1],"c":{}}"#, #""é😀""#, "\"\"",
      "0",
    ]
    let lines = StreamOutcome(JSONValue.self, .ndjson, values.joined(separator: "\n"))
    #expect(lines.values == values)
    #expect(StreamOutcome(JSONValue.self, .array, "[" + values.joined(separator: " ,") + "]") == lines)
    #expect(StreamOutcome(JSONValue.self, .array, "[" + values.joined(separator: ",") + "]") == lines)
  }

  @Test("types that mappings read")
  func mapped() throws {
    let text = #"{"name":"Ada","age":36}"# + "\n" + #"{"name":"Charles"}"#
    var reader = IncrementalDecoder<Author>(.ndjson)
    reader.append(text)
    #expect(try reader.next() == Author(name: "Ada", age: 36))
    #expect(try reader.next() == nil)
    #expect(!reader.isAtEnd)
    reader.finish()
    #expect(try reader.next() == Author(name: "Charles"))
    #expect(try reader.next() == nil)
    #expect(reader.isAtEnd)
    #expect(reader.count == 2)
    reader.append("{}\n")
    #expect(try reader.next() == nil)
  }

  @Test("null is a value where the type allows it")
  func optionals() throws {
    var reader = IncrementalDecoder<Author?>(.array)
    reader.append(#"[null,{"name":"Ada"}]"#)
    reader.finish()
    #expect(try reader.next() == .some(nil))
    #expect(try reader.next() == Author(name: "Ada"))
    #expect(try reader.next() == .none)
  }

  @Test("an element comes as soon as its last byte is there")
  func early() throws {
    var reader = IncrementalDecoder<Author>(.array)
    for piece in ["[", #"{"name":"#, #""Ada""#] {
      reader.append(piece)
      #expect(try reader.next() == nil)
    }
    reader.append("}")
    #expect(try reader.next() == Author(name: "Ada"))
    // A number may continue.
    var numbers = IncrementalDecoder<Int>(.array)
    numbers.append("[1")
    #expect(try numbers.next() == nil)
    numbers.append("2 ")
    #expect(try numbers.next() == 12)
  }

  @Test("a span is appended like other bytes")
  func spans() throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let bytes: [UInt8] = Array("1\n2\n".utf8)
    var reader = IncrementalDecoder<Int>(.ndjson)
    reader.append(bytes.span)
    #expect(try reader.next() == 1)
    #expect(try reader.next() == 2)
  }

  /// An element that records its position.
  struct Numbered: DocumentDecodable, Equatable {
    var index: Int?
    var isNull: Bool

    static var _kvUsesElementPosition: Bool { true }

    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Numbered
    {
      let element = kv.element()
      let isNull = try kv.consumeNull()
      if !isNull { try kv.skip() }
      return Numbered(index: element.index, isNull: isNull)
    }
  }

  @Test("elements know their number, lines as well", arguments: [StreamFormat.ndjson, .array])
  func numbers(_ format: StreamFormat) throws {
    var reader = IncrementalDecoder<Numbered>(format)
    reader.append(format == .array ? "[1, null, {}]" : "1\n\nnull\n{}\n")
    reader.finish()
    #expect(try reader.next() == Numbered(index: 0, isNull: false))
    #expect(try reader.next() == Numbered(index: 1, isNull: true))
    #expect(try reader.next() == Numbered(index: 2, isNull: false))
  }
}
