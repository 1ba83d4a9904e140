/// Durations of ISO 8601: `P2W`, `P1DT12H`, `PT1H30M`, `PT0.5S`. A day has 24 hours. Years and months are no duration,
/// because they are not always equally long. The last part may have a fraction, and a `-` in front makes it negative.
package enum DurationText {
  /// The units in their order, in seconds.
  private static let beforeTime: [(letter: UInt8, seconds: UInt64)] = [
    (UInt8(ascii: "W"), 604_800), (UInt8(ascii: "D"), 86_400),
  ]
  private static let time: [(letter: UInt8, seconds: UInt64)] = [
    (UInt8(ascii: "H"), 3_600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1),
  ]

  /// - Returns: `.range` for more seconds than a `Duration` has.
  package static func parse(_ utf8: UTF8Bytes) -> Parsed<Duration> {
    var text = TextCursor(utf8)
    let isNegative = text.eat(UInt8(ascii: "-"))
    guard text.eat(UInt8(ascii: "P")) else { return .mismatch }
    var sum = DurationSum()
    var units = beforeTime[...]
    var isTime = false
    var isEmpty = true
    while !text.isAtEnd {
      if !isTime, text.eat(UInt8(ascii: "T")) {
        isTime = true
        units = time[...]
        isEmpty = true
        continue
      }
      guard !sum.hasFraction, let number = DurationSum.Number(&text), let letter = text.next,
        let unit = units.firstIndex(where: { $0.letter == letter })
      else { return .mismatch }
      text.advance(by: 1)
      sum.add(number, units[unit].seconds)
      units = units[(unit + 1)...]
      isEmpty = false
    }
    return isEmpty ? .mismatch : sum.duration(isNegative: isNegative)
  }
}
