/// The explanation of a kind of change: what it means, why, and how to go about it.
///
/// The pages are written in `docs/changes`. `ChangePages.generated.swift` is generated from them, and a test checks
/// that the two agree.
package enum ChangePage {
  /// The page for an ID; `nil` if there is no such ID.
  package static func page(of id: String) -> DiagnosticPage? { all.first { $0.id == id } }
}
