import KVMapSema
import KVMapSource
import KVMapTables

/// The reading half of the mapper of a union or a family: one function, and the tables and functions that it calls.
struct UnionReading {
  private let union: Union
  private let tables: UnionTables
  private let names: TypeNames
  /// What the function returns.
  private let type: String
  /// The expression that creates a value of a case from the expression that reads its payload.
  private let make: (Union.Case, String) -> String
  private var values: ValueReading

  private var otherwise: Union.Case? { union.cases.first(where: \.isElse) }

  init(_ union: Union, type: String, names: TypeNames, make: @escaping (Union.Case, String) -> String) {
    self.union = union
    self.type = type
    self.names = names
    self.make = make
    tables = UnionTables(union)
    values = ValueReading(names: names, duplicates: union.duplicates)
  }

  mutating func print(access: String, to printer: inout CodePrinter) {
    var body = CodePrinter()
    switch union.selection {
    case .firstThatFits:
      printHead("_kvKeys", KeyTableContents([]), [], to: &printer)
      printChoice(to: &body, tables: &printer)
    case .discriminator(let path, let payload):
      printHead("_kvPath", KeyTableContents(path), [tables.rule(path)], to: &printer)
      printHead("_kvCases", KeyTableContents(texts: tables.texts), [], to: &printer)
      if !tables.numbers.isEmpty { printHead("_kvNumbers", KeyTableContents(texts: tables.numbers), [], to: &printer) }
      if let payload {
        printBeside(PayloadPlace(path, payload), path, payload, to: &body, tables: &printer)
      } else {
        if union.cases.contains(where: leavesKeyOut) {
          printHead("_kvRest", KeyTableContents([]), [tables.rule(DocumentPath([]))], unknown: .rest, to: &printer)
        }
        printDiscriminated(to: &body)
      }
    }
    printer.line("\(access)static func _kvDecode(")
    printer.line("  _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?")
    printer.line(") throws(KVMap.CodingFailure) -> \(type) {")
    printer.indented { $0.append(body) }
    printer.line("}")
    for function in values.functions { function.print(to: &printer) }
  }

  private func printHead(
    _ name: String, _ table: KeyTableContents, _ rules: [String], unknown: UnknownKeys = .ignore,
    to printer: inout CodePrinter
  ) {
    KeyTableDeclaration.print(
      name, table, unknown: unknown, duplicates: union.duplicates, rules: [tables.head] + rules, to: &printer)
  }

  /// The expression for a value of a case.
  private mutating func value(_ item: Union.Case) -> String {
    make(item, values.expression(item.conversion, item.type, property: item.name))
  }

  private func comment(_ item: Union.Case) -> String {
    "  // \(SwiftComment.escaped(item.name))"
  }

  // MARK: By the value of a key of the same object

  private mutating func printDiscriminated(to printer: inout CodePrinter) {
    printer.line("let number: Swift.Int = try \(discriminator)")
    printer.line("let led: Swift.Int = kv.beginPayload(_kvPath)")
    printer.line("do throws(KVMap.CodingFailure) {")
    printer.indented { printer in
      printer.line("let value: \(type)")
      printSwitch(to: &printer) { (reading: inout UnionReading, item: Union.Case) in reading.statements(item) }
      printer.lines(["kv.endPayload(led)", "return value"])
    }
    printer.line("} catch {")
    printer.indented { $0.lines(["kv.endPayload(led)", "throw error"]) }
    printer.line("}")
  }

  private mutating func statements(_ item: Union.Case) -> [String] {
    let value = value(item)
    guard leavesKeyOut(item) else { return ["value = try \(value)"] }
    return [
      "var scan: KVMap.ObjectState = .init()", "_ = try kv.beginObject(_kvRest, &scan)",
      "let back: KVMap.ValuePosition = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), _kvRest, rule: 0, scan)",
      "value = try \(value)", "kv.rewind(to: back)",
    ]
  }

  /// Whether to omit the discriminator from the payload, because the union writes it itself.
  private func leavesKeyOut(_ item: Union.Case) -> Bool { !item.isElse && item.conversion.keepsEveryKey }

  private var discriminator: String {
    let numbers = tables.numbers.isEmpty ? "" : "numbers: _kvNumbers, "
    return "kv.discriminator("
      + "_kvPath, _kvCases, \(numbers)lenient: \(union.coercion == .lenient), isOpen: \(otherwise != nil))"
  }

