/// Objects. `nil` stands for no restriction.
package struct ObjectSchema: Sendable, Hashable {
  package struct Member: Sendable, Hashable {
    package var key: String
    package var schema: Schema
    package var isRequired: Bool
  }

  package var members: [Member] = []
  /// The values of keys that `members` does not have.
  package var others: Schema?
  /// Every key, as a string.
  package var keys: Schema?
  package var minimumCount: Int?
  package var maximumCount: Int?

  /// - Complexity: Linear in the number of members.
  subscript(key: String) -> Member? {
    members.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// An object with one member.
  static func with(_ key: String, _ schema: Schema, isRequired: Bool = true) -> Schema {
    .object(ObjectSchema(members: [Member(key: key, schema: schema, isRequired: isRequired)]))
  }
}
