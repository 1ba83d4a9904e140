import Foundation
import TestSupport
import Testing

@testable import KVMap
@testable import KVMapPropertyList
import KVMapText

/// Texts in property lists that are written.
@Suite struct WrittenTextTests {
  private static let pieces = [
    "a", "b<", "&", "é", "€", "😀", "\"", "\\", "\n", "\t", "\u{FFFD}", "\u{10FFFF}", "\u{7FF}",
  ]

  @Test func everyTextIsReadBack() throws {
    var random = SeededGenerator(seed: 5)
    for length in 0..<300 {
      let text = (0..<length % 50).map { _ in Self.pieces[Int.random(in: Self.pieces.indices, using: &random)] }
        .joined()
      let document: [String: String] = [text + "k": text, "x": text, "y": text + "k"]
      for format in PropertyListFormat.allCases {
        let written = try document.propertyListBytes(format: format)
        #expect(try [String: String](propertyList: written) == document)
        // Foundation is an independent reader of the binary form; of XML it reads not every character.
        guard format == .binary else { continue }
        let foundation = try PropertyListSerialization.propertyList(from: Data(written), format: nil)
        #expect(foundation as? [String: String] == document)
      }
    }
  }

  /// Foundation rejects a file whose offsets are too small for the place of their table, even if none of them is.
  @Test func offsetsCanHoldThePlaceOfTheirTable() throws {
    for length in Array(235...260) + Array(65_515...65_540) {
      let document = [String(repeating: "x", count: length)]
      let written = Data(try document.propertyListBytes())
      #expect(try PropertyListSerialization.propertyList(from: written, format: nil) as? [String] == document)
    }
  }

  @Test func unitsOfUTF16() throws {
    for length in 0...40 {
      for piece in Self.pieces {
        let text = String(repeating: "x", count: length) + piece + "y"
        let units = text.utf8Bytes { bytes in
          var output = DocumentOutput(capacity: 1)
          UTF16Text.append(bytes, count: UTF16Text.count(of: bytes), to: &output)
          return output.bytes
        }
        #expect(units == text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
      }
    }
  }

  /// The file is sound even if the bytes are not, although a mapper writes none such.
  @Test func brokenUTF8HasAsManyUnitsAsItSays() {
    let texts: [[UInt8]] = [
      [0xF0], [0xE2, 0x82], [0xC3], [0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFF, 0xFF], [0xC3, 0xC3, 0xA9],
    ]
    for text in texts {
      text.withUnsafeBufferPointer { bytes in
        var output = DocumentOutput(capacity: 1)
        let count = UTF16Text.count(of: bytes)
        UTF16Text.append(bytes, count: count, to: &output)
        #expect(output.count == 2 * count)
      }
    }
  }

  /// More values than the table of spellings begins with, each several times.
  @Test func manyRepeatedValues() throws {
    let rows = (0..<2_000).map { ["n": "value \($0 % 700)", "m": "value \($0 % 300)", "k\($0 % 900)": "x"] }
    for format in PropertyListFormat.allCases {
      let written = try rows.propertyListBytes(format: format)
      #expect(try [[String: String]](propertyList: written) == rows)
    }
  }
}
