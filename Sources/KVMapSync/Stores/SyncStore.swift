/// Where rows are kept: a database behind a small interface that works on many rows at once.
///
/// A store is asked for at most 500 rows in one call, and never once for each row.
public protocol SyncStore: Sendable {
  associatedtype Transaction: SyncTransaction

  /// Runs `body` in one transaction: where it throws, everything is as it was before.
  ///
  /// - Returns: what `body` returned, once the transaction is committed.
  func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (inout Transaction) throws -> Result
  ) async throws -> Result
}

/// The calls that a synchronisation makes of a store, all within one transaction.
public protocol SyncTransaction {
  /// The rows with these identities, in any order; those that there are not are left out.
  mutating func rows(of entity: Entity, keys: [RowKey]) throws -> [Row]

  /// The identities of the rows that a filter means, in any order.
  mutating func keys(of entity: Entity, where filter: RowFilter) throws -> [RowKey]

  /// Inserts rows whose identities are new.
  mutating func insert(_ rows: [Row], into entity: Entity) throws

  /// Changes the named columns of rows that exist. No identity is changed.
  mutating func update(_ changes: [RowChange], of entity: Entity) throws

  /// Deletes rows, the links of these rows, and the links to them.
  mutating func delete(_ keys: [RowKey], from entity: Entity) throws

  /// What these rows lead to by a relation to many, each in its order; those that lead nowhere may be left out.
  mutating func links(of relation: Relation, from entity: Entity, owners: [RowKey]) throws -> [RowLinks]

  /// Which rows lead to these by a relation to many.
  ///
  /// - Returns: for each of these owners the targets among those asked for.
  mutating func owners(of relation: Relation, from entity: Entity, targets: [RowKey]) throws -> [RowLinks]

  /// Makes rows lead to exactly these others, in this order. A target need not exist (yet).
  mutating func setLinks(_ links: [RowLinks], of relation: Relation, from entity: Entity) throws
}
