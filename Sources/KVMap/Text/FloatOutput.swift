/// `Double` and `Float` as JSON numbers, with the fewest digits that read back as the same number.
enum FloatOutput {
  /// The most bytes that are written: sign, `0.0000` and seventeen digits.
  static let capacity = 25

  /// - Parameter value: finite.
  static func write(_ value: Double, to output: inout ByteOutput) {
    if value.sign == .minus { output.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    if magnitude < 0x1p53 {
      let integer = UInt64(magnitude)
      if Double(integer) == magnitude {
        output.cursor += DecimalDigits.write(integer, to: output.cursor)
        return
      }
    }
    write(ShortestDecimal(magnitude), to: &output)
  }

  /// - Parameter value: finite.
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

  /// Without an exponent from 0.00001 up to 21 digits before the point, as JavaScript does it nearly.
  private static func write(_ number: ShortestDecimal, to output: inout ByteOutput) {
    let count = DecimalDigits.count(number.digits)
    let point = count + number.exponent
    let start = output.cursor
    switch point {
    case count...21:
      DecimalDigits.write(number.digits, count: count, to: start)
      output.cursor += count
      output.append(repeatElement(UInt8(ascii: "0"), count: number.exponent))
    case 1..<max(count, 1):
      DecimalDigits.write(number.digits, count: count, to: start + 1)
      insertPoint(after: point, at: start)
      output.cursor += count + 1
    case -4...0:
      output.append("0.")
      output.append(repeatElement(UInt8(ascii: "0"), count: -point))
      DecimalDigits.write(number.digits, count: count, to: output.cursor)
      output.cursor += count
    default:
      DecimalDigits.write(number.digits, count: count, to: start + 1)
      insertPoint(after: 1, at: start)
      output.cursor += count > 1 ? count + 1 : 1
      output.append(point > 0 ? "e" : "e-")
      let exponent = (point - 1).magnitude
      output.cursor += DecimalDigits.write(UInt64(exponent), to: output.cursor)
    }
  }

  /// The digits stand one byte too far right: the first `digits` of them move, and the point fills the gap.
  @inline(__always)
  private static func insertPoint(after digits: Int, at start: UnsafeMutablePointer<UInt8>) {
    for position in 0..<digits { start[position] = start[position + 1] }
    start[digits] = UInt8(ascii: ".")
  }
}
