@_spi(Generated) import KVMap

/// The column value of an enum case that was written as JSON: its string or its number.
enum WrittenText {
  static func value(of bytes: [UInt8]) -> SyncStoredValue {
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
      return Double(text).map(SyncStoredValue.real) ?? .json(text)
    }
  }
}
