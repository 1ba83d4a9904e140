@_spi(Generated) import KVMap
import KVMapSema
import KVMapTables

/// Unions and families: the same runtime calls as in generated code.
extension Interpreter {
  func readUnion(_ id: UnionID, _ kv: inout JSONReader, _ environment: Environment) throws(CodingFailure) -> MappedValue
  {
    let plan = unionPlan(of: id)
    let environment = environment.reading(plan.union.duplicates)
    if case .firstThatFits = plan.union.selection { return try readFirst(plan, &kv, environment) }
    let number = try kv.discriminator(
      plan.path, plan.texts, numbers: plan.numbers, lenient: plan.union.coercion == .lenient,
      isOpen: plan.otherwise != nil)
    let known = plan.owners.indices.contains(number) ? plan.owners[number] : nil
    guard let index = known ?? plan.otherwise else { throw kv.incomplete() }
    if let place = plan.place {
      // An unknown case keeps the whole value.
      guard known != nil else { return try readPayload(plan, index, &kv, environment) }
      return try readBeside(plan, place, index, &kv, environment)
    }
    let led = kv.beginPayload(plan.path)
    do throws(CodingFailure) {
      let value: MappedValue
      if known != nil, plan.union.cases[index].conversion.keepsEveryKey {
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

  private func readPayload(
    _ plan: PreparedUnion, _ index: Int, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let value = try read(plan.union.cases[index].conversion, &kv, environment)
    return .unionCase(plan.union.id, index, payload: value)
  }

  /// The payload is alongside the discriminator.
  private func readBeside(
    _ plan: PreparedUnion, _ place: PayloadPlace, _ index: Int, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let isOptional = plan.union.cases[index].type.isOptional
    var value: MappedValue? = isOptional ? .unionCase(plan.union.id, index, payload: .none) : nil
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
      if let condition = plan.conditions[index] {
        guard try kv.commits(index, choice, when: condition, item.name) else { continue }
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

  // MARK: Writing

  func writeUnion(
    _ value: MappedValue, _ id: UnionID, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    let plan = unionPlan(of: id)
    guard case .unionCase(_, let index, let payload) = value, plan.union.cases.indices.contains(index) else {
      throw kv.misfit(value)
    }
    let item = plan.union.cases[index]
    guard item.isWritten else { throw kv.unknownCase(item.name) }
    guard let members = plan.members[index] else { return try write(payload, item.conversion, &kv, environment) }
    guard plan.place != nil else {
      let start = kv.beginPrefixMembers(members.before)
      try write(payload, item.conversion, &kv, environment)
      guard let key = plan.onlyKeys[index] else { return try kv.endPrefixMembers(start) }
      return try kv.endPrefixMembers(start, once: key)
    }
    kv.beginObject()
    kv.key(members.before)
    try write(payload, item.conversion, &kv, environment)
    for isArray in members.closing {
      if isArray { kv.endArray() } else { kv.endObject() }
    }
    kv.endObject()
  }
}
