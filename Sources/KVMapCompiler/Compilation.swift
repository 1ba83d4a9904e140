import KVMapEmit
import KVMapFormat
import KVMapSema
package import KVMapSource
import KVMapSyntax

/// The files of one run of the compiler, and what can be done with them: one function per command.
///
/// It does no input or output. Whoever reads files adds them, asks each for its imports, and says what these lead to.
package struct Compilation: Sendable {
  package private(set) var sources = SourceSet()
  private(set) var files: [ParsedFile] = []
  private var syntaxDiagnostics: [Diagnostic] = []

  package init() {}

  /// Adds a file, and parses it.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown to people.
  ///   - isRequested: Whether the file was asked for, and not only imported.
  @discardableResult
  package mutating func add(path: String, bytes: [UInt8], isRequested: Bool) -> FileID {
    let id = sources.add(path: path, bytes: bytes, isRequested: isRequested)
    let file = SourceFile(id: id, path: path, bytes: bytes)
    let (tree, diagnostics) = parse(file)
    files.append(ParsedFile(source: file, tree: tree, hasSyntaxErrors: diagnostics.containsErrors))
    syntaxDiagnostics += diagnostics
    return id
  }

  /// The paths that a file imports, as it writes them.
  package func imports(of file: FileID) -> [String] {
    guard files.indices.contains(file.index) else { return [] }
    return files[file.index].tree.items.compactMap { item in
      if case .importFile(let item) = item { item.path?.value } else { nil }
    }
  }

  package mutating func setTarget(_ target: SourceSet.ImportTarget, ofImport path: String, in file: FileID) {
    sources.setTarget(target, ofImport: path, in: file)
  }

  /// `kvmapc check`: everything there is to say about the files, in the order in which people read.
  package func check() -> [Diagnostic] {
    diagnostics(of: analyze(files, of: sources))
  }

  /// `kvmapc generate`: the Swift of every file that was asked for, if all files are free of errors.
  ///
  /// - Parameters:
  ///   - access: Who may use what is generated, where a file does not say; `nil` for `internal`.
  ///   - module: The module that holds the mappers of a file, for its tests; `nil` if no tests are wanted.
  package func generate(access: AccessLevel?, testing module: ((FileID) -> String)? = nil) -> GenerateOutcome {
    let access = access ?? .internal
    let analysis = analyze(files, of: sources, defaultAccess: access)
    let diagnostics = diagnostics(of: analysis)
    guard !diagnostics.containsErrors, let program = analysis.program else {
      return GenerateOutcome(diagnostics: diagnostics, files: nil)
    }
    let requested = program.units.filter { sources.requested.contains($0.file) }
    let emitter = SwiftEmitter(program: program, access: access)
    let files = requested.map { unit in
      let tests = module.flatMap { emitter.testFile(for: unit, module: $0(unit.file)) }
      return GenerateOutcome.File(source: unit.file, text: emitter.file(for: unit).text, tests: tests?.text)
    }
    return GenerateOutcome(diagnostics: diagnostics, files: files)
  }

  /// `kvmapc format`: the files that were asked for in the one style there is.
  package func format() -> FormatReport {
    var report = FormatReport(diagnostics: [], files: [])
    for file in sources.files where sources.requested.contains(file.id) {
      switch KVMapFormat.format(file) {
      case .formatted(let bytes):
        report.files.append(FormatReport.File(source: file.id, bytes: bytes))
      case .unreadable(let diagnostics):
        report.files.append(FormatReport.File(source: file.id, bytes: nil))
        report.diagnostics += diagnostics
      }
    }
    report.diagnostics = report.diagnostics.sortedByPlace(in: sources)
    return report
  }

  /// The files that were asked for and have `test` blocks.
  package var filesWithTests: [FileID] {
    files.filter { file in
      sources.requested.contains(file.source.id)
        && file.tree.items.contains { if case .test = $0 { true } else { false } }
    }.map(\.source.id)
  }

  func diagnostics(of analysis: Analysis) -> [Diagnostic] {
    let all = syntaxDiagnostics + analysis.diagnostics + TestDocuments.problems(in: files)
    return RefusedTokens(syntaxDiagnostics, in: sources).withoutEchoes(all).sortedByPlace(in: sources)
  }
}
