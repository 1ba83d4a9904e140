#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMapText

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
      switch opcode {
      case .zone, .isoZone: return true
      case .rare(let rare) where rare.isZone: return true
      case .year, .month, .monthName, .day, .dayOfYear, .weekday, .hour, .hour12, .dayPeriod, .minute, .second,
        .fraction, .blank, .literal, .newline, .rare:
        break
      }
    }
    return false
  }

  private static func write(
    _ opcode: DateOpcode, _ opcodes: DateOpcodes, _ fields: DateFields, _ offset: Int, to output: inout ByteOutput
  ) -> Bool {
    switch opcode {
    case .year(2): return appendShortYear(fields.date.year, to: &output)
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
    case .rare(let opcode): return write(opcode, fields, offset, to: &output)
    }
    return true
  }

  private static func write(
    _ opcode: RareDateOpcode, _ fields: DateFields, _ offset: Int, to output: inout ByteOutput
  ) -> Bool {
    switch opcode {
    case .weekYear(2): return appendShortYear(WeekDate(fields.date).year, to: &output)
    case .weekYear(let width): append(WeekDate(fields.date).year, width, to: &output)
    case .week(let width): append(WeekDate(fields.date).week, width, to: &output)
    case .weekdayNumber(let width): append(WeekDate(fields.date).weekday, width, to: &output)
    case .weekdayName(let isShort):
      EnglishNames.write(EnglishNames.weekdays[fields.weekday], isShort: isShort, to: &output)
    case .quarter(let width): append(fields.date.quarter, width, to: &output)
    case .quarterName(let isShort): EnglishNames.writeQuarter(fields.date.quarter, isShort: isShort, to: &output)
    case .hour24(let width): append((fields.hour + 23) % 24 + 1, width, to: &output)
    case .hour11(let width): append(fields.hour % 12, width, to: &output)
    case .millisecondOfDay(let width):
      let seconds = (fields.hour * 60 + fields.minute) * 60 + fields.second
      append(seconds * 1_000 + fields.nanoseconds / 1_000_000, width, to: &output)
    case .zoneName: ZoneOffset.writeGMT(offset, isShort: true, to: &output)
    case .gmtOffset(let isShort): ZoneOffset.writeGMT(offset, isShort: isShort, to: &output)
    case .offset(let style): ZoneOffset.write(offset, style, to: &output)
    }
    return true
  }

  /// Two digits mean 1970 to 2069; any other year would be read back as one of these.
  private static func appendShortYear(_ year: Int, to output: inout ByteOutput) -> Bool {
    guard 1970...2069 ~= year else { return false }
    output.append(year % 100, digits: 2)
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
