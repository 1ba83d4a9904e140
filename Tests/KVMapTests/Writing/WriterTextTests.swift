import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterTextTests {
  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\0\u{1}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u001f\u{7F}\""), ("é日本🎈", #""é日本🎈""#), ("\u{2028}", "\"\u{2028}\""),
  ])
  func writesText(_ text: String, _ json: String) throws {
    #expect(try written { $0.string(text) } == json)
  }

  /// Every byte that must be escaped, at every position within and after a word.
  @Test func escapesAtEveryPosition() throws {
    let special = (UInt8(0)..<0x20).map { Character(Unicode.Scalar($0)) } + ["\"", "\\", "é", "\u{80}"]
    for length in 0..<20 {
      for position in 0...length {
        for character in special {
          var text = String(repeating: "~", count: length)
          text.insert(character, at: text.index(text.startIndex, offsetBy: position))
          text += position % 2 == 0 ? "\n" : ""
          let json = try written { $0.string(text) }
          #expect(try foundation(json) as? String == text)
        }
      }
    }
  }

  @Test func writesAnyText() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let scalars = (0..<Int.random(in: 0..<60, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0..<(Bool.random(using: &random) ? 0x80 : 0x11_0000), using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let json = try written { $0.string(text) }
      let found = try #require(try foundation(json) as? String)
      #expect(found.utf8.elementsEqual(text.utf8))
    }
  }

  @Test func aBridgedOrSlicedTextIsWrittenAlike() throws {
    let slice = String("xx日本\"x".dropFirst(2))
    #expect(try written { $0.string(slice) } == #""日本\"x""#)
  }

  @Test func writesOtherTexts() throws {
    #expect(try written { $0.character("👩‍👩‍👧") } == #""👩‍👩‍👧""#)
    #expect(try written { $0.character("\"") } == #""\"""#)
    let url = try #require(URL(string: "/b?c", relativeTo: URL(string: "https://example.org/a")))
    #expect(try written { kv throws(CodingFailure) in try kv.url(url) } == #""https://example.org/b?c""#)
    let uuid = try #require(UUID(uuidString: "01234567-89ab-cdef-0123-456789abcdef"))
    #expect(try written { $0.uuid(uuid) } == #""01234567-89AB-CDEF-0123-456789ABCDEF""#)
    for count in 0..<50 {
      let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 200) })
      #expect(try written { $0.data(data) } == "\"\(data.base64EncodedString())\"")
      #expect(try written { $0.data((Data([1, 2]) + data).dropFirst(2)) } == "\"\(data.base64EncodedString())\"")
    }
  }

  /// Foundation has more URLs than RFC 3986.
  @Test func aURLIsWrittenIfItWouldBeRead() throws {
    var random = SeededGenerator(seed: 5)
    let pieces = [":", "/", "//", "?", "#", "[", "]", "[::1]", "@", "%", "%25", " ", "a", "1", ".", "é", "\"", "http:"]
    var (accepted, refused) = (0, 0)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      guard let url = URL(string: text.joined()) else { continue }
      do {
        let json = try written { kv throws(CodingFailure) in try kv.url(url) }
        #expect(try URL(json: json) == url)
        accepted += 1
      } catch is CodingFailure {
        #expect(url.absoluteString.parsed { URLText.parse($0) } == nil, "\(url)")
        refused += 1
      }
    }
    #expect(accepted > 2_000 && refused > 50, "\(accepted), \(refused)")
  }

  private func foundation(_ json: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }
}
