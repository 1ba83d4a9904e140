/// What writes a member of an object, or several. Keys have quotes and colon.
package indirect enum EncodingInstruction: Sendable, Hashable {
  case property(MemberEncoding)
  /// The part of a captured property under these keys, which are separated by tabs; omitted if there is none.
  case gathered(key: String, property: Int, keys: String)
  /// An intermediate object; omitted if all of its members are.
  case object(key: String, [EncodingInstruction])
  /// An intermediate array; omitted if none of the properties is there. With `nil` it always is written.
  case array(key: String, ArrayEncoding, presence: [PropertyPresence]?)
  case selection(key: String, [SelectionEncoding], presence: [PropertyPresence]?)
  /// A key and its value, with its comma.
  case constant(String)
  /// An array of objects that have the elements of properties as members.
  case projection(key: String, [ColumnEncoding])
  /// The keys that no rule takes, except those of the text, which are separated by tabs.
  case rest(PropertyEncoding, except: String)
  /// The same, as elements of an array.
  case memberList(PropertyEncoding, except: String)
}

/// A member whose value is that of a property.
package struct MemberEncoding: Sendable, Hashable {
  package var key: String
  package var property: PropertyEncoding
  package var form: Form

  package enum Form: Sendable, Hashable {
    /// Key and value in one call, which omits nil with `ifPresent`.
    case call(WriterFunction, ifPresent: Bool)
    /// Key and array in one call.
    case arrayCall(ElementsEncoding)
    /// The contents of an optional, which is null or omitted if it is nil.
    case optional(ValueEncoding, writesNull: Bool)
    /// The contents of a field, which is omitted if it is absent.
    case field(ValueEncoding)
    case value
  }
}

/// The elements of properties that are members of the elements of an array.
package struct ColumnEncoding: Sendable, Hashable {
  package var key: String
  package var capture: CaptureEncoding
}

/// An array whose elements keep their positions. Those without a value at its end are omitted.
package struct ArrayEncoding: Sendable, Hashable {
  /// The elements up to the last that always has a value.
  package var elements: [ElementEncoding]
  /// Those after them.
  package var trailing: [ElementEncoding]
  /// The property whose elements follow.
  package var rest: PropertyEncoding?
}

/// An element of an array.
package struct ElementEncoding: Sendable, Hashable {
  package var content: Content
  /// The condition under which it is not null; `nil` if it never is, or decides by itself.
  package var presence: [PropertyPresence]?
  /// The properties of which one makes the array reach to it; for a part of a captured property, that part decides.
  package var properties: [PropertyPresence]

  package indirect enum Content: Sendable, Hashable {
    /// Null if it is omitted.
    case property(PropertyEncoding)
    /// The part of a captured property under these keys, which are separated by tabs; null if there is none.
    case gathered(property: Int, keys: String)
    case object([EncodingInstruction])
    case array(ArrayEncoding)
    case selection([SelectionEncoding])
    /// With its comma.
    case constant(String)
    case null
  }
}

/// An element that is written with what its selector asks for.
package struct SelectionEncoding: Sendable, Hashable {
  /// The condition under which it is written; `nil` if that of the array is enough.
  package var presence: [PropertyPresence]?
  package var content: Content

  package enum Content: Sendable, Hashable {
    case object([EncodingInstruction])
    /// A value that is the whole element, with these members in front of its own. `unlessOwn` has them again, separated
    /// by tabs, if the value may have some of them among its own keys: those are not repeated.
    case led(String, ElementEncoding, unlessOwn: String?)
  }
}
