/// The result of parsing a value from its text.
///
/// The functions of this module do not know about documents: they neither throw nor trap, and the caller adds the
/// position in the document.
public enum Parsed<Value> {
  case value(Value)
  /// The text does not spell a value of this type.
  case mismatch
  /// The text is well-formed but out of range for the type: a number that is too large.
  case range

  /// The value, or `nil` for any failure.
  @inlinable public var value: Value? {
    switch self {
    case .value(let value): value
    case .mismatch, .range: nil
    }
  }

  @inlinable public func map<Other>(_ transform: (Value) -> Other) -> Parsed<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .mismatch: .mismatch
    case .range: .range
    }
  }
}

extension Parsed {
  /// `nil` is a mismatch.
  @inlinable public init(_ value: Value?) {
    self = value.map(Parsed.value) ?? .mismatch
  }
}

extension Parsed: Equatable where Value: Equatable {}
extension Parsed: Sendable where Value: Sendable {}

/// Borrowed UTF-8 bytes, valid for the duration of the call.
public typealias UTF8Bytes = UnsafeBufferPointer<UInt8>
