import KVMap
import Testing

@testable import KVMapSync
@testable import SyncedTypes

/// How the contents of a document get into a store.
struct EngineTests {
  private let store = MemorySyncStore()

  private func users(_ ids: [Int64] = [1, 2, 3]) async throws {
    let entries = ids.map { User.SyncEntry(remoteID: .value(Int($0)), name: .value("U\($0)")) }
    try await User.sync(entries: entries, with: store)
  }

  // MARK: - Deletions

  @Test func nothingIsDeletedUnlessAskedFor() async throws {
    try await users()
    let report = try await User.sync(json: #"[{"id": 1}]"#, with: store)
    #expect(!report.hasChanges)
    #expect(await store.ids(of: User.self) == [1, 2, 3])
  }

  @Test func anEmptyListDeletesNothingUnlessAskedFor() async throws {
    try await users()
    let guarded = try await User.sync(json: "[]", with: store, deleting: .missing)
    #expect(guarded.keptBecauseListWasEmpty == ["User"])
    #expect(await store.ids(of: User.self) == [1, 2, 3])
    // Neither does a list in which no entry is a row.
    let unnamed = try await User.sync(json: #"[{"name": "A"}]"#, with: store, deleting: .missing)
    #expect(unnamed.keptBecauseListWasEmpty == ["User"] && unnamed.skipped.count == 1)
    let report = try await User.sync(
      json: "[]", with: store, deleting: .missing, options: SyncOptions(deletesForEmptyLists: true))
    #expect(report[User.self].deleted == [1, 2, 3])
    #expect(try await User.sync(json: "[]", with: store, deleting: .missing).keptBecauseListWasEmpty.isEmpty)
  }

  @Test func aFilterLimitsDeletions() async throws {
    try await User.sync(
      json: """
        [{"id": 1, "name": "A", "age": 10}, {"id": 2, "name": "B", "age": 20}, {"id": 3, "name": "C", "age": 30}]
        """, with: store)
    let report = try await User.sync(
      json: #"[{"id": 9, "name": "D"}]"#, with: store, deleting: .missing(where: .compares("age", .less, 25)))
    #expect(report[User.self].deleted == [1, 2])
    await #expect(throws: SyncError.unknownColumn("size", of: "User")) {
      try await User.sync(json: "[]", with: store, deleting: .missing(where: .equals("size", 1)))
    }
  }

  @Test func whatBelongsToARowGoesWithIt() async throws {
    try await User.sync(
      json: """
        [{"id": 1, "name": "A", "notes": [{"id": 1, "text": "a", "comments": [{"id": 1}, {"id": 2}],
          "tags": [{"id": 5}]}]}, {"id": 2, "name": "B", "notes": [{"id": 2, "text": "b"}]}]
        """, with: store)
    let report = try await User.sync(json: #"[{"id": 2}]"#, with: store, deleting: .missing)
    #expect(report[User.self].deleted == [1])
    #expect(report[Note.self].deleted == [1])
    #expect(report[Comment.self].deleted == [1, 2])
    #expect(await store.ids(of: Tag.self) == [5])
    #expect(await store.ids(of: Note.self) == [2])
  }

  @Test func referencesToDeletedRowsAreCleared() async throws {
    try await User.sync(
      json: #"[{"id": 1, "name": "A", "mentor_id": 2}, {"id": 2, "name": "B"}]"#, with: store)
    let report = try await User.sync(json: #"[{"id": 1}]"#, with: store, deleting: .missing)
    #expect(report[User.self].deleted == [2])
    #expect(await store.value("mentorID", of: User.self, 1) == .null)
  }

  // MARK: - Owned rows

  @Test func anOwnedRowHasOneOwner() async throws {
    try await User.sync(
      json: """
        [{"id": 1, "name": "A", "notes": [{"id": 1, "text": "a"}, {"id": 2, "text": "b"}]},
         {"id": 2, "name": "B", "notes": [{"id": 3, "text": "c"}]}]
        """, with: store)
    // An owner that the document does not mention loses the row.
    let moved = try await User.sync(
      json: #"[{"id": 2, "notes": [{"id": 3}, {"id": 1}]}]"#, with: store)
    #expect(await store.targets("notes", of: User.self, 1) == [2])
    #expect(await store.targets("notes", of: User.self, 2) == [3, 1])
    #expect(moved[Note.self].deleted.isEmpty)
    #expect(Set(moved[User.self].relationshipsChanged) == [1, 2])
    // So does an owner that appears before or after the new one.
    try await User.sync(
      json: #"[{"id": 1, "notes": [{"id": 1}, {"id": 2}]}, {"id": 2, "notes": [{"id": 2}]}]"#, with: store)
    #expect(await store.targets("notes", of: User.self, 1) == [1])
    #expect(await store.targets("notes", of: User.self, 2) == [2])
    #expect(await store.ids(of: Note.self).sorted() == [1, 2])
  }

  @Test func anEmptyListOfOwnedRowsIsGuarded() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "A", "notes": [{"id": 1, "text": "a"}]}]"#, with: store)
    let guarded = try await User.sync(json: #"[{"id": 1, "notes": []}]"#, with: store)
    #expect(guarded.keptBecauseListWasEmpty == ["User.notes"])
    #expect(await store.targets("notes", of: User.self, 1) == [1])
    let asked = try await User.sync(
      json: #"[{"id": 1, "notes": []}]"#, with: store, options: SyncOptions(deletesForEmptyLists: true))
    #expect(asked[Note.self].deleted == [1])
    try await User.sync(json: #"[{"id": 1, "notes": [{"id": 2, "text": "b"}]}]"#, with: store)
    let null = try await User.sync(json: #"[{"id": 1, "notes": null}]"#, with: store)
    #expect(null[Note.self].deleted == [2])
    #expect(await store.targets("notes", of: User.self, 1).isEmpty)
  }

  @Test func withoutTheRightToUpdateRelationshipsStay() async throws {
    try await User.sync(
      json: #"[{"id": 1, "name": "A", "tag_ids": [1, 2], "notes": [{"id": 1, "text": "a"}, {"id": 2, "text": "b"}]}]"#,
      with: store)
    let options = SyncOptions(operations: .insert)
    for notes in ["[]", "null", #"[{"id": 2}]"#] {
      let report = try await User.sync(
        json: #"[{"id": 1, "tag_ids": [3], "mentor_id": 9, "notes": \#(notes)}]"#, with: store, options: options)
      #expect(!report.hasChanges && report.unresolved.isEmpty && report.keptBecauseListWasEmpty.isEmpty)
      #expect(await store.targets("notes", of: User.self, 1) == [1, 2])
      #expect(await store.targets("tagIDs", of: User.self, 1) == [1, 2])
    }
    // A row that is inserted has an owner.
    let report = try await User.sync(
      json: #"[{"id": 1, "notes": [{"id": 3, "text": "c"}, {"id": 1, "text": "x"}]}]"#, with: store, options: options)
    #expect(report[Note.self].inserted == [3] && report[Note.self].updated.isEmpty)
    #expect(report[User.self].relationshipsChanged == [1])
    #expect(await store.targets("notes", of: User.self, 1) == [1, 2, 3])
    try await Note.sync(
      json: #"[{"id": 4, "text": "d"}, {"id": 1}]"#, with: store, under: SyncParent(User.self, 1, "notes"),
      options: options)
    #expect(await store.targets("notes", of: User.self, 1) == [1, 2, 3, 4])
  }

  @Test func anEmptyListIsGuardedWithoutTheRightToDeleteAsWell() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "A", "notes": [{"id": 1, "text": "a"}]}]"#, with: store)
    let report = try await User.sync(
      json: #"[{"id": 1, "notes": []}]"#, with: store, options: SyncOptions(operations: [.insert, .update]))
    #expect(report.keptBecauseListWasEmpty == ["User.notes"])
    #expect(await store.targets("notes", of: User.self, 1) == [1])
  }

  // MARK: - Policies

  @Test func mergeKeepsWhatWasLinked() async throws {
    try await User.sync(json: #"[{"id": 1, "name": "A", "tag_ids": [1, 2]}]"#, with: store)
    try await User.sync(json: #"[{"id": 1, "tag_ids": [3, 1, 3]}]"#, with: store)
    #expect(await store.targets("tagIDs", of: User.self, 1) == [1, 2, 3])
    try await User.sync(json: #"[{"id": 1, "tag_ids": []}]"#, with: store)
    #expect(await store.targets("tagIDs", of: User.self, 1) == [1, 2, 3])
    try await User.sync(json: #"[{"id": 1, "tag_ids": null}]"#, with: store)
    #expect(await store.targets("tagIDs", of: User.self, 1).isEmpty)
  }

  @Test func addLeavesRowsAlone() async throws {
    try await Tag.sync(json: #"[{"id": 1, "label": "old"}]"#, with: store)
    let document = """
      [{"id": 1, "text": "a", "tags": [{"id": 1, "label": "new"}, {"id": 2, "label": "two"}]}]
      """
    try await Note.sync(json: document, with: store)
    #expect(await store.value("label", of: Tag.self, 1) == "old")
    #expect(await store.value("label", of: Tag.self, 2) == "two")
    #expect(await store.targets("tags", of: Note.self, 1) == [1, 2])
    // An entry elsewhere without `add` does update the row.
    try await Tag.sync(json: #"[{"id": 1, "label": "new"}]"#, with: store)
    #expect(await store.value("label", of: Tag.self, 1) == "new")
  }

  @Test func theOrderOfASetIsNoDifference() async throws {
    try await Note.sync(json: #"[{"id": 1, "text": "a", "tags": [{"id": 1}, {"id": 2}]}]"#, with: store)
    let same = try await Note.sync(json: #"[{"id": 1, "tags": [{"id": 2}, {"id": 1}]}]"#, with: store)
    #expect(!same.hasChanges)
  }

  @Test func anIdentityWinsOverItsObject() async throws {
    try await User.sync(
      json: #"[{"id": 1, "name": "A", "company": {"id": 5, "name": "Five"}, "company_id": 6}]"#, with: store)
    #expect(await store.value("company_remoteID", of: User.self, 1) == 6)
    #expect(await store.ids(of: Company.self) == [5])
    let report = try await User.sync(json: #"[{"id": 1, "company_id": null}]"#, with: store)
    #expect(report[User.self].updated == [1])
    #expect(await store.value("company_remoteID", of: User.self, 1) == .null)
  }

  // MARK: - Parents

  @Test func entriesBelongToAParent() async throws {
    try await users([1, 2])
    let parent = SyncParent(User.self, 1, "notes")
    try await Note.sync(json: #"[{"id": 1, "text": "a"}, {"id": 2, "text": "b"}]"#, with: store, under: parent)
    #expect(await store.targets("notes", of: User.self, 1) == [1, 2])
    let report = try await Note.sync(json: #"[{"id": 2}]"#, with: store, under: parent)
    #expect(report[Note.self].deleted == [1])
    let guarded = try await Note.sync(json: "[]", with: store, under: parent)
    #expect(guarded.keptBecauseListWasEmpty == ["User.notes"])
    // It belongs to another parent, so it moves.
    try await Note.sync(json: #"[{"id": 2}]"#, with: store, under: SyncParent(User.self, 2, "notes"))
    #expect(await store.targets("notes", of: User.self, 1).isEmpty)
    #expect(await store.targets("notes", of: User.self, 2) == [2])
  }

  @Test func aParentThatOnlyAdds() async throws {
    try await Note.sync(json: #"[{"id": 1, "text": "a"}]"#, with: store)
    try await Tag.sync(json: #"[{"id": 1, "label": "old"}]"#, with: store)
    try await Tag.sync(
      json: #"[{"id": 1, "label": "new"}, {"id": 2}]"#, with: store, under: SyncParent(Note.self, 1, "tags"))
    #expect(await store.value("label", of: Tag.self, 1) == "old")
    #expect(await store.targets("tags", of: Note.self, 1) == [1, 2])
  }

  @Test func parentsThatDoNotFitAreRefused() async throws {
    try await users([1])
    await #expect(throws: SyncError.unknownParent(entity: "User", key: 9)) {
      try await Note.sync(json: "[]", with: store, under: SyncParent(User.self, 9, "notes"))
    }
    for relation in ["nothing", "company"] {
      await #expect(throws: SyncError.unknownRelation(relation, of: "User")) {
        try await Note.sync(json: "[]", with: store, under: SyncParent(User.self, 1, relation))
      }
    }
    await #expect(throws: SyncError.unknownRelation("tagIDs", of: "User")) {
      try await Note.sync(json: "[]", with: store, under: SyncParent(User.self, 1, "tagIDs"))
    }
  }
}
