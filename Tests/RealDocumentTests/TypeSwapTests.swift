import Foundation
import KVMap
import TestSupport
import Testing

/// Each value of a document is replaced by values of other kinds. The mapper rejects what `JSONDecoder` rejects, with
/// the path and the byte offset of the replaced value.
@Suite struct TypeSwapTests {
  static let replacements = [
    "null", "true", "0", "-1", "1.5", "1e2", "1e400", "99999999999999999999", "\"\"", "\"x\"", "\"1\"", "[]", "{}",
    "[null]", "{\"\":0}",
  ]

  @Test func `of a search result`() throws { try swap(twitter, try FixtureDocument.bytes("search")) }
  @Test func `of an event`() throws { try swap(githubEvents, try FixtureDocument.bytes("events")) }
  @Test func `of a catalogue`() throws { try swap(citmCatalog, try FixtureDocument.bytes("catalog")) }

  private func swap<Mapped, Reference>(_ document: MappedDocument<Mapped, Reference>, _ bytes: [UInt8]) throws {
    var next = 0
    for node in DocumentOutline(bytes).nodes {
      // In rotation, so that each is used in many positions.
      for _ in 0..<Thoroughness.choose(1, thorough: 4) {
        let replacement = Self.replacements[next % Self.replacements.count]
        next += 1
        let swapped = bytes.replacing(node.range, with: replacement)
        switch try Comparison(document, swapped) {
        case .bothAccept, .wider(.numberBeyondDouble), .stricter(.distantDate):
          break
        case .bothRefuse:
          let error = #expect(throws: MappingError.self) { try document.read(swapped) }
          let problem = try #require(error?.problems.first)
          // Inside it if its kind is right and its contents are wrong: `[null]`, `{"": 0}`.
          #expect(problem.path.hasPrefix(node.path), "\(replacement) at \(node.path): \(problem)")
          #expect(problem.offset >= node.range.lowerBound, "\(replacement) at \(node.path): \(problem)")
        case .stricter, .wider, .different, .unexplained:
          Issue.record("\(replacement) at \(node.path): \(try Comparison(document, swapped))")
        }
      }
    }
  }
}
