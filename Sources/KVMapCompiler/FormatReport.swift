package import KVMapSource

/// The result of `kvmapc format`.
package struct FormatReport: Sendable {
  package struct File: Sendable {
    package var source: FileID
    /// The formatted contents; `nil` when the file has syntax errors and cannot be formatted.
    package var bytes: [UInt8]?

    package init(source: FileID, bytes: [UInt8]?) {
      self.source = source
      self.bytes = bytes
    }
  }

  /// The syntax errors.
  package var diagnostics: [Diagnostic]
  /// One for each requested file, in order.
  package var files: [File]

  package init(diagnostics: [Diagnostic], files: [File]) {
    self.diagnostics = diagnostics
    self.files = files
  }
}
