import KVMap

/// What a column holds of a case that was written as JSON: its text or its number.
enum WrittenText {
  static func value(of bytes: [UInt8]) -> StoredValue {
    let text = String(decoding: bytes, as: UTF8.self)
    // What was written is well-formed, and only what begins so needs to be looked into.
    switch bytes.first {
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "{"), UInt8(ascii: "["), nil: return .json(text)
    case UInt8(ascii: "\""):
      // The writer wrote it, so that nothing else can come of it.
      return (try? String(json: bytes)).map(StoredValue.text) ?? .json(text)
    default:
      if let integer = Int64(text) { return .integer(integer) }
      return Double(text).map(StoredValue.real) ?? .json(text)
    }
  }
}
