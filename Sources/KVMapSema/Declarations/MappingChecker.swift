import KVMapSource
import KVMapSyntax

/// Checks the lines of one `map`, `struct` or `class`, and those of the mixins that it uses.
struct MappingChecker {
  /// The maximum number of properties that mixins add in one compilation; a few lines could require billions.
  static let maximumMixedMembers = 200_000

  private var file: FileScope
  private let mixins: [DeclarationID: MixinScope]

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  /// The `default … via` lines of other files that were used, as edges between files.
  private(set) var usedRules: Set<ImportEdge> = []
  /// The number of properties that mixins have added so far.
  private(set) var mixedMembers: Int

  /// - Parameters:
  ///   - file: The scope of the declaration's file.
  ///   - mixins: All mixins of the compilation.
  ///   - mixedMembers: The number of properties that mixins added to other declarations.
  init(file: FileScope, mixins: [DeclarationID: MixinScope], mixedMembers: Int = 0) {
    self.file = file
    self.mixins = mixins
    self.mixedMembers = mixedMembers
  }

  /// The properties of a mapping, in their order.
  private struct Members {
    var properties: [CheckedProperty] = []
    /// The location of the first declaration of each name, and its mixin; `nil` for the declaration itself.
    var seen: [String: (span: Span, mixin: Int?)] = [:]
    /// False when a part is unsupported or wrong, so that what appears to be missing may be in it.
    var isComplete = true
  }

  mutating func check(_ type: TypeDeclarationSyntax, named name: TypeNameSyntax, id: MappingID) -> CheckedMapping {
    var head = HeadChecker(names: file.names)
    let parameters = head.parameters(of: type)
    let base = head.base(of: type)
    let construction = head.construction(of: type)
    let conformances = type.kind == .map ? head.conformances(type.conformances) : StatedConformances()
    let protocols = type.kind == .map ? [] : head.protocols(of: type)
    diagnostics += head.diagnostics
    uses += head.uses
    file.names.parameters = parameters
    let body = BodyChecker(type.members, in: file)
    diagnostics += body.diagnostics
    uses += body.uses

    let lines = type.members.withoutBlocks
    let own = type.mixins.isEmpty ? [] : Set(lines.compactMap(\.propertyName))
    var members = Members()
    let used = resolve(type.mixins, isComplete: &members.isComplete)
    for (index, mixin) in used.enumerated() {
      check(mixin.scope, number: index, usedAt: mixin.name, overridden: own, around: body.lines, of: type, &members)
    }
    let settings = settings(of: body.lines, used)
    let levels = [body.lines.via, file.via, file.imported]
    let rules = file.settings.applying(body.lines.settings)
    for case .property(let property) in lines {
      let checked = check(
        property, names: file.names, settings: rules, levels: levels, mayBeHashable: type.mayBeHashable)
      if let first = members.seen[property.name.text] {
        diagnostics.append(
          SemaDiagnostics.duplicateProperty(property.name.text, first: first.span, at: property.name.span))
        continue
      }
      members.seen[property.name.text] = (property.name.span, nil)
      add(checked, to: &members)
    }
    if type.isDamaged { members.isComplete = false }
    if members.isComplete {
      diagnostics += Self.unknownNames(
        in: body.lines, known: members.properties.map(\.name), owner: "'\(type.mappingName ?? name.text)'")
    }
    return CheckedMapping(
      id: id, name: type.mappingName ?? name.text, nameSpan: name.span, kind: kind(of: type), typeName: name.text,
      base: base, parameters: parameters, conformances: conformances, protocols: protocols,
      hasConstants: settings.hasConstants,
      declaredType: type.alias == nil ? nil : head.type(named: name), construction: construction,
      documentation: type.documentation, settings: settings.mapping, access: settings.access,
      properties: CheckedProperties(members.properties),
      root: body.lines.root ?? used.firstResult(of: \.scope.lines.root),
      context: body.lines.context ?? used.firstResult(of: \.scope.lines.context),
      contextSpan: body.lines.contextSpan ?? used.firstResult(of: \.scope.lines.contextSpan),
      isComplete: members.isComplete && (!head.isBaseWrong),
      hooks: used.flatMap(\.scope.lines.hooks) + body.lines.hooks,
      comparisonLines: used.flatMap(\.scope.lines.comparisons) + body.lines.comparisons,
      element: body.lines.element ?? used.firstResult(of: \.scope.lines.element),
      namespaces: namespaces(of: body.lines, used))
  }

