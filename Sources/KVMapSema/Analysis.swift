package import KVMapSource
package import KVMapSyntax

/// One file of a compilation, as the parser left it.
package struct ParsedFile: Sendable {
  package var source: SourceFile
  package var tree: SyntaxTree
  /// Whether the parser reported errors. Such a file is still checked as far as it was understood, but no `Program`
  /// comes of it, and nothing is called unused that the parts which were not understood may use.
  package var hasSyntaxErrors: Bool

  package init(source: SourceFile, tree: SyntaxTree, hasSyntaxErrors: Bool) {
    self.source = source
    self.tree = tree
    self.hasSyntaxErrors = hasSyntaxErrors
  }
}

/// What the resolver and the type checker found out.
package struct Analysis: Sendable {
  /// Everything that is known, whatever is wrong.
  package var model: SemanticModel
  /// `nil` where there is an error in any of the files, be it one of syntax, and where nobody asked for it.
  package var program: Program?
  /// What is wrong beyond the syntax, in the order of files and of places in them.
  package var diagnostics: [Diagnostic]
}

/// What an analysis is for.
package enum AnalysisGoal: Sendable {
  case diagnostics
  /// The program as well, which takes time and memory of its own.
  case program
}

/// Resolves all names of a compilation, checks all types and plans how each mapping reads and writes.
///
/// - Parameters:
///   - files: All files of the compilation, imported ones included; each at most once. Who hands over the only copy lets
///     the memory of their trees be used again while they are checked.
///   - sources: The set that the files belong to. It says which file an `import "…"` means.
///   - goal: What the caller wants to know.
///   - entries: Types that a document is to be mapped to, as `readType` reads them, resolved in the first file. If all
///     is well, they are the `entries` of the program, in that order.
///   - defaultAccess: The level of generated types whose file says none.
/// - Complexity: Linear in the size of the files, but for sorting.
package func analyze(
  _ files: consuming [ParsedFile], of sources: SourceSet, for goal: AnalysisGoal = .program, entries: [TypeSyntax] = [],
  defaultAccess: AccessLevel = .internal
) -> Analysis {
  let imports = ImportResolver.resolve(files, of: sources)
  let declarations = DeclarationCollector.collect(files, imports: imports.graph)
  var checker = TypeChecker(
    files: consume files, table: declarations.table, imports: imports.graph, entries: entries,
    defaultAccess: defaultAccess)
  checker.check()
  let files = checker.files

  var diagnostics = imports.diagnostics + declarations.diagnostics + checker.diagnostics
  let wrong = Set(diagnostics.filter { $0.severity == .error }.map(\.span.file))
  diagnostics += files.filter { !$0.hasSyntaxErrors && !wrong.contains($0.source.id) }
    .flatMap { unusedImports(of: $0.source.id, graph: imports.graph, used: checker.usedImports) }
  if !files.contains(where: \.hasSyntaxErrors) {
    diagnostics += checker.unusedMixins.filter { !wrong.contains($0.file) }
      .map { SemaDiagnostics.unusedMixin($0.name, at: $0.span) }
    diagnostics += checker.unusedTransforms.filter { !wrong.contains($0.file) }
      .map { SemaDiagnostics.unusedTransform($0.name, at: $0.span) }
  }
  diagnostics = Echoes.removed(from: diagnostics, of: files, imports: imports.graph)
  diagnostics = RuleFixIts.added(to: diagnostics, in: files).sortedByPlace(in: sources)

  let isSound = goal == .program && !diagnostics.containsErrors && !files.contains(where: \.hasSyntaxErrors)
  return Analysis(
    model: SemanticModel(declarations: declarations.table.all, references: checker.references),
    program: isSound
      ? ProgramBuilder.build(
        files, mappings: checker.takeMappings(), enumerations: checker.enumerations, unions: checker.unions,
        foreignTypes: checker.foreignTypes, entries: checker.entries)
      : nil,
    diagnostics: diagnostics
  ).adding(checker.tests, of: files)
}

/// The `import "…"` lines of which nothing is used. Only asked for files without errors: what is wrong may be a use.
private func unusedImports(of file: FileID, graph: ImportGraph, used: Set<ImportEdge>) -> [Diagnostic] {
  graph.imports(of: file).filter { !used.contains(ImportEdge(from: file, to: $0.target)) }
    .map { SemaDiagnostics.unusedImport($0.path, at: $0.span) }
}
