@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Unions and families: the same runtime calls as in generated code.
extension Interpreter {
  func readUnion(_ id: UnionID, _ kv: inout JSONReader, _ environment: Environment) throws(CodingFailure) -> MappedValue
  {
    let plan = unionPlan(of: id)
    let environment = environment.reading(plan.union.duplicates, unknown: plan.union.unknown)
    switch plan.code.body {
    case .attempts(let attempts): return try readFirst(attempts, plan, &kv, environment)
    case .keyed(let keyed): return try readKeyed(keyed, plan, &kv, environment)
    case .beside(let tag, let beside): return try readBeside(tag, beside, plan, &kv, environment)
    case .tagged(let tag, let cases):
      let number = try discriminator(tag, plan, &kv)
      return try readCase(number, cases, plan, &kv, environment)
    case .led(let tag, let cases):
      let number = try discriminator(tag, plan, &kv)
      let led = kv.beginPayload(plan.table(.path))
      do throws(CodingFailure) {
        let value = try readCase(number, cases, plan, &kv, environment)
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }
  }

  private func discriminator(_ tag: TagCode, _ plan: PreparedUnion, _ kv: inout JSONReader) throws(CodingFailure) -> Int
  {
    let path = plan.table(.path)
    let texts = plan.table(.texts)
    let numbers = tag.hasNumbers ? plan.table(.numbers) : nil
    if let passed = tag.passed {
      return try kv.passedDiscriminator(
        text(passed), path, texts, numbers: numbers, lenient: tag.isLenient, isOpen: tag.isOpen, takesNil: tag.takesNil)
    }
    guard tag.takesNil else {
      return try kv.discriminator(path, texts, numbers: numbers, lenient: tag.isLenient, isOpen: tag.isOpen)
    }
    return try kv.discriminatorOrNil(path, texts, numbers: numbers, lenient: tag.isLenient, isOpen: tag.isOpen)
  }

  /// The case that has a number, or the one that takes all others.
  private func readCase(
    _ number: Int, _ cases: [CaseBranch], _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    if let branch = cases.first(where: { $0.numbers.contains(number) }) {
      return try readCase(branch.index, branch.reading, plan, &kv, environment)
    }
    return try readOtherwise(plan, &kv, environment)
  }

  private func readOtherwise(_ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment)
    throws(CodingFailure) -> MappedValue
  {
    guard let otherwise = plan.code.otherwise else { throw kv.incomplete() }
    return try readCase(otherwise.index, otherwise.reading, plan, &kv, environment)
  }

  private func readCase(
    _ index: Int, _ reading: CaseReading, _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch reading {
    case .skipped:
      try kv.skip()
      return .unionCase(plan.union.id, index, payload: nil)
    case .empty:
      try kv.passObject(plan.table(.empty))
      return .unionCase(plan.union.id, index, payload: nil)
    case .payload: return try readPayload(index, plan, &kv, environment)
    case .payloadWithoutTag:
      let rest = plan.table(.rest)
      var scan = ObjectState()
      _ = try kv.beginObject(rest, &scan)
      let back = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), rest, rule: 0, scan)
      let value = try readPayload(index, plan, &kv, environment)
      kv.rewind(to: back)
      return value
    }
  }

  private func readPayload(_ index: Int, _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment)
    throws(CodingFailure) -> MappedValue
  {
    guard let conversion = plan.union.cases[index].conversion else { throw kv.incomplete() }
    return .unionCase(plan.union.id, index, payload: try read(conversion, &kv, environment))
  }

  /// The payload is under the key that tells the case.
  private func readKeyed(_ keyed: KeyedCode, _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment)
    throws(CodingFailure) -> MappedValue
  {
    let keys = plan.table(.keys)
    let number = try kv.caseKey(keys, emptyCases: keyed.emptyCount, isOpen: plan.code.otherwise != nil)
    guard number >= 0 else { return try readOtherwise(plan, &kv, environment) }
    if let branch = keyed.emptyCases.first(where: { $0.numbers.contains(number) }) {
      try kv.passEmptyCase(keys)
      return .unionCase(plan.union.id, branch.index, payload: nil)
    }
    guard let branch = keyed.cases.first(where: { $0.numbers.contains(number) }) else { throw kv.incomplete() }
    var scan = ObjectState()
    var value: MappedValue?
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      if key == number { value = try readPayload(branch.index, plan, &kv, environment) } else { try kv.skip() }
      key = try kv.nextKey(keys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  /// The payload is beside the discriminator.
  private func readBeside(
    _ tag: TagCode, _ beside: BesideCode, _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let number = try discriminator(tag, plan, &kv)
    if let branch = beside.emptyCases.first(where: { $0.numbers.contains(number) }) {
      return try readCase(branch.index, branch.reading, plan, &kv, environment)
    }
    // An unknown case keeps the whole value.
    guard let branch = beside.cases.first(where: { $0.numbers.contains(number) }) else {
      return try readOtherwise(plan, &kv, environment)
    }
    var value: MappedValue? =
      branch.mayBeAbsent ? .unionCase(plan.union.id, branch.index, payload: MappedValue.none) : nil
    let keys = plan.table(.keys)
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      let start = kv.mark()
      if key != beside.position {
        try kv.skip()
      } else if !beside.isNested {
        value = try readPayload(branch.index, plan, &kv, environment)
      } else {
        if try kv.moveToPayload(plan.table(.payload)) { value = try readPayload(branch.index, plan, &kv, environment) }
        kv.rewind(to: start)
        try kv.skipVisitedValue()
      }
      key = try kv.nextKey(keys, &scan)
    }
    guard let value else { throw kv.absent(keys, rule: beside.position, scan) }
    return value
  }

  // MARK: The first case that fits

  private func readFirst(
    _ attempts: [CaseAttempt], _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var choice = kv.beginUnion(identities.identity(of: plan, in: environment), plan.table(.keys))
    for attempt in attempts {
      guard attempt.conditions.isEmpty else {
        guard try commits(attempt, plan, choice, &kv) else { continue }
        return try readCase(attempt.index, attempt.reading, plan, &kv, environment)
      }
      guard kv.shouldTryCase(attempt.index, &choice, kinds: attempt.kinds) else { continue }
      do throws(CodingFailure) {
        let value = try readCase(attempt.index, attempt.reading, plan, &kv, environment)
        kv.acceptCase(attempt.index, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, attempt.name) }
    }
    guard plan.code.otherwise != nil else { throw kv.noCaseMatched(choice) }
    kv.acceptFallback(choice)
    return try readOtherwise(plan, &kv, environment)
  }

  private func commits(_ attempt: CaseAttempt, _ plan: PreparedUnion, _ choice: UnionAttempt, _ kv: inout JSONReader)
    throws(CodingFailure) -> Bool
  {
    for condition in attempt.conditions {
      let path = plan.table(condition.table)
      let isMet: Bool
      switch condition.test {
      case .kinds(let kinds):
        isMet = try kv.meets(attempt.index, choice, path, kinds: kinds, isNegated: condition.isNegated, attempt.name)
      case .equality(let text, let number, let isLenient):
        isMet = try kv.meets(
          attempt.index, choice, path, equals: plan.table(text), numbers: number.map(plan.table), lenient: isLenient,
          isNegated: condition.isNegated, attempt.name)
      }
      if !isMet { return false }
    }
    return kv.commits(attempt.index, choice)
  }
}
