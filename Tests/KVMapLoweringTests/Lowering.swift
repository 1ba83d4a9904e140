import KVMapSema
import KVMapSource
import KVMapSyntax
import Testing

@testable import KVMapLowering

/// The code of the mappings in the text of one `.kvmap` file, in order of declaration.
struct Lowering {
  let program: Program

  init(_ text: String) throws {
    var sources = SourceSet()
    sources.add(path: "Lowered.kvmap", bytes: Array(text.utf8), isRequested: true)
    var diagnostics: [Diagnostic] = []
    let files = sources.files.map { file in
      let (tree, found) = parse(file)
      diagnostics += found
      return ParsedFile(source: file, tree: tree, hasSyntaxErrors: found.containsErrors)
    }
    let analysis = analyze(files, of: sources, defaultAccess: .internal)
    for error in (diagnostics + analysis.diagnostics).filter({ $0.severity == .error }) {
      Issue.record("[\(error.id)] \(error.message)")
    }
    program = try #require(analysis.program)
  }

  /// What reads the values of each mapping.
  var decodings: [DecodingCode] { program.mappings.map { DecodingCode($0, in: program) } }

  /// What writes them.
  var encodings: [EncodingCode] { program.mappings.map { EncodingLowering(program).code(of: $0) } }
}
