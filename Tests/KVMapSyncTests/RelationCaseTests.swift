import KVMapSync
import Testing

@testable import SyncedTypes

/// What Kipu and Sync could do with relations, case by case.
struct RelationCaseTests {
  private let store = MemoryStore()

  // MARK: - To one

  @Test("case-360: users and companies")
  func sharedCompany() async throws {
    try await CaseUser.sync(
      json: """
        [{"id": 0, "company": {"id": 0, "name": "Apple"}}, {"id": 1, "company": {"id": 0, "name": "Apple"}},
         {"id": 3, "company": {"id": 1, "name": "Facebook"}}]
        """, with: store)
    #expect(await store.ids(of: CaseCompany.self) == [0, 1])
    #expect(await store.value("company_remoteID", of: CaseUser.self, 1) == 0)
    #expect(await store.value("company_remoteID", of: CaseUser.self, 3) == 1)
    #expect(await store.value("name", of: CaseCompany.self, 1) == "Facebook")
  }

  @Test("case-362: an object without identity is a part of its row; relations under a key of their own")
  func partsOfRows() async throws {
    try await CaseUser.sync(
      json: """
        [{"id": 6, "location": {"city": "New York", "street": "Broadway", "zip_code": 10012},
          "profile_pictures": [{"ImageId": 0}, {"ImageId": 1}, {"ImageId": 2}]},
         {"id": 9, "location": {"city": "Lille"}}]
        """, with: store)
    #expect(
      await store.value("location", of: CaseUser.self, 6)
        == .json(#"{"city":"New York","street":"Broadway","zip_code":10012}"#))
    #expect(await store.targets("profilePictures", of: CaseUser.self, 6) == [0, 1, 2])
  }

  @Test("case-366, case-367, case-370, case-375, case-385: relations under other keys")
  func renamed() async throws {
    try await CaseSuperUser.sync(
      json: #"[{"id": 6, "annotations": [{"id": 0}, {"id": 6}, {"id": 7}]}, {"id": 9}]"#, with: store)
    #expect(await store.targets("superNotes", of: CaseSuperUser.self, 6) == [0, 6, 7])
    try await CaseStory.sync(
      json: #"[{"id": 1, "summarize_text": {"id": 1, "body": "Body"}, "comments": [{"body": "Hi"}]}]"#, with: store,
      deleting: .missing(where: .equals("remoteID", 1)))
    #expect(await store.value("summarize_id", of: CaseStory.self, 1) == 1)
    #expect(await store.links("comments", of: CaseStory.self, 1) == ["Hi"])
    try await CaseHome.sync(json: #"[{"id": 0, "legal_tenant": {"id": 0}}]"#, with: store)
    #expect(await store.value("legalTenant_remoteID", of: CaseHome.self, 0) == 0)
  }

  @Test("case-376, case-377: a foreign identity, under its own key or that of the relation")
  func foreignIdentities() async throws {
    try await CaseSuperUser.sync(json: #"[{"id": 0, "name": "Melisa"}, {"id": 1}]"#, with: store)
    let report = try await CaseSuperNote.sync(
      json: #"[{"id": 0, "super_user_id": 0}, {"id": 4, "super_user": "1"}]"#, with: store)
    #expect(await store.value("superUser", of: CaseSuperNote.self, 0) == 0)
    #expect(await store.value("superUser", of: CaseSuperNote.self, 4) == 1)
    #expect(report.unresolved.isEmpty)
  }

  @Test("case-380: foreign identities before their targets are kept, and hold once these come")
  func foreignIdentitiesBeforeTheirTargets() async throws {
    let first = try await CaseLocation.sync(
      json: #"[{"id": 0, "city_id": 0}, {"id": 1, "city_id": 1}, {"id": 2, "city_id": null}]"#, with: store)
    #expect(first.unresolved.map(\.target) == [0, 1])
    #expect(first.unresolved.first?.relation == "cityID")
    #expect(await store.ids(of: CaseCity.self).isEmpty)
    try await CaseCity.sync(json: #"[{"id": 0, "name": "Oslo"}, {"id": 1}, {"id": 2}]"#, with: store)
    #expect(await store.value("cityID", of: CaseLocation.self, 1) == 1)
    let last = try await CaseLocation.sync(
      json: #"[{"id": 0, "city_id": null}, {"id": 1, "city_id": 0}, {"id": 2, "city_id": 1}]"#, with: store)
    #expect(last.unresolved.isEmpty)
    #expect(await store.value("cityID", of: CaseLocation.self, 0) == .null)
    #expect(await store.value("cityID", of: CaseLocation.self, 2) == 1)
  }

  @Test("case-393: null clears a relation to one, and its row stays")
  func clearedByNull() async throws {
    try await CaseTaggedUser.sync(json: #"[{"id": 1, "tag": {"id": 10}}]"#, with: store)
    try await CaseTaggedUser.sync(json: #"[{"id": 1, "tag": null}]"#, with: store)
    #expect(await store.value("tag_remoteID", of: CaseTaggedUser.self, 1) == .null)
    #expect(await store.ids(of: CaseTag.self) == [10])
  }

  // MARK: - To many

  @Test("case-378, case-388, case-389, case-390, case-402: many-to-many is replaced and emptied, rows stay")
  func manyToMany() async throws {
    try await CaseUser.sync(json: #"[{"id": 1, "tags": [{"id": 10}]}]"#, with: store)
    try await CaseUser.sync(json: #"[{"id": 1, "tags": [{"id": 20}]}]"#, with: store)
    #expect(await store.targets("tags", of: CaseUser.self, 1) == [20])
    #expect(await store.ids(of: CaseTag.self) == [10, 20])
    try await CaseUser.sync(json: #"[{"id": 1, "tags": []}]"#, with: store)
    #expect(await store.targets("tags", of: CaseUser.self, 1).isEmpty)
    try await CaseUser.sync(json: #"[{"id": 3, "tags": [{"id": 10}]}, {"id": 2, "tags": []}]"#, with: store)
    #expect(await store.targets("tags", of: CaseUser.self, 3) == [10])
    try await CaseUser.sync(json: #"[{"id": 3, "tags": null}]"#, with: store)
    #expect(await store.targets("tags", of: CaseUser.self, 3).isEmpty)
    #expect(await store.ids(of: CaseTag.self) == [10, 20])
  }

  @Test("case-381, case-382, case-409: relations by identities, in their order")
  func byIdentities() async throws {
    let before = #"[{"id": 10, "notes_ids": [0, 1]}, {"id": 11, "notes_ids": [2]}, {"id": 12, "notes_ids": []}]"#
    let report = try await CaseUser.sync(json: before, with: store)
    #expect(report.unresolved.map(\.target) == [0, 1, 2])
    try await CaseNote.sync(json: #"[{"id": 0}, {"id": 1}, {"id": 2}]"#, with: store)
    #expect(await store.targets("notesIDs", of: CaseUser.self, 10) == [0, 1])
    try await CaseUser.sync(json: #"[{"id": 10, "notes_ids": []}, {"id": 12, "notes_ids": [1, 0]}]"#, with: store)
    #expect(await store.targets("notesIDs", of: CaseUser.self, 10).isEmpty)
    #expect(await store.targets("notesIDs", of: CaseUser.self, 11) == [2])
    #expect(await store.targets("notesIDs", of: CaseUser.self, 12) == [1, 0])
  }

  @Test("case-394, case-408, case-409: an ordered relation, by objects and by identities")
  func ordered() async throws {
    try await CasePresentation.sync(json: #"[{"id": 1, "slides": [{"id": 1}, {"id": 2}]}]"#, with: store)
    let moved = try await CasePresentation.sync(
      json: #"[{"id": 1, "slides": [{"id": 2}, {"id": 1}]}]"#, with: store)
    #expect(moved[CasePresentation.self].relinked == [1])
    #expect(await store.targets("slides", of: CasePresentation.self, 1) == [2, 1])
    try await CaseList.sync(json: #"[{"id": 453, "items": [{"id": 1}, {"id": 2}, {"id": 3}]}]"#, with: store)
    try await CaseList.sync(
      json: #"[{"id": 453, "items": [{"id": 3}, {"id": 4}, {"id": 5}, {"id": 2}]}]"#, with: store)
    #expect(await store.targets("items", of: CaseList.self, 453) == [3, 4, 5, 2])
    #expect(await store.ids(of: CaseItem.self).sorted() == [2, 3, 4, 5])
    try await CaseList.sync(json: #"[{"id": 453, "items_ids": [5, 4, 3, 2]}]"#, with: store)
    #expect(await store.targets("items", of: CaseList.self, 453) == [5, 4, 3, 2])
  }

  @Test("case-368, case-369, case-371, case-372, case-373: relations to the own kind; children are no missing roots")
  func recursive() async throws {
    try await CaseNumber.sync(
      json: """
        [{"id": 0, "values": 10, "numbers": [{"id": 1, "values": 11}, {"id": 2, "values": 12}]},
         {"id": 10, "values": 20, "numbers": [{"id": 11}, {"id": 12}]}]
        """, with: store, deleting: .missing)
    #expect(await store.ids(of: CaseNumber.self) == [0, 1, 2, 10, 11, 12])
    let units = """
      [{"id": 1, "name": "Org 1", "children": [{"id": 11, "children": [{"id": 111, "children": [{"id": 1106}]}]}]}]
      """
    for _ in 0..<2 { try await CaseUnit.sync(json: units, with: store, deleting: .missing) }
    #expect(await store.ids(of: CaseUnit.self) == [1, 11, 111, 1106])
    try await CaseComment.sync(
      json: #"[{"body": "comment 1", "comments": [{"body": "sub 1"}, {"body": "sub 2"}]}]"#, with: store)
    #expect(await store.links("comments", of: CaseComment.self, "comment 1") == ["sub 1", "sub 2"])
  }

  @Test("case-383: keys in camel case")
  func camelCase() async throws {
    try await CaseWorkout.sync(
      json: """
        [{"_id": "4y", "workoutName": "Test", "workoutExercises": [{"_id": "6J", "exerciseName": "Exercise 1"}]}]
        """, with: store)
    #expect(await store.links("exercises", of: CaseWorkout.self, "4y") == ["6J"])
    #expect(await store.value("exerciseName", of: CaseExercise.self, "6J") == "Exercise 1")
  }

  @Test("case-384, case-392: two relations to one kind do not touch each other")
  func twoRelations() async throws {
    try await CaseHouse.sync(json: #"[{"id": 0, "residents": [{"id": 0}]}]"#, with: store)
    #expect(await store.targets("residents", of: CaseHouse.self, 0) == [0])
    #expect(await store.targets("owners", of: CaseHouse.self, 0).isEmpty)
    try await CaseTaskList.sync(json: #"[{"id": "0", "owner": {"id": "a"}}]"#, with: store)
    #expect(await store.value("owner_id", of: CaseTaskList.self, "0") == "a")
    #expect(await store.links("participants", of: CaseTaskList.self, "0").isEmpty)
  }

  @Test("case-386: a relation that a mixin brings")
  func inherited() async throws {
    try await CaseRacecar.sync(
      json: #"[{"id": 31, "max_speed": 370, "passengers": [{"id": 22, "name": "Jenson"}, {"id": 7}]}]"#, with: store)
    #expect(await store.targets("passengers", of: CaseRacecar.self, 31) == [22, 7])
  }

  @Test("case-391: children have identities of their own")
  func idempotent() async throws {
    let document = #"[{"busID": "0", "stops": [{"index": "0"}], "polyline": [{"index": "0"}]}]"#
    try await CaseRoute.sync(json: document, with: store)
    let again = try await CaseRoute.sync(json: document, with: store, deleting: .missing)
    #expect(!again.hasChanges)
    #expect(await store.names(of: CaseStop.self) == ["0"])
    #expect(await store.names(of: CasePoint.self) == ["0"])
  }

  @Test("case-395: an object that contains itself is one row")
  func cycle() async throws {
    try await CasePlayer.sync(
      json: #"[{"id": 1, "player_group": {"id": 1, "players": [{"id": 1}]}}]"#, with: store)
    #expect(await store.ids(of: CasePlayer.self) == [1])
    #expect(await store.value("playerGroup_remoteID", of: CasePlayer.self, 1) == 1)
    #expect(await store.targets("players", of: CasePlayerGroup.self, 1) == [1])
  }

  @Test("case-396, case-403: one row, however many ways lead to it")
  func shared() async throws {
    try await CaseArticle.sync(
      json: #"[{"id": 1, "tags": [{"id": 6}]}, {"id": 2, "tags": [{"id": 6}]}]"#, with: store)
    #expect(await store.ids(of: CaseTag.self) == [6])
    try await CaseWebsite.sync(
      json: """
        [{"id": 1, "recent_tags": [{"id": 10, "hashtag": "#a"}],
          "categories": [{"id": 100, "defaultTag": {"id": 10}}]}]
        """, with: store)
    #expect(await store.ids(of: CaseTag.self) == [6, 10])
    // The second place says less, and takes nothing away.
    #expect(await store.value("hashtag", of: CaseTag.self, 10) == "#a")
  }

  @Test("case-397, case-398, case-399, case-400: relations at a path")
  func atPaths() async throws {
    try await Speech.sync(
      json: """
        {"result": {"speeches": [{"id": 4865, "custom": {"series": [{"id": 123}], "lead": {"id": 124}}}]}}
        """, with: store)
    #expect(await store.targets("series", of: Speech.self, 4865) == [123])
    #expect(await store.value("lead_id", of: Speech.self, 4865) == 124)
  }

  @Test("case-401: children without identity are reported and skipped")
  func withoutIdentity() async throws {
    let report = try await CaseForm.sync(
      json: #"[{"id": 1, "fields": [{"text": "radiobutton"}, {"id": 2}, {"id": null}]}]"#, with: store)
    #expect(await store.ids(of: CaseFormField.self) == [2])
    #expect(report.skipped.map(\.path) == ["[0].fields[0]", "[0].fields[2]"])
    #expect(report.skipped.allSatisfy { $0.entity == "CaseFormField" && $0.reason == .noIdentity })
  }

  @Test("case-404: a relation that only adds")
  func onlyAdds() async throws {
    try await CaseAddingUser.sync(json: #"[{"id": 1, "messages": [{"id": 101, "text": "101"}]}]"#, with: store)
    try await CaseAddingUser.sync(
      json: #"[{"id": 1, "messages": [{"id": 102, "text": "102"}, {"id": 101, "text": "updated"}]}]"#, with: store)
    #expect(await store.targets("messages", of: CaseAddingUser.self, 1) == [101, 102])
    #expect(await store.value("text", of: CaseMessage.self, 101) == "101")
  }

  @Test("case-178, case-180: what is linked stays with merge, and goes with replace")
  func policies() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "A", "tag_ids": [1]}]"#, with: store)
    try await User.sync(json: #"[{"id": 1, "tag_ids": [2, 1]}]"#, with: store)
    #expect(await store.targets("tagIDs", of: User.self, 1) == [1, 2])
    try await CaseSuperUser.sync(json: #"[{"id": 1, "annotations": [{"id": 1}]}]"#, with: store)
    try await CaseSuperUser.sync(json: #"[{"id": 1, "annotations": [{"id": 2}]}]"#, with: store)
    #expect(await store.ids(of: CaseSuperNote.self) == [2])
  }

  @Test("case-197, case-199: one row of what several places name, also as a text")
  func repeated() async throws {
    let report = try await CaseRacecar.sync(
      json: """
        [{"id": 12345, "passengers": [{"id": 1111, "name": "Oscar"}, {"id": 2222}, {"id": 3333}]},
         {"id": "4567", "passengers": [{"id": 1}, {"id": "2222", "name": "Tom"}, {"id": 3333}]}]
        """, with: store)
    #expect(report[CaseHuman.self].inserted == [1111, 2222, 3333, 1])
    #expect(report.duplicates.isEmpty)
    #expect(await store.value("name", of: CaseHuman.self, 2222) == "Tom")
  }

  @Test("case-202: a foreign identity, whichever of the two comes first")
  func connectedLater() async throws {
    let report = try await User.sync(
      json: #"[{"id": 1, "name": "A", "mentor_id": 2}, {"id": 2, "name": "B", "mentor_id": 1}]"#, with: store)
    #expect(report.unresolved.isEmpty)
    #expect(await store.value("mentorID", of: User.self, 1) == 2)
  }

  @Test("case-329: keys in both styles")
  func bothStyles() async throws {
    try await CaseUser.sync(json: #"[{"id": "1", "firstName": "Elvis", "last_name": "Nuñez"}]"#, with: store)
    #expect(await store.value("firstName", of: CaseUser.self, 1) == "Elvis")
    #expect(await store.value("lastName", of: CaseUser.self, 1) == "Nuñez")
  }

  @Test("case-432: a list of identities takes the place of objects")
  func identitiesBesideObjects() async throws {
    try await CaseTask.sync(json: #"[{"id": "T1"}, {"id": "T2"}]"#, with: store)
    try await CaseProject.sync(
      json: #"[{"id": "P1", "name": "Account", "tasks": [{"id": "T3"}], "task_ids": ["T1", "T2", "T1"]}]"#, with: store)
    #expect(await store.links("tasks", of: CaseProject.self, "P1") == ["T1", "T2"])
  }
}
