@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Arrays and dictionaries.
extension Interpreter {
  func readArray(
    _ elements: ValueCode.Elements, isSet: Bool, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var all: [MappedValue] = []
    guard try kv.beginArray() else { return isSet ? .set([]) : .array([]) }
    var index = 0
    repeat {
      if elements.asks { kv.noteElement(index: index) }
      index += 1
      try readPart(isLossy: elements.isLossy, &kv) { (kv) throws(CodingFailure) in
        all.append(try self.read(elements.element, &kv, environment))
      }
    } while try kv.nextElement()
    return isSet ? .set(Set(all)) : .array(all)
  }

  /// A value in place of the only element.
  func readOnly(
    _ element: ValueCode, asks: Bool, isSet: Bool, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    if asks { kv.noteElement(index: 0) }
    let value = try read(element, &kv, environment)
    return isSet ? .set([value]) : .array([value])
  }

  /// An array of exactly one element.
  func readSingle(
    _ element: ValueCode, acceptsSingle: Bool, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    try kv.single(acceptsSingle: acceptsSingle) { (kv: inout JSONReader) throws(CodingFailure) in
      try self.read(element, &kv, environment)
    }
  }

  /// An object of exactly one member.
  func readSingleMember(
    _ member: ValueCode, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    try kv.singleKeyed { (kv: inout JSONReader) throws(CodingFailure) in try self.read(member, &kv, environment) }
  }

  /// An object whose members are the elements of an array or a set.
  func readMembers(
    _ members: ValueCode.Elements, isSet: Bool, _ duplicates: Mapping.Settings.Duplicates, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let all =
      duplicates == .error
      ? try readDistinctMembers(members, &kv, environment)
      : try kv.keyed(keepsLast: duplicates == .last, isLossy: members.isLossy) { kv throws(CodingFailure) in
        try self.read(members.element, &kv, environment)
      }
    return isSet ? .set(Set(all)) : .array(all)
  }

  private func readDistinctMembers(
    _ members: ValueCode.Elements, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> [MappedValue] {
    var all: [MappedValue] = []
    var keys = SeenKeys()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      try readPart(isLossy: members.isLossy, &kv) { (kv) throws(CodingFailure) in
        all.append(try self.read(members.element, &kv, environment))
      }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func readDictionary(
    _ entries: ValueCode.Entries, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var all: [MappedValue: MappedValue] = [:]
    guard try kv.openDictionary() else { return .dictionary([:]) }
    let isLossy = entries.isLossy
    repeat {
      let entry = kv.mark()
      let key = try readEntryPart(entries.key, of: entry, isLossy: isLossy, &kv, environment)
      guard let key else { continue }
      if all[key] != nil {
        switch entries.duplicates {
        case .error: if !isLossy { try kv.duplicateEntry() }
        case .first:
          try kv.skip()
          continue
        case .last: break
        }
      }
      if entries.asks { kv.noteElementKey() }
      let value = try readEntryPart(entries.value, of: entry, isLossy: isLossy, &kv, environment)
      guard let value else { continue }
      // A dropped entry does not count.
      if isLossy, entries.duplicates == .error, all[key] != nil { try kv.duplicateEntry(at: entry) }
      all[key] = value
    } while try kv.nextEntry()
    return .dictionary(all)
  }

  /// The key or the value of an entry.
  ///
  /// - Returns: `nil` if it causes the entry to be omitted: dropped, or reported where all problems are collected.
  private func readEntryPart(
    _ code: ValueCode, of entry: ValuePosition, isLossy: Bool, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue? {
    let attempt = isLossy ? kv.attempt() : entry
    do throws(CodingFailure) {
      let value = try read(code, &kv, environment)
      if isLossy { kv.acceptAttempt(attempt) }
      return value
    } catch {
      try kv.leaveOut(error, entry: entry, isLossy: isLossy)
      return nil
    }
  }

  /// An element that is dropped if it is invalid, or reported and omitted where all problems are collected.
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

  /// An array that is read as a dictionary.
  func readEntries(
    _ notation: EntryNotation, _ entries: ValueCode.Entries, _ unknown: Mapping.Settings.Unknown, isAbsentNil: Bool,
    _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let all: [MappedValue: MappedValue] = try kv.entries(
      entryForm(notation), duplicates: KeyTable.Duplicates(entries.duplicates),
      unknown: KeyTable.Unknown(UnknownKeys(unknown)), isLossy: entries.isLossy,
      absent: isAbsentNil ? MappedValue.none : nil,
      key: { (kv: inout JSONReader) throws(CodingFailure) in try self.read(entries.key, &kv, environment) },
      value: { (kv: inout JSONReader) throws(CodingFailure) in try self.read(entries.value, &kv, environment) })
    return .dictionary(all)
  }

  func entryForm(_ notation: EntryNotation) -> EntryForm {
    switch notation {
    case .pairs(let key, let value): .pairs(text(key), text(value))
    case .arrays: .arrays
    case .keyed(let key): .keyed(by: text(key))
    }
  }
}
