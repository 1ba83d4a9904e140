import KVMapSync
import Testing

@testable import SyncedTypes

/// The capabilities of RestKit, Kipu and Sync for to-many relationships, case by case.
struct ToManyCaseTests {
  private let store = MemorySyncStore()

  // MARK: - Policies

  @Test("case-178: with merge, what is linked stays")
  func merges() async throws {
    try await CasePerson.sync(json: #"[{"id": 1, "friendsSet": [{"name": "Jeff"}]}]"#, with: store)
    try await CaseFriend.sync(
      json: #"{"friendsSet": [{"name": "Zach"}]}"#,
      atPath: "friendsSet", with: store, under: SyncParent(CasePerson.self, 1, "friendsSet"))
    #expect(await store.links("friendsSet", of: CasePerson.self, 1) == ["Jeff", "Zach"])
  }

  @Test("case-180: with replace, what was linked goes, and what is owned is deleted")
  func replaces() async throws {
    try await CasePerson.sync(json: #"[{"id": 1, "friends": [{"name": "Jeff"}]}]"#, with: store)
    try await CaseOwnFriend.sync(
      json: #"{"friends": [{"name": "Zach"}]}"#, atPath: "friends", with: store,
      under: SyncParent(CasePerson.self, 1, "friends"))
    #expect(await store.links("friends", of: CasePerson.self, 1) == ["Zach"])
    #expect(await store.names(of: CaseOwnFriend.self) == ["Zach"])
  }

  @Test("with merge, identities that are linked stay, in their order")
  func mergesIdentities() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "A", "tag_ids": [1]}]"#, with: store)
    try await User.sync(json: #"[{"id": 1, "tag_ids": [2, 1]}]"#, with: store)
    #expect(await store.targets("tagIDs", of: User.self, 1) == [1, 2])
  }

