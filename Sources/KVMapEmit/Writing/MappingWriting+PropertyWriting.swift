import KVMapSema

/// Members whose value is that of a property.
extension MappingWriting {
  func printProperty(_ property: Int, key: String, to printer: inout CodePrinter) {
    let rule = mapping.properties[property]
    if let member = member(rule, key: key, value: name(property)) {
      return printer.line(member.tried)
    }
    switch rule.conversion {
    case .optional(let wrapped, _): printOptional(property, wrapped, key: key, to: &printer)
    case .field(let wrapped):
      let content = ["kv.key(\(key))"] + statements(rule, wrapped, rule.type.wrapped, checked("value", rule))
      printer.line("switch \(name(property)) {")
      printer.line("case .absent: break")
      printer.line("case .null: kv.key(\(key)); kv.null()")
      if content.count == 2 {
        printer.line("case .value(let value): \(content.joined(separator: "; "))")
      } else {
        printer.line("case .value(let value):")
        printer.indented { $0.lines(content) }
      }
      printer.line("}")
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray,
      .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      let content = ["kv.key(\(key))"] + statements(rule, rule.conversion, rule.type, value(property))
      if content.count == 2 {
        printer.line(content.joined(separator: "; "))
      } else {
        printer.line("kv.key(\(key))")
        printer.lines(Array(content.dropFirst()))
      }
    }
  }

  /// Key and value in one call, for the types that have such a runtime call.
  ///
  /// - Returns: nil if the value is checked, which happens after the key, or nil is written as null.
  private func member(_ rule: Property, key: String, value: String) -> SwiftExpression? {
    guard rule.checks.isEmpty, comparisons(of: rule).isEmpty else { return nil }
    switch rule.conversion {
    case .scalar(let scalar, _) where scalar.hasMemberCall:
      return SwiftExpression("kv.\(scalar.functionName)(\(key), \(value))", canThrow: scalar == .double)
    case .optional(.scalar(let scalar, _), _) where scalar.hasMemberCall && !mapping.writesNil(of: rule):
      return SwiftExpression("kv.\(scalar.functionName)(\(key), ifPresent: \(value))", canThrow: scalar == .double)
    case .array(let element, _, _) where values.writesItself(element):
      return SwiftExpression("kv.array(\(key), \(value))", canThrow: values.canThrow(element))
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .array, .set,
      .dictionary, .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      return nil
    }
  }

  private func printOptional(_ property: Int, _ wrapped: Conversion, key: String, to printer: inout CodePrinter) {
    let rule = mapping.properties[property]
    let content = ["kv.key(\(key))"] + statements(rule, wrapped, rule.type.wrapped, checked("value", rule))
    let otherwise = mapping.writesNil(of: rule) ? " else { kv.key(\(key)); kv.null() }" : ""
    if content.count == 2 {
      printer.line(
        "if let value = \(name(property)) { \(content.joined(separator: "; ")) }\(otherwise)")
    } else {
      printer.line("if let value = \(name(property)) {")
      printer.indented { $0.lines(content) }
      printer.line("}\(otherwise)")
    }
  }

  /// The value written for a property, including its `where` check. It has to follow the key, for the path of a
  /// problem.
  func value(_ property: Int) -> SwiftExpression {
    let rule = mapping.properties[property]
    return checked(
      SwiftExpression(name(property)), rule, rule.type.isOptional ? rule.type.wrapped : rule.type,
      isOptional: rule.type.isOptional)
  }

  /// The same for the contents of an optional.
  func checked(_ value: String, _ rule: Property) -> SwiftExpression {
    let content = rule.type.wrapped
    return checked(
      SwiftExpression(value), rule, content.isOptional ? content.wrapped : content, isOptional: content.isOptional)
  }

  private func checked(
    _ value: SwiftExpression, _ rule: Property, _ type: ValueType, isOptional: Bool
  ) -> SwiftExpression {
    var value = value
    func checked(_ next: (SwiftExpression) -> SwiftExpression) {
      value = next(value.canThrow ? typed(value) : value)
    }
    func typed(_ value: SwiftExpression) -> SwiftExpression {
      SwiftExpression(values.names.typed(value.text, type, isOptional: isOptional), canThrow: true, hasClosure: true)
    }
    for check in rule.checks {
      let expression = CheckExpression(names: values.names, check: check, type: type)
      checked { expression.writing($0, isOptional: isOptional) }
    }
    for comparison in comparisons(of: rule) {
      let expected = SwiftLiteral.string(comparison.text)
      checked {
        SwiftExpression(
          "kv.checked(\(isOptional ? "optional: " : "")\($0.text), \(expected)) { \(condition(comparison, type)) }",
          canThrow: true)
      }
    }
    return value.canThrow && type.isUnordered ? typed(value) : value
  }

  /// The lines `check` whose first property it is.
  private func comparisons(of rule: Property) -> [Comparison] {
    guard !mapping.extras.comparisons.isEmpty else { return [] }
    return mapping.extras.comparisons.filter { mapping.properties[$0.left].name == rule.name }
  }

  /// A comparison of `$0` with another property, which passes if that is nil.
  private func condition(_ comparison: Comparison, _ type: ValueType) -> String {
    let expressions = ConditionExpressions(names: values.names)
    switch comparison.right {
    case .operand(let operand): return expressions.comparison("$0", comparison.operation, operand, type)
    case .property(let other):
      let right = mapping.properties[other].type
      let condition = expressions.comparison("$0", type, comparison.operation, "$1", right.unwrapped)
      return "KVMap.Conditions.holds($0, \(name(other))) { \(condition) }"
    }
  }

  private func statements(
    _ rule: Property, _ conversion: Conversion, _ type: ValueType, _ value: SwiftExpression
  ) -> [String] {
    var printer = CodePrinter()
    values(of: rule).print(conversion, type, value, to: &printer)
    return printer.text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  var isNamespace: Bool { values.names.isNamespace(mapping.id) }

  var hasHooks: Bool { !mapping.extras.before.isEmpty }

  func name(_ property: Int) -> String {
    let value = hasHooks ? "prepared" : isNamespace ? "whole" : "self"
    return "\(value).\(SwiftIdentifier.quoted(mapping.properties[property].name))"
  }
}

extension ValueType {
  /// Whether it is written in ascending order.
  fileprivate var isUnordered: Bool {
    switch self {
    case .set, .dictionary: true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .field, .lazyArray:
      false
    }
  }
}
