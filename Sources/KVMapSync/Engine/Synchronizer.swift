/// The final location of a row of the document.
enum RowState: Sendable {
  /// In the document only.
  case absent
  /// In the store, before the synchronisation.
  case known
  case new
}

/// Updates a store from a document, step by step, within one transaction.
///
/// Rows come first, then links between them, then deletions: a relation may therefore refer to a row that comes later
/// in the document, and a row that moved is not deleted at its old place.
struct Synchronizer: Sendable {
  var incoming: Incoming
  let root: SyncEntity
  let deletion: SyncDeletionPolicy
  let parent: SyncParent?
  let options: SyncOptions
  let cancellation: Cancellation
  var report = SyncReport()
  /// The states of each table's drafts. They are stored separately, so that the drafts are not copied.
  var states: [[RowState]] = []
  /// Rows that lost their owner, by table.
  var orphans: [String: [SyncRowKey]] = [:]

  mutating func run(in store: inout some SyncTransaction) throws -> SyncReport {
    report.skipped = incoming.skipped
    report.duplicates = incoming.duplicates
    report.dropped = incoming.dropped
    try checkFilter()
    try enterParent(&store)
    states = incoming.tables.map { Array(repeating: .absent, count: $0.drafts.count) }
    for table in incoming.tables.indices { try writeRows(of: table, &store) }
    // All values missing in the document are reported together.
    guard incoming.problems.isEmpty else { throw SyncError.invalid(incoming.problems) }
    for table in incoming.tables.indices { try writeLinks(of: table, &store) }
    try deleteRows(&store)
    try findUnresolved(&store)
    try cancellation.check()
    return report
  }

  func report(_ phase: SyncProgress.Phase, _ entity: SyncEntity, _ done: Int, of total: Int) {
    options.progress?(SyncProgress(phase: phase, entity: entity.name, done: done, total: total))
  }

  mutating func change(_ entity: SyncEntity, _ body: (inout SyncReport.Changes) -> Void) {
    body(&report.entities[entity.name, default: .init()])
  }

  private func checkFilter() throws {
    guard case .missing(let filter) = deletion else { return }
    for name in filter.columnNames where root.column(named: name) == nil {
      throw SyncError.unknownColumn(name, of: root.name)
    }
  }

  /// Makes the document's top-level list the contents of the parent's relation.
  private mutating func enterParent(_ store: inout some SyncTransaction) throws {
    guard let parent else { return }
    let relation = try parent.relationIndex(to: root)
    guard try !store.rows(of: parent.entity, keys: [parent.key]).isEmpty else {
      throw SyncError.unknownParent(entity: parent.entity.name, key: parent.key)
    }
    let table: Int
    if let known = incoming.names[parent.entity.name] {
      table = known
    } else {
      table = incoming.tables.count
      incoming.names[parent.entity.name] = table
      incoming.tables.append(IncomingTable(parent.entity, type: parent.type, defaults: []))
    }
    let count = parent.entity.columns.count
    var seen: Set<SyncRowKey> = []
    let roots = incoming.roots.filter { seen.insert($0).inserted }
    let draft: Int
    if let known = incoming.tables[table].positions[parent.key] {
      draft = known
    } else {
      draft = incoming.tables[table].drafts.count
      incoming.tables[table].positions[parent.key] = draft
      incoming.tables[table].drafts.append(Draft(key: parent.key, place: Place(index: -1)))
    }
    incoming.tables[table].drafts[draft].add(Array(repeating: nil, count: count), onlyNew: false)
    incoming.tables[table].drafts[draft].link(relation, .targets(roots), onlyNew: false)
  }
}
