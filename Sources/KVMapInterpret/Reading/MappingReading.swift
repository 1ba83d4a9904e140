@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Reads one value of a mapped type: the counterpart of the `_kvDecode` body in generated code.
struct MappingReading {
  let interpreter: Interpreter
  let plan: PreparedReading
  let environment: Environment
  var scan = ObjectState(updating: false)
  /// The position of the value in the enclosing array or dictionary.
  private(set) var standing = ElementPosition.none
  /// The current value of each property; `nil` for a required one that has not been read.
  var values: [MappedValue?]
  var slots: [ValuePosition]
  /// Which properties were present, of those that the loop over the root's keys does not track.
  var isThere: [Bool]
  /// Whether a rule found something in the object, also null.
  private(set) var isFound = false

  init(_ interpreter: Interpreter, _ plan: PreparedReading, _ environment: Environment) {
    self.interpreter = interpreter
    self.plan = plan
    self.environment = environment.reading(
      plan.mapping.settings.duplicates, unknown: plan.mapping.settings.unknown)
    values = plan.initial
    slots = Array(repeating: .none, count: plan.slotCount)
    isThere = Array(repeating: false, count: plan.mapping.properties.count)
  }

  mutating func run(_ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    try refuseFactory(&kv)
    // Before anything else is read: it applies to the value under the cursor.
    standing = kv.element()
    // The functions themselves are left out here.
    let start = plan.mapping.extras.after.isEmpty ? nil : kv.hookStart(plan.keys)
    try readRoot(&kv)
    for property in plan.nestedRequired where !isThere[property] {
      try kv.reportMissing(plan.keys, rule: plan.rules[property], scan)
    }
    if plan.refusesEmptyObjects, !isFound, !(plan.mapping.findsRest && kv.hasRemainder(scan)) {
      try kv.reportEmpty(plan.keys, scan)
    }
    for read in plan.deferred { try readDeferred(read, &kv) }
    try compare(&kv)
    if plan.mapping.extras.isParent { kv.leaveParent(scan) }
    for (property, function) in plan.made where values[property] == nil && !isThere[property] {
      if interpreter.stubsSwift {
        values[property] = .absent
        continue
      }
      try kv.reportNeedsSwift(function, plan.keys, rule: plan.rules[property], scan)
    }
    var complete: [MappedValue] = []
    complete.reserveCapacity(values.count)
    for value in values {
      // If a value is built in place, missing properties have already been reported, and reading continues.
      guard let value = value ?? (plan.mapping.construction == .inPlace ? MappedValue.none : nil) else {
        throw kv.incomplete()
      }
      complete.append(value)
    }
    var whole = MappedValue.record(MappedValue.Record(mapping: plan.mapping.id, values: complete))
    // An incomplete object is not passed to a hook and has no value.
    if let start { try kv.after(start, &whole) { _ in } }
    return whole
  }

  private func refuseFactory(_ kv: inout JSONReader) throws(CodingFailure) {
    if case .factory(let function) = plan.mapping.construction { throw kv.needsSwift("the function \(function)") }
  }

  // MARK: - Keys and elements

