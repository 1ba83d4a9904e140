import ExampleDocuments
import Foundation
import KVMap
import TestSupport
import Testing

/// Documents of JSONTestSuite (Nicolas Seriot) inside documents that generated mappers read. The decisions on what the
/// suite leaves open are in KVMapTests.
@Suite(.enabled(if: Repository.corpus("json-conformance") != nil, Repository.absence(of: "json-conformance")))
struct ConformanceTests {
  private struct Sample {
    var name: String
    var bytes: [UInt8]
    /// nil if RFC 8259 leaves it open.
    var isValid: Bool?
  }

  private static func samples() throws -> [Sample] {
    let folder = try #require(Repository.corpus("json-conformance")).appendingPathComponent("test_parsing")
    return try Repository.files(in: folder, withExtension: "json").map { file in
      let name = file.deletingPathExtension().lastPathComponent
      let bytes = try [UInt8](Data(contentsOf: file))
      return Sample(name: name, bytes: bytes, isValid: name.hasPrefix("i_") ? nil : name.hasPrefix("y_"))
    }
  }

  @Test func `as a member that no rule reads, each is taken if it is JSON`() throws {
    let document = try FixtureDocument.bytes("catalog")
    let catalogue = try Catalog(json: document)
    let end = try #require(document.lastIndex(of: UInt8(ascii: "}")))
    let samples = try Self.samples()
    #expect(samples.count > 300)
    for sample in samples {
      let bytes = document.replacing(end..<end, with: Array(", \"unread\": ".utf8) + sample.bytes)
      let read = try? Catalog(json: bytes)
      #expect(read == (try? readByteByByte(Catalog.self, bytes)), "\(sample.name)")
      #expect((Catalog.decodeCollectingProblems(json: bytes).value == nil) == (read == nil), "\(sample.name)")
      if let isValid = sample.isValid { #expect(read == (isValid ? catalogue : nil), "\(sample.name)") }
      var updated = catalogue
      #expect(((try? updated.update(json: bytes)) != nil) == (read != nil), "\(sample.name)")
      #expect(updated == catalogue, "\(sample.name)")
    }
  }

  @Test func `in the place of a value that a rule reads, none that is no JSON is taken`() throws {
    let original = try Corpus.bytes(.githubEvents)
    let event = try #require(DocumentOutline(original, depth: 1).children(of: "").first)
    let document = Array(original[event.range])
    let outline = DocumentOutline(document)
    let paths = ["id", "created_at", "payload", "payload.commits[0].distinct"]
    let samples = try Self.samples()
    for path in paths {
      let range = try #require(outline[path]).range
      for sample in samples where sample.isValid == false {
        let bytes = document.replacing(range, with: sample.bytes)
        #expect(throws: MappingError.self, "\(sample.name) at \(path)") { try GitHubEvent(json: bytes) }
        #expect(GitHubEvent.decodeCollectingProblems(json: bytes).value == nil, "\(sample.name) at \(path)")
        var stream = IncrementalDecoder<GitHubEvent>(.array)
        stream.append([UInt8(ascii: "[")] + bytes + [UInt8(ascii: "]")])
        stream.finish()
        #expect(throws: MappingError.self, "\(sample.name) at \(path)") { try stream.next() }
      }
    }
  }
}
