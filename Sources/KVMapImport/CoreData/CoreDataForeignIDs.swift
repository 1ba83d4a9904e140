import KVMapSema

/// The properties for identities of the targets of relations: documents of Rails-like back ends have `author_id`
/// and `tags_ids` (Sync) or `tag_ids` (Rails) next to the objects, or in their place.
struct CoreDataForeignIDs {
  private let entities: CoreDataEntities

  init(_ entities: CoreDataEntities) { self.entities = entities }

  /// - Parameter policy: how the relation is kept in a store.
  /// - Returns: `nil` if documents cannot name the relation this way, or the model uses that name for something else.
  func property(
    of relation: CoreDataRelationship, in entity: CoreDataEntity, policy: String
  ) -> ImportedProperty? {
    let userInfo = CoreDataUserInfo(relation.userInfo)
    // A custom key contains objects: Sync found out only at run time whether it had a scalar instead.
    guard userInfo.remoteKey == nil, !CoreDataIdentity.attributes(of: entity).isEmpty,
      let target = entities[relation.destination], let type = identityType(of: target)
    else { return nil }
    let name = relation.name + (relation.isToMany ? "IDs" : "ID")
    let names = relation.isToMany ? [relation.name] + singular(relation.name) : [relation.name]
    let keys = names.flatMap { Self.keys(of: $0, isToMany: relation.isToMany) }
    guard !isTaken(name, keys, in: entity) else { return nil }
    return ImportedProperty(
      name: name, type: relation.isToMany ? "[\(type)]" : "\(type)?",
      source: source(of: name, keys, isRead: relation.isToMany || userInfo.isNotExported),
      defaultValue: relation.isToMany ? "[]" : nil, policy: "\(policy)(\(relation.name))")
  }

  /// With several identities, it would be ambiguous which one a single value is.
  private func identityType(of entity: CoreDataEntity) -> String? {
    let names = CoreDataIdentity.attributes(of: entity)
    guard names.count == 1, let attribute = entity.attributes.first(where: { names.contains($0.name) }),
      CoreDataUserInfo(attribute.userInfo).valueTransformer == nil
    else { return nil }
    let type = CoreDataAttributeType(rawValue: attribute.type)
    switch type {
    case .integer16, .integer32, .integer64, .string, .uuid: return type?.name
    case .decimal, .double, .float, .boolean, .date, .binary, .uri, .transformable, nil: return nil
    }
  }

  /// In snake case and in camel case.
  private static func keys(of name: String, isToMany: Bool) -> [String] {
    [
      KeyStyle.snakeCase.key(for: name) + (isToMany ? "_ids" : "_id"),
      KeyStyle.camelCase.key(for: name) + (isToMany ? "Ids" : "Id"),
    ]
  }

  /// The singular that Rails uses; nothing for a name that does not look like a plural.
  private func singular(_ name: String) -> [String] {
    if name.hasSuffix("ies"), name.count > 4 { return [name.dropLast(3) + "y"] }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 1 ? [String(name.dropLast())] : []
  }

  /// Arrays are read-only: writing an empty one would clear the relation.
  private func source(of name: String, _ keys: [String], isRead: Bool) -> ImportedSource {
    let paths = keys.map { [$0] }
    if isRead { return .onlyRead(paths) }
    return paths == CoreDataKeys.styled(name) ? .byStyle : .paths(paths)
  }

  private func isTaken(_ name: String, _ keys: [String], in entity: CoreDataEntity) -> Bool {
    let members = entity.attributes.map { ($0.name, $0.userInfo) } + entity.relationships.map { ($0.name, $0.userInfo) }
    return members.contains { member, userInfo in
      if member == name { return true }
      let paths: [[String]]
      switch CoreDataKeys.source(of: member, in: entity.name, CoreDataUserInfo(userInfo)) {
      case .byStyle?: paths = CoreDataKeys.styled(member)
      case .paths(let given)?, .onlyRead(let given)?: paths = given
      // This is reported for the member; of a model, there are no others.
      case nil, .onlyWritten?, .rest?, .element?, .gathered?, .gatheredPrefix?: paths = []
      }
      return paths.contains { $0.first.map(keys.contains) ?? false }
    }
  }
}
