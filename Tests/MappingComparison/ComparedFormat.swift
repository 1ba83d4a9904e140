import Foundation
package import KVMap
import KVMapFoundation
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// The formats of documents. The tests and the harness convert JSON to the other formats in the same way.
package enum ComparedFormat: String, CaseIterable {
  case json, xml, plist, binary, form, dictionary

  /// The runtime's format; `nil` for dictionaries, which are values in memory.
  package var format: DocumentFormat? {
    switch self {
    case .json: .json
    case .xml: .xml
    case .plist: .propertyList(.xml)
    case .binary: .propertyList(.binary)
    case .form: .form
    case .dictionary: nil
    }
  }

  /// A JSON document in this format; `nil` if the format cannot represent it. For a dictionary it is the JSON.
  package func document(_ json: [UInt8]) -> [UInt8]? {
    guard self != .json else { return json }
    guard let value = try? JSONValue(json: json) else { return nil }
    if let format { return try? value.bytes(as: format) }
    return (try? value.dictionary()) == nil ? nil : json
  }

  /// What Foundation's parsers would produce from a JSON document.
  package static func dictionary(_ json: [UInt8]) throws(MappingError) -> [String: Any] {
    try JSONValue(json: json).dictionary()
  }

  /// A dictionary as text, with the types of what is in it.
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
