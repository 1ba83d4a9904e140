#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import KVMap
import KVMapText

/// A Swift type whose values a column stores directly.
public protocol SyncColumnValue {
  /// The value for a column; `nil` for an integer that is greater than any column can store.
  var storedValue: SyncStoredValue? { get }
}

extension Bool: SyncColumnValue {
  public var storedValue: SyncStoredValue? { .bool(self) }
}

extension FixedWidthInteger {
  fileprivate var storedInteger: SyncStoredValue? { Int64(exactly: self).map(SyncStoredValue.integer) }
}

extension Int: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(Int64(self)) } }
extension Int8: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(Int64(self)) } }
extension Int16: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(Int64(self)) } }
extension Int32: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(Int64(self)) } }
extension Int64: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(self) } }
extension UInt: SyncColumnValue { public var storedValue: SyncStoredValue? { storedInteger } }
extension UInt8: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(Int64(self)) } }
extension UInt16: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(Int64(self)) } }
extension UInt32: SyncColumnValue { public var storedValue: SyncStoredValue? { .integer(Int64(self)) } }
extension UInt64: SyncColumnValue { public var storedValue: SyncStoredValue? { storedInteger } }
extension Float: SyncColumnValue { public var storedValue: SyncStoredValue? { .real(Double(self)) } }
extension Double: SyncColumnValue { public var storedValue: SyncStoredValue? { .real(self) } }
extension String: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(self) } }
extension Character: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(String(self)) } }
extension Date: SyncColumnValue { public var storedValue: SyncStoredValue? { .date(self) } }
extension URL: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(absoluteString) } }
extension UUID: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(uuidString) } }
extension Day: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(description) } }
extension ZonedDate: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(description) } }
extension TimeZone: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(identifier) } }
extension Locale: SyncColumnValue { public var storedValue: SyncStoredValue? { .text(identifier) } }
extension Data: SyncColumnValue { public var storedValue: SyncStoredValue? { .bytes([UInt8](self)) } }

extension Duration: SyncColumnValue {
  /// ISO 8601; nil for more seconds than an `Int64` has.
  public var storedValue: SyncStoredValue? { DurationText.text(self).map(SyncStoredValue.text) }
}

extension Decimal: SyncColumnValue {
  /// The digits, without trailing zeros: `12.50` and `12.5` are one value.
  public var storedValue: SyncStoredValue? { JSONNumber(self).map { .text($0.text) } }
}
