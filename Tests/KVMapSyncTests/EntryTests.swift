import Foundation
import KVMap
import Testing

@testable import KVMapSync
@testable import SyncedTypes

/// What entries state about rows.
struct EntryTests {
  private let store = MemorySyncStore()

  @Test func columnsHoldWhatTheTypeHolds() async throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    try await Everything.sync(
      json: """
        [{"id": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "bool": true, "tiny": -3, "huge": 9, "float": 0.5,
          "decimal": 12.50, "character": "é", "url": "https://example.com/", "data": "aGk=",
          "date": "2014-02-14T00:00:00Z", "value": {"b": [1, null], "a": 2}, "point": {"latitude": 1, "longitude": 2},
          "field": 5, "color": "red", "counts": {"b": 2, "a": 1}, "read": {"only": " text "}, "written": 9}]
        """, with: store)
    let row = try #require(await store.rows(of: Everything.self).first)
    #expect(row.values[0] == .text(id.uuidString))
    var values: [String: SyncStoredValue] = [:]
    for (column, value) in zip(Everything.entity.columns, row.values) { values[column.name] = value }
    #expect(values["bool"] == .bool(true))
    #expect(values["tiny"] == .integer(-3))
    #expect(values["huge"] == .integer(9))
    #expect(values["float"] == .real(0.5))
    #expect(values["decimal"] == .text("12.5"))
    #expect(values["character"] == .text("é"))
    #expect(values["url"] == .text("https://example.com/"))
    #expect(values["data"] == .bytes(Array("hi".utf8)))
    #expect(values["date"] == .date(Date(timeIntervalSince1970: 1_392_336_000)))
    #expect(values["value"] == .json(#"{"b":[1,null],"a":2}"#))
    #expect(values["point"] == .json(#"{"latitude":1,"longitude":2}"#))
    #expect(values["field"] == .integer(5))
    #expect(values["color"] == .text("red"))
    #expect(values["counts"] == .json(#"{"a":1,"b":2}"#))
    #expect(values["onlyRead"] == .text("text"))
    #expect(values["onlyWritten"] == nil)
  }

  @Test func columnTypesAreThoseOfTheValues() {
    let types = Dictionary(uniqueKeysWithValues: Everything.entity.columns.map { ($0.name, $0.type) })
    #expect(types["id"] == .text && types["huge"] == .integer && types["float"] == .real && types["date"] == .date)
    #expect(types["data"] == .bytes && types["bool"] == .bool && types["color"] == .text && types["value"] == .json)
    #expect(User.entity.column(named: "rank")?.type == .integer)
    #expect(User.entity.column(named: "email")?.isOptional == true)
    #expect(User.entity.column(named: "name")?.isOptional == false)
    #expect(User.entity.column(named: "nobody") == nil)
  }

  @Test func anIntegerThatIsTooLargeIsTold() async throws {
    let document = #"[{"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "huge": 18446744073709551615}]"#
    let problem = SyncEntryProblem(path: "[0].huge", kind: .range, entity: "Everything", name: "huge")
    await #expect(throws: SyncError.invalid([problem])) { try await Everything.sync(json: document, with: store) }
    #expect(await store.rows(of: Everything.self).isEmpty)
  }

  /// A link that is left out would remove one.
  @Test func anIdentityThatIsTooLargeIsTold() async throws {
    try await Sensor.sync(json: #"[{"id": 1, "signals": [1, 2], "main_id": 1}]"#, with: store)
    let huge = "18446744073709551615"
    for (document, path, name) in [
      (#""signals": [1, \#(huge)]"#, "signals", "signals"), (#""main_id": \#(huge)"#, "main", "main"),
      (#""main": {"id": \#(huge)}"#, "main.id", "id"), (#""scale": \#(huge)"#, "scale", "scale"),
    ] {
      let error = await #expect(throws: SyncError.self) {
        try await Sensor.sync(json: #"[{"id": 1, \#(document)}]"#, with: store)
      }
      guard case .invalid(let problems)? = error else { continue }
      #expect(problems.map(\.path) == ["[0].\(path)"] && problems.map(\.kind) == [.range])
      #expect(problems.map(\.name) == [name])
    }
    #expect(await store.targets("signals", of: Sensor.self, 1) == [1, 2])
  }

  @Test func newRowsHaveDefaults() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "Ada"}]"#, with: store)
    #expect(await store.value("rank", of: User.self, 1) == 1)
    #expect(await store.value("createdAt", of: User.self, 1) == .date(Date(timeIntervalSince1970: 0)))
    #expect(await store.value("nicknames", of: User.self, 1) == .json("[]"))
    #expect(await store.value("email", of: User.self, 1) == .null)
  }

  @Test func absentLeavesAloneAndNullClears() async throws {
    let before = #"[{"id": 1, "name": "Ada", "email": "a@b", "rank": 2, "age": 36, "nicknames": ["A"]}]"#
    try await User.sync(json: before, with: store)
    let silent = try await User.sync(json: #"[{"id": 1}]"#, with: store)
    #expect(silent[User.self].unchanged == 1)
    #expect(await store.value("age", of: User.self, 1) == 36)
    try await User.sync(json: #"[{"id": 1, "email": null, "rank": null, "age": "", "nicknames": null}]"#, with: store)
    #expect(await store.value("email", of: User.self, 1) == .null)
    // An empty string is nil if the file is lenient.
    #expect(await store.value("age", of: User.self, 1) == .null)
    // A column that cannot be null is reset to its default.
    #expect(await store.value("rank", of: User.self, 1) == 1)
    #expect(await store.value("nicknames", of: User.self, 1) == .json("[]"))
    #expect(await store.value("name", of: User.self, 1) == "Ada")
  }

  /// Equal values that are written differently were updates.
  @Test func anyValueIsComparedByItsValue() async throws {
    let id = #""id": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "field": 1"#
    func sync(_ value: String) async throws -> Int {
      try await Everything.sync(json: #"[{\#(id), "value": \#(value)}]"#, with: store)[Everything.self].updated.count
    }
    _ = try await sync(#"{"a": 1, "b": [2, {"c": null, "d": "é"}]}"#)
    for equal in [#"{"b": [2, {"d": "é", "c": null}], "a": 1}"#, #"{"a": 1.0, "b": [20e-1, {"c": null, "d": "é"}]}"#] {
      #expect(try await sync(equal) == 0)
    }
    #expect(await store.rows(of: Everything.self).first?.values[10] == .json(#"{"a":1,"b":[2,{"c":null,"d":"é"}]}"#))
    // Other orders, members, kinds and scalars are other values.
    for other in [
      #"{"a": 1, "b": [{"c": null, "d": "é"}, 2]}"#, #"{"a": 1, "b": []}"#, #"{"a": 1}"#, #"{"a": "1"}"#,
      #"{"a": "\u00e9"}"#, #"{"a": "e\u0301"}"#, #"{"a": true}"#, #"{"a": null}"#, #"{"b": null}"#, "1", "[1]",
    ] {
      #expect(try await sync(other) == 1, "\(other)")
    }
  }

  @Test func onlyWhatDiffersIsWritten() async throws {
    let recording = RecordingStore()
    try await User.sync(json: #"[{"id": 1, "name": "Ada", "age": 36}, {"id": 2, "name": "Bob"}]"#, with: recording)
    try await User.sync(json: #"[{"id": 1, "name": "Ada", "age": 37}, {"id": 2, "name": "Bob"}]"#, with: recording)
    let age = try #require(User.entity.columns.firstIndex { $0.name == "age" })
    #expect(recording.calls.updates == [SyncRowChange(key: 1, values: [(age, 37)])])
  }

  @Test func whatIsMissingIsToldWithItsPlace() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "Ada"}]"#, with: store)
    let problems = [
      SyncEntryProblem(path: "[0].notes[1].text", kind: .missing, entity: "Note", name: "text"),
      SyncEntryProblem(path: "[1].name", kind: .missing, entity: "User", name: "name"),
      SyncEntryProblem(path: "[2].name", kind: .null, entity: "User", name: "name"),
    ]
    let document = """
      [{"id": 1, "notes": [{"id": 1, "text": "a"}, {"id": 2}]}, {"id": 2}, {"id": 3, "name": null}]
      """
    let error = await #expect(throws: SyncError.self) { try await User.sync(json: document, with: store) }
    guard case .invalid(let found)? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(Set(found) == Set(problems))
    #expect(error?.description.contains("[1].name: User.name a new row needs a value") == true)
    #expect(await store.ids(of: User.self) == [1])
    #expect(await store.ids(of: Note.self).isEmpty)
  }

  @Test func aRowCannotBeClearedOfWhatItNeeds() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "Ada"}]"#, with: store)
    await #expect(throws: SyncError.self) { try await User.sync(json: #"[{"id": 1, "name": null}]"#, with: store) }
    #expect(await store.value("name", of: User.self, 1) == "Ada")
  }

  @Test func theRulesOfTheMappingHold() async throws {
    for document in [#"[{"id": 1, "name": ""}]"#, #"[{"id": 1, "name": "A", "age": 200}]"#, #"[{"id": 1, "rank": 9}]"#]
    {
      await #expect(throws: MappingError.self) { try await User.sync(json: document, with: store) }
    }
    let error = await #expect(throws: MappingError.self) {
      try await User.sync(json: #"[{"id": 1, "name": "A", "created_at": "x"}]"#, with: store)
    }
    // All problems are reported at once.
    let all = await #expect(throws: MappingError.self) {
      try await User.sync(json: #"[{"id": 1, "name": "", "score": {}}, {"id": "x"}]"#, with: store)
    }
    #expect(all?.problems.map(\.path) == ["[0].name", "[1].id"])
    // A problem names the type as it is written in the mapping.
    #expect(error?.problems.first?.rule?.name == "User.createdAt")
    #expect(error?.problems.first?.path == "[0].created_at")
    // Values that `lossy` drops stay unchanged.
    try await User.sync(json: #"[{"id": 1, "name": "A", "score": 1.5}]"#, with: store)
    let report = try await User.sync(json: #"[{"id": 1, "score": {}}]"#, with: store)
    #expect(report.dropped.map(\.path) == ["[0].score"])
    #expect(report.dropped.map { $0.severity == .warning } == [true])
    #expect(await store.value("score", of: User.self, 1) == 1.5)
  }

  @Test func identitiesMayBeCompound() async throws {
    try await Label.sync(
      json: """
        [{"id": 1, "translation": {"key": "a", "language": "en", "text": "A"},
          "translations": [{"key": "a", "language": "de", "text": "Ä"}, {"key": "a", "language": "en"}]}]
        """, with: store)
    let english = SyncRowKey([.text("a"), .text("en")])
    #expect(await store.value("text", of: Translation.self, english) == "A")
    #expect(await store.value("translation_key", of: Label.self, 1) == "a")
    #expect(await store.value("translation_language", of: Label.self, 1) == "en")
    #expect(await store.links("translations", of: Label.self, 1) == [SyncRowKey([.text("a"), .text("de")]), english])
    let report = try await Translation.sync(
      json: #"[{"key": "a", "language": "en", "text": "A!"}, {"key": "a", "text": "?"}]"#, with: store)
    #expect(report[Translation.self].updated == [english])
    #expect(report.skipped.map(\.path) == ["[1]"])
    #expect(english.description == #"("a", "en")"#)
  }

  @Test func aClassMayLeadBackToItself() async throws {
    try await Player.sync(
      json: """
        [{"number": 1, "friend": {"number": 2, "friend": {"number": 1, "name": "One"}},
          "group": {"id": 7, "players": [{"number": 2}]}}]
        """, with: store)
    #expect(await store.ids(of: Player.self) == [1, 2])
    #expect(await store.value("name", of: Player.self, 1) == "One")
    #expect(await store.value("friend_number", of: Player.self, 2) == 1)
    #expect(await store.value("group_id", of: Player.self, 1) == 7)
    try await Player.sync(json: #"[{"number": 1, "friend": null}]"#, with: store)
    #expect(await store.value("friend_number", of: Player.self, 1) == .null)
    for friends in ["[]", #"[{"number": 2}]"#, #"[{"number": 2}, {"number": 3}]"#] {
      let error = await #expect(throws: MappingError.self) {
        try await Player.sync(json: #"[{"number": 1, "friend": \#(friends)}]"#, with: store)
      }
      #expect(error?.problems.first?.path == "[0].friend" && error?.problems.first?.kind == .mismatch, "\(friends)")
    }
  }

  @Test func elementsMayBeMembersOfAnObject() async throws {
    try await Speech.sync(
      json: #"{"result": {"speeches": [{"id": 1, "by_name": {"b": {"size": 1}, "a": {}}}]}}"#, with: store)
    #expect(await store.links("byName", of: Speech.self, 1) == ["b", "a"])
    #expect(await store.value("size", of: Named.self, "b") == 1)
  }

  @Test func documentsStandAtAPath() async throws {
    let report = try await Measure.sync(json: #"{"data": [{"id": 1, "amount": 2}]}"#, atPath: "data", with: store)
    #expect(report[Measure.self].inserted == [1])
    let one = try await Measure.syncOne(json: #"{"data": {"id": 2, "amount": 2}}"#, atPath: "data", with: store)
    #expect(one[Measure.self].inserted == [2])
    let entries = [Measure.SyncEntry(id: .value(3), amount: .value(1)), Measure.SyncEntry(id: .absent)]
    let made = try await Measure.sync(entries: entries, with: store)
    #expect(made[Measure.self].inserted == [3])
    #expect(made.skipped.map(\.path) == ["[1]"])
  }
}
