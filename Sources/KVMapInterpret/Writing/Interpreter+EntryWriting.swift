@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Dictionaries that are written as arrays: `pairs`, `entries` and `keyed(by:)`.
extension Interpreter {
  func writeEntries(
    _ entries: [MappedValue: MappedValue], _ notation: EntryNotation, _ key: Conversion, _ content: Conversion,
    _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    kv.beginArray()
    for (name, value) in try sortedEntries(entries, by: key, &kv, environment) {
      switch notation {
      case .pairs(let keyName, let valueName):
        kv.beginObject()
        kv.key(text(JSONText.member(keyName)))
        try write(name, key, &kv, environment)
        kv.key(text(JSONText.member(valueName)))
        try write(value, content, &kv, environment)
        kv.endObject()
      case .arrays:
        kv.beginArray()
        try write(name, key, &kv, environment)
        try write(value, content, &kv, environment)
        kv.endArray()
      case .keyed(let keyName):
        let start = kv.elementsEnd
        try write(value, content, &kv, environment)
        let object = try kv.beginKeyed(start, text(JSONText.member(keyName)))
        try write(name, key, &kv, environment)
        kv.endKeyed(object)
      }
    }
    kv.endArray()
  }

  /// In ascending order: integers by value, anything else by the text that is written.
  private func sortedEntries(
    _ entries: [MappedValue: MappedValue], by key: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> [(key: MappedValue, value: MappedValue)] {
    if case .scalar = key, entries.keys.allSatisfy(\.isInteger), let keys = MappedValue.sortedByValue(entries.keys) {
      return keys.compactMap { key in entries[key].map { (key, $0) } }
    }
    return try kv.sortedEntries(entries) { (kv: inout JSONWriter, name: MappedValue) throws(CodingFailure) in
      try self.write(name, key, &kv, environment)
    }
  }
}
