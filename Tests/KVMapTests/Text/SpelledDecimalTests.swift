import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct SpelledDecimalTests {
  private func spelled(_ text: String) throws -> Decimal {
    try #require(text.parsed(DecimalText.parseSpelled(_:)).value)
  }

  @Test(arguments: [
    "12.20", "-0.10", "1.0", "100.00", "0.05000", "-3.00000000000000", "0.0000000000000000000000000000000000000000010",
    "9007199254740.990", "12.2", "7",
  ])
  func zerosAtTheEndComeBack(_ text: String) throws {
    let value = try spelled(text)
    #expect(DecimalText.text(value) == text)
    #expect(value.description == text)
  }

  /// More digits than a Double holds, no digits at all, and exponents.
  @Test(arguments: [
    ("9007199254740.9920", "9007199254740.992"), ("12345678901234567890.1234567890", "12345678901234567890.123456789"),
    ("1.0000000000000000000000000000000000000000", "1"), ("0.00", "0"), ("-0.0", "0"), ("1.50e1", "15"),
    ("1.50e10", "15000000000"), ("1.5E-10", "0.00000000015"), ("120", "120"),
  ])
  func whatCannotBeKeptIsTheSameNumber(_ text: String, _ written: String) throws {
    #expect(DecimalText.text(try spelled(text)) == written)
  }

  @Test func itIsEqualToOneWithoutZeros() throws {
    var random = SeededGenerator(seed: 30)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...12, using: &random)
      let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }
      let zeros = String(repeating: "0", count: Int.random(in: 0...8, using: &random))
      let sign = Bool.random(using: &random) ? "-" : ""
      let text = "\(sign)\(Int.random(in: 0...99, using: &random)).\(digits.joined())\(zeros)"
      let plain = try #require(text.parsed(DecimalText.parse(_:)).value)
      let value = try spelled(text)
      #expect(value == plain && !(value < plain) && !(plain < value), "\(text)")
      #expect(value.hashValue == plain.hashValue && Set([value, plain]).count == 1, "\(text)")
      #expect(value + 1 == plain + 1 && value * 3 == plain * 3, "\(text)")
      #expect(ExactDecimal(value) == ExactDecimal(plain), "\(text)")
      if !plain.isZero, text.count(where: \.isNumber) <= 15 { #expect(value.description == text, "\(text)") }
    }
  }

  @Test(arguments: ["12.2x", "01.20", "", ".0", "1.", "0x10"])
  func whatIsNoNumberIsRefused(_ text: String) {
    #expect(text.parsed(DecimalText.parseSpelled(_:)) == .mismatch)
  }
}
