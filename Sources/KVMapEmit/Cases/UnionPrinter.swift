import KVMapLowering
import KVMapSema

/// The reading half of the mapper of a union or a family: one function, and the tables and functions that it calls.
struct UnionPrinter {
  private let union: Union
  private let code: UnionCode
  let names: TypeNames
  /// What the function returns.
  private let type: String
  /// The expression that creates a value of a case from the expression that reads its payload, if it has one.
  private let make: (Union.Case, String?) -> String
  private var values: ValuePrinter

  init(_ union: Union, type: String, names: TypeNames, make: @escaping (Union.Case, String?) -> String) {
    self.union = union
    self.type = type
    self.names = names
    self.make = make
    code = UnionCode(union, in: names.program)
    values = ValuePrinter(names: names, duplicates: union.duplicates, unknown: union.unknown)
  }

  mutating func print(access: String, to printer: inout CodePrinter) {
    for (name, table) in code.tables {
      KeyTableDeclaration.print(
        name.swiftName, table.contents, unknown: table.unknown, duplicates: union.duplicates, rules: table.rules,
        to: &printer)
    }
    printer.line("\(access)static func _kvDecode(")
    printer.line("  _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?")
    printer.line(") throws(KVMap.CodingFailure) -> \(type) {")
    printer.indented { printBody(to: &$0) }
    printer.line("}")
    for function in values.functions { function.print(to: &printer) }
  }

  private mutating func printBody(to printer: inout CodePrinter) {
    switch code.body {
    case .tagged(let tag, let cases):
      printer.line("let number: Swift.Int = try \(call(tag))")
      printSwitch(cases, to: &printer) { (printer: inout UnionPrinter, index, reading) in
        printer.returning(index, reading)
      }
    case .led(let tag, let cases): printLed(tag, cases, to: &printer)
    case .beside(let tag, let beside): printBeside(tag, beside, to: &printer)
    case .keyed(let keyed): printKeyed(keyed, to: &printer)
    case .attempts(let attempts): printAttempts(attempts, to: &printer)
    }
  }

  /// The expression for a value of a case.
  private mutating func value(_ index: Int) -> String {
    let item = union.cases[index]
    guard let conversion = item.conversion, let type = item.type else { return make(item, nil) }
    return make(item, values.expression(conversion, type, property: item.name))
  }

  /// The statements that return a value of a case.
  private mutating func returning(_ index: Int, _ reading: CaseReading) -> [String] {
    switch reading {
    case .skipped: ["try kv.skip()", "return \(value(index))"]
    case .empty: ["try kv.passObject(_kvEmpty)", "return \(value(index))"]
    case .payload, .payloadWithoutTag: ["return try \(value(index))"]
    }
  }

  /// The statements that assign a value of a case.
  private mutating func assigning(_ index: Int, _ reading: CaseReading) -> [String] {
    let value = value(index)
    switch reading {
    case .skipped: return ["try kv.skip()", "value = \(value)"]
    case .empty: return ["try kv.passObject(_kvEmpty)", "value = \(value)"]
    case .payload: return ["value = try \(value)"]
    case .payloadWithoutTag:
      let remainder = "kv.deferredRemainder(&scan, orNothing: false)"
      return [
        "var scan: KVMap.ObjectState = .init()", "_ = try kv.beginObject(_kvRest, &scan)",
        "let back: KVMap.ValuePosition = kv.seek(to: \(remainder), _kvRest, rule: 0, scan)", "value = try \(value)",
        "kv.rewind(to: back)",
      ]
    }
  }

  private func comment(_ index: Int) -> String { "  // \(SwiftComment.escaped(union.cases[index].name))" }

  // MARK: By a tag

  private func call(_ tag: TagCode) -> String {
    let numbers = tag.hasNumbers ? "numbers: _kvNumbers, " : ""
    let rest = "_kvPath, _kvCases, \(numbers)lenient: \(tag.isLenient), isOpen: \(tag.isOpen)"
    guard let passed = tag.passed else { return "kv.discriminator\(tag.takesNil ? "OrNil" : "")(\(rest))" }
    return "kv.passedDiscriminator(\(SwiftLiteral.string(passed)), \(rest)\(tag.takesNil ? ", takesNil: true" : ""))"
  }

