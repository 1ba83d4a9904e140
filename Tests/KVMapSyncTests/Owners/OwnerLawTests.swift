import KVMapSync
import TestSupport
import Testing

@testable import SyncedTypes

/// What holds of owners whatever a document says of them.
struct OwnerLawTests {
  private static let seeds = Thoroughness.choose(0..<80, thorough: 0..<10_000) as Range<UInt64>
  private let options = SyncOptions(deletesForEmptyLists: true)

  @Test("a row has at most one owner, and the same document once more changes nothing")
  func oneOwner() async throws {
    for seed in Self.seeds {
      var documents = OwnerDocuments(seed: seed)
      let store = MemorySyncStore()
      for _ in 0..<3 {
        let document = documents.document(of: documents.writers())
        let deletion: SyncDeletionPolicy = documents.chance(1, of: 3) ? .missing : .nothing
        for round in 0..<3 {
          let report = try await Writer.sync(json: document, with: store, deleting: deletion, options: options)
          let contents = await OwnedContents(store)
          #expect(contents.severalOwners.isEmpty, "seed \(seed): \(document)")
          // The first time clears references to the rows that it deletes, even those that the document states.
          if round == 2 { #expect(!report.hasChanges, "seed \(seed): \(document)") }
          for list in [report[Writer.self].updated, report[Chapter.self].relationshipsChanged] {
            #expect(Set(list).count == list.count, "seed \(seed): \(document)")
          }
        }
      }
    }
  }

  @Test("where each row has one owner that applies, the order of entries does not matter")
  func anyOrder() async throws {
    for seed in Self.seeds {
      var documents = OwnerDocuments(seed: seed)
      let first = documents.document(of: documents.storedWriters())
      let entries = documents.consistentWriters()
      var expected: OwnedContents?
      for order in [entries, entries.reversed(), documents.shuffled(entries)] {
        let store = MemorySyncStore()
        try await Writer.sync(json: first, with: store, options: options)
        try await Writer.sync(json: documents.document(of: order), with: store, options: options)
        let contents = await OwnedContents(store)
        #expect(contents == expected ?? contents, "seed \(seed): \(first) \(entries)")
        expected = contents
      }
    }
  }

  @Test("a document in batches leaves what the whole document leaves")
  func batches() async throws {
    for seed in Self.seeds.prefix(Thoroughness.choose(15, thorough: 500)) {
      var documents = OwnerDocuments(seed: seed)
      let first = documents.document(of: documents.storedWriters())
      let entries = documents.consistentWriters()
      // Each of the entries is in another batch.
      let lines = entries.enumerated().flatMap { index, entry in
        [entry] + (0..<499).map { #"{"id":\#(10_000 + index * 499 + $0)}"# }
      }
      let deletion: SyncDeletionPolicy = documents.chance(1, of: 2) ? .missing : .nothing
      let (whole, inBatches) = (MemorySyncStore(), MemorySyncStore())
      for store in [whole, inBatches] { try await Writer.sync(json: first, with: store, options: options) }
      try await Writer.sync(
        json: documents.document(of: lines), with: whole, deleting: deletion, options: options)
      try await Writer.sync(
        ndjson: lines.joined(separator: "\n"), with: inBatches, deleting: deletion, options: options)
      let (left, right) = (await OwnedContents(whole), await OwnedContents(inBatches))
      #expect(left == right, "seed \(seed): \(first) \(entries)")
    }
  }
}

/// Documents with few identities, so that chapters change their owners.
private struct OwnerDocuments {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ part: Int, of whole: Int) -> Bool { Int.random(in: 0..<whole, using: &random) < part }

  mutating func shuffled(_ entries: [String]) -> [String] { entries.shuffled(using: &random) }

  func document(of entries: [String]) -> String { "[\(entries.joined(separator: ","))]" }

  /// Anything: writers and chapters occur anywhere, several times and incomplete.
  mutating func writers() -> [String] { (0..<below(5) + 1).map { _ in writer() } }

  /// Each writer once, with one version.
  mutating func storedWriters() -> [String] { (0..<5).map { writer($0) } }

  /// Some writers once, and each chapter with the same contents wherever it is. It may be in the lists of several writers
  /// that are deleted or stale, and in one list of those that are neither.
  mutating func consistentWriters() -> [String] {
    var free = (0..<8).shuffled(using: &random)
    return (0..<5).shuffled(using: &random).prefix(4).map { id in
      let isGone = chance(1, of: 3)
      let isStale = !isGone && chance(1, of: 4)
      var members = ["\"id\":\(id)", "\"isGone\":\(isGone)", "\"version\":\(isStale ? 4 : 6)"]
      for list in ["chapters", "drafts"] where chance(2, of: 3) {
        let ids: [Int]
        if isGone || isStale {
          ids = (0..<below(4)).map { _ in below(8) }
        } else {
          ids = Array(free.suffix(below(3)))
          free.removeLast(ids.count)
        }
        members.append("\"\(list)\":\(array(ids.map(consistentChapter)))")
      }
      if chance(1, of: 4) { members.append("\"best\":\(consistentChapter(below(8)))") }
      if chance(1, of: 4) { members.append("\"bossID\":\(below(5))") }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private func consistentChapter(_ id: Int) -> String {
    let parts = (0..<id % 3).map { #"{"id":\#(100 + id * 10 + $0)}"# }
    return #"{"id":\#(id),"words":"new \#(id)","writerID":\#(id % 5),"parts":\#(array(parts))}"#
  }

  /// - Parameter stored: the writer if it is one that is stored and has the version 5.
  private mutating func writer(_ stored: Int? = nil) -> String {
    var members = ["\"id\":\(stored ?? below(5))"]
    if chance(1, of: 2) { members.append("\"name\":\"N\(below(3))\"") }
    if stored != nil {
      members.append("\"version\":5")
    } else {
      if chance(1, of: 2) { members.append("\"version\":\(below(9))") }
      if chance(1, of: 4) { members.append("\"isGone\":\(chance(1, of: 2))") }
    }
    for list in ["chapters", "drafts"] where chance(1, of: 2) {
      members.append("\"\(list)\":\(chance(1, of: 9) ? "null" : array((0..<below(4)).map { _ in chapter(0) }))")
    }
    if chance(1, of: 4) { members.append("\"best\":\(chance(1, of: 4) ? "null" : chapter(1))") }
    if chance(1, of: 4) { members.append("\"bossID\":\(below(5))") }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func chapter(_ depth: Int) -> String {
    var members = ["\"id\":\(below(8))"]
    if chance(1, of: 2) { members.append("\"words\":\"W\(below(3))\"") }
    if chance(1, of: 3) { members.append("\"local\":\"L\"") }
    if chance(1, of: 4) { members.append("\"writerID\":\(chance(1, of: 3) ? "null" : "\(below(5))")") }
    if depth < 3, chance(1, of: 3) { members.append("\"parts\":\(array((0..<below(3)).map { _ in chapter(depth + 1) }))") }
    return "{\(members.joined(separator: ","))}"
  }

  private func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
}

/// The writers and chapters of a store. Writers that only fill batches are left out.
private struct OwnedContents: Equatable {
  var writers: [SyncRowKey: SyncRow] = [:]
  var chapters: [SyncRowKey: SyncRow] = [:]
  /// By relation and owner.
  var links: [String: [SyncRowKey: [SyncRowKey]]] = [:]

  init(_ store: MemorySyncStore) async {
    for row in await store.rows(of: Writer.self) where row.values[0] < 10_000 {
      let key = row.key(of: Writer.entity)
      writers[key] = row
      for relation in ["chapters", "drafts"] {
        links[relation, default: [:]][key] = await store.links(relation, of: Writer.self, key)
      }
    }
    for row in await store.rows(of: Chapter.self) {
      let key = row.key(of: Chapter.entity)
      chapters[key] = row
      links["parts", default: [:]][key] = await store.links("parts", of: Chapter.self, key)
    }
  }

  /// Chapters that more than one list has.
  var severalOwners: [SyncRowKey] {
    var counts: [SyncRowKey: Int] = [:]
    for targets in links.values.flatMap(\.values) { for target in targets { counts[target, default: 0] += 1 } }
    return counts.filter { $0.value > 1 }.map(\.key)
  }
}

extension SyncStoredValue {
  fileprivate static func < (left: SyncStoredValue, right: Int64) -> Bool {
    if case .integer(let value) = left { value < right } else { false }
  }
}
