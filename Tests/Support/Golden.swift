package import Foundation
package import Testing

/// A file with the expected output of a stage for a fixture.
///
/// `KVMAP_UPDATE_GOLDENS=1 swift test` writes the actual output and fails, so that a recording run never passes for a
/// test run.
package enum Golden {
  static let isUpdating = ProcessInfo.processInfo.environment["KVMAP_UPDATE_GOLDENS"] == "1"

  /// Compares `text` with the golden at `file`, byte for byte.
  package static func expect(
    _ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let known = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    guard known?.utf8.elementsEqual(text.utf8) != true else { return }
    if isUpdating {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("updated \(file.lastPathComponent); read the diff", sourceLocation: sourceLocation)
      return
    }
    Issue.record(
      "\(file.lastPathComponent): \(firstDifference(known, text)); KVMAP_UPDATE_GOLDENS=1 swift test records it",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ known: String?, _ text: String) -> String {
    guard let known else { return "there is no golden yet" }
    let expected = known.split(separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<max(expected.count, found.count) {
      let left = line < expected.count ? expected[line] : "(end)"
      let right = line < found.count ? found[line] : "(end)"
      if left != right { return "line \(line + 1): expected `\(left)`, found `\(right)`" }
    }
    return "they differ in line ends"
  }
}
