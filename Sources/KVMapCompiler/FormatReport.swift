package import KVMapSource

/// What `kvmapc format` makes of a compilation.
package struct FormatReport: Sendable {
  package struct File: Sendable {
    package var source: FileID
    /// What the file should hold; `nil` where it has syntax errors, so that nobody can say.
    package var bytes: [UInt8]?
  }

  /// The syntax errors.
  package var diagnostics: [Diagnostic]
  /// One for each file that was asked for, in their order.
  package var files: [File]
}
