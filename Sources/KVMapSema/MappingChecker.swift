import KVMapSource
import KVMapSyntax

/// Checks the lines of one `map` or `struct`.
struct MappingChecker {
  private let names: NameLookup
  private let outer: RuleSettings
  private let fileVia: ViaLevel
  private let imported: ViaLevel

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  /// Where the `default … via` lines stand that were used.
  private(set) var usedRules: [Span] = []

  /// - Parameters:
  ///   - outer: The settings of the file.
  ///   - file: The `default … via` lines of the file.
  ///   - imported: Those of the files that it imports.
  init(names: NameLookup, outer: RuleSettings, file: ViaLevel, imported: ViaLevel) {
    self.names = names
    self.outer = outer
    fileVia = file
    self.imported = imported
  }

  mutating func check(_ type: TypeDeclarationSyntax, named name: TypeNameSyntax, id: MappingID) -> CheckedMapping {
    var settings = SettingsChecker(outer: outer)
    for case .setting(let setting) in type.members { settings.apply(setting) }
    diagnostics += settings.diagnostics

    var via = DefaultViaChecker(names: names, coercion: settings.settings.coercion)
    for case .defaultVia(let line) in type.members { via.apply(line) }
    diagnostics += via.diagnostics
    uses += via.uses

    var isComplete = checkMixins(type.mixins)
    if type.members.contains(where: \.isError) { isComplete = false }

    let levels = [via.level, fileVia, imported]
    var properties: [CheckedProperty] = []
    var seen: [String: Span] = [:]
    for case .property(let property) in type.members {
      var checker = PropertyChecker(
        names: names, settings: settings.settings, levels: levels, isGenerated: type.kind == .structure)
      let checked = checker.check(property)
      diagnostics += checker.diagnostics
      uses += checker.uses
      usedRules += checker.usedRules
      if let first = seen[property.name.text] {
        diagnostics.append(SemaDiagnostics.duplicateProperty(property.name.text, first: first, at: property.name.span))
        continue
      }
      seen[property.name.text] = property.name.span
      if checked.source == nil { isComplete = false }
      properties.append(checked)
    }
    if isComplete { checkNames(via.level, of: name.text, properties, type.members) }
    return CheckedMapping(
      id: id, name: name.text, nameSpan: name.span, isGenerated: type.kind == .structure,
      documentation: type.documentation, settings: settings.settings.mapping, access: settings.settings.access,
      properties: properties, isComplete: isComplete)
  }

  /// - Returns: Whether there are no mixins, so that all properties are known.
  private mutating func checkMixins(_ mixins: [NameSyntax]) -> Bool {
    for mixin in mixins {
      let found = names.find(mixin.text, in: .mixins, at: mixin.span)
      diagnostics += found.diagnostics
      if let declaration = found.declaration {
        uses.append(.init(span: mixin.span, declaration: declaration))
        diagnostics.append(SemaDiagnostics.notSupported("'with'", at: mixin.span))
      } else if found.diagnostics.isEmpty {
        let suggestion = names.suggestion(for: mixin.text, in: .mixins)
        diagnostics.append(SemaDiagnostics.unknownMixin(mixin.text, suggestion: suggestion, at: mixin.span))
      }
    }
    return mixins.isEmpty
  }

  /// Lines of the map itself that name properties must name some of its own.
  private mutating func checkNames(
    _ via: ViaLevel, of type: String, _ properties: [CheckedProperty], _ members: [MemberSyntax]
  ) {
    let known = Set(properties.map(\.name))
    var named = via.byName.map { (name: $0.key, span: $0.value.span) }
    for case .setting(let setting) in members {
      guard case .keys(_, let exceptions) = setting.kind else { continue }
      named += exceptions.map { ($0.name.text, $0.name.span) }
    }
    for (name, span) in named where !known.contains(name) {
      let suggestion = closest(to: name, in: properties.prefix(1000).map(\.name))
      diagnostics.append(SemaDiagnostics.unknownProperty(name, of: "'\(type)'", suggestion: suggestion, at: span))
    }
  }
}

extension MemberSyntax {
  fileprivate var isError: Bool { if case .error = self { true } else { false } }
}
