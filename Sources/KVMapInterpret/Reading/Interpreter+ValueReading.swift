@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapSource

/// Reads one value as a conversion specifies.
extension Interpreter {
  func read(
    _ conversion: Conversion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    // As in generated code: an array under `lenient` that stands for something else.
    guard kv.isArray() else { return try readValue(conversion, &kv, environment) }
    if conversion.acceptsOnlyElement, kv.enterOnlyElement() {
      let value = try readValue(conversion, &kv, environment)
      try kv.leaveOnlyElement()
      return value
    }
    if environment.acceptsEmptyArrays, program.readsObject(conversion), kv.enterEmptyArray() {
      let value = try readValue(conversion, &kv, environment)
      kv.leaveEmptyArray()
      return value
    }
    return try readValue(conversion, &kv, environment)
  }

  private func readValue(
    _ conversion: Conversion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch conversion {
    case .scalar(.value, _): return .value(try kv.value(environment.duplicates))
    case .scalar(.object, _): return .object(try kv.object(environment.duplicates))
    case .scalar(let scalar, let coercion): return try readScalar(scalar, coercion, &kv)
    // Anything that takes more than a call is in a separate function: documents can be deeply nested, and the stack is
    // small.
    case .mapping(let id): return try readRecord(id, &kv, environment)
    case .optional(let wrapped, let emptyTextIsNil):
      if try isAbsent(wrapped, &kv, environment) { return .none }
      if emptyTextIsNil, try kv.isEmptyText() { return .none }
      return try read(wrapped, &kv, environment)
    case .array(let element, let acceptsSingle, let isLossy):
      if acceptsSingle, !kv.isArray() { return .array([try readSingle(element, &kv, environment)]) }
      return .array(try readElements(element, isLossy: isLossy, &kv, environment))
    case .set(let element, let acceptsSingle, let isLossy):
      if acceptsSingle, !kv.isArray() { return .set([try readSingle(element, &kv, environment)]) }
      return .set(Set(try readElements(element, isLossy: isLossy, &kv, environment)))
    case .dictionary(let key, let value, let isLossy):
      return .dictionary(try readEntries(key, value, isLossy: isLossy, &kv, environment))
    case .pipeline(let pipeline): return try readPipeline(pipeline, &kv, environment)
    case .alternatives(let calls): return try readAlternatives(calls, &kv, environment)
    case .jsonText(let content):
      return try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in try self.read(content, &kv, environment)
      }
    case .keyed(let element, let isSet, let isLossy):
      let elements = try readMembers(element, isLossy: isLossy, &kv, environment)
      return isSet ? .set(Set(elements)) : .array(elements)
    case .single(let collection): return try readSingleElement(collection, &kv, environment)
    case .entries(let notation, let key, let value, let isLossy):
      return .dictionary(try readEntries(notation, key, value, isLossy: isLossy, &kv, environment))
    case .generic(let id, let arguments): return try readGeneric(id, arguments, &kv, environment)
    case .parameter(let index): return try readArgument(index, &kv, environment)
    // It has no Swift types, and a Codable type may read any value.
    case .foreign(_, .codable): return try readCodable(&kv, environment)
    case .foreign(let id, .mapper):
      guard stubsSwift else { throw foreignType(id, &kv) }
      return try readStub(&kv, environment)
    case .field(let value): return try kv.consumeNull() ? .none : read(value, &kv, environment)
    // Read eagerly: the only difference is that problems of its elements are reported earlier than by compiled code.
    case .lazyArray(let element): return .array(try readElements(element, isLossy: false, &kv, environment))
    case .enumeration(let id, let coercion): return try readEnumeration(id, coercion, &kv)
    case .union(let id): return try readUnion(id, &kv, environment)
    }
  }

  /// Whether an optional is nil, determined by the same calls as in generated code.
  private func isAbsent(
    _ conversion: Conversion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> Bool {
    switch conversion.absence {
    case .null: try kv.consumeNull()
    case .nullOrEmptyText: try kv.consumeNullOrEmptyText()
    case .nullOrEmptyElement: try kv.consumeNullOrEmptyElement()
    case .parameter:
      if case .parameter(let index) = conversion, environment.argument(index)?.acceptsEmptyText == true {
        try kv.consumeNull()
      } else {
        try kv.consumeNullOrEmptyText()
      }
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

  private func foreignType(_ id: ForeignTypeID, _ kv: inout JSONReader) -> CodingFailure {
    kv.needsSwift("the Swift type \(program[id].typeName)")
  }

  /// A lenient single-element array.
  private func readSingle(
    _ element: Conversion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    if program.asksForElement(element) { kv.noteElement(index: 0) }
    return try read(element, &kv, environment)
  }

  private func readElements(
    _ element: Conversion, isLossy: Bool, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> [MappedValue] {
    var all: [MappedValue] = []
    guard try kv.beginArray() else { return all }
    let asks = program.asksForElement(element)
    var index = 0
    repeat {
      if asks { kv.noteElement(index: index) }
      index += 1
      try readPart(isLossy: isLossy, &kv) { (kv) throws(CodingFailure) in
        all.append(try self.read(element, &kv, environment))
      }
    } while try kv.nextElement()
    return all
  }

  /// An object whose members are the elements of an array.
  private func readMembers(
    _ element: Conversion, isLossy: Bool, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> [MappedValue] {
    guard environment.duplicates == .error else {
      return try kv.keyed(keepsLast: environment.duplicates == .last, isLossy: isLossy) { kv throws(CodingFailure) in
        try self.read(element, &kv, environment)
      }
    }
    var all: [MappedValue] = []
    var keys = SeenKeys()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      try readPart(isLossy: isLossy, &kv) { (kv) throws(CodingFailure) in
        all.append(try self.read(element, &kv, environment))
      }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private func readEntries(
    _ key: Conversion, _ value: Conversion, isLossy: Bool, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> [MappedValue: MappedValue] {
    var all: [MappedValue: MappedValue] = [:]
    guard try kv.openDictionary() else { return all }
    let asks = program.asksForElement(value)
    repeat {
      let entry = kv.mark()
      let name = try readEntryPart(of: entry, isLossy: isLossy, &kv) { (kv) throws(CodingFailure) in
        try self.readKey(key, &kv, environment)
      }
      guard let name else { continue }
      if all[name] != nil {
        switch environment.duplicates {
        case .error: if !isLossy { try kv.duplicateEntry() }
        case .first:
          try kv.skip()
          continue
        case .last: break
        }
      }
      if asks { kv.noteElementKey() }
      let content = try readEntryPart(of: entry, isLossy: isLossy, &kv) { (kv) throws(CodingFailure) in
        try self.read(value, &kv, environment)
      }
      guard let content else { continue }
      // A dropped entry does not count.
      if isLossy, environment.duplicates == .error, all[name] != nil { try kv.duplicateEntry(at: entry) }
      all[name] = content
    } while try kv.nextEntry()
    return all
  }

  /// The key or the value of an entry.
  ///
  /// - Returns: `nil` if it causes the entry to be omitted: dropped, or reported where all problems are collected.
  private func readEntryPart(
    of entry: ValuePosition, isLossy: Bool, _ kv: inout JSONReader,
    _ body: (inout JSONReader) throws(CodingFailure) -> MappedValue
  ) throws(CodingFailure) -> MappedValue? {
    let attempt = isLossy ? kv.attempt() : entry
    do throws(CodingFailure) {
      let value = try body(&kv)
      if isLossy { kv.acceptAttempt(attempt) }
      return value
    } catch {
      try kv.leaveOut(error, entry: entry, isLossy: isLossy)
      return nil
    }
  }

  /// An element or entry that is dropped if it is invalid, or reported and omitted where all problems are collected.
  private func readPart(
    isLossy: Bool, _ kv: inout JSONReader, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    if isLossy {
      let start = kv.attempt()
      do throws(CodingFailure) {
        try body(&kv)
        kv.acceptAttempt(start)
      } catch {
        try kv.drop(error, from: start)
      }
    } else {
      let start = kv.mark()
      do throws(CodingFailure) {
        try body(&kv)
      } catch {
        try kv.recover(error, from: start)
      }
    }
  }

  /// The key of an entry; the cursor is then at its value.
  private func readKey(
    _ key: Conversion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch key {
    case .enumeration(let id, _): return try readCaseKey(of: id, &kv)
    case .scalar(let scalar, _):
      if let value = try readWholeKey(scalar, &kv) { return value }
      let place = kv.mark()
      return try read(.scalar(scalar, .lenient), of: .string(try kv.entryKey()), at: place, &kv, environment)
    case .pipeline(let pipeline):
      let place = kv.mark()
      var value = MappedValue.string(try kv.entryKey())
      if stubsSwift, pipeline.needsSwift { return value }
      if pipeline.steps.first?.input != .scalar(.string) {
        value = try read(pipeline.input, of: value, at: place, &kv, environment)
      }
      for step in pipeline.steps { value = try apply(step, to: value, at: place, &kv, environment) }
      return value
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .alternatives:
      let place = kv.mark()
      return try read(key, of: .string(try kv.entryKey()), at: place, &kv, environment)
    }
  }

  /// The text of a key, read as if it were a value in the document.
  private func read(
    _ conversion: Conversion, of text: MappedValue, at place: ValuePosition, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let step = Pipeline.Step(.read(conversion), from: .scalar(.string), to: .scalar(.string))
    return try apply(step, to: text, at: place, &kv, environment)
  }

  /// The raw value of a case.
  func readKey(_ scalar: Scalar, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    if let value = try readWholeKey(scalar, &kv) { return value }
    return .string(try kv.entryKey())
  }

  /// Keys that the runtime reads in one call.
  private func readWholeKey(_ scalar: Scalar, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue? {
    switch scalar {
    case .int: return .integer(Int64(try kv.entryKeyInt()))
    case .int8: return .integer(Int64(try kv.entryKeyInt8()))
    case .int16: return .integer(Int64(try kv.entryKeyInt16()))
    case .int32: return .integer(Int64(try kv.entryKeyInt32()))
    case .int64: return .integer(try kv.entryKeyInt64())
    case .uint: return .unsigned(UInt64(try kv.entryKeyUInt()))
    case .uint8: return .unsigned(UInt64(try kv.entryKeyUInt8()))
    case .uint16: return .unsigned(UInt64(try kv.entryKeyUInt16()))
    case .uint32: return .unsigned(UInt64(try kv.entryKeyUInt32()))
    case .uint64: return .unsigned(try kv.entryKeyUInt64())
    case .uuid: return .uuid(try kv.entryKeyUUID())
    case .day: return .day(try kv.entryKeyDay())
    case .string: return .string(try kv.entryKey())
    case .bool, .float, .double, .decimal, .character, .date, .url, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      return nil
    }
  }
}
