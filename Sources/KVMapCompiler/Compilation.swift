import KVMapEmit
import KVMapFormat
import KVMapSema
package import KVMapSource
import KVMapSyntax

/// The files of one run of the compiler, and what can be done with them: one function per command.
///
/// It does no input or output. The caller reads files, adds them, asks each for its imports, and resolves these.
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
    parseAdded()
    return id
  }

  /// Adds files, and parses them, several at once where there are many. What comes of it is the same as if they were
  /// added one by one.
  ///
  /// - Parameter isRequested: Whether the files were asked for, and not only imported.
  /// - Returns: Their numbers, in the order of `added`.
  package mutating func add(_ added: [(path: String, bytes: [UInt8])], isRequested: Bool) -> [FileID] {
    let ids = added.map { sources.add(path: $0.path, bytes: $0.bytes, isRequested: isRequested) }
    parseAdded()
    return ids
  }

  private mutating func parseAdded() {
    for result in ParallelParsing.parsed(sources.files[files.count...]) {
      files.append(result.file)
      syntaxDiagnostics += result.diagnostics
    }
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
  ///
  /// Who needs the compilation no more hands it over, so that what was checked need not be kept.
  package consuming func check() -> [Diagnostic] {
    let (sources, syntaxDiagnostics, files) = (sources, syntaxDiagnostics, files)
    _ = consume self
    let documents = TestDocuments.problems(in: files)
    let analysis = analyze(consume files, of: sources, for: .diagnostics)
    return Self.diagnostics(of: analysis, syntaxDiagnostics, documents, in: sources)
  }

  /// `kvmapc generate`: the Swift of every file that was asked for, if all files are free of errors.
  ///
  /// - Parameters:
  ///   - access: Who may use what is generated, where a file does not say; `nil` for `internal`.
  ///   - module: The module that holds the mappers of a file, for its tests; `nil` if no tests are wanted.
  package consuming func generate(
    access: AccessLevel?, testing module: ((FileID) -> String)? = nil
  ) -> GenerateOutcome {
    let (sources, syntaxDiagnostics, files) = (sources, syntaxDiagnostics, files)
    _ = consume self
    let access = access ?? .internal
    let documents = TestDocuments.problems(in: files)
    let analysis = analyze(consume files, of: sources, defaultAccess: access)
    let diagnostics = Self.diagnostics(of: analysis, syntaxDiagnostics, documents, in: sources)
    guard !diagnostics.containsErrors, let program = analysis.program else {
      return GenerateOutcome(diagnostics: diagnostics, files: nil)
    }
    let requested = program.units.filter { sources.requested.contains($0.file) }
    let emitter = SwiftEmitter(program: program, access: access)
    let generated = requested.map { unit in
      GenerateOutcome.File(source: unit.file, emitter: emitter, unit: unit, module: module?(unit.file))
    }
    return GenerateOutcome(diagnostics: diagnostics, files: generated)
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
    Self.diagnostics(of: analysis, syntaxDiagnostics, TestDocuments.problems(in: files), in: sources)
  }

  /// - Parameters:
  ///   - syntax: What the parser told.
  ///   - documents: What is wrong in documents of tests.
  private static func diagnostics(
    of analysis: Analysis, _ syntax: [Diagnostic], _ documents: [Diagnostic], in sources: SourceSet
  ) -> [Diagnostic] {
    RefusedTokens(syntax, in: sources).withoutEchoes(syntax + analysis.diagnostics + documents)
      .sortedByPlace(in: sources)
  }
}
