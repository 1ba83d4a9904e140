import KVMapSema
import KVMapSource
import KVMapSyntax

/// A mapping file as the client sees it: its text in the editor if it is open, otherwise the one on disk.
struct WorkspaceFile: Sendable {
  let id: FileID
  /// Absolute; for a document that is not a file, its URI.
  let path: String
  /// As the client names it, once it has.
  var uri: String
  /// Whether it is in the file system, as opposed to a document that has not been saved yet.
  let isInFileSystem: Bool
  /// The path with links resolved, once it is known.
  var real: String?
  /// The contents on disk; `nil` if there is no such file, or it has not been read.
  var disk: [UInt8]?
  /// Whether it was found in the folders of the workspace.
  var isListed = false
  /// `nil` if the file is not open.
  var document: OpenDocument?

  private(set) var parsed: ParsedFile
  /// Only of open files.
  private(set) var tokens: [Token]?
  /// Those of the parser.
  private(set) var syntax: [Diagnostic]
  private(set) var lines: LineTable
  /// Counts the texts that the file has had.
  private(set) var revision = 0
  /// Where the written paths lead, as far as this was asked.
  var places: [String: LocatedFiles.Place] = [:]
  var documents: [String: SourceSet.DocumentTarget] = [:]
  /// The files that it imports, by the paths as written.
  var targets: [String: FileID] = [:]

  /// The files that it imports.
  var imported: Set<FileID> { Set(targets.values) }

  struct OpenDocument: Sendable, Hashable { var version: Int? }

  init(id: FileID, path: String, uri: String, isInFileSystem: Bool) {
    self.id = id
    self.path = path
    self.uri = uri
    self.isInFileSystem = isInFileSystem
    let source = SourceFile(id: id, path: path, bytes: [])
    parsed = ParsedFile(source: source, tree: SyntaxTree(), hasSyntaxErrors: false)
    syntax = []
    lines = LineTable(source)
  }

  var bytes: [UInt8] { parsed.source.bytes }

  mutating func setText(_ bytes: [UInt8]) {
    let source = SourceFile(id: id, path: path, bytes: bytes)
    let (tree, diagnostics, tokens) = treeAndTokens(of: source)
    // Those of files that are not open are rarely needed, and several times the size of the file.
    self.tokens = document == nil ? nil : tokens
    parsed = ParsedFile(source: source, tree: tree, hasSyntaxErrors: diagnostics.containsErrors)
    syntax = diagnostics
    lines = LineTable(source)
    revision += 1
  }

  /// The paths of imports, as written.
  var importPaths: [String] {
    parsed.tree.items.compactMap { if case .importFile(let item) = $0 { item.path?.value } else { nil } }
  }

  /// The paths of documents that tests name, as written.
  var documentPaths: [String] { parsed.tree.documentPaths.map(\.value) }
}

extension SyntaxTree {
  /// The paths of documents that tests name.
  var documentPaths: [StringSyntax] {
    flatItems.flatMap { item -> [StringSyntax] in
      guard case .test(let test) = item else { return [] }
      return test.steps.compactMap { if case .file(_, let path) = $0 { path } else { nil } }
    }
  }
}

extension WorkspaceFile {
  /// What the first of its lines ends with.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  /// A text that is added to it.
  func withItsLineEnds(_ text: String) -> String {
    lineEnd == "\n" ? text : text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
  }
}
