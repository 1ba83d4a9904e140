import KVMapLowering
import KVMapSema

/// Statements that assign one property.
extension DecodingPrinter {
  /// The destination of a property's value.
  func target(_ property: Int) -> String {
    switch mapping.construction {
    case .inPlace: "out.\(SwiftIdentifier.quoted(mapping.properties[property].name))"
    case .memberwise, .assignment, .factory: "_\(property)"
    }
  }

  /// Reads the value under the cursor.
  mutating func printRead(_ read: ReadCode, to printer: inout CodePrinter) {
    let statements = readStatements(read)
    guard let (sentinels, nulls) = read.sentinels else { return printer.lines(statements) }
    printer.line("if try kv.consume(sentinel: \(SwiftLiteral.string(sentinels))) {")
    printer.indented { printInstructions(nulls, to: &$0) }
    printer.line("} else {")
    printer.indented { $0.lines(statements) }
    printer.line("}")
  }

  private mutating func readStatements(_ read: ReadCode) -> [String] {
    guard let relation = partialRelations[read.property] else { return wholeStatements(read) }
    let count = "dropped\(read.property)"
    return ["let \(count): Swift.Int = kv.droppedCount()"] + wholeStatements(read)
      + ["if kv.droppedCount() != \(count) { out._kvPartial.insert(\(relation)) }"]
  }

  private mutating func wholeStatements(_ read: ReadCode) -> [String] {
    let reset = resetBeforeReading(read.property)
    let statement = readStatement(read)
    guard read.isLossy else { return reset + [statement] }
    // One key may have several such properties.
    let attempt = "attempt\(read.property)"
    return reset + [
      "let \(attempt): KVMap.ValuePosition = kv.attempt()", "do throws(KVMap.CodingFailure) {", "  " + statement,
      "  kv.acceptAttempt(\(attempt))", "} catch {", "  try kv.drop(error, from: \(attempt))",
      "  \(target(read.property)) = \(fallback(mapping.properties[read.property]))", "}",
    ]
  }

  private mutating func readStatement(_ read: ReadCode) -> String {
    let property = read.property
    let rule = mapping.properties[property]
    let target = target(property)
    values.acceptsEmptyArrays = rule.acceptsEmptyArrays
    if !rule.acceptsEmptyArrays, case .mapping(let id) = rule.conversion, case .inPlace = mapping.construction,
      !names.isNamespace(id)
    {
      return "try \(names.expression(id))._kvDecode(&kv, into: &\(target), updating: updating)"
    }
    if rule.checks.isEmpty, !rule.acceptsEmptyArrays,
      case .optional(.mapping(let id), emptyTextIsNil: false) = rule.conversion, case .optional(.mapping) = rule.type,
      mapping.construction == .inPlace, names.isReadInPlace(id)
    {
      return "try \(names.expression(id))._kvDecode(&kv, intoOptional: &\(target), updating: updating)"
    }
    var (conversion, type) = (rule.conversion, rule.type)
    // An XML value may still be an element without text, which is nil as well.
    if !read.mayBeNull, case .optional(let wrapped, emptyTextIsNil: false) = conversion, wrapped.absence == .null {
      (conversion, type) = (wrapped, type.wrapped)
    }
    if let rule = read.lazyRule { values.rule = rule }
    let value = checked(conversion, type, property)
    guard read.takesDefault, let defaultValue = rule.defaultValue else { return "\(target) = try \(value)" }
    return "\(target) = try kv.consumeNull() ? \(constants.value(defaultValue)) : \(value)"
  }

  /// The value and its `where` checks, which nil passes.
  private mutating func checked(_ conversion: Conversion, _ type: ValueType, _ property: Int) -> String {
    let rule = mapping.properties[property]
    values.elementChecks = rule.elementChecks
    defer { values.elementChecks = [] }
    return checked(conversion, type, rule.valueChecks, rule.name, current: current(property))
  }

  private mutating func checked(
    _ conversion: Conversion, _ type: ValueType, _ checks: [Check], _ name: String, current: String = "nil"
  ) -> String {
    if checks.isEmpty { return values.expression(conversion, type, property: name, current: current) }
    switch conversion {
    case .field(let wrapped):
      let content = content(wrapped, type.wrapped, checks, name, current: current)
      return values.field(content, ValueLowering.absence(of: wrapped, emptyTextIsNil: false), type)
    case .optional(let wrapped, let emptyTextIsNil):
      let content = content(wrapped, type.wrapped, checks, name, current: current)
      let absence = ValueLowering.absence(of: wrapped, emptyTextIsNil: emptyTextIsNil)
      return values.optional(content, absence, type)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray,
      .keyed, .jsonText, .pipeline, .alternatives, .single, .entries:
      return content(conversion, type, checks, name, current: current)
    }
  }

