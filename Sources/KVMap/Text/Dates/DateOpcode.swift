/// One step of a compiled date pattern.
///
/// Each step is a letter and, where it has a width, a digit: `y` year, `M` month, `N` `L` short and full name of the
/// month, `d` day, `D` day of the year, `E` `F` short and full weekday, `H` hour, `h` hour of half a day, `a` AM or PM,
/// `m` minute, `s` second, `S` fraction, `Z` zone, `X` zone of ISO 8601, `_` blanks, `'` a literal after one byte for
/// its length (0x20 + length), `n` a newline. `RareDateOpcode` has the others.
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
    case UInt8(ascii: "N"): return .opcode(.monthName(isShort: true))
    case UInt8(ascii: "L"): return .opcode(.monthName(isShort: false))
    case UInt8(ascii: "E"): return .opcode(.weekday(isShort: true))
    case UInt8(ascii: "F"): return .opcode(.weekday(isShort: false))
    case UInt8(ascii: "a"): return .opcode(.dayPeriod)
    case UInt8(ascii: "Z"): return .opcode(.zone)
    case UInt8(ascii: "X"): return .opcode(.isoZone)
    case UInt8(ascii: "_"): return .opcode(.blank)
    case UInt8(ascii: "n"): return .opcode(.newline)
    default: break
    }
    guard position < code.count else { return .malformed }
    let argument = code[position]
    position += 1
    if letter == UInt8(ascii: "'") {
      let length = Int(argument) - 0x20
      guard length > 0, code.count - position >= length else { return .malformed }
      position += length
      return .opcode(.literal((position - length)..<position))
    }
    let width = Int(argument) - 0x30
    guard 1...9 ~= width else { return .malformed }
    switch letter {
    case UInt8(ascii: "y"): return .opcode(.year(width))
    case UInt8(ascii: "M"): return .opcode(.month(width))
    case UInt8(ascii: "d"): return .opcode(.day(width))
    case UInt8(ascii: "D"): return .opcode(.dayOfYear(width))
    case UInt8(ascii: "H"): return .opcode(.hour(width))
    case UInt8(ascii: "h"): return .opcode(.hour12(width))
    case UInt8(ascii: "m"): return .opcode(.minute(width))
    case UInt8(ascii: "s"): return .opcode(.second(width))
    case UInt8(ascii: "S"): return .opcode(.fraction(width))
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
