import Foundation
import KVMap

/// Laws for texts and numbers that become values. The first byte chooses the property that reads the others.
enum TextLaws {
  private static let keys = [
    "iso", "day", "stamp", "wall", "ordinal", "clock", "seconds", "millis", "http", "dotnet", "base64", "base64url",
    "hex", "url", "uuid", "int", "int8", "uint64", "double", "float", "decimal", "exact", "bool", "letter", "inner",
  ]

  static func check(_ bytes: [UInt8]) throws {
    guard let first = bytes.first else { return }
    // The letters 'a' to 'y' are the properties in order.
    let key = keys[(Int(first) + keys.count * 256 - 97) % keys.count]
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let laws = DocumentLaws<Texts>(format: .json, roundtrip: .settled, writesAll: true)
    let quoted = Array("{\"\(key)\":\(JSONValue.string(text))}".utf8)
    if let value = try laws.check(quoted) { try checkOthers(value, text) }
    let bare = Array("{\"\(key)\":\(text)}".utf8)
    if JSONNumber(text) != nil, let value = try laws.check(bare) { try checkOthers(value, text) }
  }

  /// Compares with the standard library and Foundation on the same text.
  private static func checkOthers(_ value: Texts, _ text: String) throws {
    if let double = value.double {
      try law(Double(text)?.bitPattern == double.bitPattern, "\(text) is the Double \(double)")
    }
    if let float = value.float { try law(Float(text)?.bitPattern == float.bitPattern, "\(text) is the Float \(float)") }
    if let int = value.int, let same = Int(text) { try law(int == same, "\(text) is the Int \(int)") }
    if let int = value.uint64, let same = UInt64(text) { try law(int == same, "\(text) is the UInt64 \(int)") }
    if let int = value.int8, let same = Int8(text) { try law(int == same, "\(text) is the Int8 \(int)") }
    if let data = value.base64 { try law(Data(base64Encoded: text) == data, "\(text) is the data \(Array(data))") }
    if let uuid = value.uuid { try law(UUID(uuidString: text) == uuid, "\(text) is the UUID \(uuid)") }
    if let url = value.url { try law(!url.absoluteString.isEmpty, "\(text) is the URL \(url)") }
    if let letter = value.letter { try law(String(letter) == text, "\(text) is the character \(letter)") }
  }
}
