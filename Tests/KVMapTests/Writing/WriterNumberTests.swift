import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterNumberTests {
  @Test func writesTheLimitsOfIntegers() throws {
    #expect(try written { $0.int(.min) } == "-9223372036854775808")
    #expect(try written { $0.int(.max) } == "9223372036854775807")
    #expect(try written { $0.int8(.min) } == "-128")
    #expect(try written { $0.int16(.min) } == "-32768")
    #expect(try written { $0.int32(.min) } == "-2147483648")
    #expect(try written { $0.int64(.min) } == "-9223372036854775808")
    #expect(try written { $0.uint(.max) } == "18446744073709551615")
    #expect(try written { $0.uint8(.max) } == "255")
    #expect(try written { $0.uint16(.max) } == "65535")
    #expect(try written { $0.uint32(.max) } == "4294967295")
    #expect(try written { $0.uint64(.max) } == "18446744073709551615")
    #expect(try written { $0.int(0) } == "0")
  }

  @Test func writesIntegersOfEveryLength() throws {
    var power: UInt64 = 1
    for _ in 0..<20 {
      for value in [power - 1, power, power + 1] { #expect(try written { $0.uint64(value) } == String(value)) }
      power = power &* 10
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let value = Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random)
      #expect(try written { $0.int(value) } == String(value))
    }
  }

  @Test(arguments: [
    (0.0 as Double, "0"), (-0.0, "-0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (12.5, "12.5"), (-1.5e-5, "-0.000015"),
    (1e-5, "0.00001"), (1e-6, "1e-6"), (1.25e-7, "1.25e-7"), (9_007_199_254_740_992, "9007199254740992"),
    (1e15, "1000000000000000"), (1e20, "100000000000000000000"), (1e21, "1e21"), (1.5e300, "1.5e300"),
    (1.234567890123456e20, "123456789012345600000"), (.leastNonzeroMagnitude, "5e-324"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (1.7976931348623157e308, "1.7976931348623157e308"), (0.3, "0.3"), (0.1 + 0.2, "0.30000000000000004"),
    (123456.789, "123456.789"), (9.5367431640625e-7, "9.5367431640625e-7"),
    (2_251_799_813_685_248.5, "2251799813685248.5"),
  ])
  func writesDoubles(_ value: Double, _ text: String) throws {
    #expect(try written { kv throws(CodingFailure) in try kv.double(value) } == text)
  }

  @Test func refusesWhatIsNoNumber() throws {
    for value in [Double.nan, .infinity, -.infinity, .signalingNaN] {
      let failure = #expect(throws: CodingFailure.self) {
        try written { kv throws(CodingFailure) in
          kv.beginArray()
          kv.int(1)
          try kv.double(value)
        }
      }
      #expect(failure == CodingFailure(.range, .finiteNumber, at: 3))
    }
    for value in [Float.nan, .infinity, -.infinity] {
      let failure = #expect(throws: CodingFailure.self) {
        try written { kv throws(CodingFailure) in try kv.float(value) }
      }
      #expect(failure == CodingFailure(.range, .finiteNumber, at: 0))
    }
    let failure = #expect(throws: CodingFailure.self) {
      try written { kv throws(CodingFailure) in try kv.decimal(.nan) }
    }
    #expect(failure == CodingFailure(.range, .finiteNumber, at: 0))
  }

  /// The standard library also prints the shortest digits and, among those, the nearest.
  @Test func doublesHaveTheDigitsOfTheStandardLibrary() throws {
    var random = SeededGenerator(seed: 2)
    for round in 0..<30_000 {
      let value =
        switch round % 3 {
        case 0: Double(bitPattern: random.next())
        case 1: Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random)) / 1e4
        default: Double.random(in: -1e6...1e6, using: &random)
        }
      guard value.isFinite else { continue }
      let text = try written { kv throws(CodingFailure) in try kv.double(value) }
      #expect(Double(text)?.bitPattern == value.bitPattern, "\(value)")
      #expect(Digits(text) == Digits(value.description), "\(value)")
    }
  }

  @Test func floatsHaveTheDigitsOfTheStandardLibrary() throws {
    var random = SeededGenerator(seed: 3)
    for round in 0..<30_000 {
      let value =
        round % 2 == 0
        ? Float(bitPattern: UInt32(truncatingIfNeeded: random.next())) : Float.random(in: -1000...1000, using: &random)
      guard value.isFinite else { continue }
      let text = try written { kv throws(CodingFailure) in try kv.float(value) }
      #expect(Float(text)?.bitPattern == value.bitPattern, "\(value)")
      #expect(Digits(text) == Digits(value.description), "\(value)")
    }
  }

  @Test func everyPowerOfTwoAndItsNeighboursReadBack() throws {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for value in [power.nextDown, power, power.nextUp] {
        let text = try written { kv throws(CodingFailure) in try kv.double(value) }
        #expect(Double(text)?.bitPattern == value.bitPattern, "\(value)")
        #expect(Digits(text) == Digits(value.description), "\(value)")
      }
    }
  }

  /// The single product that is nearly always sufficient, compared with the three of the paper.
  @Test func oneProductFindsWhatThreeDo() {
    var random = SeededGenerator(seed: 5)
    var undecided = 0
    for round in 0..<1_000_000 {
      let value =
        switch round % 4 {
        case 0, 1: Double(bitPattern: random.next() & ~(1 << 63))
        case 2: Double(Int.random(in: 1...1_000_000_000_000, using: &random)) / 1e6
        default: Double.random(in: 0...180, using: &random)
        }
      guard value.isFinite, value > 0 else { continue }
      guard let number = SeventeenDigits(value) else {
        undecided += 1
        continue
      }
      let plain = ShortestDecimal(value)
      var digits = number.digits
      var exponent = number.exponent
      while digits % 10 == 0, digits > 0 {
        digits /= 10
        exponent += 1
      }
      let isLong = number.digits >= 1_000_000_000_000_000 && number.digits < 100_000_000_000_000_000
      if digits != plain.digits || exponent != plain.exponent || !isLong { Issue.record("\(value)") }
    }
    // Subnormal numbers and powers of two.
    #expect(undecided < 1_000)
  }

  /// Every double has the digits of its description, the fewest that read back as the same value, in the language's
  /// layout.
  @Test func doublesAreLaidOutAsTheLanguageSays() {
    var random = SeededGenerator(seed: 6)
    var values = (0..<Thoroughness.choose(100_000, thorough: 1_000_000)).map { _ in Double(bitPattern: random.next()) }
    for power in -330...308 {
      let value = Double("1e\(power)") ?? 0
      values += [value.nextDown, value, value.nextUp, -value]
      // The same digits with the decimal point at every position.
      for digits in ["1.5", "123456789.012345678", "1234567.8901234567", "9.876543210987654"] {
        values.append(Double("\(digits)e\(power)") ?? 0)
      }
    }
    // Numbers of every length, with digits on both sides of the decimal point.
    values += (0..<100_000).map { round in
      (Double.random(in: 0...1, using: &random) * 1e9).rounded() / 1e9 * [1, 1e2, 1e5, 1e8, 1e-3][round % 5]
    }
    // Subnormal numbers.
    values += (0..<20_000).map { _ in Double(bitPattern: random.next() >> UInt64.random(in: 12..<64, using: &random)) }
    for value in values where value.isFinite {
      guard let text = JSONNumber(value)?.text else {
        Issue.record("\(value) has no text")
        continue
      }
      if !text.utf8.elementsEqual(LaidOut(value.description).text) || Double(text)?.bitPattern != value.bitPattern {
        Issue.record("\(value): \(text)")
      }
    }
  }

  @Test func writesDecimalsDigitForDigit() throws {
    for text in [
      "0", "-12.2", "99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001", "-7",
    ] {
      let value = try #require(Decimal(string: text))
      #expect(try written { kv throws(CodingFailure) in try kv.decimal(value) } == text)
    }
    let largest = try written { kv throws(CodingFailure) in try kv.decimal(.greatestFiniteMagnitude) }
    #expect(JSONNumber(largest)?.decimalValue == .greatestFiniteMagnitude)
    #expect(largest.hasPrefix("340282366920938463463374607431768211455000"))
  }
}

