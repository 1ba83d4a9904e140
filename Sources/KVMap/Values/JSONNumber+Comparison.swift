import KVMapText

// Numbers are compared as exact decimals, digit by digit, so that a hostile exponent has no effect on the cost.

extension JSONNumber: Hashable {
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = left.decimal, let right = right.decimal, left.fractionDigits == right.fractionDigits {
      return left.significand == right.significand && (left.isNegative == right.isNegative || left.significand == 0)
    }
    return withDigits(left, right) { left, right in
      left.normal.isNegative == right.normal.isNegative && left.normal.exponent == right.normal.exponent
        && left.normal.digitCount == right.normal.digitCount && left.digits.elementsEqual(right.digits)
    }
  }

  public func hash(into hasher: inout Hasher) {
    withText { utf8 in
      let normal = NormalDecimal(checked: utf8)
      hasher.combine(normal.isNegative)
      hasher.combine(normal.exponent)
      hasher.combine(normal.digitCount)
      for digit in normal.values(in: utf8) { hasher.combine(digit) }
    }
  }
}

extension JSONNumber: Comparable {
  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    withDigits(left, right) { left, right in
      if left.sign != right.sign { return left.sign < right.sign }
      let (smaller, larger) = left.sign < 0 ? (right, left) : (left, right)
      if smaller.normal.magnitude != larger.normal.magnitude {
        return smaller.normal.magnitude < larger.normal.magnitude
      }
      // The first digits have the same place value, so the digits compare lexicographically.
      return smaller.digits.lexicographicallyPrecedes(larger.digits)
    }
  }

  private static func withDigits<Result>(
    _ left: JSONNumber, _ right: JSONNumber, _ body: (Side, Side) -> Result
  ) -> Result {
    left.withText { left in right.withText { right in body(Side(left), Side(right)) } }
  }

  private struct Side {
    let text: UTF8Bytes
    let normal: NormalDecimal

    init(_ text: UTF8Bytes) {
      self.text = text
      normal = NormalDecimal(checked: text)
    }

    var digits: some Sequence<UInt8> { normal.values(in: text) }

    /// -1, 0 or 1.
    var sign: Int { normal.isZero ? 0 : normal.isNegative ? -1 : 1 }
  }
}
