import Foundation
import KVMap
import KVMapDictionary
import KVMapForm
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

  init<T: Readable & Writable>(_: T.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, _) throws(MappingError) in
        switch format {
        case .json: return try T(json: document, at: path)
        case .xml: return try T(xml: document, at: path)
        case .plist, .binary: return try T(plist: document, at: path)
        case .form: return try T(form: document, at: path)
        case .dictionary: return try T(dictionary: try DocumentFormat.dictionary(document), at: path)
        }
      },
      readAll: { (format, document, path, _) in Self.readAll(T.self, format, document, path) },
      update: { (value: inout T, document, path, _) throws(MappingError) in try value.update(json: document, at: path) },
      stream: { (format, _) in StreamReader<T>(format) },
      file: { (format, path, options, _) in
        switch format {
        case .ndjson: T.stream(ndjsonFile: path, options: options)
        case .array: T.stream(arrayFile: path, options: options)
        }
      },
      write: { (value: T, format) throws(MappingError) in try Self.written(value, format) })
  }

  /// A mapping declared alongside its type.
  init<M: MappingReader & MappingWriter>(beside _: M.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, _) throws(MappingError) in
        switch format {
        case .json: return try M.read(json: document, at: path)
        case .xml: return try M.read(xml: document, at: path)
        case .plist, .binary: return try M.read(plist: document, at: path)
        case .form: return try M.read(form: document, at: path)
        case .dictionary: return try M.read(dictionary: try DocumentFormat.dictionary(document), at: path)
        }
      },
      readAll: { (format, document, path, _) in Self.readAll(beside: M.self, format, document, path) },
      update: { (value: inout M.Value, document, path, _) throws(MappingError) in
        try M.update(&value, json: document, at: path)
      },
      stream: { (format, _) in StreamReader(format, by: M.self) },
      file: { (format, path, options, _) in Self.file(beside: M.self, format, path, options) },
      write: { (value: M.Value, format) throws(MappingError) in try Self.written(value, by: M.self, format) })
  }

  /// A type that uses a context.
  init<T: ContextReadable & Writable>(passing _: T.Type, isFamily: Bool = false, families: Set<String> = [])
  where T.PassedContext: Readable {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, context) throws(MappingError) in
        let passed = try context.map { (json) throws(MappingError) in try T.PassedContext(json: json) }
        switch (format, passed) {
        case (.json, let passed?): return try T(json: document, at: path, context: passed)
        case (.json, nil): return try T(json: document, at: path)
        case (.xml, let passed?): return try T(xml: document, at: path, context: passed)
        case (.xml, nil): return try T(xml: document, at: path)
        case (.plist, let passed?), (.binary, let passed?):
          return try T(plist: document, at: path, context: passed)
        case (.plist, nil), (.binary, nil): return try T(plist: document, at: path)
        case (.form, let passed?): return try T(form: document, at: path, context: passed)
        case (.form, nil): return try T(form: document, at: path)
        case (.dictionary, let passed?):
          return try T(dictionary: try DocumentFormat.dictionary(document), at: path, context: passed)
        case (.dictionary, nil): return try T(dictionary: try DocumentFormat.dictionary(document), at: path)
        }
      },
      readAll: { (format, document, path, context) in
        guard let context, let passed = try? T.PassedContext(json: context) else {
          return Self.readAll(T.self, format, document, path)
        }
        switch format {
        case .json: return T.reading(json: document, at: path, context: passed)
        case .xml: return T.reading(xml: document, at: path, context: passed)
        case .plist, .binary: return T.reading(plist: document, at: path, context: passed)
        case .form: return T.reading(form: document, at: path, context: passed)
        case .dictionary:
          return Self.readAll(document) { T.reading(dictionary: $0, at: path, context: passed) }
        }
      },
      update: { (value: inout T, document, path, context) throws(MappingError) in
        guard let context else { return try value.update(json: document, at: path) }
        try value.update(json: document, at: path, context: try T.PassedContext(json: context))
      },
      stream: { (format, context) throws(MappingError) in
        guard let context else { return StreamReader<T>(format) }
        return try StreamReader<T>(format, context: try T.PassedContext(json: context))
      },
      file: { (format, path, options, context) throws(MappingError) in
        guard let context else {
          return switch format {
          case .ndjson: T.stream(ndjsonFile: path, options: options)
          case .array: T.stream(arrayFile: path, options: options)
          }
        }
        let passed = try T.PassedContext(json: context)
        switch format {
        case .ndjson: return try T.stream(ndjsonFile: path, context: passed, options: options)
        case .array: return try T.stream(arrayFile: path, context: passed, options: options)
        }
      },
      write: { (value: T, format) throws(MappingError) in try Self.written(value, format) })
  }

  /// A mapping declared alongside its type that uses a context.
  init<M: ContextMapping & MappingWriter>(
    besidePassing _: M.Type, isFamily: Bool = false, families: Set<String> = []
  ) where M.PassedContext: Readable {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, context) throws(MappingError) in
        let passed = try context.map { (json) throws(MappingError) in try M.PassedContext(json: json) }
        switch (format, passed) {
        case (.json, let passed?): return try M.read(json: document, at: path, context: passed)
        case (.json, nil): return try M.read(json: document, at: path)
        case (.xml, let passed?): return try M.read(xml: document, at: path, context: passed)
        case (.xml, nil): return try M.read(xml: document, at: path)
        case (.plist, let passed?), (.binary, let passed?):
          return try M.read(plist: document, at: path, context: passed)
        case (.plist, nil), (.binary, nil): return try M.read(plist: document, at: path)
        case (.form, let passed?): return try M.read(form: document, at: path, context: passed)
        case (.form, nil): return try M.read(form: document, at: path)
        case (.dictionary, let passed?):
          return try M.read(dictionary: try DocumentFormat.dictionary(document), at: path, context: passed)
        case (.dictionary, nil): return try M.read(dictionary: try DocumentFormat.dictionary(document), at: path)
        }
      },
      readAll: { (format, document, path, context) in
        guard let context, let passed = try? M.PassedContext(json: context) else {
          return Self.readAll(beside: M.self, format, document, path)
        }
        switch format {
        case .json: return M.reading(json: document, at: path, context: passed)
        case .xml: return M.reading(xml: document, at: path, context: passed)
        case .plist, .binary: return M.reading(plist: document, at: path, context: passed)
        case .form: return M.reading(form: document, at: path, context: passed)
        case .dictionary:
          return Self.readAll(document) { M.reading(dictionary: $0, at: path, context: passed) }
        }
      },
      update: { (value: inout M.Value, document, path, context) throws(MappingError) in
        guard let context else { return try M.update(&value, json: document, at: path) }
        try M.update(&value, json: document, at: path, context: try M.PassedContext(json: context))
      },
      stream: { (format, context) throws(MappingError) in
        guard let context else { return StreamReader(format, by: M.self) }
        return try StreamReader(format, by: M.self, context: try M.PassedContext(json: context))
      },
      file: { (format, path, options, context) throws(MappingError) in
        guard let context else { return Self.file(beside: M.self, format, path, options) }
        let passed = try M.PassedContext(json: context)
        switch format {
        case .ndjson: return try M.stream(ndjsonFile: path, context: passed, options: options)
        case .array: return try M.stream(arrayFile: path, context: passed, options: options)
        }
      },
      write: { (value: M.Value, format) throws(MappingError) in try Self.written(value, by: M.self, format) })
  }

  private init<T>(
    isFamily: Bool, families: Set<String>,
    read: @escaping (DocumentFormat, [UInt8], String?, [UInt8]?) throws(MappingError) -> T,
    readAll: @escaping (DocumentFormat, [UInt8], String?, [UInt8]?) -> (value: T?, problems: [Problem]),
    update: @escaping (inout T, [UInt8], String?, [UInt8]?) throws(MappingError) -> Void,
    stream: @escaping (StreamFormat, [UInt8]?) throws(MappingError) -> StreamReader<T>,
    file: @escaping (StreamFormat, String, StreamOptions, [UInt8]?) throws(MappingError) -> MappedFile<T>,
    write: @escaping (T, DocumentFormat) throws(MappingError) -> [UInt8]
  ) {
    func printed(_ value: T) throws(MappingError) -> [UInt8] {
      try PrintedValue(value, isFamily: isFamily, families: families).json()
    }
    report = { request in
      var report = ReportText()
      var value: T?
      for format in request.inAllFormats ? DocumentFormat.allCases : [.json] {
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
