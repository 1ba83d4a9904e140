import ExampleDocuments
import Foundation
import KVMap
import Testing

/// Each complete real document, read and written by the generated mappers.
@Suite(.enabled(if: Corpus.isPresent, Corpus.absence))
struct WholeDocumentTests {
  @Test func `twitter.json is read as JSONDecoder reads it, and written back whole`() throws {
    try verify(twitter, try Corpus.bytes(.twitter))
  }

  @Test func `github_events.json is read as JSONDecoder reads it, and written back whole`() throws {
    try verify(githubEvents, try Corpus.bytes(.githubEvents))
  }

  @Test func `citm_catalog.json is read as JSONDecoder reads it, and written back whole`() throws {
    try verify(citmCatalog, try Corpus.bytes(.citmCatalog))
  }

  @Test func `twitter.json with its characters as escapes and no white space is the same`() throws {
    let bytes = try Corpus.bytes(.twitter)
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let compact = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    var escaped = ""
    for unit in String(decoding: compact, as: UTF8.self).utf16 {
      let digits = String(unit, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      escaped += unit < 0x80 ? "\(UnicodeScalar(UInt8(unit)))" : #"\u\#(zeros)\#(digits)"#
    }
    #expect(try SearchResult(json: escaped) == SearchResult(json: bytes))
  }
}

/// The laws for a document that a mapping covers completely.
func verify<Mapped, Reference>(_ document: MappedDocument<Mapped, Reference>, _ bytes: [UInt8]) throws {
  let mapped = try document.read(bytes)
  let decoded = try document.decode(bytes)
  #expect(document.reference(mapped) == decoded, "the values are those that JSONDecoder finds")

  let written = try document.write(mapped)
  #expect(try JSONDifferences.between(Data(written), Data(bytes)) == [], "nothing is lost or made up in writing")
  #expect(try document.read(written) == mapped, "what was written reads back the same")
  #expect(try document.decode(written) == decoded, "and JSONDecoder reads it the same")
  #expect(try document.write(try document.read(written)) == written, "writing twice gives the same bytes")

  // The reference structs omit nothing, otherwise the first comparison would prove too little.
  #expect(try JSONDifferences.between(try document.encoder().encode(decoded), Data(bytes)) == [])
}
