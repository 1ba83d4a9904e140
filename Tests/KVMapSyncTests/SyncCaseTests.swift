import Testing

@testable import KVMapSync
@testable import SyncedTypes

/// What Kipu and Sync could do with a store, case by case.
struct SyncCaseTests {
  private let store = MemoryStore()

  private let five = #"[{"id": 0}, {"id": 1}, {"id": 2}, {"id": 3}, {"id": 4}]"#
  private let two = #"[{"id": 0}, {"id": 1}]"#
  private let changed = #"[{"id": 0, "first_name": "Amy", "age": 21}, {"id": 7, "first_name": "Lauren", "age": 28}]"#

  // MARK: - Differences

  @Test("case-348: what is new is inserted, what the document lacks is deleted where that is asked for")
  func insertsAndDeletes() async throws {
    let inserted = try await CaseUser.sync(json: five, with: store)
    #expect(inserted[CaseUser.self].inserted == [0, 1, 2, 3, 4])
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "age": 21}, {"id": 1, "age": 23}, {"id": 2, "age": 19}, {"id": 3, "age": 20}, {"id": 6}, {"id": 7}]
        """, with: store, deleting: .missing)
    #expect(report[CaseUser.self].inserted == [6, 7])
    #expect(report[CaseUser.self].updated == [0, 1, 2, 3])
    #expect(report[CaseUser.self].deleted == [4])
    #expect(await store.ids(of: CaseUser.self) == [0, 1, 2, 3, 6, 7])
  }

  @Test("case-349: an entry without identity is skipped, and those behind it get what is theirs")
  func skipsWhatHasNoIdentity() async throws {
    try await CaseUser.sync(json: five, with: store)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "age": 21}, {"id": 1, "age": 23}, {"id": 2, "age": 19}, {"first_name": "Morty"},
         {"id": 6, "first_name": "Ashley"}, {"id": 7}]
        """, with: store, deleting: .missing)
    #expect(report[CaseUser.self].inserted == [6, 7])
    #expect(report[CaseUser.self].updated == [0, 1, 2])
    #expect(report[CaseUser.self].deleted == [3, 4])
    #expect(report.skipped == [.init(entity: "CaseUser", path: "[3]", reason: .noIdentity)])
    #expect(await store.value("firstName", of: CaseUser.self, 6) == "Ashley")
  }

  @Test("case-350: what differs is updated")
  func updates() async throws {
    try await CaseUser.sync(json: five, with: store)
    let report = try await CaseUser.sync(
      json: """
        [{"id": 0, "age": 21}, {"id": 1, "age": 23}, {"id": 2, "age": 19}, {"id": 3, "age": 20}, {"id": 4, "age": 20}]
        """, with: store, deleting: .missing)
    #expect(report[CaseUser.self].updated == [0, 1, 2, 3, 4])
    #expect(report[CaseUser.self].inserted.isEmpty && report[CaseUser.self].deleted.isEmpty)
  }

  @Test("case-351, case-379, case-416, case-418: identities that are texts")
  func textIdentities() async throws {
    try await CaseTextUser.sync(json: #"[{"id": "123", "name": "text"}]"#, with: store)
    let same = try await CaseTextUser.sync(json: #"[{"id": "123", "name": "text"}]"#, with: store)
    #expect(same[CaseTextUser.self].unchanged == 1)
    try await CaseTextUser.sync(json: #"[{"id": "a", "name": "Legen Dary"}, {"id": 1}]"#, with: store)
    #expect(await store.names(of: CaseTextUser.self) == ["123", "a", "1"])
    #expect(await store.value("name", of: CaseTextUser.self, "123") == "text")
  }

  @Test("case-352, case-363: only inserts")
  func onlyInserts() async throws {
    try await CaseUser.sync(json: #"[{"id": 0, "email": "old"}, {"id": 1}]"#, with: store)
    let options = SyncOptions(operations: .insert)
    for _ in 0..<2 {
      try await CaseUser.sync(
        json: #"[{"id": 0, "email": "new"}, {"id": 6}]"#, with: store, deleting: .missing, options: options)
    }
    #expect(await store.ids(of: CaseUser.self) == [0, 1, 6])
    #expect(await store.value("email", of: CaseUser.self, 0) == "old")
  }

  @Test("case-353, case-364: only updates")
  func onlyUpdates() async throws {
    try await CaseUser.sync(json: two, with: store)
    let report = try await CaseUser.sync(
      json: changed, with: store, deleting: .missing, options: SyncOptions(operations: .update))
    #expect(report[CaseUser.self].updated == [0])
    #expect(await store.ids(of: CaseUser.self) == [0, 1])
  }

  @Test("case-354, case-417: only deletions")
  func onlyDeletions() async throws {
    try await CaseUser.sync(json: two, with: store)
    let report = try await CaseUser.sync(
      json: changed, with: store, deleting: .missing, options: SyncOptions(operations: .delete))
    #expect(report[CaseUser.self].deleted == [1])
    #expect(await store.value("firstName", of: CaseUser.self, 0) == .null)
    #expect(await store.ids(of: CaseUser.self) == [0])
  }

  @Test("case-365: inserts and updates")
  func insertsAndUpdates() async throws {
    try await CaseUser.sync(json: two, with: store)
    try await CaseUser.sync(
      json: changed, with: store, deleting: .missing, options: SyncOptions(operations: [.insert, .update]))
    #expect(await store.ids(of: CaseUser.self) == [0, 1, 7])
    #expect(await store.value("firstName", of: CaseUser.self, 0) == "Amy")
  }

  @Test("case-355: a filter says what may be deleted; rows outside of it are still the same rows")
  func filters() async throws {
    try await CaseUser.sync(json: five, with: store)
    let report = try await CaseUser.sync(
      json: #"[{"id": 0}, {"id": 1}, {"id": 2}, {"id": 3}, {"id": 6}, {"id": 7}]"#, with: store,
      deleting: .missing(where: .equals("remoteID", 4)))
    #expect(report[CaseUser.self].inserted == [6, 7])
    #expect(report[CaseUser.self].deleted == [4])
    #expect(await store.ids(of: CaseUser.self) == [0, 1, 2, 3, 6, 7])
  }

  @Test("case-356, case-387: the order of the document; a row that two others lead to")
  func order() async throws {
    let report = try await CaseRacecar.sync(
      json: #"[{"remoteID": 31, "passengers": [{"id": 22}]}, {"remoteID": 32, "passengers": [{"id": 22}]}]"#
        .replacing("remoteID", with: "id"), with: store)
    #expect(report[CaseRacecar.self].inserted == [31, 32])
    #expect(report[CaseHuman.self].inserted == [22])
    #expect(await store.targets("passengers", of: CaseRacecar.self, 31) == [22])
    #expect(await store.targets("passengers", of: CaseRacecar.self, 32) == [22])
  }

  @Test("case-357: a number and its text are one identity")
  func coercedIdentities() async throws {
    try await CaseTextUser.sync(json: #"[{"id": "1"}]"#, with: store)
    let texts = try await CaseTextUser.sync(json: #"[{"id": 1, "name": "x"}]"#, with: store)
    #expect(texts[CaseTextUser.self].updated == ["1"])
    try await CaseUser.sync(json: #"[{"id": 7}]"#, with: store)
    let numbers = try await CaseUser.sync(json: #"[{"id": "7", "name": "x"}]"#, with: store)
    #expect(numbers[CaseUser.self].updated == [7])
  }

  @Test("case-358: one row of an identity that stands twice; the later one holds, and that is told")
  func duplicates() async throws {
    let report = try await CaseUser.sync(
      json: #"[{"id": 1, "name": "a", "email": "e"}, {"id": 1, "name": "b"}]"#, with: store)
    #expect(report[CaseUser.self].inserted == [1])
    #expect(report.duplicates == [1])
    #expect(await store.value("name", of: CaseUser.self, 1) == "b")
    #expect(await store.value("email", of: CaseUser.self, 1) == "e")
  }

  // MARK: - Rows

  @Test("case-359: what the second document lacks is kept")
  func keepsWhatIsAbsent() async throws {
    try await CaseUser.sync(
      json: #"[{"id": 6}, {"id": 7, "email": "old", "created_at": "2014-02-14T00:00:00+00:00"}]"#, with: store)
    let created = await store.value("createdDate", of: CaseUser.self, 7)
    try await CaseUser.sync(json: #"[{"id": 7, "email": "second"}, {"id": 8}]"#, with: store, deleting: .missing)
    #expect(await store.ids(of: CaseUser.self) == [7, 8])
    #expect(await store.value("email", of: CaseUser.self, 7) == "second")
    #expect(await store.value("createdDate", of: CaseUser.self, 7) == created)
    #expect(created != .null)
  }

  @Test("case-284, case-285, case-286, case-287, case-288, case-289, case-361: identities under other names")
  func identityNames() async throws {
    #expect(CaseUser.entity.columns[0].name == "remoteID" && CaseUser.entity.columns[0].path == "id")
    #expect(CaseTextUser.entity.columns[0].name == "id" && CaseTextUser.entity.columns[0].path == "id")
    #expect(CaseImage.entity.columns[0].path == "ImageId")
    try await CaseImage.sync(
      json: #"[{"ImageId": 0, "url": "http://sample.com/sample0.png"}, {"ImageId": 1}]"#, with: store)
    #expect(await store.value("url", of: CaseImage.self, 0) == "http://sample.com/sample0.png")
  }

  @Test("case-407: a date as identity")
  func dateIdentities() async throws {
    let document = #"[{"_id": "Y", "userWeight": [{"measuredAt": "2018-02-09T21:00:00.000Z"}]}]"#
    try await CaseFitness.sync(json: document, with: store)
    let again = try await CaseFitness.sync(json: document, with: store)
    #expect(await store.rows(of: CaseWeight.self).count == 1)
    #expect(!again.hasChanges)
  }

  @Test("case-410: rows of one kind")
  func plain() async throws {
    try await CaseNote.sync(json: #"[{"id": 0, "name": "Note 0"}, {"id": 1}, {"id": 2}]"#, with: store)
    #expect(await store.ids(of: CaseNote.self) == [0, 1, 2])
  }

  @Test("case-412, case-413, case-415: one entry")
  func one() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": "id", "name": "old"}"#, with: store)
    let unknown = try await CaseTextUser.syncOne(
      json: #"{"id": "other"}"#, with: store, options: SyncOptions(operations: .update))
    #expect(!unknown.hasChanges)
    let known = try await CaseTextUser.syncOne(json: #"{"id": "id", "name": "new"}"#, with: store)
    #expect(known[CaseTextUser.self].updated == ["id"])
    #expect(await store.rows(of: CaseTextUser.self).count == 1)
  }
}
