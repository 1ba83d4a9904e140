import Testing

@testable import KVMap
@testable import KVMapXML
import KVMapText

/// Texts of all lengths up to several runs of 16 bytes, with what must be escaped at each position.
@Suite struct EscapingTests {
  private static let pieces = [
    "", "<", ">", "&", "\"", "'", "\\", "\r", "\n", "\t", "é", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{0}",
    "\u{1F}", "\u{7F}", "]]>", "<<", "&\"", "\\\"",
  ]

  /// Character by character, as the recommendation says it; nil if there is one that no document has.
  private func escaped(_ text: String, in place: XMLEscaping.Place) -> String? {
    var output = ""
    for scalar in text.unicodeScalars {
      switch (scalar, place) {
      case ("<", _): output += "&lt;"
      case (">", _): output += "&gt;"
      case ("&", _): output += "&amp;"
      case ("\r", _): output += "&#13;"
      case ("\"", .attribute): output += "&quot;"
      case ("\n", .attribute): output += "&#10;"
      case ("\t", .attribute): output += "&#9;"
      case ("\n", .element), ("\t", .element), ("\"", .element): output.unicodeScalars.append(scalar)
      case ("\u{0}"..."\u{1F}", _), ("\u{FFFE}", _), ("\u{FFFF}", _): return nil
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  private func written(_ text: String, in place: XMLEscaping.Place) -> (text: String, bad: UInt32?) {
    var output = DocumentOutput(capacity: 1)
    let bad = text.utf8Bytes { XMLEscaping.append($0, in: place, to: &output) }
    return (String(decoding: output.bytes, as: UTF8.self), bad)
  }

  @Test(arguments: [XMLEscaping.Place.element, .attribute]) func everyPosition(in place: XMLEscaping.Place) {
    for length in 0...40 {
      for position in 0...length {
        for piece in Self.pieces {
          let text = String(repeating: "x", count: position) + piece + String(repeating: "y", count: length - position)
          let written = written(text, in: place)
          let expected = escaped(text, in: place)
          #expect((written.bad == nil) == (expected != nil), "\(text)")
          if let expected {
            #expect(written.text == expected)
          } else {
            #expect(written.bad == piece.unicodeScalars.first?.value)
          }
        }
      }
    }
  }

  @Test func nothing() {
    var output = DocumentOutput(capacity: 0)
    #expect(XMLEscaping.append(UTF8Bytes(start: nil, count: 0), in: .element, to: &output) == nil)
    #expect(output.bytes.isEmpty)
  }
}
