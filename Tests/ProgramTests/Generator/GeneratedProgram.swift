/// A mapping of one or more files generated from a number.
struct GeneratedProgram: Sendable {
  struct File: Sendable {
    var path: String
    var piece: Piece
  }

  var seed: UInt64
  /// The first file is the one that `entry` refers to.
  var files: [File]
  /// The type that documents are mapped to.
  var entry: String
  /// The type of the context, if rules use it.
  var context: String?
  /// Whether everything that is read should also be written.
  var isReversible: Bool

  var texts: [(path: String, text: String)] { files.map { ($0.path, $0.piece.text) } }

  var constructs: Set<Construct> { files.reduce(into: []) { $0.formUnion($1.piece.constructs) } }

  /// The same as one human-readable text.
  var description: String {
    "// \(entry), seed \(seed)\n" + texts.map { "// \($0.path)\n\($0.text)" }.joined(separator: "\n")
  }
}
