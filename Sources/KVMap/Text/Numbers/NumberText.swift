/// A number in the grammar of JSON (RFC 8259, section 6), scanned once.
///
/// Its value is `significand` × 10^`exponent`, with its sign; if `isExact` is false, nonzero digits after the
/// nineteenth were dropped.
package struct NumberText: Sendable {
  package var isNegative: Bool
  /// The first nineteen significant digits: always less than 10^19.
  package var significand: UInt64
  /// The power of ten of the last digit of `significand`. A hostile exponent saturates far beyond the range of every
  /// type.
  package var exponent: Int
  package var isExact: Bool
  /// Whether the number was written without a fraction and an exponent.
  package var isPlainInteger: Bool
  /// The length of the number in bytes.
  package var length: Int

  /// Scans the number at the beginning of `utf8` and ignores the rest.
  ///
  /// - Returns: `nil` if there is no number there: `-`, `01`, `1.`, `.5`, `+1`, `1e` and the like.
  package static func scan(_ utf8: UTF8Bytes) -> NumberText? {
    guard let start = utf8.baseAddress else { return nil }
    let end = start + utf8.count
    var cursor = start
    let isNegative = cursor < end && cursor.pointee == UInt8(ascii: "-")
    if isNegative { cursor += 1 }

    let firstDigit = cursor
    var significand: UInt64 = 0
    accumulate(&cursor, end, &significand)
    let integerDigits = cursor - firstDigit
    guard integerDigits > 0, integerDigits == 1 || firstDigit.pointee != UInt8(ascii: "0") else { return nil }

    var fractionDigits = 0
    if cursor < end, cursor.pointee == UInt8(ascii: ".") {
      cursor += 1
      let fraction = cursor
      accumulate(&cursor, end, &significand)
      fractionDigits = cursor - fraction
      guard fractionDigits > 0 else { return nil }
    }
    let digitsEnd = cursor

    var written = 0
    var hasExponent = false
    if cursor < end, cursor.pointee | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      cursor += 1
      guard let value = scanExponent(&cursor, end) else { return nil }
      written = value
    }

    var number = NumberText(
      isNegative: isNegative, significand: significand, exponent: written - fractionDigits, isExact: true,
      isPlainInteger: fractionDigits == 0 && !hasExponent, length: cursor - start)
    if integerDigits + fractionDigits > 19 {
      number.keepNineteenDigits(of: UTF8Bytes(start: firstDigit, count: digitsEnd - firstDigit), written: written)
    }
    return number
  }

  /// Scans `utf8`, which must be exactly one number.
  package static func whole(_ utf8: UTF8Bytes) -> NumberText? {
    guard let number = scan(utf8), number.length == utf8.count else { return nil }
    return number
  }

  @inline(__always)
  private static func accumulate(
    _ cursor: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ significand: inout UInt64
  ) {
    while end - cursor >= 8, let eight = EightDigits.value(at: cursor) {
      significand = significand &* 100_000_000 &+ eight
      cursor += 8
    }
    while cursor < end {
      let digit = cursor.pointee &- UInt8(ascii: "0")
      guard digit <= 9 else { return }
      significand = significand &* 10 &+ UInt64(digit)
      cursor += 1
    }
  }

  /// The exponent, saturated: more digits than memory holds could not bring it back into range.
  private static func scanExponent(_ cursor: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    var isNegative = false
    if cursor < end, cursor.pointee == UInt8(ascii: "-") || cursor.pointee == UInt8(ascii: "+") {
      isNegative = cursor.pointee == UInt8(ascii: "-")
      cursor += 1
    }
    let firstDigit = cursor
    var value = 0
    while cursor < end {
      let digit = cursor.pointee &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      if value < NormalDecimal.exponentLimit { value = value * 10 + Int(digit) }
      cursor += 1
    }
    guard cursor > firstDigit else { return nil }
    return isNegative ? -value : value
  }

  /// The sum of more than nineteen digits has wrapped and is not usable: skips leading zeros and reads nineteen digits.
  private mutating func keepNineteenDigits(of text: UTF8Bytes, written: Int) {
    significand = 0
    isExact = true
    var taken = 0
    var isFraction = false
    exponent = written
    for byte in text {
      guard byte != UInt8(ascii: ".") else {
        isFraction = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      if taken < 19 {
        significand = significand * 10 + UInt64(digit)
        if significand != 0 { taken += 1 }
        if isFraction { exponent -= 1 }
      } else {
        if digit != 0 { isExact = false }
        if !isFraction { exponent += 1 }
      }
    }
  }
}

/// Eight ASCII digits at a time, in one 64-bit word (SIMD within a register).
enum EightDigits {
  /// The number that the eight bytes at `text` spell, or `nil` if one of them is not a digit.
  @inline(__always)
  static func value(at text: UnsafePointer<UInt8>) -> UInt64? {
    let word = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
    // A digit is 0x30 … 0x39: its upper half is 3, also after adding 6.
    guard (word & (word &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0x3030_3030_3030_3030 else { return nil }
    return joined(word & 0x0F0F_0F0F_0F0F_0F0F)
  }

  /// The number of leading digits at `text`, and the number that they spell. Examines at most eight bytes, all of which
  /// must be readable; without a digit, the value is 0.
  @inline(__always)
  static func leading(at text: UnsafePointer<UInt8>) -> (value: UInt64, count: Int) {
    let digits = values(at: text)
    let bits = leadingBits(digits)
    return (bits == 0 ? 0 : joined(digits, first: bits), bits &>> 3)
  }

  /// The number of leading digits at `text`, as in `leading(at:)`.
  @inline(__always)
  static func count(at text: UnsafePointer<UInt8>) -> Int { leadingBits(values(at: text)) &>> 3 }

  /// The digit values of eight bytes; more than 9 for bytes that are not digits.
  @inline(__always)
  static func values(at text: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)) ^ 0x3030_3030_3030_3030
  }

  /// The bits of the bytes before the first one that is not a digit.
  @inline(__always)
  static func leadingBits(_ digits: UInt64) -> Int {
    let others = others(digits)
    return others == 0 ? 64 : others.trailingZeroBitCount & ~7
  }

  /// 0 if all bytes of `values(at:)` are digits; otherwise the lowest set bit is the highest bit of the first
  /// non-digit.
  @inline(__always)
  static func others(_ digits: UInt64) -> UInt64 {
    // The carry of a byte above 9 affects only the bytes after it.
    (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
  }

  /// 10^`count`, for 0 to 16: two times eight digits.
  @inline(__always)
  static func scale(_ count: Int) -> UInt64 { powers[count] }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000,
  ]

  /// The number that eight digit values form. Neighbors are joined: digits to pairs, pairs to fours, fours to eight.
  @inline(__always)
  static func joined(_ digits: UInt64) -> UInt64 {
    let pairs = (digits &* (1 + 10 << 8)) &>> 8
    let fours = ((pairs & 0x00FF_00FF_00FF_00FF) &* (1 + 100 << 16)) &>> 16
    return ((fours & 0x0000_FFFF_0000_FFFF) &* (1 + 10_000 << 32)) &>> 32
  }

  /// The number that the first digits form, given as 8 to 64 bits.
  @inline(__always)
  static func joined(_ digits: UInt64, first bits: Int) -> UInt64 {
    // Moved to the end, so that zeros precede them.
    joined(digits &<< UInt64(truncatingIfNeeded: 64 &- bits))
  }
}
