import KVMapSync
import Testing

@testable import SyncedTypes

/// Rows that several rows own in a document, or in the store.
struct OwnerTests {
  private let store = MemorySyncStore()

  private func chapters(_ writer: SyncRowKey) async -> [Int64] {
    await store.targets("chapters", of: Writer.self, writer)
  }

  // MARK: - Entries that do not apply

  @Test("a row of a deleted owner moves to another one, in whatever order both come", arguments: [false, true])
  func ofADeletedOwner(isReversed: Bool) async throws {
    try await Writer.sync(
      json: #"[{"id": 1, "version": 1, "chapters": [{"id": 5, "local": "L"}]}, {"id": 2, "version": 1}]"#, with: store)
    let entries = [
      #"{"id": 1, "isGone": true, "chapters": [{"id": 5}]}"#,
      #"{"id": 2, "version": 2, "chapters": [{"id": 5, "words": "x"}]}"#,
    ]
    let document = (isReversed ? entries.reversed() : entries).joined(separator: ",")
    let report = try await Writer.sync(json: "[\(document)]", with: store)
    #expect(report[Chapter.self].deleted.isEmpty)
    #expect(await chapters(2) == [5])
    #expect(await store.value("words", of: Chapter.self, 5) == "x")
    #expect(await store.value("local", of: Chapter.self, 5) == "L")
  }

  @Test("a new row of a stale owner is inserted for another one", arguments: [false, true])
  func ofAStaleOwner(isReversed: Bool) async throws {
    try await Writer.sync(json: #"[{"id": 1, "version": 5}, {"id": 2, "version": 1}]"#, with: store)
    let entries = [
      #"{"id": 1, "version": 4, "chapters": [{"id": 5, "parts": [{"id": 6}]}]}"#,
      #"{"id": 2, "version": 2, "chapters": [{"id": 5, "words": "x"}]}"#,
    ]
    let document = (isReversed ? entries.reversed() : entries).joined(separator: ",")
    try await Writer.sync(json: "[\(document)]", with: store)
    #expect(await chapters(1).isEmpty)
    #expect(await chapters(2) == [5])
    #expect(await store.targets("parts", of: Chapter.self, 5) == [6])
  }

  @Test func aRowThatAlsoOccursOnItsOwnIsInserted() async throws {
    try await Chapter.sync(json: #"[{"id": 1, "writerID": 1}]"#, with: store)
    try await Writer.sync(json: #"[{"id": 1, "version": 5}]"#, with: store)
    try await Writer.sync(
      json: #"[{"id": 1, "version": 4, "chapters": [{"id": 5}]}, {"id": 2, "best": {"id": 5, "words": "x"}}]"#,
      with: store)
    #expect(await store.value("words", of: Chapter.self, 5) == "x")
  }

  @Test func whatBelongsToRowsThatAreNotInsertedIsNotInserted() async throws {
    try await Writer.sync(json: #"[{"id": 1, "version": 5}]"#, with: store)
    let report = try await Writer.sync(
      json: #"[{"id": 1, "version": 4, "chapters": [{"id": 5, "parts": [{"id": 6, "parts": [{"id": 7}]}]}]}]"#,
      with: store)
    #expect(await store.count(of: Chapter.self) == 0)
    #expect(report.stale == 4)
    // Neither is what belongs to an entry that is older than another one of the document.
    try await Writer.sync(
      json: #"[{"id": 1, "version": 7, "chapters": []}, {"id": 1, "version": 6, "chapters": [{"id": 8}]}]"#,
      with: store)
    #expect(await store.count(of: Chapter.self) == 0)
  }

  @Test("rows that own each other, below rows that do not apply")
  func cycles() async throws {
    try await Writer.sync(json: #"[{"id": 1, "version": 5}]"#, with: store)
    let circle = #"{"id": 5, "parts": [{"id": 6, "parts": [{"id": 5}]}]}"#
    try await Writer.sync(json: #"[{"id": 1, "version": 4, "chapters": [\#(circle)]}]"#, with: store)
    #expect(await store.count(of: Chapter.self) == 0)
    // The last row is inserted because of an owner that comes after it, and so is what it owns.
    try await Writer.sync(
      json: """
        [{"id": 1, "version": 4, "chapters": [\(circle), {"id": 7, "parts": [{"id": 8, "parts": [{"id": 5}]}]}]},
         {"id": 2, "best": {"id": 8}}]
        """, with: store)
    #expect(await store.ids(of: Chapter.self).sorted() == [5, 6, 8])
  }

  @Test func aRowOfADeletedOwnerThatAnotherRowHasStays() async throws {
    try await Writer.sync(
      json: #"[{"id": 1, "chapters": [{"id": 5}, {"id": 6}]}, {"id": 2, "chapters": [{"id": 7}]}]"#, with: store)
    try await Writer.sync(
      json: #"[{"id": 1, "isGone": true, "chapters": [{"id": 5}, {"id": 7}]}]"#, with: store)
    #expect(await store.ids(of: Chapter.self) == [7])
    #expect(await chapters(2) == [7])
  }

  // MARK: - One owner

  @Test("of several owners in a document the one whose list comes last has the row")
  func theLastListWins() async throws {
    try await Writer.sync(
      json: """
        [{"id": 1, "chapters": []}, {"id": 2, "chapters": [{"id": 5}]}, {"id": 1, "chapters": [{"id": 5}]}]
        """, with: store)
    #expect(await chapters(1) == [5])
    #expect(await chapters(2).isEmpty)
  }

  @Test("a row has one owner, by one relation, of whatever type")
  func acrossRelations() async throws {
    try await Writer.sync(json: #"[{"id": 1, "chapters": [{"id": 5}, {"id": 6}]}]"#, with: store)
    let moved = try await Writer.sync(
      json: #"[{"id": 1, "chapters": [{"id": 6}], "drafts": [{"id": 5}]}]"#, with: store)
    #expect(await chapters(1) == [6])
    #expect(await store.targets("drafts", of: Writer.self, 1) == [5])
    #expect(moved[Writer.self].relationshipsChanged == [1])
    // The empty list is not guarded: its row has only moved.
    let emptied = try await Writer.sync(json: #"[{"id": 1, "chapters": [], "drafts": [{"id": 6}]}]"#, with: store)
    #expect(await chapters(1).isEmpty)
    #expect(await store.targets("drafts", of: Writer.self, 1) == [5, 6])
    #expect(emptied.keptBecauseListWasEmpty.isEmpty)
    // A part of a chapter is no longer a draft, though the document does not mention that list.
    try await Chapter.sync(json: #"[{"id": 7, "parts": [{"id": 6}]}]"#, with: store)
    try await Writer.sync(json: #"[{"id": 1, "chapters": [{"id": 7, "parts": [{"id": 5}, {"id": 6}]}]}]"#, with: store)
    #expect(await store.targets("drafts", of: Writer.self, 1).isEmpty)
    #expect(await store.targets("parts", of: Chapter.self, 7) == [5, 6])
    #expect(await store.ids(of: Chapter.self).sorted() == [5, 6, 7])
  }

  @Test("a row with another owner is not deleted with one that no longer exists")
  func ofAnotherOwner() async throws {
    let all = #"{"id": 1, "chapters": [{"id": 5}]}"#
    try await Anthology.sync(json: "[\(all)]", with: store)
    // From a writer the anthology cannot be reached, so both have it.
    try await Writer.sync(json: "[\(all)]", with: store)
    #expect(await store.targets("chapters", of: Anthology.self, 1) == [5])
    try await Anthology.sync(json: #"[{"id": 2}]"#, with: store, deleting: .missing)
    #expect(await store.count(of: Anthology.self) == 1)
    #expect(await store.ids(of: Chapter.self) == [5])
  }

  // MARK: - References

  @Test func referencesOfSeveralColumnsAreCleared() async throws {
    try await Sheet.sync(
      json: """
        [{"id": 1, "first": {"column": 1, "row": 2}, "cells": [{"column": 1, "row": 2}, {"column": 1, "row": 3}]},
         {"id": 2, "first": {"column": 1, "row": 3}}, {"id": 3, "first": {"column": 2, "row": 2}}]
        """, with: store)
    let report = try await Sheet.sync(
      json: #"[{"id": 1, "cells": [{"column": 1, "row": 3}]}]"#, with: store)
    #expect(report[Cell.self].deleted == [SyncRowKey([1, 2])])
    #expect(report[Sheet.self].updated == [1])
    #expect(await store.value("first_column", of: Sheet.self, 1) == .null)
    #expect(await store.value("first_row", of: Sheet.self, 1) == .null)
    // Each of its columns has the value of a deleted reference, too, but not both.
    #expect(await store.value("first_row", of: Sheet.self, 2) == 3)
    #expect(await store.value("first_column", of: Sheet.self, 3) == 2)
  }

  // MARK: - Reports

  @Test func pathsBeginWithThatOfTheList() async throws {
    let document = #"{"data": {"items": [{"name": "A"}, {"id": 1, "notes": [{"id": 2}]}]}}"#
    let error = await #expect(throws: SyncError.self) {
      try await User.sync(json: document, atPath: "data.items", with: store)
    }
    guard case .invalid(let problems)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problems.map(\.path).sorted() == ["data.items[1].name", "data.items[1].notes[0].text"])
    let report = try await Writer.sync(json: document, atPath: "data.items", with: store)
    #expect(report.skipped.map(\.path) == ["data.items[0]"])
    let one = await #expect(throws: SyncError.self) {
      try await User.syncOne(json: document, atPath: "data.items[1]", with: store)
    }
    #expect(one?.description.hasPrefix("data.items[1].name: User.name ") == true)
    #expect(try await Writer.syncOne(json: document, atPath: "data", with: store).skipped.map(\.path) == ["data"])
  }

  @Test func aRowIsInEachListOfTheReportOnce() async throws {
    try await Writer.sync(
      json: """
        [{"id": 1, "best": {"id": 5}, "bossID": 2, "chapters": [{"id": 5}, {"id": 6}], "drafts": [{"id": 7}]},
         {"id": 2, "name": "B"}]
        """, with: store)
    let entries = [
      #"{"id": 1, "name": "A", "chapters": [{"id": 6}], "drafts": [{"id": 8}]}"#, #"{"id": 2, "isGone": true}"#,
      #"{"id": 3, "bossID": 2}"#,
    ]
    let report = try await Writer.sync(json: "[\(entries.joined(separator: ","))]", with: store)
    #expect(await store.value("best_id", of: Writer.self, 1) == .null)
    #expect(await store.value("bossID", of: Writer.self, 1) == .null)
    #expect(report[Writer.self].updated == [1])
    #expect(report[Writer.self].inserted == [3])
    #expect(report[Writer.self].relationshipsChanged == [1])
  }
}
