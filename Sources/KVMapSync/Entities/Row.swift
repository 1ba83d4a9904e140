/// One row: a value for each column of its entity, in their order.
public struct Row: Sendable, Hashable {
  public var values: [StoredValue]

  public init(_ values: [StoredValue]) { self.values = values }

  /// The identity of the row.
  public func key(of entity: Entity) -> RowKey {
    if entity.identity.count == 1, let column = entity.identity.first { return RowKey(values[column]) }
    return RowKey(entity.identity.map { values[$0] })
  }
}

/// The differences between a row and its contents in a document.
public struct RowChange: Sendable, Hashable {
  public let key: RowKey
  /// Indices in the entity's columns, ascending, and their new values; never empty.
  public let values: [(column: Int, value: StoredValue)]

  public init(key: RowKey, values: [(column: Int, value: StoredValue)]) {
    self.key = key
    self.values = values
  }

  public static func == (left: RowChange, right: RowChange) -> Bool {
    left.key == right.key && left.values.elementsEqual(right.values) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    for value in values {
      hasher.combine(value.column)
      hasher.combine(value.value)
    }
  }
}

/// The target rows of one row's to-many relation, in order.
public struct RowLinks: Sendable, Hashable {
  public let owner: RowKey
  public var targets: [RowKey]

  public init(owner: RowKey, targets: [RowKey]) {
    self.owner = owner
    self.targets = targets
  }
}
