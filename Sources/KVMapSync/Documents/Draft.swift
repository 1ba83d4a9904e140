/// The contents of one row in a document, collected from all its occurrences.
struct Draft: Sendable {
  /// The required contents of one to-many relation.
  enum Links: Sendable {
    /// null
    case cleared
    case targets([SyncRowKey])
  }

  /// A list of the document, as the contents of a relation.
  struct Statement: Sendable {
    var links: Links
    /// The position of its beginning among all lists of the document: of two owners the later list has the row.
    var position: Int
    /// False if the mapping dropped elements, so that the targets are not all that the document has.
    var isComplete = true
  }

  /// Where the document has a row, if that matters for whether it is inserted.
  enum Ownership: Sendable {
    /// Only in entries that are older than another one of the same row, so that they do not apply.
    case none
    /// Only in these rows, which own it.
    case one(DraftPosition)
    case several([DraftPosition])
    /// Also where nothing owns it: at the top level, or in a relation that only links.
    case free
  }

  /// How an occurrence relates to the earlier ones of the same row.
  enum Precedence: Sendable {
    /// On contradiction, it wins.
    case later
    /// It only adds what is absent so far: the earlier ones have a stamp, and it has none.
    case addition
    /// It is older, and ignored.
    case older
  }

  /// The contents from occurrences with the same permissions.
  struct Content: Sendable {
    /// By column; `nil` if absent in the document.
    var values: [SyncStoredValue?]
    /// By relation.
    var links: [Int: Statement] = [:]

    /// How new it is, if the document says so.
    func stamp(of entity: SyncEntity) -> SyncStoredValue? {
      guard let stamp = entity.stamp, let value = values[stamp], !value.isNull else { return nil }
      return value
    }

    /// Whether the document says that the row is deleted.
    func isDeleted(in entity: SyncEntity) -> Bool {
      guard let tombstone = entity.tombstone else { return false }
      return values[tombstone] == .bool(true)
    }
  }

  let key: SyncRowKey
  /// The first occurrence of the row in the document, for problems.
  let place: Place
  /// The position of its class among those that share the table.
  private(set) var classIndex = 0
  /// The columns whose values in the document cannot be written.
  var unwritten: Set<Int> = []
  /// Contents that may insert and update the row.
  var full: Content?
  /// Contents that may only insert it: from relations with the policy `add`.
  var onlyNew: Content?
  private(set) var ownership = Ownership.none

  init(key: SyncRowKey, place: Place) {
    self.key = key
    self.place = place
  }

  /// Before the contents of an occurrence of another class: a column that one of both lacks is null, as if the row had
  /// been written as each of them in turn.
  mutating func change(toClass index: Int, of entity: SyncEntity) {
    guard index != classIndex else { return }
    defer { classIndex = index }
    for column in entity.columns.indices
    where !entity.hasColumn(column, inClass: classIndex) || !entity.hasColumn(column, inClass: index) {
      full?.values[column] = .some(.null)
      onlyNew?.values[column] = .some(.null)
    }
  }

  /// How another occurrence relates to the contents so far.
  func precedence(of values: [SyncStoredValue?], onlyNew isWeak: Bool, in entity: SyncEntity) -> Precedence {
    guard let stamp = entity.stamp, let known = (isWeak ? onlyNew : full)?.stamp(of: entity) else { return .later }
    guard let value = values[stamp], !value.isNull else { return .addition }
    return known.isNewer(than: value) ? .older : .later
  }

  mutating func add(
    _ values: [SyncStoredValue?], of entity: SyncEntity, onlyNew isWeak: Bool, _ precedence: Precedence = .later
  ) {
    if isWeak {
      Self.add(values, of: entity, to: &onlyNew, precedence)
    } else {
      Self.add(values, of: entity, to: &full, precedence)
    }
  }

  private static func add(
    _ values: [SyncStoredValue?], of entity: SyncEntity, to content: inout Content?, _ precedence: Precedence
  ) {
    let new = Content(values: values)
    guard let known = content else { return content = new }
    switch precedence {
    case .later:
      // A newer version that does not say that it is deleted is not.
      if let tombstone = entity.tombstone, let stamp = new.stamp(of: entity),
        stamp.isNewer(than: known.stamp(of: entity) ?? .null)
      {
        content?.values[tombstone] = nil
      }
      for (column, value) in values.enumerated() { if let value { content?.values[column] = value } }
    case .addition:
      for (column, value) in values.enumerated() {
        if let value, content?.values[column] == nil { content?.values[column] = value }
      }
    case .older: break
    }
  }

  /// Notes an occurrence of the row.
  ///
  /// - Parameter owner: the row whose entry contains it, if that owns it.
  mutating func occur(in owner: DraftPosition?) {
    guard let owner else { return ownership = .free }
    switch ownership {
    case .none: ownership = .one(owner)
    case .one(let first): if first != owner { ownership = .several([first, owner]) }
    case .several(var owners):
      // So that the array is not copied.
      ownership = .none
      owners.append(owner)
      ownership = .several(owners)
    case .free: break
    }
  }

  mutating func link(_ relation: Int, _ links: Statement, onlyNew isWeak: Bool, _ precedence: Precedence) {
    if isWeak { onlyNew?.link(relation, links, precedence) } else { full?.link(relation, links, precedence) }
  }

  mutating func setValue(_ value: SyncStoredValue, column: Int, onlyNew isWeak: Bool, _ precedence: Precedence) {
    if isWeak { onlyNew?.set(value, column, precedence) } else { full?.set(value, column, precedence) }
  }

  /// The contents of the row's relations, once it is known whether the row is new.
  func links(isNew: Bool) -> [Int: Statement] {
    guard isNew, let weak = onlyNew?.links else { return full?.links ?? [:] }
    return weak.merging(full?.links ?? [:]) { _, full in full }
  }
}

extension Draft.Content {
  fileprivate mutating func link(_ relation: Int, _ new: Draft.Statement, _ precedence: Draft.Precedence) {
    if precedence == .later || precedence == .addition && links[relation] == nil { links[relation] = new }
  }

  fileprivate mutating func set(_ value: SyncStoredValue, _ column: Int, _ precedence: Draft.Precedence) {
    if precedence == .later || precedence == .addition && values[column] == nil { values[column] = value }
  }
}

/// A draft among those of all tables.
struct DraftPosition: Sendable, Hashable {
  var table: Int
  var draft: Int
}

/// The location of an entry in a document, without the text of the path: there is one per entry, and hardly any is
/// ever shown.
struct Place: Sendable {
  /// The position of the entry in its list; -1 if it is not in a list.
  var index: Int
  /// The enclosing entry, by its table and draft, and the relation that contains this entry.
  var parent: (table: Int, draft: Int, relation: Int)?
}
