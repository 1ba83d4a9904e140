import Foundation
package import KVMap
import KVMapDictionary
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// The formats of documents. The tests and the harness convert JSON to the other formats in the same way.
package enum DocumentFormat: String, CaseIterable {
  case json, xml, plist, binary, form, dictionary

  /// A JSON document in this format; `nil` if the format cannot represent it. For a dictionary it is the JSON.
  package func document(_ json: [UInt8]) -> [UInt8]? {
    guard self != .json else { return json }
    guard let value = try? Value(json: json) else { return nil }
    switch self {
    case .json: return json
    case .xml: return try? value.xml()
    case .plist: return try? value.plist(.xml)
    case .binary: return try? value.plist(.binary)
    case .form: return try? value.form()
    case .dictionary: return (try? value.dictionary()) == nil ? nil : json
    }
  }

  /// What Foundation's parsers would produce from a JSON document.
  package static func dictionary(_ json: [UInt8]) throws(MappingError) -> [String: Any] {
    try Value(json: json).dictionary()
  }

  // MARK: - Text that does not depend on order

  /// JSON with the keys of its objects in order: dictionaries are unordered, and so are arrays that are keyed in the
  /// document.
  package static func ordered(_ json: [UInt8]) -> String {
    (try? Value(json: json)).map(ordered) ?? String(decoding: json, as: UTF8.self)
  }

  private static func ordered(_ value: Value) -> String {
    switch value {
    case .null, .bool, .number, .string: return value.description
    case .array(let elements): return "[" + elements.map(ordered).sorted().joined(separator: ",") + "]"
    case .object(let object):
      let members = zip(object.keys, object.values).sorted { $0.0 < $1.0 }
      return "{" + members.map { "\(Value.string($0).description):\(ordered($1))" }.joined(separator: ",") + "}"
    }
  }

  /// A dictionary as text, with the types of its contents.
  package static func text(of value: Any) -> String {
    switch value {
    case let members as [String: Any]:
      "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
    case let elements as [Any]: "[" + elements.map { text(of: $0) }.joined(separator: ", ") + "]"
    case let date as Date: "Date \(date.timeIntervalSinceReferenceDate)"
    case let data as Data: "Data \(data.base64EncodedString())"
    case is NSNull: "null"
    default: "\(type(of: value)) \(value)"
    }
  }
}
