import Foundation
@_spi(Generated) import KVMap
import TestSupport
import Testing

@Suite struct NumberTests {
  @Test func keepsItsText() throws {
    for text in ["12.20", "1E+2", "-0", "1e999999999", "0.10000000000000000000000000000000001"] {
      #expect(try #require(JSONNumber(text)).text == text)
      #expect(try #require(JSONNumber(text)).description == text)
    }
  }

  @Test(arguments: [
    ("12.20", "12.2"), ("1e2", "100"), ("100", "1.00E+2"), ("0", "-0"), ("0e5", "0.000"), ("-1.50", "-15e-1"),
    ("0.001", "1e-3"), ("123456789012345678901234567890e10", "1.2345678901234567890123456789e39"),
    ("1e999999999", "10e999999998"), ("10", "1e1"), ("1.0e1", "10"), ("1000000", "0.001e9"), ("100.010", "10001e-2"),
  ])
  func equalValuesAreEqual(_ left: String, _ right: String) throws {
    let left = try #require(JSONNumber(left))
    let right = try #require(JSONNumber(right))
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(!(left < right) && !(right < left))
  }

  @Test func numbersAreOrderedByValue() throws {
    let ascending = try [
      "-1e999999999", "-100", "-99.5", "-1e1", "-1", "-0.1", "-1e-999999999", "0", "1e-999999999", "0.0999", "0.1", "1",
      "1.0000000000000000000000000000001", "9", "10", "11e0", "100", "9007199254740992", "9007199254740993", "1e99",
      "1e999999999",
    ].map { try #require(JSONNumber($0)) }
    for (left, number) in ascending.enumerated() {
      for (right, other) in ascending.enumerated() {
        #expect((number < other) == (left < right), "\(number) \(other)")
        #expect((number == other) == (left == right), "\(number) \(other)")
      }
    }
  }

  /// An exponent too long for any integer takes no time and no memory; such numbers differ from all of ordinary size.
  @Test func hostileNumbersAreHarmless() throws {
    let exponent = String(repeating: "9", count: 100_000)
    let huge = try #require(JSONNumber("1e\(exponent)"))
    #expect(huge > 1 && huge == huge && huge.intValue == nil && huge.doubleValue == nil && huge.decimalValue == nil)
    let tiny = try #require(JSONNumber("1e-\(exponent)"))
    #expect(tiny > 0 && tiny < 1 && tiny.intValue == nil && tiny.doubleValue == 0)
    let long = try #require(JSONNumber(String(repeating: "7", count: 100_000)))
    #expect(Set([huge, tiny, long, long, huge]).count == 3)
  }

  @Test func isMadeOfNumbers() {
    #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
    #expect(JSONNumber(Int8.min).text == "-128")
    #expect(JSONNumber(0.1)?.text == "0.1")
    #expect(JSONNumber(-1e300)?.text == "-1e300")
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber(Decimal(string: "12.34") ?? 0)?.text == "12.34")
    #expect(JSONNumber(Decimal.nan) == nil)
    #expect((7 as JSONNumber).text == "7")
  }

  @Test func becomesNumbers() throws {
    let number = try #require(JSONNumber("3.00"))
    #expect(number.intValue == 3)
    #expect(number.integer(as: UInt8.self) == 3)
    #expect(number.doubleValue == 3)
    #expect(number.decimalValue == 3)
    #expect(try #require(JSONNumber("3.5")).intValue == nil)
    #expect(try #require(JSONNumber("300")).integer(as: UInt8.self) == nil)
  }

  @Test func agreesWithDecimal() throws {
    var random = SeededGenerator(seed: 31)
    func decimal() -> String {
      let digits = Int.random(in: -50...50, using: &random)
      return "\(digits)\(["", ".0", "00", ".5", "e1", "e-1", ".50e1"].randomElement(using: &random) ?? "")"
    }
    for _ in 0..<5_000 {
      let (left, right) = (decimal(), decimal())
      guard let first = JSONNumber(left), let second = JSONNumber(right) else { continue }
      let (firstValue, secondValue) = try (#require(first.decimalValue), #require(second.decimalValue))
      #expect((first == second) == (firstValue == secondValue), "\(left) \(right)")
      #expect((first < second) == (firstValue < secondValue), "\(left) \(right)")
      if first == second { #expect(first.hashValue == second.hashValue, "\(left) \(right)") }
    }
  }
}
