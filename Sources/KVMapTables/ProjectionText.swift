package import KVMapSema

/// Paths with `[*]`, in the form that the runtime expects.
package enum ProjectionText {
  /// The parts of a path between its `[*]`s, separated by tabs.
  ///
  /// - Parameter path: The path after its first `[*]`.
  package static func parts(of path: DocumentPath) -> String {
    path.steps.split(separator: .every, omittingEmptySubsequences: false)
      .map { JSONText.path(DocumentPath(Array($0))) }.joined(separator: "\t")
  }
}
