@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapText

/// An enum with the table of its texts.
final class PreparedEnumeration {
  let enumeration: Enumeration
  let keys: KeyTable
  /// The position of the case for each text of the table.
  let owners: [Int]
  /// The position of the case that an integer is read as.
  let numbers: [MappedValue: Int]
  /// The case that takes what no other case does.
  let otherwise: Int?

  var isText: Bool { enumeration.raw == .string }

  init(_ enumeration: Enumeration, _ memory: TableMemory) {
    self.enumeration = enumeration
    keys = KeyTable(
      KeyTableContents(enumeration),
      rules: RuleLines(head: RuleLines.Head(enumeration.name, enumeration.origin), rules: []), memory)
    owners = enumeration.cases.indices.flatMap { index in enumeration.cases[index].read.map { _ in index } }
    otherwise = enumeration.cases.firstIndex(where: \.isElse)
    var numbers: [MappedValue: Int] = [:]
    if enumeration.raw != .string {
      for (index, item) in enumeration.cases.enumerated() {
        for value in item.read { numbers[MappedValue(integer: value.caseText, of: enumeration.raw)] = index }
      }
    }
    self.numbers = numbers
  }
}

extension MappedValue {
  /// A whole number that, according to the checker, fits the type.
  init(integer digits: String, of scalar: Scalar) {
    switch scalar {
    case .uint, .uint8, .uint16, .uint32, .uint64: self = .unsigned(UInt64(digits) ?? 0)
    case .int, .int8, .int16, .int32, .int64, .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid,
      .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value, .object:
      self = .integer(Int64(digits) ?? 0)
    }
  }
}

extension KeyTable {
  init(
    _ table: KeyTableContents, unknown: KeyTable.Unknown = .ignore, duplicates: KeyTable.Duplicates = .error,
    rules: RuleLines, _ memory: TableMemory
  ) {
    self.init(
      table: memory.text(table.bytes).start, bits: table.bits, seed: table.seed, wide: table.isWide,
      full: table.hash == .full, count: Int32(clamping: table.count), required: Int32(clamping: table.requiredCount),
      unknown: unknown, duplicates: duplicates, rules: memory.text(rules.text).start)
  }
}
