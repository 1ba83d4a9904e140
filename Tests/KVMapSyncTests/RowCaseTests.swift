import Foundation
import KVMapSync
import Testing

@testable import SyncedTypes

/// How RestKit, Kipu and Sync created rows, case by case.
struct RowCaseTests {
  private let store = MemorySyncStore()

  // MARK: - Operations

  private let users = """
    [{"id": 0, "name": "Melisa White", "email": "melisawhite@ovium.com"},
     {"id": 1, "name": "Glass Oconnor", "email": "glassoconnor@ovium.com"}]
    """

  @Test("case-359: what the second document lacks is kept")
  func keepsWhatIsAbsent() async throws {
    try await CaseUser.sync(
      json: """
        [{"id": 0, "name": "Melisa White", "email": "melisawhite@ovium.com",
          "created_at": "2014-02-14T00:00:00+00:00", "updated_at": "2014-02-17T00:00:00+00:00"},
         {"id": 1, "name": "Glass Oconnor", "email": "glassoconnor@ovium.com",
          "created_at": "2014-02-15T00:00:00+00:00", "updated_at": "2014-02-18T00:00:00+00:00"},
         {"id": 2, "name": "Maritza Boyer", "email": "maritzaboyer@ovium.com",
          "created_at": "2014-02-18T00:00:00+00:00", "updated_at": "2014-02-19T00:00:00+00:00"},
         {"id": 3, "name": "Margo Nixon", "email": "margonixon@ovium.com", "created_at": "2014-02-14T00:00:00+00:00",
          "updated_at": "2014-02-14T00:00:00+00:00"},
         {"id": 4, "name": "Valencia Foley", "email": "valenciafoley@ovium.com",
          "created_at": "2014-02-14T00:00:00+00:00", "updated_at": "2014-02-14T00:00:00+00:00"},
         {"id": 5, "name": "Hayden Livingston", "email": "haydenlivingston@ovium.com",
          "created_at": "2014-02-14T00:00:00+00:00", "updated_at": "2014-02-14T00:00:00+00:00"},
         {"id": 6, "name": "Shawn Merrill", "email": "shawnmerrill@ovium.com",
          "created_at": "2014-02-14T00:00:00+00:00", "updated_at": "2014-02-14T00:00:00+00:00"},
         {"id": 7, "name": "Bradford Duke", "email": "bradfordduke@ovium.com",
          "created_at": "2014-02-14T00:00:00+00:00", "updated_at": "2014-02-17T00:00:00+00:00"}]
        """,
      with: store, deleting: .missing)
    #expect(await store.count(of: CaseUser.self) == 8)
    try await CaseUser.sync(
      json: """
        [{"id": 6, "name": "Shawn Merrill", "email": "firstupdate@ovium.com"},
         {"id": 7, "name": "Bradford Duke", "email": "secondupdated@ovium.com"},
         {"id": 8, "name": "Dodson Vaughan", "email": "dodsonvaughan@ovium.com"},
         {"id": 9, "name": "Alexis Richmond", "email": "alexisrichmond@ovium.com"},
         {"id": 10, "name": "Flores Daniel", "email": "floresdaniel@ovium.com"},
         {"id": 11, "name": "Odessa Turner", "email": "odessaturner@ovium.com"}]
        """,
      with: store, deleting: .missing)
    #expect(await store.count(of: CaseUser.self) == 6)
    #expect(await store.value("email", of: CaseUser.self, 7) == "secondupdated@ovium.com")
    #expect(try await store.value("createdDate", of: CaseUser.self, 7) == date("2014-02-14T00:00:00Z"))
    #expect(try await store.value("updatedDate", of: CaseUser.self, 7) == date("2014-02-17T00:00:00Z"))
  }

  private func date(_ text: String) throws -> SyncStoredValue { .date(try Date(text, strategy: .iso8601)) }

  @Test("case-363: only inserts, twice")
  func onlyInserts() async throws {
    try await CaseUser.sync(
      json: """
        [{"id": 0, "name": "Melisa White", "email": "melisawhite@ovium.com"},
         {"id": 1, "name": "Glass Oconnor", "email": "glassoconnor@ovium.com"}]
        """, with: store)
    for _ in 0..<2 {
      try await CaseUser.sync(
        json: """
          [{"id": 0, "name": "Melisa White", "email": "updated@ovium.com"},
           {"id": 6, "name": "Shawn Merrill", "email": "shawnmerrill@ovium.com"}]
          """,
        with: store, deleting: .missing, options: SyncOptions(operations: .insert))
    }
    #expect(await store.count(of: CaseUser.self) == 3)
    #expect(await store.value("email", of: CaseUser.self, 0) == "melisawhite@ovium.com")
  }

