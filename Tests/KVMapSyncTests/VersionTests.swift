import Foundation
import KVMapSync
import Testing

@testable import SyncedTypes

/// `@stamp` and `@tombstone`.
struct VersionTests {
  private let store = MemorySyncStore()

  @Test func anOlderEntryIsNotWritten() async throws {
    try await Versioned.sync(json: #"[{"id": 1, "name": "A", "updated_at": 5}]"#, with: store)
    let older = try await Versioned.sync(json: #"[{"id": 1, "name": "B", "updated_at": 4}]"#, with: store)
    #expect(older.stale == 1)
    #expect(older[Versioned.self].stale == 1)
    #expect(!older.hasChanges)
    #expect(await store.value("name", of: Versioned.self, 1) == "A")
    let newer = try await Versioned.sync(json: #"[{"id": 1, "name": "C", "updated_at": 6}]"#, with: store)
    #expect(newer[Versioned.self].updated == [1])
    #expect(await store.value("name", of: Versioned.self, 1) == "C")
  }

  @Test func anEqualEntryIsUnchangedAndOneOfTheSameAgeIsStale() async throws {
    let document = #"[{"id": 1, "name": "A", "updated_at": 5}]"#
    try await Versioned.sync(json: document, with: store)
    let again = try await Versioned.sync(json: document, with: store)
    #expect(again.stale == 0)
    #expect(again[Versioned.self].unchanged == 1)
    let other = try await Versioned.sync(json: #"[{"id": 1, "name": "B", "updated_at": 5}]"#, with: store)
    #expect(other.stale == 1)
  }

  @Test func anEntryWithoutAStampIsNotNewer() async throws {
    try await Versioned.sync(json: #"[{"id": 1, "name": "A", "updated_at": 5}]"#, with: store)
    #expect(try await Versioned.sync(json: #"[{"id": 1, "name": "B"}]"#, with: store).stale == 1)
    #expect(try await Versioned.sync(json: #"[{"id": 1, "updated_at": null}]"#, with: store).stale == 1)
  }

  @Test func aRowWithoutAStampIsAlwaysWritten() async throws {
    try await Versioned.sync(json: #"[{"id": 1, "name": "A"}]"#, with: store)
    try await Versioned.sync(json: #"[{"id": 1, "name": "B"}]"#, with: store)
    #expect(await store.value("name", of: Versioned.self, 1) == "B")
    let stamped = try await Versioned.sync(json: #"[{"id": 1, "name": "C", "updated_at": 1}]"#, with: store)
    #expect(stamped[Versioned.self].updated == [1])
  }

  @Test func ofAnOlderEntryTheLinksDoNotApplyEither() async throws {
    try await Versioned.sync(
      json: #"[{"id": 1, "name": "A", "updated_at": 5, "pages": [{"id": 10}]}]"#, with: store)
    let report = try await Versioned.sync(
      json: #"[{"id": 1, "name": "B", "updated_at": 4, "pages": [{"id": 10, "text": "x"}, {"id": 11}]}]"#, with: store)
    #expect(await store.links("pages", of: Versioned.self, 1) == [10])
    // A page that is there is a row of its own; one that nothing would own is not inserted.
    #expect(await store.value("text", of: VersionedPage.self, 10) == "x")
    #expect(await store.row(of: VersionedPage.self, 11) == nil)
    #expect(report.stale == 2)
  }

  @Test func aParentWithAStampTakesItsEntries() async throws {
    try await Versioned.sync(json: #"[{"id": 1, "name": "A", "updated_at": 5}]"#, with: store)
    let parent = SyncParent(Versioned.self, 1, "pages")
    let report = try await VersionedPage.sync(json: #"[{"id": 10}, {"id": 11}]"#, with: store, under: parent)
    #expect(await store.links("pages", of: Versioned.self, 1) == [10, 11])
    #expect(report[Versioned.self].relationshipsChanged == [1])
    // The document says nothing of the parent itself.
    #expect(report[Versioned.self].unchanged == 0 && report.stale == 0)
    let next = try await VersionedPage.sync(json: #"[{"id": 11}]"#, with: store, under: parent)
    #expect(next[VersionedPage.self].deleted == [10])
  }

  @Test func theNewestOccurrenceInADocumentCounts() async throws {
    let report = try await Versioned.sync(
      json: """
        [{"id": 1, "name": "new", "updated_at": 9}, {"id": 1, "name": "old", "updated_at": 3, "is_deleted": true},
         {"id": 1, "name": "unknown"}]
        """, with: store)
    #expect(report.stale == 1)
    #expect(await store.value("name", of: Versioned.self, 1) == "new")
    #expect(await store.value("updatedAt", of: Versioned.self, 1) == 9)
  }

  @Test func decimalsAreComparedAsNumbers() async throws {
    try await Versioned2.sync(json: #"[{"id": "1.50", "version": 9}]"#, with: store)
    try await Versioned2.sync(json: #"[{"id": "1.5", "version": 10.25}]"#, with: store)
    #expect(await store.value("version", of: Versioned2.self, "1.5") == "10.25")
    #expect(try await Versioned2.sync(json: #"[{"id": "1.5", "version": 9.9}]"#, with: store).stale == 1)
  }

  // MARK: Tombstones

  @Test func aTombstoneDeletesItsRowWithWhatItOwns() async throws {
    try await Versioned.sync(
      json: #"[{"id": 1, "name": "A", "pages": [{"id": 10}, {"id": 11}]}, {"id": 2, "name": "B"}]"#, with: store)
    let report = try await Versioned.sync(
      json: #"[{"id": 1, "is_deleted": true, "pages": [{"id": 10}]}]"#, with: store)
    #expect(report[Versioned.self].deleted == [1])
    #expect(Set(report[VersionedPage.self].deleted) == [10, 11])
    #expect(await store.row(of: Versioned.self, 2) != nil)
  }

  @Test func aTombstoneNeverInserts() async throws {
    let report = try await Versioned.sync(
      json: #"[{"id": 1, "is_deleted": true, "pages": [{"id": 10}]}]"#, with: store)
    #expect(!report.hasChanges)
    #expect(await store.row(of: Versioned.self, 1) == nil)
    #expect(await store.row(of: VersionedPage.self, 10) == nil)
  }

  @Test func anOldTombstoneDoesNotDelete() async throws {
    try await Versioned.sync(json: #"[{"id": 1, "name": "A", "updated_at": 5}]"#, with: store)
    let old = try await Versioned.sync(json: #"[{"id": 1, "updated_at": 4, "is_deleted": true}]"#, with: store)
    #expect(old.stale == 1)
    #expect(await store.row(of: Versioned.self, 1) != nil)
    // Often a tombstone is just the identity.
    let bare = try await Versioned.sync(json: #"[{"id": 1, "is_deleted": true}]"#, with: store)
    #expect(bare[Versioned.self].deleted == [1])
  }

  @Test func withoutTheRightToDeleteATombstoneDoesNothing() async throws {
    try await Versioned.sync(json: #"[{"id": 1, "name": "A"}]"#, with: store)
    let report = try await Versioned.sync(
      json: #"[{"id": 1, "name": "B", "is_deleted": true}]"#, with: store,
      options: SyncOptions(operations: [.insert, .update]))
    #expect(!report.hasChanges)
  }

  /// A reference to a row that the document says is deleted was stored if the store never had the row, and it was
  /// reported nowhere.
  @Test("a reference to a row that the document deletes is null, whichever comes first", arguments: [false, true])
  func aReferenceToADeletedRowIsNull(isReversed: Bool) async throws {
    let entries = [#"{"id": 1, "version": 7, "bossID": 2}"#, #"{"id": 2, "isGone": true}"#]
    let document = "[\((isReversed ? entries.reversed() : entries).joined(separator: ","))]"
    let report = try await Writer.sync(json: document, with: store)
    #expect(report[Writer.self].inserted == [1] && report.unresolved.isEmpty)
    #expect(await store.value("bossID", of: Writer.self, 1) == .null)
    let again = try await Writer.sync(json: document, with: store)
    #expect(!again.hasChanges && again.stale == 0 && again[Writer.self].unchanged == 1)
    // A row that was there has its reference cleared, too, and once.
    try await Writer.sync(json: #"[{"id": 3, "bossID": 4}, {"id": 4}]"#, with: store)
    let gone = #"[{"id": 3, "bossID": 4}, {"id": 4, "isGone": true}]"#
    let first = try await Writer.sync(json: gone, with: store)
    #expect(first[Writer.self].updated == [3] && first[Writer.self].deleted == [4])
    #expect(try await !Writer.sync(json: gone, with: store).hasChanges)
    #expect(await store.value("bossID", of: Writer.self, 3) == .null)
  }

  @Test func inBatchesAReferenceToADeletedRowIsNull() async throws {
    let between = (1_000..<1_600).map { #"{"id": \#($0)}"# }
    let lines = [#"{"id": 1, "bossID": 2}"#, #"{"id": 3, "bossID": 4}"#, #"{"id": 4, "isGone": true}"#] + between
      + [#"{"id": 2, "isGone": true}"#, #"{"id": 4, "version": 1}"#]
    let summary = try await Writer.sync(ndjson: lines.joined(separator: "\n"), with: store)
    #expect(summary.unresolvedCount == 0)
    #expect(await store.value("bossID", of: Writer.self, 1) == .null)
    // A later batch has this one.
    #expect(await store.value("bossID", of: Writer.self, 3) == 4)
  }

  @Test func withoutTheRightToDeleteAReferenceToADeletedRowIsReported() async throws {
    let options = SyncOptions(operations: [.insert, .update])
    let report = try await Writer.sync(
      json: #"[{"id": 1, "bossID": 2}, {"id": 2, "isGone": true}]"#, with: store, options: options)
    #expect(report.unresolved.map(\.target) == [2])
    #expect(await store.value("bossID", of: Writer.self, 1) == 2)
  }

  @Test func aReferenceToARowThatItsDeletedOwnerWouldHaveIsNull() async throws {
    let report = try await Writer.sync(
      json: #"[{"id": 1, "isGone": true, "chapters": [{"id": 5}]}, {"id": 2, "best": {"id": 5}}]"#, with: store)
    // The document has the chapter where nothing owns it, too.
    #expect(report[Chapter.self].inserted == [5] && report.unresolved.isEmpty)
    #expect(await store.value("best_id", of: Writer.self, 2) == 5)
  }

  /// An older tombstone of the document deleted the row of a newer entry that did not repeat the key.
  @Test("a newer version that does not say that it is deleted is not", arguments: [false, true], [false, true])
  func aNewerVersionLives(isStored: Bool, isReversed: Bool) async throws {
    if isStored { try await Writer.sync(json: #"[{"id": 1, "version": 5}]"#, with: store) }
    let entries = [#"{"id": 1, "version": 6, "isGone": true}"#, #"{"id": 1, "version": 7, "name": "Ada"}"#]
    try await Writer.sync(json: "[\((isReversed ? entries.reversed() : entries).joined(separator: ","))]", with: store)
    #expect(await store.value("name", of: Writer.self, 1) == "Ada")
    #expect(await store.value("version", of: Writer.self, 1) == 7)
    #expect(await store.value("isGone", of: Writer.self, 1) == false)
  }

  @Test("the same in batches", arguments: [0, 600])
  func inBatchesANewerVersionLives(between count: Int) async throws {
    try await Writer.sync(json: #"[{"id": 1, "version": 5}, {"id": 2, "version": 5}]"#, with: store)
    let between = (1_000..<(1_000 + count)).map { #"{"id": \#($0)}"# }
    let lines =
      [#"{"id": 1, "version": 6, "isGone": true}"#, #"{"id": 2, "version": 6, "isGone": true}"#] + between
      + [#"{"id": 1, "version": 7, "name": "Ada"}"#, #"{"id": 2, "version": 4, "name": "Bob"}"#]
    try await Writer.sync(ndjson: lines.joined(separator: "\n"), with: store)
    #expect(await store.value("name", of: Writer.self, 1) == "Ada")
    #expect(await store.value("isGone", of: Writer.self, 1) == false)
    #expect(await store.row(of: Writer.self, 2) == nil)
  }

  /// A tombstone that was stored, because nothing may be deleted, does not outlive a newer version.
  @Test func withoutTheRightToDeleteANewerVersionLives() async throws {
    let options = SyncOptions(operations: [.insert, .update])
    try await Writer.sync(json: #"[{"id": 1, "version": 5, "isGone": true}]"#, with: store, options: options)
    try await Writer.sync(json: #"[{"id": 1, "version": 5}]"#, with: store)
    try await Writer.sync(json: #"[{"id": 1, "version": 6, "name": "Ada"}]"#, with: store)
    #expect(await store.value("isGone", of: Writer.self, 1) == false)
  }

  // MARK: Identities

  @Test func aKeyIsAnIdentity() async throws {
    try await Keyed.sync(json: #"{"a": {"size": 1}, "b": {"size": 2}}"#, with: store)
    let report = try await Keyed.sync(json: #"{"a": {"size": 3}}"#, with: store, deleting: .missing)
    #expect(report[Keyed.self].updated == ["a"])
    #expect(report[Keyed.self].deleted == ["b"])
    #expect(await store.value("size", of: Keyed.self, "a") == 3)
    await #expect(throws: SyncError.missingKeys(of: "Keyed")) {
      try await Keyed.syncOne(json: #"{"size": 1}"#, with: store)
    }
    await #expect(throws: SyncError.missingKeys(of: "Keyed")) {
      try await Keyed.sync(ndjson: #"{"size": 1}"#, with: store)
    }
  }
}
