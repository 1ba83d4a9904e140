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
    if type.isOptional {
      return printPart({ "let \($0) = try #require(\(value))" }, orElse: "#expect(\(value) != nil)", to: &printer) {
        statements, name, printer in statements.print(expectation, type.unwrapped, of: name, to: &printer)
      }
    }
    switch expectation {
    case .value, .any: break
    case .record(let members): printRecord(members, type, of: value, to: &printer)
    case .elements(let elements):
      if case .set(let element) = type { return printSet(elements, element, of: value, to: &printer) }
      if elements.isEmpty { return printer.line("#expect(\(value).isEmpty)") }
      if case .array(let element) = type, let array = literals.array(elements, of: element) {
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

  /// Prints what is expected of a part, after the statement that binds it to a constant.
  ///
  /// - Parameter test: The statement if nothing is expected of it: the constant would be a warning.
  private mutating func printPart(
    _ binding: (String) -> String, orElse test: String?, to printer: inout CodePrinter,
    _ body: (inout Self, String, inout CodePrinter) -> Void
  ) {
    let name = nextConstant()
    var part = CodePrinter()
    body(&self, name, &part)
    guard !part.isEmpty else {
      if let test { printer.line(test) }
      return
    }
    printer.line(binding(name))
    printer.append(part)
  }

  private func printConstant(
    _ constant: DefaultValue, _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    printer.line("#expect(\(literals.equality(constant, type, of: value)))")
  }

  private mutating func printRecord(
    _ members: [Expectation.Member], _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    for member in members {
      guard let (name, memberType) = program.expectedMember(member.property, of: type) else { continue }
      print(member.value, memberType, of: "\(value).\(SwiftIdentifier.quoted(name))", to: &printer)
    }
  }

  private func printSet(
    _ elements: [Expectation], _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    for condition in ExpectationConditions.ofSet(elements, type, of: value, program, names, literals) {
      printer.line("#expect(\(condition))")
    }
  }

  private mutating func printEntries(
    _ entries: [Expectation.Entry], _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    let (keyType, content) = type.keyAndValue
    guard !entries.isEmpty else { return printer.line("#expect(\(value).isEmpty)") }
    printer.line("#expect(\(value).count == \(entries.count))")
    for entry in entries {
      let found = "\(value)[\(literals.expression(entry.key, keyType))]"
      // Of an optional Bool, `#require` asks to say what is required.
      let required = content == .scalar(.bool) ? "\(found) as Swift.Bool?" : found
      printPart({ "let \($0) = try #require(\(required))" }, orElse: "#expect(\(found) != nil)", to: &printer) {
        statements, name, printer in statements.print(entry.value, content, of: name, to: &printer)
      }
    }
  }

  private mutating func printCase(
    _ index: Int, _ payload: Expectation?, _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    // The class of a family; a member is examined as its own class.
    if case .mapping(let base) = type {
      guard let member = program.expectedClass(index, ofFamily: base) else { return }
      let name = names.type(member)
      printer.line("#expect(Swift.type(of: \(value)) == \(name).self)")
      guard let payload else { return }
      // A cast to its own type would be a warning.
      guard member != type else { return print(payload, member, of: value, to: &printer) }
      return printPart({ "let \($0) = try #require(\(value) as? \(name))" }, orElse: nil, to: &printer) {
        statements, constant, printer in statements.print(payload, member, of: constant, to: &printer)
      }
    }
    guard let id = type.union(in: program) else { return }
    let choice = program[id].cases[index].substituting(type.genericArguments)
    let name = nextConstant()
    var body = CodePrinter()
    if let payload, let type = choice.type { print(payload, type, of: name, to: &body) }
    let pattern = body.isEmpty ? "" : "(let \(name))"
    printer.line("if case .\(SwiftIdentifier.quoted(choice.name))\(pattern) = \(value) {")
    printer.indented { $0.append(body) }
    printer.line("} else {")
    printer.indented { $0.line("Testing.Issue.record(\"\\(\(value)) is no .\(SwiftLiteral.escaped(choice.name))\")") }
    printer.line("}")
  }

  private mutating func printField(
    _ state: Int, _ payload: Expectation?, _ type: ValueType, of value: String, to printer: inout CodePrinter
  ) {
    let state = Expectation.FieldState(rawValue: state) ?? .absent
    let name = nextConstant()
    var body = CodePrinter()
    if let payload { print(payload, type, of: name, to: &body) }
    let pattern = body.isEmpty ? "" : "(let \(name))"
    printer.line("if case .\(state.name)\(pattern) = \(value) {")
    printer.indented { $0.append(body) }
    printer.line("} else {")
    printer.indented { $0.line("Testing.Issue.record(\"\\(\(value)) is no .\(state.name)\")") }
    printer.line("}")
  }
}
