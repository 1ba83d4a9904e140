import KVMapSource

extension ProgramBuilder {
  /// Adds enums, unions and families.
  ///
  /// - Returns: False when a part of them is wrong, which was reported.
  static func addCases(
    _ enumerations: [CheckedEnumeration], _ unions: [ResolvedUnion], to program: inout Program,
    origin: (Span) -> RuleOrigin
  ) -> Bool {
    let units = Dictionary(
      program.units.enumerated().map { ($0.element.file, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for checked in enumerations {
      guard let enumeration = build(checked, origin: origin) else { return false }
      program.enumerations.append(enumeration)
      if let unit = units[checked.nameSpan.file] { program.units[unit].enumerations.append(checked.id) }
    }
    for resolved in unions {
      guard let union = build(resolved, origin: origin) else { return false }
      program.unions.append(union)
      if let unit = units[resolved.checked.nameSpan.file] { program.units[unit].unions.append(resolved.checked.id) }
    }
    return true
  }

  private static func build(_ checked: CheckedEnumeration, origin: (Span) -> RuleOrigin) -> Enumeration? {
    guard let raw = checked.raw else { return nil }
    let cases = checked.cases.map { item in
      Enumeration.Case(
        name: item.name, documentation: item.documentation, origin: origin(item.nameSpan), read: item.read,
        written: item.written, isElse: item.isElse, hasPayload: item.hasPayload)
    }
    var enumeration = Enumeration(
      id: checked.id, kind: checked.kind, typeName: checked.typeName, documentation: checked.documentation,
      access: checked.access, origin: origin(checked.nameSpan), raw: raw, cases: cases)
    enumeration.protocols = checked.protocols
    enumeration.stated = checked.conformances.names
    enumeration.isHashable = !checked.conformances.denied.contains(.hashable)
    return enumeration
  }

  private static func kind(of resolved: ResolvedUnion) -> Union.Kind {
    if let family = resolved.checked.family { return .family(family) }
    switch resolved.checked.kind {
    case .generated: return .enumeration(resolved.conformances)
    case .mapped: return .mapped(resolved.checked.conformances.names)
    case .named(let name): return .named(name)
    }
  }

  private static func build(_ resolved: ResolvedUnion, origin: (Span) -> RuleOrigin) -> Union? {
    let checked = resolved.checked
    guard let selection = checked.selection else { return nil }
    var cases: [Union.Case] = []
    for item in checked.cases {
      guard !item.hasPayload || item.type != nil && item.conversion != nil else { return nil }
      cases.append(
        Union.Case(
          name: item.name, documentation: item.documentation, origin: origin(item.nameSpan), type: item.type,
          conversion: item.conversion, read: item.read, written: item.written, isElse: item.isElse,
          takesAbsence: item.takesAbsence, conditions: item.conditions, isWritten: item.isWritten))
    }
    let settings = checked.settings.mapping
    var union = Union(
      id: checked.id, kind: kind(of: resolved), typeName: checked.typeName, documentation: checked.documentation,
      access: checked.access, origin: origin(checked.nameSpan), selection: selection, cases: cases,
      depth: settings.depth, unknown: settings.unknown, duplicates: settings.duplicates,
      coercion: checked.settings.coercion, isIndirect: resolved.isIndirect, passed: resolved.passed)
    union.parameters = checked.parameters
    return union
  }
}
