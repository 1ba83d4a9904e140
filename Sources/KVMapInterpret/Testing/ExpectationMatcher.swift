@_spi(Generated) import KVMap
import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares a value with the expectations of a test: only what the test names, at every level.
struct ExpectationMatcher {
  private(set) var differences: [ValueDifference] = []
  /// Whether something was expected of what only Swift can read.
  private(set) var meetsStub = false
  /// Whether something was expected of a value on which a hook runs after it was read.
  private(set) var meetsHook = false
  private let interpreter: Interpreter

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  private var program: Program { interpreter.program }

  /// - Parameters:
  ///   - type: The type of the value.
  ///   - path: The position of the value within the whole value.
  mutating func match(_ value: MappedValue, _ expected: Expectation, _ type: ValueType, at path: String = "") {
    if expected != .any, hasHook(value) { meetsHook = true }
    switch (expected, value) {
    case (.any, _): break
    case (_, .stub): meetsStub = true
    case (.enumerationCase(let state, let payload), _) where type.isField:
      matchField(value, state, payload, expected, type, at: path)
    case (.value(let constant), _):
      let wanted = MappedValue(constant, as: type, in: program)
      if !Self.isSame(wanted, value) { report(expected, value, type, path) }
    case (.record(let members), .record(let record)):
      // A member of a family may be of a subclass, whose first properties are those of its base.
      let arguments = type.withoutOptional.arguments
      let properties = program[record.mapping].properties
      for member in members {
        guard properties.indices.contains(member.property), record.values.indices.contains(member.property) else {
          continue
        }
        let property = properties[member.property]
        match(
          record.values[member.property], member.value, property.type.substituting(arguments),
          at: path.isEmpty ? property.name : "\(path).\(property.name)")
      }
    case (.record, .unionCase(_, _, let member?)):
      // An expectation on the base class applies to every member of its family.
      match(member, expected, type, at: path)
    case (.record(let members), .coordinate(let coordinate)):
      let values = [coordinate.latitude, coordinate.longitude]
      for member in members where values.indices.contains(member.property) {
        let name = Expectation.coordinateMembers[member.property]
        match(
          .double(values[member.property]), member.value, .scalar(.double), at: path.isEmpty ? name : "\(path).\(name)")
      }
    case (.elements(let elements), .array(let values)):
      guard elements.count == values.count else { return report(expected, value, type, path) }
      for (index, (element, value)) in zip(elements, values).enumerated() {
        match(value, element, type.withoutOptional.part, at: "\(path)[\(index)]")
      }
    case (.elements, .set(let values)) where values.contains(where: \.isStub): meetsStub = true
    case (.elements(let elements), .set(let values)):
      if !matchesInAnyOrder(elements, values, type.withoutOptional.part) { report(expected, value, type, path) }
    case (.entries(let entries), .dictionary(let values)):
      matchEntries(entries, values, expected, type, at: path)
    case (.enumerationCase(let index, let payload), .unionCase(let id, let found, let value)):
      guard index == found else { return report(expected, .unionCase(id, found, payload: value), type, path) }
      guard let payload, let value, let payloadType = program[id].cases[index].type else { return }
      match(value, payload, payloadType.substituting(type.withoutOptional.arguments), at: path)
    case (.record, _), (.elements, _), (.entries, _), (.enumerationCase, _): report(expected, value, type, path)
    }
  }

  /// Whether a hook runs on a value, or on an element of a set, of which none is compared on its own.
  private func hasHook(_ value: MappedValue) -> Bool {
    if case .record(let record) = value { return !program[record.mapping].extras.after.isEmpty }
    if case .set(let elements) = value { return elements.contains(where: hasHook) }
    return false
  }

  private mutating func matchField(
    _ value: MappedValue, _ state: Int, _ payload: Expectation?, _ expected: Expectation, _ type: ValueType,
    at path: String
  ) {
    let found: Expectation.FieldState =
      switch value {
      case .absent: .absent
      case .none: .null
      default: .value
      }
    guard found.rawValue == state else { return report(expected, value, type, path) }
    if let payload { match(value, payload, type.part, at: path) }
  }

  private mutating func matchEntries(
    _ entries: [Expectation.Entry], _ values: [MappedValue: MappedValue], _ expected: Expectation, _ type: ValueType,
    at path: String
  ) {
    let (keyType, valueType) = type.withoutOptional.entry
    let keys = entries.map { MappedValue($0.key, as: keyType, in: program) }
    guard Set(keys) == Set(values.keys) else { return report(expected, .dictionary(values), type, path) }
    for (key, entry) in zip(keys, entries) {
      guard let value = values[key] else { continue }
      match(value, entry.value, valueType, at: "\(path)[\(interpreter.text(of: key))]")
    }
  }

  /// Whether each expectation has an element of its own. An element that fits several of them is left to the one that
  /// fits no other, so that the order of the set does not matter.
  private func matchesInAnyOrder(_ elements: [Expectation], _ values: Set<MappedValue>, _ type: ValueType) -> Bool {
    guard elements.count == values.count else { return false }
    let values = Array(values)
    let fitting = elements.map { element in
      values.indices.filter { index in
        var matcher = ExpectationMatcher(interpreter)
        matcher.match(values[index], element, type)
        return matcher.differences.isEmpty
      }
    }
    /// The expectation that has a value.
    var owners: [Int: Int] = [:]
    func place(_ element: Int, _ tried: inout Set<Int>) -> Bool {
      for value in fitting[element] where tried.insert(value).inserted {
        if let owner = owners[value], !place(owner, &tried) { continue }
        owners[value] = element
        return true
      }
      return false
    }
    return elements.indices.allSatisfy { element in
      var tried: Set<Int> = []
      return place(element, &tried)
    }
  }

  private mutating func report(_ expected: Expectation, _ value: MappedValue, _ type: ValueType, _ path: String) {
    differences.append(
      ValueDifference(
        path: path, expected: ExpectationText(interpreter).text(expected, type), found: interpreter.text(of: value)))
  }

  /// Dates are equal to the microsecond, because no more is printed: a literal and a document may be converted to a
  /// `Double` in different ways.
  static func isSame(_ left: MappedValue, _ right: MappedValue) -> Bool {
    if case .date(let left) = left, case .date(let right) = right {
      return abs(left.timeIntervalSince(right)) < 0.000_000_5
    }
    if case .zoned(let left) = left, case .zoned(let right) = right {
      return left.offset == right.offset && abs(left.instant.timeIntervalSince(right.instant)) < 0.000_000_5
    }
    return left == right
  }
}

extension ValueType {
  var withoutOptional: ValueType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  var arguments: [ValueType] { if case .generic(_, let arguments) = self { arguments } else { [] } }
}
