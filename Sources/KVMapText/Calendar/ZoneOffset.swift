/// Offsets from UTC as text, in seconds east of UTC.
package enum ZoneOffset {
  /// `Z`, `+hh:mm`, `+hhmm`, `+hh`.
  package static func parseISO(_ text: inout TextCursor) -> Int? {
    if text.eat(UInt8(ascii: "Z")) { return 0 }
    return signed(&text, needsMinutes: false)
  }

  /// `+hh:mm` or `+hhmm`, and `+hh` unless it needs minutes.
  package static func signed(_ text: inout TextCursor, needsMinutes: Bool) -> Int? {
    let isWest = text.eat(UInt8(ascii: "-"))
    guard isWest || text.eat(UInt8(ascii: "+")), let hours = text.number(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    let hasColon = text.eat(UInt8(ascii: ":"))
    if hasColon || needsMinutes || text.next.map(ASCIIText.isDigit) == true {
      guard let value = text.number(digits: 2), value < 60 else { return nil }
      minutes = value
    }
    let seconds = hours * 3_600 + minutes * 60
    return isWest ? -seconds : seconds
  }
}
