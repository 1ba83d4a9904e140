extension NumberLiteral: Comparable {
  static func == (left: Self, right: Self) -> Bool { left.order == right.order && left.digits == right.digits }

  static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (left.order, right.order)
    if first != second { return first < second }
    // Digits have no trailing zeros, so of two numbers of the same magnitude where one is a prefix of the other, the
    // longer is larger.
    return left.isNegative ? right.digits < left.digits : left.digits < right.digits
  }

  /// The sign and the magnitude. If these differ, they alone decide the comparison.
  private var order: Order {
    if digits.isEmpty { return Order(sign: 0, size: 0) }
    let magnitude = digits.utf8.count + exponent
    return isNegative ? Order(sign: -1, size: -magnitude) : Order(sign: 1, size: magnitude)
  }

  private struct Order: Comparable {
    var sign: Int
    var size: Int

    static func < (left: Order, right: Order) -> Bool { (left.sign, left.size) < (right.sign, right.size) }
  }
}
