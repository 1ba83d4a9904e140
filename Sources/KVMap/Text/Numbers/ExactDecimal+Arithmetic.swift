extension ExactDecimal {
  package var negated: ExactDecimal {
    var result = self
    result.isNegative = !isNegative && !significand.isZero
    return result
  }

  /// - Returns: `nil` if the product has more than 38 digits, or an exponent that `Decimal` does not have.
  package func multiplied(by factor: ExactDecimal) -> ExactDecimal? {
    var (left, right) = (significand, factor.significand)
    guard !left.isZero, !right.isZero else { return .zero }
    // Neither operand is divisible by ten, but a factor of two in one and of five in the other make a ten. Without
    // these factors the product has no trailing zeros: if it has too many digits, so does the number.
    var tens = 0
    tens += Self.cancelTens(&left, &right)
    tens += Self.cancelTens(&right, &left)
    guard let product = left.multiplied(by: right) else { return nil }
    return ExactDecimal(
      isNegative: isNegative != factor.isNegative, product, exponent: exponent + factor.exponent + tens)
  }

  /// - Returns: `nil` if the quotient does not terminate, has more than 38 digits or an exponent that `Decimal` does
  ///   not have, and for a divisor of 0.
  package func divided(by divisor: ExactDecimal) -> ExactDecimal? {
    guard !divisor.significand.isZero else { return nil }
    guard !significand.isZero else { return .zero }
    // The divisor is 2^twos × 5^fives × rest, and a fraction terminates only if the rest divides the dividend.
    var rest = divisor.significand
    var twos = Self.divideOut(2, of: &rest)
    var fives = Self.divideOut(5, of: &rest)
    guard var quotient = significand.exactQuotient(dividingBy: rest) else { return nil }
    // 1 / 2 is 5 / 10, and 1 / 5 is 2 / 10.
    twos -= Self.divideOut(2, of: &quotient, most: twos)
    fives -= Self.divideOut(5, of: &quotient, most: fives)
    for _ in 0..<(twos - min(twos, fives)) {
      guard let product = quotient.multiplied(by: 5) else { return nil }
      quotient = product
    }
    for _ in 0..<(fives - min(twos, fives)) {
      guard let product = quotient.multiplied(by: 2) else { return nil }
      quotient = product
    }
    return ExactDecimal(
      isNegative: isNegative != divisor.isNegative, quotient,
      exponent: exponent - divisor.exponent - max(twos, fives))
  }

  /// - Returns: `nil` if the sum has more than 38 digits.
  package func adding(_ other: ExactDecimal) -> ExactDecimal? {
    if significand.isZero { return other }
    if other.significand.isZero { return self }
    let common = min(exponent, other.exponent)
    // Operands that need more than 128 bits here are so large that no sum or difference has 38 digits.
    guard let left = shifted(to: common), let right = other.shifted(to: common) else { return nil }
    if isNegative == other.isNegative {
      guard let sum = left.adding(right) else { return nil }
      return ExactDecimal(isNegative: isNegative, sum, exponent: common)
    }
    return left < right
      ? ExactDecimal(isNegative: other.isNegative, right.subtracting(left), exponent: common)
      : ExactDecimal(isNegative: isNegative, left.subtracting(right), exponent: common)
  }

  /// Rounded to this many decimal places, half away from zero.
  ///
  /// - Parameter places: Negative for tens, hundreds and so on.
  /// - Returns: `nil` if the result is too large for a `Decimal`.
  package func rounded(places: Int) -> ExactDecimal? {
    // Places beyond those that a number can have change nothing, or give zero.
    let last = 0 - min(max(places, -1_000), 1_000)
    guard exponent < last else { return self }
    var digits = significand
    var dropped: UInt64 = 0
    for _ in exponent..<last {
      guard !digits.isZero || dropped != 0 else { return .zero }
      (digits, dropped) = digits.quotientAndRemainder(dividingBy: 10)
    }
    guard dropped >= 5 else { return ExactDecimal(isNegative: isNegative, digits, exponent: last) }
    guard let above = digits.adding(Wide128(low: 1)) else { return nil }
    return ExactDecimal(isNegative: isNegative, above, exponent: last)
  }

  /// Divides `left` by 2 and `right` by 5 as often as both are divisible, and returns the number of divisions.
  private static func cancelTens(_ left: inout Wide128, _ right: inout Wide128) -> Int {
    var count = 0
    while left.isEven, let fifth = right.exactQuotient(dividingBy: Wide128(low: 5)) {
      left = left.quotientAndRemainder(dividingBy: 2).quotient
      right = fifth
      count += 1
    }
    return count
  }

  /// Divides `number` by `factor` as often as it is divisible, and returns the number of divisions. `number` must not
  /// be 0.
  private static func divideOut(_ factor: UInt64, of number: inout Wide128, most: Int = .max) -> Int {
    var count = 0
    while count < most {
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: factor)
      guard remainder == 0 else { break }
      number = quotient
      count += 1
    }
    return count
  }

  /// The significand with appended zeros, for a smaller exponent.
  private func shifted(to smaller: Int) -> Wide128? {
    var result = significand
    for _ in smaller..<exponent {
      guard let tenfold = result.multiplied(by: 10) else { return nil }
      result = tenfold
    }
    return result
  }
}
