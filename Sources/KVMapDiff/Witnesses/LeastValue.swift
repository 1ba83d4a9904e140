@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes values of a type: the least one first.
struct LeastValue {
  let program: Program

  init(_ program: Program) { self.program = program }

  /// How many values are each the only element of a collection: as many as there are dates.
  private static let elements = 5

  /// At most 24 values.
  func values(of type: ValueType, depth: Int = 0) -> [MappedValue] {
    guard depth <= LeastDocument.deepest else { return [] }
    switch type {
    case .scalar(let scalar): return Self.values(of: scalar)
    case .mapping(let id): return record(id, [], depth: depth).map { [$0] } ?? []
    case .generic(let id, let arguments): return record(id, arguments, depth: depth).map { [$0] } ?? []
    case .parameter, .foreign: return [.string("a")]
    case .enumeration(let id): return cases(of: program[id])
    case .union(let id):
      return program[id].cases.indices.prefix(24).compactMap { value(of: program[id], at: $0, depth: depth) }
    case .optional(let inner): return values(of: inner, depth: depth) + [.none]
    case .field(let inner): return values(of: inner, depth: depth) + [.none, .absent]
    case .array(let inner), .lazyArray(let inner):
      let parts = values(of: inner, depth: depth + 1)
      return [.array([])] + parts.prefix(Self.elements).map { .array([$0]) } + [.array(Array(parts.prefix(2)))]
    case .set(let inner):
      let parts = values(of: inner, depth: depth + 1)
      return [.set([])] + parts.prefix(Self.elements).map { .set([$0]) }
    case .dictionary(let key, let value):
      let parts = values(of: value, depth: depth + 1)
      let keys = values(of: key, depth: depth + 1)
      return [.dictionary([:])] + zip(keys, parts).prefix(Self.elements).map { .dictionary([$0: $1]) }
    }
  }

  private func cases(of enumeration: Enumeration) -> [MappedValue] {
    enumeration.cases.indices.prefix(24).map { value(of: enumeration, at: $0) }
  }

  /// A case of an enum.
  func value(of enumeration: Enumeration, at index: Int) -> MappedValue {
    let payload: MappedValue? = enumeration.cases[index].hasPayload ? Self.payload(of: enumeration.raw) : nil
    return .enumerationCase(enumeration.id, index, payload: payload)
  }

  private static func payload(of raw: Scalar) -> MappedValue {
    switch raw {
    case .uint, .uint8, .uint16, .uint32, .uint64: .unsigned(99)
    case .int, .int8, .int16, .int32, .int64: .integer(99)
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      .string("another")
    }
  }

  /// A case of a union; `nil` if no value of its type can be made.
  func value(of union: Union, at index: Int, depth: Int = 0) -> MappedValue? {
    guard let type = union.cases[index].type else { return .unionCase(union.id, index, payload: nil) }
    return values(of: type, depth: depth + 1).first.map { .unionCase(union.id, index, payload: $0) }
  }

  private func record(_ id: MappingID, _ arguments: [ValueType], depth: Int) -> MappedValue? {
    var values: [MappedValue] = []
    for property in program[id].properties {
      let type = property.type.substituting(arguments)
      if type.isOptional || depth == LeastDocument.deepest {
        values.append(.none)
      } else if type.isField {
        values.append(.absent)
      } else if let value = self.values(of: type, depth: depth + 1).first {
        values.append(value)
      } else {
        return nil
      }
    }
    return .record(MappedValue.Record(mapping: id, values: values))
  }

  static func values(of scalar: Scalar) -> [MappedValue] {
    switch scalar {
    case .bool: [.bool(true), .bool(false)]
    case .int8: [1, 0, -1, Int64(Int8.max), Int64(Int8.min)].map { .integer($0) }
    case .int16: [1, 0, -1, 128, -129, Int64(Int16.max)].map { .integer($0) }
    case .int32: [1, 0, -1, 128, 256, 32_768, 65_536].map { .integer($0) }
    case .int, .int64: [1, 0, -1, 128, 256, 32_768, 65_536, 2_147_483_648, 4_294_967_296].map { .integer($0) }
    case .uint8: [1, 0, 128, 255].map { .unsigned($0) }
    case .uint16: [1, 0, 128, 256, 32_768].map { .unsigned($0) }
    case .uint32: [1, 0, 128, 256, 32_768, 65_536, 2_147_483_648].map { .unsigned($0) }
    case .uint, .uint64:
      [1, 0, 128, 256, 32_768, 65_536, 2_147_483_648, 9_223_372_036_854_775_808].map { .unsigned($0) }
    case .float: [.float(1.5), .float(1), .float(-1)]
    case .double: [.double(1.5), .double(1), .double(-1), .double(1e300), .double(0.1)]
    case .decimal: [.decimal(Decimal(string: "1.5") ?? 1), .decimal(1), .decimal(-1), .decimal(128)]
    case .string: [.string("a"), .string(""), .string("ab c"), .string("A")]
    case .character: [.character("a"), .character("A")]
    case .date:
      [
        .date(Date(timeIntervalSince1970: 946_684_800)), .date(Date(timeIntervalSince1970: 946_688_523)),
        .date(Date(timeIntervalSince1970: 946_684_800.25)), .date(summer), .date(winter),
      ]
    case .url: [URL(string: "https://example.org/"), URL(string: "a")].compactMap { $0.map(MappedValue.url) }
    case .uuid: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F").map { [.uuid($0)] } ?? []
    case .day: [10_957, 20_082].compactMap { Day(daysSince1970: $0).map(MappedValue.day) }
    case .duration: [.duration(.seconds(3_600)), .duration(.milliseconds(1_250))]
    case .zoned:
      [
        .zoned(ZonedDate(Date(timeIntervalSince1970: 946_684_800), offset: 0)),
        .zoned(ZonedDate(Date(timeIntervalSince1970: 946_684_800), offset: 3_600)),
        .zoned(ZonedDate(winter, offset: 0)),
      ]
    case .timeZone: [.timeZone("Europe/Zurich")]
    case .locale: [.locale("de_CH")]
    case .data: [.data(Data([1, 2, 3])), .data(Data())]
    case .value: [.value(.string("a")), .value(.null), .value(.bool(true))]
    case .object: [.object(JSONObject([])), .object(JSONObject([("a", .bool(true))]))]
    case .coordinate: [.coordinate(GeographicCoordinate(latitude: 1.5, longitude: 1.5))]
    }
  }

  /// 2024-07-25, when clocks of many zones are an hour ahead.
  private static let summer = Date(timeIntervalSince1970: 1_721_865_600)
  /// 2024-12-25, of which the day is no month.
  private static let winter = Date(timeIntervalSince1970: 1_735_084_800)
}
