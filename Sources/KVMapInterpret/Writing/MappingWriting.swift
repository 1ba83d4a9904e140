@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Writes one value of a mapped type: the counterpart of the `_kvEncode` body in generated code.
struct MappingWriting {
  let interpreter: Interpreter
  let plan: PreparedWriting
  let record: MappedValue.Record
  let environment: Environment
  /// Indexed by property.
  private var captured: [Int: CapturedObject] = [:]

  init(_ interpreter: Interpreter, _ plan: PreparedWriting, _ record: MappedValue.Record, _ environment: Environment) {
    self.interpreter = interpreter
    self.plan = plan
    self.record = record
    self.environment = environment
  }

  mutating func run(_ kv: inout JSONWriter) throws(CodingFailure) {
    if let whole = plan.mapping.writing.whole { return try write(whole, &kv) }
    // Properties whose object is written flat are written once in advance and emitted member by member.
    for capture in plan.captures {
      let start = kv.capture(capture.paths)
      if isOmitted(capture.property) { kv.null() } else { try write(capture.property, &kv) }
      captured[capture.property] = try kv.endCapture(start)
    }
    if let record = plan.record { return try writeRecord(record, &kv) }
    kv.beginObject()
    try writeMembers(plan.members, &kv)
    if let rest = plan.mapping.writing.root.rest { try writeRest(rest, &kv) }
    if let list = plan.mapping.writing.root.memberList { try writeRest(list, &kv, asList: true) }
    kv.endObject()
  }

  /// An array in place of an object, with the remaining elements behind its own.
  private mutating func writeRecord(_ record: PreparedContent, _ kv: inout JSONWriter) throws(CodingFailure) {
    let areNamed = beginElements(&kv)
    if case .array(let elements, _) = record {
      kv.beginArray()
      var end = kv.elementsEnd
      for element in elements where try writeElement(element, &kv) { end = kv.elementsEnd }
      if let rest = plan.mapping.writing.root.rest, try writeRemaining(rest, &kv) { end = kv.elementsEnd }
      kv.endArray(behind: end)
    } else {
      _ = try writeElement(record, isThere: true, &kv)
    }
    kv.endElements(areNamed)
  }

  private func beginElements(_ kv: inout JSONWriter) -> Bool {
    guard let element = plan.element else { return false }
    return kv.beginElements(element)
  }

  /// - Returns: Whether there are any.
  private func writeRemaining(_ property: Int, _ kv: inout JSONWriter) throws(CodingFailure) -> Bool {
    if plan.mapping.properties[property].type.isOptional, record.values[property] == .none { return false }
    let start = kv.elementsEnd
    try write(property, &kv)
    return try kv.spliceElements(from: start)
  }

  /// The keys that no rule takes, alongside those that rules write.
  ///
  /// - Parameter asList: Whether the value is an array, whose elements are members.
  private func writeRest(
    _ property: Int, _ kv: inout JSONWriter, asList: Bool = false
  ) throws(CodingFailure) {
    if isOmitted(property) { return }
    if plan.mapping.properties[property].type.isOptional, record.values[property] == .none { return }
    let start = kv.capture(interpreter.text(""))
    try write(property, &kv)
    guard !asList else { return try kv.endMemberList(start, except: plan.takenKeys) }
    try kv.members(of: kv.endCapture(start), except: plan.takenKeys)
  }

  private mutating func writeMembers(_ members: [PreparedWriting.Member], _ kv: inout JSONWriter) throws(CodingFailure)
  {
    for member in members {
      switch member.content {
      case .property(let property): try writeProperty(property, member.key, &kv)
      case .gathered(let property, let keys):
        guard var taken = captured[property] else { continue }
        kv.member(&taken, member.key, keys: keys)
        captured[property] = taken
      case .object(let inner, _):
        let begun = kv.beginOptionalObject(member.key)
        try writeMembers(inner, &kv)
        kv.endOptionalObject(begun)
      case .array(let elements, let properties):
        // An intermediate array is omitted if nothing in it has a value; otherwise its elements keep their positions.
        guard properties.contains(where: isThere) else { continue }
        kv.key(member.key)
        try writeElements(elements, &kv)
      case .selection(let elements, let properties):
        guard properties.contains(where: isThere) else { continue }
        kv.key(member.key)
        try writeSelected(elements, &kv)
      case .constant(let value):
        kv.key(member.key)
        kv.key(value)
      // Only in arrays.
      case .hole: break
      case .elements(let columns): try writeProjection(columns, member.key, &kv)
      }
    }
  }