  @Test("case-388: many-to-many is replaced, rows stay")
  func manyToMany() async throws {
    try await CaseUser.sync(json: #"[{"id": 1, "tags": [{"id": 10}]}]"#, with: store)
    try await CaseUser.sync(json: #"[{"id": 1, "tags": [{"id": 20}]}]"#, with: store)
    #expect(await store.count(of: CaseUser.self) == 1)
    #expect(await store.count(of: CaseTag.self) == 2)
    #expect(await store.targets("tags", of: CaseUser.self, 1) == [20])
  }

  @Test("case-389: many-to-many is emptied by an empty list")
  func emptiedByAList() async throws {
    try await CaseUser.sync(json: #"[{"id": 1, "tags": [{"id": 10}]}]"#, with: store)
    try await CaseUser.sync(json: #"[{"id": 1, "tags": []}]"#, with: store)
    #expect(await store.count(of: CaseTag.self) == 1)
    #expect(await store.targets("tags", of: CaseUser.self, 1).isEmpty)
  }

  @Test("case-390: many-to-many is emptied by null")
  func emptiedByNull() async throws {
    try await CaseUser.sync(json: #"[{"id": 1, "tags": [{"id": 10}]}]"#, with: store)
    try await CaseUser.sync(json: #"[{"id": 1, "tags": null}]"#, with: store)
    #expect(await store.count(of: CaseTag.self) == 1)
    #expect(await store.targets("tags", of: CaseUser.self, 1).isEmpty)
  }

  @Test("case-378: the same with identities that are texts")
  func emptiedTexts() async throws {
    try await CaseTextUser.sync(
      json: """
        [{"id": "1", "name": "First", "favorite_tags": [{"id": "1", "hashtag": "#first"}]}]
        """, with: store)
    #expect(await store.count(of: CaseTextTag.self) == 1)
    try await CaseTextUser.sync(json: #"[{"id": "1", "name": "First", "favorite_tags": []}]"#, with: store)
    #expect(await store.count(of: CaseTextTag.self) == 1)
    #expect(await store.links("favoriteTags", of: CaseTextUser.self, "1").count == 0)
  }

  @Test("case-402: an empty list of one row takes nothing from another")
  func emptyBesideFull() async throws {
    try await CaseUser.sync(json: #"[{"id": 3, "tags": [{"id": 10}]}, {"id": 2, "tags": []}]"#, with: store)
    #expect(await store.count(of: CaseUser.self) == 2)
    #expect(await store.count(of: CaseTag.self) == 1)
    #expect(await store.targets("tags", of: CaseUser.self, 3) == [10])
  }

  @Test("case-404: a relation that only adds")
  func onlyAdds() async throws {
    try await CaseAddingUser.sync(json: #"[{"id": 1, "messages": [{"id": 101, "text": "101"}]}]"#, with: store)
    try await CaseAddingUser.sync(
      json: #"[{"id": 1, "messages": [{"id": 102, "text": "102"}, {"id": 101, "text": "updated-101"}]}]"#,
      with: store)
    #expect(await store.count(of: CaseAddingUser.self) == 1)
    #expect(await store.count(of: CaseMessage.self) == 2)
    #expect(await store.targets("messages", of: CaseAddingUser.self, 1) == [101, 102])
    #expect(await store.value("text", of: CaseMessage.self, 101) == "101")
  }

  // MARK: - By identities, and in order

  @Test("case-381, case-382: relations by identities, in their order")
  func byIdentities() async throws {
    let users = """
      [{"id": 10, "name": "User 10", "notes_ids": [0, 1]}, {"id": 11, "name": "User 11", "notes_ids": [2]},
       {"id": 12, "name": "User 12", "notes_ids": []}]
      """
    let first = try await CaseUser.sync(json: users, with: store)
    #expect(first.unresolved.map(\.target) == [0, 1, 2])
    try await CaseNote.sync(
      json: #"[{"id": 0, "name": "Note 0"}, {"id": 1, "name": "Note 1"}, {"id": 2, "name": "Note 2"}]"#, with: store)
    // Identities of rows that do not exist yet are remembered.
    #expect(await store.targets("notesIDs", of: CaseUser.self, 10) == [0, 1])
    try await CaseUser.sync(json: users, with: store)
    #expect(await store.targets("notesIDs", of: CaseUser.self, 10) == [0, 1])
    #expect(await store.targets("notesIDs", of: CaseUser.self, 11) == [2])
    #expect(await store.targets("notesIDs", of: CaseUser.self, 12).isEmpty)
    try await CaseUser.sync(
      json: """
        [{"id": 10, "name": "User 10", "notes_ids": []}, {"id": 11, "name": "User 11", "notes_ids": [2]},
         {"id": 12, "name": "User 12", "notes_ids": [0, 1]}]
        """,
      with: store)
    #expect(await store.targets("notesIDs", of: CaseUser.self, 10).isEmpty)
    #expect(await store.targets("notesIDs", of: CaseUser.self, 11) == [2])
    #expect(await store.targets("notesIDs", of: CaseUser.self, 12) == [0, 1])
  }

  @Test("case-394: an ordered relation by objects")
  func ordered() async throws {
    try await CasePresentation.sync(json: #"[{"id": 1, "slides": [{"id": 1}, {"id": 2}]}]"#, with: store)
    let moved = try await CasePresentation.sync(json: #"[{"id": 1, "slides": [{"id": 2}, {"id": 1}]}]"#, with: store)
    #expect(moved[CasePresentation.self].relationshipsChanged == [1])
    #expect(await store.targets("slides", of: CasePresentation.self, 1) == [2, 1])
  }

  @Test("case-408: an ordered relation by objects; what is left out of an owned one is deleted")
  func reordered() async throws {
    try await CaseList.sync(json: #"[{"id": 453, "items": [{"id": 1}, {"id": 2}, {"id": 3}]}]"#, with: store)
    #expect(await store.targets("items", of: CaseList.self, 453) == [1, 2, 3])
    try await CaseList.sync(
      json: #"[{"id": 453, "items": [{"id": 3}, {"id": 4}, {"id": 5}, {"id": 2}]}]"#, with: store)
    #expect(await store.targets("items", of: CaseList.self, 453) == [3, 4, 5, 2])
    #expect(await store.count(of: CaseItem.self) == 4)
    try await CaseList.sync(json: #"[{"id": 453, "items_ids": [5, 4, 3, 2]}]"#, with: store)
    #expect(await store.targets("items", of: CaseList.self, 453) == [5, 4, 3, 2])
  }

  @Test("case-409: an ordered relation by identities; what is left out stays a row")
  func reorderedByIdentities() async throws {
    try await CaseLooseList.sync(json: #"[{"id": 453, "items": [{"id": 1}, {"id": 2}, {"id": 3}]}]"#, with: store)
    try await CaseItem.sync(
      json: #"[{"id": 1}, {"id": 2}, {"id": 3}, {"id": 4}, {"id": 5}]"#, with: store)
    try await CaseLooseList.sync(json: #"[{"id": 453, "items_ids": [3, 4, 5, 2]}]"#, with: store)
    #expect(await store.targets("items", of: CaseLooseList.self, 453) == [3, 4, 5, 2])
    #expect(await store.count(of: CaseItem.self) == 5)
  }

  @Test("case-399: identities at a path")
  func identitiesAtAPath() async throws {
    try await CaseSerie.sync(json: #"[{"id": 123}]"#, with: store)
    try await CaseSpeechByID.sync(json: #"[{"id": 4865, "custom": {"series": [123]}}]"#, with: store)
    #expect(await store.count(of: CaseSpeechByID.self) == 1)
    #expect(await store.count(of: CaseSerie.self) == 1)
    #expect(await store.targets("series", of: CaseSpeechByID.self, 4865) == [123])
  }

  @Test("case-432: a list of identities takes the place of objects")
  func identitiesBesideObjects() async throws {
    try await CaseTask.sync(json: #"[{"id": "T1"}, {"id": "T2"}]"#, with: store)
    try await CaseProject.syncOne(
      json: #"{"id": "P1", "name": "Account Security Controls", "task_ids": ["T1", "T2"]}"#, with: store)
    #expect(await store.links("tasks", of: CaseProject.self, "P1") == ["T1", "T2"])
    try await CaseProject.syncOne(
      json: #"{"id": "P1", "tasks": [{"id": "T3"}], "task_ids": ["T2", "T1", "T2"]}"#, with: store)
    #expect(await store.links("tasks", of: CaseProject.self, "P1") == ["T2", "T1"])
  }

  // MARK: - Objects

  @Test("case-397: objects at a path")
  func atAPath() async throws {
    try await CaseSpeech.sync(json: #"[{"id": 4865, "custom": {"series": [{"id": 123}]}}]"#, with: store)
    #expect(await store.count(of: CaseSpeech.self) == 1)
    #expect(await store.count(of: CaseSerie.self) == 1)
    #expect(await store.targets("series", of: CaseSpeech.self, 4865) == [123])
  }

  @Test("case-396: one row, however many lead to it")
  func shared() async throws {
    try await CaseArticle.sync(json: #"[{"id": 1, "tags": [{"id": 6}]}, {"id": 2, "tags": [{"id": 6}]}]"#, with: store)
    #expect(await store.count(of: CaseArticle.self) == 2)
    #expect(await store.count(of: CaseTag.self) == 1)
  }

  @Test("case-403: one row, however many ways lead to it")
  func sharedInOneDocument() async throws {
    try await CaseWebsite.sync(
      json: #"[{"id": 1, "recent_tags": [{"id": 10}], "categories": [{"id": 100, "defaultTag": {"id": 10}}]}]"#,
      with: store)
    #expect(await store.count(of: CaseWebsite.self) == 1)
    #expect(await store.count(of: CaseTag.self) == 1)
    #expect(await store.count(of: CaseCategory.self) == 1)
    // The second occurrence has fewer members, and removes nothing.
    try await CaseWebsite.sync(
      json: """
        [{"id": 1, "recent_tags": [{"id": 10, "hashtag": "#a"}],
          "categories": [{"id": 100, "defaultTag": {"id": 10}}]}]
        """, with: store)
    #expect(await store.value("hashtag", of: CaseTag.self, 10) == "#a")
  }

  @Test("case-401: children without identity are reported and skipped")
  func withoutIdentity() async throws {
    let report = try await CaseForm.sync(json: #"[{"id": 1, "fields": [{"text": "radiobutton"}]}]"#, with: store)
    #expect(await store.count(of: CaseForm.self) == 1)
    #expect(await store.count(of: CaseFormField.self) == 0)
    #expect(report.skipped.map(\.path) == ["[0].fields[0]"])
    #expect(report.skipped.allSatisfy { $0.entity == "CaseFormField" && $0.reason == .noIdentity })
  }
}
