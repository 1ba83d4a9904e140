package import KVMapSema

/// Paths with `[*]` as the runtime takes them.
package enum ProjectionText {
  /// What stands between the `[*]`s of a path behind its first one, separated by tabs.
  package static func parts(of path: DocumentPath) -> String {
    path.steps.split(separator: .every, omittingEmptySubsequences: false)
      .map { JSONText.path(DocumentPath(Array($0))) }.joined(separator: "\t")
  }
}
