#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMap

/// The value of one column of a row.
///
/// Values are compared exactly, so a store must return what it was given: a date to the last bit, an integer as an
/// integer, and a text with its Unicode scalars: the two forms of `é` are two texts. Only the sign of zero is no
/// difference, because databases do not keep it.
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

// As `String` has it, canonically equivalent texts would be one identity, and a number that is none would be a change
// of itself.
extension SyncStoredValue {
  public static func == (left: SyncStoredValue, right: SyncStoredValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right || left.isNaN && right.isNaN
    case (.text(let left), .text(let right)), (.json(let left), .json(let right)): UTF8Order.areEqual(left, right)
    case (.bytes(let left), .bytes(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.null, _), (.bool, _), (.integer, _), (.real, _), (.text, _), (.bytes, _), (.date, _), (.json, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0 as UInt8)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value.isNaN ? .nan : value)
    case .text(var value), .json(var value): value.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .bytes(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
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
