import Foundation
package import TestSupport

/// A program that maps documents with generated code, compiled in a folder of its own.
package struct Harness {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  private let folder: TemporaryFolder
  private var executable: URL { folder.url("harness") }

  /// Compiles it.
  ///
  /// - Parameter generated: Swift by the names of files: what kvmapc generates, and the table of types.
  package init(_ generated: [String: String], with compiler: SwiftCompiler) throws {
    folder = try TemporaryFolder(generated)
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let fixed = [
      own.appendingPathComponent("ReportText.swift"), own.appendingPathComponent("DocumentFormat.swift"),
      own.appendingPathComponent("Harness/main.swift"),
      own.appendingPathComponent("Harness/ValuePrinter.swift"),
    ]
    let names = ["-module-name", "Harness", "-package-name", "harness"]
    let result = try compiler.link(
      fixed + generated.keys.sorted().map { folder.url($0) }, to: executable,
      flags: ["-Onone", "-suppress-warnings", "-swift-version", "6", "-j", "2"]
        + ["-enable-upcoming-feature", "InternalImportsByDefault"] + names,
      modules: ["KVMap", "KVMapKernels", "KVMapForm", "KVMapPropertyList", "KVMapXML"],
      arguments: folder.url("arguments"))
    guard result.status == 0 else {
      let log = result.output
      let errors = log.split(separator: "\n").filter { $0.contains("error:") }.prefix(20)
      throw Failure(
        description: "the generated code does not compile:\n" + errors.joined(separator: "\n") + "\n"
          + log.prefix(2_000))
    }
  }

  package struct Record {
    /// A position in the table of types.
    package var type: Int
    package var document: [UInt8]
    package var path: String?
    package var context: [UInt8]?
    /// Whether the document is also read in other formats, and the value written in them.
    package var inAllFormats: Bool

    package init(type: Int, document: [UInt8], path: String?, context: [UInt8]?, inAllFormats: Bool) {
      self.type = type
      self.document = document
      self.path = path
      self.context = context
      self.inAllFormats = inAllFormats
    }
  }

  /// What comes of documents, as `ReportText` writes it, in their order.
  package func run(_ records: [Record]) throws -> [String] {
    var input: [UInt8] = []
    for record in records {
      // A context is one line: line ends in JSON mean no more than blanks.
      let context = (record.context ?? []).map { $0 == 0x0A ? 0x20 : $0 }
      let formats = record.inAllFormats ? "all" : "json"
      input += Array("\(record.type) \(record.document.count) \(formats) \(record.path ?? "") ".utf8) + context + [0x0A]
      input += record.document + [0x0A]
    }
    try folder.write(Data(input), to: "input")
    try folder.write(Data(), to: "output")
    let status = try Self.run(executable, [folder.url("input").path, folder.url("output").path], log: folder.url("log"))
    var output = [UInt8](try Data(contentsOf: folder.url("output")))[...]
    var reports: [String] = []
    while let end = output.firstIndex(of: 0x0A), let length = Int(String(decoding: output[..<end], as: UTF8.self)) {
      output = output[(end + 1)...]
      reports.append(String(decoding: output.prefix(length), as: UTF8.self))
      output = output.dropFirst(length + 1)
    }
    guard status == 0, reports.count == records.count else {
      let document = records.indices.contains(reports.count) ? records[reports.count] : nil
      throw Failure(
        description: "generated code ended with \(status) at record \(reports.count), type \(document?.type ?? -1): "
          + String(decoding: document?.document ?? [], as: UTF8.self) + "\n" + (try folder.text("log")).prefix(2_000))
    }
    return reports
  }

  private static func run(_ executable: URL, _ arguments: [String], log: URL) throws -> Int32 {
    try Data().write(to: log)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
