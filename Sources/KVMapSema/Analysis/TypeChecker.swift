import KVMapSource
import KVMapSyntax

/// Checks all files of a compilation: first each line on its own, then the relations between declarations.
struct TypeChecker {
  /// Without the members of types once these are checked: the trees of a large compilation are half of its memory.
  var files: [ParsedFile]
  let table: DeclarationTable
  private let graph: ImportGraph
  private let typeNames: TypeNames
  private let defaultAccess: AccessLevel
  /// For the documents that tests name.
  private let sources: SourceSet
  private let requestedEntries: [TypeSyntax]

  private(set) var diagnostics: [Diagnostic] = []
  var references: [SemanticModel.Reference] = []
  var usedImports: Set<ImportEdge> = []
  /// In the order of their numbers, after `check()`.
  private(set) var mappings: [ResolvedMapping] = []
  private(set) var foreignTypes: [CheckedForeignType] = []
  private(set) var enumerations: [CheckedEnumeration] = []
  private(set) var unions: [ResolvedUnion] = []
  private(set) var unusedMixins: [Declaration] = []
  var unusedTransforms: [Declaration] = []
  /// The requested types after resolution; `nil` for those that are wrong.
  private(set) var entries: [CheckedEntry?] = []
  /// The error-free tests of each file.
  private(set) var tests: [FileID: [CheckedTest]] = [:]
  private var reported: Set<Diagnostic> = []
  private var mixedMembers = 0
  /// Whether documents are mapped to the requested types, so that they must be decodable.
  private let entriesAreRead: Bool

  init(
    files: consuming [ParsedFile], table: DeclarationTable, imports: ImportGraph, sources: SourceSet,
    entries: [TypeSyntax], entriesAreRead: Bool, defaultAccess: AccessLevel
  ) {
    self.entriesAreRead = entriesAreRead
    self.defaultAccess = defaultAccess
    self.sources = sources
    requestedEntries = entries
    self.table = table
    graph = imports
    typeNames = TypeNames(table.all)
    self.files = files
  }

  /// Moves the mappings out, so that their memory can be reused while they are built into a program.
  mutating func takeMappings() -> [ResolvedMapping] {
    defer { mappings = [] }
    return mappings
  }

  mutating func check() {
    let rules = files.map { checkFileSettings(of: $0) }
    enumerations = checkEnumerations()
    foreignTypes = checkForeignTypes()
    let transforms = resolveTransforms(rules)
    var scopes = fileScopes(rules, transforms.transforms)
    let cases = checkUnions(scopes)
    for index in scopes.indices { scopes[index].names = scopes[index].names.knowing(cases) }
    let mixins = collectMixins(scopes)
    var checked: [CheckedMapping] = []
    for index in files.indices {
      checkDeclarations(of: files[index], scope: scopes[index], mixins: mixins, into: &checked)
      files[index].tree.forgetMembers()
    }
    checkUnused(mixins)
    checkSmallMaps(transforms, scopes, into: &checked)
    checkUnusedTransforms()
    resolveEntries(scopes.first)
    let relations = MappingRelations(
      checked, cases: cases, typeNames: typeNames, foreignTypes: foreignTypes, fileOrder: fileOrder(),
      defaultAccess: defaultAccess)
    diagnostics += relations.diagnostics
    let sync = SyncChecker(
      relations.resolved, families: relations.unions.map(\.checked), tables: syncTables(scopes), names: typeNames)
    diagnostics += sync.diagnostics
    checkSyncLines(relations.resolved.map(\.checked))
    mappings = relations.resolved
    for table in sync.sharedTables { mappings[table.index].checked.sharesTable = true }
    unions = relations.unions
    if entriesAreRead {
      for (entry, syntax) in zip(entries, requestedEntries) { checkIsReadable(entry, at: syntax.span) }
    }
    let finished = self.mappings.map(\.checked)
    for (file, scope) in zip(files, scopes) { checkTests(of: file, scope: scope, finished) }
  }

