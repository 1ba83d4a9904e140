import KVMap
import KVMapSync

/// What holds for every store. A store is right if it does what the one in memory does, and if each law holds.
public enum SyncLaws {
  /// The entities that a store needs tables for.
  public static var entities: [SyncEntity] {
    [Person.entity, Note.entity, Tag.entity, Pet.entity, Vehicle.entity, Article.entity, Page.entity]
  }

  /// The column whose values a store may make unique, and its entity.
  public static var unique: (entity: SyncEntity, column: String) { (Person.entity, "email") }

  /// What was expected and did not happen.
  public struct Violation: Error, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// Checks all laws.
  ///
  /// - Parameters:
  ///   - seeds: numbers from which documents are made.
  ///   - open: makes an empty store.
  /// - Returns: the number of laws and of documents that were tried.
  /// - Throws: `Violation`, and errors of the store.
  public static func check<Store: SyncStore>(
    seeds: Range<UInt64>, open: @Sendable () async throws -> Store
  ) async throws -> (laws: Int, documents: Int) {
    for seed in seeds {
      try await doesWhatMemoryDoes(seed, open)
      try await isIdempotent(seed, open)
      try await takesBatches(seed, open)
      try await keepsTheNewestVersion(seed, open)
      try await takesBack(seed, open)
    }
    try await swapsUniqueValues(open)
    try await fetchesAndDeletes(open)
    try await deletesMissingInBatches(open)
    return (8, seeds.count)
  }

