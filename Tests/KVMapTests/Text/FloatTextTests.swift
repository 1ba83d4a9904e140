import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct FloatTextTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("-0.0e10", -0.0), ("1", 1), ("0.1", 0.1), ("-12.5e-3", -0.0125), ("1e22", 1e22),
    ("1e23", 1e23), ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740993.00000000000000000001", 9_007_199_254_740_994),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1.7976931348623158e308", .greatestFiniteMagnitude),
    ("4.9406564584124654e-324", .leastNonzeroMagnitude), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
    ("2.4703282292062327e-324", 0), ("-1e-400", -0.0), ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ("2.2250738585072014e-308", .leastNormalMagnitude), ("3e-323", 6 * .leastNonzeroMagnitude),
  ])
  func readsTheNearestDouble(_ text: String, _ value: Double) throws {
    let found = try #require(text.parsed(FloatText.double).value)
    #expect(found.bitPattern == value.bitPattern)
  }

  @Test(arguments: ["1e309", "-1e309", "1.797693134862315808e308", "1e400000", "179769313486231580793e289"])
  func tooLargeIsOutOfRange(_ text: String) {
    #expect(text.parsed(FloatText.double) == .range)
    #expect(text.parsed(FloatText.float) == .range)
  }

  /// 1 + 2^-24 + 2^-60: as a Double it is halfway between two Floats, which would then round down.
  @Test func aFloatIsNotRoundedTwice() {
    let text = "1.00000005960464477626"
    #expect(text.parsed(FloatText.double) == .value(1.000000059604644775390625))
    #expect(text.parsed(FloatText.float) == .value(Float(1).nextUp))
    #expect("3.4028235e38".parsed(FloatText.float) == .value(.greatestFiniteMagnitude))
    #expect("3.4028236e38".parsed(FloatText.float) == .range)
    #expect("1e-46".parsed(FloatText.float) == .value(0))
    #expect("1.4e-45".parsed(FloatText.float) == .value(.leastNonzeroMagnitude))
  }

  @Test func whatIsPrintedIsReadBack() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<40_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(value.description.parsed(FloatText.double).value?.bitPattern == value.bitPattern, "\(value)")
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      guard float.isFinite else { continue }
      #expect(float.description.parsed(FloatText.float).value?.bitPattern == float.bitPattern, "\(float)")
    }
  }

  /// Texts of any length, near the midpoint of two numbers, compared with the standard library.
  @Test func longTextsAreRoundedOnce() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<5_000 {
      let value = Double(bitPattern: random.next()).magnitude
      guard value.isFinite, value.nextUp.isFinite else { continue }
      var text = String(format: "%.*e", Int.random(in: 10..<60, using: &random), value)
      if Bool.random(using: &random) {
        let places = Int.random(in: 0..<30, using: &random)
        text = String(format: "%.\(places)f", Double.random(in: 0..<1e9, using: &random))
      }
      #expect(text.parsed(FloatText.double).value == Double(text), "\(text)")
      #expect(text.parsed(FloatText.float).value ?? .infinity == Float(text), "\(text)")
    }
  }

  @Test func powersOfFiveAreRight() {
    #expect(PowersOfFive.normalized(0) == (1 << 63, 0))
    for exponent in PowersOfFive.smallest...PowersOfFive.largest {
      #expect(PowersOfFive.normalized(exponent) == BigPower.normalized(exponent), "5^\(exponent)")
    }
  }

  @Test(
    .enabled(if: Repository.corpus("numbers") != nil, Repository.absence(of: "numbers")),
    arguments: ["google-wuffs.txt", "lemire-fast-float.txt", "more-test-cases.txt"])
  func readsTheCorpus(_ name: String) throws {
    let folder = try #require(Repository.corpus("numbers"))
    let text = try String(decoding: Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    var numbers = 0
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      let float = try #require(UInt32(parts[1], radix: 16))
      let double = try #require(UInt64(parts[2], radix: 16))
      let number = String(parts[3])
      guard number.parsed({ NumberText.whole($0) }) != nil else { continue }
      numbers += 1
      let expected = Double(bitPattern: double)
      #expect(bits(number.parsed(FloatText.double)) == (expected.isFinite ? double : nil), "\(number)")
      let expectedFloat = Float(bitPattern: float)
      #expect(bits(number.parsed(FloatText.float)) == (expectedFloat.isFinite ? float : nil), "\(number)")
      guard expected.isFinite else { continue }
      let written = try written { kv throws(CodingFailure) in try kv.double(expected) }
      #expect(written.parsed(FloatText.double).value?.bitPattern == double, "\(number)")
    }
    #expect(numbers >= 50, "the file has more numbers than that in the grammar of JSON")
  }

  /// The bits of a value; `nil` for one that is out of range.
  private func bits(_ parsed: Parsed<Double>) -> UInt64? { parsed == .range ? nil : parsed.value?.bitPattern ?? .max }
  private func bits(_ parsed: Parsed<Float>) -> UInt32? { parsed == .range ? nil : parsed.value?.bitPattern ?? .max }
}

