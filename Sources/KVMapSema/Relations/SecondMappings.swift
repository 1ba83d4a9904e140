import KVMapSource

/// Whether second mappings (`map User as Form`) fit the Swift type of the first, where a mapping file declares it. Only
/// Swift knows the types of others.
struct SecondMappings {
  private let mappings: [CheckedMapping]
  private let cases: DeclaredCases
  private let names: TypeNames
  /// The names of the enums that are generated.
  private let generatedEnums: Set<String>

  init(_ mappings: [CheckedMapping], cases: DeclaredCases, typeNames: TypeNames) {
    self.mappings = mappings
    self.cases = cases
    names = typeNames
    generatedEnums = Set(
      cases.enumerations.filter { $0.kind == .generated }.map(\.typeName)
        + cases.unions.filter { $0.kind == .generated }.map(\.typeName))
  }

  /// - Complexity: Linear in the size of second mappings and of the mappings of their types.
  func problems() -> [Diagnostic] {
    mappings.flatMap(problems) + enumerationProblems() + unionProblems()
  }

  // MARK: Mappings

  private func problems(of second: CheckedMapping) -> [Diagnostic] {
    guard case .named = second.kind, case .mapping(let id)? = second.declaredType, id != second.id else { return [] }
    let first = mappings[id.index]
    // That a generic type has no second mapping was reported.
    guard first.isGenerated, first.isComplete, second.isComplete, first.parameters.isEmpty else { return [] }
    let known = Dictionary(first.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let given = Set(second.properties.map(\.name))
    let unfit = second.properties.compactMap { property -> Diagnostic? in
      guard let own = known[property.name] else {
        let suggestion = closest(to: property.name, in: known.keys.filter { !given.contains($0) }.sorted())
        return SemaDiagnostics.unknownProperty(
          property.name, of: "'\(first.name)'", suggestion: suggestion, at: property.nameSpan)
      }
      guard let type = property.type, let other = own.type, !areOneInSwift(type, other) else { return nil }
      // What is only read may be part of an optional.
      if !property.isWritten, case .optional(let wrapped) = other, areOneInSwift(type, wrapped) { return nil }
      return SemaDiagnostics.otherType(
        property.name, of: first.name, other.text(names), here: type.text(names), at: property.typeSpan,
        declaredAt: own.nameSpan)
    }
    guard unfit.isEmpty else { return unfit }
    return construction(of: second, given, first).map { [$0] } ?? []
  }

  /// Whether the initialiser that is called exists.
  private func construction(
    of second: CheckedMapping, _ given: Set<String>, _ first: CheckedMapping
  ) -> Diagnostic? {
    let needed = first.properties.filter { !$0.hasFallback && $0.type?.isField != true }
    switch second.construction?.kind {
    case .factory: return nil
    case .assignment:
      if first.hasConstants { return SemaDiagnostics.assignsConstants(second.name, first.name, at: second.nameSpan) }
      guard let property = needed.first else { return nil }
      return SemaDiagnostics.notMadeBeforehand(
        second.name, first.name, without: property.name, at: second.nameSpan, declaredAt: property.nameSpan)
    case .inPlace, .memberwise, nil:
      guard second.obstacle == nil else { return nil }
      guard let property = needed.first(where: { !given.contains($0.name) }) else { return nil }
      return SemaDiagnostics.leavesOut(
        property.name, second.name, first.name, at: second.nameSpan, declaredAt: property.nameSpan)
    }
  }

  // MARK: Types

  /// Whether two types may be one in Swift, however each is mapped. A type of the user's may be an alias of any other.
  private func areOneInSwift(_ left: ValueType, _ right: ValueType) -> Bool {
    if isUsers(left) || isUsers(right) { return true }
    switch (left, right) {
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
      (.set(let left), .set(let right)), (.field(let left), .field(let right)),
      (.lazyArray(let left), .lazyArray(let right)):
      return areOneInSwift(left, right)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return areOneInSwift(key, otherKey) && areOneInSwift(value, otherValue)
    case (.generic(let left, let arguments), .generic(let right, let others)):
      return left == right && arguments.count == others.count && zip(arguments, others).allSatisfy(areOneInSwift)
    case (.scalar, _), (.mapping, _), (.generic, _), (.parameter, _), (.enumeration, _), (.union, _), (.foreign, _),
      (.optional, _), (.array, _), (.set, _), (.dictionary, _), (.field, _), (.lazyArray, _):
      return swiftName(left) == swiftName(right)
    }
  }

  private func swiftName(_ type: ValueType) -> String {
    switch type {
    case .mapping(let id): mappings[id.index].typeName
    case .enumeration(let id): cases[id]?.typeName ?? type.text(names)
    case .union(let id): cases[id]?.typeName ?? type.text(names)
    case .scalar, .generic, .parameter, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      type.text(names)
    }
  }

  private func isUsers(_ type: ValueType) -> Bool {
    switch type {
    case .foreign: true
    case .mapping(let id):
      switch mappings[id.index].kind {
      case .map: true
      case .named: mappings[id.index].declaredType.map(isUsers) ?? true
      case .structure, .classType, .genericUnion, .smallMap: false
      }
    case .enumeration(let id): cases[id].map { !generatedEnums.contains($0.typeName) } ?? true
    case .union(let id): cases[id].map { !generatedEnums.contains($0.typeName) } ?? true
    case .scalar, .generic, .parameter, .optional, .array, .set, .dictionary, .field, .lazyArray: false
    }
  }

  // MARK: Cases

  private typealias CaseList = [(name: String, payload: ValueType?, hasPayload: Bool, span: Span)]

  private func enumerationProblems() -> [Diagnostic] {
    func list(_ enumeration: CheckedEnumeration) -> CaseList {
      let raw = enumeration.raw.map(ValueType.scalar)
      return enumeration.cases.map { ($0.name, $0.hasPayload ? raw : nil, $0.hasPayload, $0.nameSpan) }
    }
    return cases.enumerations.flatMap { second -> [Diagnostic] in
      guard case .enumeration(let id)? = second.declaredType, id != second.id, let first = cases[id] else { return [] }
      return problems(of: list(second), second.name, at: second.nameSpan, list(first), of: first.name)
    }
  }

  private func unionProblems() -> [Diagnostic] {
    func list(_ union: CheckedUnion) -> CaseList {
      union.cases.map { ($0.name, $0.type, $0.hasPayload, $0.nameSpan) }
    }
    return cases.unions.flatMap { second -> [Diagnostic] in
      guard case .union(let id)? = second.declaredType, id != second.id, let first = cases[id] else { return [] }
      return problems(of: list(second), second.name, at: second.nameSpan, list(first), of: first.name)
    }
  }

  /// Swift requires a line for each case, in each mapping.
  private func problems(
    of second: CaseList, _ name: String, at span: Span, _ first: CaseList, of firstName: String
  ) -> [Diagnostic] {
    let known = Dictionary(first.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let given = Set(second.map(\.name))
    let unfit = second.compactMap { item -> Diagnostic? in
      guard let other = known[item.name] else {
        let suggestion = closest(to: item.name, in: known.keys.filter { !given.contains($0) }.sorted())
        return SemaDiagnostics.otherCase(item.name, firstName, suggestion: suggestion, at: item.span)
      }
      let isSame =
        if let payload = item.payload, let own = other.payload { areOneInSwift(payload, own) } else {
          item.hasPayload == other.hasPayload
        }
      return isSame ? nil : SemaDiagnostics.otherPayload(item.name, firstName, at: item.span, declaredAt: other.span)
    }
    guard unfit.isEmpty else { return unfit }
    guard let missing = first.first(where: { !given.contains($0.name) }) else { return [] }
    return [SemaDiagnostics.missingCase(missing.name, name, firstName, at: span, declaredAt: missing.span)]
  }
}
