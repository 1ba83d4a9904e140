import KVMapSema
import KVMapText

/// Paths with `[*]`, in the form that the runtime expects.
enum ProjectionText {
  /// The parts of a path between its `[*]`s, separated by tabs.
  ///
  /// - Parameter path: The path after its first `[*]`.
  static func parts(of path: DocumentPath) -> String {
    let parts = path.steps.split(separator: .every, omittingEmptySubsequences: false)
    return TabSeparated.text(parts.map { JSONText.path(DocumentPath(Array($0))) })
  }

  /// Where the elements of a written property are in the document: `[*]`, the key of the array and their own, separated
  /// by tabs.
  static func place(of key: String, in array: String) -> String {
    TabSeparated.text(["[*]", JSONText.path(DocumentPath([.key(array)])), JSONText.path(DocumentPath([.key(key)]))])
  }
}
