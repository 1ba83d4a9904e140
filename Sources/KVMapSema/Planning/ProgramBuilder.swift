import KVMapSource
import KVMapSyntax

/// Builds the `Program` from error-free mappings.
enum ProgramBuilder {
  /// - Returns: `nil` when a part of a mapping is wrong. That was reported, so the caller does not get here.
  static func build(
    _ files: [ParsedFile], mappings: consuming [ResolvedMapping], enumerations: [CheckedEnumeration],
    unions: [ResolvedUnion],
    foreignTypes: [CheckedForeignType], entries: [CheckedEntry?], namespaces: [FileID: [Program.Namespace]] = [:]
  ) -> Program? {
    var built: [Mapping] = []
    var byFile: [FileID: [MappingID]] = [:]
    let lines = Dictionary(
      files.map { ($0.source.id, Lines(file: $0.source)) }, uniquingKeysWith: { first, _ in first })
    func origin(_ span: Span) -> RuleOrigin {
      lines[span.file]?.origin(of: span) ?? RuleOrigin(file: "", line: 0)
    }
    built.reserveCapacity(mappings.count)
    for index in mappings.indices {
      let mapping = mappings[index]
      // The checked form of a built mapping is released; in a large compilation both together are most of the memory.
      mappings[index].checked.properties = []
      guard let result = build(mapping, origin: origin) else { return nil }
      if !mapping.checked.isSmallMap { byFile[mapping.checked.nameSpan.file, default: []].append(result.id) }
      built.append(result)
    }
    let units = files.map { file in
      Program.Unit(
        file: file.source.id, path: file.source.path, name: file.source.name,
        sourceHash: FNV1a.hash(file.source.bytes[...]), swiftImports: swiftImports(of: file),
        mappings: byFile[file.source.id] ?? [])
    }
    var program = Program(
      units: units.map { $0.adding(namespaces[$0.file]) }, mappings: built, foreignTypes: foreignTypes.map(\.type))
    guard addCases(enumerations, unions, to: &program, origin: origin) else { return nil }
    for unit in program.units.indices { program.units[unit].mappings += program.smallMaps(of: program.units[unit]) }
    for entry in entries {
      guard let entry else { return nil }
      program.entries.append(entry.entry(in: program))
    }
    FamilyRules(program)?.apply(to: &program)
    EntityBuilder.addEntities(to: &program)
    return program
  }

  /// The modules that a file imports, each once.
  private static func swiftImports(of file: ParsedFile) -> [String] {
    var seen: Set<String> = []
    return file.tree.items.compactMap { item in
      guard case .importModule(let item) = item, !item.module.isEmpty else { return nil }
      let name = item.module.map(\.text).joined(separator: ".")
      return seen.insert(name).inserted ? name : nil
    }
  }

  struct Lines {
    private let name: String
    private let table: LineTable

    init(file: SourceFile) {
      name = file.name
      table = LineTable(file)
    }

    func origin(of span: Span) -> RuleOrigin { RuleOrigin(file: name, line: table.lineNumber(at: span.start)) }
  }

  private static func build(_ mapping: ResolvedMapping, origin: (Span) -> RuleOrigin) -> Mapping? {
    let checked = mapping.checked
    var properties: [Property] = []
    properties.reserveCapacity(checked.properties.count)
    for property in checked.properties {
      guard let type = property.type, let conversion = property.conversion, let source = property.source,
        property.hasDefault == (property.defaultValue != nil), property.hasCheck == !property.checks.isEmpty
      else { return nil }
      var built = Property(
        name: property.name, type: type, documentation: property.documentation,
        origin: origin(property.nameSpan), conversion: conversion, isRead: property.isRead,
        isWritten: property.isWritten, isLossy: property.isLossy, defaultValue: property.defaultValue,
        checks: property.checks, path: source.firstPath, sync: property.sync?.rule(in: checked))
      built.acceptsEmptyArrays = property.acceptsEmptyArrays
      built.presence = property.presence
      built.isSensitive = property.isSensitive
      built.isBoxed = property.isBoxed
      if !property.sentinels.isEmpty { built.sentinels = property.sentinels }
      properties.append(built)
    }
    let writing = writing(checked)
    return Mapping(
      id: checked.id, kind: kind(of: mapping), typeName: checked.typeName,
      documentation: checked.documentation, access: checked.access,
      origin: origin(checked.nameSpan), properties: properties, settings: checked.settings,
      reading: ReadPlanner.plan(checked.properties, writing: writing, readFromWithin: mapping.readFromWithin),
      writing: writing,
      isReadable: mapping.isReadable, construction: mapping.construction, extras: extras(of: mapping))
  }

