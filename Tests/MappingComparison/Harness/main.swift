import Foundation
import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// Reads documents with generated code, and tells what came of each.
///
/// The first argument is a file of records, each `ENTRY LENGTH FORMATS PATH CONTEXT`, a line end, LENGTH bytes and a line end.
/// FORMATS is `all` or `json`; PATH and CONTEXT (JSON) may be empty. For each, the report is written to the second file, in front of it a line with its length.

/// One way in which a document is mapped.
struct MappedType {
  /// Of a document, the path of the value, what the caller passes, and whether the other formats are tried as well.
  let report: ([UInt8], String?, [UInt8]?, Bool) -> String

  init<T: Readable & Writable>(_: T.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, _) throws(MappingError) in
        switch format {
        case .json: return try T(json: document, at: path)
        case .xml: return try T(xml: document, at: path)
        case .plist: return try T(plist: document, at: path)
        case .form: return try T(form: document, at: path)
        }
      },
      readAll: { (format, document, path, _) in Self.readAll(T.self, format, document, path) },
      write: { (value: T, format) throws(MappingError) in try Self.written(value, format) })
  }

  /// A mapping that stands beside its type.
  init<M: MappingReader & MappingWriter>(beside _: M.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (format, document, path, _) throws(MappingError) in
        switch format {
        case .json: return try M.read(json: document, at: path)
        case .xml: return try M.read(xml: document, at: path)
        case .plist: return try M.read(plist: document, at: path)
        case .form: return try M.read(form: document, at: path)
        }
      },
      readAll: { (format, document, path, _) in Self.readAll(beside: M.self, format, document, path) },
      write: { (value: M.Value, format) throws(MappingError) in try Self.written(value, by: M.self, format) })
  }

  /// A type that looks at what the caller passes.
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
        case (.plist, let passed?): return try T(plist: document, at: path, context: passed)
        case (.plist, nil): return try T(plist: document, at: path)
        case (.form, let passed?): return try T(form: document, at: path, context: passed)
        case (.form, nil): return try T(form: document, at: path)
        }
      },
      readAll: { (format, document, path, context) in
        guard let context, let passed = try? T.PassedContext(json: context) else {
          return Self.readAll(T.self, format, document, path)
        }
        switch format {
        case .json: return T.reading(json: document, at: path, context: passed)
        case .xml: return T.reading(xml: document, at: path, context: passed)
        case .plist: return T.reading(plist: document, at: path, context: passed)
        case .form: return T.reading(form: document, at: path, context: passed)
        }
      },
      write: { (value: T, format) throws(MappingError) in try Self.written(value, format) })
  }

  /// A mapping that stands beside its type, and looks at what the caller passes.
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
        case (.plist, let passed?): return try M.read(plist: document, at: path, context: passed)
        case (.plist, nil): return try M.read(plist: document, at: path)
        case (.form, let passed?): return try M.read(form: document, at: path, context: passed)
        case (.form, nil): return try M.read(form: document, at: path)
        }
      },
      readAll: { (format, document, path, context) in
        guard let context, let passed = try? M.PassedContext(json: context) else {
          return Self.readAll(beside: M.self, format, document, path)
        }
        switch format {
        case .json: return M.reading(json: document, at: path, context: passed)
        case .xml: return M.reading(xml: document, at: path, context: passed)
        case .plist: return M.reading(plist: document, at: path, context: passed)
        case .form: return M.reading(form: document, at: path, context: passed)
        }
      },
      write: { (value: M.Value, format) throws(MappingError) in try Self.written(value, by: M.self, format) })
  }

  private init<T>(
    isFamily: Bool, families: Set<String>,
    read: @escaping (DocumentFormat, [UInt8], String?, [UInt8]?) throws(MappingError) -> T,
    readAll: @escaping (DocumentFormat, [UInt8], String?, [UInt8]?) -> (value: T?, problems: [Problem]),
    write: @escaping (T, DocumentFormat) throws(MappingError) -> [UInt8]
  ) {
    func printed(_ value: T) throws(MappingError) -> [UInt8] {
      try PrintedValue(value, isFamily: isFamily, families: families).json()
    }
    report = { json, path, context, hasOthers in
      var report = ReportText()
      var value: T?
      for format in hasOthers ? DocumentFormat.allCases : [.json] {
        report.begin(format)
        if let document = format.document(json) {
          report.first(
            ReportText.Outcome { () throws(MappingError) in
              let read = try read(format, document, path, context)
              if format == .json { value = read }
              return try printed(read)
            })
          let all = readAll(format, document, path, context)
          report.all(value: all.value.flatMap { try? printed($0) }, problems: all.problems)
        }
        if let value { report.written(ReportText.Outcome { () throws(MappingError) in try write(value, format) }) }
      }
      return report.text
    }
  }
}

// MARK: - The four formats

extension MappedType {
  private static func readAll<T: Readable>(
    _: T.Type, _ format: DocumentFormat, _ document: [UInt8], _ path: String?
  ) -> (value: T?, problems: [Problem]) {
    switch format {
    case .json: T.reading(json: document, at: path)
    case .xml: T.reading(xml: document, at: path)
    case .plist: T.reading(plist: document, at: path)
    case .form: T.reading(form: document, at: path)
    }
  }

  private static func readAll<M: MappingReader>(
    beside _: M.Type, _ format: DocumentFormat, _ document: [UInt8], _ path: String?
  ) -> (value: M.Value?, problems: [Problem]) {
    switch format {
    case .json: M.reading(json: document, at: path)
    case .xml: M.reading(xml: document, at: path)
    case .plist: M.reading(plist: document, at: path)
    case .form: M.reading(form: document, at: path)
    }
  }

  private static func written<T: Writable>(_ value: T, _ format: DocumentFormat) throws(MappingError) -> [UInt8] {
    switch format {
    case .json: return try value.json()
    case .xml: return try value.xml()
    case .plist: return try value.plist(.xml)
    case .form: return try value.form()
    }
  }

  private static func written<M: MappingWriter>(
    _ value: M.Value, by _: M.Type, _ format: DocumentFormat
  ) throws(MappingError) -> [UInt8] {
    switch format {
    case .json: return try M.json(value)
    case .xml: return try M.xml(value)
    case .plist: return try M.plist(value, .xml)
    case .form: return try M.form(value)
    }
  }
}

let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: CommandLine.arguments[1]))
let bytes = [UInt8](input.readDataToEndOfFile())
let output = try FileHandle(forWritingTo: URL(fileURLWithPath: CommandLine.arguments[2]))
var position = 0
while let end = bytes[position...].firstIndex(of: 0x0A) {
  let head = String(decoding: bytes[position..<end], as: UTF8.self)
    .split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
  guard head.count == 5, let entry = Int(head[0]), let length = Int(head[1]), mappedTypes.indices.contains(entry) else {
    preconditionFailure("the record at byte \(position) is none")
  }
  let document = Array(bytes[(end + 1)..<(end + 1 + length)])
  let report = mappedTypes[entry].report(
    document, head[3].isEmpty ? nil : String(head[3]), head[4].isEmpty ? nil : Array(head[4].utf8), head[2] == "all")
  output.write(Data("\(report.utf8.count)\n\(report)\n".utf8))
  position = end + 1 + length + 1
}