  @Test("case-364: only updates")
  func onlyUpdates() async throws {
    try await CaseUser.sync(
      json: """
        [{"id": 0, "name": "Melisa White", "email": "melisawhite@ovium.com"},
         {"id": 1, "name": "Glass Oconnor", "email": "glassoconnor@ovium.com"}]
        """, with: store)
    try await CaseUser.sync(
      json: """
        [{"id": 0, "name": "Melisa White", "email": "updated@ovium.com"},
         {"id": 6, "name": "Shawn Merrill", "email": "shawnmerrill@ovium.com"}]
        """,
      with: store, deleting: .missing, options: SyncOptions(operations: .update))
    #expect(await store.count(of: CaseUser.self) == 2)
    #expect(await store.value("email", of: CaseUser.self, 0) == "updated@ovium.com")
  }

  @Test("case-365: inserts and updates")
  func insertsAndUpdates() async throws {
    try await CaseUser.sync(
      json: """
        [{"id": 0, "name": "Melisa White", "email": "melisawhite@ovium.com"},
         {"id": 1, "name": "Glass Oconnor", "email": "glassoconnor@ovium.com"}]
        """, with: store)
    try await CaseUser.sync(
      json: """
        [{"id": 0, "name": "Melisa White", "email": "updated@ovium.com"},
         {"id": 6, "name": "Shawn Merrill", "email": "shawnmerrill@ovium.com"}]
        """,
      with: store, deleting: .missing, options: SyncOptions(operations: [.insert, .update]))
    #expect(await store.count(of: CaseUser.self) == 3)
    #expect(await store.value("email", of: CaseUser.self, 0) == "updated@ovium.com")
    #expect(await store.row(of: CaseUser.self, 1) != nil)
  }

  // MARK: - Identities

  @Test("case-197: one row of what several places name")
  func repeated() async throws {
    let report = try await CaseParent.sync(
      json: """
        {"parents": [{"parentID": 12345, "name": "Joe",
           "children": [{"childID": 1111, "name": "Oscar"}, {"childID": 2222, "name": "Tom"},
            {"childID": 3333, "name": "Eli"}]},
          {"parentID": 4567, "name": "Mary",
           "children": [{"childID": 1, "name": "Sally"}, {"childID": 2222, "name": "Tom"},
            {"childID": 3333, "name": "Eli"}]}]}
        """,
      atPath: "parents", with: store)
    #expect(report.duplicates.isEmpty)
    #expect(await store.count(of: CaseParent.self) == 2)
    #expect(await store.count(of: CaseChild.self) == 4)
    #expect(await store.targets("children", of: CaseParent.self, 4567) == [1, 2222, 3333])
  }

