@_spi(Generated) import KVMap
import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Conditions over values of the interpreter, which hold when those of generated code do.
extension Interpreter {
  /// Whether a value meets a condition. nil passes.
  ///
  /// - Parameter type: The type of the value, with or without `?`.
  func holds(_ check: Check, for value: MappedValue, _ type: ValueType) -> Bool {
    if value == .none { return true }
    switch check.test {
    case .range(let lower, let upper, let includesUpper):
      if let lower, !compared(value, ">=", .number(lower), type) { return false }
      guard let upper else { return true }
      return compared(value, includesUpper ? "<=" : "<", .number(upper), type)
    case .count(let test): return value.count.map { test.holds(forCount: $0) } ?? true
    case .comparison(let operation, let operand): return compared(value, operation, operand, type)
    case .among(let operands): return operands.contains { compared(value, "==", $0, type) }
    case .matches(let automaton):
      guard case .string(let text) = value else { return true }
      return self.automaton(automaton).matches(text)
    case .multiple(let factor):
      let (digits, exponent) = Check.digits(of: factor)
      return Conditions.isMultiple(value.number, of: UInt64(digits) ?? 1, exponent: exponent)
    case .unique:
      guard case .array(let elements) = value else { return true }
      let texts = elements.compactMap(\.text)
      return texts.count == elements.count ? Conditions.areUnique(texts) : Conditions.areUnique(elements)
    case .each(let inner):
      guard let part = type.withoutOptional.eachElement else { return true }
      switch value {
      case .array(let elements): return elements.allSatisfy { holds(inner, for: $0, part) }
      case .set(let elements): return elements.allSatisfy { holds(inner, for: $0, part) }
      case .dictionary(let entries): return entries.values.allSatisfy { holds(inner, for: $0, part) }
      default: return true
      }
    case .not(let inner): return !holds(inner, for: value, type)
    }
  }

  /// A comparison of a property with another, or with a literal. nil passes, and what only Swift could compare.
  func holds(_ comparison: Comparison, in values: [MappedValue?], of mapping: Mapping) -> Bool {
    guard let left = values[comparison.left], left.isComparable else { return true }
    switch comparison.right {
    case .operand(let operand):
      return compared(left, comparison.operation, operand, mapping.properties[comparison.left].type)
    case .property(let other):
      guard let right = values[other], right.isComparable else { return true }
      let types = (mapping.properties[comparison.left].type, mapping.properties[other].type)
      return compared(left, comparison.operation, right, areAlike: types.0.withoutOptional == types.1.withoutOptional)
    }
  }

  private func compared(
    _ value: MappedValue, _ operation: String, _ operand: Check.Operand, _ type: ValueType
  ) -> Bool {
    switch (operand, value) {
    case (.number(let bound), .double(let number)): return Self.compared(number, operation, Double(bound) ?? 0)
    case (.number(let bound), .float(let number)): return Self.compared(number, operation, Float(bound) ?? 0)
    case (.number(let bound), _):
      let (left, right) = (value.number, JSONNumber(bound))
      return ordered(Conditions.isLess(left, right), Conditions.isLess(right, left), operation)
    case (.text(let text), .string): return compared(value, operation, .string(text), areAlike: true)
    case (.text(let bound), .character(let character)):
      return compared(.string(String(character)), operation, .string(bound), areAlike: true)
    case (.date(let seconds), _):
      let date = MappedValue.date(Date(timeIntervalSinceReferenceDate: seconds))
      return compared(value, operation, date, areAlike: true)
    case (.zoned(let seconds, let offset), _):
      let date = ZonedDate(Date(timeIntervalSinceReferenceDate: seconds), offset: offset)
      return compared(value, operation, .zoned(date), areAlike: true)
    case (.constant(let constant), _):
      return compared(value, operation, MappedValue(constant, as: type, in: program), areAlike: true)
    case (.text, _): return true
    }
  }

  /// - Parameter areAlike: Whether both are of one type; otherwise they are numbers of two types.
  private func compared(_ left: MappedValue, _ operation: String, _ right: MappedValue, areAlike: Bool) -> Bool {
    guard areAlike else {
      let (first, second) = (left.number, right.number)
      if operation == "==" { return first == second }
      if operation == "!=" { return first != second }
      // As in generated code, where `<=` is the opposite of `>`.
      return ordered(Conditions.isLess(first, second), Conditions.isLess(second, first), operation)
    }
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return Self.compared(left, operation, right)
    case (.unsigned(let left), .unsigned(let right)): return Self.compared(left, operation, right)
    case (.double(let left), .double(let right)): return Self.compared(left, operation, right)
    case (.float(let left), .float(let right)): return Self.compared(left, operation, right)
    case (.decimal(let left), .decimal(let right)): return Self.compared(left, operation, right)
    case (.date(let left), .date(let right)): return Self.compared(left, operation, right)
    case (.day(let left), .day(let right)): return Self.compared(left, operation, right)
    case (.duration(let left), .duration(let right)): return Self.compared(left, operation, right)
    case (.zoned(let left), .zoned(let right)): return Self.compared(left, operation, right)
    case (.string(let left), .string(let right)):
      return ordered(Conditions.isLess(left, right), Conditions.isLess(right, left), operation)
    case (.character(let left), .character(let right)):
      return compared(.string(String(left)), operation, .string(String(right)), areAlike: true)
    default: return operation == "!=" ? left != right : left == right
    }
  }

  private static func compared<Value: Comparable>(_ left: Value, _ operation: String, _ right: Value) -> Bool {
    switch operation {
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    case ">=": left >= right
    case "!=": left != right
    default: left == right
    }
  }
}

extension MappedValue {
  /// Whether there is a value that a check can look at.
  fileprivate var isComparable: Bool { self != .none && self != .absent && !isStub }

  fileprivate var count: Int? {
    switch self {
    case .string(let text): text.count
    case .data(let data): data.count
    case .array(let elements): elements.count
    case .set(let elements): elements.count
    case .dictionary(let entries): entries.count
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .character, .date, .url, .uuid, .day,
      .duration, .zoned, .timeZone, .locale, .value, .object, .record, .coordinate, .enumerationCase, .unionCase, .stub:
      nil
    }
  }

  fileprivate var number: JSONNumber? {
    switch self {
    case .integer(let number): Conditions.number(number)
    case .unsigned(let number): Conditions.number(number)
    case .double(let number): Conditions.number(number)
    case .float(let number): Conditions.number(number)
    case .decimal(let number): Conditions.number(number)
    case .none, .absent, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale,
      .data, .value, .object, .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase, .stub:
      nil
    }
  }
}
