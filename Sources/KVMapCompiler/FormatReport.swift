package import KVMapSource

/// The result of `kvmapc format`.
package struct FormatReport: Sendable {
  /// The syntax errors.
  package var diagnostics: [Diagnostic]
  /// One for each requested file, in order.
  package var files: [RewrittenFile]

  package init(diagnostics: [Diagnostic], files: [RewrittenFile]) {
    self.diagnostics = diagnostics
    self.files = files
  }
}