/// The significant digits of a number and the position of its decimal point, whatever its notation.
private struct Digits: Equatable {
  var digits: String
  var magnitude: Int

  init(_ text: String) {
    let parts = text.lowercased().split(separator: "e")
    let mantissa = parts[0].drop { $0 == "-" }
    let point = mantissa.firstIndex(of: ".").map { mantissa.distance(from: mantissa.startIndex, to: $0) }
    let all = mantissa.filter { $0 != "." }
    let leading = all.prefix { $0 == "0" }.count
    var kept = String(all.dropFirst(leading))
    while kept.last == "0" { kept.removeLast() }
    digits = kept
    magnitude = kept.isEmpty ? 0 : (point ?? all.count) - leading + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }
}

/// A number in the language's layout, from its digits in any other notation.
private struct LaidOut {
  var text: [UInt8] = []

  init(_ description: String) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var rest = description.utf8[...]
    if rest.first == UInt8(ascii: "-") { text.append(rest.removeFirst()) }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"):
        exponent = Int(String(Substring(rest))) ?? 0
        rest = rest.suffix(0)
      default: digits.append(byte)
      }
    }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    var position = (point ?? digits.count) - leading + exponent
    digits.removeFirst(leading)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.isEmpty {
      text += "0".utf8
    } else if position > 21 || position < -4 {
      text.append(digits.removeFirst())
      if !digits.isEmpty { text += [UInt8(ascii: ".")] + digits }
      text += "e\(position - 1)".utf8
    } else if position <= 0 {
      text += "0.".utf8
      text += repeatElement(UInt8(ascii: "0"), count: -position)
      text += digits
    } else {
      while digits.count < position { digits.append(UInt8(ascii: "0")) }
      position = min(position, digits.count)
      text += digits[..<position]
      if position < digits.count { text += [UInt8(ascii: ".")] + digits[position...] }
    }
  }
}
