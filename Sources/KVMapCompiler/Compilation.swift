import KVMapEmit
import KVMapFormat
import KVMapSema
package import KVMapSource
import KVMapSyntax

/// The files of one run of the compiler, and the operations on them: one function per command.
///
/// It performs no input or output. The caller reads files, adds them, gets the imports of each and resolves these.
package struct Compilation: Sendable {
  package private(set) var sources = SourceSet()
  private(set) var files: [ParsedFile] = []
  private var syntaxDiagnostics: [Diagnostic] = []

  package init() {}

  /// Adds and parses a file.
  ///
  /// - Parameters:
  ///   - path: The path as it appears in messages.
  ///   - isRequested: Whether the file was requested rather than only imported.
  @discardableResult
  package mutating func add(path: String, bytes: [UInt8], isRequested: Bool) -> FileID {
    let id = sources.add(path: path, bytes: bytes, isRequested: isRequested)
    parseAdded()
    return id
  }

  /// Adds and parses files, in parallel if there are many. The result is the same as if they were added one by one.
  ///
  /// - Parameter isRequested: Whether the files were requested rather than only imported.
  /// - Returns: Their IDs, in the order of `added`.
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

  /// The same files, of which one has other contents.
  func replacing(_ id: FileID, by bytes: [UInt8]) -> Compilation {
    var changed = self
    changed.sources.replace(id, bytes: bytes)
    guard let source = changed.sources[id], changed.files.indices.contains(id.index) else { return self }
    changed.syntaxDiagnostics.removeAll { $0.span.file == id }
    for parsed in ParallelParsing.parsed([source]) {
      changed.files[id.index] = parsed.file
      changed.syntaxDiagnostics += parsed.diagnostics
    }
    return changed
  }

  /// The paths that a file imports, as written in the file.
  package func imports(of file: FileID) -> [String] {
    guard files.indices.contains(file.index) else { return [] }
    return files[file.index].tree.items.compactMap { item in
      if case .importFile(let item) = item { item.path?.value } else { nil }
    }
  }

  /// The paths of the documents that tests of a file name, as written in the file.
  package func documents(of file: FileID) -> [String] {
    guard files.indices.contains(file.index) else { return [] }
    return files[file.index].tree.flatItems.flatMap { item -> [String] in
      guard case .test(let test) = item else { return [] }
      return test.steps.compactMap { if case .file(_, let path) = $0 { path.value } else { nil } }
    }
  }

  package mutating func setDocument(_ document: SourceSet.DocumentTarget, at path: String, in file: FileID) {
    sources.setDocument(document, at: path, in: file)
  }

  package mutating func setTarget(_ target: SourceSet.ImportTarget, ofImport path: String, in file: FileID) {
    sources.setTarget(target, ofImport: path, in: file)
  }

  /// `kvmapc check`: all diagnostics for the files, in reading order.
  ///
  /// This function consumes the compilation, so that files can be released once they have been checked.
  package consuming func check() -> [Diagnostic] {
    let (sources, syntaxDiagnostics, files) = (sources, syntaxDiagnostics, files)
    _ = consume self
    let documents = TestDocuments.problems(in: files, of: sources)
    let analysis = analyze(consume files, of: sources, for: .diagnostics)
    return Self.diagnostics(of: analysis, syntaxDiagnostics, documents, in: sources)
  }

  /// `kvmapc generate`: the Swift for every requested file, if no file has errors.
  ///
  /// - Parameters:
  ///   - access: The access level of generated code, for files that do not specify one; `nil` for `internal`.
  ///   - hasSchemas: Whether types get their schemas as members.
  ///   - module: The module that contains the mappers of a file, for the file's tests; `nil` to generate no tests.
  package consuming func generate(
    access: AccessLevel?, hasSchemas: Bool = false, testing module: ((FileID) -> String)? = nil
  ) -> GenerateOutcome {
    let (sources, syntaxDiagnostics, files) = (sources, syntaxDiagnostics, files)
    _ = consume self
    let access = access ?? .internal
    let documents = TestDocuments.problems(in: files, of: sources)
    let analysis = analyze(consume files, of: sources, defaultAccess: access)
    let diagnostics = Self.diagnostics(of: analysis, syntaxDiagnostics, documents, in: sources)
    guard !diagnostics.containsErrors, let program = analysis.program else {
      return GenerateOutcome(diagnostics: diagnostics, files: nil)
    }
    let requested = program.units.filter { sources.requested.contains($0.file) }
    let schemas = hasSchemas ? GeneratedSchemas(of: program, notingThoseIn: requested) : nil
    let emitter = SwiftEmitter(program: program, access: access, schemas: schemas?.texts ?? SchemaTexts())
    let generated = requested.map { unit in
      GenerateOutcome.File(source: unit.file, emitter: emitter, unit: unit, module: module?(unit.file))
    }
    return GenerateOutcome(diagnostics: diagnostics, files: generated, notes: schemas?.notes ?? [])
  }

  /// `kvmapc format`: the requested files, formatted in the standard style.
  package func format() -> FormatReport {
    var report = FormatReport(diagnostics: [], files: [])
    for file in sources.files where sources.requested.contains(file.id) {
      switch KVMapFormat.format(file) {
      case .formatted(let bytes):
        report.files.append(RewrittenFile(source: file.id, bytes: bytes))
      case .unreadable(let diagnostics):
        report.files.append(RewrittenFile(source: file.id, bytes: nil))
        report.diagnostics += diagnostics
      }
    }
    report.diagnostics = report.diagnostics.sortedByPlace(in: sources)
    return report
  }

  /// The requested files that have `test` blocks.
  package var filesWithTests: [FileID] {
    files.filter { file in
      sources.requested.contains(file.source.id)
        && file.tree.flatItems.contains { if case .test = $0 { true } else { false } }
    }.map(\.source.id)
  }

  func diagnostics(of analysis: Analysis) -> [Diagnostic] {
    Self.diagnostics(of: analysis, syntaxDiagnostics, TestDocuments.problems(in: files, of: sources), in: sources)
  }

  /// - Parameters:
  ///   - syntax: The diagnostics of the parser.
  ///   - documents: The diagnostics for the documents of tests.
  static func diagnostics(
    of analysis: Analysis, _ syntax: [Diagnostic], _ documents: [Diagnostic], in sources: SourceSet
  ) -> [Diagnostic] {
    RefusedTokens(syntax, in: sources).withoutCascades(syntax + analysis.diagnostics + documents)
      .sortedByPlace(in: sources)
  }
}
