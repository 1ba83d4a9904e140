import KVMapText

/// One step of a compiled date pattern.
///
/// `DateLetter` has the code of each step. `RareDateOpcode` has the steps that few patterns have.
enum DateOpcode: Equatable {
  case year(Int)
  case month(Int)
  case monthName(isShort: Bool)
  case day(Int)
  case dayOfYear(Int)
  case weekday(isShort: Bool)
  case hour(Int)
  case hour12(Int)
  case dayPeriod
  case minute(Int)
  case second(Int)
  case fraction(Int)
  case zone
  case isoZone
  case blank
  /// The bytes of the code that the text must contain at this position.
  case literal(Range<Int>)
  case newline
  case rare(RareDateOpcode)
}

/// The steps of one pattern, decoded one by one.
struct DateOpcodes {
  let code: UTF8Bytes
  private var position = 0

  init(_ code: UTF8Bytes) { self.code = code }

  enum Step {
    case opcode(DateOpcode)
    case end
    /// The compiler never produces such a code.
    case malformed
  }

  mutating func next() -> Step {
    guard position < code.count else { return .end }
    let letter = code[position]
    position += 1
    switch letter {
    case DateLetter.shortMonthName: return .opcode(.monthName(isShort: true))
    case DateLetter.monthName: return .opcode(.monthName(isShort: false))
    case DateLetter.shortWeekday: return .opcode(.weekday(isShort: true))
    case DateLetter.weekday: return .opcode(.weekday(isShort: false))
    case DateLetter.dayPeriod: return .opcode(.dayPeriod)
    case DateLetter.zone: return .opcode(.zone)
    case DateLetter.isoZone: return .opcode(.isoZone)
    case DateLetter.blank: return .opcode(.blank)
    case DateLetter.newline: return .opcode(.newline)
    default: break
    }
    guard position < code.count else { return .malformed }
    let argument = code[position]
    position += 1
    if letter == DateLetter.literal {
      let length = Int(argument) - 0x20
      guard length > 0, code.count - position >= length else { return .malformed }
      position += length
      return .opcode(.literal((position - length)..<position))
    }
    let width = Int(argument) - 0x30
    guard 1...9 ~= width else { return .malformed }
    switch letter {
    case DateLetter.year: return .opcode(.year(width))
    case DateLetter.month: return .opcode(.month(width))
    case DateLetter.day: return .opcode(.day(width))
    case DateLetter.dayOfYear: return .opcode(.dayOfYear(width))
    case DateLetter.hour: return .opcode(.hour(width))
    case DateLetter.hour12: return .opcode(.hour12(width))
    case DateLetter.minute: return .opcode(.minute(width))
    case DateLetter.second: return .opcode(.second(width))
    case DateLetter.fraction: return .opcode(.fraction(width))
    default: return RareDateOpcode(letter, width).map { .opcode(.rare($0)) } ?? .malformed
    }
  }

  /// Whether the next step begins with a digit in the text, so that the step before it must not consume that digit.
  var isNextNumeric: Bool {
    var ahead = self
    guard case .opcode(let opcode) = ahead.next() else { return false }
    return switch opcode {
    case .year, .month, .day, .dayOfYear, .hour, .hour12, .minute, .second, .fraction: true
    case .literal(let bytes): ASCIIText.isDigit(code[bytes.lowerBound])
    case .monthName, .weekday, .dayPeriod, .zone, .isoZone, .blank, .newline: false
    case .rare(let opcode): opcode.beginsWithDigit
    }
  }
}
