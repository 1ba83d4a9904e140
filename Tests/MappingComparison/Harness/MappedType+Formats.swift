import Foundation
import KVMap
import KVMapDictionary
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// Reading and writing in each format.
extension MappedType {
  static func readAll<T: Readable>(
    _: T.Type, _ format: DocumentFormat, _ document: [UInt8], _ path: String?
  ) -> (value: T?, problems: [Problem]) {
    switch format {
    case .json: T.reading(json: document, at: path)
    case .xml: T.reading(xml: document, at: path)
    case .plist, .binary: T.reading(plist: document, at: path)
    case .form: T.reading(form: document, at: path)
    case .dictionary: readAll(document) { T.reading(dictionary: $0, at: path) }
    }
  }

  static func readAll<M: MappingReader>(
    beside _: M.Type, _ format: DocumentFormat, _ document: [UInt8], _ path: String?
  ) -> (value: M.Value?, problems: [Problem]) {
    switch format {
    case .json: M.reading(json: document, at: path)
    case .xml: M.reading(xml: document, at: path)
    case .plist, .binary: M.reading(plist: document, at: path)
    case .form: M.reading(form: document, at: path)
    case .dictionary: readAll(document) { M.reading(dictionary: $0, at: path) }
    }
  }

  /// Reads the dictionary that a JSON document is.
  static func readAll<T>(
    _ document: [UInt8], _ body: ([String: Any]) -> (value: T?, problems: [Problem])
  ) -> (value: T?, problems: [Problem]) {
    do throws(MappingError) {
      return body(try DocumentFormat.dictionary(document))
    } catch {
      return (nil, error.problems)
    }
  }

  static func file<M: MappingReader>(
    beside _: M.Type, _ format: StreamFormat, _ path: String, _ options: StreamOptions
  ) -> MappedFile<M.Value> {
    switch format {
    case .ndjson: M.stream(ndjsonFile: path, options: options)
    case .array: M.stream(arrayFile: path, options: options)
    }
  }

  static func written<T: Writable>(_ value: T, _ format: DocumentFormat) throws(MappingError) -> [UInt8] {
    switch format {
    case .json: return try value.json()
    case .xml: return try value.xml()
    case .plist: return try value.plist(.xml)
    case .binary: return try value.plist(.binary)
    case .form: return try value.form()
    case .dictionary: return Array(DocumentFormat.text(of: try value.dictionary()).utf8)
    }
  }

  static func written<M: MappingWriter>(
    _ value: M.Value, by _: M.Type, _ format: DocumentFormat
  ) throws(MappingError) -> [UInt8] {
    switch format {
    case .json: return try M.json(value)
    case .xml: return try M.xml(value)
    case .plist: return try M.plist(value, .xml)
    case .binary: return try M.plist(value, .binary)
    case .form: return try M.form(value)
    case .dictionary: return Array(DocumentFormat.text(of: try M.dictionary(value)).utf8)
    }
  }
}
