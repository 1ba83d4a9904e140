import KVMapSource
import KVMapSyntax

/// Checks the conditions of a `where` against the type of the property, and the property's default against them.
struct WhereChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// - Parameters:
  ///   - type: The type of the property; `nil` if it is invalid, which has already been reported.
  ///   - defaultValue: The value of the property if nothing was read.
  /// - Returns: Empty if a condition is invalid, which is then reported.
  mutating func check(
    _ syntax: CheckSyntax, type: ValueType?, defaultValue: DefaultValue?, at defaultSpan: Span?
  ) -> [Check] {
    guard let type else { return [] }
    // Absent and null meet every condition, as nil does.
    let value = if case .field(let content) = type { content.unwrapped } else { type.unwrapped }
    var checks: [Check] = []
    for condition in syntax.conditions {
      guard let check = check(condition, of: value) else { continue }
      checks.append(check)
      if let defaultValue, let defaultSpan, check.holds(for: defaultValue) == false {
        diagnostics.append(SemaDiagnostics.defaultFailsCheck(check.text, checkAt: condition.span, at: defaultSpan))
      }
    }
    return checks.count == syntax.conditions.count ? checks : []
  }

  /// - Parameter type: Without `?`.
  private mutating func check(_ condition: ConditionSyntax, of type: ValueType) -> Check? {
    switch condition.kind {
    case .missing: return nil
    case .range(let range):
      guard answers(type.isNumber, "a range", "numbers", type, at: condition.span) else { return nil }
      guard let bounds = bounds(range) else { return nil }
      if type == .scalar(.float), let bound = bounds.all.first(where: { Float($0)?.isFinite != true }) {
        diagnostics.append(SemaDiagnostics.boundOfFloat(bound, at: condition.span))
        return nil
      }
      return Check(
        .range(lower: bounds.lower, upper: bounds.upper, includesUpper: range.includesUpper), text: range.text)
    case .countRange(let range):
      guard counts(type, at: condition.span), let bounds = bounds(range) else { return nil }
      return Check(
        .count(.range(lower: bounds.lower, upper: bounds.upper, includesUpper: range.includesUpper)),
        text: "count in \(range.text)")
    case .count(let comparison, let number):
      guard counts(type, at: condition.span), let number, let bound = bound(number) else { return nil }
      return Check(.count(.comparison(comparison, bound.text)), text: "count \(comparison) \(number.text)")
    case .comparison(let comparison, let value): return self.comparison(comparison, value, type, at: condition.span)
    case .among(let values):
      guard answers(type.hasEquality(names.cases), "'in'", "values that can be equal", type, at: condition.span) else {
        return nil
      }
      let operands = values.map { operand($0, of: type) }
      let known = operands.compactMap(\.self)
      guard known.count == values.count else { return nil }
      return Check(.among(known), text: "in [\(values.map(\.shortText).joined(separator: ", "))]")
    case .matches(let pattern):
      let isText = type == .scalar(.string)
      guard answers(isText, "'matches'", "a String", type, at: condition.span), let pattern else { return nil }
      do throws(PatternParser.Problem) {
        return Check(
          .matches(try Automaton(pattern.value)), text: "matches \(DocumentPath.quoted(pattern.value))")
      } catch {
        diagnostics.append(SemaDiagnostics.invalidPattern(pattern.value, error, at: pattern.span))
        return nil
      }
    case .multiple(let number): return multiple(number, type, at: condition.span)
    case .unique:
      let isAnswered =
        switch type {
        case .array(let element): element.unwrapped.mayBeUnique
        case .set: true
        case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .dictionary, .field,
          .lazyArray:
          false
        }
      guard answers(isAnswered, "'unique'", "arrays of values that can be equal", type, at: condition.span) else {
        return nil
      }
      return Check(.unique, text: "unique")
    case .each(let inner):
      guard let element = type.eachElement else {
        _ = answers(false, "'each'", "arrays, sets and dictionaries", type, at: condition.span)
        return nil
      }
      return check(inner, of: element.unwrapped).map { Check(.each($0), text: "each \($0.text)") }
    case .not(let inner):
      return check(inner, of: type).map { Check(.not($0), text: "not \($0.text)") }
    }
  }

  private mutating func comparison(
    _ comparison: String, _ value: ValueSyntax, _ type: ValueType, at span: Span
  ) -> Check? {
    let isEquality = comparison == "==" || comparison == "!="
    guard
      answers(
        isEquality ? type.hasEquality(names.cases) : type.hasOrder, "'\(comparison)'",
        isEquality ? "values that can be equal" : "numbers, texts, days, dates and durations", type, at: span),
      let operand = operand(value, of: type)
    else { return nil }
    return Check(.comparison(comparison, operand), text: "\(comparison) \(value.shortText)")
  }

  private mutating func operand(_ value: ValueSyntax, of type: ValueType) -> Check.Operand? {
    var literals = ConditionLiterals(names: names)
    defer { diagnostics += literals.diagnostics }
    return literals.operand(value, of: type)
  }

  private mutating func multiple(_ number: NumberSyntax?, _ type: ValueType, at span: Span) -> Check? {
    guard answers(type.isNumber, "'multiple of'", "numbers", type, at: span), let number else { return nil }
    guard let factor = NumberLiteral(number.text), factor.digits.utf8.count <= 18 else {
      diagnostics.append(SemaDiagnostics.numberTooLong(number.text, of: "multiple of", at: number.span))
      return nil
    }
    guard !factor.digits.isEmpty else {
      diagnostics.append(SemaDiagnostics.multipleOfZero(at: number.span))
      return nil
    }
    return Check(.multiple(of: factor.text), text: "multiple of \(number.text)")
  }

  private mutating func counts(_ type: ValueType, at span: Span) -> Bool {
    answers(type.hasCount, "'count'", "strings, data and collections", type, at: span)
  }

  /// Reports a condition that the type cannot answer.
  private mutating func answers(
    _ isAnswered: Bool, _ condition: String, _ what: String, _ type: ValueType, at span: Span
  ) -> Bool {
    if case .lazyArray = type, !isAnswered {
      diagnostics.append(SemaDiagnostics.conditionOfLazyArray(condition, at: span))
    } else if !isAnswered {
      diagnostics.append(SemaDiagnostics.conditionOfType(condition, what, names.text(of: type), at: span))
    }
    return isAnswered
  }

  private mutating func bounds(_ range: RangeSyntax) -> (lower: String?, upper: String?, all: [String])? {
    let count = diagnostics.count
    let (lower, upper) = (range.lower.flatMap { bound($0) }, range.upper.flatMap { bound($0) })
    guard diagnostics.count == count, lower != nil || upper != nil else { return nil }
    if let lower, let upper, upper < lower || (upper == lower && !range.includesUpper) {
      diagnostics.append(SemaDiagnostics.emptyCheck(range.text, at: range.span))
      return nil
    }
    return (lower?.text, upper?.text, [lower?.text, upper?.text].compactMap(\.self))
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

extension ValueSyntax {
  /// The value as it is written.
  var shortText: String {
    switch self {
    case .string(let literal): DocumentPath.quoted(literal.value)
    case .number(let literal): literal.text
    case .bool(let flag, _): String(flag)
    case .none: "nil"
    case .array(let values, _): "[\(values.map(\.shortText).joined(separator: ", "))]"
    case .dictionary(let entries, _):
      entries.isEmpty
        ? "[:]" : "[\(entries.map { "\($0.key.shortText): \($0.value.shortText)" }.joined(separator: ", "))]"
    case .enumCase(let name, let payload, _): ".\(name.text)" + (payload.map { "(\($0.shortText))" } ?? "")
    case .record, .any, .swift, .variable, .missing: "…"
    }
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

  /// What `each` looks at.
  package var eachElement: ValueType? {
    switch self {
    case .array(let element), .set(let element), .dictionary(_, let element): element
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .lazyArray: nil
    }
  }

  /// Whether `unique` can look for equal values. Whether a mapped type is `Hashable` is known later.
  fileprivate var mayBeUnique: Bool {
    switch self {
    case .scalar, .enumeration, .mapping, .generic, .union: true
    case .array(let part), .set(let part): part.mayBeUnique
    case .optional(let part): part.mayBeUnique
    case .dictionary(let key, let value): key.mayBeUnique && value.mayBeUnique
    case .parameter, .foreign, .field, .lazyArray: false
    }
  }
}
