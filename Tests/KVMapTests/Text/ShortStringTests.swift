import TestSupport
import Testing

@testable import KVMap

/// Strings that are assembled from two words are the strings that Swift makes of the same bytes.
@Suite struct ShortStringTests {
  @Test func theLayoutIsThatOfThisSwift() {
    #if (os(Linux) || canImport(Darwin)) && _pointerBitWidth(_64)
      // Elsewhere, too, nothing may fail without it, but strings are then made by Swift.
      #expect(ShortString.isLayoutKnown)
    #endif
  }

  private static let characters: [Character] = ["a", "Z", "0", " ", "\u{7f}", "\0", "é", "\u{301}", "日", "😀"]

  /// Texts of at most 15 bytes, followed by other bytes.
  @Test func everyLengthAndEveryCharacter() throws {
    try #require(ShortString.isLayoutKnown)
    var random = SeededGenerator(seed: 24)
    var counts = [Int](repeating: 0, count: ShortString.capacity + 1)
    for round in 0..<20_000 {
      let characters = round % 2 == 0 ? Array(Self.characters.prefix(6)) : Self.characters
      var expected = ""
      for _ in 0..<Int.random(in: 0...15, using: &random) {
        let longer = expected + String(characters.randomElement(using: &random) ?? "a")
        if longer.utf8.count <= ShortString.capacity { expected = longer }
      }
      let count = expected.utf8.count
      counts[count] += 1
      let bytes = Array(expected.utf8) + (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
      let found = bytes.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map {
          ShortString.assemble(at: $0, count: count, isASCII: expected.utf8.allSatisfy { $0 < 0x80 })
        }
      }
      let text = try #require(found)
      #expect(text == expected && text.hashValue == expected.hashValue, "\(expected)")
      #expect(Array(text.utf8) == Array(expected.utf8) && text.count == expected.count, "\(expected)")
      #expect(text + "!" == expected + "!" && text.uppercased() == expected.uppercased(), "\(expected)")
      // Whatever Swift notes in a string beyond its bytes is noted here.
      #expect(bits(text) == bits(expected), "\(expected)")
    }
    #expect(counts.allSatisfy { $0 > 100 }, "\(counts)")
  }

  private func bits(_ text: String) -> [UInt8] { withUnsafeBytes(of: text) { Array($0) } }
}
