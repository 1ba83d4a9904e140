import KVMapLowering
import KVMapSema

/// Members whose value is that of a property.
extension EncodingPrinter {
  func print(_ member: MemberEncoding, to printer: inout CodePrinter) {
    let property = member.property
    let key = SwiftLiteral.string(member.key)
    unlessOmitted(property, to: &printer) { printer in
      switch member.form {
      case .call(let function, let ifPresent):
        let value = (ifPresent ? "ifPresent: " : "") + name(of: property.property)
        let call = "kv.\(function.baseName)(\(key), \(value))"
        printer.line(SwiftExpression(call, canThrow: function.canThrow).tried)
      case .arrayCall(let elements):
        let call = "kv.array(\(key), \(name(of: property.property)))"
        printer.line(SwiftExpression(call, canThrow: elements.canThrow).tried)
      case .optional(let wrapped, let writesNull):
        let content = ["kv.key(\(key))"] + contents(of: property, wrapped)
        let otherwise = writesNull ? " else { kv.key(\(key)); kv.null() }" : ""
        print("if let value = \(name(of: property.property)) {", content, end: " }\(otherwise)", to: &printer)
      case .field(let wrapped):
        let content = ["kv.key(\(key))"] + contents(of: property, wrapped)
        printer.line("switch \(name(of: property.property)) {")
        printer.line("case .absent: break")
        printer.line("case .null: kv.key(\(key)); kv.null()")
        print("case .value(let value):", content, end: "", to: &printer)
        printer.line("}")
      case .value:
        let content = statements { printValue(of: property, to: &$0) }
        if content.count == 1, let statement = content.first {
          printer.line("kv.key(\(key)); \(statement)")
        } else {
          printer.line("kv.key(\(key))")
          printer.lines(content)
        }
      }
    }
  }

  /// A key and a value between `head` and `end`, on one line if the value is one statement.
  private func print(_ head: String, _ content: [String], end: String, to printer: inout CodePrinter) {
    if content.count == 2 { return printer.line("\(head) \(content.joined(separator: "; "))\(end)") }
    printer.line(head)
    printer.indented { $0.lines(content) }
    if !end.isEmpty { printer.line(String(end.dropFirst())) }
  }

  func printValue(of property: PropertyEncoding, to printer: inout CodePrinter) {
    let type = mapping.properties[property.property].type
    values.print(property.value, type, value(property), to: &printer)
  }

  /// Statements with the value of a property, or of what is in an optional one, if there is any.
  ///
  /// - Parameter body: Receives a function that prints the statements that write the value.
  func printContents(
    of property: PropertyEncoding, to printer: inout CodePrinter,
    _ body: (inout CodePrinter, (inout CodePrinter) -> Void) -> Void
  ) {
    guard case .optional(let wrapped) = property.value else {
      return body(&printer) { printValue(of: property, to: &$0) }
    }
    printer.line("if let value = \(name(of: property.property)) {")
    printer.indented { printer in body(&printer) { printContents(of: property, wrapped, to: &$0) } }
    printer.line("}")
  }

  private func printContents(
    of property: PropertyEncoding, _ wrapped: ValueEncoding, to printer: inout CodePrinter
  ) {
    let type = mapping.properties[property.property].type.wrapped
    let value = checked(
      SwiftExpression("value"), property, type.isOptional ? type.wrapped : type, isOptional: type.isOptional)
    values.print(wrapped, type, value, to: &printer)
  }

  private func contents(of property: PropertyEncoding, _ wrapped: ValueEncoding) -> [String] {
    statements { printContents(of: property, wrapped, to: &$0) }
  }

  private func statements(_ print: (inout CodePrinter) -> Void) -> [String] {
    var printer = CodePrinter()
    print(&printer)
    return printer.allLines
  }

  // MARK: - Checks

  /// The value written for a property, including its `where` check. It has to follow the key, for the path of a
  /// problem.
  private func value(_ property: PropertyEncoding) -> SwiftExpression {
    let type = mapping.properties[property.property].type
    return checked(
      SwiftExpression(name(of: property.property)), property, type.isOptional ? type.wrapped : type,
      isOptional: type.isOptional)
  }

  private func checked(
    _ value: SwiftExpression, _ property: PropertyEncoding, _ type: ValueType, isOptional: Bool
  ) -> SwiftExpression {
    var value = value
    func checked(_ next: (SwiftExpression) -> SwiftExpression) {
      value = next(value.canThrow ? typed(value) : value)
    }
    func typed(_ value: SwiftExpression) -> SwiftExpression {
      SwiftExpression(values.names.typed(value.text, type, isOptional: isOptional), canThrow: true, hasClosure: true)
    }
    for check in property.checks {
      let expression = CheckExpression(names: values.names, check: check, type: type)
      checked { expression.writing($0, isOptional: isOptional) }
    }
    for comparison in property.comparisons {
      let expected = SwiftLiteral.string(comparison.text)
      checked {
        SwiftExpression(
          "kv.checked(\(isOptional ? "optional: " : "")\($0.text), \(expected)) { \(condition(comparison, type)) }",
          canThrow: true)
      }
    }
    return value.canThrow && type.isUnordered ? typed(value) : value
  }

  /// A comparison of `$0` with another property, which passes if that is nil.
  private func condition(_ comparison: Comparison, _ type: ValueType) -> String {
    let expressions = ConditionExpressions(names: values.names)
    switch comparison.right {
    case .operand(let operand):
      return expressions.passing("$0", type) { expressions.comparison("$0", comparison.operation, operand, $0) }
    case .property(let other):
      let right = mapping.properties[other].type
      return expressions.passing("$0", type) { type in
        let condition = expressions.comparison("$0", type, comparison.operation, "$1", right.unwrapped)
        let content = ConditionExpressions.flat(name(of: other), levels: right.optionalLevels)
        return "KVMap.Conditions.holds($0, \(content)) { \(condition) }"
      }
    }
  }

  func name(of property: Int) -> String {
    let value = !code.hooks.isEmpty ? "prepared" : mapping.isNamespace ? "whole" : "self"
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
