import KVMapSource
import KVMapSyntax

/// Checks the `where` of a property against its type, and the property's default against the `where`.
struct WhereChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// - Parameters:
  ///   - type: The type of the property; `nil` if it is invalid, which has already been reported.
  ///   - defaultValue: The value of the property if nothing was read.
  /// - Returns: `nil` if the check is invalid, which is then reported.
  mutating func check(
    _ syntax: CheckSyntax, type: ValueType?, defaultValue: DefaultValue?, at defaultSpan: Span?
  ) -> Property.Check? {
    guard let check = check(syntax.condition, at: syntax.span), let type else { return nil }
    let content = type.unwrapped
    let canAnswer =
      switch check.subject {
      case .value: content.isNumber
      case .count: content.hasCount
      }
    guard canAnswer else {
      diagnostics.append(
        SemaDiagnostics.checkOfType(check.subject, names.text(of: content), at: syntax.span))
      return nil
    }
    if content == .scalar(.float), let bound = check.condition.bounds.first(where: { Float($0)?.isFinite != true }) {
      diagnostics.append(SemaDiagnostics.boundOfFloat(bound, at: syntax.span))
      return nil
    }
    if let defaultValue, let defaultSpan, check.holds(for: defaultValue) == false {
      diagnostics.append(SemaDiagnostics.defaultFailsCheck(check.text, checkAt: syntax.span, at: defaultSpan))
    }
    return check
  }

  private mutating func check(_ condition: CheckSyntax.Condition, at span: Span) -> Property.Check? {
    switch condition {
    case .missing: return nil
    case .range(let range):
      return self.range(range).map { Property.Check(subject: .value, condition: $0, text: range.text) }
    case .countRange(let range):
      return self.range(range).map { Property.Check(subject: .count, condition: $0, text: "count in \(range.text)") }
    case .count(let comparison, let number):
      guard let number, let bound = bound(number) else { return nil }
      return Property.Check(
        subject: .count, condition: .comparison(comparison, bound.text), text: "count \(comparison) \(number.text)")
    }
  }

  private mutating func range(_ range: RangeSyntax) -> Property.Check.Condition? {
    let count = diagnostics.count
    let (lower, upper) = (range.lower.flatMap { bound($0) }, range.upper.flatMap { bound($0) })
    guard diagnostics.count == count, lower != nil || upper != nil else { return nil }
    if let lower, let upper, upper < lower || (upper == lower && !range.includesUpper) {
      diagnostics.append(SemaDiagnostics.emptyCheck(range.text, at: range.span))
      return nil
    }
    return .range(lower: lower?.text, upper: upper?.text, includesUpper: range.includesUpper)
  }

  /// A bound is compared exactly, digit by digit, as a `Decimal` would be.
  private mutating func bound(_ syntax: NumberSyntax) -> NumberLiteral? {
    if let number = NumberLiteral(syntax.text), number.fitsDecimal { return number }
    diagnostics.append(SemaDiagnostics.numberTooLong(syntax.text, of: "where", at: syntax.span))
    return nil
  }
}

extension RangeSyntax {
  /// The range as written in the source.
  fileprivate var text: String {
    "\(lower?.text ?? "")\(includesUpper || upper == nil ? "..." : "..<")\(upper?.text ?? "")"
  }
}

extension ValueType {
  /// Whether a value has a `count` in Swift.
  fileprivate var hasCount: Bool {
    switch self {
    case .array, .set, .dictionary, .lazyArray, .scalar(.string), .scalar(.data): true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field: false
    }
  }
}

extension Property.Check {
  /// Whether a literal value passes the check; `nil` if that is not known.
  func holds(for value: DefaultValue) -> Bool? {
    switch (subject, value) {
    case (_, .none): return true
    case (.value, .integer(let text)), (.value, .floating(let text)), (.value, .decimal(let text)):
      return NumberLiteral(text).map { condition.holds(for: $0) }
    case (.count, .string(let text)): return holds(forCount: text.count)
    case (.count, .data(let bytes)): return holds(forCount: bytes.count)
    // In a set, equal elements would count as one.
    case (.count, .elements(let elements)) where Set(elements).count == elements.count:
      return holds(forCount: elements.count)
    case (.count, .entries(let entries)): return holds(forCount: entries.count)
    case (.value, _), (.count, _): return nil
    }
  }

  private func holds(forCount count: Int) -> Bool { condition.holds(forInteger: String(count)) }
}

extension Property.Check.Condition {
  fileprivate var bounds: [String] {
    switch self {
    case .range(let lower, let upper, _): [lower, upper].compactMap(\.self)
    case .comparison(_, let bound): [bound]
    }
  }

  /// - Parameter digits: An integer.
  package func holds(forInteger digits: String) -> Bool { NumberLiteral(digits).map { holds(for: $0) } ?? true }

  fileprivate func holds(for number: NumberLiteral) -> Bool {
    switch self {
    case .range(let lower, let upper, let includesUpper):
      if let lower = lower.flatMap(NumberLiteral.init), number < lower { return false }
      guard let upper = upper.flatMap(NumberLiteral.init) else { return true }
      return includesUpper ? !(upper < number) : number < upper
    case .comparison(let operation, let text):
      guard let bound = NumberLiteral(text) else { return true }
      switch operation {
      case "<": return number < bound
      case "<=": return !(bound < number)
      case ">": return bound < number
      case ">=": return !(number < bound)
      case "!=": return number < bound || bound < number
      default: return !(number < bound || bound < number)
      }
    }
  }
}
