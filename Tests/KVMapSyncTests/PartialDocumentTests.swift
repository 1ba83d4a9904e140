import Foundation
import KVMap
import Testing

@testable import KVMapSync
@testable import SyncedTypes

/// What documents do not say: absent values, dropped elements, and values that no column can hold.
struct PartialDocumentTests {
  private let store = MemorySyncStore()

  private func values<T: Synchronizable>(_ name: String, of type: T.Type) async -> [SyncStoredValue] {
    guard let column = T.entity.columns.firstIndex(where: { $0.name == name }) else { return [] }
    return await store.rows(of: type).map { $0.values[column] }
  }

  // MARK: Defaults

  @Test func aDefaultThatSwiftMakesIsMadeForEachRow() async throws {
    let entries = (1...600).map { #"{"id":\#($0)\#($0 % 2 == 0 ? #","token":null"# : "")}"# }
    try await Ticket.sync(json: "[\(entries.joined(separator: ","))]", with: store)
    #expect(await Set(values("token", of: Ticket.self)).count == 600)
    #expect(await Set(values("seat", of: Ticket.self)).count == 600)
    let batches = MemorySyncStore()
    try await Ticket.sync(ndjson: entries.joined(separator: "\n"), with: batches)
    #expect(await Set(batches.rows(of: Ticket.self).map { $0.values[1] }).count == 600)
  }

  @Test func aRowKeepsTheDefaultThatWasMadeForIt() async throws {
    try await Ticket.sync(json: #"[{"id":1}]"#, with: store)
    let token = await store.value("token", of: Ticket.self, 1)
    try await Ticket.sync(json: #"[{"id":1,"holder":"Ada","seat":null}]"#, with: store)
    #expect(await store.value("token", of: Ticket.self, 1) == token)
    #expect(await store.value("seat", of: Ticket.self, 1) == .null)
  }

  // MARK: Dropped elements

  private func fillShelf() async throws {
    let document = """
      [{"id":1,"books":[{"id":1,"notes":[{"id":1},{"id":2}]},{"id":2}],"stickers":[5,6],"boxes":{"a":{},"b":{}}}]
      """
    try await Shelf.sync(json: document, with: store)
  }

  @Test func aListOfWhichAnElementWasDroppedTakesNothingAway() async throws {
    try await fillShelf()
    let document = """
      [{"id":1,"books":[{"id":3},{"id":2,"title":5}],"stickers":[5,"x"],"boxes":{"a":{"size":"x"}},"lent":[{"id":2}]}]
      """
    let report = try await Shelf.sync(json: document, with: store)
    #expect(report.dropped.count == 3)
    #expect(await store.ids(of: Book.self) == [1, 2, 3])
    #expect(await store.targets("books", of: Shelf.self, 1) == [1, 2, 3])
    #expect(await store.targets("stickers", of: Shelf.self, 1).sorted() == [5, 6])
    #expect(await store.links("boxes", of: Shelf.self, 1) == ["a", "b"])
    #expect(report.keptBecauseListIsIncomplete == ["Shelf.books", "Shelf.stickers", "Shelf.boxes"])
    #expect(report.keptBecauseListWasEmpty.isEmpty)
  }

  @Test func theSameHoldsInBatchesAndForEntries() async throws {
    try await fillShelf()
    let entry = #"{"id":1,"books":[{"id":2,"title":5}],"stickers":["x"]}"#
    let summary = try await Shelf.sync(ndjson: entry, with: store)
    #expect(summary.keptBecauseListIsIncomplete == ["Shelf.books", "Shelf.stickers"])
    try await Shelf.sync(entries: [Shelf.SyncEntry](json: "[\(entry)]"), with: store)
    #expect(await store.ids(of: Book.self) == [1, 2])
    #expect(await store.targets("stickers", of: Shelf.self, 1).sorted() == [5, 6])
  }

  @Test func aListIsCompleteWhateverIsDroppedInItsElements() async throws {
    try await fillShelf()
    let document = #"[{"id":1,"books":[{"id":1,"pages":"x","notes":[{"id":1},{"id":"y"}]}],"stickers":[6]}]"#
    let report = try await Shelf.sync(json: document, with: store)
    #expect(report.dropped.count == 2)
    #expect(await store.ids(of: Book.self) == [1])
    #expect(await store.targets("stickers", of: Shelf.self, 1) == [6])
    #expect(await store.targets("notes", of: Book.self, 1) == [1, 2])
    #expect(report.keptBecauseListIsIncomplete == ["Book.notes"])
  }

  @Test func aDroppedListSaysNothing() async throws {
    try await fillShelf()
    let report = try await Shelf.sync(json: #"[{"id":1,"books":"none","stickers":{}}]"#, with: store)
    #expect(report.dropped.count == 2)
    #expect(!report.hasChanges && report.keptBecauseListIsIncomplete.isEmpty)
  }

  @Test func whatMayHaveBeenDroppedIsNotMissing() async throws {
    try await Member.sync(json: #"[{"id":1},{"id":2},{"id":3}]"#, with: store)
    let partial = #"{"id":1,"friends":[{"id":2},{"id":"x"}]}"#
    let report = try await Member.sync(json: "[\(partial)]", with: store, deleting: .missing)
    #expect(await store.ids(of: Member.self) == [1, 2, 3])
    #expect(report.keptBecauseListIsIncomplete == ["Member"])
    let summary = try await Member.sync(ndjson: partial, with: store, deleting: .missing)
    #expect(await store.ids(of: Member.self) == [1, 2, 3])
    #expect(summary.keptBecauseListIsIncomplete == ["Member"])
    try await Member.sync(json: #"[{"id":1,"friends":[{"id":2}]}]"#, with: store, deleting: .missing)
    #expect(await store.ids(of: Member.self) == [1, 2])
  }

  /// The element that was dropped may be the row that another list gives up, or that a deleted row owned.
  @Test(arguments: [
    #"{"id":1,"books":[{"id":1}]}"#, #"{"id":1,"gone":true}"#,
  ]) func whatMayHaveMovedIsNotDeleted(former: String) async throws {
    let before = #"[{"id":1,"books":[{"id":1},{"id":2}]}]"#
    let moved = #"{"id":2,"books":[{"id":2,"title":5}]}"#
    try await Case.sync(json: before, with: store)
    let report = try await Case.sync(json: "[\(former),\(moved)]", with: store)
    #expect(await store.ids(of: Book.self).contains(2))
    #expect(report.keptBecauseListIsIncomplete == ["Book"])
    let batches = MemorySyncStore()
    try await Case.sync(json: before, with: batches)
    let summary = try await Case.sync(ndjson: "\(former)\n\(moved)", with: batches)
    #expect(await batches.ids(of: Book.self).contains(2))
    #expect(summary.keptBecauseListIsIncomplete == ["Book"])
    // Once it is complete, the row is where the document says.
    try await Case.sync(json: #"[{"id":2,"books":[{"id":2}]}]"#, with: store)
    #expect(await store.targets("books", of: Case.self, 2) == [2])
  }

  // MARK: Values without a written form

  @Test func aCaseThatIsOnlyReadLeavesTheColumnAlone() async throws {
    let before = #"{"id":1,"state":"on","mode":"on","kind":"on","history":["on"],"spot":{"state":"on"}}"#
    try await Device.sync(json: "[\(before)]", with: store)
    let row = await store.rows(of: Device.self)
    let document = """
      [{"id":1,"state":"new","mode":"off","kind":"off","history":["on","off"],"spot":{"state":"new"}},
       {"id":2,"kind":"on","state":"off","mode":"off"}, {"id":3,"kind":"off"}]
      """
    let report = try await Device.sync(json: document, with: store)
    #expect(await store.rows(of: Device.self).first == row.first)
    // A new row has the default, or null.
    #expect(await store.ids(of: Device.self) == [1, 2])
    #expect(await store.value("state", of: Device.self, 2) == .null)
    #expect(await store.value("mode", of: Device.self, 2) == "on")
    #expect(
      report.unwritten.map(\.path) == [
        "[0].state", "[0].mode", "[0].kind", "[0].history[1]", "[0].spot.state", "[1].state", "[1].mode", "[2].kind",
      ])
    #expect(report.unwritten.map(\.name).prefix(5) == ["state", "mode", "kind", "history", "spot"])
    #expect(report.unwritten.allSatisfy { $0.entity == "Device" && $0.kind == .unwritten })
    let description = "[0].state: Device.state cannot hold the value, which has no written form"
    #expect(report.unwritten.first?.description == description)
    #expect(report.skipped == [.init(entity: "Device", path: "[2]", reason: .unwritten)])
    let summary = try await Device.sync(ndjson: #"{"id":4,"kind":"off"}"#, with: store)
    #expect(summary.unwritten.map(\.path) == ["[0].kind"] && summary.unwrittenCount == 1 && summary.skippedCount == 1)
  }

  @Test func keysAreStoredWithTheirElements() async throws {
    try await Cabinet.sync(json: #"[{"id":1,"drawers":{"b":{"size":1},"a":{}},"shelves":{"x":{}}}]"#, with: store)
    #expect(await store.value("drawers", of: Cabinet.self, 1) == .json(#"{"b":{"size":1},"a":{}}"#))
    #expect(await store.value("shelves", of: Cabinet.self, 1) == .json(#"{"x":{}}"#))
    let report = try await Cabinet.sync(json: #"[{"id":1,"drawers":{"c":{"size":1},"a":{}}}]"#, with: store)
    #expect(report[Cabinet.self].updated == [1])
    try await Cabinet.sync(json: #"[{"id":2}]"#, with: store)
    #expect(await store.value("drawers", of: Cabinet.self, 2) == .json("{}"))
  }

  // MARK: Reports

  @Test func aRowThatChangesInSeveralWaysCountsOnce() async throws {
    let before = #"[{"id":1,"name":"a","best":{"id":7},"jobs":[{"id":7}],"plans":[{"id":8}]}]"#
    let after = #"{"id":1,"name":"b","jobs":[{"id":9}],"plans":[{"id":10}]}"#
    try await Worker.sync(json: before, with: store)
    let report = try await Worker.sync(json: "[\(after)]", with: store)
    #expect(await store.value("best_id", of: Worker.self, 1) == .null)
    #expect(report[Worker.self].updated == [1])
    #expect(report[Worker.self].relationshipsChanged == [1])
    let batches = MemorySyncStore()
    try await Worker.sync(json: before, with: batches)
    let summary = try await Worker.sync(ndjson: after, with: batches)
    #expect(summary[Worker.self].relationshipsChanged == 1)
  }
}
