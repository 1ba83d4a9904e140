import Foundation
import Testing

@testable import KVMap

/// The output of a writer for some calls.
func written(_ write: (inout Writer) throws(Failure) -> Void) throws(Failure) -> String {
  var writer = Writer(capacity: 0)
  try write(&writer)
  return writer.finishText()
}

@Suite struct WriterTests {
  @Test func writesNothing() throws {
    #expect(try written { _ in } == "")
    #expect(Writer().finish() == [])
    #expect(Writer().finishData() == Data())
  }

  @Test func writesWords() throws {
    #expect(try written { $0.null() } == "null")
    #expect(try written { $0.bool(true) } == "true")
    #expect(try written { $0.bool(false) } == "false")
  }

  @Test func writesStructure() throws {
    let text = try written { kv in
      kv.open()
      kv.key(#""a":"#)
      kv.openArray()
      kv.closeArray()
      kv.key(#""b":"#)
      kv.open()
      kv.close()
      kv.key(#""c":"#)
      kv.openArray()
      kv.int(1)
      kv.open()
      kv.entryKey("x\"y")
      kv.null()
      kv.entryKey(-7 as Int8)
      kv.bool(true)
      kv.close()
      kv.string("last")
      kv.closeArray()
      kv.close()
    }
    #expect(text == #"{"a":[],"b":{},"c":[1,{"x\"y":null,"-7":true},"last"]}"#)
  }

  @Test func takesBackEmptyObjectsOnTheWay() throws {
    let text = try written { kv in
      kv.open()
      let outer = kv.begin(#""outer":"#)
      let inner = kv.begin(#""inner":"#)
      kv.end(inner)
      kv.end(outer)
      let full = kv.begin(#""full":"#)
      let empty = kv.begin(#""empty":"#)
      kv.end(empty)
      kv.key(#""x":"#)
      kv.string("{")
      let late = kv.begin(#""late":"#)
      kv.end(late)
      kv.end(full)
      kv.close()
    }
    #expect(text == #"{"full":{"x":"{"}}"#)
  }

  @Test func growsWithoutLosingAnything() throws {
    var writer = Writer(capacity: 0)
    writer.openArray()
    for number in 0..<20_000 {
      writer.int(number)
      writer.string("number \(number)\n")
    }
    writer.closeArray()
    let bytes = writer.finish()
    let found = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [Any])
    #expect(found.count == 40_000)
    #expect(found[39_998] as? Int == 19_999)
    #expect(found[39_999] as? String == "number 19999\n")
  }

  @Test func everyEndGivesTheSameBytes() {
    func writer() -> Writer {
      var writer = Writer()
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
          var writer = Writer(in: room)
          writer.openArray()
          writer.string(text)
          writer.int(7)
          writer.closeArray()
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
      var writer = Writer(in: room)
      writer.string(long)
      return writer.finishData()
    }
    #expect(data == Data("\"\(long)\"".utf8))
  }

  @Test func nestingIsNotLimited() throws {
    var writer = Writer()
    for _ in 0..<100_000 { writer.openArray() }
    for _ in 0..<100_000 { writer.closeArray() }
    #expect(writer.finish().count == 200_000)
  }
}
