@_spi(Generated) public import KVMap

extension Synchronizable {
  /// Updates a store from a document: inserts new rows, updates changed ones, links related ones
  /// and, on request, deletes rows that are no longer in the document.
  ///
  /// All of this happens in one transaction: if this throws, the store is unchanged. Properties of a row that are
  /// absent in the document are unchanged, and null clears them.
  ///
  /// - Parameters:
  ///   - document: a JSON array of entries.
  ///   - path: the path of the array in the document; the mapping's `root` if omitted.
  ///   - store: what contains the rows.
  ///   - deletion: which rows of this type are deleted if they are not in the document.
  ///   - parent: the row to which the entries belong.
  ///   - options: which changes are permitted, and what is called with the progress.
  /// - Throws: `MappingError` for a document that does not fit the mapping, `SyncError` for entries that cannot become
  ///   rows, `CancellationError` if the task was cancelled, and errors of the store.
  /// - Complexity: linear in the size of the document, and with `deletion` in the number of rows that it matches.
  @discardableResult
  public static func sync(
    json document: some ContiguousDocument, atPath path: String? = nil, with store: some SyncStore,
    deleting deletion: SyncDeletionPolicy = .nothing, under parent: SyncParent? = nil,
    options: SyncOptions = SyncOptions()
  ) async throws -> SyncReport {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      let incoming = try sorted(entryType, json: document, atPath: path, under: parent, cancellation)
      return try await run(incoming, store, deletion, parent, options, cancellation)
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// The same for entries that were read from any format: `[User.SyncEntry](xml: document)`.
  @discardableResult
  public static func sync(
    entries: [SyncEntry], with store: some SyncStore, deleting deletion: SyncDeletionPolicy = .nothing,
    under parent: SyncParent? = nil, options: SyncOptions = SyncOptions()
  ) async throws -> SyncReport {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      let incoming = try SyncEntryCollector.sort(
        entries, isList: true, onlyNew: try onlyInserts(under: parent), cancellation)
      return try await run(incoming, store, deletion, parent, options, cancellation)
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// The same for a document that is a single entry. Other rows of the type are unchanged.
  @discardableResult
  public static func syncOne(
    json document: some ContiguousDocument, atPath path: String? = nil, with store: some SyncStore,
    options: SyncOptions = SyncOptions()
  ) async throws -> SyncReport {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      let incoming = try sortedOne(entryType, json: document, atPath: path, cancellation)
      return try await run(incoming, store, .nothing, nil, options, cancellation)
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// The entries are released before anything is written: entries and rows together would be twice the memory.
  private static func sorted<E: KVMapSync.SyncEntry>(
    _ type: E.Type, json document: some ContiguousDocument, atPath path: String?, under parent: SyncParent?,
    _ cancellation: Cancellation
  ) throws -> Incoming {
    let (entries, dropped) =
      E._kvIsKeyed
      ? try keyed(E.self, document, atPath: path) : try read([E].self, document, atPath: path)
    var incoming = try SyncEntryCollector.sort(
      entries, atPath: path ?? E._kvOptions.root, isList: true, onlyNew: try onlyInserts(under: parent), cancellation)
    incoming.dropped = dropped
    return incoming
  }

  /// Members of an object, whose keys are the identities.
  private static func keyed<E: KVMapSync.SyncEntry>(
    _ type: E.Type, _ document: some ContiguousDocument, atPath path: String?
  ) throws -> (value: [E], dropped: [MappingProblem]) {
    let (entries, dropped) = try read(KeyedEntries<E>.self, document, atPath: path)
    return (entries.all, dropped)
  }

  private static func sortedOne<E: KVMapSync.SyncEntry>(
    _ type: E.Type, json document: some ContiguousDocument, atPath path: String?, _ cancellation: Cancellation
  ) throws -> Incoming {
    guard !E._kvIsKeyed else { throw SyncError.missingKeys(of: E._kvEntity.name) }
    let (entry, dropped) = try read(E.self, document, atPath: path)
    var incoming = try SyncEntryCollector.sort(
      [entry], atPath: path ?? E._kvOptions.root, isList: false, cancellation)
    incoming.dropped = dropped
    return incoming
  }

  /// All problems of a document are reported together, as are all missing values of its rows.
  private static func read<Value: DocumentDecodable>(
    _ type: Value.Type, _ document: some ContiguousDocument, atPath path: String?
  ) throws -> (value: Value, dropped: [MappingProblem]) {
    let report = Value.decodeCollectingProblems(json: document, atPath: path)
    if let value = report.value { return (value, report.problems) }
    let failures = report.problems.filter { $0.severity == .error }
    guard let first = failures.first else { return (try Value(json: document, atPath: path), report.problems) }
    throw MappingError(first, Array(failures.dropFirst()))
  }

  /// Whether the relation under which a document is synchronised leaves existing rows unchanged.
  private static func onlyInserts(under parent: SyncParent?) throws -> Bool {
    guard let parent else { return false }
    return parent.entity.relations[try parent.relationIndex(to: entity)].policy == .add
  }

  private static func run<Store: SyncStore>(
    _ incoming: consuming Incoming, _ store: Store, _ deletion: SyncDeletionPolicy, _ parent: SyncParent?,
    _ options: SyncOptions,
    _ cancellation: Cancellation
  ) async throws -> SyncReport {
    try cancellation.check()
    let (root, rows) = (entity, ownRows)
    return try await store.transaction { [incoming] transaction in
      var synchronizer = Synchronizer(
        root: root, rows, deletion: deletion, parent: parent, options: options, cancellation: cancellation)
      return try synchronizer.run(incoming, in: &transaction)
    }
  }
}
