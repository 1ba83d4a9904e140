@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapText

/// A union or family with the tables that distinguish its cases.
final class PreparedUnion {
  let union: Union
  let code: UnionCode
  /// How each case is written.
  let output: [CaseEncoding]
  private let tables: [UnionCode.TableName: KeyTable]
  private let empty: KeyTable

  init(_ union: Union, in program: Program, _ memory: TableMemory) {
    self.union = union
    code = UnionCode(union, in: program)
    output = union.cases.map { CaseEncoding($0, of: union, in: program) }
    var tables: [UnionCode.TableName: KeyTable] = [:]
    for (name, table) in code.tables {
      tables[name] = KeyTable(
        table.contents, unknown: .init(table.unknown), duplicates: .init(union.duplicates), rules: table.rules, memory)
    }
    self.tables = tables
    empty = KeyTable(KeyTableContents([]), rules: RuleLines(head: nil, rules: []), memory)
  }

  /// The code has every table that it names.
  func table(_ name: UnionCode.TableName) -> KeyTable { tables[name, default: empty] }
}
