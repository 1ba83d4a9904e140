import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct NumberTextTests {
  @Test(arguments: [
    "", "-", "+1", ".5", "1.", "1.e5", "-.5", "01", "-01", "00", "1e", "1e+", "1E-", "0x10", "1_000", " 1", "1 ", "1,0",
    "NaN", "Infinity", "-Infinity", "nan", "1e5.5", "1.2.3", "--1", "1-", "١", "1\u{0}",
  ])
  func refusesWhatIsNoJSONNumber(_ text: String) {
    #expect(text.parsed { NumberText.whole($0) } == nil)
    #expect(text.parsed { IntegerText.parse($0, as: Int.self) } == .mismatch)
    #expect(text.parsed(FloatText.double) == .mismatch)
    #expect(text.parsed(FloatText.float) == .mismatch)
    #expect(text.parsed(DecimalText.parse(_:)) == .mismatch)
    #expect(text.parsed { EpochText.parse($0, in: .seconds) } == .mismatch)
    #expect(JSONNumber(text) == nil)
  }

  @Test(arguments: [
    ("0", 0 as UInt64, 0), ("-0", 0, 0), ("12", 12, 0), ("12.50", 1250, -2), ("1e2", 1, 2), ("1.5E+10", 15, 9),
    ("0.001", 1, -3), ("1234567890.123456789", 1_234_567_890_123_456_789, -9), ("12345678", 12_345_678, 0),
    ("0.12345678", 12_345_678, -8), ("10000000000000000000", 1_000_000_000_000_000_000, 1),
  ])
  func scans(_ text: String, _ significand: UInt64, _ exponent: Int) throws {
    let number = try #require(text.parsed { NumberText.whole($0) })
    #expect(number.significand == significand)
    #expect(number.exponent == exponent)
    #expect(number.isExact)
    #expect(number.isNegative == text.hasPrefix("-"))
    #expect(number.isPlainInteger == text.allSatisfy { $0.isNumber || $0 == "-" })
    #expect(number.length == text.utf8.count)
  }

  @Test func stopsBehindTheNumber() throws {
    for (text, length) in [("12,", 2), ("-1.5e3}", 6), ("1.5.2", 3), ("7 ", 1), ("12345678901]", 11)] {
      #expect(text.parsed { NumberText.scan($0)?.length } == length)
    }
    #expect("0123".parsed { NumberText.scan($0) } == nil)
  }

  @Test func keepsNineteenDigitsAndSaysWhetherOthersWereLost() throws {
    let lost = try #require("123456789012345678901".parsed { NumberText.whole($0) })
    #expect(lost.significand == 1_234_567_890_123_456_789)
    #expect(lost.exponent == 2)
    #expect(!lost.isExact)
    let zeros = try #require("0.00000000000000000000012000000000000000000000".parsed { NumberText.whole($0) })
    #expect(zeros.isExact)
    #expect(zeros.significand == 1_200_000_000_000_000_000)
    #expect(zeros.exponent == -40)
  }

  @Test func aHostileExponentSaturates() throws {
    let number = try #require("1e\(String(repeating: "9", count: 1_000))".parsed { NumberText.whole($0) })
    #expect(number.exponent > 1_000_000_000)
    #expect("1e\(String(repeating: "9", count: 1_000))".parsed(FloatText.double) == .range)
    #expect("1e-\(String(repeating: "9", count: 1_000))".parsed(FloatText.double) == .value(0))
    #expect("0e\(String(repeating: "9", count: 1_000))".parsed { IntegerText.parse($0, as: Int.self) } == .value(0))
  }

  @Test func digitsAtTheBeginningOfEightBytes() {
    var generator = SplitMix64(state: 11)
    for _ in 0..<100_000 {
      let count = Int.random(in: 0...8, using: &generator)
      var bytes = (0..<8).map { _ in UInt8.random(in: 0x30...0x39, using: &generator) }
      if count < 8 {
        let other = UInt8.random(in: 10...255, using: &generator) &+ 0x30
        bytes[count] = other
        for index in count + 1..<8 { bytes[index] = .random(in: 0...255, using: &generator) }
      }
      let expected = bytes.prefix(count).reduce(0 as UInt64) { $0 * 10 + UInt64($1 - 0x30) }
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        let digits = EightDigits.leading(at: start)
        #expect(digits == (expected, count))
        #expect(EightDigits.count(at: start) == count)
        #expect(EightDigits.value(at: start) == (count == 8 ? expected : nil))
      }
    }
    #expect((0...8).map(EightDigits.scale) == [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000])
  }
}
