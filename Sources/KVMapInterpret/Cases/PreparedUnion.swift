@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

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
  /// The case that takes a discriminator that is null or absent.
  let absence: Int?
  /// `by key`: how many of the keys name cases without payload.
  let emptyCaseCount: Int
  /// The keys that may stand in the object of a case without payload.
  let empty: KeyTable
  /// The path of the discriminator in what the caller passed.
  let passed: ConstantText?
  /// For cases that keep every key of their object: all keys but the discriminator.
  let rest: KeyTable
  let place: PayloadPlace?
  let payload: KeyTable
  /// For each case, which kinds of values it can be read from and what it requires.
  let kinds: [UInt8]
  let conditions: [[PreparedCondition]]
  let leavesKeyOut: [Bool]
  /// How each case is written.
  let output: [CaseOutput]

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
    absence = union.cases.firstIndex(where: \.takesAbsence)
    emptyCaseCount = tables.emptyCaseCount
    empty = keys(tables.keysOfEmptyCase, unknown: .init(UnknownKeys(union.unknown)))
    leavesKeyOut = union.cases.map(tables.leavesKeyOut)
    kinds = union.cases.map { item in item.conversion.map { program.kinds(of: $0).rawValue } ?? 0 }
    conditions = union.cases.map { item in
      item.conditions.map { condition in
        PreparedCondition(condition, keys(KeyTableContents(condition.path), [tables.rule(condition.path)])) {
          keys(KeyTableContents(texts: $0))
        }
      }
    }
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
      passed = nil
    case .discriminator(let path, let payload):
      self.path = keys(KeyTableContents(path), [tables.rule(path)])
      place = payload.map { PayloadPlace(path, $0) }
      passed = nil
      let rules = (place?.keys.count == 1 ? [] : [tables.rule(path)]) + (payload.map { [tables.rule($0)] } ?? [])
      self.keys = keys(KeyTableContents(texts: place?.keys ?? []), rules, unknown: .init(UnknownKeys(union.unknown)))
      self.payload = keys(KeyTableContents(place?.rest ?? DocumentPath([])))
    case .context(let path, let payload):
      self.path = keys(KeyTableContents([]), [tables.rule(path)])
      place = payload.map { PayloadPlace(nil, $0) }
      passed = memory.text(JSONText.path(path))
      self.keys = keys(
        KeyTableContents(texts: place?.keys ?? []), payload.map { [tables.rule($0)] } ?? [],
        unknown: .init(UnknownKeys(union.unknown)))
      self.payload = keys(KeyTableContents(place?.rest ?? DocumentPath([])))
    case .key:
      self.keys = keys(
        KeyTableContents(texts: tables.texts), tables.keyRules, unknown: .init(UnknownKeys(union.unknown)))
      path = self.keys
      payload = self.keys
      place = nil
      passed = nil
    }
    output = union.cases.map { CaseOutput($0, of: union, in: program, memory) }
  }

  /// The case for what the runtime returns.
  func owner(of number: Int) -> Int? {
    if number == UnionTables.absence, let absence { return absence }
    return owners.indices.contains(number) ? owners[number] : nil
  }
}

/// One condition behind `when`, with the tables that the runtime takes.
struct PreparedCondition {
  let path: KeyTable
  let isNegated: Bool
  /// The kinds that are meant; `nil` for a comparison.
  let kinds: UInt8?
  let texts: KeyTable
  let numbers: KeyTable?

  init(_ condition: CaseCondition, _ path: KeyTable, _ table: ([String]) -> KeyTable) {
    self.path = path
    isNegated = condition.isNegated
    switch condition.test {
    case .presence: (kinds, texts, numbers) = (ValueKinds.all.rawValue, path, nil)
    case .kind(let kind): (kinds, texts, numbers) = (kind.kinds.rawValue, path, nil)
    case .equality(let value):
      kinds = nil
      texts = table(value.isText ? [value.caseText] : [])
      numbers = value.isText ? nil : table([value.caseText])
    }
  }
}

/// How a case is written.
enum CaseOutput {
  case refused
  /// As its payload alone.
  case payload
  /// With members in front of those of the payload's object; `only` is a key that must not be repeated in it.
  case led(ConstantText, only: ConstantText?)
  /// Under keys: everything up to the payload, and what is closed after it.
  case beside(ConstantText, closing: [Bool])
  /// As an object with at most one member.
  case object(ConstantText?)
  case text(ConstantText)

  init(_ item: Union.Case, of union: Union, in program: Program, _ memory: TableMemory) {
    func beside(_ text: (before: String, closing: [Bool])) -> CaseOutput {
      .beside(memory.text(text.before), closing: text.closing)
    }
    guard item.isWritten else {
      self = .refused
      return
    }
    self = item.type == nil ? .object(nil) : .payload
    switch union.selection {
    case .discriminator(let path, nil):
      guard let written = item.written else { return }
      let lead = memory.text(CaseMembers.lead(path, written))
      guard let conversion = item.conversion else {
        self = .object(lead)
        return
      }
      self = .led(lead, only: program.mayWriteAnyKey(conversion) ? memory.text(CaseMembers.leadKey(path)) : nil)
    case .discriminator(let path, let payload?):
      guard !item.isElse else { return }
      if item.type == nil {
        self = .object(item.written.map { memory.text(CaseMembers.lead(path, $0)) })
      } else {
        self = beside(item.written.map { CaseMembers.beside(path, $0, payload) } ?? CaseMembers.alone(payload))
      }
    case .context(_, let payload?):
      if !item.isElse, item.type != nil { self = beside(CaseMembers.alone(payload)) }
    case .key:
      guard let written = item.written else { return }
      self =
        item.type == nil
        ? .text(memory.text(CaseMembers.text(written))) : beside((CaseMembers.key(written), []))
    case .context, .firstThatFits: return
    }
  }
}
