@_spi(Generated) import KVMap
import KVMapSema

/// `where` over values of the interpreter, compared as in generated code.
extension Property.Check {
  /// The end of the sentence "expected …".
  var expectation: String {
    switch subject {
    case .value: "a value in \(text)"
    case .count: text
    }
  }

  func holds(for value: MappedValue) -> Bool {
    switch subject {
    case .count: value.count.map { condition.holds(forInteger: String($0)) } ?? true
    case .value: condition.holds(for: value)
    }
  }
}

extension Property.Check.Condition {
  fileprivate func holds(for value: MappedValue) -> Bool {
    switch value {
    case .integer(let number): holds(forInteger: String(number))
    case .unsigned(let number): holds(forInteger: String(number))
    case .double(let number): holds(for: number) { Double($0) }
    case .float(let number): holds(for: number) { Float($0) }
    case .decimal(let number):
      holds(for: number) { text in
        var text = text
        return text.withUTF8 { DecimalText.parse($0).value }
      }
    case .none, .absent, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale,
      .data, .value, .object, .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase:
      true
    }
  }

  /// - Parameter bound: Converts the text of a bound. The checker has verified that every bound is a number.
  private func holds<Number: Comparable>(for number: Number, _ bound: (String) -> Number?) -> Bool {
    switch self {
    case .range(let lower, let upper, let includesUpper):
      if let lower = lower.flatMap(bound), !(number >= lower) { return false }
      guard let upper = upper.flatMap(bound) else { return true }
      return includesUpper ? number <= upper : number < upper
    case .comparison: return true
    }
  }
}

extension MappedValue {
  fileprivate var count: Int? {
    switch self {
    case .string(let text): text.count
    case .data(let data): data.count
    case .array(let elements): elements.count
    case .set(let elements): elements.count
    case .dictionary(let entries): entries.count
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .character, .date, .url, .uuid, .day,
      .duration, .zoned, .timeZone, .locale, .value, .object, .record, .coordinate, .enumerationCase, .unionCase:
      nil
    }
  }
}
