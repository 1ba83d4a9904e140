import KVMapSema
import KVMapSyntax

/// Conditions behind `where`.
extension Completion {
  private enum Checked { case number, text, array, dictionary, bytes, value, other }

  /// What the type of the property is for conditions; `nil` where none is written, or for types of other files.
  private var checked: Checked? {
    guard place.expectations.contains(.keyword(.count)), place.expectations.contains(.keyword(.unique)) else {
      return nil
    }
    return ExpectedValue.checkedType(at: place, before: place.index, names).flatMap(checked)
  }

  private func checked(_ type: TypeSyntax) -> Checked? {
    switch type {
    case .optional(let wrapped, _): return checked(wrapped)
    case .array: return .array
    case .dictionary: return .dictionary
    case .missing: return nil
    case .named(let name, _, _):
      if name.text == BuiltInType.set { return .array }
      guard let scalar = Scalar(rawValue: name.text) else {
        if case .enumeration? = names.item(named: name.text) { return .other }
        return names.item(named: name.text) == nil && name.text != BuiltInType.field ? nil : .value
      }
      switch scalar {
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
        return .number
      case .string: return .text
      case .data: return .bytes
      case .coordinate, .value, .object: return .value
      case .bool, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale: return .other
      }
    }
  }

  /// Whether a word may begin a condition of the type, as far as that is known.
  func fitsCheck(_ keyword: Keyword) -> Bool {
    guard let checked else { return true }
    let fitting: [Keyword: Set<Checked>] = [
      .count: [.text, .array, .dictionary, .bytes], .unique: [.array], .each: [.array, .dictionary],
      .matches: [.text],
      .multiple: [.number],
    ]
    return fitting[keyword]?.contains(checked) ?? (checked != .value)
  }

  /// A range, where numbers are compared.
  mutating func collectRanges() { if checked == .number { add("0...", .value, .good, detail: "at least 0") } }
}
