/// One row: a value for each column of its entity, in their order.
public struct SyncRow: Sendable, Hashable {
  public var values: [SyncStoredValue]

  public init(_ values: [SyncStoredValue]) { self.values = values }

  /// The identity of the row.
  public func key(of entity: SyncEntity) -> SyncRowKey {
    if entity.identity.count == 1, let column = entity.identity.first { return SyncRowKey(values[column]) }
    return SyncRowKey(entity.identity.map { values[$0] })
  }
}

/// The differences between a row and its contents in a document.
public struct SyncRowChange: Sendable, Hashable {
  public let key: SyncRowKey
  /// Indices in the entity's columns, ascending, and their new values; never empty.
  public let values: [(column: Int, value: SyncStoredValue)]

  public init(key: SyncRowKey, values: [(column: Int, value: SyncStoredValue)]) {
    self.key = key
    self.values = values
  }

  public static func == (left: SyncRowChange, right: SyncRowChange) -> Bool {
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
public struct SyncRowLinks: Sendable, Hashable {
  public let owner: SyncRowKey
  public var targets: [SyncRowKey]

  public init(owner: SyncRowKey, targets: [SyncRowKey]) {
    self.owner = owner
    self.targets = targets
  }
}
