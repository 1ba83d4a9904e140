@_spi(Generated) import KVMap
import KVMapSema
import KVMapSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Constant values of a program. The checker has verified that each has the right type.
extension MappedValue {
  /// - Parameters:
  ///   - type: The type of the property, or of the part of it that the value is for.
  ///   - program: Provides the types of payloads.
  init(_ constant: DefaultValue, as type: ValueType, in program: Program) {
    var type = type
    while case .optional(let part) = type { type = part }
    switch constant {
    case .bool(let value): self = .bool(value)
    case .integer(let digits): self = Self.number(digits, as: type)
    case .floating(let digits): self = Self.number(digits, as: type)
    case .decimal(let digits): self = .decimal(Self.parsed(digits) { DecimalText.parse($0).value } ?? 0)
    case .string(let text): self = .string(text)
    case .character(let character): self = .character(character)
    case .date(let seconds, _): self = .date(Date(timeIntervalSince1970: seconds))
    case .day(let year, let month, let day):
      self = .day(GeneratedConstant.day(year: year, month: month, day: day))
    case .duration(let seconds, let attoseconds):
      self = .duration(Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
    case .zoned(let seconds, let offset, _):
      self = .zoned(ZonedDate(Date(timeIntervalSince1970: seconds), offset: offset))
    case .timeZone(let name): self = .timeZone(name)
    case .locale(let name): self = .locale(name)
    case .url(let text): self = .url(Self.parsed(text) { URLText.parse($0) } ?? GeneratedConstant.emptyURL)
    case .uuid(let text): self = .uuid(Self.parsed(text) { UUIDText.parse($0) } ?? GeneratedConstant.emptyUUID)
    case .data(let bytes): self = .data(Data(bytes))
    case .none: self = .none
    case .elements(let elements):
      let values = elements.map { MappedValue($0, as: type.part, in: program) }
      if case .set = type { self = .set(Set(values)) } else { self = .array(values) }
    case .entries(let entries):
      // If two entries share a key, the last one wins, as in generated code.
      let (key, value) = type.entry
      self = .dictionary(
        Dictionary(
          entries.map { (MappedValue($0.key, as: key, in: program), MappedValue($0.value, as: value, in: program)) },
          uniquingKeysWith: { $1 }))
    case .emptyObject(let type):
      guard let id = type.emptyMapping else {
        self = .none
        return
      }
      let values = zip(program[id].properties, program.valuesOfEmptyObject(id)).map { property, value in
        value == .none && property.type.isField ? .absent : MappedValue(value, as: property.type, in: program)
      }
      self = .record(Record(mapping: id, values: values))
    // The caller must not need the value: only compiled code has it.
    case .swift: self = .none
    case .tree(let tree):
      let value = JSONValue(tree)
      if case .scalar(.object) = type, let object = value.objectValue {
        self = .object(object)
      } else {
        self = .value(value)
      }
    case .enumerationCase(let id, let index, let payload):
      self = .enumerationCase(
        id, index, payload: payload.map { MappedValue($0, as: .scalar(program[id].raw), in: program) })
    case .unionCase(let id, let index, let payload):
      self = .unionCase(id, index, payload: payload.flatMap { payload in
        program[id].cases[index].type.map { MappedValue(payload, as: $0, in: program) }
      })
    }
  }

  private static func number(_ digits: String, as type: ValueType) -> MappedValue {
    guard case .scalar(let scalar) = type else { return .integer(Int64(digits) ?? 0) }
    switch scalar {
    case .uint, .uint8, .uint16, .uint32, .uint64: return .unsigned(UInt64(digits) ?? 0)
    case .float: return .float(Float(digits) ?? 0)
    case .double: return .double(Double(digits) ?? 0)
    case .decimal: return .decimal(parsed(digits) { DecimalText.parse($0).value } ?? 0)
    case .bool, .int, .int8, .int16, .int32, .int64, .string, .character, .date, .url, .uuid, .day, .duration, .zoned,
      .timeZone, .locale, .data, .coordinate, .value, .object:
      return .integer(Int64(digits) ?? 0)
    }
  }

  private static func parsed<T>(_ text: String, _ parse: (UTF8Bytes) -> T?) -> T? {
    var text = text
    return text.withUTF8(parse)
  }
}

extension JSONValue {
  /// The tree of a constant.
  init(_ tree: DefaultValue.Tree) {
    switch tree {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let digits): self = JSONNumber(digits).map(Value.number) ?? .null
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { Value($0) })
    case .object(let members): self = .object(JSONObject(members.map { ($0.key, Value($0.value)) }))
    }
  }
}

extension ValueType {
  /// The element type of an optional, an array or a set; any other type is returned unchanged.
  var part: ValueType {
    switch self {
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part): part
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .dictionary, .generic: self
    }
  }

  /// The types of the keys and values of a dictionary.
  var entry: (key: ValueType, value: ValueType) {
    switch self {
    case .dictionary(let key, let value): (key, value)
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .field, .lazyArray,
      .generic:
      (self, self)
    }
  }
}
