import ExampleDocuments
import Foundation
import KVMap
import Testing

/// An existing value is updated by a document with only some of its members.
@Suite struct UpdateTests {
  @Test func `keys that are absent leave their properties alone`() throws {
    let before = try SearchResult(json: try FixtureDocument.bytes("search"))
    var after = before
    try after.update(json: #"{"search_metadata": {"count": 5, "query": "velo"}}"#)

    var expected = before
    expected.metadata.count = 5
    expected.metadata.query = "velo"
    #expect(after == expected)
  }

  @Test func `an empty document changes nothing, the whole document nothing either`() throws {
    let bytes = try FixtureDocument.bytes("search")
    let before = try SearchResult(json: bytes)
    var after = before
    try after.update(json: "{}")
    #expect(after == before)
    try after.update(json: bytes)
    #expect(after == before)
  }

  @Test func `nested objects merge, also through optionals and paths; arrays and dictionaries are replaced`() throws {
    let before = try #require(try SearchResult(json: try FixtureDocument.bytes("search")).statuses.first)
    var after = before
    try after.update(
      json: """
        {
          "metadata": {"iso_language_code": "de"},
          "retweeted_status": {"user": {"name": "Reto", "url": null}},
          "user": {"entities": {"description": {"urls": []}}},
          "entities": {"hashtags": [], "media": null},
          "place": null
        }
        """)

    var expected = before
    expected.isoLanguageCode = "de"
    expected.retweetedStatus?.user.name = "Reto"
    expected.retweetedStatus?.user.url = nil
    expected.user.descriptionLinks = []
    expected.entities.hashtags = []
    expected.entities.media = nil
    expected.place = nil
    #expect(after == expected)
  }

  @Test func `dictionaries are replaced as a whole`() throws {
    var catalogue = try Catalog(json: try FixtureDocument.bytes("catalog"))
    try catalogue.update(json: #"{"areaNames": {"1": "Parkett"}, "topicSubTopics": {}}"#)
    #expect(catalogue.areaNames == [1: "Parkett"])
    #expect(catalogue.topicSubTopics == [:])
  }

  @Test func `a document with a problem leaves the value untouched, wherever the problem is`() throws {
    let before = try SearchResult(json: try FixtureDocument.bytes("search"))
    var after = before
    let error = #expect(throws: MappingError.self) {
      try after.update(json: #"{"search_metadata": {"query": "new", "max_id": 1.5}}"#)
    }
    #expect(error?.problems.first?.path == "search_metadata.max_id")
    #expect(after == before)
  }

  @Test func `what is nil still needs all its keys when an update makes it`() throws {
    let status = try #require(try SearchResult(json: try FixtureDocument.bytes("search")).statuses.last)
    #expect(status.retweetedStatus == nil)
    var after = status
    let error = #expect(throws: MappingError.self) { try after.update(json: #"{"retweeted_status": {"id": 1}}"#) }
    #expect(error?.problems.first?.kind == .missing)
    #expect(after == status)
  }

  @Test(.enabled(if: Corpus.isPresent, Corpus.absence))
  func `a real document updates to another one`() throws {
    let bytes = try Corpus.bytes(.twitter)
    let whole = try SearchResult(json: bytes)
    var part = whole
    part.statuses.removeAll()
    part.metadata.count = 0
    try part.update(json: bytes)
    #expect(part == whole)
  }
}
