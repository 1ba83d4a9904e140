@_spi(Generated) public import KVMap

/// Receives the contents of entries and groups them by row. It gets first the columns of an entry,
/// then `identify()`, then its relations.
public struct SyncEntryCollector {
  /// An entry that is being processed.
  struct Frame {
    var table: Int
    var place: Place
    var isWeak: Bool
    /// By column, until the row is known.
    var values: [SyncStoredValue?]
    var draft = -1
    var classIndex = 0
    var precedence = Draft.Precedence.later
    /// The columns whose values cannot be written.
    var unwritten: Set<Int> = []
  }

  var incoming = Incoming()
  private var frames: [Frame] = []
  /// The current frame.
  var frame: Frame
  /// The number of lists of the document so far.
  private var lists = 0

  private init(_ frame: Frame) { self.frame = frame }

  // MARK: - Entries

  /// Groups all entries of a document.
  ///
  /// - Parameters:
  ///   - path: where they are in the document.
  ///   - isList: false if the document is a single entry.
  ///   - start: the position of the first entry in its list.
  /// - Throws: `SyncError.ambiguousEntity`, `CancellationError`.
  static func sort<E: SyncEntry>(
    _ entries: [E], atPath path: String = "", isList: Bool, startingAt start: Int = 0, onlyNew isWeak: Bool = false,
    _ cancellation: Cancellation
  ) throws -> Incoming {
    var sink = SyncEntryCollector(Frame(table: 0, place: Place(index: -1), isWeak: false, values: []))
    sink.incoming.place = path
    let table = E._kvIsFamily ? nil : try sink.table(of: E.self)
    for (index, entry) in entries.enumerated() {
      if index % Batch.size == 0 { try cancellation.check() }
      let place = Place(index: isList ? start + index : -1)
      let key =
        if let table {
          try sink.add(entry, to: table, at: place, isWeak: isWeak)
        } else {
          try sink.addMember(member(of: entry), of: E._kvEntity, at: place, isWeak: isWeak)
        }
      if let key { sink.incoming.roots.append(key) }
    }
    return sink.incoming
  }

  /// The table of a type, created on demand.
  private mutating func table<E: SyncEntry>(of type: E.Type) throws -> Int {
    let entity = E._kvEntity
    let owner = ObjectIdentifier(E._kvTable)
    if let known = incoming.names[entity.name] {
      guard incoming.tables[known].type == owner else { throw SyncError.ambiguousEntity(entity.name) }
      if incoming.tables[known].defaults[E._kvClass] == nil {
        incoming.tables[known].defaults[E._kvClass] = try RowDefaults(of: type)
      }
      return known
    }
    incoming.tables.append(IncomingTable(entity, type: owner, defaults: [E._kvClass: try RowDefaults(of: type)]))
    incoming.names[entity.name] = incoming.tables.count - 1
    return incoming.tables.count - 1
  }

  /// The column values of an entry that has only defaults of the mapping.
  static func columns<E: SyncEntry>(of defaults: E) throws -> [SyncStoredValue?] {
    let count = E._kvEntity.columns.count
    var sink = SyncEntryCollector(
      Frame(
        table: -1, place: Place(index: -1), isWeak: false, values: Array(repeating: nil, count: count)))
    // Without a table its relations have no effect.
    try defaults._kvEncode(into: &sink)
    return sink.frame.values
  }

  private static func member(of entry: some SyncEntry) -> any SyncEntry { entry._kvMember }

  /// The entry of a class that belongs to a family.
  ///
  /// - Returns: a reference to its row; `nil` if the entry has no identity.
  private mutating func addMember<E: SyncEntry>(
    _ entry: E, of family: SyncEntity, at place: Place, isWeak: Bool
  ) throws -> SyncRowKey? {
    let table = try table(of: E.self)
    guard let key = try add(entry, to: table, at: place, isWeak: isWeak) else { return nil }
    return family.reference(to: key, of: incoming.tables[table].entity)
  }

  /// - Returns: the identity of the row; `nil` if the entry has none.
  private mutating func add<E: SyncEntry>(
    _ entry: E, to table: Int, at place: Place, isWeak: Bool
  ) throws -> SyncRowKey? {
    frames.append(frame)
    frame = Frame(
      table: table, place: place, isWeak: isWeak,
      values: Array(repeating: nil, count: incoming.tables[table].entity.columns.count))
    frame.classIndex = E._kvClass
    try entry._kvEncode(into: &self)
    let draft = frame.draft
    frame = frames.removeLast()
    return draft < 0 ? nil : incoming.tables[table].drafts[draft].key
  }

