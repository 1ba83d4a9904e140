/// The steps of a compiled date pattern that few patterns have: a letter and a digit.
///
/// They are apart from `DateOpcode` so that common patterns are decoded as fast as without them: `Y` year of a week,
/// `w` week, `e` number of the weekday, `j` its name beside a week, `Q` `R` number and name of the quarter, `k` hour
/// from 1 to 24, `K` hour from 0 to 11, `A` milliseconds of the day, `z` `O` zone as an offset from GMT, `x` offset.
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
    case UInt8(ascii: "Y"): self = .weekYear(width)
    case UInt8(ascii: "w"): self = .week(width)
    case UInt8(ascii: "e"): self = .weekdayNumber(width)
    case UInt8(ascii: "j"): self = .weekdayName(isShort: width == 3)
    case UInt8(ascii: "Q"): self = .quarter(width)
    case UInt8(ascii: "R"): self = .quarterName(isShort: width == 3)
    case UInt8(ascii: "k"): self = .hour24(width)
    case UInt8(ascii: "K"): self = .hour11(width)
    case UInt8(ascii: "A"): self = .millisecondOfDay(width)
    case UInt8(ascii: "z"): self = .zoneName
    case UInt8(ascii: "O"): self = .gmtOffset(isShort: width == 1)
    case UInt8(ascii: "x"):
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
