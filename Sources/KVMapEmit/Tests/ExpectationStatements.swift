import KVMapSema

/// The contents of `expect`, as Swift Testing statements. Each names the property, so that a failure does too.
struct ExpectationStatements {
  private let program: Program
  private let names: TypeNames
  private let literals: TestLiterals
  /// The number of constants so far.
  private var constants = 0

  init(_ program: Program, names: TypeNames) {
    self.program = program
    self.names = names
    literals = TestLiterals(program, names: names)
  }

  /// - Parameter value: An expression without a `try`.
  mutating func print(
    _ expectation: Expectation, _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    if case .any = expectation { return printer.line("_ = \(value)") }
    if case .value(let constant) = expectation {
      return printConstant(constant, type, of: value, to: &printer)
    }
    if case .field(let inner) = type, case .enumerationCase(let state, let payload) = expectation {
      return printField(state, payload, inner, of: value, to: &printer)
    }
    var value = value
    if type.isOptional {
      let name = nextConstant()
      printer.line("let \(name) = try #require(\(value))")
      value = name
    }
    let type = type.unwrapped
    switch expectation {
    case .value, .any: break
    case .record(let members): printRecord(members, type, of: value, to: &printer)
    case .elements(let elements):
      if case .set(let element) = type { return printSet(elements, element, of: value, to: &printer) }
      if elements.isEmpty { return printer.line("#expect(\(value).isEmpty)") }
      if case .array(let element) = type, let array = array(elements, of: element) {
        return printer.line("#expect(\(value) == \(array))")
      }
      var array = value
      if case .lazyArray = type {
        array = nextConstant()
        printer.line("let \(array) = try \(value).decodedElements()")
      }
      printer.line("try #require(\(array).count == \(elements.count))")
      for (index, element) in elements.enumerated() {
        print(element, type.element, of: "\(array)[\(index)]", to: &printer)
      }
    case .entries(let entries): printEntries(entries, type, of: value, to: &printer)
    case .enumerationCase(let index, let payload): printCase(index, payload, type, of: value, to: &printer)
    }
  }

  private mutating func nextConstant() -> String {
    constants += 1
    return "value\(constants)"
  }

  /// Dates are compared to the microsecond, because no more is printed.
  private func printConstant(
    _ constant: DefaultValue, _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    if case .date(let seconds, _) = constant, seconds != seconds.rounded() {
      let path = type.isOptional ? "(\(value)?.timeIntervalSince1970 ?? .nan)" : "\(value).timeIntervalSince1970"
      return printer.line("#expect(Swift.abs(\(path) - \(seconds)) < 0.0000005)")
    }
    printer.line("#expect(\(value) == \(literals.expression(constant, type)))")
  }

  private mutating func printRecord(
    _ members: [Expectation.Member], _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    for member in members {
      guard let (name, memberType) = self.member(member.property, of: type) else { continue }
      print(member.value, memberType, of: "\(value).\(SwiftIdentifier.quoted(name))", to: &printer)
    }
  }

  private func member(_ position: Int, of type: ValueType) -> (name: String, type: ValueType)? {
    switch type {
    case .mapping(let id), .generic(let id, _):
      let properties = program[id].properties
      guard properties.indices.contains(position) else { return nil }
      let property = properties[position]
      return (property.name, property.type.substituting(type.genericArguments))
    case .scalar: return (Expectation.coordinateMembers[position], .scalar(.double))
    case .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      return nil
    }
  }

  /// An array of constants; `nil` if they cannot be compared in one expression.
  private func array(_ elements: [Expectation], of type: ValueType) -> String? {
    var constants: [String] = []
    for element in elements {
      guard case .value(let constant) = element else { return nil }
      if case .date = constant { return nil }
      constants.append(literals.expression(constant, type))
    }
    return "([\(constants.joined(separator: ", "))] as \(names.type(.array(type))))"
  }

  private func printSet(
    _ elements: [Expectation], _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    let constants = elements.compactMap { element in
      if case .value(let constant) = element { literals.expression(constant, type) } else { nil }
    }
    if constants.count == elements.count {
      let set = "([\(constants.joined(separator: ", "))] as \(names.type(.set(type))))"
      return printer.line("#expect(\(value) == \(set))")
    }
    printer.line("#expect(\(value).count == \(elements.count))")
    for element in elements {
      printer.line("#expect(\(value).contains { \(condition(element, type, of: "$0")) })")
    }
  }

