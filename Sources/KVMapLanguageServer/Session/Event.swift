package import KVMapSource

/// What happens to a session.
package enum Event: Sendable {
  /// A message of the client, without its header.
  case message([UInt8])
  case endOfInput
  /// The answer to `Effect.list`.
  case listed(FolderListing)
  /// The answer to `Effect.read`.
  case read(FileContents)
  /// The answer to `Effect.readSamples`.
  case readSamples([FileContents])
  /// The answer to `Effect.locate`.
  case located(LocatedFiles)
  /// The answer to `Effect.analyze`.
  case analyzed(AnalysisResult)
  /// The answer to `Effect.collectSymbols`.
  case collectedSymbols(AnalysisResult)
  /// The answer to `Effect.run`.
  case ran(CommandOutcome)
  /// The answer to `Effect.wake`.
  case woke(Int)
}

/// A file as it is on disk.
package struct FileContents: Sendable {
  /// Absolute, as requested or found.
  package var path: String
  /// The path with links resolved; `nil` if there is no such file.
  package var real: String?
  /// `nil` if there is no such file, or it cannot be read.
  package var bytes: [UInt8]?

  package init(path: String, real: String?, bytes: [UInt8]?) {
    self.path = path
    self.real = real
    self.bytes = bytes
  }
}

/// All mappings in the folders of the workspace.
package struct FolderListing: Sendable {
  package var files: [FileContents]
  /// What could not be read, one line each.
  package var problems: [String]
  /// Whether there are more files than are looked at; then there are none here.
  package var isTooLarge: Bool

  package init(files: [FileContents], problems: [String], isTooLarge: Bool = false) {
    self.files = files
    self.problems = problems
    self.isTooLarge = isTooLarge
  }

  package static let mostFiles = 10_000
  package static let mostBytes = 64 << 20
}

/// What the paths in a file lead to, by the paths as they are written.
package struct LocatedFiles: Sendable {
  package enum Place: Sendable, Hashable {
    /// - Parameters:
    ///   - path: Absolute.
    ///   - real: The path with links resolved.
    ///   - isInside: Whether it is within the package of the importing file.
    case file(path: String, real: String, isInside: Bool)
    case missing
    case refused(SourceSet.Refusal)
  }

  package var file: FileID
  package var imports: [String: Place]
  package var documents: [String: SourceSet.DocumentTarget]

  package init(file: FileID, imports: [String: Place], documents: [String: SourceSet.DocumentTarget]) {
    self.file = file
    self.imports = imports
    self.documents = documents
  }
}
