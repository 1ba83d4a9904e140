import KVMapLowering
import KVMapSema

/// The reading half of a mapper: key tables, and one function with a loop for each object along a path.
///
/// A mapping is read in a single function body, including values under a path, so that every rule can access every
/// local. What cannot be read when its key is encountered is recorded and read after the loop.
struct DecodingPrinter {
  let mapping: Mapping
  let code: DecodingCode
  let names: TypeNames
  let constants: ConstantExpressions
  var values: ValuePrinter
  /// How many locals of each kind exist, so that each gets a unique name.
  var gatheredCount = 0
  var arrayCount = 0
  /// For the entries of synchronised types: the relations whose lists may lack elements of the document, by property.
  var partialRelations: [Int: Int] = [:]

  init(_ mapping: Mapping, names: TypeNames, constants: ConstantExpressions) {
    self.mapping = mapping
    self.names = names
    self.constants = constants
    code = DecodingCode(mapping, in: names.program)
    values = ValuePrinter(names: names, duplicates: mapping.settings.duplicates, unknown: mapping.settings.unknown)
  }

  /// The whole reading half, as members of the extension.
  mutating func print(access: String, to printer: inout CodePrinter) {
    printer.lines(names.parameterAliases)
    var body = CodePrinter()
    printBody(to: &body)
    for (number, table) in [(0, code.rootTable)] + code.innerTables {
      KeyTableDeclaration.print(
        Self.tableName(number), table.contents, unknown: table.unknown, duplicates: table.duplicates,
        rules: table.rules.lines(of: mapping), to: &printer)
    }
    if mapping.construction == .inPlace {
      printPlaceholder(access: access, to: &printer)
      printer.line()
    }
    let members = DocumentMembers(mapping: mapping, access: access)
    members.printReading(to: &printer)
    if let outline = names.outline(of: mapping) { members.print(outline, to: &printer) }
    printSignature(access: access, to: &printer)
    printer.indented { $0.append(body) }
    printer.line("}")
    if mapping.isClass {
      printer.line()
      printClassReading(access: access, to: &printer)
    }
    for function in values.functions { function.print(to: &printer) }
  }

  private func printSignature(access: String, to printer: inout CodePrinter) {
    let type = names.shownValueType(mapping)
    if mapping.isClass {
      printer.line("private static func _kvProperties(")
      printer.line("  _ kv: inout KVMap.JSONReader, updating current: \(type)?")
      return printer.line(") throws(KVMap.CodingFailure) -> \(propertiesType) {")
    }
    printer.line("\(access)static func _kvDecode(")
    switch mapping.construction {
    case .inPlace:
      printer.line("  _ kv: inout KVMap.JSONReader, into out: inout \(type), updating: Swift.Bool")
      printer.line(") throws(KVMap.CodingFailure) {")
    case .memberwise, .assignment, .factory:
      printer.line("  _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?")
      // A user-defined type may be a class that is not final.
      printer.line(") throws(KVMap.CodingFailure) -> \(mapping.kind == .owned ? "Self" : type) {")
    }
  }

  private static func tableName(_ number: Int) -> String { number == 0 ? "_kvKeys" : "_kvKeys_\(number)" }

  private mutating func printBody(to printer: inout CodePrinter) {
    // Before anything else is read: these apply to the value under the cursor.
    if mapping.extras.usesElementPosition { printer.line("let standing: KVMap.ElementPosition = kv.element()") }
    if hasHooks, !mapping.isClass { printer.line("let start: KVMap.HookStart = kv.hookStart(_kvKeys)") }
    if mapping.construction != .inPlace, !mapping.isClass { printCurrent(to: &printer) }
    if mapping.construction != .inPlace, !isBegunWhole { printLocals(to: &printer) }
    for slot in mapping.reading.slots.indices { printer.line("var slot\(slot): KVMap.ValuePosition = .none") }
    for property in code.tracked { printer.line("var has\(property): Swift.Bool = false") }
    printer.line("var scan: KVMap.ObjectState = .init(updating: \(isUpdating))")
    if code.emptiness?.asksForKeys == true { printer.line("var isFound: Swift.Bool = false") }
    switch code.body {
    case .record(let record): printRecord(record, to: &printer)
    case .object(let keys): printObject(keys, table: 0, to: &printer)
    case .whole:
      printer.line("try kv.skipWholeValue(&scan)")
      if mapping.extras.isParent { printer.line("kv.enterParent(&scan)") }
      if isBegunWhole { printBeginnings(to: &printer) }
    }
    for missing in code.required {
      printer.line("if !has\(missing.property) { try kv.reportMissing(_kvKeys, rule: \(missing.rule), scan) }")
    }
    if let check = code.emptiness {
      let conditions = (check.asksForKeys ? ["!isFound"] : []) + (check.asksForRest ? ["!kv.hasRemainder(scan)"] : [])
      printer.line("if \(conditions.joined(separator: ", ")) { try kv.reportEmpty(_kvKeys, scan) }")
    }
    for read in code.deferred { printDeferred(read, to: &printer) }
    for comparison in code.comparisons { printer.lines(compared(comparison)) }
    if mapping.extras.isParent { printer.line("kv.leaveParent(scan)") }
    if mapping.construction != .inPlace { printConstruction(to: &printer) }
    if mapping.construction == .inPlace { printHooks(of: "out", to: &printer) }
  }

