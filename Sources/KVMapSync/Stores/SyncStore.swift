/// Storage for rows: a database with a small interface that works on many rows at once.
///
/// Each call concerns at most 500 rows, and there is never one call per row.
public protocol SyncStore: Sendable {
  associatedtype Transaction: SyncTransaction

  /// Runs `body` in one transaction: if it throws, everything is unchanged.
  ///
  /// - Returns: what `body` returned, once the transaction is committed.
  func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (inout Transaction) throws -> Result
  ) async throws -> Result
}

/// The operations of a synchronisation on a store, all within one transaction.
public protocol SyncTransaction {
  /// The rows with these identities, in any order; nonexistent ones are omitted.
  mutating func rows(of entity: SyncEntity, keys: [SyncRowKey]) throws -> [SyncRow]

  /// The identities of the rows that match a filter, in any order.
  mutating func keys(of entity: SyncEntity, where filter: SyncRowFilter) throws -> [SyncRowKey]

  /// Inserts rows whose identities are new.
  mutating func insert(_ rows: [SyncRow], into entity: SyncEntity) throws

  /// Changes the given columns of existing rows. Identities never change.
  mutating func update(_ changes: [SyncRowChange], of entity: SyncEntity) throws

  /// Deletes rows, the links of these rows, and the links to them.
  mutating func delete(_ keys: [SyncRowKey], from entity: SyncEntity) throws

  /// The targets of a to-many relation of these rows, each in order; rows without targets may be omitted.
  mutating func links(of relation: SyncRelationship, from entity: SyncEntity, owners: [SyncRowKey]) throws
    -> [SyncRowLinks]

  /// The rows whose to-many relation refers to these targets.
  ///
  /// - Returns: for each owner its targets among the given ones.
  mutating func owners(of relation: SyncRelationship, from entity: SyncEntity, targets: [SyncRowKey]) throws
    -> [SyncRowLinks]

  /// Sets the exact targets of rows, in this order. A target need not exist yet.
  mutating func setLinks(_ links: [SyncRowLinks], of relation: SyncRelationship, from entity: SyncEntity) throws

  /// Empty sets of identities that the store keeps outside of the memory until the end of the transaction, in temporary
  /// tables.
  ///
  /// - Returns: `nil` if it has none. A synchronisation in batches then keeps them in memory.
  mutating func keySets() throws -> (any SyncKeySets)?
}

extension SyncTransaction {
  public mutating func keySets() throws -> (any SyncKeySets)? { nil }
}
