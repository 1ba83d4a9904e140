import Foundation
@_spi(Generated) import KVMap

/// Reads documents with generated code and reports the result of each.
///
/// The first argument is a file of records, each `ENTRY LENGTH FORMATS ALIKE PATH CONTEXT`, a line ending, LENGTH bytes
/// and a line ending. FORMATS is `all` or `json`; ALIKE is `alike` if the document has to be read identically wherever
/// it appears; PATH and CONTEXT (JSON) may be empty. For each record, the report is written to the second file,
/// preceded by a line with its length.
let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: CommandLine.arguments[1]))
let bytes = [UInt8](input.readDataToEndOfFile())
let output = try FileHandle(forWritingTo: URL(fileURLWithPath: CommandLine.arguments[2]))
var position = 0
while let end = bytes[position...].firstIndex(of: 0x0A) {
  let head = String(decoding: bytes[position..<end], as: UTF8.self)
    .split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
  guard head.count == 6, let entry = Int(head[0]), let length = Int(head[1]), mappedTypes.indices.contains(entry) else {
    preconditionFailure("the record at byte \(position) is none")
  }
  let request = MappedType.Request(
    document: Array(bytes[(end + 1)..<(end + 1 + length)]), path: head[4].isEmpty ? nil : String(head[4]),
    context: head[5].isEmpty ? nil : Array(head[5].utf8), inAllFormats: head[2] == "all", isAlike: head[3] == "alike")
  let report = mappedTypes[entry].report(request)
  output.write(Data("\(report.utf8.count)\n\(report)\n".utf8))
  position = end + 1 + length + 1
}
