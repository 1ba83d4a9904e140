// Generated from docs/changes by ChangePageTests, do not edit.
// KVMAP_UPDATE_GOLDENS=1 swift test --filter ChangePageTests writes it.

extension ChangePage {
  /// All pages, in the order of their ids.
  package static let all: [DiagnosticPage] = [
  ]
}
