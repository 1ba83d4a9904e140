#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMap

/// A Swift type whose values a column stores directly.
public protocol ColumnValue {
  /// The value for a column; `nil` for an integer that is greater than any column can store.
  var storedValue: StoredValue? { get }
}

extension Bool: ColumnValue {
  public var storedValue: StoredValue? { .bool(self) }
}

extension FixedWidthInteger {
  fileprivate var storedInteger: StoredValue? { Int64(exactly: self).map(StoredValue.integer) }
}

extension Int: ColumnValue { public var storedValue: StoredValue? { .integer(Int64(self)) } }
extension Int8: ColumnValue { public var storedValue: StoredValue? { .integer(Int64(self)) } }
extension Int16: ColumnValue { public var storedValue: StoredValue? { .integer(Int64(self)) } }
extension Int32: ColumnValue { public var storedValue: StoredValue? { .integer(Int64(self)) } }
extension Int64: ColumnValue { public var storedValue: StoredValue? { .integer(self) } }
extension UInt: ColumnValue { public var storedValue: StoredValue? { storedInteger } }
extension UInt8: ColumnValue { public var storedValue: StoredValue? { .integer(Int64(self)) } }
extension UInt16: ColumnValue { public var storedValue: StoredValue? { .integer(Int64(self)) } }
extension UInt32: ColumnValue { public var storedValue: StoredValue? { .integer(Int64(self)) } }
extension UInt64: ColumnValue { public var storedValue: StoredValue? { storedInteger } }
extension Float: ColumnValue { public var storedValue: StoredValue? { .real(Double(self)) } }
extension Double: ColumnValue { public var storedValue: StoredValue? { .real(self) } }
extension String: ColumnValue { public var storedValue: StoredValue? { .text(self) } }
extension Character: ColumnValue { public var storedValue: StoredValue? { .text(String(self)) } }
extension Date: ColumnValue { public var storedValue: StoredValue? { .date(self) } }
extension URL: ColumnValue { public var storedValue: StoredValue? { .text(absoluteString) } }
extension UUID: ColumnValue { public var storedValue: StoredValue? { .text(uuidString) } }
extension Data: ColumnValue { public var storedValue: StoredValue? { .bytes([UInt8](self)) } }

extension Decimal: ColumnValue {
  /// The digits, without trailing zeros: `12.50` and `12.5` are one value.
  public var storedValue: StoredValue? { Number(self).map { .text($0.text) } }
}
