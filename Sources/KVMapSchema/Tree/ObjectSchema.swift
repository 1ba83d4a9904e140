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

extension ObjectSchema {
  func intersection(_ other: ObjectSchema) -> ObjectSchema {
    var both = ObjectSchema()
    for member in members {
      let (schema, isRequired) = other.member(member.key)
      both.members.append(
        Member(
          key: member.key, schema: member.schema.intersection(schema), isRequired: member.isRequired || isRequired))
    }
    for member in other.members where self[member.key] == nil {
      both.members.append(
        Member(
          key: member.key, schema: member.schema.intersection(others ?? .anything), isRequired: member.isRequired))
    }
    both.others = Schema.both(others, other.others)
    both.keys = Schema.both(keys, other.keys)
    both.minimumCount = [minimumCount, other.minimumCount].compactMap(\.self).max()
    both.maximumCount = [maximumCount, other.maximumCount].compactMap(\.self).min()
    return both
  }

  /// What holds for the value of a key.
  func member(_ key: String) -> (schema: Schema, isRequired: Bool) {
    self[key].map { ($0.schema, $0.isRequired) } ?? (others ?? .anything, false)
  }
}
