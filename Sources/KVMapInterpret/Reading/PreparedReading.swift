@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// The read plan of a mapping with the tables that the runtime uses for reading.
final class PreparedReading {
  let mapping: Mapping
  let root: PreparedObject
  /// The array that is read in place of an object.
  let record: PreparedRecord?
  let slotCount: Int
  let deferred: [PreparedDeferred]
  /// The number of each property's rule in the root's table.
  let rules: [Int]
  /// Slots that are read when their key is encountered, and the properties they belong to.
  let decisive: [Int: Int]
  /// Required properties under a path: the loop over the keys of the mapping's own object cannot detect whether they
  /// were present.
  let nestedRequired: [Int]
  /// The initial value of each property; `nil` for a required one, and for one whose default only Swift has.
  let initial: [MappedValue?]
  /// The properties whose default only Swift has, and what it would have to run.
  let made: [(property: Int, function: String)]

  let refusesEmptyObjects: Bool

  /// By property: the values that mean nothing.
  let sentinels: [Int: ConstantText]

  var keys: KeyTable { root.keys }

  init(_ mapping: Mapping, in program: Program, _ memory: TableMemory) {
    self.mapping = mapping
    refusesEmptyObjects = mapping.refusesEmptyObjects
    let owners = SlotOwners(mapping)
    decisive = owners.eagerSlots
    initial = mapping.properties.map { property in
      if let value = property.defaultValue, program.needsSwift(value) { return nil }
      if let value = property.defaultValue { return MappedValue(value, as: property.type, in: program) }
      if property.type.isOptional { return MappedValue.none }
      // A property that is only written keeps the value from `T()` or a factory, which is unknown here.
      let isKept = !property.isRead && mapping.construction.isBeforehand
      return property.type.isField || isKept ? .absent : nil
    }
    var sentinels: [Int: ConstantText] = [:]
    for (index, property) in mapping.properties.enumerated() where !property.sentinels.isEmpty {
      sentinels[index] = memory.text(SentinelText.text(of: property))
    }
    self.sentinels = sentinels
    made = mapping.properties.enumerated().compactMap { index, property in
      guard let value = property.defaultValue, program.needsSwift(value) else { return nil }
      guard case .swift(let function) = value else { return (index, "the default of \(property.name)") }
      return (index, "the function \(function)")
    }
    slotCount = mapping.reading.slots.count
    var builder = PreparedUse.Builder(mapping: mapping, owners: owners, memory: memory)
    let entries = mapping.reading.root.entries.map { $0.uses.map { builder.use($0) } }
    record = mapping.reading.record.map { builder.record($0) }
    rules = mapping.properties.enumerated().map { builder.rules.number(property: $0, path: $1.path) }
    root = PreparedObject(
      keys: builder.keys(
        of: mapping.reading.root, rules: builder.rules, unknown: mapping.unknownKeys(inRoot: true),
        isRequired: mapping.reading.root.entries.map { entry in
          entry.uses.contains { $0.directProperty.map { mapping.properties[$0].isRequired } ?? false }
        }),
      entries: entries)
    deferred = mapping.reading.deferred.map { PreparedDeferred($0, of: mapping, in: program, memory) }
    let read = mapping.reading.root.entries.flatMap(\.uses) + (mapping.reading.record?.entries.flatMap(\.uses) ?? [])
    nestedRequired = read.flatMap { use -> [Int] in
      switch use {
      case .property, .slot: []
      case .object, .array, .selection: use.properties
      }
    }.filter { mapping.properties[$0].isRequired }
  }
}

/// An object of the document, and how the value of each of its keys is handled.
final class PreparedObject {
  let keys: KeyTable
  let entries: [[PreparedUse]]

  init(keys: KeyTable, entries: [[PreparedUse]]) {
    self.keys = keys
    self.entries = entries
  }
}

/// An array of the document, and how its elements are handled.
final class PreparedArray {
  struct Entry {
    var index: Int
    var uses: [PreparedUse]
    /// The rule by which an element counted from the end is entered.
    var rule: Int
  }

  let fromStart: [Int: [PreparedUse]]
  let fromEnd: [Entry]
  /// How many of the last elements are needed.
  let lastCount: Int
  let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
    fromStart = Dictionary(
      entries.filter { $0.index >= 0 }.map { ($0.index, $0.uses) }, uniquingKeysWith: { first, _ in first })
    fromEnd = entries.filter { $0.index < 0 }
    lastCount = fromEnd.map { Int($0.index.magnitude) }.max() ?? 0
  }
}

