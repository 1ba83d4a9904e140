@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Reads one value of a mapped type: the counterpart of the `_kvDecode` body in generated code.
struct DecodingExecution {
  let interpreter: Interpreter
  let plan: PreparedDecoding
  let environment: Environment
  var scan = ObjectState(updating: false)
  /// The position of the value in the enclosing array or dictionary.
  private(set) var standing = ElementPosition.none
  /// The current value of each property; `nil` for a required one that has not been read.
  var values: [MappedValue?]
  var slots: [ValuePosition]
  /// Which properties were found.
  var isThere: [Bool]
  /// Whether a rule found something in the object, also null.
  private var isFound = false

  init(_ interpreter: Interpreter, _ plan: PreparedDecoding, _ environment: Environment) {
    self.interpreter = interpreter
    self.plan = plan
    self.environment = environment.reading(plan.mapping.settings.duplicates, unknown: plan.mapping.settings.unknown)
    values = plan.initial
    slots = Array(repeating: .none, count: plan.mapping.reading.slots.count)
    isThere = Array(repeating: false, count: plan.mapping.properties.count)
  }

  mutating func run(_ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    try refuseFactory(&kv)
    // Before anything else is read: it applies to the value under the cursor.
    standing = kv.element()
    // The functions themselves are left out here.
    let start = plan.mapping.extras.after.isEmpty ? nil : kv.hookStart(plan.keys)
    try readBody(&kv)
    for missing in plan.code.required where !isThere[missing.property] {
      try kv.reportMissing(plan.keys, rule: missing.rule, scan)
    }
    if let check = plan.code.emptiness, !isFound, !(check.asksForRest && kv.hasRemainder(scan)) {
      try kv.reportEmpty(plan.keys, scan)
    }
    for deferred in plan.code.deferred { try readDeferred(deferred, &kv) }
    try compare(&kv)
    if plan.mapping.extras.isParent { kv.leaveParent(scan) }
    try reportMadeDefaults(&kv)
    var whole = MappedValue.record(MappedValue.Record(mapping: plan.mapping.id, values: try complete(&kv)))
    // An incomplete object is not passed to a hook and has no value.
    if let start { try kv.after(start, &whole) { _ in } }
    return whole
  }

  private func refuseFactory(_ kv: inout JSONReader) throws(CodingFailure) {
    if case .factory(let function) = plan.mapping.construction { throw kv.needsSwift("the function \(function)") }
  }

  private mutating func reportMadeDefaults(_ kv: inout JSONReader) throws(CodingFailure) {
    guard !plan.made.isEmpty else { return }
    for property in values.indices where values[property] == nil && !isThere[property] {
      guard let made = plan.made[property] else { continue }
      if interpreter.stubsSwift {
        values[property] = .absent
        continue
      }
      try kv.reportNeedsSwift(made.function, plan.keys, rule: made.rule, scan)
    }
  }

  private func complete(_ kv: inout JSONReader) throws(CodingFailure) -> [MappedValue] {
    var complete: [MappedValue] = []
    complete.reserveCapacity(values.count)
    for value in values {
      // If a value is built in place, missing properties have already been reported, and reading continues.
      guard let value = value ?? (plan.mapping.construction == .inPlace ? MappedValue.none : nil) else {
        throw kv.incomplete()
      }
      complete.append(value)
    }
    return complete
  }

  // MARK: - Keys

  private mutating func readBody(_ kv: inout JSONReader) throws(CodingFailure) {
    switch plan.code.body {
    case .record(let record): try readRecord(record, &kv)
    case .whole:
      try kv.skipWholeValue(&scan)
      if plan.mapping.extras.isParent { kv.enterParent(&scan) }
    case .object(let uses):
      var key = try kv.beginObject(plan.keys, &scan)
      if plan.mapping.extras.isParent { kv.enterParent(&scan) }
      while key >= 0 {
        do throws(CodingFailure) { try execute(uses[key].instructions, &kv) } catch { try kv.recover(error, &scan) }
        key = try kv.nextKey(plan.keys, &scan)
      }
    }
  }

  // MARK: - Instructions

  mutating func execute(_ instructions: [DecodingInstruction], _ kv: inout JSONReader) throws(CodingFailure) {
    for instruction in instructions { try execute(instruction, &kv) }
  }

  private mutating func execute(_ instruction: DecodingInstruction, _ kv: inout JSONReader) throws(CodingFailure) {
    switch instruction {
    case .markFound: isFound = true
    case .markPresent(let property): isThere[property] = true
    case .markAbsent(let property): isThere[property] = false
    case .reset(let property):
      isThere[property] = false
      values[property] = plan.initial[property]
    case .setNothing(let property): setNothing(property)
    case .keepNull(let property):
      isThere[property] = true
      values[property] = .value(.null)
    case .reportNull(let reference, let scope): try reportNull(reference, scope, &kv)
    case .clearSlot(let slot): slots[slot] = .none
    case .setSlotToNull(let slot): slots[slot] = .null
    case .skip: try kv.skip()
    case .read(let read):
      isThere[read.property] = true
      try readProperty(read, &kv)
    case .remember(let slot): slots[slot] = try kv.deferValue()
    case .readFirstChoice(let choice): try readFirstChoice(choice, &kv)
    case .several(let uses): try readSeveral(uses, &kv)
    case .object(let object): try readInner(object, &kv)
    case .array(let array): try readArray(array, &kv)
    case .selection(let selection): try readSelection(selection, &kv)
    }
  }

  private mutating func reportNull(_ reference: RuleReference, _ scope: LookupScopeCode?, _ kv: inout JSONReader)
    throws(CodingFailure)
  {
    isThere[reference.property] = true
    if let scope {
      try kv.reportNull(plan.keys, rule: reference.rule, around: LookupScope(scope), scan)
    } else {
      try kv.reportNull(plan.keys, rule: reference.rule, scan)
    }
  }

  /// One value, once for each use.
  private mutating func readSeveral(_ uses: [RepeatedUse], _ kv: inout JSONReader) throws(CodingFailure) {
    let start = kv.mark()
    for use in uses {
      switch use.back {
      case .seek(let rule): _ = kv.seek(to: start, plan.keys, rule: rule, scan)
      case .rewind: kv.rewind(to: start)
      case nil: break
      }
      try execute(use.instructions, &kv)
    }
  }

  /// A value that is resolved at the end of the object, unless it is the first choice.
  private mutating func readFirstChoice(_ choice: FirstChoiceCode, _ kv: inout JSONReader) throws(CodingFailure) {
    let isNull: Bool
    if let sentinels = choice.sentinels {
      isNull = try kv.consumeNull(orSentinel: interpreter.text(sentinels))
    } else {
      isNull = try kv.consumeNull()
    }
    if isNull {
      if choice.forgets { isThere[choice.read.property] = false }
      slots[choice.slot] = .null
    } else {
      isThere[choice.read.property] = true
      try readProperty(choice.read, &kv)
    }
  }
}
