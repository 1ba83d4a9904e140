@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// The code that reads a mapping, with what only exists at run time: key tables, and the values that properties begin
/// with.
final class PreparedDecoding {
  /// A default that only Swift has, and what it would have to run.
  struct MadeDefault {
    var function: String
    var rule: Int
  }

  let mapping: Mapping
  let code: DecodingCode
  /// The key table of the mapping's own object.
  let keys: KeyTable
  /// Those of the objects inside it, by their position in the code's tables.
  let innerKeys: [Int: KeyTable]
  /// The initial value of each property; `nil` for a required one, and for one whose default only Swift has.
  let initial: [MappedValue?]
  let made: [Int: MadeDefault]
  /// How the value of each property is read.
  let codes: [ValueCode]

  init(_ mapping: Mapping, in program: Program, _ memory: TableMemory) {
    self.mapping = mapping
    var code = DecodingCode(mapping, in: program)
    var initial: [MappedValue?] = []
    var made: [Int: MadeDefault] = [:]
    for (index, property) in mapping.properties.enumerated() {
      if let value = property.defaultValue, program.needsSwift(value) {
        made[index] = MadeDefault(
          function: value.functionName.map { "the function \($0)" } ?? "the default of \(property.name)",
          rule: code.rule(of: property, at: index))
        initial.append(nil)
      } else {
        initial.append(Self.initialValue(of: property, mapping, in: program))
      }
    }
    self.code = code
    let lowering = ValueLowering(program, duplicates: mapping.settings.duplicates, unknown: mapping.settings.unknown)
    codes = mapping.properties.map { property in
      var lowering = lowering
      lowering.acceptsEmptyArrays = property.acceptsEmptyArrays
      lowering.elementChecks = property.elementChecks
      return lowering.code(property.conversion, property.type)
    }
    self.initial = initial
    self.made = made
    var innerKeys: [Int: KeyTable] = [:]
    for (number, table) in code.innerTables { innerKeys[number] = KeyTable(table, of: mapping, memory) }
    self.innerKeys = innerKeys
    keys = KeyTable(code.rootTable, of: mapping, memory)
  }

  private static func initialValue(of property: Property, _ mapping: Mapping, in program: Program) -> MappedValue? {
    if let value = property.defaultValue { return MappedValue(value, as: property.type, in: program) }
    if property.type.isOptional { return MappedValue.none }
    // A property that is only written keeps the value from `T()` or a factory, which is unknown here.
    let isKept = !property.isRead && mapping.construction.isBeforehand
    return property.type.isField || isKept ? .absent : nil
  }
}

extension DefaultValue {
  /// The function that makes it.
  fileprivate var functionName: String? {
    if case .swift(let function) = self { function } else { nil }
  }
}

extension KeyTable {
  init(_ table: TableCode, of mapping: Mapping, _ memory: TableMemory) {
    let contents = table.contents
    self.init(
      table: memory.text(contents.bytes).start, bits: contents.bits, seed: contents.seed, wide: contents.isWide,
      full: contents.hash == .full, count: Int32(clamping: contents.count),
      required: Int32(clamping: contents.requiredCount), unknown: .init(table.unknown),
      duplicates: .init(table.duplicates),
      rules: memory.text(table.rules.lines(of: mapping).text).start)
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

extension LookupScope {
  init(_ code: LookupScopeCode) {
    switch code {
    case .parent(let hops): self = .parent(hops)
    case .document: self = .document
    case .context: self = .context
    }
  }
}
