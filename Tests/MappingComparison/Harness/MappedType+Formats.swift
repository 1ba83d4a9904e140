import Foundation
@_spi(Generated) import KVMap
import KVMapFoundation
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// Reading and writing in each format.
extension MappedType {
  static func readAll<T: DocumentDecodable>(
    _: T.Type, _ format: DocumentFormat, _ document: [UInt8], _ path: String?
  ) -> DecodingReport<T> {
    switch format {
    case .json: T.decodeCollectingProblems(json: document, atPath: path)
    case .xml: T.decodeCollectingProblems(xml: document, atPath: path)
    case .plist, .binary: T.decodeCollectingProblems(propertyList: document, atPath: path)
    case .form: T.decodeCollectingProblems(form: document, atPath: path)
    case .dictionary: readAll(document) { T.decodeCollectingProblems(dictionary: $0, atPath: path) }
    }
  }

  static func readAll<M: DecodingMapping>(
    beside _: M.Type, _ format: DocumentFormat, _ document: [UInt8], _ path: String?
  ) -> DecodingReport<M.Value> {
    switch format {
    case .json: M.decodeCollectingProblems(json: document, atPath: path)
    case .xml: M.decodeCollectingProblems(xml: document, atPath: path)
    case .plist, .binary: M.decodeCollectingProblems(propertyList: document, atPath: path)
    case .form: M.decodeCollectingProblems(form: document, atPath: path)
    case .dictionary: readAll(document) { M.decodeCollectingProblems(dictionary: $0, atPath: path) }
    }
  }

  /// Reads the dictionary that a JSON document is.
  static func readAll<T>(
    _ document: [UInt8], _ body: ([String: Any]) -> DecodingReport<T>
  ) -> DecodingReport<T> {
    do throws(MappingError) {
      return body(try DocumentFormat.dictionary(document))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }

  static func file<M: DecodingMapping>(
    beside _: M.Type, _ format: StreamFormat, _ path: String, _ options: StreamOptions
  ) -> DecodedFileSequence<M.Value> {
    switch format {
    case .ndjson: M.stream(ndjsonFile: path, options: options)
    case .array: M.stream(arrayFile: path, options: options)
    }
  }

  static func written<T: DocumentEncodable>(_ value: T, _ format: DocumentFormat) throws(MappingError) -> [UInt8] {
    switch format {
    case .json: return try value.jsonBytes()
    case .xml: return try value.xmlBytes()
    case .plist: return try value.propertyListBytes(format: .xml)
    case .binary: return try value.propertyListBytes(format: .binary)
    case .form: return try value.formBytes()
    case .dictionary: return Array(DocumentFormat.text(of: try value.dictionary()).utf8)
    }
  }

  static func written<M: EncodingMapping>(
    _ value: M.Value, by _: M.Type, _ format: DocumentFormat
  ) throws(MappingError) -> [UInt8] {
    switch format {
    case .json: return try M.jsonBytes(value)
    case .xml: return try M.xmlBytes(value)
    case .plist: return try M.propertyListBytes(value, format: .xml)
    case .binary: return try M.propertyListBytes(value, format: .binary)
    case .form: return try M.formBytes(value)
    case .dictionary: return Array(DocumentFormat.text(of: try M.dictionary(value)).utf8)
    }
  }
}
