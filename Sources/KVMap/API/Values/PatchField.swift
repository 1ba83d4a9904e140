/// A property that distinguishes an absent key from a null value, as a PATCH request needs.
///
///     switch patch.nickname {
///     case .absent: break                 // leave it alone
///     case .null: user.nickname = nil     // take it away
///     case .value(let name): user.nickname = name
///     }
///
/// When written, an absent field is omitted, and a null field is written as null.
public enum PatchField<Wrapped> {
  /// The document does not contain the key.
  case absent
  /// The value under the key is null.
  case null
  /// The document has a value under the key.
  case value(Wrapped)
}

extension PatchField {
  /// The value, or null if it is nil.
  public init(_ value: Wrapped?) { self = value.map(PatchField.value) ?? .null }

  /// The value; nil if the key is absent or the value is null.
  public var value: Wrapped? {
    switch self {
    case .absent, .null: nil
    case .value(let value): value
    }
  }

  /// Whether the document does not contain the key.
  public var isAbsent: Bool {
    switch self {
    case .absent: true
    case .null, .value: false
    }
  }

  /// Whether the value under the key is null.
  public var isNull: Bool {
    switch self {
    case .null: true
    case .absent, .value: false
    }
  }

  /// The same state, with the value transformed by `transform`.
  public func map<Result, Problem: Error>(
    _ transform: (Wrapped) throws(Problem) -> Result
  ) throws(Problem) -> PatchField<Result> {
    switch self {
    case .absent: .absent
    case .null: .null
    case .value(let value): .value(try transform(value))
    }
  }

  /// Applies this field to `target`: an absent field leaves it unchanged, null sets it to nil.
  public func apply(to target: inout Wrapped?) {
    switch self {
    case .absent: break
    case .null: target = nil
    case .value(let value): target = value
    }
  }
}

extension PatchField: Sendable where Wrapped: Sendable {}
extension PatchField: Equatable where Wrapped: Equatable {}
extension PatchField: Hashable where Wrapped: Hashable {}

extension PatchField: ExpressibleByNilLiteral {
  /// Null.
  public init(nilLiteral: ()) { self = .null }
}

extension PatchField: DocumentDecodable where Wrapped: DocumentDecodable {
  /// Reads a key's value. If the key is missing, the caller keeps `absent` or the value that it updates.
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> PatchField
  {
    if try Wrapped?.isNone(&kv) { return .null }
    return .value(try Wrapped._kvDecode(&kv, updating: current?.assumingMemoryBound(to: PatchField.self).pointee.value))
  }

  public static var _kvOptions: DecodingOptions { Wrapped._kvOptions }

  public static var _kvXML: XMLNames { Wrapped._kvXML }

  public static var _kvUsesElementPosition: Bool { Wrapped._kvUsesElementPosition }
}

extension PatchField: DocumentEncodable where Wrapped: DocumentEncodable {
  public static var _kvRoot: String { Wrapped._kvRoot }

  public static var _kvXMLRoot: XMLNames { Wrapped._kvXMLRoot }

  /// Writes the value, or null. Generated code does not call it for an absent field, whose key it omits.
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    switch self {
    case .absent, .null: kv.null()
    case .value(let value): try value._kvEncode(&kv)
    }
  }
}
