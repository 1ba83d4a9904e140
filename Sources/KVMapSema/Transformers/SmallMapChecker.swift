import KVMapSource
import KVMapSyntax

/// Checks the lines of an inline mapping with its arguments, and that they create a value of its type.
struct SmallMapChecker {
  private let file: FileScope
  /// The mappings that are declared, in the order of their numbers.
  private let declared: [CheckedMapping]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private(set) var usedRules: Set<ImportEdge> = []

  init(file: FileScope, declared: [CheckedMapping]) {
    self.file = file
    self.declared = declared
  }

  /// A part of the type that is created.
  private struct Part {
    var name: String
    /// `nil` where it is not known.
    var type: ValueType?
    var isRequired: Bool
  }

  /// - Returns: The inline mapping without its erroneous parts.
  mutating func check(_ head: TransformHead, _ arguments: TransformArguments, id: MappingID) -> CheckedMapping {
    var properties: [CheckedProperty] = []
    var seen: [String: Span] = [:]
    if case .members(let members) = head.syntax.body {
      for case .property(let property) in members {
        if let first = seen[property.name.text] {
          diagnostics.append(
            SemaDiagnostics.duplicateProperty(property.name.text, first: first, at: property.name.span))
          continue
        }
        seen[property.name.text] = property.name.span
        properties.append(check(property, arguments, of: head.swiftType))
      }
    }
    let target = target(of: head.swiftType)
    var construction: CheckedMapping.Construction?
    if let target {
      compare(&properties, with: target, head)
      if let id = head.swiftType.id { construction = declared[id.index].construction }
    } else if case .foreign = head.swiftType {
      // The Swift compiler knows its parts.
    } else {
      diagnostics.append(
        SemaDiagnostics.noParts(
          file.names.text(of: head.swiftType), at: head.syntax.swiftType?.span ?? head.declaration.span))
    }
    return CheckedMapping(
      id: id, name: head.name, nameSpan: head.declaration.span, kind: .smallMap(target: head.swiftType.id),
      typeName: typeName(of: head.swiftType), made: head.swiftType.isGeneric ? head.swiftType : nil,
      construction: construction, documentation: [],
      settings: file.settings.mapping, access: nil, properties: CheckedProperties(properties), isComplete: true)
  }

  private mutating func check(
    _ property: PropertySyntax, _ arguments: TransformArguments, of type: ValueType
  ) -> CheckedProperty {
    var mayBeHashable = false
    if case .foreign = type { mayBeHashable = true }
    var checker = PropertyChecker(
      names: file.names, settings: file.settings, levels: [file.via, file.imported],
      as: .member(mayBeHashable: mayBeHashable), arguments: arguments)
    let checked = checker.check(property)
    diagnostics += checker.diagnostics
    uses += checker.uses
    for rule in checker.usedRules { usedRules.insert(ImportEdge(from: property.name.span.file, to: rule.file)) }
    return checked
  }

  // MARK: The created type

  private func typeName(of type: ValueType) -> String {
    if let id = type.id { return declared[id.index].typeName }
    return file.names.text(of: type)
  }

  /// The parts of a type in the order of its initialiser; `nil` where they are not known.
  private func target(of type: ValueType) -> [Part]? {
    switch type {
    case .scalar(.coordinate):
      return ["latitude", "longitude"].map { Part(name: $0, type: .scalar(.double), isRequired: true) }
    case .generic(let id, let arguments):
      if case .genericUnion = declared[id.index].kind { return nil }
      return target(of: .mapping(id))?.map { part in
        Part(name: part.name, type: part.type?.substituting(arguments), isRequired: part.isRequired)
      }
    case .mapping(let id):
      if case .factory? = declared[id.index].construction?.kind { return nil }
      return members(of: id).map { property in
        // Only the initialiser of a generated type has defaults.
        let mayBeLeftOut = declared[id.index].isGenerated && property.hasFallback
        return Part(
          name: property.name, type: property.type,
          isRequired: !mayBeLeftOut && declared[id.index].construction?.kind != .assignment)
      }
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      return nil
    }
  }

  /// Those of base classes first.
  private func members(of id: MappingID) -> [CheckedProperty] {
    var chain: [Int] = []
    var seen: Set<Int> = []
    var next: Int? = id.index
    while let index = next, seen.insert(index).inserted {
      chain.append(index)
      next = declared[index].base?.id.index
    }
    return chain.reversed().flatMap { declared[$0].properties }
  }

  /// Sorts the properties in the order of the initialiser.
  private mutating func compare(_ properties: inout [CheckedProperty], with parts: [Part], _ head: TransformHead) {
    let type = file.names.text(of: head.swiftType)
    let positions = Dictionary(
      parts.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var given: Set<Int> = []
    for property in properties {
      guard let position = positions[property.name] else {
        let suggestion = closest(to: property.name, in: parts.prefix(1000).map(\.name))
        diagnostics.append(
          SemaDiagnostics.unknownProperty(
            property.name, of: "'\(type)'", suggestion: suggestion, at: property.nameSpan))
        continue
      }
      // One that is only written is not read.
      if property.isRead || property.hasFallback || !head.isRead { given.insert(position) }
      if let wanted = parts[position].type, let found = property.type, wanted != found {
        diagnostics.append(
          SemaDiagnostics.partOfAnotherType(
            property.name, of: type, is: file.names.text(of: wanted), at: property.typeSpan))
      }
    }
    let missing = parts.indices.filter { parts[$0].isRequired && !given.contains($0) }.map { parts[$0].name }
    if !missing.isEmpty, diagnostics.isEmpty {
      diagnostics.append(SemaDiagnostics.missingPart(missing, of: type, at: head.declaration.span))
    }
    properties.sort { positions[$0.name] ?? parts.count < positions[$1.name] ?? parts.count }
  }

  /// The mapper of `coordinate(latitude:longitude:)`.
  static func coordinate(_ use: CoordinateUse, _ coercion: Coercion, id: MappingID) -> CheckedMapping {
    let properties = [("latitude", use.latitude), ("longitude", use.longitude)].map { part, key in
      let path = RulePath(path: DocumentPath([.key(key.text)]), span: use.span)
      return CheckedProperty(
        name: part, nameSpan: use.span, type: .scalar(.double), typeSpan: use.span, documentation: [], isRead: true,
        isWritten: true, isLossy: false, hasPipeline: false, hasDefault: false, hasCheck: false,
        conversion: .scalar(.double, coercion), source: RuleSource(alternatives: [.path(path)], span: use.span),
        isStyled: false)
    }
    return CheckedMapping(
      id: id, name: "coordinate", nameSpan: use.span, kind: .smallMap(target: nil),
      typeName: Scalar.coordinate.rawValue, documentation: [], settings: RuleSettings().mapping, access: nil,
      properties: CheckedProperties(properties), isComplete: true)
  }
}

extension ValueType {
  fileprivate var id: MappingID? {
    switch self {
    case .mapping(let id), .generic(let id, _): id
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      nil
    }
  }

  fileprivate var isGeneric: Bool { if case .generic = self { true } else { false } }
}
