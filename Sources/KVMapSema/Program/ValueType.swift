/// A Swift type that a property may have.
package enum ValueType: Sendable, Hashable {
  case scalar(Scalar)
  case mapping(MappingID)
  /// A generic type and its arguments.
  indirect case generic(MappingID, [ValueType])
  /// A type parameter of the enclosing generic mapping.
  case parameter(Int)
  case enumeration(EnumerationID)
  case union(UnionID)
  /// A Swift type that is not mapped by any file of the compilation.
  case foreign(ForeignTypeID)
  indirect case optional(ValueType)
  indirect case array(ValueType)
  indirect case set(ValueType)
  indirect case dictionary(key: ValueType, value: ValueType)
  /// `Field<T>`
  indirect case field(ValueType)
  /// `LazyDecodedArray<T>`, the type of a property with `@lazy`.
  indirect case lazyArray(ValueType)

  package var isOptional: Bool {
    switch self {
    case .optional: true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .field,
      .lazyArray:
      false
    }
  }

  /// Whether it distinguishes an absent key, null and a value.
  package var isField: Bool {
    switch self {
    case .field: true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .lazyArray:
      false
    }
  }
}

/// The language's built-in types. The raw value is the name, in `.kvmap` files and in Swift.
package enum Scalar: String, Sendable, Hashable, CaseIterable {
  case bool = "Bool"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case float = "Float"
  case double = "Double"
  case decimal = "Decimal"
  case string = "String"
  case character = "Character"
  case date = "Date"
  case url = "URL"
  case uuid = "UUID"
  /// `KVMap.Day`: a date of the calendar, without time and zone.
  case day = "Day"
  /// Swift's `Duration`.
  case duration = "Duration"
  /// `KVMap.ZonedDate`: an instant with its offset from UTC.
  case zoned = "Zoned"
  case timeZone = "TimeZone"
  case locale = "Locale"
  case data = "Data"
  /// `KVMap.GeographicCoordinate`, in degrees. Without a transformer, it is an object with `latitude` and `longitude`.
  case coordinate = "Coordinate"
  /// Any tree, preserved as it is.
  case value = "Value"
  /// Any keyed tree, preserved as it is.
  case object = "Object"

  /// Whether a declaration of that name hides it: files that are older than the type may have such a declaration.
  var canBeHidden: Bool {
    switch self {
    case .day, .duration, .zoned, .timeZone, .locale: true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .string, .character, .date, .url, .uuid, .data, .coordinate, .value, .object:
      false
    }
  }
}

extension Scalar {
  package var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
    case .float, .double, .decimal, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      false
    }
  }

  package var isNumber: Bool { isInteger || self == .float || self == .double || self == .decimal }
}
