#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Texts of the document that are numbers, as exchanges and many others send them: the same as `string()` and
/// `parseNumberToDouble` or the like, without a `String` in between where the text has no escape sequences and the
/// number few digits.
///
/// Any other value is read by the two calls, so that there is one place for what they accept, and for problems.
extension JSONReader {
  /// The `Double` nearest to the number in a text.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for what is no text, or a text that is no JSON number, `range` for
  ///   one that `Decimal` does not have.
  @inline(never)
  @_spi(Generated) public mutating func doubleInText() throws(CodingFailure) -> Double {
    guard let number = shortDoubleInText() else { return try anyDoubleInText() }
    cursor.skipBlanks()
    return number
  }

  @inline(never)
  private mutating func anyDoubleInText() throws(CodingFailure) -> Double {
    if let number = numberInText({ JSONReader.shortDouble($0) }) { return number }
    return try parseNumberToDouble(at: mark(), string())
  }

  /// Same as `doubleInText()`, for a `Float`.
  @_spi(Generated) public mutating func floatInText() throws(CodingFailure) -> Float {
    if let number = numberInText({ JSONReader.shortFloat($0) }) { return number }
    return try parseNumberToFloat(at: mark(), string())
  }

  /// Same as `doubleInText()`, digit for digit, as `parseDecimal`.
  @_spi(Generated) public mutating func decimalInText() throws(CodingFailure) -> Decimal {
    if let number = numberInText({ DecimalText.parseSpelled($0).value }) { return number }
    return try parseDecimal(at: mark(), string())
  }

