/// Which attributes of an entity are its identity.
enum CoreDataIdentity {
  /// Those that the model marks, otherwise the attribute `id` or `remoteID`, otherwise those of the only uniqueness
  /// constraint.
  ///
  /// - Parameter entity: Inherited attributes are not considered: an identity belongs to the entity that declares it.
  /// - Returns: Names of attributes of this entity.
  static func attributes(of entity: CoreDataEntity) -> Set<String> {
    let names = Set(entity.attributes.map(\.name))
    let marked = Set(entity.attributes.filter { CoreDataUserInfo($0.userInfo).isPrimaryKey }.map(\.name))
    if !marked.isEmpty { return marked }
    if let name = ["id", "remoteID"].first(where: names.contains) { return [name] }
    guard entity.uniquenessConstraints.count == 1, let only = entity.uniquenessConstraints.first else { return [] }
    let constrained = Set(only.constraints.map(\.attribute))
    return constrained.isSubset(of: names) ? constrained : []
  }
}
