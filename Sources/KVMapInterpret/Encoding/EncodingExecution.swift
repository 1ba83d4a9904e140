@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Writes one value of a mapped type: the counterpart of the `_kvEncode` body in generated code.
struct EncodingExecution {
  let interpreter: Interpreter
  let mapping: MappingID
  let record: MappedValue.Record
  let environment: Environment
  /// Indexed by property.
  private var captured: [Int: CapturedObject] = [:]

  init(
    _ interpreter: Interpreter, _ mapping: MappingID, _ record: MappedValue.Record, _ environment: Environment
  ) {
    self.interpreter = interpreter
    self.mapping = mapping
    self.record = record
    self.environment = environment
  }

  mutating func run(_ code: EncodingCode, _ kv: inout JSONWriter) throws(CodingFailure) {
    switch code.output {
    case .whole(let property): try write(property, &kv)
    case .record(let record): try write(record, &kv)
    case .object(let captures, let members):
      // Properties whose object is written flat are written once in advance and emitted member by member.
      for capture in captures {
        let start = try begin(capture, &kv)
        captured[capture.property.property] = try kv.endCapture(start)
      }
      kv.beginObject()
      try write(members, &kv)
      kv.endObject()
    }
  }

  private func begin(_ capture: CaptureEncoding, _ kv: inout JSONWriter) throws(CodingFailure) -> Int {
    let start = kv.capture(interpreter.text(capture.paths))
    try writeOrNull(capture.property, &kv)
    return start
  }

  // MARK: - Members

  mutating func write(_ members: [EncodingInstruction], _ kv: inout JSONWriter) throws(CodingFailure) {
    for member in members { try write(member, &kv) }
  }

  private mutating func write(_ member: EncodingInstruction, _ kv: inout JSONWriter) throws(CodingFailure) {
    switch member {
    case .property(let member): try write(member, &kv)
    case .gathered(let key, let property, let keys):
      guard var taken = captured[property] else { return }
      kv.member(&taken, interpreter.text(key), keys: interpreter.text(keys))
      captured[property] = taken
    case .object(let key, let members):
      let begun = kv.beginOptionalObject(interpreter.text(key))
      try write(members, &kv)
      kv.endOptionalObject(begun)
    case .array(let key, let array, let presence):
      guard isAnyThere(presence) else { return }
      kv.key(interpreter.text(key))
      try write(array, &kv)
    case .selection(let key, let elements, let presence):
      guard isAnyThere(presence) else { return }
      kv.key(interpreter.text(key))
      try write(elements, &kv)
    case .constant(let text): kv.key(interpreter.text(text))
    case .projection(let key, let columns): try write(columns, key, &kv)
    case .rest(let property, let keys):
      guard let start = try beginRest(property, &kv) else { return }
      try kv.members(of: kv.endCapture(start), except: interpreter.text(keys))
    case .memberList(let property, let keys):
      guard let start = try beginRest(property, &kv) else { return }
      try kv.endMemberList(start, except: interpreter.text(keys))
    }
  }

  /// A part of a captured property that is an element of an array.
  ///
  /// - Returns: Whether it is there.
  mutating func writeGathered(_ property: Int, _ keys: String, _ kv: inout JSONWriter) -> Bool {
    guard var taken = captured[property] else { return false }
    defer { captured[property] = taken }
    return kv.element(&taken, keys: interpreter.text(keys))
  }

  private func write(
    _ columns: [ColumnEncoding], _ key: String, _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    var projected = ProjectedColumns()
    for column in columns {
      let start = try begin(column.capture, &kv)
      try kv.endColumn(start, interpreter.text(column.key), into: &projected)
    }
    try kv.elements(interpreter.text(key), projected)
  }

  /// The keys that no rule takes, alongside those that rules write.
  ///
  /// - Returns: Where they begin; `nil` if there are none.
  private func beginRest(_ property: PropertyEncoding, _ kv: inout JSONWriter) throws(CodingFailure) -> Int? {
    if isOmitted(property) || isNil(property) { return nil }
    let start = kv.capture(interpreter.text(""))
    try write(property, &kv)
    return start
  }

  private func write(_ member: MemberEncoding, _ kv: inout JSONWriter) throws(CodingFailure) {
    let value = record.values[member.property.property]
    // The absent value of a field, or a value that only Swift knows.
    if value == .absent || isOmitted(member.property) { return }
    switch member.form {
    case .call(_, ifPresent: true) where value == .none: return
    case .optional(_, let writesNull) where value == .none:
      guard writesNull else { return }
      kv.key(interpreter.text(member.key))
      return kv.null()
    case .call, .arrayCall, .optional, .field, .value:
      kv.key(interpreter.text(member.key))
      try write(member.property, &kv)
    }
  }
}
