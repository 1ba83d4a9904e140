import KVMapText

extension ZoneOffset {
  /// `+hhmm`, `+hh:mm`, `Z`, `GMT`, `UTC`: the forms that `Z` and `X` read in a date pattern.
  static func parsePattern(_ text: inout TextCursor) -> Int? {
    if text.eat("GMT".utf8) || text.eat("UTC".utf8) || text.eat(UInt8(ascii: "Z")) { return 0 }
    return signed(&text, needsMinutes: true)
  }

  /// The names of RFC 822, `UTC`, and what `parseGMT` reads.
  static func parseName(_ text: inout TextCursor) -> Int? {
    if let offset = parseGMT(&text) { return offset }
    if text.eat("UTC".utf8) || text.eat("UT".utf8) { return 0 }
    for (name, hours) in americanZones where text.eat(name.utf8) { return hours * 3_600 }
    return nil
  }

  private static let americanZones = [
    ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("MST", -7), ("MDT", -6), ("PST", -8), ("PDT", -7),
  ]

  /// `GMT`, `GMT+2`, `GMT+5:30`, `GMT+02:00`, `GMT+0200`.
  static func parseGMT(_ text: inout TextCursor) -> Int? {
    guard text.eat("GMT".utf8) else { return nil }
    let isWest = text.eat(UInt8(ascii: "-"))
    guard isWest || text.eat(UInt8(ascii: "+")) else { return 0 }
    guard let found = text.number(digits: 1...4), found.digits != 3 else { return nil }
    var (hours, minutes) = found.digits == 4 ? (found.value / 100, found.value % 100) : (found.value, 0)
    if found.digits < 4, text.eat(UInt8(ascii: ":")) {
      guard let value = text.number(digits: 2) else { return nil }
      minutes = value
    }
    guard hours < 24, minutes < 60 else { return nil }
    hours = hours * 3_600 + minutes * 60
    return isWest ? -hours : hours
  }

  static func parse(_ style: RareDateOpcode.OffsetStyle, _ text: inout TextCursor) -> Int? {
    switch style {
    case .hoursOrZ:
      if text.eat("GMT".utf8) || text.eat("UTC".utf8) { return 0 }
      return parseISO(&text)
    case .basicOrZ: return parsePattern(&text)
    case .hours: return signed(&text, needsMinutes: false)
    case .basic, .extended: return signed(&text, needsMinutes: true)
    }
  }

  static func write(_ offset: Int, _ style: RareDateOpcode.OffsetStyle, to output: inout ByteOutput) {
    switch style {
    case .hoursOrZ where offset == 0, .basicOrZ where offset == 0: output.append(UInt8(ascii: "Z"))
    case .hoursOrZ, .hours:
      if offset / 60 % 60 != 0 { return write(offset, hasColon: false, to: &output) }
      output.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      output.append(Int(offset.magnitude / 3_600), digits: 2)
    case .basicOrZ, .basic: write(offset, hasColon: false, to: &output)
    case .extended: write(offset, hasColon: true, to: &output)
    }
  }

  /// `GMT`, `GMT+2`, `GMT+5:30`, or `GMT+02:00` in full.
  static func writeGMT(_ offset: Int, isShort: Bool, to output: inout ByteOutput) {
    output.append("GMT")
    let minutes = Int(offset.magnitude / 60)
    if minutes == 0 { return }
    if !isShort { return write(offset, hasColon: true, to: &output) }
    output.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    output.append(minutes / 60, digits: minutes < 600 ? 1 : 2)
    if minutes % 60 == 0 { return }
    output.append(UInt8(ascii: ":"))
    output.append(minutes % 60, digits: 2)
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
