import KVMapSync

/// A store that records its calls.
final class RecordingStore: SyncStore {
  struct Calls: Sendable {
    var count = 0
    /// The largest number of rows in one call.
    var largest = 0
    var updates: [SyncRowChange] = []
    var inserted = 0
  }

  /// A simulated failure, for tests of how it is handled.
  enum Fault: Error { case full }

  private let memory = MemorySyncStore()
  private let state = StateBox()
  /// The number of calls after which the store fails.
  let failsAfter: Int

  init(failsAfter: Int = .max) { self.failsAfter = failsAfter }

  var calls: Calls { state.withCalls { $0 } }

  func ids<T: Synchronizable>(of type: T.Type) async -> [Int64] { await memory.ids(of: type) }

  func forget() { state.withCalls { $0 = Calls() } }

  func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (inout RecordingTransaction) throws -> Result
  ) async throws -> Result {
    let (state, failsAfter) = (state, failsAfter)
    return try await memory.transaction { tables in
      var transaction = RecordingTransaction(tables: tables, state: state, failsAfter: failsAfter)
      let result = try body(&transaction)
      tables = transaction.tables
      return result
    }
  }
}

struct RecordingTransaction: SyncTransaction {
  var tables: MemorySyncTables
  fileprivate let state: StateBox
  let failsAfter: Int

  private func note(_ count: Int, _ body: (inout RecordingStore.Calls) -> Void = { _ in }) throws {
    let calls = state.withCalls { calls in
      calls.count += 1
      calls.largest = max(calls.largest, count)
      body(&calls)
      return calls.count
    }
    if calls > failsAfter { throw RecordingStore.Fault.full }
  }

  mutating func rows(of entity: SyncEntity, keys: [SyncRowKey]) throws -> [SyncRow] {
    try note(keys.count)
    return tables.rows(of: entity, keys: keys)
  }

  mutating func keys(of entity: SyncEntity, where filter: SyncRowFilter) throws -> [SyncRowKey] {
    try note(0)
    return tables.keys(of: entity, where: filter)
  }

  mutating func insert(_ rows: [SyncRow], into entity: SyncEntity) throws {
    try note(rows.count) { $0.inserted += rows.count }
    tables.insert(rows, into: entity)
  }

  mutating func update(_ changes: [SyncRowChange], of entity: SyncEntity) throws {
    try note(changes.count) { $0.updates += changes }
    tables.update(changes, of: entity)
  }

  mutating func delete(_ keys: [SyncRowKey], from entity: SyncEntity) throws {
    try note(keys.count)
    tables.delete(keys, from: entity)
  }

  mutating func links(of relation: SyncRelationship, from entity: SyncEntity, owners: [SyncRowKey]) throws
    -> [SyncRowLinks]
  {
    try note(owners.count)
    return tables.links(of: relation, from: entity, owners: owners)
  }

  mutating func owners(of relation: SyncRelationship, from entity: SyncEntity, targets: [SyncRowKey]) throws
    -> [SyncRowLinks]
  {
    try note(targets.count)
    return tables.owners(of: relation, from: entity, targets: targets)
  }

  mutating func setLinks(_ links: [SyncRowLinks], of relation: SyncRelationship, from entity: SyncEntity) throws {
    try note(links.count)
    tables.setLinks(links, of: relation, from: entity)
  }
}

private final class StateBox: Sendable {
  private let calls = Protected(RecordingStore.Calls())

  func withCalls<Result>(_ body: (inout RecordingStore.Calls) -> Result) -> Result { calls.withValue(body) }
}