  /// Between columns and relations: finds the row that the columns belong to.
  ///
  /// - Returns: false if the entry has no identity. It was recorded as skipped, and its relations are ignored.
  @_spi(Generated) public mutating func identify() -> Bool {
    guard frame.table >= 0 else { return false }
    let entity = incoming.tables[frame.table].entity
    guard let key = Self.key(frame.values, entity) else {
      incoming.skipped.append(
        .init(entity: entity.name, path: incoming.path(of: frame.place).text, reason: .noIdentity))
      return false
    }
    let values = frame.values
    frame.values = []
    if let known = incoming.tables[frame.table].positions[key] {
      frame.draft = known
      if frame.place.parent == nil, incoming.tables[frame.table].drafts[known].place.parent == nil {
        incoming.duplicates.append(key)
      }
    } else {
      frame.draft = incoming.tables[frame.table].drafts.count
      incoming.tables[frame.table].positions[key] = frame.draft
      incoming.tables[frame.table].drafts.append(Draft(key: key, place: frame.place))
    }
    noteOccurrence()
    if entity.stamp != nil {
      frame.precedence = incoming.tables[frame.table].drafts[frame.draft].precedence(
        of: values, onlyNew: frame.isWeak, in: entity)
      if frame.precedence == .older { incoming.tables[frame.table].stale += 1 }
    }
    if frame.precedence == .later {
      incoming.tables[frame.table].drafts[frame.draft].change(toClass: frame.classIndex, of: entity)
    }
    incoming.tables[frame.table].drafts[frame.draft].unwritten.formUnion(frame.unwritten)
    incoming.tables[frame.table].drafts[frame.draft].add(
      values, of: entity, onlyNew: frame.isWeak, frame.precedence)
    return true
  }

  /// Notes which row owns the current one by the entry that contains it.
  private mutating func noteOccurrence() {
    var owner: DraftPosition?
    if let parent = frame.place.parent, incoming.tables[parent.table].entity.relations[parent.relation].isOwned {
      // What is in an entry that does not apply is not owned by its row.
      if frames.last?.precedence == .older { return }
      owner = DraftPosition(table: parent.table, draft: parent.draft)
    }
    incoming.tables[frame.table].drafts[frame.draft].occur(in: owner)
  }

  private static func key(_ values: [SyncStoredValue?], _ entity: SyncEntity) -> SyncRowKey? {
    if entity.identity.count == 1, let column = entity.identity.first {
      guard let value = values[column], !value.isNull else { return nil }
      return SyncRowKey(value)
    }
    var parts: [SyncStoredValue] = []
    for column in entity.identity {
      guard let value = values[column], !value.isNull else { return nil }
      parts.append(value)
    }
    return SyncRowKey(parts)
  }

  // MARK: - Relations

  /// A nested object.
  @_spi(Generated) public mutating func one<E: SyncEntry>(_ relation: Int, _ value: PatchField<E>) throws {
    switch value {
    case .absent: break
    case .null: refer(relation, to: nil)
    case .value(let entry):
      if let key = try nested(entry, relation, index: -1) { refer(relation, to: key) }
    }
  }

  /// A nested object of a class, which the entry contains as an array of one.
  @_spi(Generated) public mutating func one<E: SyncEntry>(_ relation: Int, _ value: PatchField<[E]>) throws {
    switch value {
    case .absent: break
    case .null: refer(relation, to: nil)
    case .value(let entries):
      guard let entry = entries.first, let key = try nested(entry, relation, index: -1) else { return }
      refer(relation, to: key)
    }
  }

  /// Nested objects.
  ///
  /// - Parameter isComplete: False if the mapping dropped elements of the document.
  @_spi(Generated) public mutating func many<E: SyncEntry>(
    _ relation: Int, _ value: PatchField<[E]>, isComplete: Bool = true
  ) throws {
    let position = nextList()
    switch value {
    case .absent: break
    case .null: link(relation, .cleared, position)
    case .value(let entries):
      var targets: [SyncRowKey] = []
      targets.reserveCapacity(entries.count)
      for (index, entry) in entries.enumerated() {
        if let key = try nested(entry, relation, index: index) { targets.append(key) }
      }
      link(relation, .targets(targets), position, isComplete: isComplete)
    }
  }

