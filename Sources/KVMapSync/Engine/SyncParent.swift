/// The row under which a document is synchronised: its entries are what one of the row's relations holds.
public struct SyncParent: Sendable {
  let entity: Entity
  let type: ObjectIdentifier
  let key: RowKey
  let relation: String

  /// - Parameters:
  ///   - key: the identity of the row, which must exist.
  ///   - relation: the name of a relation to many, whose policy holds.
  public init<Parent: Synchronizable>(_ type: Parent.Type, _ key: RowKey, _ relation: String) {
    entity = Parent.entity
    self.type = ObjectIdentifier(Parent.SyncEntry.self)
    self.key = key
    self.relation = relation
  }

  /// The number of the relation.
  ///
  /// - Throws: `SyncError.unknownRelation` where it is none to many, or leads elsewhere.
  func relationIndex(to target: Entity) throws -> Int {
    guard let index = entity.relations.firstIndex(where: { $0.name == relation && $0.isToMany }),
      entity.relations[index].target().name == target.name
    else { throw SyncError.unknownRelation(relation, of: entity.name) }
    return index
  }
}
