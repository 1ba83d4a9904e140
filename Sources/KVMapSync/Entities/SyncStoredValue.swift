#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The value of one column of a row.
///
/// Values are compared exactly, so a store must return what it was given: a date to the last bit, and an
/// integer as an integer.
public enum SyncStoredValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])
  case date(Date)
  /// A value without a column type of its own, as written by the mapping of its type: compact JSON.
  case json(String)

  /// Whether this is null.
  public var isNull: Bool {
    switch self {
    case .null: true
    case .bool, .integer, .real, .text, .bytes, .date, .json: false
    }
  }
}

// Not `ExpressibleByNilLiteral`: for an optional of this type, `nil` would be ambiguous between null and absent.
extension SyncStoredValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .real(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}

extension SyncStoredValue: CustomStringConvertible {
  /// A human-readable description.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .bytes(let value): "\(value.count) bytes"
    case .date(let value): "\(value.timeIntervalSince1970) s since 1970"
    case .json(let value): value
    }
  }
}
