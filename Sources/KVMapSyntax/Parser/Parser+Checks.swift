import KVMapSource

extension Parser {
  /// Check = "where" Condition { "and" Condition }
  mutating func parseCheck() -> CheckSyntax {
    let start = index
    advance()
    let conditions = understood { parser -> [ConditionSyntax] in
      var conditions = [parser.parseCondition()]
      while parser.eat(.and) { conditions.append(parser.parseCondition()) }
      return conditions
    }
    return CheckSyntax(conditions: conditions ?? [], span: span(from: start))
  }

  /// Condition = "count" Count | Range | Operator Value | "matches" string | "in" "[" Value { "," Value } "]"
  ///           | "multiple" "of" number | "unique" | "each" Condition | "not" Condition
  private mutating func parseCondition() -> ConditionSyntax {
    let start = index
    let kind = conditionKind()
    return ConditionSyntax(kind: kind, span: span(from: start))
  }

  private mutating func conditionKind() -> ConditionSyntax.Kind {
    if eat(.count) { return parseCount() }
    if at(.number) || at(.closedRange) || at(.halfOpenRange) { return .range(parseRange()) }
    if let comparison = eatOperator() { return .comparison(comparison, parseValue()) }
    if eat(.matches) { return .matches(expectString(.pattern)) }
    if eat(.in) { return listedValues() }
    if eat(.multiple) {
      guard eat(.of) else {
        reportMissing(.of)
        return .missing
      }
      return .multiple(expectNumber(.number))
    }
    if eat(.unique) { return .unique }
    if at(.each) || at(.not) { return nestedCondition() }
    reportMissing(.check)
    return .missing
  }

  /// What follows `each` and `not`.
  private mutating func nestedCondition() -> ConditionSyntax.Kind {
    guard nesting < Parser.deepestNesting else {
      report(.nestedTooDeeply(Parser.deepestNesting, isType: false, current.span(in: file)))
      while at(.each) || at(.not) { advance() }
      _ = parseCondition()
      return .missing
    }
    nesting += 1
    defer { nesting -= 1 }
    let isEach = at(.each)
    advance()
    let condition = parseCondition()
    return isEach ? .each(condition) : .not(condition)
  }

  private mutating func listedValues() -> ConditionSyntax.Kind {
    guard at(.leftBracket) else {
      reportMissing(.list)
      return .missing
    }
    advance()
    var values = [parseValue()]
    while eat(.comma) { values.append(parseValue()) }
    expectClosing(.rightBracket, .closingBracket)
    return .among(values)
  }

  /// Count = "in" Range | ( ">" | ">=" | "<" | "<=" | "==" | "!=" ) number
  private mutating func parseCount() -> ConditionSyntax.Kind {
    if eat(.in) { return .countRange(parseRange()) }
    guard let comparison = eatOperator() else {
      reportMissing(.comparison)
      return .missing
    }
    return .count(comparison: comparison, number: expectNumber(.number))
  }

  /// Operator = ">" | ">=" | "<" | "<=" | "==" | "!="
  private mutating func parseOperator() -> String? {
    if let comparison = eatOperator() { return comparison }
    reportMissing(.comparisonOperator)
    return nil
  }

  private mutating func eatOperator() -> String? {
    guard let comparison = Parser.comparisons.first(where: { at($0) }) else { return nil }
    advance()
    return comparison.rawValue
  }

  private static let comparisons: [Token.Kind] = [
    .rightAngle, .greaterOrEqual, .leftAngle, .lessOrEqual, .equals, .notEquals,
  ]

  /// Range = number ( "..." [ number ] | "..<" number ) | ( "..." | "..<" ) number
  private mutating func parseRange() -> RangeSyntax {
    let start = index
    let lower = at(.number) ? number(advance()) : nil
    var range = RangeSyntax(lower: lower, upper: nil, includesUpper: true, span: span(from: start))
    if eat(.halfOpenRange) {
      range.includesUpper = false
      range.upper = expectNumber(.number)
    } else if eat(.closedRange) {
      if at(.number) || lower == nil { range.upper = expectNumber(.number) }
    } else {
      reportMissing(.rangeOperator)
    }
    range.span = span(from: start)
    return range
  }

  /// Comparison = name Operator ( name | Value )
  mutating func parseComparison(behind word: Token) -> ComparisonSyntax {
    var comparison = ComparisonSyntax(
      property: expectName(.propertyName), comparison: nil, operand: .missing, span: word.span(in: file))
    if comparison.property != nil { comparison.comparison = parseOperator() }
    if comparison.comparison != nil {
      if isAtName, !isAtWordOfValue, !isAtNextMember {
        comparison.operand = .property(name(advance()))
      } else {
        comparison.operand = .value(valueBehindEqual())
      }
    }
    comparison.span = span(from: word.span(in: file))
    return comparison
  }
}
