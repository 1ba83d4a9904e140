import KVMapSema

/// An expectation as the conditions of one `guard`: it is not known in advance which element of a set is meant, so that
/// nothing may be recorded before all of an element was compared.
struct ExpectationConditions {
  private let program: Program
  private let names: TypeNames
  private let literals: TestLiterals
  private var clauses: [String] = []
  /// Whether a condition is no expression.
  private var hasBindings = false
  /// The number of constants so far.
  private var constants = 0

  private init(_ program: Program, names: TypeNames, literals: TestLiterals) {
    self.program = program
    self.names = names
    self.literals = literals
  }

  /// The conditions for a set.
  ///
  /// - Parameter value: An expression for the set.
  /// - Returns: Expressions.
  static func ofSet(
    _ elements: [Expectation], _ element: ValueType, of value: String, _ program: Program, _ names: TypeNames,
    _ literals: TestLiterals
  ) -> [String] {
    if let set = literals.set(elements, of: element) { return ["\(value) == \(set)"] }
    var result = ["\(value).count == \(elements.count)"]
    var multiples: [String: Int] = [:]
    for expectation in elements {
      var conditions = ExpectationConditions(program, names: names, literals: literals)
      conditions.add(expectation, element, of: "$0")
      guard !conditions.clauses.isEmpty else { continue }
      let body = conditions.body
      multiples[body, default: 0] += 1
      let count = multiples[body, default: 0]
      // Each takes an element of its own.
      result.append(
        count == 1 ? "\(value).contains(where: { \(body) })" : "\(value).filter({ \(body) }).count >= \(count)")
    }
    return result
  }

  /// The body of a closure. Joined by `&&`, comparisons of optionals with literals take swiftc exponentially long.
  private var body: String {
    hasBindings || clauses.count > 1
      ? "guard \(clauses.joined(separator: ", ")) else { return false }; return true"
      : clauses.joined(separator: " && ")
  }

  private mutating func add(_ expectation: Expectation, _ type: ValueType, of value: String) {
    switch expectation {
    case .any: return
    case .value(let constant): return clauses.append(literals.equality(constant, type, of: value))
    case .record, .elements, .entries, .enumerationCase: break
    }
    if case .field(let inner) = type {
      guard case .enumerationCase(let state, let payload) = expectation else { return }
      let name = (Expectation.FieldState(rawValue: state) ?? .absent).name
      return addCase(name, payload.map { ($0, inner) }, of: value)
    }
    if case .optional(let inner) = type {
      return bind { "let \($0) = \(value)" } orElse: { "\(value) != nil" } of: { conditions, name in
        conditions.add(expectation, inner, of: name)
      }
    }
    switch expectation {
    case .any, .value: break
    case .record(let members):
      for member in members {
        guard let (name, memberType) = program.expectedMember(member.property, of: type) else { continue }
        add(member.value, memberType, of: "\(value).\(SwiftIdentifier.quoted(name))")
      }
    case .elements(let elements): add(elements, type, of: value)
    case .entries(let entries):
      let (key, content) = type.keyAndValue
      clauses.append("\(value).count == \(entries.count)")
      for entry in entries {
        let found = "\(value)[\(literals.expression(entry.key, key))]"
        bind { "let \($0) = \(found)" } orElse: { "\(found) != nil" } of: { conditions, name in
          conditions.add(entry.value, content, of: name)
        }
      }
    case .enumerationCase(let index, let payload): addCase(index, payload, type, of: value)
    }
  }

  private mutating func add(_ elements: [Expectation], _ type: ValueType, of value: String) {
    switch type {
    case .set(let element):
      clauses += Self.ofSet(elements, element, of: value, program, names, literals)
    case .lazyArray(let element):
      let array = "try? \(value).decodedElements()"
      bind { "let \($0) = \(array)" } orElse: { "(\(array)) != nil" } of: { conditions, name in
        conditions.add(elements, .array(element), of: name)
      }
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .dictionary,
      .field:
      if let array = literals.array(elements, of: type.element) { return clauses.append("\(value) == \(array)") }
      clauses.append("\(value).count == \(elements.count)")
      for (index, element) in elements.enumerated() { add(element, type.element, of: "\(value)[\(index)]") }
    }
  }

  private mutating func addCase(_ index: Int, _ payload: Expectation?, _ type: ValueType, of value: String) {
    if case .mapping(let base) = type {
      guard let member = program.expectedClass(index, ofFamily: base) else { return }
      let name = names.type(member)
      clauses.append("Swift.type(of: \(value)) == \(name).self")
      guard let payload, member != type else {
        if let payload { add(payload, type, of: value) }
        return
      }
      return bind { "let \($0) = \(value) as? \(name)" } orElse: { "\(value) is \(name)" } of: {
        conditions, constant in conditions.add(payload, member, of: constant)
      }
    }
    guard let id = type.union(in: program) else { return }
    let choice = program[id].cases[index].substituting(type.genericArguments)
    let content = payload.flatMap { payload in choice.type.map { (payload, $0) } }
    addCase(SwiftIdentifier.quoted(choice.name), content, of: value)
  }

  private mutating func addCase(_ name: String, _ payload: (Expectation, ValueType)?, of value: String) {
    hasBindings = true
    bind { "case .\(name)(let \($0)) = \(value)" } orElse: { "case .\(name) = \(value)" } of: { conditions, constant in
      if let (expectation, type) = payload { conditions.add(expectation, type, of: constant) }
    }
  }

  /// Adds the conditions on a part of the value.
  ///
  /// - Parameters:
  ///   - binding: The condition that binds the part to a constant of this name.
  ///   - test: The same without the constant, which would be a warning where nothing is expected of the part.
  private mutating func bind(
    _ binding: (String) -> String, orElse test: () -> String, of body: (inout ExpectationConditions, String) -> Void
  ) {
    constants += 1
    let name = "part\(constants)"
    let position = clauses.count
    body(&self, name)
    guard clauses.count > position else { return clauses.append(test()) }
    clauses.insert(binding(name), at: position)
    hasBindings = true
  }
}

extension Program {
  /// The member of a record that an expectation names by its position.
  func expectedMember(_ position: Int, of type: ValueType) -> (name: String, type: ValueType)? {
    switch type {
    case .mapping(let id), .generic(let id, _):
      let properties = self[id].properties
      guard properties.indices.contains(position) else { return nil }
      let property = properties[position]
      return (property.name, property.type.substituting(type.genericArguments))
    case .scalar: return (Expectation.coordinateMembers[position], .scalar(.double))
    case .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      return nil
    }
  }

  /// The class of a member of a family.
  func expectedClass(_ index: Int, ofFamily base: MappingID) -> ValueType? {
    let family = unions.first { if case .family(base) = $0.kind { true } else { false } }
    return family?.cases[index].type
  }
}
