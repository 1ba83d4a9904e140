/// The final location of a row of the document.
enum RowState: Sendable {
  /// Not known yet.
  case undecided
  /// In the document only.
  case absent
  /// In the store, before the synchronisation.
  case known
  /// The same, and it may not be updated: only rows that are inserted are linked to it.
  case kept
  case new
  /// In the store, which has a newer version: its contents in the document do not apply.
  case stale
  /// In the store, and in the document only where it belongs to rows that are deleted. It goes with them, unless
  /// another row owns it.
  case unnamed
  /// Deleted, because the document says so. It may not have been in the store.
  case deleted
}

extension RowState {
  /// Whether the document contains the row, and does not say that it is deleted.
  var isNamed: Bool {
    switch self {
    case .undecided, .absent, .known, .kept, .new, .stale: true
    case .unnamed, .deleted: false
    }
  }
}

/// The document's top-level list, as the contents of a relation of the parent's row.
struct ParentLinks: Sendable {
  var table: Int
  var draft: Int
  var relation: Int
  var targets: [SyncRowKey]
}

/// Updates a store from a document, step by step, within one transaction. The document comes in one or several batches.
///
/// In each batch rows come first, then links between them. At the end, rows that the document says are deleted, and rows
/// that it lacks, are deleted: a relation may therefore refer to a row that comes later in the document,
/// and a row that moved is not deleted at its old place.
struct Synchronizer {
  /// The current batch.
  var incoming = Incoming()
  let root: SyncEntity
  /// The rows of the root's tables that are of the type itself.
  let rootRows: SyncRowFilter
  let deletion: SyncDeletionPolicy
  let parent: SyncParent?
  let options: SyncOptions
  let cancellation: Cancellation
  var report = SyncReport()
  /// The states of each table's drafts. They are stored separately, so that the drafts are not copied.
  var states: [[RowState]] = []
  /// What the current batch says of the parent.
  var parentLinks: ParentLinks?
  /// The lists of the current batch by which rows have an owner, by table and identity.
  var claims: [String: [SyncRowKey: Claim]] = [:]
  /// Rows that lost their owner, by table.
  var orphans: [String: [SyncRowKey]] = [:]
  /// Rows that the document says are deleted, by table.
  var buried: [String: [SyncRowKey]] = [:]
  /// Rows that the document says are deleted, itself or with their owners, and that the store never had, by table.
  var absent: [String: [SyncRowKey]] = [:]
  /// The tables with rows of which the current batch says that they are deleted.
  var tombstones: Set<String> = []
  /// The tables of rows that may be in lists of which the mapping dropped something, so far.
  var incompleteTables: Set<String> = []
  /// Whether the document's top-level list has no rows, so far.
  var isEmpty = true
  /// The rows in the lists of the report, where a row may come into a list again.
  var listed: [ListName: Set<SyncRowKey>] = [:]
  /// What is known of the earlier batches; `nil` if there is one batch.
  var history: BatchHistory?
  let entities: ReachableEntities

  init(
    root: SyncEntity, _ rows: SyncRowFilter, deletion: SyncDeletionPolicy = .nothing, parent: SyncParent? = nil,
    options: SyncOptions, cancellation: Cancellation
  ) {
    self.root = root
    rootRows = rows
    self.deletion = deletion
    self.parent = parent
    self.options = options
    self.cancellation = cancellation
    entities = ReachableEntities(from: [root] + (parent.map { [$0.entity] } ?? []))
  }

  /// A document in one batch.
  mutating func run(_ document: consuming Incoming, in store: inout some SyncTransaction) throws -> SyncReport {
    try checkFilter()
    try add(document, to: &store)
    try deleteRows(&store)
    try findUnresolved(&store)
    try cancellation.check()
    return report
  }

  /// Writes the contents of one batch.
  mutating func add(_ batch: consuming Incoming, to store: inout some SyncTransaction) throws {
    incoming = batch
    report.add(incoming)
    incompleteTables.formUnion(incoming.incompleteTables)
    if !incoming.roots.isEmpty { isEmpty = false }
    try enterParent(&store)
    states = incoming.tables.map { Array(repeating: .undecided, count: $0.drafts.count) }
    try decideTombstones(&store)
    try writeRows(&store)
    // All values missing in the document are reported together.
    guard incoming.problems.isEmpty else { throw SyncError.invalid(incoming.problems) }
    findClaims()
    for table in incoming.tables.indices { try writeLinks(of: table, &store) }
    // In several batches a later one may say more of the rows, and of those that they own.
    guard history == nil else { return }
    try bury(&store)
    try clearReferencesToAbsent(&store)
  }

  func report(_ phase: SyncProgress.Phase, _ entity: SyncEntity, _ done: Int, of total: Int) {
    options.progress?(SyncProgress(phase: phase, entity: entity.name, done: done, total: total))
  }

  mutating func change(_ entity: SyncEntity, _ body: (inout SyncReport.Changes) -> Void) {
    body(&report.entities[entity.name, default: .init()])
  }

  func checkFilter() throws {
    guard case .missing(let filter) = deletion else { return }
    for table in root.tables {
      for name in filter.columnNames where table.column(named: name) == nil {
        throw SyncError.unknownColumn(name, of: table.name)
      }
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
      incoming.tables.append(IncomingTable(parent.entity, type: parent.type, defaults: [:]))
    }
    let target = parent.entity.relations[relation].target()
    var seen: Set<SyncRowKey> = []
    let roots = incoming.roots.filter { seen.insert($0).inserted }
      .map { root.isFamily ? $0 : target.reference(to: $0, of: root) }
    let draft: Int
    if let known = incoming.tables[table].positions[parent.key] {
      draft = known
    } else {
      draft = incoming.tables[table].drafts.count
      incoming.tables[table].positions[parent.key] = draft
      incoming.tables[table].drafts.append(Draft(key: parent.key, place: Place(index: -1)))
    }
    incoming.tables[table].drafts[draft].occur(in: nil)
    // Not contents of the draft: the document says nothing of the row itself, neither a stamp nor a class.
    parentLinks = ParentLinks(table: table, draft: draft, relation: relation, targets: roots)
  }
}

// MARK: - Rows of the current batch

extension Synchronizer {
  /// The state of a row that the batch contains; `nil` for other rows.
  func state(of key: SyncRowKey, in table: SyncEntity) -> RowState? {
    guard let known = incoming.names[table.name], let position = incoming.tables[known].positions[key] else {
      return nil
    }
    return states[known][position]
  }

  /// The same for a reference, which may be to a row of one of several classes.
  func state(of reference: SyncRowKey, _ target: SyncEntity) -> RowState? {
    target.row(reference).flatMap { state(of: $0.key, in: $0.table) }
  }

  /// Whether the batch contains a row, at any level, and does not say that it is deleted.
  func isNamed(_ key: SyncRowKey, in table: SyncEntity) -> Bool {
    state(of: key, in: table).map(\.isNamed) ?? false
  }
}
