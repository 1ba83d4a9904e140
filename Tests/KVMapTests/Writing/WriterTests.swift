import Foundation
import Testing

@_spi(Generated) @testable import KVMap

/// The output of a writer for some calls.
func written(_ write: (inout JSONWriter) throws(CodingFailure) -> Void) throws(CodingFailure) -> String {
  var writer = JSONWriter(capacity: 0)
  try write(&writer)
  return writer.finishText()
}

@Suite struct WriterTests {
  @Test func writesNothing() throws {
    #expect(try written { _ in } == "")
    #expect(JSONWriter().finish() == [])
    #expect(JSONWriter().finishData() == Data())
  }

  @Test func writesWords() throws {
    #expect(try written { $0.null() } == "null")
    #expect(try written { $0.bool(true) } == "true")
    #expect(try written { $0.bool(false) } == "false")
  }

  @Test func writesStructure() throws {
    let text = try written { kv in
      kv.beginObject()
      kv.key(#""a":"#)
      kv.beginArray()
      kv.endArray()
      kv.key(#""b":"#)
      kv.beginObject()
      kv.endObject()
      kv.key(#""c":"#)
      kv.beginArray()
      kv.int(1)
      kv.beginObject()
      kv.entryKey("x\"y")
      kv.null()
      kv.entryKey(-7 as Int8)
      kv.bool(true)
      kv.endObject()
      kv.string("last")
      kv.endArray()
      kv.endObject()
    }
    #expect(text == #"{"a":[],"b":{},"c":[1,{"x\"y":null,"-7":true},"last"]}"#)
  }

  @Test func takesBackEmptyObjectsOnTheWay() throws {
    let text = try written { kv in
      kv.beginObject()
      let outer = kv.beginOptionalObject(#""outer":"#)
      let inner = kv.beginOptionalObject(#""inner":"#)
      kv.endOptionalObject(inner)
      kv.endOptionalObject(outer)
      let full = kv.beginOptionalObject(#""full":"#)
      let empty = kv.beginOptionalObject(#""empty":"#)
      kv.endOptionalObject(empty)
      kv.key(#""x":"#)
      kv.string("{")
      let late = kv.beginOptionalObject(#""late":"#)
      kv.endOptionalObject(late)
      kv.endOptionalObject(full)
      kv.endObject()
    }
    #expect(text == #"{"full":{"x":"{"}}"#)
  }

  @Test func growsWithoutLosingAnything() throws {
    var writer = JSONWriter(capacity: 0)
    writer.beginArray()
    for number in 0..<20_000 {
      writer.int(number)
      writer.string("number \(number)\n")
    }
    writer.endArray()
    let bytes = writer.finish()
    let found = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [Any])
    #expect(found.count == 40_000)
    #expect(found[39_998] as? Int == 19_999)
    #expect(found[39_999] as? String == "number 19999\n")
  }

  @Test func everyEndGivesTheSameBytes() {
    func writer() -> JSONWriter {
      var writer = JSONWriter()
      writer.string("ü")
      return writer
    }
    #expect(writer().finish() == Array(#""ü""#.utf8))
    #expect(writer().finishData() == Data(#""ü""#.utf8))
    #expect(writer().finishText() == #""ü""#)
  }

  /// A document that outgrows its initial buffer is moved, at every length around the limit.
  @Test func aBorrowedBufferIsLeftWhenItIsFull() {
    for length in 55...75 {
      let text = String(repeating: "x", count: length)
      for end in 0..<3 {
        let bytes = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { room -> [UInt8] in
          var writer = JSONWriter(in: room)
          writer.beginArray()
          writer.string(text)
          writer.int(7)
          writer.endArray()
          switch end {
          case 0: return writer.finish()
          case 1: return [UInt8](writer.finishData())
          default: return Array(writer.finishText().utf8)
          }
        }
        #expect(bytes == Array("[\"\(text)\",7]".utf8))
      }
    }
    let long = String(repeating: "x", count: 100_000)
    let data = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { room -> Data in
      var writer = JSONWriter(in: room)
      writer.string(long)
      return writer.finishData()
    }
    #expect(data == Data("\"\(long)\"".utf8))
  }

  @Test func nestingIsNotLimited() throws {
    var writer = JSONWriter()
    for _ in 0..<100_000 { writer.beginArray() }
    for _ in 0..<100_000 { writer.endArray() }
    #expect(writer.finish().count == 200_000)
  }
}