/// Powers of five in plain long arithmetic, the lowest word first.
private enum BigPower {
  static func normalized(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    let power = power(exponent.magnitude)
    if exponent >= 0 { return top(power) }
    // 2^n / 5^-exponent, truncated plus one, with the n for which it has 128 bits.
    let (high, low) = quotient(power)
    let (sum, carry) = low.addingReportingOverflow(1)
    return (high &+ (carry ? 1 : 0), sum)
  }

  private static func power(_ exponent: UInt) -> [UInt32] {
    var words: [UInt32] = [1]
    for _ in 0..<exponent {
      var carry: UInt64 = 0
      for index in words.indices {
        let product = UInt64(words[index]) * 5 + carry
        words[index] = UInt32(truncatingIfNeeded: product)
        carry = product >> 32
      }
      if carry > 0 { words.append(UInt32(carry)) }
    }
    return words
  }

  private static func bit(_ words: [UInt32], _ index: Int) -> UInt64 {
    index < 0 ? 0 : UInt64(words[index / 32] >> UInt32(index % 32) & 1)
  }

  private static func bitCount(_ words: [UInt32]) -> Int {
    words.count * 32 - (words.last?.leadingZeroBitCount ?? 0)
  }

  private static func top(_ words: [UInt32]) -> (UInt64, UInt64) {
    let count = bitCount(words)
    var high: UInt64 = 0
    var low: UInt64 = 0
    for place in 0..<64 {
      high = high << 1 | bit(words, count - 1 - place)
      low = low << 1 | bit(words, count - 65 - place)
    }
    return (high, low)
  }

  /// Long division bit by bit: the first 128 bits of 1 / `divisor`.
  private static func quotient(_ divisor: [UInt32]) -> (UInt64, UInt64) {
    var rest: [UInt32] = [1] + Array(repeating: 0, count: divisor.count)
    var high: UInt64 = 0
    var low: UInt64 = 0
    while high >> 63 == 0 {
      high = high << 1 | low >> 63
      low <<= 1
      if subtract(divisor, from: &rest) { low |= 1 }
      shift(&rest)
    }
    return (high, low)
  }

  private static func shift(_ words: inout [UInt32]) {
    var carry: UInt32 = 0
    for index in words.indices {
      let next = words[index] >> 31
      words[index] = words[index] << 1 | carry
      carry = next
    }
  }

  private static func subtract(_ other: [UInt32], from words: inout [UInt32]) -> Bool {
    var result = words
    var borrow = false
    for index in words.indices {
      let (first, firstBorrow) = words[index].subtractingReportingOverflow(index < other.count ? other[index] : 0)
      let (second, secondBorrow) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      result[index] = second
      borrow = firstBorrow || secondBorrow
    }
    if !borrow { words = result }
    return !borrow
  }
}
