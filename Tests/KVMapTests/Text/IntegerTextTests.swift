import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct IntegerTextTests {
  private func parse<T: FixedWidthInteger>(_ text: String, as type: T.Type = T.self) -> Parsed<T> {
    text.parsed { IntegerText.parse($0) }
  }

  @Test(arguments: [
    ("3", 3), ("3.0", 3), ("1e2", 100), ("1.5e1", 15), ("100e-2", 1), ("-0", 0), ("0.000e5", 0), ("-12.000", -12),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("9223372036854775807.000000000000", Int.max),
    ("0.00000000000000000000000000000000007e35", 7), ("92233720368547758070000000000000000e-16", Int.max),
  ])
  func readsEverySpelling(_ text: String, _ value: Int) {
    #expect(parse(text) == .value(value))
  }

  @Test(arguments: ["1.5", "0.1", "1e-1", "12345678901234567890.5", "-3.0000000000000000000000000000001", "15e-1"])
  func aFractionIsAMismatch(_ text: String) {
    #expect(parse(text, as: Int.self) == .mismatch)
    #expect(parse(text, as: UInt8.self) == .mismatch)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1e19", "1e999999999", "123456789012345678901234567890",
    "99999999999999999999", "18446744073709551615", "18446744073709551616",
  ])
  func whatDoesNotFitIsOutOfRange(_ text: String) {
    #expect(parse(text, as: Int.self) == .range)
    #expect(parse(text, as: Int8.self) == .range)
  }

  @Test func everyTypeHasItsLimits() {
    func check<T: FixedWidthInteger>(_ type: T.Type) {
      #expect(parse(String(T.min), as: T.self) == .value(T.min))
      #expect(parse(String(T.max), as: T.self) == .value(T.max))
      #expect(parse(String(T.max) + ".0", as: T.self) == .value(T.max))
      #expect(parse(String(T.max) + "0e-1", as: T.self) == .value(T.max))
      let above = T.max == UInt64.max ? "18446744073709551616" : String(UInt64(T.max) + 1)
      #expect(parse(above, as: T.self) == .range)
      let below = T.min == 0 ? "-1" : T.min == Int64.min ? "-9223372036854775809" : String(Int64(T.min) - 1)
      #expect(parse(below, as: T.self) == .range)
      #expect(parse("-0", as: T.self) == .value(0))
    }
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
  }

  @Test func whatIsPrintedIsReadBack() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let value = Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random)
      #expect(parse(String(value)) == .value(value))
      let unsigned = random.next() >> UInt64.random(in: 0..<64, using: &random)
      #expect(parse(String(unsigned)) == .value(unsigned))
    }
  }
}
