import KVMapEmit
import KVMapSema
import KVMapSource
import KVMapSyntax
import Testing

/// The result of compiling the text of one `.kvmap` file.
struct Emission {
  private let program: Program?
  let errors: [Diagnostic]

  /// - Parameter access: The level if the file does not specify one.
  init(_ text: String, access: AccessLevel = .internal) {
    var sources = SourceSet()
    sources.add(path: "Emitted.kvmap", bytes: Array(text.utf8), isRequested: true)
    var diagnostics: [Diagnostic] = []
    let files = sources.files.map { file in
      let (tree, found) = parse(file)
      diagnostics += found
      return ParsedFile(source: file, tree: tree, hasSyntaxErrors: found.containsErrors)
    }
    let analysis = analyze(files, of: sources, defaultAccess: access)
    errors = (diagnostics + analysis.diagnostics).filter { $0.severity == .error }
    program = analysis.program
  }

  /// The generated Swift. Errors in the program are reported.
  func swift(access: AccessLevel) throws -> String {
    for error in errors { Issue.record("[\(error.id)] \(error.message)") }
    return SwiftEmitter(program: try #require(program), access: access).files().map(\.text).joined()
  }
}
