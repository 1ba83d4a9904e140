/// How a property's type refers to rows of other entities.
struct RelationShape {
  var target: MappingID
  var isToMany: Bool
  var isOrdered: Bool

  /// - Returns: `nil` when a value of the type is stored in the row itself.
  init?(_ type: ValueType, isEntity: (MappingID) -> Bool) {
    switch type.presentType {
    case .mapping(let id):
      guard isEntity(id) else { return nil }
      self.init(target: id, isToMany: false, isOrdered: false)
    case .array(.mapping(let id)), .lazyArray(.mapping(let id)):
      guard isEntity(id) else { return nil }
      self.init(target: id, isToMany: true, isOrdered: true)
    case .set(.mapping(let id)):
      guard isEntity(id) else { return nil }
      self.init(target: id, isToMany: true, isOrdered: false)
    case .scalar, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      return nil
    }
  }

  private init(target: MappingID, isToMany: Bool, isOrdered: Bool) {
    self.target = target
    self.isToMany = isToMany
    self.isOrdered = isOrdered
  }
}

extension ValueType {
  /// The type without `?` and `Field`.
  var presentType: ValueType {
    switch self {
    case .optional(let inner), .field(let inner): inner.presentType
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray:
      self
    }
  }

  /// For a property that holds identities: the type of one, and whether there may be several.
  var identities: (type: ValueType, isToMany: Bool, isOrdered: Bool) {
    switch presentType {
    case .array(let element), .lazyArray(let element): (element, true, true)
    case .set(let element): (element, true, false)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .dictionary, .optional, .field:
      (presentType, false, false)
    }
  }

  /// The column that stores a value of the type unchanged; `nil` when it is stored in encoded form.
  var columnType: Entity.ColumnType? {
    guard case .scalar(let scalar) = self else { return nil }
    switch scalar {
    case .bool: return .bool
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: return .integer
    case .float, .double: return .real
    case .decimal, .string, .character, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale: return .text
    case .date: return .date
    case .data: return .bytes
    case .coordinate, .value, .object: return nil
    }
  }

  /// The column that stores an identity of a type that Swift declares: that of the text or number from which a
  /// transformer makes it.
  func writtenColumnType(_ conversion: Conversion) -> Entity.ColumnType? {
    guard case .foreign = presentType else { return nil }
    var conversion = conversion
    while case .optional(let wrapped, _) = conversion { conversion = wrapped }
    guard case .pipeline(let pipeline) = conversion, case .scalar(let scalar, _) = pipeline.input else { return nil }
    switch ValueType.scalar(scalar).columnType {
    case .integer: return .integer
    case .text: return .text
    case .bool, .real, .bytes, .date, .json, nil: return nil
    }
  }

  /// Whether its values say which of two versions of a row is newer.
  var isStamp: Bool {
    guard case .scalar(let scalar) = self else { return false }
    switch scalar {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal,
      .date, .day:
      return true
    case .bool, .string, .character, .url, .uuid, .data, .coordinate, .value, .object, .duration, .zoned, .timeZone,
      .locale:
      return false
    }
  }

  /// Whether it can be the identity of a row.
  var isIdentity: Bool {
    switch presentType {
    case .scalar: presentType.columnType != nil
    case .enumeration: true
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      false
    }
  }
}
