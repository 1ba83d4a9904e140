import KVMapText

/// The steps of a compiled date pattern that few patterns have: a letter and a number (`DateLetter`).
///
/// They are apart from `DateOpcode` so that common patterns are decoded as fast as without them.
enum RareDateOpcode: Equatable {
  case weekYear(Int)
  case week(Int)
  case weekdayNumber(Int)
  case weekdayName(isShort: Bool)
  case quarter(Int)
  case quarterName(isShort: Bool)
  case hour24(Int)
  case hour11(Int)
  case millisecondOfDay(Int)
  case zoneName
  case gmtOffset(isShort: Bool)
  case offset(OffsetStyle)

  /// The letters `X`, `XX`, `x`, `xx` and `xxx` of a pattern.
  enum OffsetStyle: Int {
    case hoursOrZ = 1
    case basicOrZ, hours, basic, extended
  }

  /// - Returns: `nil` for a code that the compiler never produces.
  @inline(never)
  init?(_ letter: UInt8, _ width: Int) {
    switch letter {
    case DateLetter.weekYear: self = .weekYear(width)
    case DateLetter.week: self = .week(width)
    case DateLetter.weekdayNumber: self = .weekdayNumber(width)
    case DateLetter.weekdayName: self = .weekdayName(isShort: width == 3)
    case DateLetter.quarter: self = .quarter(width)
    case DateLetter.quarterName: self = .quarterName(isShort: width == 3)
    case DateLetter.hour24: self = .hour24(width)
    case DateLetter.hour11: self = .hour11(width)
    case DateLetter.millisecondOfDay: self = .millisecondOfDay(width)
    case DateLetter.zoneName: self = .zoneName
    case DateLetter.gmtOffset: self = .gmtOffset(isShort: width == 1)
    case DateLetter.offset:
      guard let style = OffsetStyle(rawValue: width) else { return nil }
      self = .offset(style)
    default: return nil
    }
  }

  var beginsWithDigit: Bool {
    switch self {
    case .weekYear, .week, .weekdayNumber, .quarter, .quarterName(isShort: false), .hour24, .hour11, .millisecondOfDay:
      true
    case .weekdayName, .quarterName(isShort: true), .zoneName, .gmtOffset, .offset: false
    }
  }

  var isZone: Bool {
    switch self {
    case .zoneName, .gmtOffset, .offset: true
    case .weekYear, .week, .weekdayNumber, .weekdayName, .quarter, .quarterName, .hour24, .hour11, .millisecondOfDay:
      false
    }
  }
}
