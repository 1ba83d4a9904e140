import Foundation
import KVMap

/// Reads documents with generated code, and tells what came of each.
///
/// The first argument is a file of records, each `ENTRY LENGTH PATH`, a line end, LENGTH bytes and a line end. PATH may
/// be empty. For each, the report is written to the second file, in front of it a line with its length.

/// One way in which a document is mapped.
struct MappedType {
  let report: ([UInt8], String?) -> String

  init<T: Readable & Writable>(_: T.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (document, path) throws(MappingError) in try T(json: document, at: path) },
      readAll: { T.reading(json: $0, at: $1) },
      write: { (value: T) throws(MappingError) in try value.json() })
  }

  /// A mapping that stands beside its type.
  init<M: MappingReader & MappingWriter>(beside _: M.Type, isFamily: Bool = false, families: Set<String> = []) {
    self.init(
      isFamily: isFamily, families: families,
      read: { (document, path) throws(MappingError) in try M.read(json: document, at: path) },
      readAll: { M.reading(json: $0, at: $1) },
      write: { (value: M.Value) throws(MappingError) in try M.json(value) })
  }

  private init<T>(
    isFamily: Bool, families: Set<String>, read: @escaping ([UInt8], String?) throws(MappingError) -> T,
    readAll: @escaping ([UInt8], String?) -> (value: T?, problems: [Problem]),
    write: @escaping (T) throws(MappingError) -> [UInt8]
  ) {
    func printed(_ value: T) throws(MappingError) -> [UInt8] {
      try PrintedValue(value, isFamily: isFamily, families: families).json()
    }
    report = { document, path in
      var report = ReportText()
      var value: T?
      report.first(
        ReportText.Outcome { () throws(MappingError) in
          let read = try read(document, path)
          value = read
          return try printed(read)
        })
      let all = readAll(document, path)
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
    .split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
  guard head.count == 3, let entry = Int(head[0]), let length = Int(head[1]), mappedTypes.indices.contains(entry) else {
    preconditionFailure("the record at byte \(position) is none")
  }
  let document = Array(bytes[(end + 1)..<(end + 1 + length)])
  let report = mappedTypes[entry].report(document, head[2].isEmpty ? nil : String(head[2]))
  output.write(Data("\(report.utf8.count)\n\(report)\n".utf8))
  position = end + 1 + length + 1
}
