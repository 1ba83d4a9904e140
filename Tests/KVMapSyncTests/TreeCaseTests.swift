import KVMapSync
import Testing

@testable import SyncedTypes

/// The capabilities of Kipu and Sync for relationships under other keys, for several relationships between two types
/// and for trees of rows, case by case.
struct TreeCaseTests {
  private let store = MemorySyncStore()

  @Test("case-366: a relation under another key")
  func renamed() async throws {
    try await CaseSuperUser.sync(
      json: """
        [{"id": 6, "name": "Shawn Merrill", "email": "firstupdate@ovium.com",
          "annotations": [{"id": 0, "text": "Shawn Merril's diary, episode 1"},
           {"id": 6, "text": "Shawn Merril's diary, episode 2"},
           {"id": 7, "text": "Shawn Merril's diary, episode 3"},
           {"id": 8, "text": "Shawn Merril's diary, episode 4"},
           {"id": 9, "text": "Shawn Merril's diary, episode 5"}]},
         {"id": 7, "name": "Bradford Duke", "email": "secondupdated@ovium.com",
          "annotations": [{"id": 1, "text": "Bradford Duke's diary, episode 1"},
           {"id": 2, "text": "Bradford Duke's diary, episode 2"},
           {"id": 3, "text": "Bradford Duke's diary, episode 3"},
           {"id": 4, "text": "Bradford Duke's diary, episode 4"},
           {"id": 5, "text": "Bradford Duke's diary, episode 5"}]},
         {"id": 8, "name": "Dodson Vaughan", "email": "dodsonvaughan@ovium.com",
          "annotations": [{"id": 10, "text": "Bradford Duke's diary, episode 1"}]},
         {"id": 9, "name": "Alexis Richmond", "email": "alexisrichmond@ovium.com"}]
        """,
      with: store)
    #expect(await store.count(of: CaseSuperUser.self) == 4)
    #expect(await store.value("name", of: CaseSuperUser.self, 6) == "Shawn Merrill")
    #expect(await store.targets("superNotes", of: CaseSuperUser.self, 6).count == 5)
  }

  @Test("case-367: the same, of a row with more columns")
  func renamedBesideColumns() async throws {
    try await CaseSuperUser.sync(
      json: """
        [{"id": 10, "name": "Legen Dary", "email": "awesome@ness.com", "created_at": "2014-02-14T00:00:00+00:00",
          "updated_at": "2014-02-17T00:00:00+00:00", "annotations": [{"id": 30}, {"id": 50}, {"id": 70}]}]
        """,
      with: store)
    #expect(await store.targets("superNotes", of: CaseSuperUser.self, 10) == [30, 50, 70])
    #expect(await store.links("superNotes", of: CaseSuperUser.self, 10).count == 3)
  }

  @Test("case-368: a relation to the own kind; children are no missing roots")
  func recursive() async throws {
    try await CaseNumber.sync(
      json: """
        [{"id": 0, "values": 10, "numbers": [{"id": 1, "values": 11}, {"id": 2, "values": 12}]},
         {"id": 10, "values": 20, "numbers": [{"id": 11, "values": 21}, {"id": 12, "values": 22}]}]
        """,
      with: store, deleting: .missing)
    #expect(await store.count(of: CaseNumber.self) == 6)
    #expect(await store.ids(of: CaseNumber.self) == [0, 1, 2, 10, 11, 12])
  }

  @Test("case-369: a relation to the own kind, with texts for identities")
  func comments() async throws {
    try await CaseComment.sync(
      json: """
        [{"body": "comment 1",
          "comments": [{"body": "sub-comment 1"}, {"body": "sub-comment 2"}, {"body": "sub-comment 3"}]},
         {"body": "comment 2",
          "comments": [{"body": "sub-comment 4"}, {"body": "sub-comment 5"}, {"body": "sub-comment 6"}]}]
        """,
      with: store, deleting: .missing)
    #expect(await store.count(of: CaseComment.self) == 8)
    #expect(await store.links("comments", of: CaseComment.self, "comment 1").count == 3)
  }

  @Test("case-371: a tree, twice")
  func tree() async throws {
    let units = """
      [{"id": 1, "name": "Org 1",
        "children": [{"id": 11, "name": "Org 11",
          "children": [{"id": 111, "name": "Org 111",
            "children": [{"id": 1106, "name": "Org 1106"}, {"id": 1131, "name": "Org 1131"}]},
           {"id": 112, "name": "Org 1213", "children": [{"id": 1114, "name": "Org 12132"}]}]}]}]
      """
    for _ in 0..<2 {
      try await CaseUnit.sync(json: units, with: store, deleting: .missing)
      #expect(await store.count(of: CaseUnit.self) == 7)
    }
    #expect(await store.targets("children", of: CaseUnit.self, 11) == [111, 112])
  }