  private mutating func readRoot(_ kv: inout JSONReader) throws(CodingFailure) {
    if let record = plan.record { return try readRecord(record, &kv) }
    guard plan.mapping.reading.needsObject else {
      try kv.skipWholeValue(&scan)
      if plan.mapping.extras.isParent { kv.enterParent(&scan) }
      return
    }
    var key = try kv.beginObject(plan.keys, &scan)
    if plan.mapping.extras.isParent { kv.enterParent(&scan) }
    while key >= 0 {
      do throws(CodingFailure) {
        try readUses(plan.root.entries[key], isOnTheWay: false, &kv)
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(plan.keys, &scan)
    }
  }

  /// An intermediate object on the path to other values.
  private mutating func readInner(_ object: PreparedObject, _ kv: inout JSONReader) throws(CodingFailure) {
    for uses in object.entries { reset(uses) }
    if try kv.consumeNull() {
      isFound = true
      for uses in object.entries { try setNull(uses, &kv) }
      return
    }
    var inner = ObjectState(updating: false)
    var key = try kv.beginObject(object.keys, &inner)
    while key >= 0 {
      do throws(CodingFailure) {
        try readUses(object.entries[key], isOnTheWay: true, &kv)
      } catch {
        try kv.recover(error, &inner)
      }
      key = try kv.nextKey(object.keys, &inner)
    }
  }

  /// An intermediate array. Elements counted from the end are only known at the end, so the last ones are recorded.
  private mutating func readArray(_ array: PreparedArray, _ kv: inout JSONReader) throws(CodingFailure) {
    for entry in array.entries { reset(entry.uses) }
    if try kv.consumeNull() {
      isFound = true
      for entry in array.entries { try setNull(entry.uses, &kv) }
      return
    }
    guard try kv.beginArray() else { return }
    var last: [ValuePosition] = []
    var index = 0
    repeat {
      let element = kv.mark()
      if let uses = array.fromStart[index] {
        try readUses(uses, isOnTheWay: true, &kv)
        if array.lastCount > 0 { kv.rewind(to: element) }
      } else if array.lastCount == 0 {
        try kv.skip()
      }
      if array.lastCount > 0 {
        if last.count == array.lastCount { last.removeFirst() }
        last.append(try kv.deferValue())
      }
      index += 1
    } while try kv.nextElement()
    for entry in array.fromEnd {
      let position = last.count + entry.index
      guard last.indices.contains(position) else { continue }
      try readFromEnd(entry, last[position], &kv)
    }
  }

  /// An intermediate array, of which each selector takes the first element that it fits.
  private mutating func readSelections(
    _ selections: [PreparedSelection], _ kv: inout JSONReader
  ) throws(CodingFailure) {
    for selection in selections { reset(selection.uses) }
    if try kv.consumeNull() {
      isFound = true
      for selection in selections { try setNull(selection.uses, &kv) }
      return
    }
    guard try kv.beginArray() else { return }
    var waiting = Array(selections.indices)
    repeat {
      let element = kv.mark()
      for index in waiting where try isSelected(selections[index], &kv) {
        waiting.removeAll { $0 == index }
        do throws(CodingFailure) {
          try readUses(selections[index].uses, isOnTheWay: true, &kv)
        } catch {
          try kv.recover(error, from: element)
        }
        kv.rewind(to: element)
      }
      try kv.skip()
    } while try kv.nextElement()
  }

  private func isSelected(_ selection: PreparedSelection, _ kv: inout JSONReader) throws(CodingFailure) -> Bool {
    try kv.isSelected(by: selection.selector, lenient: selection.isLenient)
  }

  private mutating func readFromEnd(
    _ entry: PreparedArray.Entry, _ element: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) {
    guard element.isValue else {
      isFound = true
      return try setNull(entry.uses, &kv)
    }
    let back = kv.seek(to: element, plan.keys, rule: entry.rule, scan)
    do throws(CodingFailure) {
      try readUses(entry.uses, isOnTheWay: true, &kv)
    } catch {
      try kv.recover(error, from: element)
    }
    kv.rewind(to: back)
  }

  /// The value under the cursor, once for each use.
  mutating func readUses(
    _ uses: [PreparedUse], isOnTheWay: Bool, _ kv: inout JSONReader
  ) throws(CodingFailure) {
    let start = kv.mark()
    for (index, use) in uses.enumerated() {
      if index > 0 { goBack(to: start, for: use, &kv) }
      switch use {
      case .property(let property):
        isFound = true
        isThere[property] = true
        try readProperty(property, &kv)
      case .slot(let slot):
        isFound = true
        try readSlot(slot, &kv)
      case .object(let object): try readInner(object, &kv)
      case .array(let array): try readArray(array, &kv)
      case .selection(let selections): try readSelections(selections, &kv)
      }
    }
    if uses.isEmpty { try kv.skip() }
  }

  /// Goes back to a value for its second use. Problems are reported for the rule of the key unless another rule is
  /// entered.
  private func goBack(to start: ValuePosition, for use: PreparedUse, _ kv: inout JSONReader) {
    let property: Int? =
      switch use {
      case .property(let property): property
      case .slot(let slot): plan.decisive[slot]
      case .object, .array, .selection: nil
      }
    if let property {
      _ = kv.seek(to: start, plan.keys, rule: plan.rules[property], scan)
    } else {
      kv.rewind(to: start)
    }
  }

  /// A value that is resolved at the end of the object, unless it is the first choice.
  private mutating func readSlot(_ slot: Int, _ kv: inout JSONReader) throws(CodingFailure) {
    guard let property = plan.decisive[slot] else {
      slots[slot] = try kv.deferValue()
      return
    }
    let isNull: Bool
    if let sentinels = plan.sentinels[property] {
      isNull = try kv.consumeNull(orSentinel: sentinels)
    } else {
      isNull = try kv.consumeNull()
    }
    if isNull {
      forget(property)
      slots[slot] = .null
    } else {
      isThere[property] = true
      try readProperty(property, mayBeNull: false, &kv)
    }
  }

  /// With `duplicates last`, a second null discards a first value.
  func isReplacing() -> Bool { plan.mapping.settings.duplicates == .last }

  mutating func forget(_ property: Int) {
    if isReplacing() { isThere[property] = false }
  }
}
