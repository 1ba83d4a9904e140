import Foundation
import KVMap
import KVMapSync
import Testing

@testable import SyncedTypes

/// Documents that are read in batches.
struct BatchTests {
  private let store = MemorySyncStore()

  private func line(_ id: Int, notes: String = "") -> String {
    #"{"id": \#(id), "name": "U\#(id)", "notes": [\#(notes)]}"#
  }

  @Test func aNoteThatMovesToALaterBatchIsNotDeleted() async throws {
    try await User.sync(ndjson: line(0, notes: #"{"id": 1, "text": "a"}"#), with: store)
    var lines = [line(0, notes: #"{"id": 2, "text": "b"}"#)]
    lines += (1..<600).map { line($0) }
    lines.append(line(600, notes: #"{"id": 1, "text": "a"}"#))
    let summary = try await User.sync(ndjson: lines.joined(separator: "\n"), with: store, deleting: .missing)
    #expect(summary[User.self].inserted == 600)
    #expect(summary[Note.self].deleted == 0)
    #expect(await store.links("notes", of: User.self, 600) == [1])
    #expect(await store.links("notes", of: User.self, 0) == [2])
  }

  @Test func aNoteThatNobodyOwnsAtTheEndIsDeleted() async throws {
    try await User.sync(ndjson: line(0, notes: #"{"id": 1, "text": "a"}"#), with: store)
    let lines = [line(0, notes: #"{"id": 2, "text": "b"}"#)] + (1..<600).map { line($0) }
    let summary = try await User.sync(ndjson: lines.joined(separator: "\n"), with: store)
    #expect(summary[Note.self].deleted == 1)
    #expect(await store.row(of: Note.self, 1) == nil)
  }

  @Test func referencesMayComeLater() async throws {
    let lines = [#"{"id": 1, "name": "A", "mentorID": 700}"#] + (2..<701).map { line($0) }
    let summary = try await User.sync(
      ndjson: lines.joined(separator: "\n").replacing("mentorID", with: "mentor_id"), with: store)
    #expect(summary.unresolvedCount == 0)
    let other = try await User.sync(ndjson: #"{"id": 1, "mentor_id": 9999}"#, with: store)
    #expect(other.unresolved.map(\.target) == [9999])
  }

  @Test func allProblemsAreReportedAndNothingIsWritten() async throws {
    let lines = (0..<700).map { line($0) } + [#"{"id": 1, "age": 200}"#, line(2), #"{"id": 3, "home": 5}"#]
    let error = await #expect(throws: MappingError.self) {
      try await User.sync(ndjson: lines.joined(separator: "\n"), with: store)
    }
    #expect(error?.problems.map(\.path) == ["[700].age", "[702].home"])
    #expect(error?.problems.map(\.line) == [701, 703])
    #expect(await store.rows(of: User.self).isEmpty)
  }

  @Test func entriesWithoutIdentityAreCounted() async throws {
    let lines = (0..<600).map { line($0) } + [#"{"name": "x"}"#]
    let summary = try await User.sync(ndjson: lines.joined(separator: "\n"), with: store)
    #expect(summary.skippedCount == 1)
    #expect(summary.skipped.map(\.path) == ["[600]"])
  }

  @Test func whatLossyRulesDropIsCounted() async throws {
    let lines = (0..<600).map { line($0) } + [#"{"id": 3, "score": "x"}"#, line(4), #"{"id": 5, "score": []}"#]
    let text = lines.joined(separator: "\n")
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("[\(lines.joined(separator: ",\n"))]".utf8).write(to: URL(fileURLWithPath: path))
    for summary in [try await User.sync(ndjson: text, with: store), try await User.sync(arrayFile: path, with: store)] {
      #expect(summary.droppedCount == 2)
      #expect(summary.dropped.map(\.path) == ["[600].score", "[602].score"])
      #expect(summary.dropped.map(\.line) == [601, 603])
      #expect(summary.dropped.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func filesAndChunksAreTheSame() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let lines = (0..<3).map { line($0) }
    try Data("[\(lines.joined(separator: ","))]".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try await User.sync(arrayFile: path, with: store)[User.self].inserted == 3)
    let chunks = AsyncStream<[UInt8]> { stream in
      for byte in lines.joined(separator: "\n").utf8 { stream.yield([byte]) }
      stream.finish()
    }
    let again = try await User.sync(ndjson: chunks, with: store)
    #expect(!again.hasChanges && again[User.self].unchanged == 3)
    await #expect(throws: FileReadingError.self) { try await User.sync(ndjsonFile: path + "x", with: store) }
  }
}