  private mutating func printLed(_ tag: TagCode, _ cases: [CaseBranch], to printer: inout CodePrinter) {
    printer.line("let number: Swift.Int = try \(call(tag))")
    printer.line("let led: Swift.Int = kv.beginPayload(_kvPath)")
    printer.line("do throws(KVMap.CodingFailure) {")
    printer.indented { printer in
      printer.line("let value: \(type)")
      printSwitch(cases, to: &printer) { (printer: inout UnionPrinter, index, reading) in
        printer.assigning(index, reading)
      }
      printer.lines(["kv.endPayload(led)", "return value"])
    }
    printer.line("} catch {")
    printer.indented { $0.lines(["kv.endPayload(led)", "throw error"]) }
    printer.line("}")
  }

  /// A `switch` over the number of the discriminator. The runtime rejects values that no case accepts, so the last case
  /// takes the rest.
  ///
  /// - Parameter isComplete: Whether no other case is left.
  private mutating func printSwitch(
    _ cases: [CaseBranch], isComplete: Bool = false, to printer: inout CodePrinter,
    _ statements: (inout UnionPrinter, Int, CaseReading) -> [String]
  ) {
    var labels = cases.map { branch in
      (label: "case \(branch.numbers.map(String.init).joined(separator: ", "))", branch.index, branch.reading)
    }
    if let otherwise = code.otherwise, !isComplete {
      // Its own numbers, if it has some, come before.
      labels.append(("default", otherwise.index, otherwise.reading))
    } else if let last = labels.popLast() {
      labels.append(("default", last.1, last.2))
    }
    printer.line("switch number {")
    for (label, index, reading) in labels {
      let lines = statements(&self, index, reading)
      if lines.count == 1, let line = lines.first {
        printer.line("\(label): \(line)")
      } else {
        printer.line("\(label):\(comment(index))")
        printer.indented { $0.lines(lines) }
      }
    }
    if labels.isEmpty { printer.line("default: throw kv.incomplete()") }
    printer.line("}")
  }

  private func condition(_ numbers: [Int]) -> String { numbers.map { "number == \($0)" }.joined(separator: " || ") }

  private mutating func printOtherwise(_ condition: String, to printer: inout CodePrinter) {
    guard let otherwise = code.otherwise else { return }
    let lines = returning(otherwise.index, otherwise.reading)
    if lines.count == 1, let line = lines.first { return printer.line("if \(condition) { \(line) }") }
    printer.block("if \(condition)") { $0.lines(lines) }
  }

  // MARK: Beside the value of a key

  private mutating func printBeside(_ tag: TagCode, _ beside: BesideCode, to printer: inout CodePrinter) {
    printer.line("let number: Swift.Int = try \(call(tag))")
    printOtherwise(beside.knowsAbsence ? "number == -1" : "number < 0", to: &printer)
    for branch in beside.emptyCases {
      let lines = returning(branch.index, branch.reading)
      printer.block("if \(condition(branch.numbers))") { $0.lines(lines) }
    }
    guard !beside.cases.isEmpty else { return printer.line("throw kv.incomplete()") }
    printer.line("var scan: KVMap.ObjectState = .init()")
    printer.line("var value: \(type)? = \(absentValue(beside.cases))")
    printer.line("var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)")
    printer.block("while key >= 0") { printer in
      if beside.isNested { printer.line("let start: KVMap.ValuePosition = kv.mark()") }
      let condition = "key == \(beside.position)" + (beside.isNested ? ", try kv.moveToPayload(_kvPayload)" : "")
      printer.line("if \(condition) {")
      printer.indented { printer in
        printAssignments(beside.cases, to: &printer)
        if beside.isNested { printer.lines(["kv.rewind(to: start)", "try kv.skipVisitedValue()"]) }
      }
      printer.line("} else {")
      printer.indented { $0.lines((beside.isNested ? ["kv.rewind(to: start)"] : []) + ["try kv.skip()"]) }
      printer.line("}")
      printer.line("key = try kv.nextKey(_kvKeys, &scan)")
    }
    printer.line("guard let value else { throw kv.absent(_kvKeys, rule: \(beside.position), scan) }")
    printer.line("return value")
  }

  private mutating func printAssignments(_ cases: [CaseBranch], to printer: inout CodePrinter) {
    printSwitch(cases, isComplete: true, to: &printer) { (printer: inout UnionPrinter, index, _) in
      ["value = try \(printer.value(index))"]
    }
  }

  /// A payload that may be nil may be omitted.
  private func absentValue(_ cases: [CaseBranch]) -> String {
    cases.filter(\.mayBeAbsent).map { branch in
      let item = union.cases[branch.index]
      let member = make(item, "nil")
      let made =
        SwiftIdentifier.meansSomethingBehindType(item.name)
        ? "(\(member) as \(names.type(.union(union.id))))" : "\(names.expression(union.id))\(member)"
      return "\(condition(branch.numbers)) ? \(made) : "
    }.joined() + "nil"
  }