  /// The identity of a row.
  @_spi(Generated) public mutating func identity<T: SyncColumnValue>(_ relation: Int, _ value: PatchField<T>) {
    switch value {
    case .absent: break
    case .null: refer(relation, to: nil)
    case .value(let value):
      guard let key = key(value, relation) else { return }
      refer(relation, to: key)
    }
  }

  /// The same for a type in which an empty string is nil.
  public mutating func identity<T: SyncColumnValue>(_ relation: Int, _ value: PatchField<T?>) {
    identity(relation, Self.flat(value))
  }

  /// The identities of rows.
  ///
  /// - Parameter isComplete: False if the mapping dropped elements of the document.
  @_spi(Generated) public mutating func identities<T: SyncColumnValue, Values: Collection<T>>(
    _ relation: Int, _ value: PatchField<Values>, isComplete: Bool = true
  ) {
    let position = nextList()
    switch value {
    case .absent: break
    case .null: link(relation, .cleared, position)
    case .value(let values):
      var targets: [SyncRowKey] = []
      targets.reserveCapacity(values.count)
      for value in values { if let key = key(value, relation) { targets.append(key) } }
      link(relation, .targets(targets), position, isComplete: isComplete)
    }
  }

  /// The same for a type in which an empty string is nil.
  public mutating func identities<T: SyncColumnValue, Values: Collection<T>>(
    _ relation: Int, _ value: PatchField<Values?>, isComplete: Bool = true
  ) {
    identities(relation, Self.flat(value), isComplete: isComplete)
  }

  /// - Returns: `nil` for an identity that no column can store. It was reported, because a link that is left out may
  ///   be one that is removed.
  private mutating func key(_ value: some SyncColumnValue, _ relation: Int) -> SyncRowKey? {
    if let value = value.storedValue { return SyncRowKey(value) }
    report(.range, relation)
    return nil
  }

  /// Reports a problem of a relation of the current entry.
  private mutating func report(_ kind: SyncEntryProblem.Kind, _ relation: Int) {
    let entity = incoming.tables[frame.table].entity
    var path = incoming.path(of: frame.place)
    path.append(path: entity.relations[relation].path)
    incoming.report(kind, at: path.text, of: entity, entity.relations[relation].name)
  }

  private mutating func nested<E: SyncEntry>(_ entry: E, _ relation: Int, index: Int) throws -> SyncRowKey? {
    let place = Place(index: index, parent: (frame.table, frame.draft, relation))
    let policy = incoming.tables[frame.table].entity.relations[relation].policy
    let isWeak = frame.isWeak || policy == .add
    if E._kvIsFamily { return try addMember(Self.member(of: entry), of: E._kvEntity, at: place, isWeak: isWeak) }
    let target: Int
    if let known = incoming.tables[frame.table].targets[relation] {
      target = known
    } else {
      target = try table(of: E.self)
      incoming.tables[frame.table].targets[relation] = target
    }
    return try add(entry, to: target, at: place, isWeak: isWeak)
  }

  /// Sets a to-one relation: its columns are those of the row.
  private mutating func refer(_ relation: Int, to key: SyncRowKey?) {
    guard case .toOne(let columns) = incoming.tables[frame.table].entity.relations[relation].kind else { return }
    let values = key?.values ?? Array(repeating: .null, count: columns.count)
    for (column, value) in zip(columns, values) {
      incoming.tables[frame.table].drafts[frame.draft].setValue(
        value, column: column, onlyNew: frame.isWeak, frame.precedence)
    }
  }

  /// The position of a list that begins here.
  private mutating func nextList() -> Int {
    lists += 1
    return lists
  }

  private mutating func link(_ relation: Int, _ links: Draft.Links, _ position: Int, isComplete: Bool = true) {
    let statement = Draft.Statement(links: Self.distinct(links), position: position, isComplete: isComplete)
    incoming.tables[frame.table].drafts[frame.draft].link(
      relation, statement, onlyNew: frame.isWeak, frame.precedence)
    if isComplete { return }
    let target = incoming.tables[frame.table].entity.relations[relation].target()
    incoming.incompleteTables.formUnion(target.tables.map(\.name))
  }

  /// A row is linked once, at its first occurrence.
  private static func distinct(_ links: Draft.Links) -> Draft.Links {
    switch links {
    case .cleared: return .cleared
    case .targets(let targets):
      var seen: Set<SyncRowKey> = []
      return .targets(targets.filter { seen.insert($0).inserted })
    }
  }
}
