import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct ScalarTextTests {
  @Test func wordsAreBools() {
    for text in ["true", "TRUE", "True", "yes", "Yes", "t", "T", "y", "Y", "1", "on", "ON"] {
      #expect(text.parsed(BoolText.parse) == true, "\(text)")
    }
    for text in ["false", "FALSE", "fAlSe", "no", "NO", "f", "F", "n", "N", "0", "off", "Off"] {
      #expect(text.parsed(BoolText.parse) == false, "\(text)")
    }
    for text in ["", " true", "true ", "onn", "of", "10", "01", "2", "-1", "ye", "truee", "ja", "\u{11}", "ı", "1.0"] {
      #expect(text.parsed(BoolText.parse) == nil, "\(text)")
    }
  }

  @Test func oneCharacterIsACharacter() {
    for text in ["a", "é", "e\u{301}", "👩‍👩‍👧", "🇨🇭", "\r\n", "\0"] {
      #expect(text.parsed(CharacterText.parse) == Character(text))
    }
    for text in ["", "ab", "🇨🇭🇨🇭", "a "] { #expect(text.parsed(CharacterText.parse) == nil, "\(text)") }
  }

  @Test func whiteSpaceIsTrimmed() {
    var random = SeededGenerator(seed: 15)
    let scalars = (0...0x3100).compactMap(Unicode.Scalar.init).filter { $0.properties.isWhitespace }
    #expect(scalars.count == 25)
    for scalar in (0...0x3100).compactMap(Unicode.Scalar.init) {
      let text = "\(scalar)a\(scalar)b\(scalar)"
      let expected = scalar.properties.isWhitespace ? "a\(scalar)b" : text
      #expect(Trimming.trimmed(text).utf8.elementsEqual(expected.utf8), "U+\(String(scalar.value, radix: 16))")
    }
    for _ in 0..<2_000 {
      func spaces() -> String {
        String(
          String.UnicodeScalarView(
            (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in
              scalars.randomElement(using: &random)
            }))
      }
      let inside = ["", "a", "日 本", "\u{200B}x\u{FEFF}", "🎈"].randomElement(using: &random) ?? ""
      #expect(Trimming.trimmed(spaces() + inside + spaces()) == inside)
    }
  }

  @Test func identifiersAreReadInAnyCase() throws {
    var random = SeededGenerator(seed: 16)
    for _ in 0..<1_000 {
      let uuid = UUID.random(using: &random)
      #expect(uuid.uuidString.parsed(UUIDText.parse) == uuid)
      #expect(uuid.uuidString.lowercased().parsed(UUIDText.parse) == uuid)
      #expect(try written { $0.uuid(uuid) } == "\"\(uuid.uuidString)\"")
    }
    for text in [
      "", "01234567-89ab-cdef-0123-456789abcde", "01234567-89ab-cdef-0123-456789abcdef0",
      "{01234567-89ab-cdef-0123-456789abcdef}", "0123456789abcdef0123456789abcdef",
      "01234567_89ab-cdef-0123-456789abcdef",
      "01234567-89ab-cdef-0123-456789abcdeg", "01234567-89abc-def-0123-456789abcdef",
    ] {
      #expect(text.parsed(UUIDText.parse) == nil, "\(text)")
    }
  }

  @Test func base64IsReadAndWritten() {
    for count in 0..<100 {
      let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 91 &+ count) })
      #expect(data.base64EncodedString().parsed(Base64Text.parse) == data)
    }
    for text in [
      "Q", "QQ", "QQ=", "QQ===", "=", "====", "Q===", "QUI", "QQ==QQ==", "QQ=Q", " QQ==", "QQ==\n", "QU-_",
      "QUJD\r\nQUJD",
      "QR==", "QUJ=", "QéJ=", "Q\u{0}I=",
    ] {
      #expect(text.parsed(Base64Text.parse) == nil, "\(text)")
    }
  }
}

extension UUID {
  fileprivate static func random(using random: inout SeededGenerator) -> UUID {
    withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}
