@_spi(Generated) import KVMap

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMapText

/// The order in which sets and dictionaries are printed and written.
extension MappedValue {
  /// Numbers by value and text by Unicode scalars; `nil` if there are other values, which are ordered by their JSON
  /// text.
  static func sortedByValue(_ values: some Collection<MappedValue>) -> [MappedValue]? {
    guard values.allSatisfy(\.isOrdered) else { return nil }
    return values.sorted(by: precedes)
  }

  var isInteger: Bool {
    switch self {
    case .integer, .unsigned: true
    default: false
    }
  }

  /// The text written for a dictionary key.
  var keyText: String {
    switch self {
    case .string(let text): text
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .uuid(let value): value.uuidString
    case .day(let value): value.description
    case .duration(let value): DurationText.text(value) ?? ""
    case .zoned(let value): value.description
    case .timeZone(let name), .locale(let name): name
    case .bool(let value): String(value)
    case .character(let value): String(value)
    case .url(let value): value.absoluteString
    case .float(let value): JSONNumber(value)?.text ?? ""
    case .double(let value): JSONNumber(value)?.text ?? ""
    case .decimal(let value): JSONNumber(value)?.text ?? ""
    case .none, .absent, .date, .data, .value, .object, .record, .array, .set, .dictionary, .coordinate,
      .enumerationCase, .unionCase, .stub:
      ""
    }
  }

  private var isOrdered: Bool {
    switch self {
    case .integer, .unsigned, .float, .double, .decimal, .string, .character, .day, .duration, .zoned: true
    case .none, .absent, .bool, .date, .url, .uuid, .timeZone, .locale, .data, .value, .object,
      .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase, .stub:
      false
    }
  }

  private static func precedes(_ left: MappedValue, _ right: MappedValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.unsigned(let left), .unsigned(let right)): left < right
    case (.float(let left), .float(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.decimal(let left), .decimal(let right)): left < right
    case (.day(let left), .day(let right)): left < right
    case (.duration(let left), .duration(let right)): left < right
    case (.zoned(let left), .zoned(let right)): ZonedDate.isWritten(left, before: right)
    case (.string(let left), .string(let right)): UTF8Order.precedes(left, right)
    case (.character(let left), .character(let right)): UTF8Order.precedes(String(left), String(right))
    default: false
    }
  }
}
