@_spi(Generated) import KVMap

/// The column value of an enum case that was written as JSON: its string or its number.
enum WrittenText {
  /// - Returns: `nil` for an integer that is greater than any column can store.
  static func value(of bytes: [UInt8]) -> SyncStoredValue? {
    let text = String(decoding: bytes, as: UTF8.self)
    // The writer's output is well-formed, so the first byte determines the kind of value.
    switch bytes.first {
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "{"), UInt8(ascii: "["), nil: return .json(text)
    case UInt8(ascii: "\""):
      // The writer wrote it, so this cannot fail.
      return (try? String(json: bytes)).map(SyncStoredValue.text) ?? .json(text)
    default:
      if let integer = Int64(text) { return .integer(integer) }
      // As a real number it would be another one.
      if bytes.allSatisfy({ $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) { return nil }
      return Double(text).map(SyncStoredValue.real) ?? .json(text)
    }
  }
}
