@_spi(Generated) import KVMap
import KVMapSema

/// Arrays and sets that are written as objects: `| keyed`.
extension Interpreter {
  /// Each element is written under its own key (`<-> $key`); one without a key, under its position.
  func writeMembers(
    _ elements: [MappedValue], _ element: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    kv.beginObject()
    for (index, value) in elements.enumerated() {
      if let key = try key(of: value, element, &kv, environment) {
        kv.entryKey(key)
      } else {
        kv.entryKey(index)
      }
      try write(value, element, &kv, environment)
    }
    kv.endObject()
  }

  /// Elements of a set are written in the order of their keys.
  func writeMembers(
    _ elements: Set<MappedValue>, _ element: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    try kv.ascendingMembers(elements) { (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
      guard let key = try self.key(of: value, element, &kv, environment) else { throw kv.misfit(value) }
      kv.entryKey(key)
      try self.write(value, element, &kv, environment)
    }
  }

  /// The key of an element; `nil` if its mapping writes none.
  private func key(
    of value: MappedValue, _ element: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> String? {
    // Of a family, the class of the value says which property it is.
    if case .union(let family) = element, case .unionCase(_, let index, let payload?) = value,
      program[family].cases.indices.contains(index), let conversion = program[family].cases[index].conversion
    {
      return try key(of: payload, conversion, &kv, environment)
    }
    guard case .record(let record) = value, case .mapping(let id) = element,
      let property = program[id].writing.elementKey
    else { return nil }
    let key = record.values[property]
    if key == .none { throw kv.mismatch(expected: "a key", found: "nil") }
    let conversion = program[id].properties[property].conversion
    return try kv.keyText { (kv: inout JSONWriter) throws(CodingFailure) in
      try self.write(key, conversion, &kv, environment)
    }
  }
}