  /// A value that is not null, inside of one call for each check: the first is the innermost.
  private mutating func content(
    _ conversion: Conversion, _ type: ValueType, _ checks: [Check], _ name: String, current: String
  ) -> String {
    // The content of an optional of an optional is optional itself.
    let isOptional = type.isOptional
    let content = isOptional ? type.wrapped : type
    var value = values.expression(conversion, type, property: name, current: current)
    for (index, check) in checks.enumerated() {
      let expression = CheckExpression(names: names, check: check, type: content)
      if index > 0 { value = names.typed(value, content, isOptional: isOptional) }
      if case .each(let inner) = check.test, let element = conversion.documentElement, let part = content.eachElement {
        let read = checked(element.conversion, part, [inner], name)
        value = expression.reading(value, isOptional: isOptional, entries: element.isEntry, element: read)
      } else {
        value = expression.reading(value, isOptional: isOptional)
      }
    }
    return value
  }

  /// The value before an update, as an optional: a nested object is merged into it.
  private func current(_ property: Int) -> String {
    let rule = mapping.properties[property]
    let name = SwiftIdentifier.quoted(rule.name) + (rule.type.isField ? ".value" : "")
    // An optional of an optional holds as much as a single optional.
    let depth = rule.type.isField ? rule.type.wrapped.optionalDepth : rule.type.optionalDepth - 1
    let content = String(repeating: " ?? nil", count: max(depth, 0))
    switch mapping.construction {
    case .inPlace: return "updating ? out.\(name)\(content) : nil"
    case .memberwise, .assignment, .factory: return "current?.\(pointee)\(name)\(content)"
    }
  }

  /// A second value of the same key replaces the first, whereas decoding in place would merge into it.
  func resetBeforeReading(_ property: Int) -> [String] {
    guard mapping.settings.duplicates == .last, mapping.construction == .inPlace,
      case .mapping(let id) = mapping.properties[property].conversion, !names.isNamespace(id)
    else { return [] }
    return ["if !updating { \(target(property)) = \(constants.empty(mapping.properties[property].type)) }"]
  }

  /// What null means to a property that may be without a value.
  func nothing(_ property: Int) -> String {
    let rule = mapping.properties[property]
    return rule.type.isOptional
      ? "nil" : rule.defaultValue.map(constants.value) ?? (rule.type.isField ? ".null" : "nil")
  }

  func resetStatement(_ property: Int) -> String {
    let statement = "\(target(property)) = \(initial(property))"
    switch mapping.construction {
    case .inPlace: return "if !updating { \(statement) }"
    case .memberwise, .assignment, .factory: return statement
    }
  }

  /// The initial value of a property, before anything is read.
  func initial(_ property: Int) -> String {
    let rule = mapping.properties[property]
    let name = pointee + SwiftIdentifier.quoted(rule.name)
    let value = rule.defaultValue.flatMap { $0 == .none ? nil : constants.value($0) }
    switch mapping.construction {
    case .inPlace: return value ?? constants.empty(rule.type)
    case .memberwise, .assignment, .factory:
      // An optional of an optional is more than swiftc derives from `current?.name`.
      guard let value = value ?? (rule.type.optionalDepth > 1 ? "nil" : nil) else {
        return rule.type.isField ? "current?.\(name) ?? .absent" : "current?.\(name)"
      }
      // `??` would use the default where the property is deliberately nil.
      return rule.type.isOptional
        ? "if let current { current.\(name) } else { \(value) }" : "current?.\(name) ?? \(value)"
    }
  }

  /// The accessor between `current` and a property of it: `current` may be a pointer to the value.
  private var pointee: String { isBegunWhole ? "pointee." : "" }

  private func fallback(_ rule: Property) -> String {
    rule.defaultValue.map(constants.value) ?? (rule.type.isField ? ".absent" : "nil")
  }
}

extension ValueType {
  fileprivate var optionalDepth: Int {
    var depth = 0
    var type = self
    while case .optional(let wrapped) = type { (depth, type) = (depth + 1, wrapped) }
    return depth
  }
}