/// An array in place of an object.
final class PreparedRecord {
  struct Position {
    var index: Int
    var uses: [PreparedUse]
    var rule: Int
    /// The required properties that are read from it directly.
    var needed: [Int]
  }

  let positions: [Position]
  /// The name of its elements in XML.
  let element: ConstantText?

  init(positions: [Position], element: ConstantText?) {
    self.positions = positions
    self.element = element
  }
}

/// An element of an array that is selected by its values, and how it is handled.
struct PreparedSelection {
  var selector: ConstantText
  var isLenient: Bool
  var uses: [PreparedUse]
}

enum PreparedUse {
  case property(Int)
  case slot(Int)
  case object(PreparedObject)
  case array(PreparedArray)
  case selection([PreparedSelection])

  struct Builder {
    let mapping: Mapping
    let owners: SlotOwners
    let memory: TableMemory
    var rules: RuleTable

    init(mapping: Mapping, owners: SlotOwners, memory: TableMemory) {
      self.mapping = mapping
      self.owners = owners
      self.memory = memory
      rules = RuleTable(mapping.reading.root, owners: owners)
    }

    mutating func use(_ use: ReadUse) -> PreparedUse {
      switch use {
      case .property(let property): return .property(property)
      case .slot(let slot): return .slot(slot)
      case .object(let object):
        let entries = object.entries.map { $0.uses.map { self.use($0) } }
        let keys = keys(
          of: object, rules: RuleTable(object, owners: owners), unknown: mapping.unknownKeys(inRoot: false),
          isRequired: object.entries.map { _ in false })
        return .object(PreparedObject(keys: keys, entries: entries))
      case .array(let array):
        return .array(
          PreparedArray(
            array.entries.map { entry in
              let property = owners.firstProperty(of: entry.uses)
              let path = owners.firstPath(of: entry.uses) ?? property.map { mapping.properties[$0].path }
              let rule = property.flatMap { property in path.map { rules.number(property: property, path: $0) } }
              return .init(index: entry.index, uses: entry.uses.map { self.use($0) }, rule: rule ?? 0)
            }))
      case .selection(let selections):
        return .selection(
          selections.map { one in
            PreparedSelection(
              selector: memory.text(one.selector.description), isLenient: one.selector.isLenient,
              uses: one.uses.map { self.use($0) })
          })
      }
    }

    mutating func record(_ record: ReadRecord) -> PreparedRecord {
      PreparedRecord(
        positions: record.entries.map { entry in
          let property = owners.firstProperty(of: entry.uses)
          let path = owners.firstPath(of: entry.uses) ?? property.map { mapping.properties[$0].path }
          let rule = property.flatMap { property in path.map { rules.number(property: property, path: $0) } }
          let needed = entry.uses.compactMap(\.directProperty).filter { mapping.properties[$0].isRequired }
          return .init(
            index: entry.index, uses: entry.uses.map { use($0) }, rule: rule ?? -1, needed: needed)
        }, element: mapping.extras.element.map { memory.text($0) })
    }

    func keys(of object: ReadObject, rules: RuleTable, unknown: UnknownKeys, isRequired: [Bool]) -> KeyTable {
      let table = KeyTableContents(
        zip(object.entries, isRequired).map { KeyTableContents.Key(bytes: Array($0.key.utf8), isRequired: $1) })
      return KeyTable(
        table: memory.text(table.bytes).start, bits: table.bits, seed: table.seed, wide: table.isWide,
        full: table.hash == .full, count: Int32(clamping: table.count), required: Int32(clamping: table.requiredCount),
        unknown: .init(unknown), duplicates: .init(mapping.settings.duplicates),
        rules: memory.text(rules.lines(of: mapping).joined(separator: "\n")).start)
    }
  }
}

extension ReadUse {
  /// The property that represents the whole value.
  fileprivate var directProperty: Int? {
    switch self {
    case .property(let property): property
    case .slot, .object, .array, .selection: nil
    }
  }
}

extension KeyTable.Unknown {
  init(_ setting: UnknownKeys) {
    switch setting {
    case .ignore: self = .ignore
    case .warn: self = .warn
    case .error: self = .error
    case .rest: self = .rest
    }
  }
}

extension KeyTable.Duplicates {
  init(_ setting: Mapping.Settings.Duplicates) {
    switch setting {
    case .error: self = .error
    case .first: self = .first
    case .last: self = .last
    }
  }
}