  /// An array of selected elements; those without a value are omitted.
  private mutating func writeSelected(
    _ elements: [PreparedSelectedElement], _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    kv.beginArray()
    for element in elements where element.properties.contains(where: isThere) {
      guard let content = element.content else {
        kv.beginObject()
        try writeMembers(element.members, &kv)
        kv.endObject()
        continue
      }
      // A value that keeps all keys has those of the selector as well.
      if case .property(let property) = content,
        interpreter.program.mayWriteAnyKey(plan.mapping.properties[property].conversion)
      {
        _ = try writeElement(content, &kv)
        continue
      }
      let start = kv.beginPrefixMembers(element.lead)
      _ = try writeElement(content, &kv)
      try kv.endPrefixMembers(start)
    }
    kv.endArray()
  }

  private func writeProjection(
    _ columns: [PreparedContent.Column], _ key: ConstantText, _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    var projected = ProjectedColumns()
    for column in columns {
      let start = kv.capture(column.place)
      if isOmitted(column.property) { kv.null() } else { try write(column.property, &kv) }
      try kv.endColumn(start, column.key, into: &projected)
    }
    try kv.elements(key, projected)
  }

  private func writeProperty(_ property: Int, _ key: ConstantText, _ kv: inout JSONWriter) throws(CodingFailure) {
    if record.values[property] == .absent || isOmitted(property) { return }
    if case .optional = plan.mapping.properties[property].conversion, record.values[property] == .none {
      guard plan.mapping.writesNil(of: plan.mapping.properties[property]) else { return }
      kv.key(key)
      kv.null()
      return
    }
    kv.key(key)
    try write(property, &kv)
  }

  /// Elements keep their positions. Those without a value at the end of the array are omitted.
  private mutating func writeElements(_ elements: [PreparedContent], _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginArray()
    var end = kv.elementsEnd
    for element in elements where try writeElement(element, &kv) { end = kv.elementsEnd }
    kv.endArray(behind: end)
  }

  /// - Parameter isThere: Whether something in it is known to have a value, or not asked.
  /// - Returns: whether the element has a value.
  private mutating func writeElement(
    _ element: PreparedContent, isThere isKnown: Bool = false, _ kv: inout JSONWriter
  ) throws(CodingFailure) -> Bool {
    if !isKnown, element.isContainer, !element.properties.contains(where: isThere) {
      kv.null()
      return false
    }
    switch element {
    case .property(let property):
      if isOmitted(property) { kv.null() } else { try write(property, &kv) }
    case .gathered(let property, let keys):
      guard var taken = captured[property] else { return false }
      let isThere = kv.element(&taken, keys: keys)
      captured[property] = taken
      return isThere || plan.mapping.properties[property].presence.writesNil ?? plan.mapping.settings.writesNil
    case .object(let members, _):
      kv.beginObject()
      try writeMembers(members, &kv)
      kv.endObject()
    case .array(let inner, _): try writeElements(inner, &kv)
    case .selection(let elements, _): try writeSelected(elements, &kv)
    case .constant(let value): kv.key(value)
    case .hole: kv.null()
    // An array cannot stand directly in another: a path has a key before `[*]`.
    case .elements: kv.null()
    }
    return element.properties.contains(where: isThere)
  }

  /// Whether there is something to write for a property.
  private func isThere(_ property: Int) -> Bool {
    let rule = plan.mapping.properties[property]
    guard plan.mapping.mayLack(rule) else { return true }
    if isOmitted(property) { return false }
    if rule.type.isField { return record.values[property] != .absent }
    return !rule.type.isOptional || plan.mapping.writesNil(of: rule) || record.values[property] != .none
  }

  /// `@omit_default`, `@omit_empty`
  private func isOmitted(_ property: Int) -> Bool {
    let presence = plan.mapping.properties[property].presence
    let value = record.values[property]
    if presence.omitsDefault, let omitted = plan.defaults[property], value == omitted { return true }
    return presence.omitsEmpty && value.isEmpty
  }

  private func write(_ property: Int, _ kv: inout JSONWriter) throws(CodingFailure) {
    let rule = plan.mapping.properties[property]
    if rule.isSensitive { kv.hideValues(true) }
    try check(property, &kv)
    try interpreter.write(record.values[property], rule.conversion, &kv, environment)
    if rule.isSensitive { kv.hideValues(false) }
  }

  /// The `where` checks, and the lines `check` that begin with the property. nil passes.
  private func check(_ property: Int, _ kv: inout JSONWriter) throws(CodingFailure) {
    let rule = plan.mapping.properties[property]
    let value = record.values[property]
    guard value != .none else { return }
    let type = rule.type.isField ? rule.type.part.withoutOptional : rule.type.withoutOptional
    for check in rule.checks { try kv.check(interpreter.holds(check, for: value, type), check.expectation) }
    for comparison in plan.mapping.extras.comparisons where comparison.left == property {
      try kv.check(interpreter.holds(comparison, in: record.values, of: plan.mapping), comparison.text)
    }
  }
}