  /// Cycles are reported starting at the first file by path.
  private func fileOrder() -> [FileID: Int] {
    let ids = files.sorted { $0.source.path < $1.source.path }.map(\.source.id)
    return Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func names(of file: ParsedFile) -> NameLookup {
    NameLookup(
      file: file.source.id, table: table, graph: graph, typeNames: typeNames,
      cases: DeclaredCases(enumerations: enumerations))
  }

  /// In the order of their numbers.
  private mutating func checkForeignTypes() -> [CheckedForeignType] {
    var conformances: [Span: StatedConformances] = [:]
    for file in files {
      for case .externType(let item) in file.tree.items {
        guard let name = item.name else { continue }
        var head = HeadChecker(names: names(of: file))
        conformances[name.span] = head.conformances(item.conformances)
        diagnostics += head.diagnostics
      }
    }
    return table.all.filter { $0.foreignType != nil }.map { declaration in
      let stated = conformances[declaration.span] ?? StatedConformances()
      return CheckedForeignType(
        type: ForeignType(typeName: declaration.name, conformances: stated), nameSpan: declaration.span)
    }
  }

  mutating func note(_ uses: [NameLookup.Use]) {
    for use in uses {
      references.append(.init(span: use.span, target: use.declaration.id))
      usedImports.insert(ImportEdge(from: use.span.file, to: use.declaration.file))
    }
  }

  /// The import of the file that declares the type which `map T as Name` maps a second time: what the second mapping
  /// has to fit is in that file.
  private mutating func noteMappedAgain(_ name: TypeNameSyntax, _ names: NameLookup) {
    guard let first = names.find(name.text, in: .types, at: name.span).declaration else { return }
    usedImports.insert(ImportEdge(from: name.span.file, to: first.file))
  }

  private mutating func fileScopes(_ rules: [RuleSettings], _ transforms: DeclaredTransforms) -> [FileScope] {
    var scopes = zip(files, rules).map { file, rules in
      checkFileLevel(of: file, names(of: file).knowing(transforms), rules)
    }
    let positions = Dictionary(
      files.enumerated().map { ($0.element.source.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for (index, file) in files.enumerated() {
      for item in graph.imports(of: file.source.id) where item.target != file.source.id {
        if let position = positions[item.target] { scopes[index].imported.addFarther(scopes[position].via) }
      }
    }
    return scopes
  }

  private mutating func checkFileSettings(of file: ParsedFile) -> RuleSettings {
    if let number = file.tree.edition?.number, number.text != "1" {
      diagnostics.append(SemaDiagnostics.unknownEdition(number.text, at: number.span))
    }
    var settings = SettingsChecker()
    for case .setting(let setting) in file.tree.items { settings.apply(setting) }
    diagnostics += settings.diagnostics
    let rules = RuleSettings().applying(settings.level)
    checkExceptions(rules.exceptions, in: file)
    return rules
  }

  /// The `sync table` lines of all files.
  private mutating func syncTables(_ scopes: [FileScope]) -> [CheckedSyncTable] {
    var tables: [CheckedSyncTable] = []
    for (file, scope) in zip(files, scopes) {
      for case .setting(let setting) in file.tree.items {
        guard case .syncTable(let name?) = setting.kind else { continue }
        let found = scope.names.find(name.text, in: .types, at: name.span)
        diagnostics += found.diagnostics
        if let declaration = found.declaration {
          note([.init(span: name.span, declaration: declaration)])
        } else if found.diagnostics.isEmpty {
          let suggestion = scope.names.suggestion(for: name.text, in: .types)
          diagnostics.append(SemaDiagnostics.unknownType(name.text, suggestion: suggestion, at: name.span))
        }
        tables.append(CheckedSyncTable(name: name.text, span: name.span, declaration: found.declaration))
      }
    }
    return tables
  }

  /// A file with a line `sync POLICY` and no identity synchronises nothing.
  private mutating func checkSyncLines(_ mappings: [CheckedMapping]) {
    let synchronised = Set(mappings.filter(\.isEntity).map(\.nameSpan.file))
    for file in files where !file.hasSyntaxErrors && !synchronised.contains(file.source.id) {
      for case .setting(let setting) in file.tree.items {
        guard case .sync(let policy?) = setting.kind, SyncPolicy(rawValue: policy.text) != nil else { continue }
        diagnostics.append(SemaDiagnostics.nothingIsSynchronised(at: setting.span))
      }
    }
  }

  private mutating func checkFileLevel(of file: ParsedFile, _ names: NameLookup, _ rules: RuleSettings) -> FileScope {
    var via = DefaultViaChecker(names: names, coercion: rules.coercion)
    for case .defaultVia(let line) in file.tree.items { via.apply(line) }
    diagnostics += via.diagnostics
    note(via.uses)
    return FileScope(names: names, settings: rules, via: via.level, imported: DefaultConversions())
  }

  /// An exception is for a property that some declaration of the file has.
  private mutating func checkExceptions(_ exceptions: [String: KeyExceptionSyntax], in file: ParsedFile) {
    guard !exceptions.isEmpty else { return }
    let names = file.tree.propertyNames
    let known = Set(names)
    for exception in exceptions.values where !known.contains(exception.name.text) {
      diagnostics.append(
        SemaDiagnostics.unknownProperty(
          exception.name.text, of: "a declaration of this file",
          suggestion: closest(to: exception.name.text, in: names.prefix(1000)), at: exception.name.span))
    }
  }

  private mutating func checkDeclarations(
    of file: ParsedFile, scope: FileScope, mixins: [DeclarationID: MixinScope], into checked: inout [CheckedMapping]
  ) {
    for item in file.tree.items {
      if case .union(let union) = item,
        let mapping = GenericUnionMapping.mapping(union, in: scope, table, id: checked.count)
      {
        checked.append(mapping)
      }
      guard case .type(let type) = item, let name = type.name else { continue }
      var checker = MappingChecker(file: scope, mixins: mixins, mixedMembers: mixedMembers)
      checked.append(checker.check(type, named: name, id: MappingID(checked.count)))
      reportOnce(checker.diagnostics)
      note(checker.uses)
      if type.alias != nil { noteMappedAgain(name, scope.names) }
      usedImports.formUnion(checker.usedRules)
      mixedMembers = checker.mixedMembers
    }
  }

  /// Problems in a mixin are found at every use and reported once.
  mutating func reportOnce(_ found: [Diagnostic]) {
    for diagnostic in found where reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}

// MARK: - Enums, unions and families

extension TypeChecker {
  /// The enums of all files, in the order of their numbers. They depend on nothing else.
  private mutating func checkEnumerations() -> [CheckedEnumeration] {
    var checked: [CheckedEnumeration] = []
    for file in files {
      // Problems in these lines are reported with the file.
      var settings = SettingsChecker()
      for case .setting(let setting) in file.tree.items { settings.apply(setting) }
      let rules = RuleSettings().applying(settings.level)
      for case .enumeration(let item) in file.tree.items {
        guard let name = item.name else { continue }
        var checker = EnumChecker(names: names(of: file), settings: rules)
        checked.append(checker.check(item, named: name, id: EnumerationID(checked.count)))
        diagnostics += checker.diagnostics
        if item.alias != nil { noteMappedAgain(name, names(of: file)) }
      }
    }
    return checked
  }

  /// The unions and, after them, the families of all files.
  private mutating func checkUnions(_ scopes: [FileScope]) -> DeclaredCases {
    var cases = DeclaredCases(enumerations: enumerations)
    for (file, scope) in zip(files, scopes) {
      for case .union(let item) in file.tree.items {
        guard let name = item.name else { continue }
        var checker = UnionChecker(names: scope.names, settings: scope.settings, levels: [scope.via, scope.imported])
        cases.unions.append(checker.check(item, named: name, id: UnionID(cases.unions.count)))
        diagnostics += checker.diagnostics
        note(checker.uses)
        if item.alias != nil { noteMappedAgain(name, scope.names) }
        for rule in checker.usedRules { usedImports.insert(ImportEdge(from: file.source.id, to: rule.file)) }
      }
    }
    var families: [MappingID: Span] = [:]
    for (file, scope) in zip(files, scopes) {
      for case .family(let item) in file.tree.items {
        guard let name = item.name else { continue }
        var checker = FamilyChecker(names: scope.names, settings: scope.settings)
        let family = checker.check(item, named: name, id: UnionID(cases.unions.count))
        diagnostics += checker.diagnostics
        note(checker.uses)
        cases.unions.append(family)
        guard let base = family.family else { continue }
        if let first = families[base] {
          diagnostics.append(SemaDiagnostics.secondFamily(name.text, first: first, at: name.span))
        } else {
          families[base] = name.span
        }
      }
    }
    return cases
  }
}

// MARK: - Mixins

extension TypeChecker {
  private mutating func collectMixins(_ scopes: [FileScope]) -> [DeclarationID: MixinScope] {
    let bySpan = Dictionary(
      table.all.filter { $0.kind == .mixin }.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    var mixins: [DeclarationID: MixinScope] = [:]
    for (file, scope) in zip(files, scopes) {
      for case .mixin(let mixin) in file.tree.items {
        guard let name = mixin.name, let declaration = bySpan[name.span] else { continue }
        let body = BodyChecker(mixin.members, in: scope)
        let members = mixin.members.withoutBlocks
        diagnostics += body.diagnostics
        note(body.uses)
        diagnostics += MappingChecker.unknownNames(
          in: body.lines, known: members.compactMap(\.propertyName), owner: "'\(name.text)'")
        mixins[declaration.id] = MixinScope(
          declaration: declaration, members: members, isDamaged: mixin.isDamaged, file: scope, lines: body.lines)
      }
    }
    return mixins
  }

  /// An unused mixin is checked on its own. In a file that declares no type it is meant for use by other files.
  private mutating func checkUnused(_ mixins: [DeclarationID: MixinScope]) {
    let used = Set(references.map(\.target))
    let unused = mixins.filter { !used.contains($0.key) }.map(\.value)
      .sorted { $0.declaration.id.index < $1.declaration.id.index }
    let libraries = Set(files.filter { !$0.tree.declaresType }.map(\.source.id))
    for mixin in unused {
      var checker = MappingChecker(file: mixin.file, mixins: [:])
      checker.checkAlone(mixin)
      reportOnce(checker.diagnostics)
      note(checker.uses)
      usedImports.formUnion(checker.usedRules)
      if !libraries.contains(mixin.declaration.file) { unusedMixins.append(mixin.declaration) }
    }
  }
}

// MARK: - Requested types

extension TypeChecker {
  private mutating func resolveEntries(_ scope: FileScope?) {
    guard let scope else { return }
    for entry in requestedEntries {
      var resolver = EntryResolver(file: scope)
      resolver.resolve(entry)
      diagnostics += resolver.diagnostics
      entries.append(resolver.entry)
    }
  }

  private mutating func checkTests(of file: ParsedFile, scope: FileScope, _ mappings: [CheckedMapping]) {
    for case .test(let test) in file.tree.items {
      var checker = TestChecker(file: scope, mappings: mappings, sources: sources)
      checker.check(test)
      diagnostics += checker.diagnostics
      note(checker.uses)
      guard let checked = checker.test, let type = test.type else { continue }
      checkIsReadable(checked.entry, at: type.span)
      tests[file.source.id, default: []].append(checked)
    }
  }

  /// A document is mapped to a type, so the type must be decodable, and one that Swift has.
  private mutating func checkIsReadable(_ entry: CheckedEntry?, at span: Span) {
    if let type = entry?.type {
      let problem = GenericArguments.namedArgument(in: type, names: typeNames, at: span) { id in
        mappings.indices.contains(id.index) && mappings[id.index].checked.isNamed
      }
      if let problem { diagnostics.append(problem) }
    }
    guard let held = entry?.type.heldMapping, mappings.indices.contains(held.id.index) else { return }
    let mapping = mappings[held.id.index].checked
    guard let obstacle = mapping.obstacle else { return }
    diagnostics.append(
      SemaDiagnostics.notReadable(
        mapping.name, because: obstacle.name, writtenAt: obstacle.nameSpan, at: span))
  }
}
