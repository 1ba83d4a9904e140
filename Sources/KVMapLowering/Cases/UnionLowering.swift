import KVMapSema
import KVMapText

/// Turns a union into the code that reads it.
struct UnionLowering {
  private let union: Union
  private let program: Program
  private let tables: UnionTables
  private var otherwise: OtherwiseCode?

  init(_ union: Union, in program: Program) {
    self.union = union
    self.program = program
    tables = UnionTables(union, in: program)
    otherwise = union.cases.firstIndex(where: \.isElse).map { index in
      OtherwiseCode(index: index, reading: union.cases[index].type == nil ? .skipped : .payload)
    }
  }

  func code() -> UnionCode {
    switch union.selection {
    case .firstThatFits: return attempts()
    case .key: return keyed()
    case .discriminator(let path, let payload):
      var code = UnionCode(body: .led(tag(), branches { reading($0) }), otherwise: otherwise)
      code.add(.path, KeyTableContents(path), tables.rules([tables.rule(path)]))
      addTags(to: &code)
      addEmptyCase(to: &code)
      if let payload {
        addPayload(PayloadPlace(path, payload), path, payload, to: &code)
      } else if union.cases.contains(where: tables.leavesKeyOut) {
        code.add(.rest, KeyTableContents([]), tables.rules([tables.rule(DocumentPath([]))]), unknown: .rest)
      }
      return code
    case .context(let path, let payload):
      let branches = branches { $0.type == nil ? .skipped : .payload }
      var code = UnionCode(body: .tagged(tag(passed: path), branches), otherwise: otherwise)
      code.add(.path, KeyTableContents([]), tables.rules([tables.rule(path)]))
      addTags(to: &code)
      if let payload {
        addEmptyCase(to: &code)
        addPayload(PayloadPlace(nil, payload), nil, payload, passed: path, to: &code)
      }
      return code
    }
  }

  private func reading(_ item: Union.Case) -> CaseReading {
    guard item.type != nil else { return item.isElse ? .skipped : .empty }
    return tables.leavesKeyOut(item) ? .payloadWithoutTag : .payload
  }

  /// The cases that the runtime has numbers for.
  private func branches(_ reading: (Union.Case) -> CaseReading) -> [CaseBranch] {
    zip(union.cases.indices, tables.labelsByCase).filter { !$1.isEmpty }.map { index, numbers in
      let item = union.cases[index]
      return CaseBranch(
        index: index, numbers: numbers, reading: reading(item), mayBeAbsent: item.type?.isOptional == true)
    }
  }

  // MARK: - By the value of a key

  private func tag(passed path: DocumentPath? = nil) -> TagCode {
    TagCode(
      passed: path.map(JSONText.path), hasNumbers: !tables.numbers.isEmpty, isLenient: union.coercion == .lenient,
      isOpen: otherwise != nil, takesNil: union.cases.contains(where: \.takesAbsence))
  }

  private func addTags(to code: inout UnionCode) {
    code.add(.texts, KeyTableContents(texts: tables.texts), tables.rules())
    if !tables.numbers.isEmpty { code.add(.numbers, KeyTableContents(texts: tables.numbers), tables.rules()) }
  }

  /// For cases without payload that are read from an object, whose keys matter.
  private func addEmptyCase(to code: inout UnionCode) {
    guard union.cases.contains(where: { $0.type == nil && !$0.isElse }) else { return }
    code.add(.empty, tables.keysOfEmptyCase, tables.rules(), unknown: UnknownKeys(union.unknown))
  }

