/// The contents of one row in a document, collected from all its occurrences.
struct Draft: Sendable {
  /// The required contents of one to-many relation.
  enum Links: Sendable {
    /// null
    case cleared
    case targets([SyncRowKey])
  }

  /// The contents from occurrences with the same permissions.
  struct Content: Sendable {
    /// By column; `nil` if absent in the document.
    var values: [SyncStoredValue?]
    /// By relation.
    var links: [Int: Links] = [:]
  }

  let key: SyncRowKey
  /// The first occurrence of the row in the document, for problems.
  let place: Place
  /// Contents that may insert and update the row.
  var full: Content?
  /// Contents that may only insert it: from relations with the policy `add`.
  var onlyNew: Content?

  init(key: SyncRowKey, place: Place) {
    self.key = key
    self.place = place
  }

  /// Adds the contents of another occurrence; on contradiction, the later one wins.
  mutating func add(_ values: [SyncStoredValue?], onlyNew isWeak: Bool) {
    if isWeak { Self.add(values, to: &onlyNew) } else { Self.add(values, to: &full) }
  }

  private static func add(_ values: [SyncStoredValue?], to content: inout Content?) {
    guard content != nil else { return content = Content(values: values) }
    for (column, value) in values.enumerated() {
      if let value { content?.values[column] = value }
    }
  }

  mutating func link(_ relation: Int, _ links: Links, onlyNew isWeak: Bool) {
    if isWeak { onlyNew?.links[relation] = links } else { full?.links[relation] = links }
  }

  mutating func setValue(_ value: SyncStoredValue, column: Int, onlyNew isWeak: Bool) {
    if isWeak { onlyNew?.values[column] = value } else { full?.values[column] = value }
  }

  /// The contents of the row's relations, once it is known whether the row is new.
  func links(isNew: Bool) -> [Int: Links] {
    guard isNew, let weak = onlyNew?.links else { return full?.links ?? [:] }
    return weak.merging(full?.links ?? [:]) { _, full in full }
  }
}

/// The location of an entry in a document, without the text of the path: there is one per entry, and hardly any is
/// ever shown.
struct Place: Sendable {
  /// The position of the entry in its list; -1 if it is not in a list.
  var index: Int
  /// The enclosing entry, by its table and draft, and the relation that contains this entry.
  var parent: (table: Int, draft: Int, relation: Int)?
}
