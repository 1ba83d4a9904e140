import KVMapSource
import KVMapSyntax

/// Checks all files of a compilation: first each line by itself, then what lies between declarations.
struct TypeChecker {
  private let files: [ParsedFile]
  private let table: DeclarationTable
  private let graph: ImportGraph
  private let typeNames: TypeNames
  private let defaultAccess: AccessLevel

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var references: [SemanticModel.Reference] = []
  private(set) var usedImports: Set<ImportEdge> = []
  /// In the order of their numbers, after `check()`.
  private(set) var mappings: [ResolvedMapping] = []

  init(files: [ParsedFile], table: DeclarationTable, imports: ImportGraph, defaultAccess: AccessLevel) {
    self.defaultAccess = defaultAccess
    self.files = files
    self.table = table
    graph = imports
    typeNames = TypeNames(table.all)
  }

  mutating func check() {
    let levels = files.map { checkFileLevel(of: $0) }
    let positions = Dictionary(
      files.enumerated().map { ($0.element.source.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
    var checked: [CheckedMapping] = []
    for (file, level) in zip(files, levels) {
      var imported = ViaLevel()
      for item in graph.imports(of: file.source.id) where item.target != file.source.id {
        if let position = positions[item.target] { imported.addFarther(levels[position].via) }
      }
      checkDeclarations(of: file, level: level, imported: imported, into: &checked)
    }
    let relations = MappingRelations(
      checked, typeNames: typeNames, fileOrder: fileOrder(), defaultAccess: defaultAccess)
    diagnostics += relations.diagnostics
    mappings = relations.resolved
  }

  /// Cycles are told beginning at the first file by path.
  private func fileOrder() -> [FileID: Int] {
    let ids = files.sorted { $0.source.path < $1.source.path }.map(\.source.id)
    return Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  private func names(of file: ParsedFile) -> NameLookup {
    NameLookup(file: file.source.id, table: table, graph: graph, typeNames: typeNames)
  }

  private mutating func note(_ uses: [NameLookup.Use], in file: FileID) {
    for use in uses {
      references.append(.init(span: use.span, target: use.declaration.id))
      usedImports.insert(ImportEdge(from: file, to: use.declaration.file))
    }
  }

  private struct FileLevel {
    var settings: RuleSettings
    var via: ViaLevel
  }

  private mutating func checkFileLevel(of file: ParsedFile) -> FileLevel {
    if let number = file.tree.edition?.number, number.text != "1" {
      diagnostics.append(SemaDiagnostics.unknownEdition(number.text, at: number.span))
    }
    var settings = SettingsChecker(outer: RuleSettings())
    for case .setting(let setting) in file.tree.items { settings.apply(setting) }
    diagnostics += settings.diagnostics
    checkExceptions(settings.settings.exceptions, in: file)

    var via = DefaultViaChecker(names: names(of: file), coercion: settings.settings.coercion)
    for case .defaultVia(let line) in file.tree.items { via.apply(line) }
    diagnostics += via.diagnostics
    note(via.uses, in: file.source.id)
    return FileLevel(settings: settings.settings, via: via.level)
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
    of file: ParsedFile, level: FileLevel, imported: ViaLevel, into checked: inout [CheckedMapping]
  ) {
    let names = names(of: file)
    for item in file.tree.items {
      diagnostics += UnsupportedSyntax.problems(in: item)
      guard case .type(let type) = item, let name = type.name, type.isMapping else { continue }
      var checker = MappingChecker(names: names, outer: level.settings, file: level.via, imported: imported)
      checked.append(checker.check(type, named: name, id: MappingID(checked.count)))
      diagnostics += checker.diagnostics
      note(checker.uses, in: file.source.id)
      for rule in checker.usedRules { usedImports.insert(ImportEdge(from: file.source.id, to: rule.file)) }
    }
  }
}
