@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Dictionaries, and collections that are written as something else.
extension Interpreter {
  func write(
    _ value: MappedValue, _ dictionary: DictionaryEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    guard case .dictionary(let entries) = value else { throw kv.misfit(value) }
    kv.beginObject()
    for (key, value) in try sorted(entries, dictionary.order, &kv, environment) {
      kv.entryKey(key)
      try write(value, dictionary.content, &kv, environment)
    }
    kv.endObject()
  }

  /// The entries in ascending order of their keys, and the text written for each key.
  private func sorted(
    _ entries: [MappedValue: MappedValue], _ order: KeyOrder, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> [(key: String, value: MappedValue)] {
    switch order {
    case .byValue: sortedByValue(entries).map { ($0.key.keyText, $0.value) }
    case .byUUID: kv.sorted(entries, text: { $0.keyText })
    case .byText(let text):
      try kv.sorted(entries) { (kv: inout JSONWriter, key: MappedValue) throws(CodingFailure) in
        try self.keyText(of: key, text, &kv, environment)
      }
    }
  }

  private func sortedByValue(_ entries: [MappedValue: MappedValue]) -> [(key: MappedValue, value: MappedValue)] {
    (MappedValue.sortedByValue(entries.keys) ?? []).compactMap { key in entries[key].map { (key, $0) } }
  }

  // MARK: - Keyed

  /// Each element is written under its own key (`<-> $key`); one without a key, under its position. Those of a set are
  /// written in the order of their keys.
  func write(
    _ value: MappedValue, _ keyed: KeyedEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    let elements: [MappedValue]
    switch value {
    case .array(let array): elements = array
    case .set(let set): elements = Array(set)
    default: throw kv.misfit(value)
    }
    if keyed.isAscending {
      return try kv.ascendingMembers(elements) { (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
        try self.writeMember(value, at: 0, keyed, &kv, environment)
      }
    }
    let members = kv.beginMembers()
    for (index, value) in elements.enumerated() { try writeMember(value, at: index, keyed, &kv, environment) }
    try kv.endMembers(members)
  }

  private func writeMember(
    _ value: MappedValue, at index: Int, _ keyed: KeyedEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    if let key = keyed.key {
      kv.entryKey(try self.key(of: value, key, &kv, environment))
    } else {
      kv.entryKey(index)
    }
    try write(value, keyed.element, &kv, environment)
  }

  private func key(
    of value: MappedValue, _ key: KeyedEncoding.ElementKey, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> String {
    // Of a family, the payload has the properties of the base.
    if case .unionCase(_, _, let payload?) = value { return try self.key(of: payload, key, &kv, environment) }
    guard case .record(let record) = value else { throw kv.misfit(value) }
    let value = record.values[key.property]
    if key.isOptional, value == .none { throw kv.mismatch(expected: "a key", found: "nil") }
    return try keyText(of: value, key.text, &kv, environment)
  }

  // MARK: - Entries

  func write(
    _ value: MappedValue, _ encoding: EntriesEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    guard case .dictionary(let entries) = value else { throw kv.misfit(value) }
    kv.beginArray()
    for (key, value) in try sorted(entries, encoding, &kv, environment) {
      switch encoding.notation {
      case .pairs(let keyMember, let valueMember):
        kv.beginObject()
        kv.key(text(keyMember))
        try write(key, encoding.key, &kv, environment)
        kv.key(text(valueMember))
        try write(value, encoding.content, &kv, environment)
        kv.endObject()
      case .arrays:
        kv.beginArray()
        try write(key, encoding.key, &kv, environment)
        try write(value, encoding.content, &kv, environment)
        kv.endArray()
      case .keyed(let member):
        let start = kv.elementsEnd
        try write(value, encoding.content, &kv, environment)
        let object = try kv.beginKeyed(start, text(member))
        try write(key, encoding.key, &kv, environment)
        kv.endKeyed(object)
      }
    }
    kv.endArray()
  }

  /// In ascending order: integers by value, anything else by the text that is written.
  private func sorted(
    _ entries: [MappedValue: MappedValue], _ encoding: EntriesEncoding, _ kv: inout JSONWriter,
    _ environment: Environment
  ) throws(CodingFailure) -> [(key: MappedValue, value: MappedValue)] {
    if encoding.isSortedByValue { return sortedByValue(entries) }
    return try kv.sortedEntries(entries) { (kv: inout JSONWriter, key: MappedValue) throws(CodingFailure) in
      try self.write(key, encoding.key, &kv, environment)
    }
  }
}
