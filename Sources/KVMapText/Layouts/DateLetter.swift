/// The letters of compiled date patterns: steps that the runtime follows, so that nothing has to be parsed.
///
///     codes   = code *( LF code )            ; patterns and their variants, in the order in which they are tried
///     code    = *( name / number / literal )
///     name    = one of the letters without a number
///     number  = letter "1"-"9"               ; the least number of digits, or as the letter says
///     literal = "'" length 1*90OCTET         ; the length is the character 0x20 + n
public enum DateLetter {
  // MARK: - Alone

  /// The short name of a month.
  @inlinable public static var shortMonthName: UInt8 { UInt8(ascii: "N") }
  /// The full name of a month.
  @inlinable public static var monthName: UInt8 { UInt8(ascii: "L") }
  /// The short name of a weekday.
  @inlinable public static var shortWeekday: UInt8 { UInt8(ascii: "E") }
  /// The full name of a weekday.
  @inlinable public static var weekday: UInt8 { UInt8(ascii: "F") }
  /// AM or PM.
  @inlinable public static var dayPeriod: UInt8 { UInt8(ascii: "a") }
  /// As `Z` in a pattern.
  @inlinable public static var zone: UInt8 { UInt8(ascii: "Z") }
  /// As ISO 8601 has it.
  @inlinable public static var isoZone: UInt8 { UInt8(ascii: "X") }
  @inlinable public static var blank: UInt8 { UInt8(ascii: "_") }
  /// A line break, which a literal cannot contain.
  @inlinable public static var newline: UInt8 { UInt8(ascii: "n") }

  // MARK: - With a length and bytes

  /// Bytes that the text must have.
  @inlinable public static var literal: UInt8 { UInt8(ascii: "'") }
  /// The most bytes of a literal; a longer text is several of them.
  public static var mostLiteralBytes: Int { 90 }

  // MARK: - With a number

  @inlinable public static var year: UInt8 { UInt8(ascii: "y") }
  @inlinable public static var month: UInt8 { UInt8(ascii: "M") }
  @inlinable public static var day: UInt8 { UInt8(ascii: "d") }
  @inlinable public static var dayOfYear: UInt8 { UInt8(ascii: "D") }
  @inlinable public static var hour: UInt8 { UInt8(ascii: "H") }
  /// 1 to 12.
  @inlinable public static var hour12: UInt8 { UInt8(ascii: "h") }
  @inlinable public static var minute: UInt8 { UInt8(ascii: "m") }
  @inlinable public static var second: UInt8 { UInt8(ascii: "s") }
  @inlinable public static var fraction: UInt8 { UInt8(ascii: "S") }
  /// The year to which a week belongs.
  @inlinable public static var weekYear: UInt8 { UInt8(ascii: "Y") }
  @inlinable public static var week: UInt8 { UInt8(ascii: "w") }
  @inlinable public static var weekdayNumber: UInt8 { UInt8(ascii: "e") }
  /// The name of a weekday in a pattern with a week; the number is 3 for a short one, otherwise 4.
  @inlinable public static var weekdayName: UInt8 { UInt8(ascii: "j") }
  @inlinable public static var quarter: UInt8 { UInt8(ascii: "Q") }
  /// The number is 3 for a short one, otherwise 4.
  @inlinable public static var quarterName: UInt8 { UInt8(ascii: "R") }
  /// 1 to 24.
  @inlinable public static var hour24: UInt8 { UInt8(ascii: "k") }
  /// 0 to 11.
  @inlinable public static var hour11: UInt8 { UInt8(ascii: "K") }
  @inlinable public static var millisecondOfDay: UInt8 { UInt8(ascii: "A") }
  @inlinable public static var zoneName: UInt8 { UInt8(ascii: "z") }
  /// `GMT+2`; the number is 1 for a short one, otherwise 4.
  @inlinable public static var gmtOffset: UInt8 { UInt8(ascii: "O") }
  /// The letters `X`, `XX`, `x`, `xx` and `xxx` of a pattern, numbered from 1.
  @inlinable public static var offset: UInt8 { UInt8(ascii: "x") }
}