  /// The integer in a text.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for what is no text, or a text that is no JSON number, or has a
  ///   fraction, `range` for one that does not fit.
  @_spi(Generated) public mutating func intInText() throws(CodingFailure) -> Int {
    if let number: Int = integerInText() { return number }
    return try parseNumberToInt(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func int8InText() throws(CodingFailure) -> Int8 {
    if let number: Int8 = integerInText() { return number }
    return try parseNumberToInt8(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func int16InText() throws(CodingFailure) -> Int16 {
    if let number: Int16 = integerInText() { return number }
    return try parseNumberToInt16(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func int32InText() throws(CodingFailure) -> Int32 {
    if let number: Int32 = integerInText() { return number }
    return try parseNumberToInt32(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func int64InText() throws(CodingFailure) -> Int64 {
    if let number: Int64 = integerInText() { return number }
    return try parseNumberToInt64(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func uintInText() throws(CodingFailure) -> UInt {
    if let number: UInt = integerInText() { return number }
    return try parseNumberToUInt(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func uint8InText() throws(CodingFailure) -> UInt8 {
    if let number: UInt8 = integerInText() { return number }
    return try parseNumberToUInt8(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func uint16InText() throws(CodingFailure) -> UInt16 {
    if let number: UInt16 = integerInText() { return number }
    return try parseNumberToUInt16(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func uint32InText() throws(CodingFailure) -> UInt32 {
    if let number: UInt32 = integerInText() { return number }
    return try parseNumberToUInt32(at: mark(), string())
  }
  /// Same as `intInText()`.
  @_spi(Generated) public mutating func uint64InText() throws(CodingFailure) -> UInt64 {
    if let number: UInt64 = integerInText() { return number }
    return try parseNumberToUInt64(at: mark(), string())
  }

  // MARK: - Into their place

  /// Same as `doubleInText()`.
  @inline(never)
  @_spi(Generated) public mutating func doubleInText(into place: inout Double) {
    guard let number = shortDoubleInText() else { return anyDoubleInText(into: &place) }
    place = number
    // Last, so that nothing has to be kept for what follows it.
    cursor.skipBlanks()
  }

  @inline(never)
  private mutating func anyDoubleInText(into place: inout Double) {
    do throws(CodingFailure) { place = try anyDoubleInText() } catch { stop(error) }
  }

  /// Same as `doubleInText()`, or null.
  @_spi(Generated) public mutating func doubleInText(orNil place: inout Double?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyElement() ? nil : doubleInText() } catch { stop(error) }
  }

  /// Same as `decimalInText()`.
  @_spi(Generated) public mutating func decimalInText(into place: inout Decimal) {
    do throws(CodingFailure) { place = try decimalInText() } catch { stop(error) }
  }

  /// Same as `decimalInText()`, or null.
  @_spi(Generated) public mutating func decimalInText(orNil place: inout Decimal?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyElement() ? nil : decimalInText() } catch { stop(error) }
  }

  /// Same as `intInText()`.
  @_spi(Generated) public mutating func intInText(into place: inout Int) {
    do throws(CodingFailure) { place = try intInText() } catch { stop(error) }
  }

  /// Same as `intInText()`, or null.
  @_spi(Generated) public mutating func intInText(orNil place: inout Int?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyElement() ? nil : intInText() } catch { stop(error) }
  }

  // MARK: - In the bytes of the document

  /// Consumes a text of at most eight digits before a point and eight behind it, or without one, but not the blanks
  /// after it. For all others, and near the end of the document, it returns `nil`, without moving.
  @inline(__always)
  private mutating func shortDoubleInText() -> Double? {
    let first = cursor.p + 1
    // Eight digits, a point, and another eight bytes can be loaded.
    guard cursor.p[0] == 0x22, first.address &+ 16 <= cursor.safe else { return nil }
    // The end is found without the digits, so that the next value does not wait for them.
    let end = first + TextRun(at: first).count
    let digits = EightDigits.values(at: first)
    let count = EightDigits.leadingBits(digits) &>> 3
    // A digit of value 0 begins only a number that has no other digit in front of the point.
    guard end[0] == 0x22, count > 0, digits & 0xff != 0 || count == 1 else { return nil }
    let whole = EightDigits.joined(digits, first: count &<< 3)
    let point = first + count
    if point == end {
      cursor.p = end + 1
      return Double(Int64(truncatingIfNeeded: whole))
    }
    let places = end - (point + 1)
    guard point[0] == 0x2e, 1...8 ~= places else { return nil }
    // What follows the fraction is moved out, and zeros in front of it.
    let fraction = EightDigits.values(at: point + 1) &<< UInt64(truncatingIfNeeded: 64 &- places &<< 3)
    guard EightDigits.others(fraction) == 0 else { return nil }
    let scale = EightDigits.scale(places)
    let significand = whole &* scale &+ EightDigits.joined(fraction)
    // Both numbers are exact, so one operation rounds only once.
    guard significand >> 53 == 0 else { return nil }
    cursor.p = end + 1
    return Double(Int64(truncatingIfNeeded: significand)) / Double(Int64(truncatingIfNeeded: scale))
  }

  /// Consumes a text of one integer that fits. For all others, it returns `nil`, without moving.
  @inline(__always)
  private mutating func integerInText<Number: FixedWidthInteger>() -> Number? {
    let open = cursor.p
    guard open[0] == 0x22 else { return nil }
    cursor.p = open + 1
    // Blanks in front of the quotation mark are skipped with the number, but are no part of one.
    guard let number = cursor.plainInteger(), cursor.p[0] == 0x22, cursor.p[-1] > 0x20,
      let result = Number(exactly: number)
    else {
      cursor.p = open
      return nil
    }
    cursor.p += 1
    cursor.skipBlanks()
    return result
  }

  /// Consumes a text without escape sequences, if `read` makes a number of its bytes. For all others, and near the end
  /// of the document, it returns `nil`, without moving.
  @inline(__always)
  private mutating func numberInText<Number>(_ read: (UTF8Bytes) -> Number?) -> Number? {
    let open = cursor.p
    guard let end = cursor.plainTextEnd(), let number = read(UTF8Bytes(start: open + 1, count: end - (open + 1))) else {
      return nil
    }
    cursor.p = end + 1
    cursor.skipBlanks()
    return number
  }
}
