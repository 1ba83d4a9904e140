import KVMapLowering
import KVMapSema
import KVMapSource

/// The reading half of the mapper of a union or a family: one function, and the tables and functions that it calls.
struct UnionReading {
  private let union: Union
  private let tables: UnionTables
  private let names: TypeNames
  /// What the function returns.
  private let type: String
  /// The expression that creates a value of a case from the expression that reads its payload, if it has one.
  private let make: (Union.Case, String?) -> String
  private var values: ValueReading

  private var otherwise: Union.Case? { union.cases.first(where: \.isElse) }

  init(_ union: Union, type: String, names: TypeNames, make: @escaping (Union.Case, String?) -> String) {
    self.union = union
    self.type = type
    self.names = names
    self.make = make
    tables = UnionTables(union)
    values = ValueReading(names: names, duplicates: union.duplicates, unknown: union.unknown)
  }

  mutating func print(access: String, to printer: inout CodePrinter) {
    var body = CodePrinter()
    switch union.selection {
    case .firstThatFits:
      printHead("_kvKeys", KeyTableContents([]), [], to: &printer)
      printChoice(to: &body, tables: &printer)
    case .discriminator(let path, let payload):
      printHead("_kvPath", KeyTableContents(path), [tables.rule(path)], to: &printer)
      printTagged(payload.map { PayloadPlace(path, $0) }, path, payload, to: &body, tables: &printer)
    case .context(let path, let payload):
      printHead("_kvPath", KeyTableContents([]), [tables.rule(path)], to: &printer)
      printTagged(payload.map { PayloadPlace(nil, $0) }, nil, payload, to: &body, tables: &printer)
    case .key: printKeyed(to: &body, tables: &printer)
    }
    printer.line("\(access)static func _kvDecode(")
    printer.line("  _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?")
    printer.line(") throws(KVMap.CodingFailure) -> \(type) {")
    printer.indented { $0.append(body) }
    printer.line("}")
    for function in values.functions { function.print(to: &printer) }
  }

  /// By a tag, in the object or passed by the caller.
  private mutating func printTagged(
    _ place: PayloadPlace?, _ path: DocumentPath?, _ payload: DocumentPath?, to body: inout CodePrinter,
    tables printer: inout CodePrinter
  ) {
    printHead("_kvCases", KeyTableContents(texts: tables.texts), [], to: &printer)
    if !tables.numbers.isEmpty { printHead("_kvNumbers", KeyTableContents(texts: tables.numbers), [], to: &printer) }
    if isEmptyObject {
      printHead("_kvEmpty", tables.keysOfEmptyCase, [], unknown: .init(union.unknown), to: &printer)
    }
    if let place, let payload {
      printBeside(place, path, payload, to: &body, tables: &printer)
    } else if path == nil {
      body.line("let number: Swift.Int = try \(discriminator)")
      printSwitch(to: &body) { (reading: inout UnionReading, item: Union.Case) in
        item.type == nil
          ? ["try kv.skip()", "return \(reading.make(item, nil))"] : ["return try \(reading.value(item))"]
      }
    } else {
      if union.cases.contains(where: tables.leavesKeyOut) {
        printHead("_kvRest", KeyTableContents([]), [tables.rule(DocumentPath([]))], unknown: .rest, to: &printer)
      }
      printDiscriminated(to: &body)
    }
  }

  /// Whether a case without payload is read from an object, whose keys matter.
  private var isEmptyObject: Bool {
    switch union.selection {
    case .discriminator, .context(_, payload: .some): union.cases.contains { $0.type == nil && !$0.isElse }
    case .context, .key, .firstThatFits: false
    }
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
    guard let conversion = item.conversion, let type = item.type else { return make(item, nil) }
    return make(item, values.expression(conversion, type, property: item.name))
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
    guard item.type != nil else {
      return [item.isElse ? "try kv.skip()" : "try kv.passObject(_kvEmpty)", "value = \(value)"]
    }
    guard tables.leavesKeyOut(item) else { return ["value = try \(value)"] }
    return [
      "var scan: KVMap.ObjectState = .init()", "_ = try kv.beginObject(_kvRest, &scan)",
      "let back: KVMap.ValuePosition = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), _kvRest, rule: 0, scan)",
      "value = try \(value)", "kv.rewind(to: back)",
    ]
  }

