import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// Texts that are numbers are read and written as they are by way of a `Decimal`: the same values, bit for bit, and the
/// same problems.
@Suite struct NumbersInTextsTests {
  /// Texts that a short cut may treat otherwise, and others of a generator.
  private static let texts: [String] = {
    var texts = [
      "0", "-0", "-0.0", "0e0", "1e2", "1E2", "1e-2", "007", "1.", ".5", "+1", "", " 1", "1 ", "x", "1e", "-", "12.50",
      "3.0", "255", "256", "-1", "-128", "-129", "9007199254740993", "9223372036854775807", "9223372036854775808",
      "18446744073709551615", "18446744073709551616", "123456789012345678901234567890", "0.1", "1e22", "1e23",
      "1e100", "1e101", "1e127", "1e128", "1e-127", "1e-128", "1e-129", "1e400", "16777217", "3.4028235e38", "3.5e38",
      String(repeating: "9", count: 38), String(repeating: "9", count: 39), "0." + String(repeating: "1", count: 40),
    ]
    var random = SeededGenerator(seed: 29)
    for _ in 0..<2_000 {
      var text = Bool.random(using: &random) ? "-" : ""
      text += String(UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63, using: &random))
      if Bool.random(using: &random) { text += ".\(UInt64.random(in: 0...9_999_999, using: &random))" }
      if Int.random(in: 0..<4, using: &random) == 0 { text += "e\(Int.random(in: -40...40, using: &random))" }
      texts.append(text)
    }
    return texts
  }()

  private func agree<Number>(
    _ quick: (inout JSONReader, ValuePosition, String) throws(CodingFailure) -> Number,
    _ exact: (inout JSONReader, ValuePosition, Decimal) throws(CodingFailure) -> Number
  ) {
    for text in Self.texts {
      let first = reading("[0]") { (kv: inout JSONReader) throws(CodingFailure) -> String in
        let at = kv.mark()
        let number = try quick(&kv, at, text)
        try kv.skip()
        return "\(number)"
      }
      let second = reading("[0]") { (kv: inout JSONReader) throws(CodingFailure) -> String in
        let at = kv.mark()
        let number = try exact(&kv, at, kv.parseDecimal(at: at, text))
        try kv.skip()
        return "\(number)"
      }
      #expect(first.value == second.value && first.problem == second.problem, "\(text) as \(Number.self)")
    }
  }

  @Test func readsWhatADecimalWouldBe() {
    agree { kv, at, text throws(CodingFailure) in try kv.parseNumberToDouble(at: at, text) } _: {
      kv, at, number throws(CodingFailure) in try kv.convertToDouble(at: at, number)
    }
    agree { kv, at, text throws(CodingFailure) in try kv.parseNumberToFloat(at: at, text) } _: {
      kv, at, number throws(CodingFailure) in try kv.convertToFloat(at: at, number)
    }
    agree { kv, at, text throws(CodingFailure) in try kv.parseNumberToInt(at: at, text) } _: {
      kv, at, number throws(CodingFailure) in try kv.convertToInt(at: at, number)
    }
    agree { kv, at, text throws(CodingFailure) in try kv.parseNumberToInt8(at: at, text) } _: {
      kv, at, number throws(CodingFailure) in try kv.convertToInt8(at: at, number)
    }
    agree { kv, at, text throws(CodingFailure) in try kv.parseNumberToUInt16(at: at, text) } _: {
      kv, at, number throws(CodingFailure) in try kv.convertToUInt16(at: at, number)
    }
    agree { kv, at, text throws(CodingFailure) in try kv.parseNumberToUInt64(at: at, text) } _: {
      kv, at, number throws(CodingFailure) in try kv.convertToUInt64(at: at, number)
    }
  }

  @Test func writesWhatADecimalWouldBe() {
    var numbers: [Double] = [0, -0.0, 5, -5, 0.1, 1e21, 1e22, 1e-5, 1e-6, 1e-7, 1.5e-300, 1e127, 1e166, .infinity, .nan]
    numbers += Self.texts.compactMap(Double.init)
    for number in numbers {
      let quick = writing { kv throws(CodingFailure) in kv.string(try kv.numberText(of: number)) }
      let exact = writing { kv throws(CodingFailure) in kv.string(try kv.text(of: kv.decimal(of: number))) }
      #expect(quick.value == exact.value && quick.problem == exact.problem, "\(number)")
      let float = Float(number)
      let quickFloat = writing { kv throws(CodingFailure) in kv.string(try kv.numberText(of: float)) }
      let exactFloat = writing { kv throws(CodingFailure) in kv.string(try kv.text(of: kv.decimal(of: float))) }
      #expect(quickFloat.value == exactFloat.value && quickFloat.problem == exactFloat.problem, "\(float)")
    }
  }
}