  private mutating func printEntries(
    _ entries: [Expectation.Entry], _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    let (keyType, content) = type.keyAndValue
    guard !entries.isEmpty else { return printer.line("#expect(\(value).isEmpty)") }
    printer.line("#expect(\(value).count == \(entries.count))")
    for entry in entries {
      let name = nextConstant()
      printer.line("let \(name) = try #require(\(value)[\(literals.expression(entry.key, keyType))])")
      print(entry.value, content, of: name, to: &printer)
    }
  }

  private mutating func printCase(
    _ index: Int, _ payload: Expectation?, _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    // The class of a family; a member is examined as its own class.
    if case .mapping(let base) = type {
      guard let type = family(of: base)?.cases[index].type else { return }
      let name = nextConstant()
      printer.line("let \(name) = try #require(\(value) as? \(names.type(type)))")
      if let payload {
        print(payload, type, of: name, to: &printer)
      } else {
        printer.line("_ = \(name)")
      }
      return
    }
    guard let id = type.union(in: program) else { return }
    let choice = program[id].cases[index].substituting(type.genericArguments)
    let name = nextConstant()
    let pattern = payload == nil ? "" : "(let \(name))"
    var body = CodePrinter()
    if let payload, let type = choice.type { print(payload, type, of: name, to: &body) }
    printer.line("if case .\(SwiftIdentifier.quoted(choice.name))\(pattern) = \(value) {")
    printer.indented { $0.append(body) }
    printer.line("} else {")
    printer.indented { $0.line("Testing.Issue.record(\"\\(\(value)) is no .\(SwiftLiteral.escaped(choice.name))\")") }
    printer.line("}")
  }

  private func family(of base: MappingID) -> Union? {
    program.unions.first { if case .family(base) = $0.kind { true } else { false } }
  }

  private mutating func printField(
    _ state: Int, _ payload: Expectation?, _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    let state = Expectation.FieldState(rawValue: state) ?? .absent
    let name = nextConstant()
    let pattern = state == .value && payload != nil ? "(let \(name))" : ""
    var body = CodePrinter()
    if let payload { print(payload, type, of: name, to: &body) }
    printer.line("if case .\(state.name)\(pattern) = \(value) {")
    printer.indented { $0.append(body) }
    printer.line("} else {")
    printer.indented { $0.line("Testing.Issue.record(\"\\(\(value)) is no .\(state.name)\")") }
    printer.line("}")
  }

  // MARK: - Elements of sets

  /// Whether a value is as expected, as one expression: it is not known in advance which element of a set is meant.
  private func condition(_ expectation: Expectation, _ type: ValueType, of value: String) -> String {
    switch expectation {
    case .any: return "true"
    case .value(let constant): return "\(value) == \(literals.expression(constant, type))"
    case .record(let members):
      let access = type.isOptional ? "\(value)?" : value
      let parts = members.compactMap { member -> String? in
        guard let (name, memberType) = self.member(member.property, of: type.unwrapped) else { return nil }
        return condition(member.value, memberType, of: "\(access).\(SwiftIdentifier.quoted(name))")
      }
      return parts.isEmpty ? "true" : parts.joined(separator: " && ")
    case .elements(let elements):
      let parts = elements.enumerated().map { condition($1, type.unwrapped.element, of: "\(value)[\($0)]") }
      return (["\(value).count == \(elements.count)"] + parts).joined(separator: " && ")
    case .entries(let entries):
      let (key, content) = type.unwrapped.keyAndValue
      let parts = entries.map { entry in
        condition(entry.value, .optional(content), of: "\(value)[\(literals.expression(entry.key, key))]")
      }
      return (["\(value).count == \(entries.count)"] + parts).joined(separator: " && ")
    case .enumerationCase(let index, _):
      guard let id = type.unwrapped.union(in: program) else { return "true" }
      let name = SwiftIdentifier.quoted(program[id].cases[index].name)
      return "{ if case .\(name) = $0 { true } else { false } }(\(value))"
    }
  }
}
