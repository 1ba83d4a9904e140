import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// The formats of documents. The tests and the harness make documents of the others out of JSON in the same way.
package enum DocumentFormat: String, CaseIterable {
  case json, xml, plist, form

  /// A JSON document in this format; `nil` where that has no place for it.
  package func document(_ json: [UInt8]) -> [UInt8]? {
    guard self != .json else { return json }
    guard let value = try? Value(json: json) else { return nil }
    switch self {
    case .json: return json
    case .xml: return try? value.xml()
    case .plist: return try? value.plist(.xml)
    case .form: return try? value.form()
    }
  }
}
