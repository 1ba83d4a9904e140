import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct DecimalTextTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("12.20", "12.2"), ("1e2", "100"), ("-0.1", "-0.1"), ("0.1e1", "1"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("-1.2345678901234567890123456789012345678", "-1.2345678901234567890123456789012345678"),
    ("12345678901234567890", "12345678901234567890"), ("1234567890123456789", "1234567890123456789"),
    ("10000000000000000000000000000000000000000", "10000000000000000000000000000000000000000"),
    ("1e127", "1" + String(repeating: "0", count: 127)), ("15e126", "15" + String(repeating: "0", count: 126)),
    ("1e-128", "0." + String(repeating: "0", count: 127) + "1"),
  ])
  func readsDigitForDigit(_ text: String, _ printed: String) throws {
    let value = try #require(text.parsed(DecimalText.parse(_:)).value)
    #expect(DecimalText.text(value) == printed)
  }

  @Test(arguments: [
    "340282366920938463463374607431768211456", "3.40282366920938463463374607431768211456", "1e128",
    "1234567890123456789012345678901234567891", "10e127", "1e-129", "1e999999999", "1e-999999999",
    "0.0000000000000000000000000000000000000000000000001234567890123456789012345678901234567891",
  ])
  func whatDecimalCannotHoldIsOutOfRange(_ text: String) {
    #expect(text.parsed(DecimalText.parse(_:)) == .range)
  }

  /// A significand has 128 bits, which hold some numbers of 39 digits.
  @Test(arguments: [
    "340282366920938463463374607431768211455", "-3.40282366920938463463374607431768211455",
    "123456789012345678901234567890123456789", "0.00123456789012345678901234567890123456789",
    Decimal.pi.description, (Decimal(2) / 3).description, (-Decimal.greatestFiniteMagnitude).description,
  ])
  func whatIsPrintedIsRead(_ text: String) throws {
    let value = try #require(text.parsed(DecimalText.parse(_:)).value)
    #expect(DecimalText.text(value) == text)
    #expect(value == Decimal(string: text))
  }

  @Test func zeroHasNoExponent() {
    #expect("0e999999999".parsed(DecimalText.parse(_:)) == .value(0))
    #expect("0.00e-999999999".parsed(DecimalText.parse(_:)) == .value(0))
  }

  @Test func whatIsReadIsPrinted() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<10_000 {
      var digits = String(Int.random(in: 1...9, using: &random))
      for _ in 0..<Int.random(in: 0..<38, using: &random) { digits += String(Int.random(in: 0...9, using: &random)) }
      while digits.last == "0" { digits.removeLast() }
      let point = Int.random(in: 0...digits.count, using: &random)
      let whole = point == 0 ? "0" : String(digits.prefix(point))
      let text =
        (Bool.random(using: &random) ? "-" : "") + whole + (point < digits.count ? "." : "") + digits.dropFirst(point)
      let value = try #require(text.parsed(DecimalText.parse(_:)).value, "\(text)")
      #expect(DecimalText.text(value) == text)
      #expect(value == Decimal(string: text))
    }
  }
}
