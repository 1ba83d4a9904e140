/// The row under which a document is synchronised: its entries are the contents of one of the row's relations.
public struct SyncParent: Sendable {
  let entity: SyncEntity
  let type: ObjectIdentifier
  let key: SyncRowKey
  let relation: String

  /// - Parameters:
  ///   - type: the type of the row.
  ///   - key: the identity of the row, which must exist.
  ///   - relation: the name of a to-many relation, whose policy applies.
  public init<Parent: Synchronizable>(_ type: Parent.Type, _ key: SyncRowKey, _ relation: String) {
    entity = Parent.entity
    self.type = ObjectIdentifier(Parent._kvEntryType._kvTable)
    self.key = key
    self.relation = relation
  }

  /// The index of the relation.
  ///
  /// - Throws: `SyncError.unknownRelation` if it is not a to-many relation, or has another target.
  func relationIndex(to target: SyncEntity) throws -> Int {
    guard let index = entity.relations.firstIndex(where: { $0.name == relation && $0.isToMany }),
      entity.relations[index].holds(target)
    else { throw SyncError.unknownRelation(relation, of: entity.name) }
    return index
  }
}

extension SyncRelationship {
  /// Whether it holds rows of the entity.
  fileprivate func holds(_ entity: SyncEntity) -> Bool {
    let target = target()
    return target.name == entity.name || target.tables.contains { $0.name == entity.name }
  }
}
