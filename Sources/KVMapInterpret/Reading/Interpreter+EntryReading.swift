@_spi(Generated) import KVMap
import KVMapSema

/// Arrays that are read as their only element (`single`), or as a dictionary (`pairs`, `entries`, `keyed(by:)`).
extension Interpreter {
  func readSingleElement(
    _ collection: Conversion, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch collection {
    case .array(let element, let acceptsSingle, _):
      try kv.single(acceptsSingle: acceptsSingle) { (kv: inout JSONReader) throws(CodingFailure) in
        try self.read(element, &kv, environment)
      }
    case .keyed(let element, _, _):
      try kv.singleKeyed { (kv: inout JSONReader) throws(CodingFailure) in try self.read(element, &kv, environment) }
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .set, .dictionary, .field,
      .lazyArray, .single, .entries, .jsonText, .pipeline, .alternatives:
      try read(collection, &kv, environment)
    }
  }

  func readEntries(
    _ notation: EntryNotation, _ key: Conversion, _ value: Conversion, isLossy: Bool, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> [MappedValue: MappedValue] {
    let absent: MappedValue? = if case .optional = value { MappedValue.none } else { nil }
    return try kv.entries(
      entryForm(notation), duplicates: environment.duplicates, unknown: environment.unknown, isLossy: isLossy,
      absent: absent,
      key: { (kv: inout JSONReader) throws(CodingFailure) in try self.read(key, &kv, environment) },
      value: { (kv: inout JSONReader) throws(CodingFailure) in try self.read(value, &kv, environment) })
  }

  func entryForm(_ notation: EntryNotation) -> EntryForm {
    switch notation {
    case .pairs(let key, let value): .pairs(text(key), text(value))
    case .arrays: .arrays
    case .keyed(let key): .keyed(by: text(key))
    }
  }
}
