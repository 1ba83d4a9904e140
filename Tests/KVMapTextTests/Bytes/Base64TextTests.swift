import TestSupport
import Testing

@testable import KVMapText

@Suite struct Base64TextTests {
  /// The vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func vectors(_ bytes: String, _ text: String) {
    #expect(text.utf8Bytes(Base64Text.decoded) == Array(bytes.utf8))
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "=", "====", "Zh==", "Zm9=", "Zm9v\n", " Zm9v", "Zm-_", "Zg==Zg==", "Z=g=",
  ])
  func refuses(_ text: String) {
    #expect(text.utf8Bytes(Base64Text.decoded) == nil)
  }

  /// No two texts decode to the same bytes: of all texts of four characters of a small alphabet, each valid one has
  /// bytes of its own.
  @Test func isCanonical() {
    let alphabet = Array("AQgwB/+=".utf8)
    var texts: [[UInt8]: [UInt8]] = [:]
    for number in 0..<(alphabet.count * alphabet.count * alphabet.count * alphabet.count) {
      let text = [number & 7, number >> 3 & 7, number >> 6 & 7, number >> 9 & 7].map { alphabet[$0] }
      guard let bytes = text.withUnsafeBufferPointer(Base64Text.decoded) else { continue }
      #expect(texts.updateValue(text, forKey: bytes) == nil)
    }
    #expect(texts.count > 2_000)
  }

  @Test(arguments: [("Zg", 1), ("Zg==", 1), ("Zm8", 2), ("Zm9v", 3), ("", 0)])
  func padsOrNotInTheAlphabetForURLs(_ text: String, _ count: Int) {
    #expect(text.utf8Bytes { Base64Text.digits(of: $0, .url).map(Base64Text.byteCount) } == count)
  }

  @Test(arguments: ["Z", "Zm9vZ", "Zg=", "="])
  func refusesWrongLengths(_ text: String) {
    #expect(text.utf8Bytes { Base64Text.digits(of: $0, .url) == nil })
  }
}
