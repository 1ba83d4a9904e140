import ExampleDocuments
import Foundation
import KVMap
import TestSupport
import Testing

/// Generated mappers read documents at the end and at the beginning of a mapped page.
@Suite struct GuardPageTests {
  @Test func `beginnings of documents of our own`() throws {
    try beginnings(SearchResult.self, "search")
    try beginnings([GitHubEvent].self, "events")
    try beginnings(Catalog.self, "catalog")
  }

  private func beginnings<T: DocumentDecodable & Equatable>(_ type: T.Type, _ name: String) throws {
    let document = try FixtureDocument.bytes(name)
    let whole = try T(json: document)
    let memory = try GuardedMemory(capacity: document.count)
    let last = try #require(document.lastIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") })
    let step = Thoroughness.choose(41, thorough: 7)
    for length in 0...document.count where length < 300 || length >= last || length % step == 0 {
      let expected = length > last ? whole : nil
      #expect(memory.atEnd(document[..<length]) { try? T(json: $0) } == expected, "\(name), \(length) bytes")
      #expect(memory.atStart(document[..<length]) { try? T(json: $0) } == expected, "\(name), \(length) bytes")
    }
  }

  @Test(.enabled(if: Corpus.isPresent, Corpus.absence))
  func `real documents, whole and without their last bytes`() throws {
    try withoutLastBytes(SearchResult.self, .twitter)
    try withoutLastBytes([GitHubEvent].self, .githubEvents)
    try withoutLastBytes(Catalog.self, .citmCatalog)
  }

  private func withoutLastBytes<T: DocumentDecodable & Equatable>(_ type: T.Type, _ name: Corpus.DocumentName) throws {
    let document = try Corpus.bytes(name)
    let whole = try T(json: document)
    let memory = try GuardedMemory(capacity: document.count)
    #expect(memory.atEnd(document) { try? T(json: $0) } == whole)
    #expect(memory.atStart(document) { try? T(json: $0) } == whole)
    let last = try #require(document.lastIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") })
    for length in [1, 2, 16, 33, 65, 4_097].map({ last + 1 - $0 }) {
      #expect(memory.atEnd(document[..<length]) { try? T(json: $0) } == nil)
    }
  }
}
