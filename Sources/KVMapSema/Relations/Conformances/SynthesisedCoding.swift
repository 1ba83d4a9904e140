import KVMapSource

/// Reports generated types that state `Codable`, `Decodable` or `Encodable` and contain something that does not: Swift
/// synthesises these conformances only from those of all stored properties.
///
/// Types that `extern type` declares are not reported: stating `Codable` there changes how they are read.
struct SynthesisedCoding {
  private let mappings: [CheckedMapping]
  private let cases: DeclaredCases
  private let typeNames: TypeNames

  init(_ mappings: [CheckedMapping], cases: DeclaredCases, typeNames: TypeNames) {
    self.mappings = mappings
    self.cases = cases
    self.typeNames = typeNames
  }

  /// - Complexity: Linear in the properties of the types that state such a conformance.
  func problems() -> [Diagnostic] {
    mappings.flatMap { mapping -> [Diagnostic] in
      let stated = mapping.protocols.filter { !Coding(synthesised: $0).isEmpty }
      guard !stated.isEmpty else { return [] }
      var names = typeNames
      names.parameters = mapping.parameters
      // A declaration is to blame once.
      var reported: Set<Span> = []
      return mapping.properties.dropFirst(mapping.inherited).compactMap { property in
        for name in stated {
          guard let part = property.type.flatMap({ part(of: $0, lacking: Coding(synthesised: name)) }) else { continue }
          guard let declared = part.declared else {
            let isLazy = if case .lazyArray = part.type { true } else { false }
            return SemaDiagnostics.neverCodable(
              name, type: isLazy ? nil : part.type.text(names), holder: mapping.name, at: property.typeSpan)
          }
          guard reported.insert(declared.span).inserted else { return nil }
          return SemaDiagnostics.unstatedCoding(
            name, of: declared.name, declared.statement, declared: declared.span, holder: mapping.name,
            at: property.typeSpan)
        }
        return nil
      }
    }
  }

  /// The first part of a type that lacks a conformance, and the declaration that does not state it, if there is one.
  private func part(of type: ValueType, lacking needed: Coding) -> (type: ValueType, declared: Declared?)? {
    var found: (type: ValueType, declared: Declared?)?
    type.visitParts { part in
      guard found == nil else { return }
      switch availability(of: part, needed) {
      case .available: break
      case .never: found = (part, nil)
      case .unstated(let declared): found = (part, declared)
      }
    }
    return found
  }

  private enum Availability {
    case available, never
    case unstated(Declared)
  }

  /// A declaration that does not state the conformance.
  struct Declared {
    var name: String
    var span: Span
    var statement: Statement
  }

  /// Where a conformance can be stated.
  enum Statement {
    /// Directly behind the name, where nothing is.
    case behindName
    case inMapping
    /// The declaration of a union states no protocols.
    case inSwift
  }

  private func availability(of type: ValueType, _ needed: Coding) -> Availability {
    switch type {
    case .scalar(.character), .field, .lazyArray: .never
    case .scalar, .parameter, .foreign, .optional, .array, .set, .dictionary: .available
    case .mapping(let id), .generic(let id, _): availability(of: mappings[id.index], needed)
    case .enumeration(let id): cases[id].map { availability(of: $0, needed) } ?? .available
    case .union(let id): cases[id].map { availability(of: $0, needed) } ?? .available
    }
  }

  private func availability(of mapping: CheckedMapping, _ needed: Coding) -> Availability {
    switch mapping.kind {
    case .genericUnion(let id): return cases[id].map { availability(of: $0, needed) } ?? .available
    case .named:
      // A second mapping states nothing of its own.
      if let first = mapping.partsThatConform.first, first != .mapping(mapping.id) {
        return availability(of: first, needed)
      }
    case .map, .structure, .classType, .smallMap: break
    }
    if coding(of: mapping).isSuperset(of: needed) { return .available }
    let isBare = mapping.isGenerated && mapping.protocols.isEmpty && mapping.base == nil && mapping.parameters.isEmpty
    return .unstated(
      Declared(name: mapping.name, span: mapping.nameSpan, statement: isBare ? .behindName : .inMapping))
  }

  /// What a type states, or inherits.
  private func coding(of mapping: CheckedMapping) -> Coding {
    var coding = Coding(stated: mapping.protocols + mapping.conformances.names)
    var seen: Set = [mapping.id]
    var base = mapping.base
    while let next = base, seen.insert(next.id).inserted {
      coding.formUnion(Coding(stated: mappings[next.id.index].protocols))
      base = mappings[next.id.index].base
    }
    return coding
  }

  private func availability(of enumeration: CheckedEnumeration, _ needed: Coding) -> Availability {
    if let first = enumeration.declaredType, first != .enumeration(enumeration.id) {
      return availability(of: first, needed)
    }
    if Coding(stated: enumeration.protocols + enumeration.conformances.names).isSuperset(of: needed) {
      return .available
    }
    return .unstated(Declared(name: enumeration.name, span: enumeration.nameSpan, statement: .inMapping))
  }

  private func availability(of union: CheckedUnion, _ needed: Coding) -> Availability {
    if let base = union.family { return availability(of: mappings[base.index], needed) }
    if Coding(stated: union.conformances.names).isSuperset(of: needed) { return .available }
    return .unstated(
      Declared(name: union.name, span: union.nameSpan, statement: union.kind == .generated ? .inSwift : .inMapping))
  }
}

/// The halves of `Codable`.
private struct Coding: OptionSet {
  let rawValue: UInt8

  static let decodable = Coding(rawValue: 1)
  static let encodable = Coding(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What Swift synthesises for a protocol.
  init(synthesised name: String) {
    switch name {
    case "Codable": self = [.decodable, .encodable]
    case "Decodable": self = .decodable
    case "Encodable": self = .encodable
    case _: self = []
    }
  }

  /// What a type with these protocols has.
  init(stated names: [String]) {
    self = []
    for name in names { formUnion(Coding(synthesised: name.hasPrefix("Mapped") ? String(name.dropFirst(6)) : name)) }
  }
}
