package import KVMapSource

/// The result of `kvmapc infer --into`.
package enum ExtensionOutcome: Sendable {
  /// All reasons why nothing was tried, one line each.
  case refused([String])
  /// The files, or the requested type, are wrong.
  case wrong([Diagnostic], SourceSet)
  case extended(MappingExtension)
}

/// What samples add to a mapping, and what they say about it.
package struct MappingExtension: Sendable {
  /// A line that was added, or something that the caller has to decide.
  package struct Remark: Sendable, Hashable {
    package var file: String
    package var line: Int
    /// A sentence without a full stop.
    package var text: String

    package var description: String { "\(file):\(line): \(text)" }
  }

  /// The contents of the file with what was added.
  package var bytes: [UInt8]
  /// In the order of the file.
  package var additions: [Remark]
  /// What samples say that no addition answers.
  package var findings: [Remark]
  /// What was guessed, and what to know, as sentences without a full stop.
  package var notes: [String]
  /// Whether all samples are read.
  package var readsAll: Bool
}
