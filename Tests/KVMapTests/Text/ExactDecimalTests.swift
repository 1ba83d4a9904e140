import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct ExactDecimalTests {
  private func number(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }
  private func text(_ number: ExactDecimal?) -> String? { number.map { $0.decimal.description } }

  private static let nines = String(repeating: "9", count: 38)

  @Test(arguments: [
    ("1999", "0.01", "19.99"), ("0", "5", "0"), ("-3", "0.5", "-1.5"), ("-3", "-0.5", "1.5"),
    ("12345678901234567890", "1000000000", "12345678901234567890000000000"),
    ("99999999999999999999999999999999999999", "1e10", "999999999999999999999999999999999999990000000000"),
    // Factors of ten that only the product has: 2^60 × 5^50.
    (
      "1152921504606846976", "88817841970012523233890533447265625",
      "102400000000000000000000000000000000000000000000000000"
    ),
  ])
  func multiplies(_ left: String, _ right: String, _ product: String) throws {
    #expect(text(try number(left).multiplied(by: number(right))) == product)
    #expect(text(try number(right).multiplied(by: number(left))) == product)
  }

  @Test(arguments: [
    (nines, "3"), (nines, nines), ("1e100", "1e28"), ("1e-100", "1e-29"),
    ("12345678901234567891", "12345678901234567891"),
  ])
  func hasNoProductOfMoreDigits(_ left: String, _ right: String) throws {
    #expect(try number(left).multiplied(by: number(right)) == nil)
  }

  @Test(arguments: [
    ("19.99", "0.01", "1999"), ("1", "8", "0.125"), ("1", "5", "0.2"), ("1", "40", "0.025"), ("7", "7", "1"),
    ("3", "6", "0.5"), ("-21", "0.7", "-30"), ("0", "3", "0"), ("10", "25", "0.4"),
    (nines, nines, "1"), (nines, "11111111111111111111111111111111111111", "9"),
    ("1", "1267650600228229401496703205376", nil), ("1", "3", nil), ("1", "0", nil), ("5", "1.1", nil),
    (nines, "1e-128", nil), ("1e-100", "1e100", nil), (nines, "340282366920938463", nil),
  ] as [(String, String, String?)])
  func divides(_ dividend: String, _ divisor: String, _ quotient: String?) throws {
    #expect(text(try number(dividend).divided(by: number(divisor))) == quotient)
  }

  @Test(arguments: [
    ("1", "-1", "0"), ("0", "5", "5"), ("5", "0", "5"), ("1.5", "2.25", "3.75"), ("-1.5", "1", "-0.5"),
    ("1", "-1.5", "-0.5"), ("1e38", "-1", nines), ("1e37", "1", "10000000000000000000000000000000000001"),
    (nines, "1", "100000000000000000000000000000000000000"), ("1e38", "1", nil), ("1e127", "1", nil),
    (nines, "0.1", nil),
  ] as [(String, String, String?)])
  func adds(_ left: String, _ right: String, _ sum: String?) throws {
    #expect(text(try number(left).adding(number(right))) == sum)
    #expect(text(try number(right).adding(number(left))) == sum)
  }

  @Test(arguments: [
    ("2.345", 2, "2.35"), ("-2.345", 2, "-2.35"), ("2.344999", 2, "2.34"), ("2.5", 0, "3"), ("-0.5", 0, "-1"),
    ("0.4", 0, "0"), ("-0.4", 0, "0"), ("1.5", 5, "1.5"), ("150", -2, "200"), ("49", -2, "0"), ("7", -1, "10"),
    ("0.05", 1, "0.1"), ("0.005", 1, "0"), (nines, -1, "100000000000000000000000000000000000000"),
    ("9e127", -128, nil), ("1", .max, "1"), ("1", .min, "0"),
  ] as [(String, Int, String?)])
  func roundsHalfAwayFromZero(_ value: String, _ places: Int, _ rounded: String?) throws {
    #expect(text(try number(value).rounded(places: places)) == rounded)
  }

  @Test func takesTextsOfNumbersOnly() {
    for text in ["", "+1", "x", "1 ", ".5", "1e200", String(repeating: "1", count: 39)] {
      #expect(ExactDecimal(text) == nil, "\(text)")
    }
    #expect(ExactDecimal(Decimal.nan) == nil)
    #expect(ExactDecimal("-0") == .zero)
    #expect(ExactDecimal("0")?.negated == .zero)
  }

  /// Multiplication can be undone by division, and addition by subtraction.
  @Test func undoesItself() throws {
    var generator = SeededGenerator(seed: 11)
    var multiplied = 0
    for _ in 0..<4_000 {
      let numbers = (0..<2).map { _ in
        let shift = UInt64.random(in: 0...63, using: &generator)
        let digits = UInt64.random(in: 0...UInt64.max, using: &generator) >> shift
        return "\(Bool.random(using: &generator) ? "-" : "")\(digits)e\(Int.random(in: -12...12, using: &generator))"
      }
      let left = try number(numbers[0])
      let right = try number(numbers[1])
      if let product = left.multiplied(by: right), right != .zero {
        multiplied += 1
        #expect(product.divided(by: right) == left, "\(numbers)")
      }
      if let sum = left.adding(right) { #expect(sum.adding(right.negated) == left, "\(numbers)") }
    }
    #expect(multiplied > 3_000)
  }
}
