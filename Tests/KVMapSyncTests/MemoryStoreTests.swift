import KVMapSync
import Testing

@testable import SyncedTypes

/// The in-memory store meets the requirements of the store protocol.
struct MemoryStoreTests {
  @Test func rowsAreKeptInOrderThroughManyDeletions() async throws {
    let store = MemorySyncStore()
    let all = (0..<1_000).map { Tag.SyncEntry(remoteID: .value($0)) }
    try await Tag.sync(entries: all, with: store)
    let few = stride(from: 0, to: 1_000, by: 50).map { Tag.SyncEntry(remoteID: .value($0)) }
    let report = try await Tag.sync(entries: few, with: store, deleting: .missing)
    #expect(report[Tag.self].deleted.count == 980)
    #expect(await store.ids(of: Tag.self) == Array(stride(from: 0, to: 1_000, by: 50)))
    #expect(await store.row(of: Tag.self, 50) != nil)
    #expect(await store.row(of: Tag.self, 51) == nil)
    #expect(await store.value("nothing", of: Tag.self, 50) == nil)
  }

  @Test func deletingARowDeletesItsLinksInBothDirections() async throws {
    let store = MemorySyncStore()
    try await Note.sync(
      json: #"[{"id": 1, "text": "a", "tags": [{"id": 1}, {"id": 2}]}, {"id": 2, "text": "b", "tags": [{"id": 1}]}]"#,
      with: store)
    try await Tag.sync(json: #"[{"id": 2}]"#, with: store, deleting: .missing)
    #expect(await store.targets("tags", of: Note.self, 1) == [2])
    #expect(await store.targets("tags", of: Note.self, 2).isEmpty)
    try await Note.sync(json: #"[{"id": 2}]"#, with: store, deleting: .missing)
    #expect(await store.targets("tags", of: Note.self, 1).isEmpty)
  }

  /// In time that is linear in the number of rows for each 500 of those that are deleted.
  @Test func deletingRowsToWhichATypeRefers() async throws {
    let store = MemorySyncStore()
    let count = 8_000
    let users = (0..<count).map { #"{"id": \#($0), "name": "A", "mentor_id": \#($0 / 2)}"# }.joined(separator: ",")
    try await User.sync(json: "[\(users)]", with: store)
    let report = try await User.sync(json: #"[{"id": 0}]"#, with: store, deleting: .missing)
    #expect(report[User.self].deleted.count == count - 1)
  }

  /// In time that is linear in the number of links.
  @Test func deletingWhatOneRowRefersTo() async throws {
    let store = MemorySyncStore()
    let count = 40_000
    let notes = (0..<count).map { #"{"id": \#($0), "text": ""}"# }.joined(separator: ",")
    try await User.sync(json: #"[{"id": 1, "name": "A", "notes": [\#(notes)]}]"#, with: store)
    let report = try await Note.sync(json: #"[{"id": 7}]"#, with: store, deleting: .missing)
    #expect(report[Note.self].deleted.count == count - 1)
    #expect(await store.targets("notes", of: User.self, 1) == [7])
  }

  @Test func textsAreComparedByTheirScalars() async throws {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(SyncStoredValue.text(composed) != .text(decomposed))
    #expect(SyncStoredValue.json(composed) != .json(decomposed))
    #expect(Set<SyncRowKey>([SyncRowKey(.text(composed)), SyncRowKey(.text(decomposed))]).count == 2)
    let store = MemorySyncStore()
    let translations = [composed, decomposed].map { #"{"key": "\#($0)", "language": "x", "text": "\#($0)"}"# }
    let report = try await Translation.sync(json: "[\(translations.joined(separator: ","))]", with: store)
    #expect(report.duplicates.isEmpty && report[Translation.self].inserted.count == 2)
    // A change of form is a change.
    try await Company.sync(json: #"[{"id": 1, "name": "\#(composed)"}]"#, with: store)
    let next = try await Company.sync(json: #"[{"id": 1, "name": "\#(decomposed)"}]"#, with: store)
    #expect(next[Company.self].updated == [1])
  }

  @Test func realNumbersAreComparedAsDatabasesKeepThem() {
    #expect(SyncStoredValue.real(.nan) == .real(.nan) && SyncStoredValue.real(.nan) != 0.0)
    #expect(SyncStoredValue.real(-0.0) == 0.0 && SyncStoredValue.real(1) != .integer(1))
    #expect(Set<SyncStoredValue>([.real(.nan), .real(-.nan), .real(-0.0), .real(0.0)]).count == 2)
  }

  @Test func valuesReadWell() {
    #expect(SyncStoredValue.null.description == "null")
    #expect(SyncStoredValue.text("a").description == "\"a\"")
    #expect(SyncStoredValue.bytes([1, 2]).description == "2 bytes")
    #expect(SyncRowKey(7).description == "7")
    #expect(SyncRowKey([.integer(7)]) == 7)
    #expect(SyncError.unknownParent(entity: "User", key: 7).description == "the parent row User 7 does not exist")
    #expect(SyncError.unknownColumn("a", of: "User").description == "User has no column 'a'")
    #expect(SyncError.unknownRelation("a", of: "User").description == "User has no such relation 'a'")
    #expect(SyncError.ambiguousEntity("User").description == "two types are named 'User'")
  }
}
