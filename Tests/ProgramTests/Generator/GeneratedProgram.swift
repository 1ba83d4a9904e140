/// A mapping of one or more files that was made from a number.
struct GeneratedProgram: Sendable {
  struct File: Sendable {
    var path: String
    var piece: Piece
  }

  var seed: UInt64
  /// The first is the one in whose words `entry` is.
  var files: [File]
  /// The type that documents are mapped to.
  var entry: String
  /// The type of what the caller passes, if rules look at that.
  var context: String?
  /// Whether all that is read is meant to be written as well.
  var isReversible: Bool

  var texts: [(path: String, text: String)] { files.map { ($0.path, $0.piece.text) } }

  var constructs: Set<Construct> { files.reduce(into: []) { $0.formUnion($1.piece.constructs) } }

  /// The same as one text, for people.
  var description: String {
    "// \(entry), seed \(seed)\n" + texts.map { "// \($0.path)\n\($0.text)" }.joined(separator: "\n")
  }
}
