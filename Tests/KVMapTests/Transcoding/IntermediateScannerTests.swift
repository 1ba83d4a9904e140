import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct IntermediateScannerTests {
  /// The tokens of a notation, each as a word and its text.
  private func parts(_ notation: String) -> [String] {
    notation.utf8Bytes { bytes in
      var scanner = IntermediateScanner(bytes)
      var words: [String] = []
      while true {
        switch scanner.next() {
        case .openObject: words.append("{")
        case .closeObject: words.append("}")
        case .openArray: words.append(scanner.isAtClosingBracket ? "[ empty" : "[")
        case .closeArray: words.append("]")
        case .key(let raw): words.append("key \(text(raw))")
        case .string(let raw): words.append("string \(text(raw))")
        case .token(let token): words.append("token \(token.kind) \(String(decoding: token.text, as: UTF8.self))")
        case .number(let digits): words.append("number \(String(decoding: digits, as: UTF8.self))")
        case .bool(let value): words.append("\(value)")
        case .null: words.append("null")
        case .end: return words + ["end \(scanner.offset)"]
        }
      }
    }
  }

  private func text(_ raw: UTF8Bytes) -> String {
    IntermediateScanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
  }

  @Test func takesApartWhatTheWriterWrote() {
    let notation = #"{"a\n":[1,-2.5e3,true,false,null,[]],"b":{"c":"x\"y"},"d":"\/D0","e":"/D0"}"#
    #expect(
      parts(notation) == [
        "{", "key a\n", "[", "number 1", "number -2.5e3", "true", "false", "null", "[ empty", "]", "]", "key b", "{",
        "key c", "string x\"y", "}", "key d", "token date 0", "key e", "string /D0", "}", "end 75",
      ])
  }

  /// Texts of all lengths up to several runs of 16 bytes, with an escape sequence at each position, at both ends of
  /// memory that must not be left.
  @Test func findsTheEndsOfTexts() throws {
    let memory = try GuardedMemory(capacity: 200)
    for length in 0...40 {
      for position in 0...length {
        for escape in ["", #"\n"#, #"\""#, #"\\"#, #"\u0001"#, "é"] {
          let text = String(repeating: "x", count: position) + escape + String(repeating: "y", count: length - position)
          for notation in ["\"\(text)\"", "\"\(text)\":", "[\"\(text)\",7]"] {
            memory.atEnd(notation.utf8) { check($0, text, hasEscapes: escape.first == "\\") }
            memory.atStart(notation.utf8) { check($0, text, hasEscapes: escape.first == "\\") }
          }
        }
      }
    }
  }

  private func check(_ notation: UTF8Bytes, _ text: String, hasEscapes: Bool) {
    var scanner = IntermediateScanner(notation)
    var part = scanner.next()
    if case .openArray = part { part = scanner.next() }
    switch part {
    case .string(let raw), .key(let raw):
      #expect(String(decoding: raw, as: UTF8.self) == text)
      #expect(scanner.hasEscapes == hasEscapes)
      let unescaped = scanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
      #expect(unescaped == self.text(raw))
      #expect((unescaped == text) == !hasEscapes)
    case .openObject, .closeObject, .openArray, .closeArray, .token, .number, .bool, .null, .end:
      Issue.record("\(text) is not read as a text")
    }
    if case .number = scanner.next() { #expect(notation.count == text.utf8.count + 6) }
  }

  @Test(arguments: ["\"", "\"abc", "tru", "{\"a", "1", "x", "", "\"\\", "[\"\\/", "-", "\"\\/Q\""])
  func neverLooksBeyondItsBytes(_ notation: String) { #expect(parts(notation).last?.hasPrefix("end") == true) }
}

@Suite struct NotationWritingFailureTests {
  private func problem(at offset: Int, in notation: String) throws -> MappingProblem {
    let failure = IntermediateWritingFailure(.null, at: offset, expected: "a value", found: "null")
    return try #require(notation.utf8Bytes { MappingError(failure, in: $0) }.problems.first)
  }

  @Test func standsAtThePathOfItsValue() throws {
    let notation = #"{"a":[1,null],"b c":2}"#
    let first = try problem(at: 8, in: notation)
    #expect(first.path == "a[1]")
    #expect(first.kind == .null)
    #expect(first.operation == .encoding)
    #expect(first.description == "a[1]: expected a value, found null\n  at byte 8 (line 1, column 9) of the output")
    #expect(try problem(at: 14, in: notation).path == #""b c""#)
  }
}
