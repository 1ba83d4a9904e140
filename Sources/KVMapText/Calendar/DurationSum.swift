/// The sum of the parts of a duration's text.
package struct DurationSum {
  /// Digits, and a fraction in attoseconds of its unit.
  package struct Number {
    /// `nil` when it is too large.
    package var whole: UInt64?
    package var attoseconds: UInt64 = 0
    package var hasFraction = false

    package init(whole: UInt64?, attoseconds: UInt64 = 0) {
      self.whole = whole
      self.attoseconds = attoseconds
    }

    /// - Returns: `nil` if there is no number. Digits of a fraction after the eighteenth are dropped.
    package init?(_ text: inout TextCursor) {
      guard let digits = Self.digits(&text) else { return nil }
      whole = digits.value
      guard text.eat(UInt8(ascii: ".")) || text.eat(UInt8(ascii: ",")) else { return }
      hasFraction = true
      guard let fraction = text.number(digits: 1...18) else { return nil }
      attoseconds = UInt64(PowersOfTen.scaled(fraction.value, by: 18 - fraction.digits))
      while let next = text.next, ASCIIText.isDigit(next) { text.advance(by: 1) }
    }

    /// Any number of digits.
    package static func digits(_ text: inout TextCursor) -> (value: UInt64?, count: Int)? {
      var value: UInt64? = 0
      var count = 0
      while let next = text.next, ASCIIText.isDigit(next) {
        value = value.flatMap { value in
          let (product, overflow) = value.multipliedReportingOverflow(by: 10)
          let (sum, carry) = product.addingReportingOverflow(UInt64(next &- UInt8(ascii: "0")))
          return overflow || carry ? nil : sum
        }
        count += 1
        text.advance(by: 1)
      }
      return count > 0 ? (value, count) : nil
    }
  }

  private var seconds: UInt64? = 0
  private var attoseconds: UInt64 = 0
  package private(set) var hasFraction = false

  package init() {}

  /// - Parameter unit: In seconds, at most a week.
  package mutating func add(_ number: Number, _ unit: UInt64) {
    hasFraction = hasFraction || number.hasFraction
    // A fraction is in one part only, so attoseconds do not add up to a second.
    let (high, low) = number.attoseconds.multipliedFullWidth(by: unit)
    let (whole, rest) = Self.attosecondsInSecond.dividingFullWidth((high, low))
    attoseconds += rest
    seconds = seconds.flatMap { seconds in
      guard let count = number.whole else { return nil }
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      let (sum, carry) = product.addingReportingOverflow(seconds)
      let (all, more) = sum.addingReportingOverflow(whole)
      return overflow || carry || more ? nil : all
    }
  }

  package func duration(isNegative: Bool) -> Parsed<Duration> {
    guard let seconds else { return .range }
    return .parts(isNegative: isNegative, seconds: seconds, attoseconds: Int64(attoseconds))
  }

  private static let attosecondsInSecond: UInt64 = 1_000_000_000_000_000_000
}

extension Parsed<Duration> {
  /// - Parameters:
  ///   - seconds: Without the sign.
  ///   - attoseconds: 0 to 10^18 - 1
  /// - Returns: `.range` for more seconds than an `Int64` has.
  package static func parts(isNegative: Bool, seconds: UInt64, attoseconds: Int64) -> Parsed {
    // The least `Int64` has a magnitude that no `Int64` has.
    let signed = isNegative ? Int64(truncatingIfNeeded: 0 &- seconds) : Int64(truncatingIfNeeded: seconds)
    guard signed.magnitude == seconds, seconds == 0 || (signed < 0) == isNegative else { return .range }
    return .value(
      Duration(secondsComponent: signed, attosecondsComponent: isNegative ? -attoseconds : attoseconds))
  }
}
