import KVMap

/// What is known of the numbers at one place.
struct NumberFacts {
  private(set) var count = 0
  /// How many have a fraction or an exponent.
  private(set) var fractional = 0
  private(set) var mostFractionDigits = 0
  private(set) var fitInt64 = true
  private(set) var fitUInt64 = true
  private(set) var fitDecimal = true
  private(set) var fitDouble = true
  /// Whether the shortest digits of each as a `Double` are the same number.
  private(set) var surviveDouble = true
  private(set) var zeroOrOne = true
  private(set) var zeros = 0
  /// Whether all but zeros are from 2000 to 2100, as seconds and as milliseconds since 1970.
  private(set) var areSeconds = true
  private(set) var areMilliseconds = true

  private static let seconds = 946_684_800.0..<4_102_444_800
  private static let milliseconds = 946_684_800_000.0..<4_102_444_800_000
  /// The most digits after the point with which a date in seconds is the same after it was written.
  private static let datedFractionDigits = 3
  /// More digits than any price has.
  private static let moneyFractionDigits = 4

  mutating func add(_ number: JSONNumber) {
    count += 1
    let text = number.text
    if text.utf8.contains(where: { [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains($0) }) {
      fractional += 1
      if let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) {
        mostFractionDigits = max(mostFractionDigits, text.utf8[point...].dropFirst().prefix { $0 &- 0x30 < 10 }.count)
      }
    }
    let int: Int64? = number.integer()
    fitInt64 = fitInt64 && int != nil
    if int == nil, fitUInt64 {
      fitUInt64 = number.integer(as: UInt64.self) != nil
    } else if let int, int < 0 {
      fitUInt64 = false
    }
    if let int {
      zeroOrOne = zeroOrOne && (int == 0 || int == 1)
      // Every integer of up to 53 bits is a `Double`, and every one of 64 bits a `Decimal`. The next one, of 54 bits,
      // is rounded to the limit.
      if abs(Double(int)) >= Double(1 << 53) { surviveDouble = surviveDouble && JSONNumber(Double(int)) == number }
    } else {
      zeroOrOne = false
      fitDecimal = fitDecimal && number.decimalValue != nil
      surviveDouble = surviveDouble && number.doubleValue.flatMap { JSONNumber($0) } == number
    }
    guard let value = number.doubleValue else {
      fitDouble = false
      areSeconds = false
      areMilliseconds = false
      return
    }
    if value == 0 {
      zeros += 1
    } else {
      areSeconds = areSeconds && Self.seconds.contains(value)
      areMilliseconds = areMilliseconds && Self.milliseconds.contains(value)
    }
  }

  mutating func merge(_ other: NumberFacts) {
    count += other.count
    fractional += other.fractional
    mostFractionDigits = max(mostFractionDigits, other.mostFractionDigits)
    fitInt64 = fitInt64 && other.fitInt64
    fitUInt64 = fitUInt64 && other.fitUInt64
    fitDecimal = fitDecimal && other.fitDecimal
    fitDouble = fitDouble && other.fitDouble
    surviveDouble = surviveDouble && other.surviveDouble
    zeroOrOne = zeroOrOne && other.zeroOrOne
    zeros += other.zeros
    areSeconds = areSeconds && other.areSeconds
    areMilliseconds = areMilliseconds && other.areMilliseconds
  }

  /// The type of these numbers; `nil` if none holds them all.
  ///
  /// - Parameter isMoney: Whether the key says that they are amounts of money.
  func type(isMoney: Bool) -> String? {
    if fractional == 0 {
      if fitInt64 { return "Int" }
      if fitUInt64 { return "UInt64" }
      if fitDecimal { return "Decimal" }
    } else if fitDecimal, !surviveDouble || isMoney && mostFractionDigits <= Self.moneyFractionDigits {
      return "Decimal"
    }
    return fitDouble ? "Double" : fitDecimal ? "Decimal" : nil
  }

  /// The transformer that reads them as dates, if they can be.
  var dateTransformer: String? {
    guard count > zeros else { return nil }
    if areSeconds, mostFractionDigits <= Self.datedFractionDigits { return "epoch_seconds" }
    return areMilliseconds && fractional == 0 ? "epoch_milliseconds" : nil
  }
}