  /// The loop over the keys of an object. `scan` is already declared; `key` is declared here.
  ///
  /// - Parameter table: The position of its keys in the tables; 0 for the mapping's own object.
  mutating func printObject(_ keys: [ValueUse], table: Int, to printer: inout CodePrinter) {
    let isRoot = table == 0
    let isKept = isRoot && keepsFailures
    let suffix = isRoot ? "" : "\(table)"
    let arguments = "(\(Self.tableName(table)), &scan\(suffix))"
    let begin = isKept ? "kv.beginObjectDeferringFailure" : "try kv.beginObject"
    printer.line("var key\(suffix): Swift.Int = \(begin)\(arguments)")
    if isRoot, mapping.extras.isParent { printer.line("kv.enterParent(&scan)") }
    // After the throwing call, so that nothing has to be released when it throws.
    if isRoot, isBegunWhole { printBeginnings(to: &printer) }
    var cases = CodePrinter()
    var canThrow = false
    for (index, use) in keys.enumerated() {
      if let statements = inPlaceStatements(use) {
        printCase(index, statements, use.origin, to: &cases)
      } else {
        canThrow = true
        printCase(index, use, to: &cases)
      }
    }
    printer.line("while key\(suffix) >= 0 {")
    printer.indented { printer in
      if canThrow {
        printer.line("do throws(KVMap.CodingFailure) {")
        printer.indented { printSwitch("key\(suffix)", cases, otherwise: "try kv.skip()", to: &$0) }
        printer.line("} catch { try kv.recover(error, &scan\(suffix)) }")
      } else if !cases.isEmpty {
        printSwitch("key\(suffix)", cases, otherwise: "break", to: &printer)
      }
      printer.line("key\(suffix) = \(isKept ? "kv.nextKeyDeferringFailure" : "try kv.nextKey")\(arguments)")
    }
    printer.line("}")
  }

  private func printSwitch(_ value: String, _ cases: CodePrinter, otherwise: String, to printer: inout CodePrinter) {
    printer.line("switch \(value) {")
    printer.append(cases)
    printer.line("default: \(otherwise)")
    printer.line("}")
  }

  /// `case 3: …` for a key or an index.
  mutating func printCase(_ label: Int, _ use: ValueUse, rewind: String? = nil, to printer: inout CodePrinter) {
    var body = CodePrinter()
    printInstructions(use.instructions, to: &body)
    if let rewind { body.line("kv.rewind(to: \(rewind))") }
    printCase(label, body.allLines, use.origin, to: &printer)
  }

  private func printCase(_ label: Int, _ lines: [String], _ origin: String?, to printer: inout CodePrinter) {
    if lines.count == 1, let line = lines.first {
      printer.line("case \(label): \(line)\(comment(origin))")
    } else {
      printer.line("case \(label):\(comment(origin))")
      printer.indented { $0.lines(lines) }
    }
  }

  /// Whether missing keys leave their properties unchanged.
  var isUpdating: String {
    switch mapping.construction {
    case .inPlace: "updating"
    case .memberwise, .assignment, .factory: isBegunWhole ? "updating" : "current != nil"
    }
  }

  /// ` // user.created_at`: the path of a property in the document. It is not the line of its rule, which changes with
  /// every line that is inserted before it, and is in the key table.
  func comment(_ origin: String?) -> String { origin.map { "  // \(SwiftComment.escaped($0))" } ?? "" }
}