  private static func kind(of mapping: ResolvedMapping) -> Mapping.Kind {
    switch mapping.checked.kind {
    case .map: .owned
    case .named(let name): .named(name)
    case .structure: .structure
    case .smallMap: .transform(mapping.checked.name)
    case .genericUnion(let union): .genericUnion(union)
    case .classType: .classType(base: mapping.checked.base?.id, inherited: mapping.checked.inherited)
    }
  }

  private static func extras(of mapping: ResolvedMapping) -> Mapping.Extras {
    let checked = mapping.checked
    var extras = Mapping.Extras()
    extras.root = checked.root
    extras.context = checked.context
    extras.passed = mapping.passed
    extras.usesEnclosingScope = mapping.usesEnclosingScope
    extras.parentDepth = mapping.parentDepth
    extras.isParent = mapping.isParent
    extras.usesElementPosition = checked.usesElementPosition
    extras.parameters = checked.parameters
    extras.conformances = mapping.conformances
    if case .mapping(let first)? = checked.declaredType, first != checked.id { extras.first = first }
    extras.stated = checked.conformances.names
    extras.protocols = checked.protocols
    extras.hasConstants = checked.kind == .structure && checked.hasConstants
    for hook in checked.hooks {
      let function = hook.function.map(\.text).joined(separator: ".")
      switch hook.moment {
      case .before: extras.before.append(function)
      case .after: extras.after.append(function)
      }
    }
    extras.comparisons = checked.comparisons
    extras.element = checked.element?.name
    extras.namespaces = checked.namespaces
    if case .smallMap(let target) = checked.kind { extras.target = target }
    extras.made = checked.made
    extras.identity = checked.properties.indices.filter { checked.properties[$0].identity != nil }
    extras.stamp = checked.properties.firstIndex { $0.version?.role == .stamp }
    extras.tombstone = checked.properties.firstIndex { $0.version?.role == .tombstone }
    extras.sharesTable = checked.sharesTable
    return extras
  }

  /// Of two properties that share a key by the key style the first is written.
  private static func writing(_ mapping: CheckedMapping) -> WritePlan {
    var trie = WriteTrie()
    var plan = WritePlan(root: WriteObject(members: []))
    for index in mapping.writingOrder {
      let property = mapping.properties[index]
      guard property.isWritten, let source = property.destination else { continue }
      switch WritePlace(source) {
      case .targets(let targets): for target in targets { _ = trie.insert(target, property: index) }
      case .whole: plan.whole = index
      case .rest: plan.root.rest = index
      case .members: plan.root.memberList = index
      case .elementKey: plan.elementKey = index
      case .nowhere: break
      }
    }
    if mapping.isRecord {
      plan.record = trie.record
    } else {
      plan.root.members = trie.plan.root.members
    }
    return plan
  }
}

extension CheckedMapping {
  var isSmallMap: Bool { if case .smallMap = kind { true } else { false } }

  /// Members are written in the order of declaration; the properties of an inline mapping in the order of the type's
  /// initialiser.
  fileprivate var writingOrder: [Int] {
    guard isSmallMap else { return Array(properties.indices) }
    return properties.indices.sorted { properties[$0].nameSpan.start < properties[$1].nameSpan.start }
  }
}

extension Program.Unit {
  fileprivate func adding(_ namespaces: [Program.Namespace]?) -> Program.Unit {
    guard let namespaces else { return self }
    var unit = self
    unit.namespaces = namespaces
    return unit
  }
}

extension Program {
  /// The inline mappings that the mappers of a file use, in the order of first use.
  ///
  /// - Complexity: Linear in the conversions of the file and of these inline mappings.
  fileprivate func smallMaps(of unit: Unit) -> [MappingID] {
    var found: [MappingID] = []
    var seen: Set<MappingID> = []
    func add(_ conversions: [Conversion]) {
      for id in conversions.flatMap(\.mappings) {
        if case .transform = self[id].kind, seen.insert(id).inserted { found.append(id) }
      }
    }
    for id in unit.mappings { add(self[id].conversions) }
    for id in unit.unions { add(self[id].cases.compactMap(\.conversion)) }
    var position = 0
    while position < found.count {
      add(self[found[position]].conversions)
      position += 1
    }
    return found
  }
}

extension Mapping {
  fileprivate var conversions: [Conversion] {
    properties.map(\.conversion) + (extras.context.map { [$0.conversion] } ?? [])
  }
}
