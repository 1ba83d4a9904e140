/// `Double` and `Float` as JSON numbers, with the fewest digits that read back as the same number.
enum FloatOutput {
  /// The bytes that may be modified. The longest output is a sign, `0.0000` and seventeen digits.
  static let capacity = 32

  /// - Parameter value: Finite.
  static func write(_ value: Double, to output: inout ByteOutput) {
    let bits = value.bitPattern
    // Without a sign, the next character overwrites it.
    output.cursor.pointee = UInt8(ascii: "-")
    output.cursor += Int(truncatingIfNeeded: bits &>> 63)
    let magnitude = Double(bitPattern: bits & 0x7FFF_FFFF_FFFF_FFFF)
    if magnitude < 0x1p53 {
      let integer = Int64(magnitude)
      if Double(integer) == magnitude {
        output.cursor += DecimalDigits.write(UInt64(bitPattern: integer), to: output.cursor)
        return
      }
    }
    if let number = SeventeenDigits(magnitude), write(number, to: &output) { return }
    write(ShortestDecimal(magnitude), to: &output)
  }

  /// - Parameter value: Finite.
  static func write(_ value: Float, to output: inout ByteOutput) {
    if value.sign == .minus { output.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    if magnitude < 0x1p24 {
      let integer = UInt64(magnitude)
      if Float(integer) == magnitude {
        output.cursor += DecimalDigits.write(integer, to: output.cursor)
        return
      }
    }
    write(ShortestDecimal(magnitude), to: &output)
  }

  /// The common layouts: digits on both sides of the point, or a zero before it.
  ///
  /// - Returns: `false`, writing nothing, for a number with another layout.
  @inline(__always)
  private static func write(_ number: SeventeenDigits, to output: inout ByteOutput) -> Bool {
    let upper = number.digits / 100_000_000
    let top = upper / 100_000_000
    let high = DecimalDigits.eight(upper &- top &* 100_000_000)
    let low = DecimalDigits.eight(number.digits &- upper &* 100_000_000)
    // Trailing zeros are the highest bytes.
    let zeros = low != 0 ? low.leadingZeroBitCount &>> 3 : 8 &+ high.leadingZeroBitCount &>> 3
    let leading = top == 0 ? 0 : 1
    let count = 16 &+ leading &- zeros
    let point = 16 &+ leading &+ number.exponent
    let start = output.cursor
    let first = UInt8(truncatingIfNeeded: top) | 0x30
    if point > 0 {
      guard point < count, point < 16 else { return false }
      // All digits, one place too far right; then the digits before the point again at their final place.
      put(first, high, low, leading: leading, at: start + 1)
      let shift = UInt64(truncatingIfNeeded: leading &* 8)
      let head = DecimalDigits.text(high) &<< shift | UInt64(first) & (0 &- UInt64(truncatingIfNeeded: leading))
      if point < 8 {
        DecimalDigits.store(withPoint(after: point, in: head), at: start)
      } else {
        // With a leading digit, the last digit of `high` belongs to the second eight.
        let last = DecimalDigits.text(high) &>> 56
        let tail = leading == 0 ? DecimalDigits.text(low) : DecimalDigits.text(low) &<< 8 | last
        DecimalDigits.store(head, at: start)
        DecimalDigits.store(withPoint(after: point &- 8, in: tail), at: start + 8)
      }
      output.cursor = start + (count &+ 1)
      return true
    }
    guard point >= -4 else { return false }
    // `0.000000`
    DecimalDigits.store(0x3030_3030_3030_2E30, at: start)
    put(first, high, low, leading: leading, at: start + (2 &- point))
    output.cursor = start + (2 &- point &+ count)
    return true
  }

  /// Sixteen digits, preceded by one more if `leading` is 1.
  @inline(__always)
  private static func put(
    _ first: UInt8, _ high: UInt64, _ low: UInt64, leading: Int, at start: UnsafeMutablePointer<UInt8>
  ) {
    start.pointee = first
    DecimalDigits.store(DecimalDigits.text(high), at: start + leading)
    DecimalDigits.store(DecimalDigits.text(low), at: start + (leading &+ 8))
  }

  /// Characters with a point after the first `digits` of them, at most seven. The last character is dropped.
  @inline(__always)
  private static func withPoint(after digits: Int, in word: UInt64) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: digits &* 8)
    let before = word & ((1 &<< shift) &- 1)
    return before | 0x2E &<< shift | (word ^ before) &<< 8
  }

  /// Without an exponent from 0.00001 up to 21 digits before the point, similar to JavaScript.
  private static func write(_ number: ShortestDecimal, to output: inout ByteOutput) {
    let start = output.cursor
    let count = DecimalDigits.write(number.digits, to: start + 1)
    let point = count + number.exponent
    switch point {
    case count...21:
      start.update(from: start + 1, count: count)
      output.cursor += count
      output.append(repeatElement(UInt8(ascii: "0"), count: number.exponent))
    case 1..<max(count, 1):
      insertPoint(after: point, at: start)
      output.cursor += count + 1
    case -4...0:
      output.append("0.")
      output.append(repeatElement(UInt8(ascii: "0"), count: -point))
      output.cursor += DecimalDigits.write(number.digits, to: output.cursor)
    default:
      insertPoint(after: 1, at: start)
      output.cursor += count > 1 ? count + 1 : 1
      output.append(point > 0 ? "e" : "e-")
      let exponent = (point - 1).magnitude
      output.cursor += DecimalDigits.write(UInt64(exponent), to: output.cursor)
    }
  }

  /// The digits are one byte too far right: the first `digits` of them move, and the point fills the gap.
  @inline(__always)
  private static func insertPoint(after digits: Int, at start: UnsafeMutablePointer<UInt8>) {
    for position in 0..<digits { start[position] = start[position + 1] }
    start[digits] = UInt8(ascii: ".")
  }
}
