import ExampleDocuments
import Foundation
import KVMap
import Testing

/// A truncated document is rejected wherever it ends, and no part of it reaches the caller.
@Suite struct TruncationTests {
  @Test func `every proper prefix of a document is refused as malformed`() throws {
    let bytes = try FixtureDocument.bytes("catalog")
    let catalogue = try Catalog(json: bytes)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))

    for length in 0...end {
      var current = catalogue
      let error = #expect(throws: MappingError.self, "cut off at \(length)") {
        try current.update(json: Array(bytes[..<length]))
      }
      #expect(current == catalogue)
      guard let problem = error?.problems.first else { continue }
      // A prefix may end within a character.
      #expect(problem.kind == .syntax || problem.kind == .encoding, "cut off at \(length): \(problem)")
      #expect(problem.offset <= length)
      #expect(throws: MappingError.self) { try Catalog(json: Array(bytes[..<length])) }
    }
    // White space after the document is not part of it.
    #expect(try Catalog(json: Array(bytes[...end])) == catalogue)
  }
}
