package import KVMapSema

/// All that writing a value of one mapping takes, with no decision left.
package struct EncodingCode: Sendable, Hashable {
  /// User-defined functions that are called on a copy of the value, which is then written.
  package var hooks: [String]
  package var output: Output

  package enum Output: Sendable, Hashable {
    /// The property that is the whole value.
    case whole(PropertyEncoding)
    /// An array in place of an object.
    case record(RecordEncoding)
    /// An object. Properties whose object is written flat are written once in advance, and emitted member by member.
    case object(captures: [CaptureEncoding], members: [EncodingInstruction])
  }
}

/// A property that is written aside.
package struct CaptureEncoding: Sendable, Hashable {
  /// The destinations of its members, for problems; in a projection, where its elements are.
  package var paths: String
  package var property: PropertyEncoding
}

/// An array in place of an object.
package struct RecordEncoding: Sendable, Hashable {
  /// The key of its elements in XML, with quotes and colon.
  package var element: String?
  package var content: ElementEncoding
}

/// The value of a property, with its checks.
package struct PropertyEncoding: Sendable, Hashable {
  /// Its position in the mapping.
  package var property: Int
  package var value: ValueEncoding
  /// What it has to meet, in this order: the conditions `where`, and the lines `check` that begin with it. nil passes.
  package var checks: [Check]
  package var comparisons: [Comparison]
  /// Whether problems must not show what is written.
  package var isSensitive: Bool
  /// It is left out if one of them holds.
  package var omissions: [Omission]

  /// A condition on the value: `@omit_default`, `@omit_empty`.
  package enum Omission: Sendable, Hashable {
    case isNil
    case isEmpty
    case equals(DefaultValue)
  }
}

/// Whether there is something to write for a property.
package struct PropertyPresence: Sendable, Hashable {
  /// Its position in the mapping.
  package var property: Int
  package var absence: Absence
  /// It is left out if one of them holds.
  package var omissions: [PropertyEncoding.Omission]

  /// What is not written at all.
  package enum Absence: Sendable, Hashable {
    case never
    /// The absent value of a field.
    case absent
    case `nil`
  }
}
