import KVMapSema

/// The text of a JSON number, compared by its value.
enum JSONNumber {
  static func isLess(_ left: String, _ right: String) -> Bool {
    let (first, second) = (parts(left), parts(right))
    if first.sign != second.sign { return first.sign < second.sign }
    let isSmaller = magnitude(first, isLessThan: second)
    return first.sign < 0 ? magnitude(second, isLessThan: first) : isSmaller
  }

  private struct Parts {
    /// -1, 0 or 1.
    var sign: Int
    /// Without zeros at both ends.
    var digits: [UInt8]
    /// The number is 0.DIGITS times ten to this power.
    var exponent: Int
  }

  private static func parts(_ text: String) -> Parts {
    let (digits, exponent) = Check.digits(of: text)
    let shown = Array(digits.utf8.drop { $0 == UInt8(ascii: "0") })
    guard !shown.isEmpty else { return Parts(sign: 0, digits: [], exponent: 0) }
    return Parts(sign: text.hasPrefix("-") ? -1 : 1, digits: shown, exponent: shown.count + exponent)
  }

  private static func magnitude(_ left: Parts, isLessThan right: Parts) -> Bool {
    if left.exponent != right.exponent { return left.exponent < right.exponent }
    return left.digits.lexicographicallyPrecedes(right.digits)
  }
}
