/// A number without an exponent, digit for digit, in two words: what nearly all numbers of documents are. The text of
/// such a number is nothing but its sign, its digits, and the place of the point.
struct PlainDecimal: Sendable {
  /// The digits, including those after the point.
  let significand: UInt64
  /// How many of the digits are after the point. At most 18.
  let fractionDigits: UInt8
  /// Whether it begins with a minus sign; `-0` does.
  let isNegative: Bool

  /// Any number of at most this many digits fits in the significand.
  static let digitLimit = 19

  /// The longest text: a sign, 19 digits or a `UInt64` of 20, and a point. The output writes digits in groups of eight.
  static let capacity = 32

  init(significand: UInt64, fractionDigits: Int, isNegative: Bool) {
    self.significand = significand
    self.fractionDigits = UInt8(truncatingIfNeeded: fractionDigits)
    self.isNegative = isNegative
  }

  /// - Parameter number: The number that all of `text` is.
  /// - Returns: `nil` for a number with an exponent, and with more digits than fit.
  init?(_ number: NumberText, in text: UTF8Bytes) {
    let sign = number.isNegative ? 1 : 0
    let point = number.isPlainInteger ? 0 : 1
    // With an exponent, the text is longer than its digits, its sign and its point.
    let fraction = 0 - number.exponent
    guard number.length - sign - point <= Self.digitLimit, 0..<Self.digitLimit ~= fraction,
      !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    else { return nil }
    self.init(significand: number.significand, fractionDigits: fraction, isNegative: number.isNegative)
  }

  /// Writes the number as it was.
  ///
  /// - Parameter output: Has room for `capacity` bytes.
  func write(to output: inout ByteOutput) {
    if isNegative { output.append(UInt8(ascii: "-")) }
    let start = output.cursor
    let fraction = Int(fractionDigits)
    guard fraction > 0 else {
      output.cursor = start + DecimalDigits.write(significand, to: start)
      return
    }
    // One place too far right; then the digits before the point move back, which are usually few.
    let count = DecimalDigits.write(significand, to: start + 1)
    guard count > fraction else { return writeFraction(at: start, to: &output) }
    let point = count - fraction
    for position in 0..<point { start[position] = start[position + 1] }
    start[point] = UInt8(ascii: ".")
    output.cursor = start + (count + 1)
  }

  /// Writes a number below 1.
  private func writeFraction(at start: UnsafeMutablePointer<UInt8>, to output: inout ByteOutput) {
    let digits = start + 2
    let count = DecimalDigits.write(significand, to: digits)
    // Their number, and so that of the zeros before them, is known only afterwards.
    let zeros = Int(fractionDigits) - count
    if zeros > 0 {
      for position in stride(from: count - 1, through: 0, by: -1) { digits[position + zeros] = digits[position] }
      for position in 0..<zeros { digits[position] = UInt8(ascii: "0") }
    }
    start[0] = UInt8(ascii: "0")
    start[1] = UInt8(ascii: ".")
    output.cursor = start + (2 + Int(fractionDigits))
  }
}
