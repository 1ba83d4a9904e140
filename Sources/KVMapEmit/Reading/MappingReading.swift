import KVMapLowering
import KVMapSema

/// The reading half of a mapper: key tables, and one function with a loop for each object along a path.
///
/// A mapping is read in a single function body, including values under a path, so that every rule can access every
/// local. What cannot be read when its key is encountered is recorded and read after the loop.
struct MappingReading {
  let mapping: Mapping
  let names: TypeNames
  let constants: ConstantExpressions
  var values: ValueReading
  var rules: RuleTable
  let owners: SlotOwners
  /// Slots that are read when their key is encountered, and the properties they belong to. Only what such a value
  /// leaves undecided waits until the end of the object.
  let decisive: [Int: Int]
  /// Key tables of nested objects, in the order in which the body refers to them.
  var innerTables: [KeyTableDeclaration] = []
  /// How many locals of each kind exist, so that each gets a unique name.
  var gatheredCount = 0
  var arrayCount = 0

  init(_ mapping: Mapping, names: TypeNames, constants: ConstantExpressions) {
    self.mapping = mapping
    self.names = names
    self.constants = constants
    values = ValueReading(names: names, duplicates: mapping.settings.duplicates, unknown: mapping.settings.unknown)
    owners = SlotOwners(mapping)
    rules = RuleTable(mapping.reading.root, owners: owners)
    decisive = owners.eagerSlots
  }

