import KVMapInterpret

extension MappedValue {
  /// Whether it has null where only Swift reads a value: most types refuse it, and some do not, so that such a document
  /// shows nothing.
  package var hasNullForSwift: Bool {
    switch self {
    case .stub(let value): value == .null
    case .record(let record): record.values.contains(where: \.hasNullForSwift)
    case .array(let elements): elements.contains(where: \.hasNullForSwift)
    case .set(let elements): elements.contains(where: \.hasNullForSwift)
    case .dictionary(let entries): entries.contains { $0.key.hasNullForSwift || $0.value.hasNullForSwift }
    case .enumerationCase(_, _, let payload), .unionCase(_, _, let payload): payload?.hasNullForSwift == true
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .string, .character, .date, .url, .uuid,
      .day, .duration, .zoned, .timeZone, .locale, .data, .value, .object, .coordinate:
      false
    }
  }
}
