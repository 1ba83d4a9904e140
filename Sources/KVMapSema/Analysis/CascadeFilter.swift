import KVMapSource
import KVMapSyntax

/// Suppresses diagnostics that follow from another reported one and disappear once that one is fixed.
struct CascadeFilter {
  /// The files that see a declaration without its name, or have an import that was not found: the names that they use
  /// may be declared there.
  private let incomplete: Set<FileID>
  /// The words of declarations that could not be parsed, by the files that see them.
  private let misunderstood: [FileID: Set<String>]
  private let files: [FileID: SourceFile]

  /// - Complexity: Linear in the number of diagnostics, plus the size of what could not be parsed times the number of
  ///   files that import it.
  static func removed(
    from diagnostics: [Diagnostic], of files: [ParsedFile], imports: ImportGraph
  ) -> [Diagnostic] {
    // Errors are fixed first; whether the warning still applies is decided afterwards.
    let wrong = Set(diagnostics.filter { $0.severity == .error }.map(\.span))
    let diagnostics = diagnostics.filter { $0.severity == .error || !wrong.contains($0.span) }
    let echoes = CascadeFilter(diagnostics, files, imports)
    guard !echoes.incomplete.isEmpty || !echoes.misunderstood.isEmpty else { return diagnostics }
    return diagnostics.filter { !echoes.contain($0) }
  }

  private init(_ diagnostics: [Diagnostic], _ files: [ParsedFile], _ imports: ImportGraph) {
    var incomplete = Set(diagnostics.filter { $0.id == SemaDiagnosticID.importNotFound.rawValue }.map(\.span.file))
    self.files = Dictionary(files.map { ($0.source.id, $0.source) }, uniquingKeysWith: { first, _ in first })
    let own = Dictionary(
      files.map { ($0.source.id, Self.misunderstoodWords(in: $0)) }, uniquingKeysWith: { first, _ in first })
    let nameless = Set(files.filter { $0.tree.flatItems.contains(where: \.lacksName) }.map(\.source.id))
    var visible: [FileID: Set<String>] = [:]
    for file in files {
      let seen = [file.source.id] + imports.imports(of: file.source.id).map(\.target)
      if seen.contains(where: nameless.contains) { incomplete.insert(file.source.id) }
      let words = seen.compactMap { own[$0] }.reduce(into: Set<String>()) { $0.formUnion($1) }
      if !words.isEmpty { visible[file.source.id] = words }
    }
    misunderstood = visible
    self.incomplete = incomplete
  }

  /// An undeclared name, unless it is clear which name is meant.
  private func contain(_ diagnostic: Diagnostic) -> Bool {
    switch SemaDiagnosticID(rawValue: diagnostic.id) {
    case .unknownType, .unknownMixin, .unknownTransformer: break
    default: return false
    }
    guard diagnostic.fixIts.isEmpty else { return false }
    if incomplete.contains(diagnostic.span.file) { return true }
    guard let words = misunderstood[diagnostic.span.file], let file = files[diagnostic.span.file] else { return false }
    return Self.words(in: diagnostic.span, of: file).contains(where: words.contains)
  }

  private static func misunderstoodWords(in file: ParsedFile) -> Set<String> {
    guard file.hasSyntaxErrors else { return [] }
    let items = file.tree.flatItems.compactMap { if case .error(let span) = $0 { span } else { nil } }
    return (items + file.tree.failures).reduce(into: []) { $0.formUnion(words(in: $1, of: file.source)) }
  }

  private static func words(in span: Span, of file: SourceFile) -> [String] {
    guard span.start >= 0, span.start <= span.end, span.end <= file.bytes.count else { return [] }
    return String(decoding: file.bytes[span.start..<span.end], as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension ItemSyntax {
  /// Whether it is a declaration whose name was not understood.
  fileprivate var lacksName: Bool {
    switch self {
    case .externType(let item): item.name == nil
    case .transform(let item): item.name == nil
    case .mixin(let item): item.name == nil
    case .type(let item): item.name == nil
    case .enumeration(let item): item.name == nil
    case .union(let item): item.name == nil
    case .importFile, .importModule, .setting, .defaultVia, .family, .test, .nested, .error: false
    }
  }
}