  static func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Violation(description: message()) }
  }

  private static func expectEqual(
    _ store: some SyncStore, _ other: some SyncStore, _ what: String
  ) async throws {
    let difference = try await StoreContents.of(store).difference(from: try await StoreContents.of(other))
    if let difference { throw Violation(description: "\(what): \(difference)") }
  }

  // MARK: Laws

  /// After the same documents, reports and contents are those of the store in memory.
  private static func doesWhatMemoryDoes<Store: SyncStore>(
    _ seed: UInt64, _ open: () async throws -> Store
  ) async throws {
    var documents = RandomDocuments(seed: seed)
    let (store, memory) = (try await open(), MemorySyncStore())
    for round in 0..<4 {
      let document = documents.people(1 + Int(seed % 7))
      let deletion: SyncDeletionPolicy =
        documents.chance(1, of: 2) ? .missing : .missing(where: .compares("score", .less, 2.5))
      let report = try await Person.sync(json: document, with: store, deleting: deletion)
      let wanted = try await Person.sync(json: document, with: memory, deleting: deletion)
      // Rows are found in any order.
      try expect(report.isSame(as: wanted), "seed \(seed), document \(round): the reports differ")
      try await expectEqual(store, memory, "seed \(seed), document \(round)")
    }
  }

  /// The same document a second time changes nothing.
  private static func isIdempotent<Store: SyncStore>(
    _ seed: UInt64, _ open: () async throws -> Store
  ) async throws {
    var documents = RandomDocuments(seed: seed ^ 0xabcd)
    let store = try await open()
    try await Person.sync(json: documents.people(3), with: store)
    let document = documents.people(6)
    // The first time clears references to the rows that it deletes, even those that the document itself states.
    for _ in 0..<2 { try await Person.sync(json: document, with: store, deleting: .missing) }
    let before = try await StoreContents.of(store)
    try await Person.sync(json: document, with: store, deleting: .missing)
    let difference = try await StoreContents.of(store).difference(from: before)
    try expect(difference == nil, "seed \(seed): the third time changed something: \(difference ?? "")")
  }

  /// A document in batches leaves what the whole document leaves.
  private static func takesBatches<Store: SyncStore>(
    _ seed: UInt64, _ open: () async throws -> Store
  ) async throws {
    var documents = RandomDocuments(seed: seed &* 31)
    let (store, memory) = (try await open(), MemorySyncStore())
    let first = documents.people(20)
    // More than two batches.
    let lines = documents.lines(1_100)
    try await Person.sync(json: first, with: store)
    try await Person.sync(ndjson: lines.joined(separator: "\n"), with: store, deleting: .missing)
    try await Person.sync(json: first, with: memory)
    try await Person.sync(json: "[\(lines.joined(separator: ","))]", with: memory, deleting: .missing)
    try await expectEqual(store, memory, "seed \(seed): a document in batches")
  }

  /// In whatever order versions arrive, the newest one of each article remains.
  private static func keepsTheNewestVersion<Store: SyncStore>(
    _ seed: UInt64, _ open: () async throws -> Store
  ) async throws {
    var documents = RandomDocuments(seed: seed &+ 99)
    let parts = (0..<6).map { _ in documents.articles(3) }
    let (forwards, backwards) = (try await open(), try await open())
    // Otherwise the pages of a known article stay when its newest version has none, and those of a new one do not.
    let options = SyncOptions(deletesForEmptyLists: true)
    for part in parts { try await Article.sync(json: part, with: forwards, options: options) }
    for part in parts.reversed() { try await Article.sync(json: part, with: backwards, options: options) }
    var (left, right) = (try await StoreContents.of(forwards), try await StoreContents.of(backwards))
    // Pages have no versions of their own, so the later text counts.
    (left.rows["Page"], right.rows["Page"]) = (nil, nil)
    // A row that is deleted has no version, so an older one is inserted again.
    if parts.joined().contains("\"isDeleted\":true") { return }
    if let difference = left.difference(from: right) {
      throw Violation(description: "seed \(seed): the order of versions matters: \(difference)")
    }
    let again = try await Article.sync(json: parts[0], with: forwards, options: options)
    try expect(again[Article.self].updated.isEmpty, "seed \(seed): an old version was written")
  }

  /// A document that cannot be written changes nothing.
  private static func takesBack<Store: SyncStore>(_ seed: UInt64, _ open: () async throws -> Store) async throws {
    var documents = RandomDocuments(seed: seed &+ 7)
    let store = try await open()
    try await Person.sync(json: documents.people(5), with: store)
    let before = try await StoreContents.of(store)
    let invalid = documents.people(4).dropLast() + ",{\"id\":99}]"
    do {
      try await Person.sync(json: String(invalid), with: store, deleting: .missing)
      throw Violation(description: "seed \(seed): a person without a name was written")
    } catch is SyncError {}
    let difference = try await StoreContents.of(store).difference(from: before)
    try expect(difference == nil, "seed \(seed): a failed synchronisation changed something: \(difference ?? "")")
  }

  /// Two rows swap their unique values, and a new row takes that of a deleted one.
  private static func swapsUniqueValues<Store: SyncStore>(_ open: () async throws -> Store) async throws {
    let store = try await open()
    try await Person.sync(
      json: #"[{"id":1,"name":"A","email":"a"},{"id":2,"name":"B","email":"b"},{"id":3,"name":"C","email":"c"}]"#,
      with: store)
    let report = try await Person.sync(
      json: #"[{"id":1,"email":"b"},{"id":2,"email":"a"},{"id":4,"name":"D","email":"c"}]"#, with: store,
      deleting: .missing)
    try expect(report[Person.self].deleted == [3], "the third person was not deleted")
    let emails = try await store.transaction { transaction in
      try transaction.rows(of: Person.entity, keys: [1, 2, 4]).map { ($0.key(of: Person.entity), $0.values[2]) }
    }
    let wanted: [SyncRowKey: SyncStoredValue] = [1: "b", 2: "a", 4: "c"]
    for (key, email) in emails { try expect(wanted[key] == email, "person \(key) has the address \(email)") }
    try expect(emails.count == 3, "a person is missing")
  }

  /// Single rows are fetched and deleted with what they own.
  private static func fetchesAndDeletes<Store: SyncStore>(_ open: () async throws -> Store) async throws {
    let store = try await open()
    try await Person.sync(
      json: """
        [{"id":1,"name":"A","notes":[{"id":10},{"id":11}],"pets":[{"type":"cat","id":5}],
          "favourite":{"type":"dog","id":6}},
         {"id":2,"name":"B","bossID":1,"vehicles":[{"kind":"bus","id":7,"seats":3}]}]
        """, with: store)
    let first = try await store.fetch(Person.self, id: 1)
    try expect(first?["name"] == "A" && first?.links["notes"] == [10, 11], "the first person was not fetched")
    let cat = try await store.fetch(Pet.self, id: 5)
    try expect(cat?.entity == "Cat", "the cat was not fetched as a pet")
    let bus = try await store.fetch(Bus.self, id: 7)
    try expect(bus?["class"] == "Bus", "the bus was not fetched")
    // A pet refers to no people, so they are not looked for.
    try await store.delete(Pet.self, id: 6)
    let owner = try await store.fetch(Person.self, id: 1)
    try expect(owner?["favourite_id"] == 6, "the reference to a pet is not what it was")
    let report = try await store.delete(Person.self, id: 1)
    try expect(report[Note.self].deleted.count == 2, "the notes of the first person were not deleted")
    let (gone, pet) = (try await store.fetch(Person.self, id: 1), try await store.fetch(Pet.self, id: 5))
    try expect(gone == nil && pet == nil, "the first person, or the pet, is still there")
    let second = try await store.fetch(Person.self, id: 2)
    try expect(second?["bossID"] == .null, "the reference was not cleared")
  }

  /// What a document in batches lacks is deleted at its end, with what it owned.
  private static func deletesMissingInBatches<Store: SyncStore>(_ open: () async throws -> Store) async throws {
    let store = try await open()
    func line(_ id: Int) -> String { #"{"id":\#(id),"name":"N","notes":[{"id":\#(id)}],"tagIDs":["x"]}"# }
    let all = (0..<1_300).map(line).joined(separator: "\n")
    let first = try await Person.sync(ndjson: all, with: store, deleting: .missing)
    try expect(first[Person.self].inserted == 1_300 && first[Note.self].inserted == 1_300, "not all were inserted")
    try expect(first.unresolvedCount == 1, "one tag is not there, and \(first.unresolvedCount) are reported")
    let rest = (0..<1_300).filter { $0 % 13 != 0 }.map(line).joined(separator: "\n")
    let second = try await Person.sync(ndjson: rest, with: store, deleting: .missing)
    try expect(second[Person.self].deleted == 100 && second[Note.self].deleted == 100, "100 people were to go")
    let empty = try await Person.sync(ndjson: "", with: store, deleting: .missing)
    try expect(!empty.hasChanges && empty.keptBecauseListWasEmpty == ["Person"], "an empty document deleted rows")
  }
}

extension SyncReport {
  /// Whether another store reports the same, in whatever order it finds rows.
  fileprivate func isSame(as other: SyncReport) -> Bool {
    let names = Set(entities.keys).union(other.entities.keys)
    return names.allSatisfy { name in
      let (left, right) = (self[name], other[name])
      return Set(left.inserted) == Set(right.inserted) && Set(left.updated) == Set(right.updated)
        && Set(left.deleted) == Set(right.deleted) && left.unchanged == right.unchanged && left.stale == right.stale
        && Set(left.relationshipsChanged) == Set(right.relationshipsChanged)
    } && skipped == other.skipped && Set(unresolved) == Set(other.unresolved)
      && keptBecauseListWasEmpty == other.keptBecauseListWasEmpty
  }
}
