import KVMapSync
import Testing

@testable import SyncedTypes

/// Rows whose owner is deleted, in documents that are read in batches.
struct OwnerBatchTests {
  private let store = MemorySyncStore()

  /// Lines in two batches.
  private func document(_ first: String, _ second: String) -> String {
    ([first] + (0..<600).map { #"{"id": \#(1_000 + $0)}"# } + [second]).joined(separator: "\n")
  }

  @Test func aRowThatALaterBatchNamesKeepsItsColumns() async throws {
    try await Writer.sync(
      json: #"[{"id": 1, "chapters": [{"id": 5, "words": "w", "local": "L"}, {"id": 6}]}]"#, with: store)
    let summary = try await Writer.sync(
      ndjson: document(#"{"id": 1, "isGone": true}"#, #"{"id": 2, "chapters": [{"id": 5}]}"#), with: store)
    #expect(summary[Writer.self].deleted == 1)
    #expect(summary[Writer.self].updated == 0)
    #expect(summary[Chapter.self].deleted == 1)
    #expect(await store.ids(of: Chapter.self) == [5])
    #expect(await store.value("local", of: Chapter.self, 5) == "L")
    #expect(await store.targets("chapters", of: Writer.self, 2) == [5])
  }

  @Test func aRowThatAnEarlierBatchNamesStays() async throws {
    try await Writer.sync(json: #"[{"id": 1, "chapters": [{"id": 5, "local": "L"}]}]"#, with: store)
    try await Writer.sync(
      ndjson: document(#"{"id": 2, "best": {"id": 5}}"#, #"{"id": 1, "isGone": true}"#), with: store)
    #expect(await store.value("local", of: Chapter.self, 5) == "L")
    #expect(await store.row(of: Writer.self, 1) == nil)
  }

  @Test("an entry of a later batch is compared with the tombstone")
  func laterVersions() async throws {
    try await Writer.sync(json: #"[{"id": 1, "name": "A", "version": 3}]"#, with: store)
    let tombstone = #"{"id": 1, "version": 5, "isGone": true}"#
    let newer = try await Writer.sync(
      ndjson: document(tombstone, #"{"id": 1, "version": 6, "isGone": false}"#), with: store)
    #expect(newer[Writer.self].deleted == 0)
    #expect(await store.value("name", of: Writer.self, 1) == "A")
    #expect(await store.value("isGone", of: Writer.self, 1) == false)
    let older = try await Writer.sync(
      ndjson: document(
        #"{"id": 1, "version": 8, "isGone": true}"#, #"{"id": 1, "version": 7, "isGone": false}"#), with: store)
    #expect(older[Writer.self].deleted == 1)
    #expect(await store.row(of: Writer.self, 1) == nil)
    // A newer one that leaves the key out is of a living row, as in a document of its own.
    try await Writer.sync(json: #"[{"id": 1, "name": "A", "version": 6}]"#, with: store)
    let silent = try await Writer.sync(
      ndjson: document(#"{"id": 1, "version": 8, "isGone": true}"#, #"{"id": 1, "version": 9, "name": "B"}"#),
      with: store)
    #expect(silent[Writer.self].deleted == 0)
    #expect(await store.value("name", of: Writer.self, 1) == "B")
  }

  @Test("a row counts once in each batch")
  func counts() async throws {
    try await Writer.sync(
      json: #"[{"id": 1, "chapters": [{"id": 5}], "drafts": [{"id": 6}]}]"#, with: store)
    let summary = try await Writer.sync(
      ndjson: #"{"id": 1, "name": "A", "chapters": [{"id": 7}], "drafts": [{"id": 8}]}"#, with: store)
    #expect(summary[Writer.self].updated == 1)
    #expect(summary[Writer.self].relationshipsChanged == 1)
  }

  @Test("lines without their line ends, and single bytes")
  func lines() async throws {
    let lines = [#"{"id": 1}"#, #"{"id": 2}"#, ""]
    let texts = AsyncStream<String> { stream in
      for line in lines { stream.yield(line) }
      stream.finish()
    }
    #expect(try await Chapter.sync(ndjson: texts, with: store)[Chapter.self].inserted == 2)
    let bytes = AsyncStream<UInt8> { stream in
      for byte in lines.joined(separator: "\n").utf8 { stream.yield(byte) }
      stream.finish()
    }
    #expect(try await Chapter.sync(ndjson: bytes, with: store)[Chapter.self].unchanged == 2)
  }
}