  /// The whole reading half, as members of the extension.
  mutating func print(access: String, to printer: inout CodePrinter) {
    printer.lines(names.parameterAliases)
    var body = CodePrinter()
    printBody(to: &body)
    let root = KeyTableDeclaration(
      name: "_kvKeys", object: mapping.reading.root, unknown: mapping.unknownKeys(inRoot: true),
      duplicates: mapping.settings.duplicates,
      isRequired: mapping.reading.root.entries.map { $0.uses.contains(where: requires) })
    root.print(rules: rules.lines(of: mapping), to: &printer)
    for table in innerTables {
      table.print(rules: RuleTable(table.object, owners: owners).lines(of: mapping), to: &printer)
    }
    if mapping.construction == .inPlace {
      printEmpty(access: access, to: &printer)
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

  private mutating func printBody(to printer: inout CodePrinter) {
    // Before anything else is read: these apply to the value under the cursor.
    if mapping.extras.usesElementPosition { printer.line("let standing: KVMap.ElementPosition = kv.element()") }
    if hasHooks, !mapping.isClass { printer.line("let start: KVMap.HookStart = kv.hookStart(_kvKeys)") }
    if mapping.construction != .inPlace, !mapping.isClass { printCurrent(to: &printer) }
    if mapping.construction != .inPlace, !isBegunWhole { printLocals(to: &printer) }
    for slot in mapping.reading.slots.indices { printer.line("var slot\(slot): KVMap.ValuePosition = .none") }
    for property in nestedRequired + decisive.values.sorted() {
      printer.line("var has\(property): Swift.Bool = false")
    }
    printer.line("var scan: KVMap.ObjectState = .init(updating: \(isUpdating))")
    if mapping.refusesEmptyObjects, mapping.findsKeys { printer.line("var isFound: Swift.Bool = false") }
    if let record = mapping.reading.record {
      printRecord(record, to: &printer)
    } else if mapping.reading.needsObject {
      printObject(mapping.reading.root, keys: "_kvKeys", suffix: "", to: &printer)
    } else {
      printer.line("try kv.skipWholeValue(&scan)")
      if mapping.extras.isParent { printer.line("kv.enterParent(&scan)") }
      if isBegunWhole { printBeginnings(to: &printer) }
    }
    for property in nestedRequired {
      let rule = rules.number(property: property, path: mapping.properties[property].path)
      printer.line("if !has\(property) { try kv.reportMissing(_kvKeys, rule: \(rule), scan) }")
    }
    if mapping.refusesEmptyObjects {
      let conditions =
        (mapping.findsKeys ? ["!isFound"] : []) + (mapping.findsRest ? ["!kv.hasRemainder(scan)"] : [])
      printer.line("if \(conditions.joined(separator: ", ")) { try kv.reportEmpty(_kvKeys, scan) }")
    }
    for read in mapping.reading.deferred { printDeferred(read, to: &printer) }
    for comparison in mapping.extras.comparisons { printer.lines(compared(comparison)) }
    if mapping.extras.isParent { printer.line("kv.leaveParent(scan)") }
    if mapping.construction != .inPlace { printConstruction(to: &printer) }
    if mapping.construction == .inPlace { printHooks(of: "out", to: &printer) }
  }

  /// The loop over the keys of an object. `scan` is already declared; `key` is declared here.
  mutating func printObject(_ object: ReadObject, keys: String, suffix: String, to printer: inout CodePrinter) {
    let isKept = suffix.isEmpty && keepsFailures
    printer.line(
      "var key\(suffix): Swift.Int = \(isKept ? "kv.beginObjectDeferringFailure" : "try kv.beginObject")(\(keys), &scan\(suffix))"
    )
    if suffix.isEmpty, mapping.extras.isParent { printer.line("kv.enterParent(&scan)") }
    // After the throwing call, so that nothing has to be released when it throws.
    if suffix.isEmpty, isBegunWhole { printBeginnings(to: &printer) }
    var cases = CodePrinter()
    var canThrow = false
    for (index, entry) in object.entries.enumerated() {
      let placed = placedReading(entry.uses)
      if placed == nil { canThrow = true }
      printCase(index, entry.uses, isOnTheWay: !suffix.isEmpty, placed: placed, to: &cases)
    }
    printer.line("while key\(suffix) >= 0 {")
    printer.indented { printer in
      if canThrow {
        printer.line("do throws(KVMap.CodingFailure) {")
        printer.indented { printSwitch("key\(suffix)", cases, otherwise: "try kv.skip()", to: &$0) }
        printer.line("} catch { try kv.recover(error, &scan\(suffix)) }")
      } else if !cases.text.isEmpty {
        printSwitch("key\(suffix)", cases, otherwise: "break", to: &printer)
      }
      printer.line(
        "key\(suffix) = \(isKept ? "kv.nextKeyDeferringFailure" : "try kv.nextKey")(\(keys), &scan\(suffix))")
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
  ///
  /// - Parameter placed: The code that reads the value without throwing; only valid where the reader's `nextKey`
  ///   follows, which checks for a failure.
  mutating func printCase(
    _ label: Int, _ uses: [ReadUse], isOnTheWay: Bool, placed: PlacedReading? = nil, rewind: String? = nil,
    to printer: inout CodePrinter
  ) {
    var body = CodePrinter()
    if let placed {
      if isOnTheWay, mapping.properties[placed.property].isRequired { body.line("has\(placed.property) = true") }
      body.lines(found + resetBeforeReading(placed.property) + [placed.statement])
    } else {
      printUses(uses, isOnTheWay: isOnTheWay, to: &body)
    }
    if let rewind { body.line("kv.rewind(to: \(rewind))") }
    let origin = owners.firstProperty(of: uses).map(comment) ?? ""
    let lines = body.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    if lines.count == 1, let line = lines.first {
      printer.line("case \(label): \(line)\(origin)")
    } else {
      printer.line("case \(label):\(origin)")
      printer.indented { $0.append(body) }
    }
  }

  /// The value under the cursor, once for each use.
  mutating func printUses(_ uses: [ReadUse], isOnTheWay: Bool, to printer: inout CodePrinter) {
    if uses.isEmpty { printer.line("try kv.skip()") }
    if uses.count > 1 { printer.line("let start: KVMap.ValuePosition = kv.mark()") }
    for (index, use) in uses.enumerated() {
      if index > 0 { printer.line(returning(to: "start", for: use)) }
      switch use {
      case .property(let property):
        printer.lines(found)
        if isOnTheWay, mapping.properties[property].isRequired { printer.line("has\(property) = true") }
        printer.lines(readStatements(property))
      case .slot(let slot):
        printer.lines(found)
        printSlot(slot, to: &printer)
      case .object(let object): printInner(object, to: &printer)
      case .array(let array): printArray(array, to: &printer)
      case .selection(let selections): printSelections(selections, to: &printer)
      }
    }
  }

  /// Goes back to a value for its second use. Problems are reported for the rule of the key unless another rule is
  /// entered.
  private mutating func returning(to mark: String, for use: ReadUse) -> String {
    switch use {
    case .property(let property):
      let rule = rules.number(property: property, path: mapping.properties[property].path)
      return "_ = kv.seek(to: \(mark), _kvKeys, rule: \(rule), scan)"
    case .slot(let slot):
      if let property = decisive[slot] { return returning(to: mark, for: .property(property)) }
      return "kv.rewind(to: \(mark))"
    case .object, .array, .selection: return "kv.rewind(to: \(mark))"
    }
  }

  /// A value that is resolved at the end of the object, unless it is the first choice.
  private mutating func printSlot(_ slot: Int, to printer: inout CodePrinter) {
    guard let property = decisive[slot] else { return printer.line("slot\(slot) = try kv.deferValue()") }
    let statements = readStatements(property, mayBeNull: false)
    let isUnless = !mapping.properties[property].sentinels.isEmpty
    printer.line("if try kv.consumeNull(\(isUnless ? "orSentinel: \(sentinels(property))" : "")) {")
    printer.indented { $0.lines(forget(property) + ["slot\(slot) = .null"]) }
    printer.line("} else {")
    printer.indented { $0.lines(["has\(property) = true"] + statements) }
    printer.line("}")
  }

  /// With `duplicates last`, a second null discards a first value.
  private func forget(_ property: Int) -> [String] {
    mapping.settings.duplicates == .last ? ["has\(property) = false"] : []
  }

  /// An intermediate object on the path to other values.
  private mutating func printInner(_ object: ReadObject, to printer: inout CodePrinter) {
    let number = innerTables.count + 1
    innerTables.append(
      KeyTableDeclaration(
        name: "_kvKeys_\(number)", object: object, unknown: mapping.unknownKeys(inRoot: false),
        duplicates: mapping.settings.duplicates,
        isRequired: object.entries.map { _ in false }))
    printer.lines(resetStatements(object.entries.flatMap(\.uses)))
    printer.line("if try kv.consumeNull() {")
    let nulls = found + nullStatements(object.entries.flatMap(\.uses))
    printer.indented { $0.lines(nulls) }
    printer.line("} else {")
    printer.indented { printer in
      printer.line("var scan\(number): KVMap.ObjectState = .init(updating: \(isUpdating))")
      printObject(object, keys: "_kvKeys_\(number)", suffix: "\(number)", to: &printer)
    }
    printer.line("}")
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
  func comment(_ property: Int) -> String {
    guard let path = rules.path(of: property), !path.isEmpty else { return "" }
    return "  // \(SwiftComment.escaped(path))"
  }

  /// Notes that a rule has found something, also null.
  var found: [String] { mapping.refusesEmptyObjects ? ["isFound = true"] : [] }

  private func requires(_ use: ReadUse) -> Bool {
    switch use {
    case .property(let property): mapping.properties[property].isRequired
    case .slot, .object, .array, .selection: false
    }
  }
}
