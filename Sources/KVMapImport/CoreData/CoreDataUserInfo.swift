/// The information about documents in the user info of an attribute or a relation: the keys of Sync, and their
/// older equivalents.
struct CoreDataUserInfo {
  /// Whether the attribute is the identity of its entity, or a part of it.
  let isPrimaryKey: Bool
  /// The document's key, or a path with dots.
  let remoteKey: String?
  /// Whether it is omitted when an object is written.
  var isNotExported: Bool
  /// The class of a value transformer.
  let valueTransformer: String?

  init(_ entries: [CoreDataUserInfoEntry]) {
    isPrimaryKey = Self.value(of: "isPrimaryKey", in: entries).map(Self.isTrue) ?? false
    remoteKey = Self.value(of: "remoteKey", in: entries) ?? entries.first { $0.key == "mapper.remote.key" }?.value
    // Any value counts, even an empty one.
    isNotExported = Self.value(of: "nonExportable", in: entries) != nil
    valueTransformer = Self.value(of: "valueTransformer", in: entries)
  }

  private static func value(of name: String, in entries: [CoreDataUserInfoEntry]) -> String? {
    ["sync.", "hyper."].lazy.compactMap { prefix in entries.first { $0.key == prefix + name }?.value }.first
  }

  private static func isTrue(_ text: String) -> Bool { ["YES", "TRUE", "1"].contains(text.uppercased()) }
}
