import KVMapSema

/// The properties that hold identities of what relations lead to: documents of Rails-like back ends have `author_id`
/// and `tags_ids` (Sync) or `tag_ids` (Rails) beside the objects, or in their place.
struct CoreDataForeignIDs {
  private let entities: CoreDataEntities

  init(_ entities: CoreDataEntities) { self.entities = entities }

  /// - Parameter policy: how the relation is kept in a store.
  /// - Returns: `nil` where documents cannot name the relation so, or the model has something else under that name.
  func property(
    of relation: CoreDataRelationship, in entity: CoreDataEntity, policy: String
  ) -> ImportedProperty? {
    let userInfo = CoreDataUserInfo(relation.userInfo)
    // A key of its own is one of objects: whether a scalar stood there instead, Sync found out when it read.
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

  /// Of several identities nobody could say which one a single value is.
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

  /// What Rails calls one of several; nothing for a name that does not look like a plural.
  private func singular(_ name: String) -> [String] {
    if name.hasSuffix("ies"), name.count > 4 { return [name.dropLast(3) + "y"] }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 1 ? [String(name.dropLast())] : []
  }

  /// Arrays are only read: an empty one that was written would say that the relation leads nowhere.
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
      // That is told of the member.
      case nil: paths = []
      }
      return paths.contains { $0.first.map(keys.contains) ?? false }
    }
  }
}
