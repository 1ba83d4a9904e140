extension NumberLiteral: Comparable {
  static func == (left: Self, right: Self) -> Bool { left.order == right.order && left.digits == right.digits }

  static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (left.order, right.order)
    if first != second { return first < second }
    // Digits have no zeros at the end, so of two numbers of one size the longer text is the larger where it goes on.
    return left.isNegative ? right.digits < left.digits : left.digits < right.digits
  }

  /// The sign and the size: numbers of different order are compared by it alone.
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
