package import KVMapText

/// Durations as on a clock: `hh:mm:ss`, and read also `mm:ss`, with a fraction of the seconds if there is one. The
/// first part has any number of digits, the others two. A `-` in front makes it negative.
package enum ClockText {
  /// - Returns: `.range` for more seconds than a `Duration` has.
  package static func parse(_ utf8: UTF8Bytes) -> Parsed<Duration> {
    var text = TextCursor(utf8)
    let isNegative = text.eat(UInt8(ascii: "-"))
    guard let first = DurationSum.Number.digits(&text), text.eat(UInt8(ascii: ":")),
      let second = text.number(digits: 2), second < 60
    else { return .mismatch }
    var parts = [(first.value, UInt64(60)), (UInt64(second), 1)]
    if text.eat(UInt8(ascii: ":")) {
      guard let third = text.number(digits: 2), third < 60 else { return .mismatch }
      parts = [(first.value, 3_600), (UInt64(second), 60), (UInt64(third), 1)]
    }
    var sum = DurationSum()
    for (value, unit) in parts { sum.add(DurationSum.Number(whole: value), unit) }
    if text.eat(UInt8(ascii: ".")) {
      guard let fraction = text.number(digits: 1...18) else { return .mismatch }
      let attoseconds = UInt64(PowersOfTen.scaled(fraction.value, by: 18 - fraction.digits))
      sum.add(DurationSum.Number(whole: 0, attoseconds: attoseconds), 1)
      while let next = text.next, ASCIIText.isDigit(next) { text.advance(by: 1) }
    }
    return text.isAtEnd ? sum.duration(isNegative: isNegative) : .mismatch
  }

  /// The most bytes that `write` writes.
  static let capacity = 48

  /// - Returns: `false`, writing nothing, for more seconds than an `Int64` has.
  static func write(_ duration: Duration, to output: inout ByteOutput) -> Bool {
    guard let parts = DurationParts(duration) else { return false }
    if parts.isNegative { output.append(UInt8(ascii: "-")) }
    let hours = parts.seconds / 3_600
    if hours < 10 { output.append(UInt8(ascii: "0")) }
    output.append(digits: hours)
    output.append(UInt8(ascii: ":"))
    output.append(Int(parts.seconds / 60 % 60), digits: 2)
    output.append(UInt8(ascii: ":"))
    output.append(Int(parts.seconds % 60), digits: 2)
    output.appendFraction(attoseconds: parts.attoseconds)
    return true
  }
}