  private func kind(of type: TypeDeclarationSyntax) -> CheckedMapping.Kind {
    switch type.kind {
    case .map: type.alias.map { .named($0.text) } ?? .map
    case .structure: .structure
    case .classType: .classType
    }
  }

  // MARK: Mixins

  private typealias UsedMixin = (scope: MixinScope, name: NameSyntax)

  private mutating func resolve(_ names: [NameSyntax], isComplete: inout Bool) -> [UsedMixin] {
    var used: [UsedMixin] = []
    var seen: [DeclarationID: Span] = [:]
    for name in names {
      let found = file.names.find(name.text, in: .mixins, at: name.span)
      diagnostics += found.diagnostics
      if let declaration = found.declaration {
        uses.append(.init(span: name.span, declaration: declaration))
        if let first = seen[declaration.id] {
          diagnostics.append(SemaDiagnostics.repeatedMixin(name.text, first: first, at: name.span))
          continue
        }
        seen[declaration.id] = name.span
        if let scope = mixins[declaration.id] { used.append((scope, name)) }
      } else if found.diagnostics.isEmpty {
        let suggestion = file.names.suggestion(for: name.text, in: .mixins)
        diagnostics.append(SemaDiagnostics.unknownMixin(name.text, suggestion: suggestion, at: name.span))
      }
    }
    if used.count < names.count { isComplete = false }
    return used
  }

  /// Adds the members of a mixin that the declaration does not have itself.
  private mutating func check(
    _ mixin: MixinScope, number: Int, usedAt name: NameSyntax, overridden: Set<String>, around lines: BodyLines,
    of type: TypeDeclarationSyntax, _ members: inout Members
  ) {
    // The nearest wins: the property, the mixin, the map that uses it, and then the file of the mixin.
    let rules = mixin.file.settings.applying(lines.settings).applying(mixin.lines.settings)
    let levels = [mixin.lines.via, lines.via, mixin.file.via, mixin.file.imported]
    if mixin.isDamaged { members.isComplete = false }
    for case .property(let property) in mixin.members where !overridden.contains(property.name.text) {
      let text = property.name.text
      if let first = members.seen[text] {
        // Conflicts within one mixin are reported at the mixin.
        let place = first.mixin == number ? property.name.span : name.span
        diagnostics.append(SemaDiagnostics.duplicateProperty(text, first: first.span, at: place))
        continue
      }
      mixedMembers += 1
      guard mixedMembers <= Self.maximumMixedMembers else {
        diagnostics.append(SemaDiagnostics.tooManyMixedMembers(Self.maximumMixedMembers, at: name.span))
        members.isComplete = false
        return
      }
      let checked = check(
        property, names: mixin.file.names, settings: rules, levels: levels, mayBeHashable: type.mayBeHashable)
      members.seen[text] = (property.name.span, number)
      add(checked, to: &members)
    }
  }

  /// The settings that apply to the object as a whole: the declaration's own lines, then those of its mixins.
  private mutating func settings(of lines: BodyLines, _ used: [UsedMixin]) -> RuleSettings {
    var level = lines.settings
    var said = lines.settingSpans.mapValues { _ in Span?.none }
    for mixin in used {
      for (word, span) in mixin.scope.lines.settingSpans.sorted(by: { $0.value.start < $1.value.start })
      where SettingSyntax.Kind.wordsOfObjects.contains(word) {
        if let first = said[word] {
          guard let first else { continue }
          diagnostics.append(SemaDiagnostics.settingOfTwoMixins(word, first: first, at: mixin.name.span))
        } else {
          said[word] = span
        }
      }
      level.fill(from: mixin.scope.lines.settings)
    }
    return file.settings.applying(level)
  }

