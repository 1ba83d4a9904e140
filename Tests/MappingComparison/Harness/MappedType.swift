import Foundation
@_spi(Generated) import KVMap
import KVMapForm
import KVMapFoundation
import KVMapPropertyList
import KVMapXML

/// One way in which a document is mapped.
struct MappedType {
  struct Request {
    var document: [UInt8]
    /// The position of the value in the document; `nil` for the one its type specifies.
    var path: String?
    /// The context passed by the caller, as JSON.
    var context: [UInt8]?
    /// Whether to test the other formats as well.
    var inAllFormats: Bool
    /// Whether the document has to be read identically wherever it appears.
    var isAlike: Bool
  }

  let report: (Request) -> String

  init<T: DocumentDecodable & DocumentEncodable>(_: T.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, _) throws(MappingError) in
        if let format = format.format { return try T(from: document, as: format, atPath: path) }
        return try T(dictionary: try ComparedFormat.dictionary(document), atPath: path)
      },
      readAll: { (format, document, path, _) in Self.readAll(T.self, format, document, path) },
      update: { (value: inout T, document, path, _) throws(MappingError) in
        try value.update(json: document, atPath: path)
      },
      stream: { (format, _) in IncrementalDecoder<T>(format) },
      file: { (format, path, options, _) in
        switch format {
        case .ndjson: T.stream(ndjsonFile: path, options: options)
        case .array: T.stream(arrayFile: path, options: options)
        }
      },
      write: { (value: T, format) throws(MappingError) in try Self.written(value, format) })
  }

  /// A mapping declared alongside its type.
  init<M: DecodingMapping & EncodingMapping>(beside _: M.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, _) throws(MappingError) in
        if let format = format.format { return try M.decode(from: document, as: format, atPath: path) }
        return try M.decode(dictionary: try ComparedFormat.dictionary(document), atPath: path)
      },
      readAll: { (format, document, path, _) in Self.readAll(beside: M.self, format, document, path) },
      update: { (value: inout M.Value, document, path, _) throws(MappingError) in
        try M.update(&value, json: document, atPath: path)
      },
      stream: { (format, _) in IncrementalDecoder(format, by: M.self) },
      file: { (format, path, options, _) in Self.file(beside: M.self, format, path, options) },
      write: { (value: M.Value, format) throws(MappingError) in try Self.written(value, by: M.self, format) })
  }

  /// A type that uses a context.
  init<T: ContextDecodable & DocumentEncodable>(passing _: T.Type, isFamily: Bool = false, families: Set<String> = [])
  where T.CallerContext: DocumentDecodable {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, context) throws(MappingError) in
        guard let context else {
          if let format = format.format { return try T(from: document, as: format, atPath: path) }
          return try T(dictionary: try ComparedFormat.dictionary(document), atPath: path)
        }
        let passed = try T.CallerContext(json: context)
        if let format = format.format { return try T(from: document, as: format, atPath: path, context: passed) }
        return try T(dictionary: try ComparedFormat.dictionary(document), atPath: path, context: passed)
      },
      readAll: { (format, document, path, context) in
        guard let context, let passed = try? T.CallerContext(json: context) else {
          return Self.readAll(T.self, format, document, path)
        }
        guard let format = format.format else {
          return Self.readAll(document) { T.decodeCollectingProblems(dictionary: $0, atPath: path, context: passed) }
        }
        return T.decodeCollectingProblems(from: document, as: format, atPath: path, context: passed)
      },
      update: { (value: inout T, document, path, context) throws(MappingError) in
        guard let context else { return try value.update(json: document, atPath: path) }
        try value.update(json: document, atPath: path, context: try T.CallerContext(json: context))
      },
      stream: { (format, context) throws(MappingError) in
        guard let context else { return IncrementalDecoder<T>(format) }
        return try IncrementalDecoder<T>(format, context: try T.CallerContext(json: context))
      },
      file: { (format, path, options, context) throws(MappingError) in
        guard let context else {
          return switch format {
          case .ndjson: T.stream(ndjsonFile: path, options: options)
          case .array: T.stream(arrayFile: path, options: options)
          }
        }
        let passed = try T.CallerContext(json: context)
        switch format {
        case .ndjson: return try T.stream(ndjsonFile: path, context: passed, options: options)
        case .array: return try T.stream(arrayFile: path, context: passed, options: options)
        }
      },
      write: { (value: T, format) throws(MappingError) in try Self.written(value, format) })
  }

  /// A mapping declared alongside its type that uses a context.
  init<M: ContextDecodingMapping & EncodingMapping>(
    besidePassing _: M.Type, isFamily: Bool = false, families: Set<String> = []
  ) where M.CallerContext: DocumentDecodable {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, context) throws(MappingError) in
        guard let context else {
          if let format = format.format { return try M.decode(from: document, as: format, atPath: path) }
          return try M.decode(dictionary: try ComparedFormat.dictionary(document), atPath: path)
        }
        let passed = try M.CallerContext(json: context)
        if let format = format.format { return try M.decode(from: document, as: format, atPath: path, context: passed) }
        return try M.decode(dictionary: try ComparedFormat.dictionary(document), atPath: path, context: passed)
      },
      readAll: { (format, document, path, context) in
        guard let context, let passed = try? M.CallerContext(json: context) else {
          return Self.readAll(beside: M.self, format, document, path)
        }
        guard let format = format.format else {
          return Self.readAll(document) { M.decodeCollectingProblems(dictionary: $0, atPath: path, context: passed) }
        }
        return M.decodeCollectingProblems(from: document, as: format, atPath: path, context: passed)
      },
      update: { (value: inout M.Value, document, path, context) throws(MappingError) in
        guard let context else { return try M.update(&value, json: document, atPath: path) }
        try M.update(&value, json: document, atPath: path, context: try M.CallerContext(json: context))
      },
      stream: { (format, context) throws(MappingError) in
        guard let context else { return IncrementalDecoder(format, by: M.self) }
        return try IncrementalDecoder(format, by: M.self, context: try M.CallerContext(json: context))
      },
      file: { (format, path, options, context) throws(MappingError) in
        guard let context else { return Self.file(beside: M.self, format, path, options) }
        let passed = try M.CallerContext(json: context)
        switch format {
        case .ndjson: return try M.stream(ndjsonFile: path, context: passed, options: options)
        case .array: return try M.stream(arrayFile: path, context: passed, options: options)
        }
      },
      write: { (value: M.Value, format) throws(MappingError) in try Self.written(value, by: M.self, format) })
  }

  private init<T>(
    isFamily: Bool, families: Set<String>,
    read: @escaping (ComparedFormat, [UInt8], String?, [UInt8]?) throws(MappingError) -> T,
    readAll: @escaping (ComparedFormat, [UInt8], String?, [UInt8]?) -> DecodingReport<T>,
    update: @escaping (inout T, [UInt8], String?, [UInt8]?) throws(MappingError) -> Void,
    stream: @escaping (StreamFormat, [UInt8]?) throws(MappingError) -> IncrementalDecoder<T>,
    file: @escaping (StreamFormat, String, StreamOptions, [UInt8]?) throws(MappingError) -> DecodedFileSequence<T>,
    write: @escaping (T, ComparedFormat) throws(MappingError) -> [UInt8]
  ) {
    func printed(_ value: T) throws(MappingError) -> [UInt8] {
      try PrintedValue(value, isFamily: isFamily, families: families).jsonBytes()
    }
    report = { request in
      var report = ReportText()
      var value: T?
      for format in request.inAllFormats ? ComparedFormat.allCases : [.json] {
        report.begin(format)
        if let document = format.document(request.document) {
          let outcome = ReportText.Outcome { () throws(MappingError) in
            let read = try read(format, document, request.path, request.context)
            if format == .json { value = read }
            return try printed(read)
          }
          report.first(outcome)
          let all = readAll(format, document, request.path, request.context)
          report.all(value: all.value.flatMap { try? printed($0) }, problems: all.problems)
        }
        if let value { report.written(ReportText.Outcome { () throws(MappingError) in try write(value, format) }) }
      }
      if request.isAlike {
        let laws = AlikeReading(read: read, update: update, stream: stream, file: file, printed: printed)
        for broken in laws.broken(by: request) { report.broken(broken) }
      }
      return report.text
    }
  }
}
