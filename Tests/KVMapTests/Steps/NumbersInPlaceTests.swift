import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// A text that is a number is read in one call as it is in two, with a `String` in between: the same value, bit for
/// bit, the same failure at the same place, and the same place of the cursor behind it, in each intermediate form.
@Suite struct NumbersInPlaceTests {
  /// What stands in the document, as its bytes: texts in their quotation marks, and what is none.
  private static let tokens: [[UInt8]] = {
    let texts = [
      "0", "-0", "-0.0", "0.0", "00", "0.01634790", "148976.11427815", "0e0", "1e2", "1E2", "1e-2", "007", "1.", ".5",
      "+1", "", " 1", "1 ", " ", "x", "1e", "-", "--1", "12.50", "3.0", "255", "256", "-1", "-128", "-129", "1.2.3",
      "12345678", "123456789", "12345678.12345678", "12345678.123456789", "99999999.99999999", "9007199254740993",
      "90071992.54740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
      "18446744073709551615", "18446744073709551616", "123456789012345678901234567890", "1e22", "1e23", "1e128",
      "1e-128", "1e400", "16777217", "3.5e38", "\\u0031", "1\\u0030", "1\\n", "\\x", "1\\", "١", "1\u{7f}", "NaN",
      "Infinity", "1,5", "1_0", "0x10", String(repeating: "9", count: 38), String(repeating: "9", count: 39),
      "0." + String(repeating: "1", count: 40),
    ]
    let others = [
      "12", "-1.5", "null", "true", "[]", "{}", "[\"12\"]", "[\"1\",\"2\"]", "{\"$text\":\"12\"}", "{\"a\":\"12\"}",
      "\"12", "\"", "x", "", "\"1\u{0}\"", "\"1\t\"", "\"\t1\"", "\"1\n\"",
    ]
    var random = SeededGenerator(seed: 31)
    let generated = (0..<150).map { _ in number(&random) }
    return (texts + generated).map { Array("\"\($0)\"".utf8) } + others.map { Array($0.utf8) }
      + [[0x22, 0x31, 0xff, 0x22], [0x22, 0xc3, 0x22]] + generated.map { mutated(Array("\"\($0)\"".utf8), &random) }
  }()

