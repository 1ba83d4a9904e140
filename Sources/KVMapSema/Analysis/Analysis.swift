package import KVMapSource
package import KVMapSyntax

/// One file of a compilation, as produced by the parser.
package struct ParsedFile: Sendable {
  package var source: SourceFile
  package var tree: SyntaxTree
  /// Whether the parser reported errors. Such a file is still checked as far as it was understood, but it yields no
  /// `Program`, and nothing is reported as unused that the unparsed parts may use.
  package var hasSyntaxErrors: Bool

  package init(source: SourceFile, tree: SyntaxTree, hasSyntaxErrors: Bool) {
    self.source = source
    self.tree = tree
    self.hasSyntaxErrors = hasSyntaxErrors
  }
}

/// The result of name resolution and type checking.
package struct Analysis: Sendable {
  /// Everything that is known, even when there are errors.
  package var model: SemanticModel
  /// `nil` when any file has an error, including a syntax error, and when the program was not requested.
  package var program: Program?
  /// The problems other than syntax errors, ordered by file and by position.
  package var diagnostics: [Diagnostic]
}

/// What an analysis is for.
package enum AnalysisGoal: Sendable {
  case diagnostics
  /// The program as well, which takes additional time and memory.
  case program
  /// The program, and fix-its in the trees, which remain.
  case editor
}

/// Resolves all names of a compilation, checks all types and plans how each mapping reads and writes.
///
/// - Parameters:
///   - files: All files of the compilation, including imported ones; each at most once. A caller that passes its only
///     copy lets the memory of the syntax trees be reused during checking.
///   - sources: The set that the files belong to. It determines which file an `import "…"` refers to.
///   - goal: What the caller needs.
///   - entries: Types that a document is to be mapped to, as parsed by `readType`, resolved in the first file. If there
///     are no errors, they become the `entries` of the program, in that order.
///   - entriesAreRead: Whether documents are mapped to these types, so that they must be decodable.
///   - defaultAccess: The access level of generated types whose file does not set one.
/// - Complexity: Linear in the size of the files, apart from sorting.
package func analyze(
  _ files: consuming [ParsedFile], of sources: SourceSet, for goal: AnalysisGoal = .program, entries: [TypeSyntax] = [],
  entriesAreRead: Bool = true, defaultAccess: AccessLevel = .internal
) -> Analysis {
  var parsed = consume files
  let damaged = DamagedDeclarations(parsed)
  // Checking takes the trees apart.
  let whole = goal == .editor ? parsed : []
  let namespaces = Namespaces(takingApart: &parsed)
  let imports = ImportResolver.resolve(parsed, of: sources)
  let declarations = DeclarationCollector.collect(parsed, namespaces: namespaces, imports: imports.graph)
  var checker = TypeChecker(
    files: consume parsed, table: declarations.table, imports: imports.graph, sources: sources,
    entries: entries, entriesAreRead: entriesAreRead, defaultAccess: defaultAccess)
  checker.check()
  let files = checker.files

  var diagnostics = imports.diagnostics + declarations.diagnostics + checker.diagnostics
  let wrong = Set(diagnostics.filter { $0.severity == .error }.map(\.span.file))
  diagnostics += files.filter { !$0.hasSyntaxErrors && !wrong.contains($0.source.id) }
    .flatMap { unusedImports(of: $0.source.id, graph: imports.graph, used: checker.usedImports, namespaces) }
  if !files.contains(where: \.hasSyntaxErrors) {
    // Who else uses what a file declares that is only imported is not known.
    let judged = sources.requested.subtracting(wrong)
    diagnostics += checker.unusedMixins.filter { judged.contains($0.file) }
      .map { SemaDiagnostics.unusedMixin($0.name, at: $0.span) }
    diagnostics += checker.unusedTransforms.filter { judged.contains($0.file) }
      .map { SemaDiagnostics.unusedTransform($0.name, at: $0.span) }
  }
  diagnostics = damaged.withoutCascades(diagnostics)
  diagnostics = CascadeFilter.removed(from: diagnostics, of: files, imports: imports.graph)
  diagnostics = RuleFixIts.added(to: diagnostics, in: files, whole: whole).sortedByPlace(in: sources)

  let isSound = goal != .diagnostics && !diagnostics.containsErrors && !files.contains(where: \.hasSyntaxErrors)
  return Analysis(
    model: SemanticModel(
      declarations: declarations.table.all, references: checker.references, imports: imports.graph),
    program: isSound
      ? ProgramBuilder.build(
        files, mappings: checker.takeMappings(), enumerations: checker.enumerations, unions: checker.unions,
        foreignTypes: checker.foreignTypes, entries: checker.entries,
        namespaces: namespaces.declared(through: imports.graph))
      : nil,
    diagnostics: diagnostics
  ).adding(checker.tests, of: files)
}

/// The unused `import "…"` lines. Only called for files without errors, because an erroneous part may be a use.
private func unusedImports(
  of file: FileID, graph: ImportGraph, used: Set<ImportEdge>, _ namespaces: Namespaces
) -> [Diagnostic] {
  graph.imports(of: file).filter { !used.contains(ImportEdge(from: file, to: $0.target)) }
    .filter { !namespaces.extend(file, those: $0.target, through: graph) }
    .map { SemaDiagnostics.unusedImport($0.path, at: $0.span) }
}