  private var discriminator: String {
    let takesNil = union.cases.contains(where: \.takesAbsence)
    let numbers = tables.numbers.isEmpty ? "" : "numbers: _kvNumbers, "
    let rest = "_kvPath, _kvCases, \(numbers)lenient: \(union.coercion == .lenient), isOpen: \(otherwise != nil)"
    guard case .context(let path, _) = union.selection else {
      return "kv.discriminator\(takesNil ? "OrNil" : "")(\(rest))"
    }
    let passed = SwiftLiteral.string(JSONText.path(path))
    return "kv.passedDiscriminator(\(passed), \(rest)\(takesNil ? ", takesNil: true" : ""))"
  }

  /// A `switch` over the index of the discriminator. The runtime rejects values that no case accepts, so the last case
  /// takes the rest.
  private mutating func printSwitch(
    to printer: inout CodePrinter, _ statements: (inout UnionReading, Union.Case) -> [String]
  ) {
    var labels: [(label: String, item: Union.Case)] = []
    for (item, numbers) in zip(union.cases, tables.labelsByCase) where !numbers.isEmpty && isSwitched(item) {
      labels.append(("case \(numbers.map(String.init).joined(separator: ", "))", item))
    }
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

  /// Whether payloads stand elsewhere than the value itself.
  private var isBeside: Bool {
    switch union.selection {
    case .discriminator(_, payload: .some), .context(_, payload: .some), .key: true
    case .discriminator, .context, .firstThatFits: false
    }
  }

  /// Cases without payload have returned before where the payloads stand elsewhere.
  private func isSwitched(_ item: Union.Case) -> Bool { item.type != nil || !isBeside }

  private func condition(_ numbers: [Int]) -> String { numbers.map { "number == \($0)" }.joined(separator: " || ") }

  // MARK: Alongside the value of a key

  private mutating func printBeside(
    _ place: PayloadPlace, _ path: DocumentPath?, _ payload: DocumentPath, to printer: inout CodePrinter,
    tables printed: inout CodePrinter
  ) {
    let isNested = !place.rest.steps.isEmpty
    let rules = (place.keys.count == 1 ? nil : path).map { [tables.rule($0)] } ?? []
    KeyTableDeclaration.print(
      "_kvKeys", KeyTableContents(texts: place.keys), unknown: .init(union.unknown), duplicates: union.duplicates,
      rules: [tables.head] + rules + [tables.rule(payload)], to: &printed)
    if isNested { printHead("_kvPayload", KeyTableContents(place.rest), [], to: &printed) }
    printer.line("let number: Swift.Int = try \(discriminator)")
    let labels = Array(zip(union.cases, tables.labelsByCase))
    printElse(labels.contains { $0.0.takesAbsence } ? "number == -1" : "number < 0", to: &printer)
    for (item, numbers) in labels where item.type == nil && !numbers.isEmpty {
      printer.block("if \(condition(numbers))") { printer in
        printer.lines(["try kv.passObject(_kvEmpty)", "return \(make(item, nil))"])
      }
    }
    guard labels.contains(where: { $0.0.type != nil && !$0.1.isEmpty }) else {
      return printer.line("throw kv.incomplete()")
    }
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

  private mutating func printElse(_ condition: String, to printer: inout CodePrinter) {
    guard let otherwise else { return }
    guard otherwise.type == nil else { return printer.line("if \(condition) { return try \(value(otherwise)) }") }
    printer.block("if \(condition)") { $0.lines(["try kv.skip()", "return \(make(otherwise, nil))"]) }
  }

  // MARK: By the one key of the object

  private mutating func printKeyed(to printer: inout CodePrinter, tables printed: inout CodePrinter) {
    printHead(
      "_kvKeys", KeyTableContents(texts: tables.texts), tables.keyRules, unknown: .init(union.unknown), to: &printed)
    let empty = tables.emptyCaseCount
    printer.line(
      "let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: \(empty), isOpen: \(otherwise != nil))")
    printElse("number < 0", to: &printer)
    let cases = zip(union.cases, tables.numbersByCase).filter { !$0.1.isEmpty }
    if empty > 0 {
      let emptyCases = cases.filter { $0.0.type == nil }
      printer.block("if number < \(empty)") { printer in
        printer.line("try kv.passEmptyCase(_kvKeys)")
        for (item, numbers) in emptyCases.dropLast() {
          printer.line("if \(condition(numbers)) { return \(make(item, nil)) }")
        }
        if let last = emptyCases.last { printer.line("return \(make(last.0, nil))") }
      }
    }
    guard cases.contains(where: { $0.0.type != nil }) else { return printer.line("throw kv.incomplete()") }
    printer.line("var scan: KVMap.ObjectState = .init()")
    printer.line("var value: \(type)?")
    printer.line("var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)")
    printer.block("while key >= 0") { printer in
      printer.line("if key == number {")
      printer.indented { printer in
        printSwitch(to: &printer) { (reading: inout UnionReading, item: Union.Case) in
          ["value = try \(reading.value(item))"]
        }
      }
      printer.lines(["} else {", "  try kv.skip()", "}", "key = try kv.nextKey(_kvKeys, &scan)"])
    }
    printer.line("guard let value else { throw kv.incomplete() }")
    printer.line("return value")
  }

  /// A payload that may be nil may be omitted.
  private var absentValue: String {
    let optional = zip(union.cases, tables.labelsByCase).filter { $0.0.type?.isOptional == true && !$0.1.isEmpty }
    return optional.map { item, numbers in
      let condition = condition(numbers)
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
    let isTried = union.cases.contains { !$0.isElse && $0.conditions.isEmpty }
    printer.line("\(isTried ? "var" : "let") choice: KVMap.UnionAttempt = kv.beginUnion(\(identity), _kvKeys)")
    for (index, item) in union.cases.enumerated() where !item.isElse {
      let name = SwiftLiteral.string(item.name)
      if !item.conditions.isEmpty {
        let condition = commitment(item, index, name, tables: &printed)
        printer.line("if \(condition) {\(comment(item))")
        let value = value(item)
        printer.indented { $0.line("return try \(value)") }
      } else {
        let kinds = item.conversion.map { names.kinds(of: $0).rawValue } ?? 0
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
      if otherwise.type == nil { printer.line("try kv.skip()") }
      printer.line("return \(otherwise.type == nil ? "" : "try ")\(value(otherwise))")
    } else {
      printer.line("throw kv.noCaseMatched(choice)")
    }
  }

  /// Whether the conditions of a case hold. A path that only has to be there takes one call.
  private func commitment(
    _ item: Union.Case, _ index: Int, _ name: String, tables printed: inout CodePrinter
  ) -> String {
    if item.conditions.count == 1, let only = item.conditions.first, only.test == .presence, !only.isNegated {
      let asked = "_kvWhen_\(index)"
      printHead(asked, KeyTableContents(only.path), [tables.rule(only.path)], to: &printed)
      return "try kv.commits(\(index), choice, when: \(asked), \(name))"
    }
    let calls = item.conditions.enumerated().map { position, condition -> String in
      let asked = "_kvWhen_\(index)_\(position)"
      printHead(asked, KeyTableContents(condition.path), [tables.rule(condition.path)], to: &printed)
      let begin = "try kv.meets(\(index), choice, \(asked), "
      let end = "isNegated: \(condition.isNegated), \(name))"
      switch condition.test {
      case .presence: return "\(begin)kinds: \(ValueKinds.all.rawValue), \(end)"
      case .kind(let kind): return "\(begin)kinds: \(kind.kinds.rawValue), \(end)"
      case .equality(let value):
        let text = KeyTableContents(texts: value.isText ? [value.caseText] : [])
        printHead("_kvEquals_\(index)_\(position)", text, [], to: &printed)
        var numbers = ""
        if !value.isText {
          printHead("_kvNumber_\(index)_\(position)", KeyTableContents(texts: [value.caseText]), [], to: &printed)
          numbers = "numbers: _kvNumber_\(index)_\(position), "
        }
        return "\(begin)equals: _kvEquals_\(index)_\(position), \(numbers)"
          + "lenient: \(union.coercion == .lenient), \(end)"
      }
    }
    return (calls + ["kv.commits(\(index), choice)"]).joined(separator: ", ")
  }
}