  @Test("case-198: an entry without identity is skipped, and reported")
  func withoutIdentity() async throws {
    let report = try await CaseMonkey.sync(json: #"[{"monkey": {"name": "x", "railsID": null}}]"#, with: store)
    #expect(report.skipped.map(\.path) == ["[0]"])
    #expect(await store.count(of: CaseMonkey.self) == 0)
  }

  @Test("case-199: an identity at a path, as a text")
  func coercedIdentity() async throws {
    try await CaseMonkey.syncOne(json: #"{"monkey": {"name": "Testing", "railsID": 12345}}"#, with: store)
    try await CaseMonkey.syncOne(json: #"{"monkey": {"railsID": "12345"}}"#, with: store)
    #expect(await store.value("name", of: CaseMonkey.self, 12345) == "Testing")
    #expect(await store.count(of: CaseMonkey.self) == 1)
  }

  @Test("case-208: a transformer works before the row is looked up")
  func transformedIdentity() async throws {
    try await CaseUpper.syncOne(json: #"{"name": "Blake Watters"}"#, with: store)
    let again = try await CaseUpper.syncOne(json: #"{"name": "blake watters", "rank": 1}"#, with: store)
    #expect(again[CaseUpper.self].updated == ["BLAKE WATTERS"])
    #expect(await store.names(of: CaseUpper.self) == ["BLAKE WATTERS"])
  }

  @Test("case-329: keys in both styles")
  func bothStyles() async throws {
    try await CaseElvis.sync(
      json: """
        [{"id": "1", "numberOfChildren": 1, "fullName": "Elvis Nuñez", "first_name": "Elvis", "last_name": "Nuñez"}]
        """,
      with: store)
    #expect(await store.names(of: CaseElvis.self) == ["1"])
    #expect(await store.value("numberOfChildren", of: CaseElvis.self, "1") == 1)
    #expect(await store.value("fullName", of: CaseElvis.self, "1") == "Elvis Nuñez")
    #expect(await store.value("firstName", of: CaseElvis.self, "1") == "Elvis")
    #expect(await store.value("etternavn", of: CaseElvis.self, "1") == "Nuñez")
  }

  @Test("case-361: an identity under a key of its own")
  func identityKey() async throws {
    try await CaseImage.sync(
      json: """
        [{"ImageId": 0, "url": "http://sample.com/sample0.png"},
         {"ImageId": 1, "url": "http://sample.com/sample1.png"},
         {"ImageId": 2, "url": "http://sample.com/sample2.png"}]
        """, with: store)
    #expect(await store.count(of: CaseImage.self) == 3)
    #expect(await store.value("url", of: CaseImage.self, 0) == "http://sample.com/sample0.png")
    #expect(CaseImage.entity.columns[0].path == "ImageId")
  }

  @Test("case-379: identities that are texts")
  func textIdentities() async throws {
    try await CaseTextUser.sync(
      json: #"[{"id": "a", "name": "Legen Dary"}, {"id": "b", "name": "Wait Forit"}]"#, with: store)
    #expect(await store.count(of: CaseTextUser.self) == 2)
    #expect(await store.names(of: CaseTextUser.self) == ["a", "b"])
  }

  @Test("case-407: a date as identity")
  func dateIdentities() async throws {
    let document = #"[{"userWeight": [{"measuredAt": "2018-02-09T21:00:00.000Z"}], "_id": "YMBG9ZoSw57Zd77XT"}]"#
    try await CaseFitness.sync(json: document, with: store)
    let again = try await CaseFitness.sync(json: document, with: store)
    #expect(await store.count(of: CaseFitness.self) == 1)
    #expect(await store.count(of: CaseWeight.self) == 1)
    #expect(!again.hasChanges)
  }

  @Test("case-410: rows of one kind")
  func plain() async throws {
    try await CaseNote.sync(
      json: #"[{"id": 0, "name": "Note 0"}, {"id": 1, "name": "Note 1"}, {"id": 2, "name": "Note 2"}]"#, with: store)
    #expect(await store.count(of: CaseNote.self) == 3)
  }

  // MARK: - One row

  @Test("case-412: no row of another identity is updated")
  func updatesAnUnknownRow() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": "id"}"#, with: store)
    let report = try await CaseTextUser.syncOne(
      json: #"{"id": "someotherid"}"#, with: store, options: SyncOptions(operations: .update))
    #expect(!report.hasChanges)
    #expect(await store.count(of: CaseTextUser.self) == 1)
  }

  @Test("case-413: the row of the identity is updated")
  func updatesAKnownRow() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": "id"}"#, with: store)
    let report = try await CaseTextUser.syncOne(
      json: #"{"id": "id", "name": "bossy"}"#, with: store, options: SyncOptions(operations: .update))
    #expect(report[CaseTextUser.self].updated == ["id"])
    #expect(await store.value("name", of: CaseTextUser.self, "id") == "bossy")
    #expect(await store.count(of: CaseTextUser.self) == 1)
  }

  @Test("case-411: a value that the document lacks is the default of the mapping")
  func addsAValue() async throws {
    try await CaseLocal.sync(json: #"[{"id": 9, "completed": false}]"#, with: store)
    #expect(await store.ids(of: CaseLocal.self) == [9])
    #expect(await store.value("localID", of: CaseLocal.self, 9) == "local")
  }

  @Test("case-414: a row of another identity is another row")
  func keepsIdentities() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": "id"}"#, with: store)
    try await CaseTextUser.syncOne(json: #"{"id": "someid"}"#, with: store)
    #expect(await store.names(of: CaseTextUser.self) == ["id", "someid"])
  }

  @Test("case-415: a row that is there is updated")
  func updatesOrInserts() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": "id", "name": "old"}"#, with: store)
    try await CaseTextUser.syncOne(json: #"{"id": "id", "name": "new"}"#, with: store)
    #expect(await store.names(of: CaseTextUser.self) == ["id"])
    #expect(await store.value("name", of: CaseTextUser.self, "id") == "new")
    #expect(await store.count(of: CaseTextUser.self) == 1)
  }

  @Test("case-416: a number as an identity that is a text")
  func insertsANumber() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": 1}"#, with: store)
    #expect(await store.count(of: CaseTextUser.self) == 1)
    #expect(await store.names(of: CaseTextUser.self) == ["1"])
  }

  @Test("case-417: a row is deleted by its identity")
  func deletesByIdentity() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": "id"}"#, with: store)
    try await CaseUser.syncOne(json: #"{"id": 1}"#, with: store)
    try await store.delete(CaseTextUser.self, id: "id")
    #expect(try await store.delete(CaseUser.self, id: 1)[CaseUser.self].deleted == [1])
    #expect(await store.count(of: CaseTextUser.self) == 0)
    #expect(await store.count(of: CaseUser.self) == 0)
  }

  @Test("case-418: a row is fetched by its identity")
  func fetchesByIdentity() async throws {
    try await CaseTextUser.syncOne(json: #"{"id": "id", "name": "dada"}"#, with: store)
    let row = try await store.fetch(CaseTextUser.self, id: "id")
    #expect(row?.values == ["id": "id", "name": "dada"])
    try await store.delete(CaseTextUser.self, id: "id")
    #expect(try await store.fetch(CaseTextUser.self, id: "id") == nil)
  }
}
