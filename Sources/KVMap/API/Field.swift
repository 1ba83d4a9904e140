/// A property that tells an absent key from one that is null: what a PATCH wants.
///
///     switch patch.nickname {
///     case .absent: break                 // leave it alone
///     case .null: user.nickname = nil     // take it away
///     case .value(let name): user.nickname = name
///     }
///
/// Written, an absent field is nothing at all, and a null one is null.
public enum Field<Wrapped> {
  /// The document does not have the key.
  case absent
  /// The document has null under the key.
  case null
  /// The document has a value under the key.
  case value(Wrapped)
}

extension Field {
  /// The value, or null where there is none.
  public init(_ value: Wrapped?) { self = value.map(Field.value) ?? .null }

  /// The value; nil where the key is absent and where it is null.
  public var value: Wrapped? {
    switch self {
    case .absent, .null: nil
    case .value(let value): value
    }
  }

  /// Whether the document does not have the key.
  public var isAbsent: Bool {
    switch self {
    case .absent: true
    case .null, .value: false
    }
  }

  /// Whether the document has null under the key.
  public var isNull: Bool {
    switch self {
    case .null: true
    case .absent, .value: false
    }
  }

  /// The same state, with what `transform` makes of the value.
  public func map<Result, Problem: Error>(
    _ transform: (Wrapped) throws(Problem) -> Result
  ) throws(Problem) -> Field<Result> {
    switch self {
    case .absent: .absent
    case .null: .null
    case .value(let value): .value(try transform(value))
    }
  }

  /// Changes `target` as this field asks for: an absent field leaves it alone, null makes it nil.
  public func apply(to target: inout Wrapped?) {
    switch self {
    case .absent: break
    case .null: target = nil
    case .value(let value): target = value
    }
  }
}

extension Field: Sendable where Wrapped: Sendable {}
extension Field: Equatable where Wrapped: Equatable {}
extension Field: Hashable where Wrapped: Hashable {}

extension Field: ExpressibleByNilLiteral {
  /// Null.
  public init(nilLiteral: ()) { self = .null }
}

extension Field: Readable where Wrapped: Readable {
  /// Reads a key's value. Who finds no key keeps `absent`, or what is updated.
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Field {
    if try kv.null() { return .null }
    return .value(try Wrapped._kvRead(&kv, updating: current?.assumingMemoryBound(to: Field.self).pointee.value))
  }

  public static var _kvOptions: ReadOptions { Wrapped._kvOptions }

  public static var _kvXML: XMLNames { Wrapped._kvXML }
}

extension Field: Writable where Wrapped: Writable {
  /// Writes the value, or null. Generated code does not get here when the field is absent: it writes no key then.
  public func _kvWrite(_ kv: inout Writer) throws(Failure) {
    switch self {
    case .absent, .null: kv.null()
    case .value(let value): try value._kvWrite(&kv)
    }
  }
}
