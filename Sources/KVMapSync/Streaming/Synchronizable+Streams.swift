@_spi(Generated) public import KVMap

/// Documents of any size, in batches of 500 entries and constant memory, in one transaction.
extension Synchronizable {
  /// Updates a store from newline-delimited JSON: one entry on each line. Otherwise the same as
  /// `sync(json:with:deleting:)`, except that a row must be complete in its batch: what it needs must be in the first
  /// 500 entries that have a part of it.
  ///
  /// - Parameters:
  ///   - document: bytes in memory. Only a part of them is copied at a time.
  ///   - store: what contains the rows.
  ///   - deletion: which rows of this type are deleted if they are not in the document.
  ///   - options: which changes are permitted, and what is called with the progress.
  @discardableResult
  public static func sync(
    ndjson document: some ContiguousDocument & Sendable, with store: some SyncStore,
    deleting deletion: SyncDeletionPolicy = .nothing, options: SyncOptions = SyncOptions()
  ) async throws -> SyncSummary {
    try await sync(entryType, ndjson: document, with: store, deletion, options)
  }

  /// The same for bytes that arrive asynchronously, split anywhere, or texts that are lines without their line ends. They
  /// go to a temporary file first, because a transaction of a store does not wait.
  @discardableResult
  public static func sync<Chunks: AsyncSequence>(
    ndjson chunks: Chunks, with store: some SyncStore, deleting deletion: SyncDeletionPolicy = .nothing,
    options: SyncOptions = SyncOptions()
  ) async throws -> SyncSummary where Chunks.Element: ContiguousDocument {
    let file = try SpooledFile()
    var lineEnds = LineEnds(canBeMissing: LineEnds.canBeMissing(in: Chunks.Element.self))
    for try await chunk in chunks {
      let missing = chunk.withDocumentBytes { lineEnds.missing(around: $0) }
      if missing.before { try file.append("\n") }
      try file.append(chunk)
      if missing.behind { try file.append("\n") }
    }
    return try await sync(ndjsonFile: file.path, with: store, deleting: deletion, options: options)
  }

  /// The same for single bytes, such as `URLSession.AsyncBytes`.
  @discardableResult
  public static func sync<Bytes: AsyncSequence>(
    ndjson bytes: Bytes, with store: some SyncStore, deleting deletion: SyncDeletionPolicy = .nothing,
    options: SyncOptions = SyncOptions()
  ) async throws -> SyncSummary where Bytes.Element == UInt8 {
    try await sync(ndjson: ByteChunks(bytes, .ndjson), with: store, deleting: deletion, options: options)
  }

  /// The same for a file of newline-delimited JSON.
  ///
  /// - Parameters:
  ///   - path: the path of the file; a relative path starts at the current directory.
  ///   - store: what contains the rows.
  ///   - deletion: which rows of this type are deleted if they are not in the document.
  ///   - options: which changes are permitted, and what is called with the progress.
  @discardableResult
  public static func sync(
    ndjsonFile path: String, with store: some SyncStore, deleting deletion: SyncDeletionPolicy = .nothing,
    options: SyncOptions = SyncOptions()
  ) async throws -> SyncSummary {
    try await sync(entryType, ndjsonFile: path, with: store, deletion, options)
  }

  /// The same for a file that is a JSON array of entries.
  @discardableResult
  public static func sync(
    arrayFile path: String, with store: some SyncStore, deleting deletion: SyncDeletionPolicy = .nothing,
    options: SyncOptions = SyncOptions()
  ) async throws -> SyncSummary {
    try await sync(entryType, arrayFile: path, with: store, deletion, options)
  }

  // The types of the entries of a class are known at run time.

  private static func sync<E: KVMapSync.SyncEntry>(
    _ type: E.Type, ndjson document: some ContiguousDocument & Sendable, with store: some SyncStore,
    _ deletion: SyncDeletionPolicy, _ options: SyncOptions
  ) async throws -> SyncSummary {
    try await run(with: store, deletion, options) { DocumentEntries(document, IncrementalDecoder<E>(.ndjson)) }
  }

  private static func sync<E: KVMapSync.SyncEntry>(
    _ type: E.Type, ndjsonFile path: String, with store: some SyncStore, _ deletion: SyncDeletionPolicy,
    _ options: SyncOptions
  ) async throws -> SyncSummary {
    try await run(with: store, deletion, options) { E.stream(ndjsonFile: path).makeIterator() }
  }

  private static func sync<E: KVMapSync.SyncEntry>(
    _ type: E.Type, arrayFile path: String, with store: some SyncStore, _ deletion: SyncDeletionPolicy,
    _ options: SyncOptions
  ) async throws -> SyncSummary {
    try await run(with: store, deletion, options) { E.stream(arrayFile: path).makeIterator() }
  }

  private static func run<Store: SyncStore, Source: EntrySource>(
    with store: Store, _ deletion: SyncDeletionPolicy, _ options: SyncOptions,
    _ source: @escaping @Sendable () -> Source
  ) async throws -> SyncSummary {
    guard !Source.Entry._kvIsKeyed else { throw SyncError.missingKeys(of: Source.Entry._kvEntity.name) }
    let cancellation = Cancellation()
    let (root, rows) = (entity, ownRows)
    return try await withTaskCancellationHandler {
      try cancellation.check()
      return try await store.transaction { transaction in
        var batches = BatchReader(source(), cancellation)
        var synchronizer = Synchronizer(
          root: root, rows, deletion: deletion, options: options, cancellation: cancellation)
        return try synchronizer.run(in: &transaction) { try batches.next() }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}
