/// Conditions for literals: a default must meet those of its property.
extension Check {
  /// Whether a literal passes; `nil` if that is not known.
  func holds(for value: DefaultValue) -> Bool? {
    if case .none = value { return true }
    switch test {
    case .range(let lower, let upper, let includesUpper):
      return value.number.map { $0.isIn(lower, upper, includesUpper) }
    case .count(let count): return value.count.map { count.holds(forCount: $0) }
    case .comparison(let comparison, let operand): return operand.compared(value, comparison)
    case .among(let operands):
      let equal = operands.map { $0.compared(value, "==") }
      return equal.contains(true) ? true : equal.contains(nil) ? nil : false
    case .matches(let automaton):
      if case .string(let text) = value { return automaton.matches(text) }
      return nil
    case .multiple(let factor):
      guard let number = value.number, let factor = NumberLiteral(factor) else { return nil }
      return number.isMultiple(of: factor)
    case .unique:
      if case .elements(let elements) = value { return Set(elements).count == elements.count }
      return nil
    case .each(let check):
      let parts: [DefaultValue]
      switch value {
      case .elements(let elements): parts = elements
      case .entries(let entries): parts = entries.map(\.value)
      default: return nil
      }
      let all = parts.map { check.holds(for: $0) }
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    case .not(let check): return check.holds(for: value).map { !$0 }
    }
  }
}

extension Check.CountTest {
  package func holds(forCount count: Int) -> Bool {
    guard let number = NumberLiteral(String(count)) else { return true }
    switch self {
    case .range(let lower, let upper, let includesUpper): return number.isIn(lower, upper, includesUpper)
    case .comparison(let comparison, let bound):
      return NumberLiteral(bound).map { ordered(number < $0, $0 < number, comparison) } ?? true
    }
  }
}

extension Check.Operand {
  fileprivate func compared(_ value: DefaultValue, _ comparison: String) -> Bool? {
    switch (self, value) {
    case (.number(let text), _):
      guard let number = value.number, let bound = NumberLiteral(text) else { return nil }
      return ordered(number < bound, bound < number, comparison)
    case (.text(let bound), .string(let text)): return Self.compared(text, bound, comparison)
    case (.text(let bound), .character(let character)): return Self.compared(String(character), bound, comparison)
    case (.date(let bound), .date(_, let text)):
      return DateLiteral(text).map { ordered($0.secondsSince2001 < bound, bound < $0.secondsSince2001, comparison) }
    case (.zoned(let bound, let offset), .zoned(_, let other, let text)):
      guard let date = DateLiteral(text)?.secondsSince2001 else { return nil }
      if comparison == "==" { return date == bound && offset == other }
      if comparison == "!=" { return date != bound || offset != other }
      return ordered(date < bound, bound < date, comparison)
    case (.constant(.day(let year, let month, let day)), .day(let ownYear, let ownMonth, let ownDay)):
      let (own, bound) = ((ownYear, ownMonth, ownDay), (year, month, day))
      return ordered(own < bound, bound < own, comparison)
    case (.constant(.duration(let seconds, let attoseconds)), .duration(let ownSeconds, let ownAttoseconds)):
      let (own, bound) = ((ownSeconds, ownAttoseconds), (seconds, attoseconds))
      return ordered(own < bound, bound < own, comparison)
    case (.constant(let constant), _):
      return comparison == "==" ? constant == value : comparison == "!=" ? constant != value : nil
    case (.text, _), (.date, _), (.zoned, _): return nil
    }
  }

  /// By Unicode scalars, which is the order of the bytes of UTF-8.
  private static func compared(_ text: String, _ bound: String, _ comparison: String) -> Bool {
    ordered(
      text.utf8.lexicographicallyPrecedes(bound.utf8), bound.utf8.lexicographicallyPrecedes(text.utf8), comparison)
  }
}

/// The answer of an operator, from which of two values is less.
package func ordered(_ isLess: Bool, _ isGreater: Bool, _ comparison: String) -> Bool {
  switch comparison {
  case "<": isLess
  case "<=": !isGreater
  case ">": isGreater
  case ">=": !isLess
  case "!=": isLess || isGreater
  default: !isLess && !isGreater
  }
}

extension NumberLiteral {
  fileprivate func isIn(_ lower: String?, _ upper: String?, _ includesUpper: Bool) -> Bool {
    if let lower = lower.flatMap(NumberLiteral.init), self < lower { return false }
    guard let upper = upper.flatMap(NumberLiteral.init) else { return true }
    return includesUpper ? !(upper < self) : self < upper
  }

  /// - Parameter factor: Not 0, and of at most 18 digits.
  fileprivate func isMultiple(of factor: NumberLiteral) -> Bool {
    if digits.isEmpty { return true }
    // The digits have no zeros at the end, so a smaller power of ten leaves a fraction.
    guard exponent >= factor.exponent, let modulus = UInt64(factor.digits) else { return false }
    var rest: UInt64 = 0
    for digit in digits.utf8 { rest = (rest * 10 + UInt64(digit - 0x30)) % modulus }
    for _ in 0..<(exponent - factor.exponent) where rest != 0 { rest = rest * 10 % modulus }
    return rest == 0
  }
}

extension DefaultValue {
  fileprivate var number: NumberLiteral? {
    switch self {
    case .integer(let text), .floating(let text), .decimal(let text): NumberLiteral(text)
    default: nil
    }
  }

  fileprivate var count: Int? {
    switch self {
    case .string(let text): text.count
    case .data(let bytes): bytes.count
    // In a set, equal elements would count as one.
    case .elements(let elements): Set(elements).count == elements.count ? elements.count : nil
    case .entries(let entries): entries.count
    default: nil
    }
  }
}
