import Testing

@testable import KVMapSync
@testable import SyncedTypes

/// The differences that Kipu and Sync found between a document and the existing rows, case by case.
struct DifferenceCaseTests {
  private let store = MemorySyncStore()

  /// The rows that exist before.
  private func prepare(_ rows: String) async throws {
    try await CaseUser.sync(json: rows.replacing("remoteID", with: "id"), with: store)
  }

  @Test("case-348: what is new is inserted, what the document lacks is deleted where that is asked for")
  func insertsAndDeletes() async throws {
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}, {"remoteID": 2}, {"remoteID": 3}, {"remoteID": 4}]"#)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "first_name": "Amy", "last_name": "Juergens", "age": 21},
         {"id": 1, "first_name": "Ben", "last_name": "Boykewich", "age": 23},
         {"id": 2, "first_name": "Ricky", "last_name": "Underwood", "age": 19},
         {"id": 3, "first_name": "Grace", "last_name": "Bowman", "age": 20},
         {"id": 6, "first_name": "Ashley", "last_name": "Juergens", "age": 18},
         {"id": 7, "first_name": "Lauren", "last_name": "Treacy", "age": 28}]
        """,
      with: store, deleting: .missing)
    #expect(report[CaseUser.self].inserted == [6, 7])
    #expect(report[CaseUser.self].updated == [0, 1, 2, 3])
    #expect(report[CaseUser.self].deleted == [4])
    #expect(await store.ids(of: CaseUser.self) == [0, 1, 2, 3, 6, 7])
  }

  @Test("case-349: an entry without identity is skipped, and those behind it get what is theirs")
  func skipsWhatHasNoIdentity() async throws {
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}, {"remoteID": 2}, {"remoteID": 3}, {"remoteID": 4}]"#)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "first_name": "Amy", "last_name": "Juergens", "age": 21},
         {"id": 1, "first_name": "Ben", "last_name": "Boykewich", "age": 23},
         {"id": 2, "first_name": "Ricky", "last_name": "Underwood", "age": 19}, {"first_name": "Morty"},
         {"id": 6, "first_name": "Ashley", "last_name": "Juergens", "age": 18},
         {"id": 7, "first_name": "Lauren", "last_name": "Treacy", "age": 28}]
        """,
      with: store, deleting: .missing)
    #expect(report[CaseUser.self].inserted == [6, 7])
    #expect(report[CaseUser.self].updated == [0, 1, 2])
    #expect(report[CaseUser.self].deleted == [3, 4])
    #expect(report.skipped == [.init(entity: "CaseUser", path: "[3]", reason: .noIdentity)])
    #expect(await store.value("firstName", of: CaseUser.self, 6) == "Ashley")
  }

  @Test("case-350: what differs is updated")
  func updates() async throws {
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}, {"remoteID": 2}, {"remoteID": 3}, {"remoteID": 4}]"#)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "first_name": "Amy", "last_name": "Juergens", "age": 21},
         {"id": 1, "first_name": "Ben", "last_name": "Boykewich", "age": 23},
         {"id": 2, "first_name": "Ricky", "last_name": "Underwood", "age": 19},
         {"id": 3, "first_name": "Grace", "last_name": "Bowman", "age": 20},
         {"id": 4, "first_name": "Name", "last_name": "Last", "age": 20}]
        """,
      with: store, deleting: .missing)
    #expect(report[CaseUser.self].updated == [0, 1, 2, 3, 4])
    #expect(report[CaseUser.self].inserted.isEmpty && report[CaseUser.self].deleted.isEmpty)
  }

  @Test("case-351: a row that is equal is found by an identity that is a text, and not written")
  func textIdentities() async throws {
    try await CaseText.sync(json: #"[{"id": "123", "text": "text"}]"#, with: store)
    let report = try await CaseText.sync(json: #"[{"id": "123", "text": "text"}]"#, with: store, deleting: .missing)
    #expect(!report.hasChanges && report[CaseText.self].unchanged == 1)
    #expect(await store.names(of: CaseText.self) == ["123"])
  }

  @Test("case-352: only inserts")
  func onlyInserts() async throws {
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}]"#)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "first_name": "Amy", "last_name": "Juergens", "age": 21},
         {"id": 7, "first_name": "Lauren", "last_name": "Treacy", "age": 28}]
        """,
      with: store, deleting: .missing, options: SyncOptions(operations: .insert))
    #expect(report[CaseUser.self].inserted == [7])
    #expect(report[CaseUser.self].updated.isEmpty && report[CaseUser.self].deleted.isEmpty)
  }

  @Test("case-353: only updates")
  func onlyUpdates() async throws {
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}]"#)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "first_name": "Amy", "last_name": "Juergens", "age": 21},
         {"id": 7, "first_name": "Lauren", "last_name": "Treacy", "age": 28}]
        """,
      with: store, deleting: .missing, options: SyncOptions(operations: .update))
    #expect(report[CaseUser.self].updated == [0])
    #expect(report[CaseUser.self].inserted.isEmpty && report[CaseUser.self].deleted.isEmpty)
  }

  @Test("case-354: only deletions")
  func onlyDeletions() async throws {
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}]"#)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "first_name": "Amy", "last_name": "Juergens", "age": 21},
         {"id": 7, "first_name": "Lauren", "last_name": "Treacy", "age": 28}]
        """,
      with: store, deleting: .missing, options: SyncOptions(operations: .delete))
    #expect(report[CaseUser.self].deleted == [1])
    #expect(report[CaseUser.self].inserted.isEmpty && report[CaseUser.self].updated.isEmpty)
    #expect(await store.value("firstName", of: CaseUser.self, 0) == .null)
  }

  @Test("case-355: a filter says what may be deleted; rows outside of it are still the same rows")
  func filters() async throws {
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}, {"remoteID": 2}, {"remoteID": 3}, {"remoteID": 4}]"#)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "first_name": "Amy", "last_name": "Juergens", "age": 21},
         {"id": 1, "first_name": "Ben", "last_name": "Boykewich", "age": 23},
         {"id": 2, "first_name": "Ricky", "last_name": "Underwood", "age": 19},
         {"id": 3, "first_name": "Grace", "last_name": "Bowman", "age": 20},
         {"id": 6, "first_name": "Ashley", "last_name": "Juergens", "age": 18},
         {"id": 7, "first_name": "Lauren", "last_name": "Treacy", "age": 28}]
        """,
      with: store, deleting: .missing(where: .equals("remoteID", 0)))
    #expect(report[CaseUser.self].inserted == [6, 7])
    #expect(report[CaseUser.self].updated == [0, 1, 2, 3])
    #expect(report[CaseUser.self].deleted.isEmpty)
    #expect(await store.ids(of: CaseUser.self) == [0, 1, 2, 3, 4, 6, 7])
  }

  @Test("case-356: the order of the document")
  func order() async throws {
    let report = try await CaseRacecar.sync(
      json: #"[{"id": 31, "passengers": [{"id": 22}]}, {"id": 32, "passengers": [{"id": 22}]}]"#, with: store)
    #expect(report[CaseRacecar.self].inserted == [31, 32])
  }

  @Test("case-357: a number and its text are one identity")
  func coercedIdentities() async throws {
    try await CaseTextUser.sync(json: #"[{"id": "1"}]"#, with: store)
    let same = try await CaseTextUser.sync(json: #"[{"id": 1}]"#, with: store, deleting: .missing)
    #expect(!same.hasChanges && same[CaseTextUser.self].unchanged == 1)
    let changed = try await CaseTextUser.sync(json: #"[{"id": 1, "name": "x"}]"#, with: store)
    #expect(changed[CaseTextUser.self].updated == ["1"])
    try await prepare(#"[{"remoteID": 0}, {"remoteID": 1}]"#)
    let numbers = try await CaseUser.sync(json: #"[{"id": "1", "name": "x"}]"#, with: store)
    #expect(numbers[CaseUser.self].updated == [1])
  }

  @Test("case-358: one row of an identity that stands twice; the later one holds, and that is told")
  func duplicates() async throws {
    let report = try await CaseUser.sync(
      json: #"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#, with: store)
    #expect(report.duplicates == [1])
    #expect(await store.count(of: CaseUser.self) == 1)
    #expect(await store.value("name", of: CaseUser.self, 1) == "b")
    // Columns that the later entry does not have keep the values of the earlier one.
    try await CaseUser.sync(json: #"[{"id": 2, "email": "e"}, {"id": 2, "name": "c"}]"#, with: store)
    #expect(await store.value("email", of: CaseUser.self, 2) == "e")
  }
}
