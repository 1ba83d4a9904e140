import KVMapSema

/// The imports of a generated file, each with exactly the access level that its declarations need: a level that is too
/// low does not compile, one that is too high causes a warning.
struct GeneratedImports {
  let lines: [String]

  init(_ unit: Program.Unit, in program: Program, levels access: AccessLevels) {
    // The entry of a synchronised type is as visible as the type, which may be one that Swift declares.
    let mappings = unit.mappings.map { program[$0] } + unit.entities.map { program[$0.entry] }
    let levels = mappings.map { access[$0] }
    let unions = unit.unions.map { program[$0] }
    let unionLevels = unions.map { access[$0] }
    let enumerations = unit.enumerations.map { program[$0] }
    let enumerationLevels = enumerations.map { access[$0] }
    let caseLevels = enumerationLevels + unionLevels
    // The protocols that generated types state, and the level of each type.
    let stated =
      zip(mappings.map(\.extras), levels)
      .map { (protocols: $0.protocols, isGeneric: !$0.parameters.isEmpty, level: $1) }
      + zip(enumerations, enumerationLevels).map { (protocols: $0.protocols, isGeneric: false, level: $1) }
    // To swiftc, a conformance is part of the interface if the type is public, and the conformance has no conditions.
    let shown = stated.filter { $0.level == .public && !$0.isGeneric }
    var lines: [String] = []

    // Modules that the user names are imported for user-defined types, which appear in the interface of mappers that
    // extend them and of generated types that hold them.
    let owned = AccessLevel.highest(
      zip(mappings, levels).filter { $0.0.showsUsersTypes(in: program) }.map(\.1)
        + zip(unions, unionLevels).filter { $0.0.showsUsersTypes(in: program) }.map(\.1)
        + zip(enumerations, enumerationLevels).filter { $0.0.kind != .generated }.map(\.1)
        + shown.filter { $0.protocols.contains(where: StatedProtocol.isOfUser) }.map(\.level))
    // swiftc warns about the second import of a module, because only one of them is used.
    var imported: Set = ["KVMap"]

    if mappings.contains(where: \.usesFoundation) || unions.contains(where: \.usesFoundation)
      || program.conversions(of: unit).contains(where: { $0.steps.contains(where: \.usesFoundation) })
    {
      // The type of a property of a generated type, or of a value that callers pass, is part of its interface; in a
      // mapper the others appear only in bodies.
      let level = AccessLevel.highest(
        zip(mappings, levels).map { $0.showsFoundation ? $1 : .internal }
          + zip(unions, unionLevels).map { $0.showsFoundation ? $1 : .internal })
      if unit.swiftImports.contains("Foundation") {
        lines += Self.lines("Foundation", .highest([level, owned]))
        imported.insert("Foundation")
      } else if program.conversions(of: unit).contains(where: \.namesZone)
        || mappings.contains(where: \.needsWholeFoundation) || unions.contains(where: \.needsWholeFoundation)
      {
        // FoundationEssentials knows no time zone and no locale by its name.
        lines += Self.lines("Foundation", level)
      } else {
        lines += ["#if canImport(FoundationEssentials)"] + Self.lines("FoundationEssentials", level) + ["#else"]
        lines += Self.lines("Foundation", level) + ["#endif"]
      }
    }
    lines += Self.lines("KVMap", .highest(levels + caseLevels), attribute: "@_spi(Generated) ")
    if !unit.entities.isEmpty {
      let entities = unit.entities.map { access[program[$0.mapping]] }
      lines += Self.lines("KVMapSync", .highest(entities), attribute: "@_spi(Generated) ")
      imported.insert("KVMapSync")
    }

    let coded = stated.filter { $0.protocols.contains(where: StatedProtocol.isOfCodableModule) }
    if !coded.isEmpty || mappings.contains(where: \.codesValues)
      || mappings.contains(where: { $0.extras.stated.contains(where: StatedProtocol.isOfCodableModule) })
      || program.conversions(of: unit).contains(where: { !$0.codableTypes.isEmpty })
    {
      // The user may import it for a conformance that Swift declares, which is then part of the interface.
      let level = unit.swiftImports.contains("KVMapCodable") && coded.isEmpty ? owned : .internal
      // `MappedCodable`, which swiftc expands, is no use of the module.
      let halves = shown.filter { $0.protocols.contains { $0 == "MappedDecodable" || $0 == "MappedEncodable" } }
      lines += Self.lines("KVMapCodable", .highest(halves.map(\.level) + [level]), attribute: "@_spi(Generated) ")
      imported.insert("KVMapCodable")
    }

    for module in unit.swiftImports where imported.insert(module).inserted {
      let path = module.split(separator: ".").map { SwiftIdentifier.quoted(String($0)) }.joined(separator: ".")
      lines += Self.lines(path, owned)
    }
    self.lines = lines
  }

