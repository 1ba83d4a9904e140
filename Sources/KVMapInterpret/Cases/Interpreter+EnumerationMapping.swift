@_spi(Generated) import KVMap
import KVMapSema

/// Enums: the same runtime calls as in generated code.
extension Interpreter {
  func readEnumeration(_ id: EnumerationID, _ coercion: Coercion, _ kv: inout JSONReader) throws(CodingFailure)
    -> MappedValue
  {
    let plan = enumerationPlan(of: id)
    let start = kv.mark()
    guard plan.isText else {
      return try readCase(of: plan, at: start, try readScalar(plan.enumeration.raw, coercion, &kv), &kv)
    }
    let number = try kv.caseNumber(plan.keys, lenient: coercion == .lenient)
    if plan.owners.indices.contains(number) { return .enumerationCase(id, plan.owners[number], payload: nil) }
    guard let otherwise = plan.otherwise else { throw kv.unknownCase(at: start, plan.keys, asNumbers: false) }
    guard plan.enumeration.cases[otherwise].hasPayload else {
      try kv.skip()
      return .enumerationCase(id, otherwise, payload: nil)
    }
    return .enumerationCase(id, otherwise, payload: try readScalar(.string, coercion, &kv))
  }

  /// A raw value that has already been read.
  func readCase(of id: EnumerationID, at place: ValuePosition, _ raw: MappedValue, _ kv: inout JSONReader)
    throws(CodingFailure) -> MappedValue
  { try readCase(of: enumerationPlan(of: id), at: place, raw, &kv) }

  private func readCase(
    of plan: PreparedEnumeration, at place: ValuePosition, _ raw: MappedValue, _ kv: inout JSONReader
  ) throws(CodingFailure) -> MappedValue {
    let id = plan.enumeration.id
    if case .string(let text) = raw {
      let number = kv.caseNumber(plan.keys, of: text)
      if plan.owners.indices.contains(number) { return .enumerationCase(id, plan.owners[number], payload: nil) }
    } else if let index = plan.numbers[raw] {
      return .enumerationCase(id, index, payload: nil)
    }
    guard let otherwise = plan.otherwise else { throw kv.unknownCase(at: place, plan.keys, asNumbers: !plan.isText) }
    return .enumerationCase(id, otherwise, payload: plan.enumeration.cases[otherwise].hasPayload ? raw : nil)
  }

  /// The key of a dictionary.
  func readCaseKey(of id: EnumerationID, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    let plan = enumerationPlan(of: id)
    let key = kv.mark()
    guard !plan.isText else { return try readCase(of: plan, at: key, .string(try kv.entryKey()), &kv) }
    let raw: MappedValue
    do throws(CodingFailure) { raw = try readKey(plan.enumeration.raw, &kv) } catch {
      throw kv.unknownCase(error, at: key, plan.keys)
    }
    return try readCase(of: plan, at: key, raw, &kv)
  }

  /// The raw value of a case in a document.
  func raw(of value: MappedValue, _ id: EnumerationID, _ kv: inout JSONWriter) throws(CodingFailure) -> MappedValue {
    let enumeration = program[id]
    guard case .enumerationCase(_, let index, let payload) = value, enumeration.cases.indices.contains(index) else {
      throw kv.misfit(value)
    }
    if let payload { return payload }
    let item = enumeration.cases[index]
    guard let written = item.written else { throw kv.unknownCase(item.name) }
    return MappedValue(written, as: .scalar(enumeration.raw), in: program)
  }
}
