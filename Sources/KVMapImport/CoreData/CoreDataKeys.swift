import KVMapSema

/// The keys of an entity's properties in the documents of a Rails-like back end.
///
/// A key is the property's name in snake case or in camel case, unless the model gives one (`remoteKey`). Some names
/// never occur in a document, because Core Data or Swift reserves the document's word.
enum CoreDataKeys {
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - entity: The name of the entity that declares it.
  ///   - userInfo: The user info of the property.
  /// - Returns: `nil` if the given key is not a path.
  static func source(of name: String, in entity: String, _ userInfo: CoreDataUserInfo) -> ImportedSource? {
    guard let remoteKey = userInfo.remoteKey else {
      return source(of: conventional(name, in: entity), isRead: userInfo.isNotExported, of: name)
    }
    let path = remoteKey.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !path.contains("") else { return nil }
    return source(of: [path], isRead: userInfo.isNotExported, of: name)
  }

  /// - Parameter paths: `nil` for the keys given by the file's style.
  private static func source(of paths: [[String]]?, isRead: Bool, of name: String) -> ImportedSource {
    isRead ? .onlyRead(paths ?? styled(name)) : paths.map(ImportedSource.paths) ?? .byStyle
  }

  /// The keys given by the file's style, for a rule that has to name them.
  static func styled(_ name: String) -> [[String]] {
    let (snake, camel) = (KeyStyle.snakeCase.key(for: name), KeyStyle.camelCase.key(for: name))
    return snake == camel ? [[snake]] : [[snake], [camel]]
  }

  /// The keys of names that differ by convention from the document's; `nil` for any other name.
  private static func conventional(_ name: String, in entity: String) -> [[String]]? {
    switch name {
    case "remoteID": [["id"]]
    case "createdDate": [["created_at"], ["createdAt"]]
    case "updatedDate": [["updated_at"], ["updatedAt"]]
    default: reserved(name, in: entity).map { [[$0]] }
    }
  }

  /// The property `userType` of an entity `User` is `type` in the document.
  private static func reserved(_ name: String, in entity: String) -> String? {
    let prefix = entity.prefix(1).lowercased() + entity.dropFirst()
    return ["type", "description", "signed"].first { name == prefix + $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