  /// Where imports are public by default, swiftc rejects a module in which one file imports without a level what
  /// another imports as `internal` or `package`; and hand-written imports usually have no level.
  ///
  /// - Parameter attribute: Precedes each import: `@_spi(Generated) ` for the functions that only generated code calls.
  private static func lines(_ module: String, _ level: AccessLevel, attribute: String = "") -> [String] {
    switch level {
    case .public: ["\(attribute)public import \(module)"]
    case .package:
      [
        "#if hasFeature(InternalImportsByDefault)", "\(attribute)package import \(module)", "#else",
        "\(attribute)import \(module)", "#endif",
      ]
    case .internal: ["\(attribute)import \(module)"]
    }
  }
}

extension Mapping {
  fileprivate var usesFoundation: Bool { (properties.map(\.type) + passedTypes).contains(where: \.usesFoundation) }

  /// Whether a Foundation type is part of the generated interface.
  fileprivate var showsFoundation: Bool { shownTypes.contains(where: \.usesFoundation) }

  /// Whether user-defined types are part of the generated interface.
  fileprivate func showsUsersTypes(in program: Program) -> Bool {
    switch kind {
    case .owned, .named: true
    case .structure, .classType: shownTypes.contains { $0.namesUsersType(in: program) }
    case .transform, .genericUnion: false
    }
  }

  /// The types in the interface of the generated code.
  private var shownTypes: [ValueType] {
    switch kind {
    case .structure, .classType: properties.map(\.type) + passedTypes
    case .owned, .named: passedTypes
    case .transform, .genericUnion: []
    }
  }

  private var passedTypes: [ValueType] { isReadable ? [extras.passed?.type].compactMap(\.self) : [] }
}

extension Mapping {
  fileprivate var needsWholeFoundation: Bool {
    (properties.map(\.type) + passedTypes).contains { $0.scalars.contains(where: \.needsWholeFoundation) }
  }
}

extension Mapping {
  /// Whether Swift synthesises `Codable` from that of values of documents, which the module `KVMapCodable` has.
  fileprivate var codesValues: Bool {
    extras.protocols.contains(where: StatedProtocol.isCoding)
      && properties.contains { $0.type.scalars.contains { $0 == .value || $0 == .object } }
  }
}

extension Union {
  fileprivate var needsWholeFoundation: Bool {
    shownTypes.contains { $0.scalars.contains(where: \.needsWholeFoundation) }
  }

  fileprivate var usesFoundation: Bool { shownTypes.contains(where: \.usesFoundation) }

  /// Whether a Foundation type is part of the generated interface, which does not declare the cases of a type of the
  /// user.
  fileprivate var showsFoundation: Bool {
    isOfUser ? passed?.type.usesFoundation == true : usesFoundation
  }

  fileprivate func showsUsersTypes(in program: Program) -> Bool {
    isOfUser || shownTypes.contains { $0.namesUsersType(in: program) }
  }

  /// Whether its type is hand-written.
  fileprivate var isOfUser: Bool {
    switch kind {
    case .mapped, .named: true
    case .enumeration, .family: false
    }
  }

  private var shownTypes: [ValueType] { cases.compactMap(\.type) + [passed?.type].compactMap(\.self) }
}

extension ValueType {
  /// Whether it names a Foundation type.
  fileprivate var usesFoundation: Bool { scalars.contains(where: \.isFoundation) }

  /// Whether it names a hand-written type.
  fileprivate func namesUsersType(in program: Program) -> Bool {
    if !foreignTypes.isEmpty || mappings.contains(where: { program[$0].isOfUser }) { return true }
    var found = false
    visitParts { part in
      switch part {
      case .enumeration(let id): if program[id].kind != .generated { found = true }
      case .union(let id): if program[id].isOfUser { found = true }
      case .scalar, .mapping, .generic, .parameter, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
        break
      }
    }
    return found
  }
}

extension Mapping {
  /// Whether its type is hand-written.
  fileprivate var isOfUser: Bool {
    switch kind {
    case .owned, .named: true
    case .structure, .classType, .genericUnion, .transform: false
    }
  }
}

extension Pipeline.Step {
  /// Whether generated code names a Foundation type for it.
  fileprivate var usesFoundation: Bool {
    (input.scalars + output.scalars).contains(where: \.isFoundation)
  }
}

extension Conversion {
  /// Whether it reads or writes dates in a zone given by name.
  fileprivate var namesZone: Bool {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: false
    case .generic(_, let arguments): arguments.contains(where: \.namesZone)
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .single(let part), .jsonText(let part):
      part.namesZone
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _): key.namesZone || part.namesZone
    case .pipeline(let pipeline): pipeline.input.namesZone || pipeline.steps.contains(where: \.namesZone)
    case .alternatives(let all): all.contains(where: \.namesZone)
    }
  }
}

extension Pipeline.Step {
  fileprivate var namesZone: Bool {
    switch operation {
    case .transformer(.date(_, .named)): true
    case .transformer, .number: false
    case .each(let steps): steps.contains(where: \.namesZone)
    case .read(let conversion): conversion.namesZone
    case .alternatives(let all): all.joined().contains(where: \.namesZone)
    }
  }
}
