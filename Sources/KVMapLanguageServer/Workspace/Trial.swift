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

/// Replacements of parts of texts.
struct Replacement: Hashable {
  var span: Span
  var text: String
}

extension [Replacement] {
  /// The text after the replacements in one file, which must not overlap.
  func applied(to bytes: [UInt8], of file: FileID) -> [UInt8] {
    var result = bytes
    for replacement in filter({ $0.span.file == file }).sorted(by: { $0.span.start > $1.span.start })
    where replacement.span.end <= result.count {
      result.replaceSubrange(replacement.span.start..<replacement.span.end, with: replacement.text.utf8)
    }
    return result
  }

  var files: Set<FileID> { Set(map(\.span.file)) }

  /// Those that do not overlap an earlier one.
  var withoutOverlaps: [Replacement] {
    var end: [FileID: Int] = [:]
    return sorted { ($0.span.file, $0.span.start, $0.span.end) < ($1.span.file, $1.span.start, $1.span.end) }.filter {
      replacement in
      guard replacement.span.start >= end[replacement.span.file] ?? 0 else { return false }
      // Nothing else is inserted at the place of an insertion.
      end[replacement.span.file] = Swift.max(replacement.span.end, replacement.span.start + 1)
      return true
    }
  }
}
