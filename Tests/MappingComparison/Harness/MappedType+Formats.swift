import Foundation
@_spi(Generated) import KVMap
import KVMapFoundation
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// Reading and writing in each format.
extension MappedType {
  static func readAll<T: DocumentDecodable>(
    _: T.Type, _ format: ComparedFormat, _ document: [UInt8], _ path: String?
  ) -> DecodingReport<T> {
    if let format = format.format {
      T.decodeCollectingProblems(from: document, as: format, atPath: path)
    } else {
      readAll(document) { T.decodeCollectingProblems(dictionary: $0, atPath: path) }
    }
  }

  static func readAll<M: DecodingMapping>(
    beside _: M.Type, _ format: ComparedFormat, _ document: [UInt8], _ path: String?
  ) -> DecodingReport<M.Value> {
    if let format = format.format {
      M.decodeCollectingProblems(from: document, as: format, atPath: path)
    } else {
      readAll(document) { M.decodeCollectingProblems(dictionary: $0, atPath: path) }
    }
  }

  /// Reads the dictionary that a JSON document is.
  static func readAll<T>(
    _ document: [UInt8], _ body: ([String: Any]) -> DecodingReport<T>
  ) -> DecodingReport<T> {
    do throws(MappingError) {
      return body(try ComparedFormat.dictionary(document))
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

  static func written<T: DocumentEncodable>(_ value: T, _ format: ComparedFormat) throws(MappingError) -> [UInt8] {
    if let format = format.format { return try value.bytes(as: format) }
    return Array(ComparedFormat.text(of: try value.dictionary()).utf8)
  }

  static func written<M: EncodingMapping>(
    _ value: M.Value, by _: M.Type, _ format: ComparedFormat
  ) throws(MappingError) -> [UInt8] {
    if let format = format.format { return try M.bytes(value, as: format) }
    return Array(ComparedFormat.text(of: try M.dictionary(value)).utf8)
  }
}
