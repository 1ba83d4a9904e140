import KVMapSema

/// Whether two values are the same, even if their type is not `Equatable`: a user-defined type is then compared by the
/// properties of its mapping, each such type by a function of its own.
struct EqualityExpression {
  private let program: Program
  private let names: TypeNames
  private var functions: [(name: String, type: String, body: [String])] = []
  private var known: [ValueType: String] = [:]
  /// How many types were instantiated from each generic one: `struct N<T> { n: [N<[T]>] }` has infinitely many.
  private var instances: [MappingID: Int] = [:]
  private static let maximumInstances = 64
  /// Whether a number may be read that is not equal to itself.
  private let mayHaveNaN: Bool

  init(_ program: Program, names: TypeNames) {
    self.program = program
    self.names = names
    mayHaveNaN = program.units.contains { unit in
      program.conversions(of: unit).contains { $0.steps.contains(where: \.mayGiveNaN) }
    }
  }

  mutating func expression(_ type: ValueType, _ left: String, _ right: String) -> String {
    guard !isEquatable(type) else { return "\(left) == \(right)" }
    return "\(function(for: type))(\(left), \(right))"
  }

  private mutating func function(for type: ValueType) -> String {
    if let name = known[type] { return name }
    let position = functions.count
    let name = "isSame\(position + 1)"
    known[type] = name
    functions.append((name, names.type(type), []))
    functions[position].body = body(for: type)
    return name
  }

  private mutating func body(for type: ValueType) -> [String] {
    if case .generic(let id, _) = type {
      instances[id, default: 0] += 1
      if instances[id, default: 0] > Self.maximumInstances { return Self.printedAlike }
    }
    switch type {
    case .mapping(let id), .generic(let id, _):
      if case .genericUnion(let union) = program[id].kind { return cases(of: program[union], type.genericArguments) }
      if let family = program.unions.first(where: { $0.isFamily(of: id) }) { return members(of: family, base: id) }
      return record(program[id], type)
    case .union(let id): return cases(of: program[id])
    case .optional(let inner):
      let same = expression(inner, "left", "right")
      return [
        "guard let left, let right else { return left == nil && right == nil }", "return \(same)",
      ]
    case .array(let inner):
      return [
        "left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in \(expression(inner, "left", "right")) }"
      ]
    case .lazyArray(let inner):
      let same = expression(.array(inner), "left", "right")
      return [
        "guard let left = try? left.decodedElements(), let right = try? right.decodedElements() else { return false }",
        "return \(same)",
      ]
    case .dictionary(_, let value):
      let same = expression(.optional(value), "right[$0.key]", "$0.value")
      return ["left.count == right.count && left.allSatisfy { \(same) }"]
    case .field(let inner):
      return [
        "switch (left, right) {", "case (.absent, .absent), (.null, .null): true",
        "case (.value(let left), .value(let right)): \(expression(inner, "left", "right"))", "default: false", "}",
      ]
    case .foreign: return Self.printedAlike
    case .scalar(.double), .scalar(.float): return ["left == right || (left.isNaN && right.isNaN)"]
    case .scalar, .parameter, .enumeration, .set: return ["left == right"]
    }
  }

  /// Values that cannot be compared are compared by their printed form.
  private static let printedAlike = ["Swift.String(reflecting: left) == Swift.String(reflecting: right)"]

  private mutating func record(_ mapping: Mapping, _ type: ValueType) -> [String] {
    let parts = mapping.properties.map { property in
      let name = SwiftIdentifier.quoted(property.name)
      return expression(property.type.substituting(type.genericArguments), "left.\(name)", "right.\(name)")
    }
    return parts.isEmpty ? ["true"] : ["[", parts.map { "  \($0)," }.joined(separator: "\n"), "].allSatisfy { $0 }"]
  }

  private mutating func cases(of union: Union, _ arguments: [ValueType] = []) -> [String] {
    var lines = ["switch (left, right) {"]
    for choice in union.cases {
      let name = SwiftIdentifier.quoted(choice.name)
      guard let type = choice.type else {
        lines.append("case (.\(name), .\(name)): true")
        continue
      }
      let same = expression(type.substituting(arguments), "left", "right")
      lines.append("case (.\(name)(let left), .\(name)(let right)): \(same)")
    }
    return lines + (union.cases.count > 1 ? ["default: false", "}"] : ["}"])
  }

  /// Members of a family are the same if they are of one class.
  private mutating func members(of family: Union, base: MappingID) -> [String] {
    var lines = ["guard Swift.type(of: left) == Swift.type(of: right) else { return false }"]
    for choice in family.cases {
      guard case .mapping(let id) = choice.type, id != base else { continue }
      let name = names.type(.mapping(id))
      // Not a base of its class, which has fewer properties.
      lines.append(
        "if Swift.type(of: left) == \(name).self, let left = left as? \(name), let right = right as? \(name) {")
      lines.append("  return \(expression(.mapping(id), "left", "right"))")
      lines.append("}")
    }
    let parts = program[base].properties.map { property in
      let name = SwiftIdentifier.quoted(property.name)
      return expression(property.type, "left.\(name)", "right.\(name)")
    }
    return lines + ["return " + (parts.isEmpty ? "true" : "[\(parts.joined(separator: ", "))].allSatisfy { $0 }")]
  }

  /// Whether `==` means that two of them are the same. A user-defined `==` may return anything.
  private func isEquatable(_ type: ValueType) -> Bool {
    var seen: Set<ValueType> = []
    return isEquatable(type, &seen)
  }

  private func isEquatable(_ type: ValueType, _ seen: inout Set<ValueType>) -> Bool {
    switch type {
    case .scalar(.double), .scalar(.float): return !mayHaveNaN
    case .scalar, .enumeration, .parameter: return true
    case .mapping(let id):
      guard program[id].isValue, program.isKnown(.hashable, of: type) else { return false }
      return !seen.insert(type).inserted || program[id].properties.allSatisfy { isEquatable($0.type, &seen) }
    case .generic(let id, let arguments):
      return isEquatable(.mapping(id), &seen) && arguments.allSatisfy { isEquatable($0, &seen) }
    case .union(let id):
      guard program.isKnown(.hashable, of: type) else { return false }
      return !seen.insert(type).inserted || program[id].cases.allSatisfy { item in
        item.type.map { isEquatable($0, &seen) } ?? true
      }
    case .foreign(let id): return !Set(["Hashable", "Equatable"]).isDisjoint(with: program[id].conformances.names)
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner): return isEquatable(inner, &seen)
    case .dictionary(_, let value): return isEquatable(value, &seen)
    case .lazyArray: return false
    }
  }

  func print(to printer: inout CodePrinter) {
    for function in functions {
      printer.line()
      let parameters = "_ left: \(function.type), _ right: \(function.type)"
      printer.block("private func \(function.name)(\(parameters)) -> Swift.Bool") { $0.lines(function.body) }
    }
  }
}

extension Mapping {
  /// Whether its type is a generated struct, or a generic union, which may be generated.
  fileprivate var isValue: Bool {
    switch kind {
    case .structure, .genericUnion: true
    case .owned, .classType, .named, .transform: false
    }
  }
}

extension Union {
  fileprivate func isFamily(of id: MappingID) -> Bool { if case .family(id) = kind { true } else { false } }
}

extension Pipeline.Step {
  fileprivate var mayGiveNaN: Bool {
    switch operation {
    case .transformer(.nonFinite(let texts)): texts.nan != nil
    case .transformer, .number, .read, .each, .alternatives: false
    }
  }
}
