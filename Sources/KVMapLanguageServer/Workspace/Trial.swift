import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax

/// What an analysis would be if some files had other texts.
struct Trial {
  private let workspace: Workspace
  private let files: [WorkspaceFile]

  /// - Parameters:
  ///   - result: The analysis whose files are analysed again.
  ///   - members: Those of them that are; `nil` for all.
  init(_ result: AnalysisResult, _ workspace: Workspace, of members: Set<FileID>? = nil) {
    self.workspace = workspace
    files = workspace.activeFiles.filter { result.revisions[$0.id] != nil && members?.contains($0.id) != false }
  }

  func analysis(with texts: [FileID: [UInt8]], collectsSymbols: Bool = false) -> EditorAnalysis {
    var sources = workspace.sources
    var parsed: [ParsedFile] = []
    var syntax: [Diagnostic] = []
    for file in files {
      guard let bytes = texts[file.id] else {
        parsed.append(file.parsed)
        syntax += file.syntax
        continue
      }
      let source = SourceFile(id: file.id, path: file.path, bytes: bytes)
      sources.replace(file.id, bytes: bytes)
      let (tree, diagnostics) = parse(source)
      parsed.append(ParsedFile(source: source, tree: tree, hasSyntaxErrors: diagnostics.containsErrors))
      syntax += diagnostics
    }
    var trial = Compilation.editorAnalysis(of: parsed, in: sources, syntax: syntax)
    if collectsSymbols { trial.analysis.model.collectSymbols(of: parsed) }
    return trial
  }
}
