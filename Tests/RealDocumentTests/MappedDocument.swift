import ExampleDocuments
import Foundation
import KVMap

/// A kind of document with its two readers: the generated mapper, and Foundation's `JSONDecoder` with equivalent
/// structs.
struct MappedDocument<Mapped: Equatable & Sendable, Reference: Codable & Equatable>: Sendable {
  var read: @Sendable ([UInt8]) throws -> Mapped
  /// The same, without the code that examines more than one byte at a time.
  let readByteByByte: @Sendable ([UInt8]) throws -> Mapped
  let write: @Sendable (Mapped) throws -> [UInt8]
  /// The result of the generated mapper, converted to the reference structs.
  let reference: @Sendable (Mapped) -> Reference
  let decoder: @Sendable () -> JSONDecoder
  let encoder: @Sendable () -> JSONEncoder

  func decode(_ bytes: [UInt8]) throws -> Reference {
    try decoder().decode(Reference.self, from: Data(bytes))
  }
}

let twitter = MappedDocument<SearchResult, TwitterReference.SearchResult>(
  read: { try SearchResult(json: $0) }, readByteByByte: { try RealDocumentTests.readByteByByte(SearchResult.self, $0) },
  write: { try $0.jsonBytes() }, reference: { .init($0) },
  decoder: { TwitterReference.decoder }, encoder: { TwitterReference.encoder })

let githubEvents = MappedDocument<[GitHubEvent], [GitHubReference.GitHubEvent]>(
  read: { try [GitHubEvent](json: $0) },
  readByteByByte: { try RealDocumentTests.readByteByByte([GitHubEvent].self, $0) }, write: { try $0.jsonBytes() },
  reference: { $0.map(GitHubReference.GitHubEvent.init) },
  decoder: { GitHubReference.decoder }, encoder: { GitHubReference.encoder })

let citmCatalog = MappedDocument<Catalog, CatalogReference.Catalog>(
  read: { try Catalog(json: $0) }, readByteByByte: { try RealDocumentTests.readByteByByte(Catalog.self, $0) },
  write: { try $0.jsonBytes() }, reference: { .init($0) },
  decoder: { CatalogReference.decoder }, encoder: { CatalogReference.encoder })
