import KVMapSema

extension NumberSchema {
  func intersection(_ other: NumberSchema) -> NumberSchema {
    var both = self
    both.isInteger = isInteger || other.isInteger
    both.minimum = Self.pick(minimum, other.minimum, larger: true)
    both.maximum = Self.pick(maximum, other.maximum, larger: false)
    both.exclusiveMinimum = Self.pick(exclusiveMinimum, other.exclusiveMinimum, larger: true)
    both.exclusiveMaximum = Self.pick(exclusiveMaximum, other.exclusiveMaximum, larger: false)
    both.multipleOf = multipleOf ?? other.multipleOf
    both.format = format ?? other.format
    return both
  }

  private static func pick(_ left: String?, _ right: String?, larger: Bool) -> String? {
    guard let left, let right else { return left ?? right }
    return JSONNumber.isLess(left, right) == larger ? right : left
  }
}

extension TextSchema {
  /// - Returns: `nil` if it takes two schemas to say it.
  func intersection(_ other: TextSchema) -> TextSchema? {
    func one<T: Equatable>(_ left: T?, _ right: T?) -> T?? {
      left == nil || right == nil || left == right ? .some(left ?? right) : nil
    }
    guard let pattern = one(pattern, other.pattern), let format = one(format, other.format),
      let encoding = one(contentEncoding, other.contentEncoding),
      let media = one(contentMediaType, other.contentMediaType), let content = one(content, other.content)
    else { return nil }
    return TextSchema(
      minimumLength: [minimumLength, other.minimumLength].compactMap(\.self).max(),
      maximumLength: [maximumLength, other.maximumLength].compactMap(\.self).min(), pattern: pattern, format: format,
      contentEncoding: encoding, contentMediaType: media, content: content)
  }
}

extension ArraySchema {
  func intersection(_ other: ArraySchema) -> ArraySchema {
    var both = ArraySchema()
    for index in 0..<max(first.count, other.first.count) {
      both.first.append(element(index).intersection(other.element(index)))
    }
    both.others = Schema.both(others, other.others)
    both.minimumCount = [minimumCount, other.minimumCount].compactMap(\.self).max()
    both.maximumCount = [maximumCount, other.maximumCount].compactMap(\.self).min()
    both.isUnique = isUnique || other.isUnique
    both.contained = contained + other.contained.filter { !contained.contains($0) }
    return both
  }

  /// What holds for one element.
  func element(_ index: Int) -> Schema { first.indices.contains(index) ? first[index] : others ?? .anything }
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

extension Schema {
  /// What satisfies both, where `nil` is no restriction.
  fileprivate static func both(_ left: Schema?, _ right: Schema?) -> Schema? {
    guard let left, let right else { return left ?? right }
    return left.intersection(right)
  }
}