  private func addPayload(
    _ place: PayloadPlace, _ path: DocumentPath?, _ payload: DocumentPath, passed: DocumentPath? = nil,
    to code: inout UnionCode
  ) {
    let rules = (place.keys.count == 1 ? nil : path).map { [tables.rule($0)] } ?? []
    code.add(
      .keys, KeyTableContents(texts: place.keys), tables.rules(rules + [tables.rule(payload)]),
      unknown: UnknownKeys(union.unknown))
    let isNested = !place.rest.steps.isEmpty
    if isNested { code.add(.payload, KeyTableContents(place.rest), tables.rules()) }
    let all = branches { $0.type == nil ? .empty : .payload }
    code.body = .beside(
      tag(passed: passed),
      BesideCode(
        emptyCases: all.filter { union.cases[$0.index].type == nil },
        cases: all.filter { union.cases[$0.index].type != nil }, position: place.position, isNested: isNested,
        knowsAbsence: all.contains { union.cases[$0.index].takesAbsence }))
  }

  // MARK: - By the one key of the object

  private func keyed() -> UnionCode {
    let all = zip(union.cases.indices, tables.numbersByCase).filter { !$1.isEmpty }.map { index, numbers in
      CaseBranch(
        index: index, numbers: numbers, reading: union.cases[index].type == nil ? .empty : .payload, mayBeAbsent: false)
    }
    var code = UnionCode(
      body: .keyed(
        KeyedCode(
          emptyCases: all.filter { union.cases[$0.index].type == nil },
          cases: all.filter { union.cases[$0.index].type != nil }, emptyCount: tables.emptyCaseCount)),
      otherwise: otherwise)
    code.add(
      .keys, KeyTableContents(texts: tables.texts), tables.rules(tables.keyRules), unknown: UnknownKeys(union.unknown)
    )
    return code
  }

  // MARK: - The first case that fits

  private func attempts() -> UnionCode {
    var code = UnionCode(body: .attempts([]), otherwise: otherwise)
    code.add(.keys, KeyTableContents([]), tables.rules())
    var attempts: [CaseAttempt] = []
    for (index, item) in union.cases.enumerated() where !item.isElse {
      attempts.append(
        CaseAttempt(
          index: index, name: item.name, conditions: conditions(of: item, index, in: &code),
          kinds: item.conversion.map { program.kinds(of: $0).rawValue } ?? 0,
          reading: item.type == nil ? .skipped : .payload))
    }
    code.body = .attempts(attempts)
    return code
  }

  private func conditions(of item: Union.Case, _ index: Int, in code: inout UnionCode) -> [CaseAttempt.Condition] {
    if item.conditions.count == 1, let only = item.conditions.first, only.test == .presence, !only.isNegated {
      let table = UnionCode.TableName.condition(of: index, number: nil)
      code.add(table, KeyTableContents(only.path), tables.rules([tables.rule(only.path)]))
      return [.init(table: table, isNegated: false, test: .kinds(ValueKinds.all.rawValue))]
    }
    return item.conditions.enumerated().map { position, condition in
      let table = UnionCode.TableName.condition(of: index, number: position)
      code.add(table, KeyTableContents(condition.path), tables.rules([tables.rule(condition.path)]))
      let test: CaseAttempt.Condition.Test
      switch condition.test {
      case .presence: test = .kinds(ValueKinds.all.rawValue)
      case .kind(let kind): test = .kinds(kind.kinds.rawValue)
      case .equality(let value):
        let text = UnionCode.TableName.equalText(of: index, number: position)
        code.add(text, KeyTableContents(texts: value.isText ? [value.caseText] : []), tables.rules())
        var number: UnionCode.TableName?
        if !value.isText {
          let name = UnionCode.TableName.equalNumber(of: index, number: position)
          code.add(name, KeyTableContents(texts: [value.caseText]), tables.rules())
          number = name
        }
        test = .equality(text: text, number: number, isLenient: union.coercion == .lenient)
      }
      return .init(table: table, isNegated: condition.isNegated, test: test)
    }
  }
}

extension UnionCode {
  fileprivate mutating func add(
    _ name: TableName, _ contents: KeyTableContents, _ rules: RuleLines, unknown: UnknownKeys = .ignore
  ) { tables.append((name, Table(contents: contents, unknown: unknown, rules: rules))) }
}
