/// What came of reading a value from its text.
///
/// The functions of this folder know nothing of documents: they neither throw nor trap, and whoever calls them says
/// where in the document it happened.
package enum Parsed<Value> {
  case value(Value)
  /// The text is not one of a value of this type.
  case mismatch
  /// The text is right, but the type has no such value: a number that is too large.
  case range

  /// The value, or `nil` whatever the reason.
  package var value: Value? {
    switch self {
    case .value(let value): value
    case .mismatch, .range: nil
    }
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Parsed<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .mismatch: .mismatch
    case .range: .range
    }
  }
}

extension Parsed: Equatable where Value: Equatable {}
extension Parsed: Sendable where Value: Sendable {}

/// UTF-8 bytes that somebody else owns, for as long as the call lasts.
package typealias UTF8Bytes = UnsafeBufferPointer<UInt8>
