import KVMapSema
import KVMapSource
import KVMapSyntax

/// A mapping and a changed one.
struct ComparedPair {
  var name: String
  var old: String
  var new: String

  var texts: ComparedTexts { ComparedTexts(name: "", files: [("old/M.kvmap", old), ("new/M.kvmap", new)]) }

  /// The same change the other way round.
  var reversed: ComparedPair { ComparedPair(name: name, old: new, new: old) }

  /// The lines that differ.
  var lines: String { TextMutation.difference(old, new) }
}

extension Program {
  /// The program of one file; `nil` if it has errors.
  static func analyzed(_ text: String) -> Program? {
    let sources = SourceSet([("M.kvmap", text)])
    let parsed = sources.files.map { parse($0) }
    guard parsed.allSatisfy({ !$0.diagnostics.containsErrors }) else { return nil }
    let files = zip(sources.files, parsed).map { ParsedFile(source: $0, tree: $1.tree, hasSyntaxErrors: false) }
    let analysis = analyze(files, of: sources)
    return analysis.diagnostics.containsErrors ? nil : analysis.program
  }
}
