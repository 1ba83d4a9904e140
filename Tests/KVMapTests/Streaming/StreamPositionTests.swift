@testable import KVMap
import Testing

/// Positions are counted by words and searches; these tests count byte by byte.
@Suite struct StreamPositionTests {
  @Test func everyPartIsCountedAsByteByByte() {
    let text = Array("{\"a\":\"é€😀\"}\n\n[1,\u{7ff},2]\r\n\"twenty-four bytes of text\"\n😀😀😀😀é".utf8)
    var counted = 0
    for start in text.indices {
      for end in start...text.count {
        let part = Array(text[start..<end])
        let from = StreamPosition(offset: 7, line: 3, column: 5)
        #expect(part.withUnsafeBufferPointer { from.advanced(over: $0) } == Self.counted(part, from: from))
        counted += 1
      }
    }
    #expect(counted > 2_000)
  }

  @Test func aPositionDoesNotDependOnWhenItIsAskedFor() {
    let pieces = ["\u{feff}{}\n", "é\n", "", "1\n2\n", "[\"😀", "\"]\n", "x"].map { Array($0.utf8) }
    // Bit by bit: whether the position is asked for after each piece.
    for asked in 0..<(1 << pieces.count) {
      var buffer = StreamBuffer()
      var expected = StreamPosition()
      for (index, piece) in pieces.enumerated() {
        piece.withUnsafeBufferPointer { buffer.append($0) }
        if index == 0 {
          let isDropped = buffer.dropMark()
          #expect(isDropped)
          expected.offset = 3
        }
        let rest = buffer.withBytes { Array($0) }
        // All but a byte, so that some remain when bytes are removed.
        let dropped = Array(rest.dropLast(index % 2))
        expected = Self.counted(dropped, from: expected)
        buffer.drop(dropped.count)
        guard asked >> index & 1 == 1 else { continue }
        let position = buffer.position()
        #expect(position == expected)
      }
      let position = buffer.position()
      #expect(position == expected)
    }
  }

  private static func counted(_ bytes: [UInt8], from start: StreamPosition) -> StreamPosition {
    var position = start
    for byte in bytes {
      position.offset += 1
      if byte == 0x0a {
        position.line += 1
        position.column = 1
      } else if byte & 0xc0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }
}