  /// The namespaces of mixins come first, and each prefix is declared once.
  private func namespaces(of lines: BodyLines, _ used: [UsedMixin]) -> [Mapping.Namespace] {
    var said = Set(lines.namespaces.map(\.prefix))
    let mixed = used.flatMap(\.scope.lines.namespaces).filter { said.insert($0.prefix).inserted }
    return mixed + lines.namespaces
  }

  /// The properties of a mixin that no declaration uses.
  mutating func checkAlone(_ mixin: MixinScope) {
    let rules = mixin.file.settings.applying(mixin.lines.settings)
    let levels = [mixin.lines.via, mixin.file.via, mixin.file.imported]
    var seen: [String: Span] = [:]
    for case .property(let property) in mixin.members {
      _ = check(property, names: mixin.file.names, settings: rules, levels: levels, mayBeHashable: false)
      if let first = seen.updateValue(property.name.span, forKey: property.name.text) {
        diagnostics.append(SemaDiagnostics.duplicateProperty(property.name.text, first: first, at: property.name.span))
      }
    }
  }

  // MARK: Properties

  private mutating func check(
    _ property: PropertySyntax, names: NameLookup, settings: RuleSettings, levels: [DefaultConversions],
    mayBeHashable: Bool
  ) -> CheckedProperty {
    var checker = PropertyChecker(
      names: names, settings: settings, levels: levels, as: .member(mayBeHashable: mayBeHashable))
    let checked = checker.check(property)
    diagnostics += checker.diagnostics
    uses += checker.uses
    for rule in checker.usedRules { usedRules.insert(ImportEdge(from: property.name.span.file, to: rule.file)) }
    return checked
  }

  private func add(_ property: CheckedProperty, to members: inout Members) {
    if property.source == nil { members.isComplete = false }
    members.properties.append(property)
  }

  /// Lines of a body that name properties must name existing ones.
  static func unknownNames(in lines: BodyLines, known: @autoclosure () -> [String], owner: String) -> [Diagnostic] {
    var named: [(name: String, span: Span)] = lines.via.byName.map { ($0.key, $0.value.span) }
    named += lines.settings.keys?.exceptions.values.map { ($0.name.text, $0.name.span) } ?? []
    if named.isEmpty { return [] }
    let known = known()
    let all = Set(known)
    return named.filter { !all.contains($0.name) }.map { name, span in
      let suggestion = closest(to: name, in: known.prefix(1000))
      return SemaDiagnostics.unknownProperty(name, of: owner, suggestion: suggestion, at: span)
    }
  }
}

extension SettingSyntax.Kind {
  /// The words of settings that apply to the object as a whole and not to one property.
  static let wordsOfObjects: Set<String> = [
    "unknown", "duplicates", "empty", "nil", "depth", "access", "properties", "root", "context", "element",
  ]
}

extension TypeDeclarationSyntax {
  /// The name of the mapping: `User`, or `User.Form` for `map User as Form`.
  var mappingName: String? { name?.mapped(as: alias) }
}

extension EnumSyntax {
  var mappingName: String? { name?.mapped(as: alias) }
}

extension UnionSyntax {
  var mappingName: String? { name?.mapped(as: alias) }
}

extension TypeNameSyntax {
  fileprivate func mapped(as alias: NameSyntax?) -> String { alias.map { "\(text).\($0.text)" } ?? text }
}

extension TypeDeclarationSyntax {
  /// A generated type is Hashable where its properties are, and a mapped one if the file says so.
  fileprivate var mayBeHashable: Bool {
    switch kind {
    case .map: conformances.contains { !$0.isDenied && $0.name.text == "Hashable" }
    case .structure, .classType: true
    }
  }
}