  // MARK: By the one key of the object

  private mutating func printKeyed(_ keyed: KeyedCode, to printer: inout CodePrinter) {
    let empty = keyed.emptyCount
    let isOpen = code.otherwise != nil
    printer.line("let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: \(empty), isOpen: \(isOpen))")
    printOtherwise("number < 0", to: &printer)
    if empty > 0 {
      printer.block("if number < \(empty)") { printer in
        printer.line("try kv.passEmptyCase(_kvKeys)")
        for branch in keyed.emptyCases.dropLast() {
          printer.line("if \(condition(branch.numbers)) { return \(value(branch.index)) }")
        }
        if let last = keyed.emptyCases.last { printer.line("return \(value(last.index))") }
      }
    }
    guard !keyed.cases.isEmpty else { return printer.line("throw kv.incomplete()") }
    printer.line("var scan: KVMap.ObjectState = .init()")
    printer.line("var value: \(type)?")
    printer.line("var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)")
    printer.block("while key >= 0") { printer in
      printer.line("if key == number {")
      printer.indented { printAssignments(keyed.cases, to: &$0) }
      printer.lines(["} else {", "  try kv.skip()", "}", "key = try kv.nextKey(_kvKeys, &scan)"])
    }
    printer.line("guard let value else { throw kv.incomplete() }")
    printer.line("return value")
  }

  // MARK: The first case that fits

  private mutating func printAttempts(_ attempts: [CaseAttempt], to printer: inout CodePrinter) {
    let identity = "Swift.ObjectIdentifier(\(names.expression(union.id)).self)"
    let isTried = attempts.contains { $0.conditions.isEmpty }
    printer.line("\(isTried ? "var" : "let") choice: KVMap.UnionAttempt = kv.beginUnion(\(identity), _kvKeys)")
    for attempt in attempts {
      let name = SwiftLiteral.string(attempt.name)
      if attempt.conditions.isEmpty {
        let arguments = "\(attempt.index), &choice, kinds: \(attempt.kinds)"
        printer.line("if kv.shouldTryCase(\(arguments)) {\(comment(attempt.index))")
        let value = value(attempt.index)
        printer.indented { printer in
          printer.line("do throws(KVMap.CodingFailure) {")
          printer.indented {
            $0.lines(["let value: \(type) = try \(value)", "kv.acceptCase(\(attempt.index), choice)", "return value"])
          }
          printer.line("} catch { try kv.rejectCase(error, &choice, \(name)) }")
        }
      } else {
        printer.line("if \(conditions(of: attempt, name)) {\(comment(attempt.index))")
        let value = value(attempt.index)
        printer.indented { $0.line("return try \(value)") }
      }
      printer.line("}")
    }
    guard let otherwise = code.otherwise else { return printer.line("throw kv.noCaseMatched(choice)") }
    printer.line("kv.acceptFallback(choice)")
    printer.lines(returning(otherwise.index, otherwise.reading))
  }

  /// Whether the conditions of a case hold. A path that only has to be there takes one call.
  private func conditions(of attempt: CaseAttempt, _ name: String) -> String {
    if let table = attempt.presence {
      return "try kv.commits(\(attempt.index), choice, when: \(table.swiftName), \(name))"
    }
    let calls = attempt.conditions.map { condition -> String in
      let begin = "try kv.meets(\(attempt.index), choice, \(condition.table.swiftName), "
      let end = "isNegated: \(condition.isNegated), \(name))"
      switch condition.test {
      case .kinds(let kinds): return "\(begin)kinds: \(kinds), \(end)"
      case .equality(let text, let number, let isLenient):
        let numbers = number.map { "numbers: \($0.swiftName), " } ?? ""
        return "\(begin)equals: \(text.swiftName), \(numbers)lenient: \(isLenient), \(end)"
      }
    }
    return (calls + ["kv.commits(\(attempt.index), choice)"]).joined(separator: ", ")
  }
}

extension UnionCode.TableName {
  /// The constant that holds it.
  fileprivate var swiftName: String {
    switch self {
    case .keys: "_kvKeys"
    case .path: "_kvPath"
    case .texts: "_kvCases"
    case .numbers: "_kvNumbers"
    case .empty: "_kvEmpty"
    case .rest: "_kvRest"
    case .payload: "_kvPayload"
    case .condition(let index, nil): "_kvWhen_\(index)"
    case .condition(let index, let number?): "_kvWhen_\(index)_\(number)"
    case .equalText(let index, let number): "_kvEquals_\(index)_\(number)"
    case .equalNumber(let index, let number): "_kvNumber_\(index)_\(number)"
    }
  }
}
