@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Unions and families: the same runtime calls as in generated code.
extension Interpreter {
  func readUnion(_ id: UnionID, _ kv: inout JSONReader, _ environment: Environment) throws(CodingFailure) -> MappedValue
  {
    let plan = unionPlan(of: id)
    let environment = environment.reading(plan.union.duplicates, unknown: plan.union.unknown)
    switch plan.union.selection {
    case .firstThatFits: return try readFirst(plan, &kv, environment)
    case .key: return try readKeyed(plan, &kv, environment)
    case .discriminator, .context: break
    }
    let number = try discriminator(
      plan, &kv)
    let known = plan.owner(of: number)
    guard let index = known ?? plan.otherwise else { throw kv.incomplete() }
    if let place = plan.place {
      // An unknown case keeps the whole value.
      guard known != nil else { return try readPayload(plan, index, &kv, environment) }
      return try readBeside(plan, place, index, &kv, environment)
    }
    guard plan.passed == nil else { return try readPayload(plan, index, &kv, environment) }
    let led = kv.beginPayload(plan.path)
    do throws(CodingFailure) {
      let value: MappedValue
      if known != nil, plan.union.cases[index].type == nil {
        try kv.passObject(plan.empty)
        value = .unionCase(plan.union.id, index, payload: nil)
      } else if known != nil, plan.leavesKeyOut[index] {
        var scan = ObjectState()
        _ = try kv.beginObject(plan.rest, &scan)
        let back = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), plan.rest, rule: 0, scan)
        value = try readPayload(plan, index, &kv, environment)
        kv.rewind(to: back)
      } else {
        value = try readPayload(plan, index, &kv, environment)
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  private func discriminator(_ plan: PreparedUnion, _ kv: inout JSONReader) throws(CodingFailure) -> Int {
    let lenient = plan.union.coercion == .lenient
    let isOpen = plan.otherwise != nil
    if let passed = plan.passed {
      return try kv.passedDiscriminator(
        passed, plan.path, plan.texts, numbers: plan.numbers, lenient: lenient, isOpen: isOpen,
        takesNil: plan.absence != nil)
    }
    guard plan.absence != nil else {
      return try kv.discriminator(plan.path, plan.texts, numbers: plan.numbers, lenient: lenient, isOpen: isOpen)
    }
    return try kv.discriminatorOrNil(plan.path, plan.texts, numbers: plan.numbers, lenient: lenient, isOpen: isOpen)
  }

  /// A case without payload, whose value is of any kind, passes it.
  private func readPayload(
    _ plan: PreparedUnion, _ index: Int, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    guard let conversion = plan.union.cases[index].conversion else {
      try kv.skip()
      return .unionCase(plan.union.id, index, payload: nil)
    }
    return .unionCase(plan.union.id, index, payload: try read(conversion, &kv, environment))
  }

  /// The payload is under the key that tells the case.
  private func readKeyed(
    _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let number = try kv.caseKey(plan.keys, emptyCases: plan.emptyCaseCount, isOpen: plan.otherwise != nil)
    guard let index = plan.owner(of: number) else {
      guard let otherwise = plan.otherwise else { throw kv.incomplete() }
      return try readPayload(plan, otherwise, &kv, environment)
    }
    if number < plan.emptyCaseCount {
      try kv.passEmptyCase(plan.keys)
      return .unionCase(plan.union.id, index, payload: nil)
    }
    var scan = ObjectState()
    var value: MappedValue?
    var key = try kv.beginObject(plan.keys, &scan)
    while key >= 0 {
      if key == number { value = try readPayload(plan, index, &kv, environment) } else { try kv.skip() }
      key = try kv.nextKey(plan.keys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  /// The payload is alongside the discriminator.
  private func readBeside(
    _ plan: PreparedUnion, _ place: PayloadPlace, _ index: Int, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let item = plan.union.cases[index]
    guard let type = item.type else {
      try kv.passObject(plan.empty)
      return .unionCase(plan.union.id, index, payload: nil)
    }
    let isOptional = type.isOptional
    var value: MappedValue? = isOptional ? .unionCase(plan.union.id, index, payload: MappedValue.none) : nil
    let isNested = !place.rest.steps.isEmpty
    var scan = ObjectState()
    var key = try kv.beginObject(plan.keys, &scan)
    while key >= 0 {
      let start = kv.mark()
      if key != place.position {
        try kv.skip()
      } else if !isNested {
        value = try readPayload(plan, index, &kv, environment)
      } else {
        if try kv.moveToPayload(plan.payload) { value = try readPayload(plan, index, &kv, environment) }
        kv.rewind(to: start)
        try kv.skipVisitedValue()
      }
      key = try kv.nextKey(plan.keys, &scan)
    }
    guard let value else { throw kv.absent(plan.keys, rule: place.position, scan) }
    return value
  }

  private func readFirst(
    _ plan: PreparedUnion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var choice = kv.beginUnion(ObjectIdentifier(plan), plan.keys)
    for (index, item) in plan.union.cases.enumerated() where !item.isElse {
      if !plan.conditions[index].isEmpty {
        guard try commits(plan, index, choice, &kv) else { continue }
        return try readPayload(plan, index, &kv, environment)
      }
      guard kv.shouldTryCase(index, &choice, kinds: plan.kinds[index]) else { continue }
      do throws(CodingFailure) {
        let value = try readPayload(plan, index, &kv, environment)
        kv.acceptCase(index, choice)
        return value
      } catch {
        try kv.rejectCase(error, &choice, item.name)
      }
    }
    guard let otherwise = plan.otherwise else { throw kv.noCaseMatched(choice) }
    kv.acceptFallback(choice)
    return try readPayload(plan, otherwise, &kv, environment)
  }

  private func commits(
    _ plan: PreparedUnion, _ index: Int, _ choice: UnionAttempt, _ kv: inout JSONReader
  ) throws(CodingFailure) -> Bool {
    let name = plan.union.cases[index].name
    for condition in plan.conditions[index] {
      let isMet =
        if let kinds = condition.kinds {
          try kv.meets(index, choice, condition.path, kinds: kinds, isNegated: condition.isNegated, name)
        } else {
          try kv.meets(
            index, choice, condition.path, equals: condition.texts, numbers: condition.numbers,
            lenient: plan.union.coercion == .lenient, isNegated: condition.isNegated, name)
        }
      if !isMet { return false }
    }
    return kv.commits(index, choice)
  }

  // MARK: Writing

  func writeUnion(
    _ value: MappedValue, _ id: UnionID, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    let plan = unionPlan(of: id)
    guard case .unionCase(_, let index, let payload) = value, plan.union.cases.indices.contains(index) else {
      throw kv.misfit(value)
    }
    let item = plan.union.cases[index]
    func writePayload(_ kv: inout JSONWriter) throws(CodingFailure) {
      guard let payload, let conversion = item.conversion else { throw kv.misfit(value) }
      try write(payload, conversion, &kv, environment)
    }
    switch plan.output[index] {
    case .refused: throw kv.unknownCase(item.name)
    case .payload: try writePayload(&kv)
    case .led(let members, let only):
      let start = kv.beginPrefixMembers(members)
      try writePayload(&kv)
      guard let only else { return try kv.endPrefixMembers(start) }
      try kv.endPrefixMembers(start, once: only)
    case .beside(let before, let closing):
      kv.beginObject()
      kv.key(before)
      try writePayload(&kv)
      for isArray in closing {
        if isArray { kv.endArray() } else { kv.endObject() }
      }
      kv.endObject()
    case .object(let member):
      kv.beginObject()
      if let member { kv.key(member) }
      kv.endObject()
    case .text(let text): kv.emptyCase(text)
    }
  }
}
