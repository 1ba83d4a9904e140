/// The value of `= …`, checked against the type of its property.
package indirect enum DefaultValue: Sendable, Hashable {
  case bool(Bool)
  /// Digits in Swift syntax, known to fit the type.
  case integer(String)
  /// Known to be finite in the type.
  case floating(String)
  case decimal(String)
  case string(String)
  case character(Character)
  /// Seconds since 1970-01-01T00:00:00Z, and the text as written.
  case date(secondsSince1970: Double, text: String)
  case url(String)
  case day(year: Int, month: Int, day: Int)
  /// Both have the same sign.
  case duration(seconds: Int64, attoseconds: Int64)
  /// Seconds since 1970-01-01T00:00:00Z, seconds east of UTC, and the text as written.
  case zoned(secondsSince1970: Double, offset: Int, text: String)
  /// An identifier that Foundation knows.
  case timeZone(String)
  case locale(String)
  /// In upper case, with dashes.
  case uuid(String)
  case data([UInt8])
  /// `nil`
  case none
  /// The elements of an array or a set.
  case elements([DefaultValue])
  case entries([Entry])
  /// A default of type `Value` or `Object`, as a tree.
  case tree(Tree)
  /// A case of an enumeration: a position in its cases, and the payload of the `else` case.
  case enumerationCase(EnumerationID, Int, payload: DefaultValue?)
  /// `{}`: what a mapping, with type arguments or without, reads from an empty object. The checker has verified that it
  /// reads it.
  case emptyObject(ValueType)
  /// `swift UUID.init`: a function without parameters, called each time.
  case swift(String)
  /// A case of a union, and its payload, if it has one.
  case unionCase(UnionID, Int, payload: DefaultValue?)

  /// `[]`, `[:]`
  package var isEmptyCollection: Bool { self == .elements([]) || self == .entries([]) }

  /// The same value for all spellings of it: two dates are equal in Swift if they are one moment.
  var withoutSpelling: DefaultValue {
    switch self {
    case .date(let seconds, _): .date(secondsSince1970: seconds, text: "")
    case .zoned(let seconds, let offset, _): .zoned(secondsSince1970: seconds, offset: offset, text: "")
    case .enumerationCase(let id, let index, let payload):
      .enumerationCase(id, index, payload: payload?.withoutSpelling)
    case .bool, .integer, .floating, .decimal, .string, .character, .url, .day, .duration, .timeZone, .locale, .uuid,
      .data, .none, .elements, .entries, .tree, .emptyObject, .swift, .unionCase:
      self
    }
  }

  package struct Entry: Sendable, Hashable {
    package var key: DefaultValue
    package var value: DefaultValue

    package init(key: DefaultValue, value: DefaultValue) {
      self.key = key
      self.value = value
    }
  }

  package indirect enum Tree: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([Tree])
    case object([Member])

    package struct Member: Sendable, Hashable {
      package var key: String
      package var value: Tree

      package init(key: String, value: Tree) {
        self.key = key
        self.value = value
      }
    }
  }
}
