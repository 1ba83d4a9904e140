import KVMapSource

/// Finds defaults `{}` of types that cannot be read from an object without keys.
struct EmptyObjectDefaults {
  private let mappings: [CheckedMapping]
  /// The classes that a family reads, by number.
  private let ofFamilies: Set<Int>
  private let typeNames: TypeNames

  init(_ mappings: [CheckedMapping], _ unions: [CheckedUnion], typeNames: TypeNames) {
    self.mappings = mappings
    self.typeNames = typeNames
    ofFamilies = Set(unions.compactMap { $0.family?.index })
  }

  func problems() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var reported: Set<Span> = []
    // For each mapping the reason why it cannot be read from an empty object; `.some(nil)` if it can.
    var known: [Int: String?] = [:]
    var counts: [Int: Int] = [:]
    for mapping in mappings {
      for property in mapping.properties.linked {
        guard case .emptyObject(let type)? = property.defaultValue, let id = type.emptyMapping,
          let span = property.emptyDefaultSpan
        else { continue }
        var path: Set<Int> = []
        guard let reason = reason(id.index, &known, on: &path) ?? size(id.index, &counts),
          reported.insert(span).inserted
        else { continue }
        diagnostics.append(
          SemaDiagnostics.defaultMismatch(
            type: type.text(typeNames), found: "an empty object", reason: reason, isPlainType: true, isNil: false,
            example: nil, fixIt: nil, at: span))
      }
    }
    return diagnostics
  }

  /// Why a mapping cannot be read from an empty object. Recursion is as deep as the chain of types whose defaults are
  /// `{}`.
  private func reason(_ index: Int, _ known: inout [Int: String?], on path: inout Set<Int>) -> String? {
    if let found = known[index] { return found }
    guard path.insert(index).inserted else { return "\(mappings[index].name) would contain itself without an end" }
    defer { path.remove(index) }
    let found = find(index, &known, on: &path)
    known[index] = .some(found)
    return found
  }

  private func find(_ index: Int, _ known: inout [Int: String?], on path: inout Set<Int>) -> String? {
    let mapping = mappings[index]
    // What is wrong in it was reported.
    guard mapping.isComplete else { return nil }
    if ofFamilies.contains(index) { return "a family decides which class it is" }
    if case .genericUnion = mapping.kind { return "a union decides which case it is" }
    if mapping.isRecord { return "it is read from an array" }
    if mapping.settings.empty == .error { return "an empty \(mapping.name) is an error" }
    if mapping.isMadeByFactory { return "a function makes it" }
    if mapping.hooks.contains(where: { $0.moment == .after }) { return "a hook runs on what was read" }
    for property in mapping.properties {
      let value = property.valueInEmptyObject
      if value == nil, property.takesEmptyObject || property.isRequired && property.type?.isField == false {
        return "'\(property.name)' is needed"
      }
      if let value, let reason = reason(of: value, &known, on: &path) { return reason }
    }
    return nil
  }

  /// The most objects that a default may consist of: each `{}` in them is a value of its own in generated code, and two
  /// in each type double their number with each level.
  private static let mostObjects = 1000

  private func size(_ index: Int, _ counts: inout [Int: Int]) -> String? {
    objects(in: index, &counts) > Self.mostObjects
      ? "\(mappings[index].name) would consist of more than \(Self.mostObjects) objects" : nil
  }

  /// The number of objects that a mapping without a reason against it reads from an empty object, up to one more than
  /// may be. Recursion is as deep as that of `reason`.
  private func objects(in index: Int, _ counts: inout [Int: Int]) -> Int {
    if let count = counts[index] { return count }
    // A wrong mapping, which has no reason either, may contain itself.
    counts[index] = 1
    var count = 1
    for property in mappings[index].properties {
      guard case .emptyObject(let type)? = property.valueInEmptyObject, let id = type.emptyMapping else { continue }
      count = min(count + objects(in: id.index, &counts), Self.mostObjects + 1)
    }
    counts[index] = count
    return count
  }

  private func reason(of value: DefaultValue, _ known: inout [Int: String?], on path: inout Set<Int>) -> String? {
    guard case .emptyObject(let type) = value, let id = type.emptyMapping else { return nil }
    return reason(id.index, &known, on: &path)
  }
}

extension CheckedProperty {
  /// Whether it takes the object itself, which has no keys.
  fileprivate var takesEmptyObject: Bool {
    isRead && source?.takesEmptyObject(orNothing: type?.isOptional == true) == true
  }

  /// Its value, if that is known: what it makes of the object, or its default.
  fileprivate var valueInEmptyObject: DefaultValue? {
    takesEmptyObject ? type.flatMap(DefaultValue.fromEmptyObject) : defaultValue
  }
}

extension RuleSource {
  /// Whether one alternative is the object itself, or what is left of it.
  fileprivate func takesEmptyObject(orNothing: Bool) -> Bool {
    alternatives.contains { term in
      switch term {
      case .whole: true
      case .rest: !orNothing
      case .path, .enclosing, .gather, .members, .elementKey, .elementIndex: false
      }
    }
  }
}
