#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a date by a compiled pattern.
enum DateCodeOutput {
  static func write(
    _ date: Date, by opcodes: DateOpcodes, zone: DateCode.Zone, to output: inout ByteOutput
  ) -> Bool {
    guard let offset = offset(of: zone, at: date, opcodes), let fields = DateFields(date, offset: offset) else {
      return false
    }
    let start = output.cursor
    var opcodes = opcodes
    while true {
      switch opcodes.next() {
      case .end: return true
      case .opcode(let opcode) where write(opcode, opcodes, fields, offset, to: &output): break
      case .opcode, .malformed:
        output.cursor = start
        return false
      }
    }
  }

  /// A pattern cannot express the seconds of an offset (the local mean times of the 19th century): if it writes the
  /// zone, the clock time is written at whole minutes from UTC, so that the text means this date.
  private static func offset(of zone: DateCode.Zone, at date: Date, _ opcodes: DateOpcodes) -> Int? {
    switch zone {
    case .offset(let offset):
      // A day or more is not a valid offset and could only overflow.
      return -86_400...86_400 ~= offset ? offset : nil
    case .named(let name):
      guard let offset = NamedZone(name)?.offset(at: date) else { return nil }
      return writesZone(opcodes) ? offset - offset % 60 : offset
    }
  }

  private static func writesZone(_ opcodes: DateOpcodes) -> Bool {
    var opcodes = opcodes
    while case .opcode(let opcode) = opcodes.next() {
      if opcode == .zone || opcode == .isoZone { return true }
    }
    return false
  }

  private static func write(
    _ opcode: DateOpcode, _ opcodes: DateOpcodes, _ fields: DateFields, _ offset: Int, to output: inout ByteOutput
  ) -> Bool {
    switch opcode {
    case .year(2):
      // Two digits mean 1970 to 2069; any other year would be read back as one of these.
      guard 1970...2069 ~= fields.date.year else { return false }
      output.append(fields.date.year % 100, digits: 2)
    case .year(let width): append(fields.date.year, width, to: &output)
    case .month(let width): append(fields.date.month, width, to: &output)
    case .day(let width): append(fields.date.day, width, to: &output)
    case .dayOfYear(let width): append(fields.date.dayOfYear, width, to: &output)
    case .hour(let width): append(fields.hour, width, to: &output)
    case .hour12(let width): append((fields.hour + 11) % 12 + 1, width, to: &output)
    case .minute(let width): append(fields.minute, width, to: &output)
    case .second(let width): append(fields.second, width, to: &output)
    case .fraction(let width):
      var value = fields.nanoseconds
      for _ in width..<9 { value /= 10 }
      output.append(value, digits: width)
    case .monthName(let isShort):
      EnglishNames.write(EnglishNames.months[fields.date.month - 1], isShort: isShort, to: &output)
    case .weekday(let isShort):
      EnglishNames.write(EnglishNames.weekdays[fields.weekday], isShort: isShort, to: &output)
    case .dayPeriod: output.append(fields.hour < 12 ? "AM" : "PM")
    case .zone: ZoneOffset.write(offset, hasColon: false, to: &output)
    case .isoZone where offset == 0: output.append(UInt8(ascii: "Z"))
    case .isoZone: ZoneOffset.write(offset, hasColon: true, to: &output)
    case .blank: output.append(UInt8(ascii: " "))
    case .literal(let bytes): output.append(opcodes.code[bytes])
    case .newline: output.append(UInt8(ascii: "\n"))
    }
    return true
  }

  /// At least `width` digits.
  private static func append(_ value: Int, _ width: Int, to output: inout ByteOutput) {
    var digits = width
    var rest = value
    for _ in 0..<width { rest /= 10 }
    while rest > 0 {
      rest /= 10
      digits += 1
    }
    output.append(value, digits: digits)
  }
}