  private static func number(_ random: inout SeededGenerator) -> String {
    func digits(_ range: ClosedRange<Int>) -> String {
      let count = Int.random(in: range, using: &random)
      return (0..<count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
    }
    var text = Bool.random(using: &random) ? "-" : ""
    text += digits(1...Int.random(in: 1...20, using: &random))
    if Bool.random(using: &random) { text += "." + digits(0...Int.random(in: 1...20, using: &random)) }
    if Int.random(in: 0..<8, using: &random) == 0 { text += "e\(Int.random(in: -40...40, using: &random))" }
    return text
  }

  /// With another byte in one place.
  private static func mutated(_ token: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var token = token
    let others = Array("\"\\ .-e0,]}\n\t\u{1}ä".utf8)
    token[Int.random(in: 0..<token.count, using: &random)] = others[Int.random(in: 0..<others.count, using: &random)]
    return token
  }

  /// What may stand behind a value: so near to the end that no vectors are loaded, or not.
  private static let rests = [
    "]", " \n ]", ",\"\(String(repeating: "-", count: 40))\"]", "\n    ,\t0.25,12345678901234567]",
  ]

  /// The value and the place of the cursor behind it, or the failure.
  private func outcome(
    _ bytes: [UInt8], _ notation: IntermediateForm, byteByByte: Bool,
    _ body: (inout JSONReader) throws(CodingFailure) -> String
  ) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      let input = JSONInput(buffer)
      var reader = JSONReader(input, depthLimit: 16, notation: notation)
      if byteByByte { reader.cursor.safe = 0 }
      do throws(CodingFailure) {
        guard try reader.beginArray() else { return "empty" }
        let value = try body(&reader)
        return "\(value) at \(reader.offset(of: reader.cursor.p)), depth \(reader.depth)"
      } catch {
        return "\(error.code), \(error.expectation) at \(error.offset), \(reader.offset(of: reader.cursor.p))"
      }
    }
  }

  private func agree(
    _ name: String, _ direct: (inout JSONReader) throws(CodingFailure) -> String,
    _ inTwo: (inout JSONReader) throws(CodingFailure) -> String
  ) {
    var differences: [String] = []
    for token in Self.tokens {
      for rest in Self.rests {
        let bytes = Array("[".utf8) + token + Array(rest.utf8)
        for notation in [IntermediateForm.json, .markup, .text, .propertyList] {
          for byteByByte in [false, true] {
            let found = outcome(bytes, notation, byteByByte: byteByByte, direct)
            let expected = outcome(bytes, notation, byteByByte: byteByByte, inTwo)
            guard found != expected else { continue }
            differences.append("\(String(decoding: bytes, as: UTF8.self)) as \(notation): \(found), not \(expected)")
          }
        }
      }
    }
    #expect(differences.isEmpty, "\(name): \(differences.prefix(5).joined(separator: "; "))")
  }

  /// The value that a call puts into its place, or the failure that it leaves for the next one.
  private static func placed<Value>(
    _ kv: inout JSONReader, _ initial: Value, _ body: (inout JSONReader, inout Value) -> Void
  ) throws(CodingFailure) -> Value {
    var value = initial
    body(&kv, &value)
    if let failure = kv.takeDeferredFailure() { throw failure }
    return value
  }

  @Test func readsDoublesAsInTwoCalls() {
    agree("doubleInText") { kv throws(CodingFailure) in
      "\(try kv.doubleInText())"
    } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToDouble(at: kv.mark(), kv.string()))"
    }
    agree("doubleInText(into:)") { kv throws(CodingFailure) in
      "\(try Self.placed(&kv, 0.0) { $0.doubleInText(into: &$1) })"
    } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToDouble(at: kv.mark(), kv.string()))"
    }
    agree("doubleInText(orNil:)") { kv throws(CodingFailure) in
      "\(String(describing: try Self.placed(&kv, 0.5) { $0.doubleInText(orNil: &$1) }))"
    } _: { kv throws(CodingFailure) in
      let value = try kv.consumeNullOrEmptyElement() ? nil : kv.parseNumberToDouble(at: kv.mark(), kv.string())
      return "\(String(describing: value))"
    }
    agree("floatInText") { kv throws(CodingFailure) in
      "\(try kv.floatInText())"
    } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToFloat(at: kv.mark(), kv.string()))"
    }
  }

  /// A `Decimal` also keeps the zeros behind its digits.
  private static func spelled(_ number: Decimal) -> String { "\(number.description) \(number.exponent)" }

  @Test func readsDecimalsAsInTwoCalls() {
    agree("decimalInText") { kv throws(CodingFailure) in
      Self.spelled(try kv.decimalInText())
    } _: { kv throws(CodingFailure) in
      Self.spelled(try kv.parseDecimal(at: kv.mark(), kv.string()))
    }
    agree("decimalInText(into:)") { kv throws(CodingFailure) in
      Self.spelled(try Self.placed(&kv, Decimal()) { $0.decimalInText(into: &$1) })
    } _: { kv throws(CodingFailure) in
      Self.spelled(try kv.parseDecimal(at: kv.mark(), kv.string()))
    }
    agree("decimalInText(orNil:)") { kv throws(CodingFailure) in
      try Self.placed(&kv, Decimal()) { $0.decimalInText(orNil: &$1) }.map(Self.spelled) ?? "nil"
    } _: { kv throws(CodingFailure) in
      try kv.consumeNullOrEmptyElement() ? "nil" : Self.spelled(kv.parseDecimal(at: kv.mark(), kv.string()))
    }
  }

  @Test func readsIntegersAsInTwoCalls() {
    agree("intInText(into:)") { kv throws(CodingFailure) in
      "\(try Self.placed(&kv, 0) { $0.intInText(into: &$1) })"
    } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToInt(at: kv.mark(), kv.string()))"
    }
    agree("intInText(orNil:)") { kv throws(CodingFailure) in
      "\(String(describing: try Self.placed(&kv, 7) { $0.intInText(orNil: &$1) }))"
    } _: { kv throws(CodingFailure) in
      let value = try kv.consumeNullOrEmptyElement() ? nil : kv.parseNumberToInt(at: kv.mark(), kv.string())
      return "\(String(describing: value))"
    }
    agree("intInText") { kv throws(CodingFailure) in "\(try kv.intInText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToInt(at: kv.mark(), kv.string()))"
    }
    agree("int8InText") { kv throws(CodingFailure) in "\(try kv.int8InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToInt8(at: kv.mark(), kv.string()))"
    }
    agree("int16InText") { kv throws(CodingFailure) in "\(try kv.int16InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToInt16(at: kv.mark(), kv.string()))"
    }
    agree("int32InText") { kv throws(CodingFailure) in "\(try kv.int32InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToInt32(at: kv.mark(), kv.string()))"
    }
    agree("int64InText") { kv throws(CodingFailure) in "\(try kv.int64InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToInt64(at: kv.mark(), kv.string()))"
    }
    agree("uintInText") { kv throws(CodingFailure) in "\(try kv.uintInText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToUInt(at: kv.mark(), kv.string()))"
    }
    agree("uint8InText") { kv throws(CodingFailure) in "\(try kv.uint8InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToUInt8(at: kv.mark(), kv.string()))"
    }
    agree("uint16InText") { kv throws(CodingFailure) in "\(try kv.uint16InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToUInt16(at: kv.mark(), kv.string()))"
    }
    agree("uint32InText") { kv throws(CodingFailure) in "\(try kv.uint32InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToUInt32(at: kv.mark(), kv.string()))"
    }
    agree("uint64InText") { kv throws(CodingFailure) in "\(try kv.uint64InText())" } _: { kv throws(CodingFailure) in
      "\(try kv.parseNumberToUInt64(at: kv.mark(), kv.string()))"
    }
  }

  /// Integers that are no texts: the short cuts for many digits agree with the general path.
  @Test func readsLongIntegersInTheirPlace() {
    for count in 1...22 {
      for sign in ["", "-"] {
        let digits = String("1234567890987654321012".prefix(count))
        for rest in Self.rests {
          let bytes = Array("[\(sign)\(digits)\(rest)".utf8)
          for byteByByte in [false, true] {
            let found = outcome(bytes, .json, byteByByte: byteByByte) { kv throws(CodingFailure) in
              "\(try Self.placed(&kv, 0) { $0.int(into: &$1) })"
            }
            let expected = outcome(bytes, .json, byteByByte: byteByByte) { kv throws(CodingFailure) in
              let value: Int = try kv.anyInteger(.int)
              return "\(value)"
            }
            #expect(found == expected, "\(sign)\(digits)\(rest)")
          }
        }
      }
    }
  }
}
