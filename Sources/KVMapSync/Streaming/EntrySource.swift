@_spi(Generated) import KVMap

/// Where the entries of a document in batches come from.
protocol EntrySource: SendableMetatype {
  associatedtype Entry: SyncEntry

  /// The next entry, or the reason why it cannot be read; `nil` at the end.
  mutating func next() -> Result<Entry, any Error>?

  /// Whether what the mapping drops is reported.
  var keepsWarnings: Bool { get set }

  /// What the mapping dropped and reported in the entries since the last call.
  mutating func takeWarnings() -> [MappingProblem]
}

extension DecodedFileSequence.Iterator: EntrySource where Element: SyncEntry {}

/// Entries in memory, whose bytes are copied piece by piece.
struct DocumentEntries<Document: ContiguousDocument, Entry: SyncEntry>: EntrySource {
  private let document: Document
  private var reader: IncrementalDecoder<Entry>
  private var position = 0

  private static var pieceSize: Int { 65_536 }

  init(_ document: Document, _ reader: IncrementalDecoder<Entry>) {
    self.document = document
    self.reader = reader
  }

  var keepsWarnings: Bool {
    get { reader.keepsWarnings }
    set { reader.keepsWarnings = newValue }
  }

  mutating func takeWarnings() -> [MappingProblem] { reader.takeWarnings() }

  mutating func next() -> Result<Entry, any Error>? {
    while true {
      do throws(MappingError) {
        if let value = try reader.next() { return .success(value) }
      } catch {
        return .failure(error)
      }
      if reader.isAtEnd { return nil }
      appendPiece()
    }
  }

  private mutating func appendPiece() {
    var count = 0
    document.withDocumentBytes { bytes in
      let piece = UnsafeBufferPointer(rebasing: bytes.dropFirst(position).prefix(Self.pieceSize))
      count = piece.count
      reader.append(piece)
    }
    position += count
    if count == 0 { reader.finish() }
  }
}

/// Collects entries until they make a batch.
struct BatchReader<Source: EntrySource> {
  private var source: Source
  private let cancellation: Cancellation
  private var count = 0

  init(_ source: Source, _ cancellation: Cancellation) {
    self.source = source
    self.source.keepsWarnings = true
    self.cancellation = cancellation
  }

  /// - Throws: `MappingError` with the problems of all entries that follow, if one cannot be read.
  mutating func next() throws -> Incoming? {
    try cancellation.check()
    var entries: [Source.Entry] = []
    entries.reserveCapacity(Batch.size)
    while entries.count < Batch.size, let result = source.next() {
      switch result {
      case .success(let entry): entries.append(entry)
      case .failure(let error): throw try allProblems(after: error)
      }
    }
    if entries.isEmpty { return nil }
    var batch = try SyncEntryCollector.sort(entries, isList: true, startingAt: count, cancellation)
    batch.dropped = source.takeWarnings()
    count += entries.count
    return batch
  }

  /// Nothing more is written, so the other entries are only read for their problems.
  private mutating func allProblems(after error: any Error) throws -> any Error {
    guard let first = error as? MappingError else { return error }
    var problems = first.problems
    while problems.count < Incoming.mostProblems, let result = source.next() {
      try cancellation.check()
      if case .failure(let error as MappingError) = result { problems += error.problems }
    }
    return problems.first.map { MappingError($0, Array(problems.dropFirst())) } ?? first
  }
}
