@_spi(Generated) import KVMap
import KVMapSema
import KVMapTables

/// A union or family with the tables that distinguish its cases.
final class PreparedUnion {
  let union: Union
  /// Names the union in problems; for a payload alongside its discriminator, the keys of both.
  let keys: KeyTable
  let path: KeyTable
  let texts: KeyTable
  let numbers: KeyTable?
  /// The position of the case for each discriminator number.
  let owners: [Int]
  let otherwise: Int?
  /// For cases that keep every key of their object: all keys but the discriminator.
  let rest: KeyTable
  let place: PayloadPlace?
  let payload: KeyTable
  /// For each case, which kinds of values it can be read from and what it requires.
  let kinds: [UInt8]
  let conditions: [KeyTable?]
  /// For each case, how it is marked in the output and, for a payload alongside the mark, what is closed after it.
  let members: [(before: ConstantText, closing: [Bool])?]
  /// For each case, the key that must not be repeated in its object, if the object may have any key.
  let onlyKeys: [ConstantText?]

  init(_ union: Union, in program: Program, _ memory: TableMemory) {
    self.union = union
    let tables = UnionTables(union)
    let duplicates = KeyTable.Duplicates(union.duplicates)
    func keys(_ table: KeyTableContents, _ rules: [String] = [], unknown: KeyTable.Unknown = .ignore) -> KeyTable {
      KeyTable(table, unknown: unknown, duplicates: duplicates, rules: [tables.head] + rules, memory)
    }
    texts = keys(KeyTableContents(texts: tables.texts))
    numbers = tables.numbers.isEmpty ? nil : keys(KeyTableContents(texts: tables.numbers))
    rest = keys(KeyTableContents([]), [tables.rule(DocumentPath([]))], unknown: .rest)
    otherwise = union.cases.firstIndex(where: \.isElse)
    kinds = union.cases.map { program.kinds(of: $0.conversion).rawValue }
    conditions = union.cases.map { item in item.condition.map { keys(KeyTableContents($0), [tables.rule($0)]) } }
    var owners = [Int](repeating: 0, count: tables.texts.count + tables.numbers.count)
    for (index, numbers) in tables.numbersByCase.enumerated() {
      for number in numbers { owners[number] = index }
    }
    self.owners = owners
    switch union.selection {
    case .firstThatFits:
      self.keys = keys(KeyTableContents([]))
      path = self.keys
      payload = self.keys
      place = nil
      members = union.cases.map { _ in nil }
      onlyKeys = members.map { _ in nil }
    case .discriminator(let path, let payload):
      self.path = keys(KeyTableContents(path), [tables.rule(path)])
      place = payload.map { PayloadPlace(path, $0) }
      let rules = (place?.keys.count == 1 ? [] : [tables.rule(path)]) + (payload.map { [tables.rule($0)] } ?? [])
      self.keys = keys(KeyTableContents(texts: place?.keys ?? []), rules, unknown: .init(UnknownKeys(union.unknown)))
      self.payload = keys(KeyTableContents(place?.rest ?? DocumentPath([])))
      members = union.cases.map { item in
        guard !item.isElse, let written = item.written else { return nil }
        guard let payload else { return (memory.text(CaseMembers.lead(path, written)), []) }
        let text = CaseMembers.beside(path, written, payload)
        return (memory.text(text.before), text.closing)
      }
      let key = memory.text(CaseMembers.leadKey(path))
      onlyKeys = union.cases.map { program.mayWriteAnyKey($0.conversion) ? key : nil }
    }
  }
}