  @Test("case-372: a relation whose name begins with that of its type")
  func prefixed() async throws {
    try await CaseAwesomeComment.sync(
      json: """
        [{"body": "comment 1",
          "awesome_comments": [{"body": "sub-comment 1"}, {"body": "sub-comment 2"}, {"body": "sub-comment 3"}]},
         {"body": "comment 2",
          "awesome_comments": [{"body": "sub-comment 4"}, {"body": "sub-comment 5"}, {"body": "sub-comment 6"}]}]
        """,
      with: store)
    #expect(await store.count(of: CaseAwesomeComment.self) == 8)
    #expect(await store.links("awesomeComments", of: CaseAwesomeComment.self, "comment 1").count == 3)
  }

  @Test("case-373: the same in another type")
  func prefixedInAnotherType() async throws {
    try await CaseAwesomeStory.sync(
      json: """
        [{"id": 0, "title": "story 1",
          "awesome_comments": [{"body": "comment 1"}, {"body": "comment 2"}, {"body": "comment 3"}]},
         {"id": 1, "title": "story 2",
          "awesome_comments": [{"body": "comment 4"}, {"body": "comment 5"}, {"body": "comment 6"}]},
         {"id": 2, "title": "story 3",
          "awesome_comments": [{"body": "comment 7"}, {"body": "comment 8"}, {"body": "comment 9"}]}]
        """,
      with: store)
    #expect(await store.count(of: CaseAwesomeStory.self) == 3)
    #expect(await store.count(of: CaseAwesomeComment.self) == 9)
    #expect(await store.links("awesomeComments", of: CaseAwesomeStory.self, 0).count == 3)
  }

  @Test("case-383: keys in camel case")
  func camelCase() async throws {
    try await CaseWorkout.sync(
      json: """
        [{"_id": "4yCb6LwmqwM2gnyWA", "workoutName": "Test new training program", "workoutDesc": "<p>Description</p>",
          "workoutExercises": [{"_id": "6JDa8DFBe8K6Kkguw", "exerciseName": "Exercise 1",
            "exerciseDesc": "Description exercise 1", "mainMuscle": "Biceps",
            "mechanicsType": "Pull"},
           {"_id": "Lx5mZNG5iGRagmtS4", "exerciseName": "Exercise 2",
            "exerciseDesc": "Description exercise 2", "mainMuscle": "Abs",
            "mechanicsType": "crunch"}]}]
        """,
      with: store)
    #expect(await store.count(of: CaseWorkout.self) == 1)
    #expect(await store.count(of: CaseExercise.self) == 2)
  }

  @Test("case-384: two relations between two types")
  func inverses() async throws {
    try await CaseHouse.sync(json: #"[{"id": 0, "residents": [{"id": 0}]}]"#, with: store)
    #expect(await store.count(of: CaseHouse.self) == 1)
    #expect(await store.count(of: CaseHuman.self) == 1)
    #expect(await store.targets("residents", of: CaseHouse.self, 0) == [0])
    #expect(await store.targets("owners", of: CaseHouse.self, 0).isEmpty)
  }

  @Test("case-386: a relation that a class inherits")
  func inherited() async throws {
    try await CaseRacecar.sync(
      json: """
        [{"id": 31, "max_speed": 370,
          "passengers": [{"id": 22, "name": "Jenson Button"}, {"id": 7, "name": "Kimi Raikkonen"}]}]
        """, with: store)
    #expect(await store.count(of: CaseRacecar.self) == 1)
    #expect(await store.value("maxSpeed", of: CaseRacecar.self, 31) == 370)
    #expect(await store.count(of: CaseHuman.self) == 2)
    #expect(await store.targets("passengers", of: CaseRacecar.self, 31) == [22, 7])
  }

  @Test("case-387: a row to which two others lead by an inherited relation")
  func sharedByInheritance() async throws {
    try await CaseRacecar.sync(
      json: #"[{"id": 31, "passengers": [{"id": 22}]}, {"id": 32, "passengers": [{"id": 22}]}]"#, with: store)
    #expect(await store.count(of: CaseRacecar.self) == 2)
    #expect(await store.count(of: CaseHuman.self) == 1)
    #expect(await store.targets("passengers", of: CaseRacecar.self, 31).count == 1)
    #expect(await store.targets("passengers", of: CaseRacecar.self, 32).count == 1)
  }

  @Test("case-391: children have identities of their own")
  func idempotent() async throws {
    let document = #"[{"busID": "0", "stops": [{"index": "0"}], "polyline": [{"index": "0"}]}]"#
    for _ in 0..<2 {
      let report = try await CaseRoute.sync(json: document, with: store, deleting: .missing)
      #expect(report.unresolved.isEmpty)
      #expect(await store.count(of: CaseRoute.self) == 1)
      #expect(await store.count(of: CasePoint.self) == 1)
      #expect(await store.count(of: CaseStop.self) == 1)
    }
    #expect(try await !CaseRoute.sync(json: document, with: store).hasChanges)
  }
}
