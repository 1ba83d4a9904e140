/// What a document says of one row, from all the places where it speaks of it.
struct Draft: Sendable {
  /// What one relation to many is to hold.
  enum Links: Sendable {
    /// null
    case cleared
    case targets([RowKey])
  }

  /// What may be done with what was said.
  struct Content: Sendable {
    /// By column; `nil` where the document is silent.
    var values: [StoredValue?]
    /// By relation.
    var links: [Int: Links] = [:]
  }

  let key: RowKey
  /// Where the document speaks of the row for the first time, for problems.
  let place: Place
  /// What may insert and update the row.
  var full: Content?
  /// What may insert it only: said under a relation with the policy `add`.
  var onlyNew: Content?

  init(key: RowKey, place: Place) {
    self.key = key
    self.place = place
  }

  /// Adds what another place says: of what contradicts, the later holds.
  mutating func add(_ values: [StoredValue?], onlyNew isWeak: Bool) {
    if isWeak { Self.add(values, to: &onlyNew) } else { Self.add(values, to: &full) }
  }

  private static func add(_ values: [StoredValue?], to content: inout Content?) {
    guard content != nil else { return content = Content(values: values) }
    for (column, value) in values.enumerated() {
      if let value { content?.values[column] = value }
    }
  }

  mutating func link(_ relation: Int, _ links: Links, onlyNew isWeak: Bool) {
    if isWeak { onlyNew?.links[relation] = links } else { full?.links[relation] = links }
  }

  mutating func setValue(_ value: StoredValue, column: Int, onlyNew isWeak: Bool) {
    if isWeak { onlyNew?.values[column] = value } else { full?.values[column] = value }
  }

  /// What holds for the row's relations, once it is known whether it is new.
  func links(isNew: Bool) -> [Int: Links] {
    guard isNew, let weak = onlyNew?.links else { return full?.links ?? [:] }
    return weak.merging(full?.links ?? [:]) { _, full in full }
  }
}

/// Where in a document something stands, without the text of the path: there are as many as entries, and hardly one is
/// ever shown.
struct Place: Sendable {
  /// The position of the entry in its list; -1 where it stands alone.
  var index: Int
  /// The entry around it, by its table and draft, and the relation that leads here.
  var parent: (table: Int, draft: Int, relation: Int)?
}
