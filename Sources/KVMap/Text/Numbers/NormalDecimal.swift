/// The text of a number as digits without leading or trailing zeros, times a power of ten.
///
/// Two texts have the same value exactly if their signs, digits and exponents agree. Nothing is computed or allocated,
/// so the cost is linear in the length of the text, even for a million digits or `1e999999999`.
package struct NormalDecimal: Sendable {
  /// Exponents saturate here. The digits that would compensate for a larger exponent do not fit in memory.
  package static let exponentLimit = 1 << 56

  /// Never `true` for zero, which has no sign here.
  package var isNegative: Bool
  /// The range of the digits in the text, including a point between them. Empty for zero.
  package var digits: Range<Int>
  /// The number of digits, excluding the point.
  package var digitCount: Int
  /// The power of ten of the last digit.
  package var exponent: Int

  /// - Parameter number: The validated text of a JSON number.
  package init(checked number: UTF8Bytes) {
    var position = number.first == UInt8(ascii: "-") ? 1 : 0
    var first: Int?
    var last = 0
    var point: Int?
    var written = 0
    while position < number.count {
      let byte = number[position]
      if byte == UInt8(ascii: ".") {
        point = position
      } else if byte | 0x20 == UInt8(ascii: "e") {
        written = Self.exponent(UTF8Bytes(rebasing: number[(position + 1)...]))
        break
      } else if byte != UInt8(ascii: "0") {
        if first == nil { first = position }
        last = position
      }
      position += 1
    }
    guard let first else {
      self.init(isNegative: false, digits: 0..<0, digitCount: 0, exponent: 0)
      return
    }
    let end = point ?? position
    // Either the last digit is before the point and followed by zeros, or it is after the point.
    let scale = last < end ? end - last - 1 : end - last
    let spansPoint = first < end && end < last
    self.init(
      isNegative: number.first == UInt8(ascii: "-"), digits: first..<(last + 1),
      digitCount: last + 1 - first - (spansPoint ? 1 : 0), exponent: written + scale)
  }

  private init(isNegative: Bool, digits: Range<Int>, digitCount: Int, exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.digitCount = digitCount
    self.exponent = exponent
  }

  private static func exponent(_ text: UTF8Bytes) -> Int {
    var value = 0
    for byte in text where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+") {
      if value < exponentLimit { value = value * 10 + Int(byte &- UInt8(ascii: "0")) }
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  package var isZero: Bool { digitCount == 0 }

  /// The power of ten above the first digit: 3 for `123`, 0 for `0.123`.
  package var magnitude: Int { exponent + digitCount }

  /// The values of the digits in the text that this value was created from.
  package func values(in number: UTF8Bytes) -> some Sequence<UInt8> {
    number[digits].lazy.filter { $0 != UInt8(ascii: ".") }.map { $0 &- UInt8(ascii: "0") }
  }
}
