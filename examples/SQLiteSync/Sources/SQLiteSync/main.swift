import Foundation
import KVMapGRDB
import KVMapSync
import SyncLaws

/// Opens the file with tables for all types of the mapping.
func openStore(_ path: String) throws -> SQLiteStore {
  try SQLiteStore(path: path, entities: [User.entity, Note.entity, Company.entity, Tag.entity])
}

func show(_ title: String, _ report: SyncReport) {
  print(title)
  for name in report.entities.keys.sorted() {
    let changes = report[name]
    print(
      "  \(name): \(changes.inserted.count) inserted, \(changes.updated.count) updated, \(changes.deleted.count) deleted, "
        + "\(changes.relationshipsChanged.count) relinked, \(changes.unchanged) unchanged")
  }
  if !report.unresolved.isEmpty { print("  \(report.unresolved.count) rows are not there yet") }
  if !report.keptBecauseListWasEmpty.isEmpty {
    print("  an empty list deleted nothing of \(report.keptBecauseListWasEmpty.joined(separator: ", "))")
  }
}

func show(_ title: String, _ summary: SyncSummary) {
  print(title)
  for name in summary.entities.keys.sorted() {
    let changes = summary[name]
    print(
      "  \(name): \(changes.inserted) inserted, \(changes.updated) updated, \(changes.deleted) deleted, "
        + "\(changes.relationshipsChanged) relinked, \(changes.unchanged) unchanged")
  }
  if summary.unresolvedCount > 0 { print("  \(summary.unresolvedCount) rows are not there yet") }
}

/// The laws of stores, with a database in memory.
func checkLaws() async throws {
  let result = try await SyncLaws.check(seeds: 0..<20) {
    let store = try SQLiteStore(path: ":memory:", entities: SyncLaws.entities)
    try await store.makeUnique([SyncLaws.unique.column], of: SyncLaws.unique.entity)
    return store
  }
  print("\(result.laws) laws of stores hold, with documents of \(result.documents) seeds")
}

func demonstrate(path: String, users: Int) async throws {
  let store = try openStore(path)
  let document = Documents.first(users: users)
  show("first document", try await User.sync(json: document, with: store, deleting: .missing))
  show("tags come later", try await Tag.sync(json: Documents.tags, with: store))
  show("the same document", try await User.sync(json: document, with: store, deleting: .missing))
  show("changed document", try await User.sync(json: Documents.second(users: users), with: store, deleting: .missing))
  let few = Array(#"[{"id": 2000, "score": 0}, {"id": 3000, "score": 0}]"#.utf8)
  let scope: SyncRowFilter = .compares("score", .less, 1) && !.equals("email", .null)
  show("a part of the users", try await User.sync(json: few, with: store, deleting: .missing(where: scope)))
  let notes = Array(#"[{"id": 6002}, {"id": 6000, "is_done": true}, {"id": -1, "text": "new"}]"#.utf8)
  let parent = SyncParent(User.self, 2000, "notes")
  show("the notes of one user", try await Note.sync(json: notes, with: store, under: parent))
  show("empty document", try await User.sync(json: "[]", with: store, deleting: .missing))

  // A file of any size, in constant memory.
  let file = path + ".json"
  try Data(Documents.second(users: users)).write(to: URL(fileURLWithPath: file, isDirectory: false))
  show("the changed document, from a file", try await User.sync(arrayFile: file, with: store, deleting: .missing))

  let before = try await Contents(of: store)
  print("the file holds \(before)")
  let signal = try Interruption.run(path: path, users: users)
  print("a process that was at it ended by signal \(signal.map(String.init) ?? "none")")
  let isUnfinished = FileManager.default.fileExists(atPath: path + "-journal")
  print(isUnfinished ? "it left a journal, by which SQLite takes back what it wrote" : "IT LEFT NO JOURNAL")
  let after = try await Contents(of: try openStore(path))
  print("the file holds \(after)")
  print(before == after ? "nothing of it happened" : "THE FILE CHANGED")
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "interrupted":
  let rest = Array(arguments.dropFirst())
  guard rest.count == 2, let users = Int(rest[1]) else { exit(2) }
  try await Interruption.syncAndDie(path: rest[0], users: users)
case "measure":
  for users in arguments.dropFirst().compactMap({ Int($0) }) {
    try await withTemporaryFile { try await Measure.run(path: $0, users: users) }
  }
case "document":
  let rest = Array(arguments.dropFirst())
  guard rest.count == 3, let users = Int(rest[2]) else { exit(2) }
  let document = rest[0] == "second" ? Documents.second(users: users) : Documents.first(users: users)
  try Data(document).write(to: URL(fileURLWithPath: rest[1], isDirectory: false))
case "file":
  let rest = Array(arguments.dropFirst())
  guard rest.count == 2 else { exit(2) }
  try await Measure.runFile(rest[0], into: rest[1])
default:
  try await checkLaws()
  try await withTemporaryFile { try await demonstrate(path: $0, users: 100_000) }
}

/// A file that is deleted afterwards.
func withTemporaryFile(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SQLiteSync-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.appendingPathComponent("users.sqlite").path)
}
