import KVMapSema

/// Turns the read plan of a mapping into code.
///
/// Rules are numbered in the order in which the code first names them, which decides the order of their lines in
/// generated tables.
struct DecodingLowering {
  let mapping: Mapping
  let program: Program
  let owners: SlotOwners
  /// Slots that are read when their key is encountered, and the properties they belong to.
  let decisive: [Int: Int]
  var rules: RuleTable
  private var innerTables: [(number: Int, table: TableCode)] = []

  init(_ mapping: Mapping, in program: Program) {
    self.mapping = mapping
    self.program = program
    owners = SlotOwners(mapping)
    decisive = owners.eagerSlots
    rules = RuleTable(mapping.reading.root, owners: owners)
    rules.hidesOtherKeys = program.hidesOtherKeys(mapping)
  }

  mutating func code() -> DecodingCode {
    let isRequired = mapping.reading.root.entries.map { $0.uses.contains { $0.isNeeded(in: mapping) } }
    var code = DecodingCode(rootTable: table(of: mapping.reading.root, rules, isRoot: true, isRequired: isRequired))
    let required = nestedRequired
    code.tracked = required + decisive.values.sorted()
    if let record = mapping.reading.record {
      code.body = .record(recordCode(record))
    } else if mapping.reading.needsObject {
      code.body = .object(mapping.reading.root.entries.map { use($0.uses, isOnTheWay: false) })
    }
    code.required = required.map { RuleReference(property: $0, rule: rule(of: $0)) }
    if mapping.refusesEmptyObjects {
      code.emptiness = EmptinessCheck(asksForKeys: mapping.findsKeys, asksForRest: mapping.findsRest)
    }
    code.deferred = mapping.reading.deferred.map { deferredCode($0) }
    code.comparisons = mapping.extras.comparisons.map { comparisonCode($0) }
    code.rootTable.rules = rules
    code.innerTables = innerTables
    return code
  }

  /// Required properties under a path.
  private var nestedRequired: [Int] {
    let read = mapping.reading.root.entries.flatMap(\.uses) + (mapping.reading.record?.entries.flatMap(\.uses) ?? [])
    return read.flatMap { use -> [Int] in
      switch use {
      case .property, .slot: []
      case .object, .array, .selection: use.properties
      }
    }.filter { mapping.properties[$0].isRequired }
  }

  // MARK: - Tables and rules

  private func table(of object: ReadObject, _ rules: RuleTable, isRoot: Bool, isRequired: [Bool]) -> TableCode {
    TableCode(
      contents: KeyTableContents(
        zip(object.entries, isRequired).map { KeyTableContents.Key(bytes: Array($0.key.utf8), isRequired: $1) }),
      unknown: mapping.unknownKeys(inRoot: isRoot), duplicates: mapping.settings.duplicates, rules: rules)
  }

  /// - Returns: The number of the table.
  mutating func addTable(of object: ReadObject) -> Int {
    let number = innerTables.count + 1
    let table = self.table(
      of: object, RuleTable(object, owners: owners), isRoot: false, isRequired: object.entries.map { _ in false })
    innerTables.append((number, table))
    return number
  }

  mutating func rule(of property: Int) -> Int {
    rules.number(property: property, path: mapping.properties[property].path)
  }

  /// The rule by which an element is entered: of the first property that is read from it.
  mutating func rule(enteredBy uses: [ReadUse]) -> Int? {
    guard let property = owners.firstProperty(of: uses) else { return nil }
    return rules.number(property: property, path: owners.firstPath(of: uses) ?? mapping.properties[property].path)
  }

  /// The path of a property in the document, as far as a rule names it.
  func origin(of property: Int) -> String? { rules.path(of: property).flatMap { $0.isEmpty ? nil : $0 } }

  // MARK: - Arrays in place of objects

  private mutating func recordCode(_ record: ReadRecord) -> RecordCode {
    let first = record.entries.first.flatMap { $0.index == 0 ? $0.uses : nil } ?? []
    var code = RecordCode(element: mapping.extras.element, first: positionRule(first), positions: [])
    var position = 0
    for (number, entry) in record.entries.enumerated() {
      let skipped = entry.index > position ? (entry.index - position, positionRule(entry.uses)) : nil
      position = entry.index + 1
      let next = record.entries.dropFirst(number + 1).first { $0.index == position }
      let origin = owners.firstProperty(of: entry.uses).flatMap { self.origin(of: $0) }
      var use = self.use(entry.uses, isOnTheWay: false)
      use.origin = origin
      let nextRule = positionRule(next?.uses ?? [])
      let missing = entry.uses.compactMap { use -> Int? in
        guard case .property(let property) = use, mapping.properties[property].isRequired else { return nil }
        return rule(of: property)
      }
      code.positions.append(.init(skipped: skipped, use: use, missing: missing, next: nextRule))
    }
    return code
  }

  private mutating func positionRule(_ uses: [ReadUse]) -> RecordCode.PositionRule {
    guard let rule = rule(enteredBy: uses) else { return .none }
    return .init(rule: rule, isNeeded: uses.contains { $0.isNeeded(in: mapping) })
  }

  // MARK: - Comparisons

  private mutating func comparisonCode(_ comparison: Comparison) -> ComparisonCode {
    var code = ComparisonCode(
      comparison: comparison, rule: rule(of: comparison.left),
      isRequired: mapping.properties[comparison.left].isRequired)
    if case .property(let other) = comparison.right {
      code.other = rule(of: other)
      code.otherIsRequired = mapping.properties[other].isRequired
    }
    return code
  }
}

extension ReadUse {
  /// Whether a value is incomplete without it.
  fileprivate func isNeeded(in mapping: Mapping) -> Bool {
    switch self {
    case .property(let property): mapping.properties[property].isRequired
    case .slot, .object, .array, .selection: false
    }
  }
}
