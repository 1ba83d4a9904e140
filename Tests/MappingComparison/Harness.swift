import Foundation
package import TestSupport

/// A program that maps documents with generated code, compiled in a folder of its own.
package struct Harness {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  private let folder: TemporaryFolder
  private var executable: URL { folder.url("harness") }

  /// Compiles it.
  ///
  /// - Parameter generated: Swift code keyed by file name: the output of kvmapc, and the table of types.
  package init(_ generated: [String: String], with compiler: SwiftCompiler) throws {
    let (harness, log) = try Self.compiled(generated, with: compiler, flags: ["-suppress-warnings"])
    guard let harness else {
      let errors = log.split(separator: "\n").filter { $0.contains("error:") }.prefix(20)
      throw Failure(
        description: "the generated code does not compile:\n" + errors.joined(separator: "\n") + "\n"
          + log.prefix(2_000))
    }
    self = harness
  }

  private init(in folder: TemporaryFolder) { self.folder = folder }

  /// Compiles it, if possible.
  ///
  /// - Returns: the harness and the output of swiftc.
  package static func compiled(
    _ generated: [String: String], with compiler: SwiftCompiler, flags: [String]
  ) throws -> (harness: Harness?, log: String) {
    let harness = Harness(in: try TemporaryFolder(generated))
    let folder = harness.folder
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let fixed =
      [own.appendingPathComponent("ReportText.swift"), own.appendingPathComponent("ComparedFormat.swift")]
      + (try Repository.files(in: own.appendingPathComponent("Harness"), withExtension: "swift"))
    let names = ["-module-name", "Harness", "-package-name", "harness"]
    let result = try compiler.link(
      fixed + generated.keys.sorted().map { folder.url($0) }, to: harness.executable,
      flags: ["-Onone", "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"] + names + flags,
      products: ["KVMapCodable", "KVMapFoundation", "KVMapForm", "KVMapPropertyList", "KVMapXML", "KVMapSync"],
      arguments: folder.url("arguments"))
    return (result.status == 0 ? harness : nil, result.output)
  }

  package struct Record {
    /// A position in the table of types.
    package var type: Int
    package var document: [UInt8]
    package var path: String?
    package var context: [UInt8]?
    /// Whether the document is also read in other formats, and the value written in them.
    package var inAllFormats: Bool
    /// Whether it has to be read identically wherever it appears.
    package var isAlike: Bool

    package init(
      type: Int, document: [UInt8], path: String?, context: [UInt8]?, inAllFormats: Bool, isAlike: Bool = false
    ) {
      self.type = type
      self.document = document
      self.path = path
      self.context = context
      self.inAllFormats = inAllFormats
      self.isAlike = isAlike
    }
  }

  /// The results of documents, as `ReportText` writes them, in order.
  package func run(_ records: [Record]) throws -> [String] {
    let (reports, ending) = try attempt(records)
    guard let ending else { return reports }
    let document = records.indices.contains(reports.count) ? records[reports.count] : nil
    throw Failure(
      description:
        "generated code ended with \(ending.status) at record \(reports.count), type \(document?.type ?? -1): "
        + String(decoding: document?.document ?? [], as: UTF8.self) + "\n" + ending.log.prefix(2_000))
  }

  /// How an incomplete run ended.
  package struct Ending: Sendable {
    package var status: Int32
    package var log: String
  }

  /// The results of documents up to the one at which the process ends, if there is one.
  package func attempt(_ records: [Record]) throws -> (reports: [String], ending: Ending?) {
    var input: [UInt8] = []
    for record in records {
      // A context is one line: line endings in JSON are equivalent to spaces.
      let context = (record.context ?? []).map { $0 == 0x0A ? 0x20 : $0 }
      let formats = record.inAllFormats ? "all" : "json"
      let alike = record.isAlike ? "alike" : "-"
      let head = "\(record.type) \(record.document.count) \(formats) \(alike) \(record.path ?? "") "
      input += Array(head.utf8) + context + [0x0A]
      input += record.document + [0x0A]
    }
    try folder.write(Data(input), to: "input")
    try folder.write(Data(), to: "output")
    let status = try Self.run(
      executable, [folder.url("input").path, folder.url("output").path], log: folder.url("log"))
    var output = [UInt8](try Data(contentsOf: folder.url("output")))[...]
    var reports: [String] = []
    while let end = output.firstIndex(of: 0x0A), let length = Int(String(decoding: output[..<end], as: UTF8.self)) {
      output = output[(end + 1)...]
      reports.append(String(decoding: output.prefix(length), as: UTF8.self))
      output = output.dropFirst(length + 1)
    }
    guard status == 0, reports.count == records.count else {
      return (reports, Ending(status: status, log: try folder.text("log")))
    }
    return (reports, nil)
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
