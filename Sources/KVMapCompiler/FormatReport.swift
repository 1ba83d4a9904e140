package import KVMapSource

/// The result of `kvmapc format`.
package struct FormatReport: Sendable {
  package struct File: Sendable {
    package var source: FileID
    /// The formatted contents; `nil` when the file has syntax errors and cannot be formatted.
    package var bytes: [UInt8]?
  }

  /// The syntax errors.
  package var diagnostics: [Diagnostic]
  /// One for each requested file, in order.
  package var files: [File]
}
