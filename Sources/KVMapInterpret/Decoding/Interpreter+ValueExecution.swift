@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Reads one value as its code says.
extension Interpreter {
  func read(
    _ conversion: Conversion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    try read(code(conversion, environment), &kv, environment)
  }

  /// Anything that takes more than a call is in a separate function: documents can be deeply nested, and the stack is
  /// small.
  func read(
    _ code: ValueCode, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch code {
    case .call(let function, let arguments): return try call(function, arguments, &kv)
    case .coordinate(let isLenient): return try readCoordinate(isLenient: isLenient, &kv)
    case .mapping(let id): return try readRecord(id, &kv, environment)
    case .generic(let id, let arguments): return try readGeneric(id, arguments, &kv, environment)
    case .parameter(let index, _): return try readArgument(index, &kv, environment)
    case .foreign(let id): return try readForeign(id, &kv, environment)
    // It has no Swift types, and a Codable type may read any value.
    case .codable: return try readCodable(&kv, environment)
    case .enumeration(let id, let isLenient): return try readEnumeration(id, isLenient ? .lenient : .strict, &kv)
    case .enumerationKey(let id): return try readCaseKey(of: id, &kv)
    case .union(let id): return try readUnion(id, &kv, environment)
    case .optional(let wrapped, let absence), .field(let wrapped, let absence):
      return try isAbsent(absence, &kv, environment) ? .none : read(wrapped, &kv, environment)
    // Lazy arrays are read eagerly: the only difference is that problems of elements are reported earlier than by
    // compiled code.
    case .array(let elements), .mappedArray(let elements), .parameterArray(let elements, _), .lazyArray(let elements):
      return try readArray(elements, isSet: false, &kv, environment)
    case .set(let elements): return try readArray(elements, isSet: true, &kv, environment)
    case .loadedLazyArray(let array): return try read(array, &kv, environment)
    case .orSingle(let collection, let element, let asks, let isSet):
      if kv.isArray() { return try read(collection, &kv, environment) }
      return try readOnly(element, asks: asks, isSet: isSet, &kv, environment)
    case .dictionary(let entries), .mappedDictionary(let entries): return try readDictionary(entries, &kv, environment)
    case .keyed(let elements, let isSet, let kept):
      return try readMembers(elements, isSet: isSet, kept, &kv, environment)
    case .single(let element, let acceptsSingle):
      return try readSingle(element, acceptsSingle: acceptsSingle, &kv, environment)
    case .singleKeyed(let element): return try readSingleMember(element, &kv, environment)
    case .entries(let notation, let entries, let unknown, let isAbsentNil):
      return try readEntries(notation, entries, unknown, isAbsentNil: isAbsentNil, &kv, environment)
    case .jsonText(let content): return try readJSONText(content, &kv, environment)
    case .pipeline(let pipeline): return try readPipeline(pipeline, &kv, environment)
    case .alternatives(let all): return try readAlternatives(all, &kv, environment)
    case .onlyElement(let value): return try readOnlyElement(value, &kv, environment)
    case .emptyArray(let value): return try readEmptyArray(value, &kv, environment)
    case .checked(let value, let checks, let type): return try readChecked(value, checks, type, &kv, environment)
    }
  }

  private func isAbsent(
    _ absence: ValueCode.Absence, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> Bool {
    switch absence {
    case .null: return try kv.consumeNull()
    case .nullOrText: return try kv.consumeNullOrEmptyText()
    case .nullOrElement: return try kv.consumeNullOrEmptyElement()
    case .nullAndEmptyText: return try kv.consumeNull() ? true : kv.isEmptyText()
    case .parameter(let index):
      if environment.argument(index)?.acceptsEmptyText == true { return try kv.consumeNull() }
      return try kv.consumeNullOrEmptyText()
    }
  }

  private func readRecord(
    _ id: MappingID, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    if stubsSwift, case .factory = program[id].construction { return try readStub(&kv, environment) }
    var reading = DecodingExecution(self, readingPlan(of: id), environment)
    return value(try reading.run(&kv), of: id)
  }

  private func readGeneric(
    _ id: MappingID, _ arguments: [Conversion], _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let environment = environment.entering(arguments)
    if case .genericUnion(let union) = program[id].kind { return try readUnion(union, &kv, environment) }
    return try readRecord(id, &kv, environment)
  }

  private func readArgument(
    _ index: Int, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    guard let argument = environment.argument(index) else { throw kv.incomplete() }
    // What the generic type says holds for arguments that keep a value whole; mappings have settings of their own.
    return try read(argument, &kv, environment.inArgument)
  }

  private func readForeign(
    _ id: ForeignTypeID, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    guard stubsSwift else { throw kv.needsSwift("the Swift type \(program[id].typeName)") }
    return try readStub(&kv, environment)
  }

  private func readJSONText(
    _ content: ValueCode, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in try self.read(content, &kv, environment) }
  }

  private func readOnlyElement(
    _ value: ValueCode, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    guard kv.isArray(), kv.enterOnlyElement() else { return try read(value, &kv, environment) }
    let read = try read(value, &kv, environment)
    try kv.leaveOnlyElement()
    return read
  }

  private func readEmptyArray(
    _ value: ValueCode, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    guard kv.isArray(), kv.enterEmptyArray() else { return try read(value, &kv, environment) }
    let read = try read(value, &kv, environment)
    kv.leaveEmptyArray()
    return read
  }

  private func readPipeline(
    _ pipeline: PipelineCode, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    if stubsSwift, pipeline.needsSwift {
      if case .call(.entryKey, _) = pipeline.input { return try read(pipeline.input, &kv, environment) }
      return try readStub(of: pipeline.input, &kv, environment)
    }
    let place = kv.mark()
    return try apply(pipeline.steps, to: try read(pipeline.start, &kv, environment), at: place, &kv, environment)
  }

  private func readAlternatives(
    _ all: ValueCode.Alternatives, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let prepared = alternatives(all)
    let identity = all.mayHoldChoices ? identities.identity(of: prepared, in: environment) : nil
    var attempt = kv.beginCalls(prepared.kinds, of: identity)
    while let call = kv.nextCall(&attempt) {
      do throws(CodingFailure) {
        let value = try read(all.calls[call], &kv, environment)
        kv.acceptCall(attempt)
        return value
      } catch {
        try kv.rejectCall(error, &attempt)
      }
    }
    throw kv.noCall(attempt)
  }
}
