@_spi(Generated) import KVMap
import KVMapSema

/// The rows of a table, indexed by their lookup keys.
final class PreparedTable {
  /// Texts are compared byte by byte, as in generated code.
  private enum Key: Hashable {
    case text([UInt8])
    case value(MappedValue)

    init(_ value: MappedValue) {
      if case .string(let text) = value { self = .text(Array(text.utf8)) } else { self = .value(value) }
    }
  }

  private var read: [Key: MappedValue] = [:]
  private var written: [Key: MappedValue] = [:]
  private let otherwise: MappedValue?

  /// - Parameters:
  ///   - value: The type of the left sides.
  ///   - document: The type of the right sides.
  init(_ table: TransformTable, value: ValueType, document: ValueType, in program: Program) {
    otherwise = table.otherwise.map { MappedValue($0, as: value, in: program) }
    for row in table.rows {
      let left = MappedValue(row.value, as: value, in: program)
      for text in row.read { read[Key(MappedValue(text, as: document, in: program))] = left }
      if let text = row.written { written[Key(left)] = MappedValue(text, as: document, in: program) }
    }
  }

  func value(readFrom document: MappedValue) -> MappedValue? { read[Key(document)] ?? otherwise }

  func document(writtenFor value: MappedValue) -> MappedValue? { written[Key(value)] }
}
