package import KVMapSource

/// A file as `kvmapc format`, `check --fix` or `infer --into` would write it.
package struct RewrittenFile: Sendable {
  package var source: FileID
  /// The new contents; `nil` when the file has syntax errors and cannot be formatted.
  package var bytes: [UInt8]?

  package init(source: FileID, bytes: [UInt8]?) {
    self.source = source
    self.bytes = bytes
  }
}
