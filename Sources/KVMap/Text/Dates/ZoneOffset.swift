/// Offsets from UTC as text, in seconds east of UTC.
enum ZoneOffset {
  /// `Z`, `+hh:mm`, `+hhmm`, `+hh`.
  static func parseISO(_ text: inout TextCursor) -> Int? {
    if text.eat(UInt8(ascii: "Z")) { return 0 }
    return signed(&text, needsMinutes: false)
  }

  /// `+hhmm`, `+hh:mm`, `Z`, `GMT`, `UTC`: the forms that `Z` and `X` read in a date pattern.
  static func parsePattern(_ text: inout TextCursor) -> Int? {
    if text.eat("GMT".utf8) || text.eat("UTC".utf8) || text.eat(UInt8(ascii: "Z")) { return 0 }
    return signed(&text, needsMinutes: true)
  }

  private static func signed(_ text: inout TextCursor, needsMinutes: Bool) -> Int? {
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

  /// `+hhmm`, or `+hh:mm` with a colon.
  static func write(_ offset: Int, hasColon: Bool, to output: inout ByteOutput) {
    let minutes = Int(offset.magnitude / 60)
    output.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    output.append(minutes / 60, digits: 2)
    if hasColon { output.append(UInt8(ascii: ":")) }
    output.append(minutes % 60, digits: 2)
  }
}
