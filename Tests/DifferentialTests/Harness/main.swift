import Foundation
import KVMap

/// Reads documents with generated code, and tells what came of each.
///
/// The first argument is a file of records, each `ENTRY LENGTH PATH CONTEXT`, a line end, LENGTH bytes and a line end.
/// PATH and CONTEXT (JSON) may be empty. For each, the report is written to the second file, in front of it a line with its length.

/// One way in which a document is mapped.
struct MappedType {
  /// Of a document, the path of the value and what the caller passes.
  let report: ([UInt8], String?, [UInt8]?) -> String

  init<T: Readable & Writable>(_: T.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (document, path, _) throws(MappingError) in try T(json: document, at: path) },
      readAll: { (document, path, _) in T.reading(json: document, at: path) },
      write: { (value: T) throws(MappingError) in try value.json() })
  }

  /// A mapping that stands beside its type.
  init<M: MappingReader & MappingWriter>(beside _: M.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (document, path, _) throws(MappingError) in try M.read(json: document, at: path) },
      readAll: { (document, path, _) in M.reading(json: document, at: path) },
      write: { (value: M.Value) throws(MappingError) in try M.json(value) })
  }

  /// A type that looks at what the caller passes.
  init<T: ContextReadable & Writable>(passing _: T.Type, isFamily: Bool = false, families: Set<String> = [])
  where T.PassedContext: Readable {
    self.init(
      isFamily: isFamily, families: families,
      read: { (document, path, context) throws(MappingError) in
        guard let context else { return try T(json: document, at: path) }
        return try T(json: document, at: path, context: try T.PassedContext(json: context))
      },
      readAll: { (document, path, context) in
        guard let context, let passed = try? T.PassedContext(json: context) else {
          return T.reading(json: document, at: path)
        }
        return T.reading(json: document, at: path, context: passed)
      },
      write: { (value: T) throws(MappingError) in try value.json() })
  }

  /// A mapping that stands beside its type, and looks at what the caller passes.
  init<M: ContextMapping & MappingWriter>(
    besidePassing _: M.Type, isFamily: Bool = false, families: Set<String> = []
  ) where M.PassedContext: Readable {
    self.init(
      isFamily: isFamily, families: families,
      read: { (document, path, context) throws(MappingError) in
        guard let context else { return try M.read(json: document, at: path) }
        return try M.read(json: document, at: path, context: try M.PassedContext(json: context))
      },
      readAll: { (document, path, context) in
        guard let context, let passed = try? M.PassedContext(json: context) else {
          return M.reading(json: document, at: path)
        }
        return M.reading(json: document, at: path, context: passed)
      },
      write: { (value: M.Value) throws(MappingError) in try M.json(value) })
  }

  private init<T>(
    isFamily: Bool, families: Set<String>, read: @escaping ([UInt8], String?, [UInt8]?) throws(MappingError) -> T,
    readAll: @escaping ([UInt8], String?, [UInt8]?) -> (value: T?, problems: [Problem]),
    write: @escaping (T) throws(MappingError) -> [UInt8]
  ) {
    func printed(_ value: T) throws(MappingError) -> [UInt8] {
      try PrintedValue(value, isFamily: isFamily, families: families).json()
    }
    report = { document, path, context in
      var report = ReportText()
      var value: T?
      report.first(
        ReportText.Outcome { () throws(MappingError) in
          let read = try read(document, path, context)
          value = read
          return try printed(read)
        })
      let all = readAll(document, path, context)
      report.all(value: all.value.flatMap { try? printed($0) }, problems: all.problems)
      if let value { report.written(ReportText.Outcome { () throws(MappingError) in try write(value) }) }
      return report.text
    }
  }
}

let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: CommandLine.arguments[1]))
let bytes = [UInt8](input.readDataToEndOfFile())
let output = try FileHandle(forWritingTo: URL(fileURLWithPath: CommandLine.arguments[2]))
var position = 0
while let end = bytes[position...].firstIndex(of: 0x0A) {
  let head = String(decoding: bytes[position..<end], as: UTF8.self)
    .split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
  guard head.count == 4, let entry = Int(head[0]), let length = Int(head[1]), mappedTypes.indices.contains(entry) else {
    preconditionFailure("the record at byte \(position) is none")
  }
  let document = Array(bytes[(end + 1)..<(end + 1 + length)])
  let report = mappedTypes[entry].report(
    document, head[2].isEmpty ? nil : String(head[2]), head[3].isEmpty ? nil : Array(head[3].utf8))
  output.write(Data("\(report.utf8.count)\n\(report)\n".utf8))
  position = end + 1 + length + 1
}
