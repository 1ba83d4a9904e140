import KVMapSource
import KVMapSyntax

/// Checks an `expect` value against the type of the value it refers to.
struct ExpectationChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private let names: NameLookup
  private let mappings: [CheckedMapping]

  /// - Parameter mappings: All mappings of the compilation, by number.
  init(names: NameLookup, mappings: [CheckedMapping]) {
    self.names = names
    self.mappings = mappings
  }

  /// - Returns: `nil` when the value cannot be of the type, or part of it is not understood; problems are reported.
  mutating func check(_ value: ValueSyntax, as type: ValueType) -> Expectation? {
    switch (type, value) {
    case (_, .missing): return nil
    case (_, .any): return .any
    case (.optional, .none): return .value(.none)
    case (.optional(let wrapped), _): return check(value, as: wrapped)
    case (.field(let wrapped), _): return field(value, of: wrapped)
    case (.array(let element), .array(let values, _)), (.set(let element), .array(let values, _)),
      (.lazyArray(let element), .array(let values, _)):
      return elements(values, as: element)
    case (.dictionary(let key, let content), .dictionary(let entries, _)):
      return self.entries(entries, key: key, content: content)
    case (.mapping(let id), .enumCase(let name, let payload, _)) where family(of: id) != nil:
      return family(of: id).flatMap { unionCase(name, payload, of: $0) }
    case (.mapping(let id), .record(let fields, _)): return record(fields, of: id, arguments: [])
    case (.generic(let id, let arguments), .enumCase(let name, let payload, _)):
      guard mappings.indices.contains(id.index), case .genericUnion(let union) = mappings[id.index].kind else { break }
      return unionCase(name, payload, of: union, arguments: arguments)
    case (.generic(let id, let arguments), .record(let fields, _)): return record(fields, of: id, arguments: arguments)
    case (.scalar(.coordinate), .record(let fields, _)): return coordinate(fields)
    case (.union(let id), .enumCase(let name, let payload, _)): return unionCase(name, payload, of: id)
    case (.scalar, _), (.enumeration, _): return literal(value, as: type)
    case (.array, _), (.set, _), (.lazyArray, _), (.dictionary, _), (.mapping, _), (.generic, _), (.parameter, _),
      (.foreign, _), (.union, _):
      break
    }
    diagnostics.append(
      SemaDiagnostics.expectationMismatch(type: names.text(of: type), found: value.kindName, at: value.span))
    return nil
  }

  private mutating func literal(_ value: ValueSyntax, as type: ValueType) -> Expectation? {
    var checker = DefaultChecker(names: names)
    let literal = checker.check(value, as: type)
    diagnostics += checker.diagnostics.map(SemaDiagnostics.ofExpectation)
    return literal.map(Expectation.value)
  }

  // MARK: - Composite values

  private mutating func elements(_ values: [ValueSyntax], as type: ValueType) -> Expectation? {
    let checked = values.map { check($0, as: type) }
    let elements = checked.compactMap(\.self)
    return elements.count == values.count ? .elements(elements) : nil
  }

  private mutating func entries(
    _ entries: [(key: ValueSyntax, value: ValueSyntax)], key: ValueType, content: ValueType
  ) -> Expectation? {
    var checked: [Expectation.Entry] = []
    var keys: Set<DefaultValue> = []
    for entry in entries {
      let (left, right) = (literal(entry.key, as: key), check(entry.value, as: content))
      guard case .value(let left) = left, let right else { continue }
      guard keys.insert(left).inserted else {
        diagnostics.append(SemaDiagnostics.repeatedExpectedKey(at: entry.key.span))
        continue
      }
      checked.append(.init(key: left, value: right))
    }
    return checked.count == entries.count ? .entries(checked) : nil
  }

  private mutating func record(
    _ fields: [(name: NameSyntax, value: ValueSyntax)], of id: MappingID, arguments: [ValueType]
  ) -> Expectation? {
    guard mappings.indices.contains(id.index) else { return nil }
    let mapping = mappings[id.index]
    let types = mapping.properties.map { $0.type?.substituting(arguments) }
    return members(
      fields, of: names.text(of: .mapping(id)), known: mapping.properties.map(\.name), types: types,
      // Problems in the mapping were reported there.
      isComplete: mapping.isComplete)
  }

  private mutating func coordinate(_ fields: [(name: NameSyntax, value: ValueSyntax)]) -> Expectation? {
    members(
      fields, of: Scalar.coordinate.rawValue, known: Expectation.coordinateMembers,
      types: [.scalar(.double), .scalar(.double)], isComplete: true)
  }

  private mutating func members(
    _ fields: [(name: NameSyntax, value: ValueSyntax)], of owner: String, known: [String], types: [ValueType?],
    isComplete: Bool
  ) -> Expectation? {
    let positions = Dictionary(zip(known, known.indices), uniquingKeysWith: { first, _ in first })
    var used: [String: Span] = [:]
    var members: [Expectation.Member] = []
    for (name, value) in fields {
      if let first = used[name.text] {
        diagnostics.append(SemaDiagnostics.duplicateExpectation(name.text, first: first, at: name.span))
        continue
      }
      used[name.text] = name.span
      guard let position = positions[name.text] else {
        guard isComplete else { continue }
        diagnostics.append(
          SemaDiagnostics.unknownProperty(
            name.text, of: "'\(owner)'", suggestion: closest(to: name.text, in: known.prefix(1000)), at: name.span))
        continue
      }
      guard let type = types[position], let expectation = check(value, as: type) else { continue }
      members.append(.init(property: position, value: expectation))
    }
    return members.count == fields.count ? .record(members) : nil
  }

  // MARK: - Cases

  /// `.absent`, `.null`, `.value(3)`, and the short forms `nil` and `3`.
  private mutating func field(_ value: ValueSyntax, of wrapped: ValueType) -> Expectation? {
    switch value {
    case .none: return .enumerationCase(Expectation.FieldState.null.rawValue, payload: nil)
    case .enumCase(let name, let payload, _):
      guard let state = Expectation.FieldState(name: name.text), state == .value || payload == nil else { break }
      guard let payload else { return .enumerationCase(state.rawValue, payload: nil) }
      return check(payload, as: wrapped).map { .enumerationCase(state.rawValue, payload: $0) }
    case .string, .number, .bool, .array, .dictionary, .record, .variable, .any, .swift, .missing: break
    }
    return check(value, as: wrapped).map { .enumerationCase(Expectation.FieldState.value.rawValue, payload: $0) }
  }

  /// The family of a class: a test may state the class of such a value, `.Cat({ lives = 9 })`.
  private func family(of id: MappingID) -> UnionID? { names.cases.unions.first { $0.family == id }?.id }

  /// `.photo({ width = 1 })`, or `.photo` on its own, which does not check the payload.
  private mutating func unionCase(
    _ name: NameSyntax, _ payload: ValueSyntax?, of id: UnionID, arguments: [ValueType] = []
  ) -> Expectation? {
    guard let union = names.cases[id] else { return nil }
    guard let index = union.positions[name.text] else {
      diagnostics.append(
        SemaDiagnostics.unknownExpectedCase(
          name.text, of: union.name, suggestion: closest(to: name.text, in: union.cases.map(\.name).prefix(1000)),
          at: name.span))
      return nil
    }
    guard let payload else { return .enumerationCase(index, payload: nil) }
    guard union.cases[index].hasPayload else {
      diagnostics.append(SemaDiagnostics.caseHasNoPayload(name.text, at: payload.span))
      return nil
    }
    guard let type = union.cases[index].type else { return nil }
    return check(payload, as: type.substituting(arguments)).map { .enumerationCase(index, payload: $0) }
  }
}

extension ValueType {
  /// The type with the parameters of its generic mapping replaced by the arguments.
  package func substituting(_ arguments: [ValueType]) -> ValueType {
    guard !arguments.isEmpty else { return self }
    func inner(_ type: ValueType) -> ValueType { type.substituting(arguments) }
    switch self {
    case .parameter(let index): return arguments.indices.contains(index) ? arguments[index] : self
    case .generic(let id, let inners): return .generic(id, inners.map(inner))
    case .optional(let type): return .optional(inner(type))
    case .array(let type): return .array(inner(type))
    case .set(let type): return .set(inner(type))
    case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
    case .field(let type): return .field(inner(type))
    case .lazyArray(let type): return .lazyArray(inner(type))
    case .scalar, .mapping, .enumeration, .union, .foreign: return self
    }
  }
}
