@_spi(Generated) import KVMap
import Testing

@_spi(Generated) @testable import KVMapSync
@testable import SyncedTypes

/// All or nothing, in portions, and cancellable.
struct TransactionTests {
  private func entries(_ count: Int, notes: Int = 2) -> [User.SyncEntry] {
    (0..<count).map { id in
      User.SyncEntry(
        remoteID: .value(id), name: .value("U\(id)"),
        notes: .value(
          (0..<notes).map { Note.SyncEntry(remoteID: .value(id * notes + $0), text: .value("note")) }))
    }
  }

  @Test func aStoreIsAskedInPortions() async throws {
    let store = RecordingStore()
    let report = try await User.sync(entries: entries(2_000), with: store)
    #expect(report[User.self].inserted.count == 2_000)
    #expect(report[Note.self].inserted.count == 4_000)
    #expect(store.calls.largest <= Batch.size)
    // 12 portions of rows, each fetched and inserted; 4 of links, each set and with its former owners fetched.
    #expect(store.calls.count < 50)
    let first = store.calls.count
    store.forget()
    let again = try await User.sync(entries: entries(2_000), with: store, deleting: .missing)
    #expect(!again.hasChanges)
    #expect(again[User.self].unchanged == 2_000)
    #expect(store.calls.count <= first)
    #expect(store.calls.inserted == 0 && store.calls.updates.isEmpty)
  }

  @Test func twiceAsManyRowsAreTwiceAsManyCalls() async throws {
    let (small, large) = (RecordingStore(), RecordingStore())
    try await User.sync(entries: entries(5_000), with: small)
    try await User.sync(entries: entries(10_000), with: large)
    #expect(large.calls.count <= 2 * small.calls.count)
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13])
  func whereTheStoreFailsNothingHasHappened(calls: Int) async throws {
    let store = RecordingStore(failsAfter: calls)
    await #expect(throws: RecordingStore.Fault.self) { try await User.sync(entries: entries(1_000), with: store) }
    #expect(await store.ids(of: User.self).isEmpty)
    #expect(await store.ids(of: Note.self).isEmpty)
  }

  @Test func cancellingTakesEverythingBack() async throws {
    let store = MemorySyncStore()
    try await User.sync(entries: entries(3), with: store)
    let seen = Protected<[SyncProgress]>([])
    let task = Task {
      // The progress of the first portion cancels the task that reports it.
      let options = SyncOptions(progress: { progress in
        seen.withValue { $0.append(progress) }
        withUnsafeCurrentTask { $0?.cancel() }
      })
      return try await User.sync(entries: entries(5_000), with: store, deleting: .missing, options: options)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await store.ids(of: User.self) == [0, 1, 2])
    #expect(seen.withValue { $0.count } == 1)
  }

  @Test func aTaskThatIsCancelledBeforeDoesNothing() async throws {
    let store = MemorySyncStore()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await User.sync(json: #"[{"id": 1, "name": "A"}]"#, with: store)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await store.ids(of: User.self).isEmpty)
  }

  @Test func progressIsTold() async throws {
    let seen = Protected<[SyncProgress]>([])
    let options = SyncOptions(progress: { progress in seen.withValue { $0.append(progress) } })
    let store = MemorySyncStore()
    try await User.sync(entries: entries(1_200, notes: 1), with: store, options: options)
    let users = seen.withValue { $0.filter { $0.phase == .rows && $0.entity == "User" } }
    #expect(users.map(\.done) == [500, 1_000, 1_200])
    #expect(users.allSatisfy { $0.total == 1_200 })
    #expect(seen.withValue { $0.contains { $0.phase == .links && $0.entity == "User" } })
  }

  @Test func twoTypesOfOneNameAreRefused() async throws {
    let store = MemorySyncStore()
    let parent = try SyncEntryCollector.sort([Impostor()], isList: true, Cancellation())
    #expect(parent.tables.count == 1)
    await #expect(throws: SyncError.ambiguousEntity("User")) {
      try await Troublemaker.sync(entries: [Troublemaker.SyncEntry()], with: store)
    }
  }
}

/// An entry of a type that has the same name as another type.
private struct Impostor: SyncEntry {
  static let _kvEntity = SyncEntity(name: "User", columns: [.init("id", .integer)], identity: [0], relations: [])
  static var _kvDefaults: Impostor { Impostor() }

  func _kvEncode(into sink: inout SyncEntryCollector) {
    sink.column(0, PatchField.value(1))
    _ = sink.identify()
  }

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Impostor {
    try kv.skip()
    return Impostor()
  }
}

/// It has relationships to both types.
private struct Troublemaker: Synchronizable {
  struct SyncEntry: KVMapSync.SyncEntry {
    static let _kvEntity = SyncEntity(
      name: "Troublemaker", columns: [.init("id", .integer)], identity: [0],
      relations: [
        SyncRelationship("one", .toMany(isOrdered: true), .merge, path: "one", to: { User.entity }),
        SyncRelationship("other", .toMany(isOrdered: true), .merge, path: "other", to: { Impostor._kvEntity }),
      ])
    static var _kvDefaults: SyncEntry { SyncEntry() }

    func _kvEncode(into sink: inout SyncEntryCollector) throws {
      sink.column(0, PatchField.value(1))
      guard sink.identify() else { return }
      try sink.many(0, PatchField.value([User.SyncEntry(remoteID: .value(1), name: .value("A"))]))
      try sink.many(1, PatchField.value([Impostor()]))
    }

    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> SyncEntry
    {
      try kv.skip()
      return SyncEntry()
    }
  }
}
