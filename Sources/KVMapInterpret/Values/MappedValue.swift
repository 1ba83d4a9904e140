@_spi(Generated) package import KVMap
package import KVMapSema

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The result of mapping a document: what generated code would have produced, as data.
package indirect enum MappedValue: Sendable, Hashable {
  /// nil. For a `Field<T>`: null.
  case none
  /// For a `Field<T>`: the key was absent.
  case absent
  case bool(Bool)
  /// For every signed type; the type is that of the property.
  case integer(Int64)
  /// For every unsigned type.
  case unsigned(UInt64)
  case float(Float)
  case double(Double)
  case decimal(Decimal)
  case string(String)
  case character(Character)
  case date(Date)
  case url(URL)
  case uuid(UUID)
  case day(Day)
  case duration(Duration)
  case zoned(ZonedDate)
  /// By its identifier: without all of Foundation there is no other value.
  case timeZone(String)
  case locale(String)
  case data(Data)
  case value(JSONValue)
  case object(JSONObject)
  case record(Record)
  case array([MappedValue])
  case set(Set<MappedValue>)
  case dictionary([MappedValue: MappedValue])
  case coordinate(GeographicCoordinate)
  /// A case of an enum, by its position, and the payload of its `else` case.
  case enumerationCase(EnumerationID, Int, payload: MappedValue?)
  /// A case of a union, or a member of a family, by its position, and its payload, if it has one.
  case unionCase(UnionID, Int, payload: MappedValue?)
  /// What only Swift can read, as it is in the document: an interpreter with `stubsSwift` reads it.
  case stub(JSONValue)

  /// Whether only Swift can read it.
  var isStub: Bool { if case .stub = self { true } else { false } }

  /// Whether it is a text or a collection without contents.
  var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .object(let object): object.isEmpty
    case .array(let elements): elements.isEmpty
    case .set(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .character, .date, .url, .uuid, .day,
      .duration, .zoned, .timeZone, .locale, .data, .value, .record, .coordinate, .enumerationCase, .unionCase, .stub:
      false
    }
  }

  /// A value of a mapped type.
  package struct Record: Sendable, Hashable {
    package var mapping: MappingID
    /// Indexed by the positions of the properties in `Mapping.properties`.
    package var values: [MappedValue]

    package init(mapping: MappingID, values: [MappedValue]) {
      self.mapping = mapping
      self.values = values
    }
  }
}
