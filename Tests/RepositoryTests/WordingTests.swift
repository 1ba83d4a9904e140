import TestSupport
import Testing

/// Phrases that a native speaker stumbles over, and that this project has used before. Each has a plain word.
@Suite struct WordingTests {
  private static let plain = [
    "became of": "the result of", "beside it": "next to it", "called by generated code": "@_spi(Generated)",
    "has no meaning beside": "cannot be combined with", "is as good as": "is valid", "lies around": "encloses",
    "lie around": "enclose", "nobody knows": "it is unknown", "stands behind": "follows", "stands before": "precedes",
    "stand behind": "follow", "tells of": "reports", "told of": "reported for", "whoever": "the caller",
  ]

  @Test func phrasesThatWereReplacedDoNotComeBack() throws {
    var files = 0
    for folder in ["Sources", "docs"] {
      for file in try Repository.textFiles(in: folder)
      where (file.path.hasSuffix(".swift") || file.path.hasSuffix(".md")) && !file.path.contains("/decisions/") {
        files += 1
        // A phrase may be broken over two lines of a comment.
        let text = file.text.lowercased().replacing(/\s*\n\s*(?:\/\/\/? )?/, with: " ")
        for (phrase, better) in Self.plain where text.contains(phrase) {
          Issue.record("\(file.path) says '\(phrase)'; say '\(better)'")
        }
      }
    }
    #expect(files > 700)
  }
}
