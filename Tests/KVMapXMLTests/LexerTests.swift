import KVMap
import Testing

@testable import KVMapXML

/// Code that examines many bytes at once agrees with code that examines them one by one, and tables agree with XML 1.0.
@Suite struct LexerTests {
  private static let alphabet = Array(" \t\n\r\"'\\/[]<>&;\u{1}\u{1f}\u{7f}aé日😀\u{fffd}".utf8)

  /// Sixteen bytes; a small set of different ones gives long runs.
  private static func bytes(_ round: Int, _ random: inout Numbers) -> [UInt8] {
    let few = (0...(round % 6)).map { _ in alphabet[random.next(alphabet.count)] }
    return (0..<16).map { _ in round % 2 == 0 ? few[random.next(few.count)] : alphabet[random.next(alphabet.count)] }
  }

  @Test func runsOfText() throws {
    var random = Numbers(seed: 7)
    for round in 0..<20_000 {
      let bytes = Self.bytes(round, &random)
      let markup = bytes.prefix { ![0x3c, 0x3e, 0x26, 0xef].contains($0) && ($0 >= 0x20 || [9, 10].contains($0)) }.count
      let content = bytes.prefix { ![0x3c, 0x3e, 0x26, 0xef, 0x22, 0x5c].contains($0) && $0 >= 0x20 }.count
      let section = bytes.prefix { ![0x5d, 0xef, 0x22, 0x5c].contains($0) && $0 >= 0x20 }.count
      try bytes.withUnsafeBufferPointer { buffer in
        let p = try #require(buffer.baseAddress)
        #expect(MarkupRun.count(at: p) == markup)
        #expect(MarkupRun.portableCount(at: p) == markup)
        #expect(MarkupRun.end(from: p, to: p + 15) == p + min(markup, 15))
        let blanks = bytes.prefix { [0x20, 0x09, 0x0a, 0x0d].contains($0) }.count
        #expect(BlankRun.count(at: p) == blanks)
        #expect(BlankRun.portableCount(at: p) == blanks)
        #expect(ContentRun.count(at: p) == content)
        #expect(ContentRun.portableCount(at: p) == content)
        #expect(ContentRun.sectionCount(at: p) == section)
        #expect(ContentRun.portableSectionCount(at: p) == section)
      }
    }
  }

  @Test func comparisons() throws {
    var random = Numbers(seed: 8)
    for round in 0..<5_000 {
      let left = (0..<(round % 40)).map { _ in UInt8(random.next(3)) }
      var right = left
      if !right.isEmpty, round % 3 > 0 { right[random.next(right.count)] = UInt8(random.next(3)) }
      // Followed by other bytes.
      let pair = (left + [1, 2], right + [3, 4])
      try pair.0.withUnsafeBufferPointer { first in
        try pair.1.withUnsafeBufferPointer { second in
          let (p, q) = (try #require(first.baseAddress), try #require(second.baseAddress))
          #expect(Bytes.areEqual(p, q, left.count) == (left == right))
          let keys = (XMLKey(p, left.count, isSafe: false), XMLKey(q, left.count, isSafe: false))
          #expect(keys.0.equals(keys.1) == (left == right))
          if left == right { #expect(keys.0.bit == keys.1.bit) }
        }
      }
    }
  }

  /// XML 1.0, productions 2 to 4a, for ASCII and 0xEF.
  @Test func characterClasses() {
    for byte in UInt8.min...UInt8.max {
      let scalar = Unicode.Scalar(byte)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let beginsName = isLetter || scalar == "_" || scalar == ":"
      let isDigit = ("0"..."9").contains(scalar)
      let isBlank = " \t\r\n".unicodeScalars.contains(scalar)
      let isSuspect = byte < 0x20 && !isBlank || byte == 0xef
      #expect(CharacterClasses.has(CharacterClasses.blank, byte) == isBlank)
      #expect(CharacterClasses.has(CharacterClasses.nameStart, byte) == beginsName)
      #expect(
        CharacterClasses.has(CharacterClasses.name, byte)
          == (beginsName || isDigit || "-.".unicodeScalars.contains(scalar)))
      #expect(CharacterClasses.has(CharacterClasses.colon, byte) == (scalar == ":"))
      #expect(CharacterClasses.has(CharacterClasses.suspect, byte) == isSuspect)
      let stops = isSuspect || "<&\"'>\r\n\t".unicodeScalars.contains(scalar)
      #expect(CharacterClasses.has(CharacterClasses.attributeStop, byte) == stops)
    }
  }
}
