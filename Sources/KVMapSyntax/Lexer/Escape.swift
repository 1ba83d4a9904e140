/// An escape sequence in a string literal: those of JSON (RFC 8259, section 7), and `\u{…}`.
enum Escape {
  /// The result of reading at a backslash, and where it ends. `end` is after the backslash and never after the end of
  /// the line.
  case scalar(Unicode.Scalar, end: Int)
  case invalid(Problem, end: Int)

  enum Problem {
    /// `\q`
    case unknown
    /// `\(`
    case interpolation
    /// `\u12`, `\u{}`, `\u{12`
    case digits
    /// `\u{110000}`
    case noScalar
    /// `\ud800` without its other half
    case surrogate
  }

  /// Reads the escape sequence whose backslash is at `index`.
  static func read(_ bytes: [UInt8], at index: Int) -> Escape {
    let next = index + 1
    guard next < bytes.count else { return .invalid(.unknown, end: bytes.count) }
    switch bytes[next] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return .scalar(Unicode.Scalar(bytes[next]), end: next + 1)
    case UInt8(ascii: "b"): return .scalar("\u{8}", end: next + 1)
    case UInt8(ascii: "f"): return .scalar("\u{C}", end: next + 1)
    case UInt8(ascii: "n"): return .scalar("\n", end: next + 1)
    case UInt8(ascii: "r"): return .scalar("\r", end: next + 1)
    case UInt8(ascii: "t"): return .scalar("\t", end: next + 1)
    case UInt8(ascii: "u"): return unicode(bytes, at: next + 1)
    case UInt8(ascii: "("): return .invalid(.interpolation, end: next + 1)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .invalid(.unknown, end: next)
    default: return .invalid(.unknown, end: next + (decodeScalar(in: bytes, at: next)?.length ?? 1))
    }
  }

  private static func unicode(_ bytes: [UInt8], at start: Int) -> Escape {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return fourDigits(bytes, at: start) }
    let digits = hexadecimal(bytes, from: start + 1, atMost: 8)
    guard digits.end > start + 1, digits.end < bytes.count, bytes[digits.end] == UInt8(ascii: "}") else {
      return .invalid(.digits, end: digits.end)
    }
    guard let scalar = Unicode.Scalar(digits.value) else {
      return .invalid(0xD800...0xDFFF ~= digits.value ? .surrogate : .noScalar, end: digits.end + 1)
    }
    return .scalar(scalar, end: digits.end + 1)
  }

  private static func fourDigits(_ bytes: [UInt8], at start: Int) -> Escape {
    let digits = hexadecimal(bytes, from: start, atMost: 4)
    guard digits.end == start + 4 else { return .invalid(.digits, end: digits.end) }
    if let scalar = Unicode.Scalar(digits.value) { return .scalar(scalar, end: digits.end) }
    // A high surrogate is valid only if followed by a low one.
    let second = digits.end
    if digits.value < 0xDC00, second + 1 < bytes.count, bytes[second] == UInt8(ascii: "\\"),
      bytes[second + 1] == UInt8(ascii: "u")
    {
      let low = hexadecimal(bytes, from: second + 2, atMost: 4)
      if low.end == second + 6, 0xDC00...0xDFFF ~= low.value,
        let scalar = Unicode.Scalar(0x10000 + (digits.value - 0xD800) << 10 + (low.value - 0xDC00))
      {
        return .scalar(scalar, end: low.end)
      }
    }
    return .invalid(.surrogate, end: digits.end)
  }

  private static func hexadecimal(_ bytes: [UInt8], from start: Int, atMost limit: Int) -> (value: UInt32, end: Int) {
    var value: UInt32 = 0
    var index = start
    while index < bytes.count, index < start + limit {
      let byte = bytes[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return (value, index)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return (value, index)
  }
}
