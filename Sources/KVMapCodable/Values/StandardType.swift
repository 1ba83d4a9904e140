@_spi(Generated) import KVMap

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Types that are read and written as a mapping reads and writes them, and not as their own `Codable` conformance does:
/// that of `Date` is a number of seconds, and that of `Decimal` an object of its parts.
enum StandardType {
  /// The value under the cursor.
  ///
  /// - Returns: nil, without moving, for any other type.
  @inline(__always)
  static func read<T>(_ type: T.Type, _ kv: inout JSONReader) throws(CodingFailure) -> T? {
    if type == String.self { return same(try kv.string()) }
    if type == Int.self { return same(try kv.int()) }
    if type == Double.self { return same(try kv.double()) }
    if type == Bool.self { return same(try kv.bool()) }
    if type == Date.self { return same(try kv.date()) }
    if type == URL.self { return same(try kv.url()) }
    if type == UUID.self { return same(try kv.uuid()) }
    if type == Data.self { return same(try kv.data()) }
    if type == Decimal.self { return same(try kv.decimal()) }
    if type == [String].self { return same(try kv.strings()) }
    if type == [Int].self { return same(try kv.ints()) }
    if type == [Double].self { return same(try kv.doubles()) }
    return nil
  }

  /// Writes a value.
  ///
  /// - Returns: False, without writing, for any other type.
  @inline(__always)
  static func write<T>(_ value: T, _ kv: inout JSONWriter) throws(CodingFailure) -> Bool {
    if let value: String = same(value) {
      kv.string(value)
    } else if let value: Int = same(value) {
      kv.int(value)
    } else if let value: Double = same(value) {
      try kv.double(value)
    } else if let value: Bool = same(value) {
      kv.bool(value)
    } else if let value: Date = same(value) {
      try kv.date(value)
    } else if let value: URL = same(value) {
      try kv.url(value)
    } else if let value: UUID = same(value) {
      kv.uuid(value)
    } else if let value: Data = same(value) {
      kv.data(value)
    } else if let value: Decimal = same(value) {
      try kv.decimal(value)
    } else if let value: [String] = same(value) {
      kv.array(value)
    } else if let value: [Int] = same(value) {
      kv.array(value)
    } else if let value: [Double] = same(value) {
      try kv.array(value)
    } else {
      return false
    }
    return true
  }

  /// A value as the same type under another name. A cast would look the types up each time.
  @inline(__always)
  private static func same<From, To>(_ value: From) -> To? {
    guard From.self == To.self else { return nil }
    return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: To.self).pointee }
  }
}

/// Types that are arrays in documents.
protocol CodableList {}
extension Array: CodableList {}
extension ContiguousArray: CodableList {}
extension Set: CodableList {}