  /// A `switch` over the index of the discriminator. The runtime rejects values that no case accepts, so the last case
  /// takes the rest.
  private mutating func printSwitch(
    to printer: inout CodePrinter, _ statements: (inout UnionReading, Union.Case) -> [String]
  ) {
    var labels: [(label: String, item: Union.Case)] = []
    for (item, numbers) in zip(union.cases, tables.numbersByCase) where !numbers.isEmpty {
      labels.append(("case \(numbers.map(String.init).joined(separator: ", "))", item))
    }
    let isBeside = if case .discriminator(_, payload: .some) = union.selection { true } else { false }
    if let otherwise, !isBeside {
      labels.append(("default", otherwise))
    } else if let last = labels.popLast() {
      labels.append(("default", last.item))
    }
    printer.line("switch number {")
    for (label, item) in labels {
      let lines = statements(&self, item)
      if lines.count == 1, let line = lines.first {
        printer.line("\(label): \(line)")
      } else {
        printer.line("\(label):\(comment(item))")
        printer.indented { $0.lines(lines) }
      }
    }
    if labels.isEmpty { printer.line("default: throw kv.incomplete()") }
    printer.line("}")
  }

  // MARK: Alongside the value of a key

  private mutating func printBeside(
    _ place: PayloadPlace, _ path: DocumentPath, _ payload: DocumentPath, to printer: inout CodePrinter,
    tables printed: inout CodePrinter
  ) {
    let isNested = !place.rest.steps.isEmpty
    let rules = place.keys.count == 1 ? [tables.rule(payload)] : [tables.rule(path), tables.rule(payload)]
    KeyTableDeclaration.print(
      "_kvKeys", KeyTableContents(texts: place.keys), unknown: .init(union.unknown), duplicates: union.duplicates,
      rules: [tables.head] + rules, to: &printed)
    if isNested { printHead("_kvPayload", KeyTableContents(place.rest), [], to: &printed) }
    printer.line("let number: Swift.Int = try \(discriminator)")
    if let otherwise { printer.line("if number < 0 { return try \(value(otherwise)) }") }
    printer.line("var scan: KVMap.ObjectState = .init()")
    printer.line("var value: \(type)? = \(absentValue)")
    printer.line("var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)")
    printer.block("while key >= 0") { printer in
      if isNested { printer.line("let start: KVMap.ValuePosition = kv.mark()") }
      let condition = "key == \(place.position)" + (isNested ? ", try kv.moveToPayload(_kvPayload)" : "")
      printer.line("if \(condition) {")
      printer.indented { printer in
        printSwitch(to: &printer) { (reading: inout UnionReading, item: Union.Case) in
          ["value = try \(reading.value(item))"]
        }
        if isNested { printer.lines(["kv.rewind(to: start)", "try kv.skipVisitedValue()"]) }
      }
      printer.line("} else {")
      printer.indented { $0.lines((isNested ? ["kv.rewind(to: start)"] : []) + ["try kv.skip()"]) }
      printer.line("}")
      printer.line("key = try kv.nextKey(_kvKeys, &scan)")
    }
    printer.line("guard let value else { throw kv.absent(_kvKeys, rule: \(place.position), scan) }")
    printer.line("return value")
  }

  /// A payload that may be nil may be omitted.
  private var absentValue: String {
    let optional = zip(union.cases, tables.numbersByCase).filter { $0.0.type.isOptional && !$0.1.isEmpty }
    return optional.map { item, numbers in
      let condition = numbers.map { "number == \($0)" }.joined(separator: " || ")
      let member = make(item, "nil")
      let made =
        SwiftIdentifier.meansSomethingBehindType(item.name)
        ? "(\(member) as \(names.type(.union(union.id))))" : "\(names.expression(union.id))\(member)"
      return "\(condition) ? \(made) : "
    }.joined() + "nil"
  }

  // MARK: The first case that fits

  private mutating func printChoice(to printer: inout CodePrinter, tables printed: inout CodePrinter) {
    let identity = "Swift.ObjectIdentifier(\(names.expression(union.id)).self)"
    let isTried = union.cases.contains { !$0.isElse && $0.condition == nil }
    printer.line("\(isTried ? "var" : "let") choice: KVMap.UnionAttempt = kv.beginUnion(\(identity), _kvKeys)")
    for (index, item) in union.cases.enumerated() where !item.isElse {
      let name = SwiftLiteral.string(item.name)
      if let condition = item.condition {
        let asked = "_kvWhen_\(index)"
        printHead(asked, KeyTableContents(condition), [tables.rule(condition)], to: &printed)
        printer.line("if try kv.commits(\(index), choice, when: \(asked), \(name)) {\(comment(item))")
        let value = value(item)
        printer.indented { $0.line("return try \(value)") }
      } else {
        let kinds = names.kinds(of: item.conversion).rawValue
        printer.line("if kv.shouldTryCase(\(index), &choice, kinds: \(kinds)) {\(comment(item))")
        let value = value(item)
        printer.indented { printer in
          printer.line("do throws(KVMap.CodingFailure) {")
          printer.indented {
            $0.lines(["let value: \(type) = try \(value)", "kv.acceptCase(\(index), choice)", "return value"])
          }
          printer.line("} catch { try kv.rejectCase(error, &choice, \(name)) }")
        }
      }
      printer.line("}")
    }
    if let otherwise {
      printer.line("kv.acceptFallback(choice)")
      printer.line("return try \(value(otherwise))")
    } else {
      printer.line("throw kv.noCaseMatched(choice)")
    }
  }
}
