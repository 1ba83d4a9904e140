import KVMapSource
import KVMapSyntax

/// Checks a literal that values of a type are compared with.
struct ConditionLiterals {
  private(set) var diagnostics: [Diagnostic] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// - Returns: `nil` when values of the type cannot be compared with the literal, which is then reported.
  mutating func operand(_ value: ValueSyntax, of type: ValueType) -> Check.Operand? {
    if case .missing = value { return nil }
    if case .none = value {
      report(value, type)
      return nil
    }
    if type.isNumber {
      guard case .number(let literal) = value else {
        report(value, type)
        return nil
      }
      guard let number = NumberLiteral(literal.text), number.fitsDecimal else {
        diagnostics.append(SemaDiagnostics.numberTooLong(literal.text, of: "where", at: literal.span))
        return nil
      }
      if type == .scalar(.float), Float(literal.text)?.isFinite != true {
        diagnostics.append(SemaDiagnostics.boundOfFloat(literal.text, at: literal.span))
        return nil
      }
      return .number(number.text)
    }
    if type == .scalar(.character), case .string(let literal) = value { return .text(literal.value) }
    var checker = DefaultChecker(names: names)
    guard let constant = checker.check(value, as: type) else {
      report(value, type)
      return nil
    }
    switch constant {
    case .string(let text): return type == .scalar(.string) ? .text(text) : .constant(constant)
    case .date(_, let text):
      return DateLiteral(text).map { .date(secondsSince2001: $0.secondsSince2001) }
    case .zoned(_, let offset, let text):
      return DateLiteral(text).map { .zoned(secondsSince2001: $0.secondsSince2001, offset: offset) }
    default: return .constant(constant)
    }
  }

  private mutating func report(_ value: ValueSyntax, _ type: ValueType) {
    diagnostics.append(
      SemaDiagnostics.conditionLiteral(type: names.text(of: type), found: value.kindName, at: value.span))
  }
}

extension ValueType {
  /// Whether `<` and `>` compare its values: numbers, texts, days, dates and durations.
  var hasOrder: Bool {
    switch self {
    case .scalar(let scalar):
      switch scalar {
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal,
        .string, .character, .date, .day, .duration, .zoned:
        true
      case .bool, .url, .uuid, .timeZone, .locale, .data, .coordinate, .value, .object: false
      }
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      false
    }
  }

  /// Whether `==` and `!=` compare its values, whatever else the program declares.
  func hasEquality(_ cases: DeclaredCases) -> Bool {
    switch self {
    case .scalar, .enumeration: true
    case .optional(let part), .array(let part), .set(let part): part.hasEquality(cases)
    case .dictionary(let key, let value): key.hasEquality(cases) && value.hasEquality(cases)
    case .union(let id):
      cases[id]?.cases.allSatisfy { item in
        switch item.type {
        case .scalar, .enumeration: true
        case nil, .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field,
          .lazyArray:
          false
        }
      } ?? false
    case .mapping, .generic, .parameter, .foreign, .field, .lazyArray: false
    }
  }
}
