package import KVMapSource

/// The result of `kvmapc format` and of `kvmapc check --fix`.
package struct RewriteReport: Sendable {
  package struct File: Sendable {
    package var source: FileID
    /// The new contents; `nil` when the file has syntax errors and cannot be formatted.
    package var bytes: [UInt8]?

    package init(source: FileID, bytes: [UInt8]?) {
      self.source = source
      self.bytes = bytes
    }
  }

  /// The syntax errors that prevent the formatting, or the problems that have no fix.
  package var diagnostics: [Diagnostic]
  /// One for each requested file, in order.
  package var files: [File]

  package init(diagnostics: [Diagnostic], files: [File]) {
    self.diagnostics = diagnostics
    self.files = files
  }
}
