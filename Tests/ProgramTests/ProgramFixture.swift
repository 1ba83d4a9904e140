import Foundation
import TestSupport

/// A program with a past finding, and the document that caused it: a folder of `Tests/Fixtures/programs`. The first
/// line of `Main.kvmap` states the entry and the context: `// as [User], passed Shop`.
struct ProgramFixture {
  static let folder = Repository.fixtures.appendingPathComponent("programs", isDirectory: true)

  var name: String
  var program: GeneratedProgram
  var documents: [[UInt8]]

  enum Failure: Error {
    /// The first line does not state the entry.
    case noHead(String)
  }

  static func all() throws -> [ProgramFixture] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter(\.hasDirectoryPath).sorted { $0.path < $1.path }.map(ProgramFixture.init)
  }

  private init(_ folder: URL) throws {
    name = folder.lastPathComponent
    let files = try Repository.files(in: folder, withExtension: "kvmap").map(\.lastPathComponent)
    let texts = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    let first = texts.first?.split(separator: "\n").first ?? ""
    guard let head = first.wholeMatch(of: #/\/\/ as ([^,]+)(?:, passed (\S+?))?(, reversible)?/#) else {
      throw Failure.noHead(name)
    }
    // The extension is not `.json`, because a document may be malformed.
    documents = try Repository.files(in: folder, withExtension: "document").map { Array(try Data(contentsOf: $0)) }
    program = GeneratedProgram(
      seed: 0, files: zip(files, texts).map { .init(path: $0, piece: .text($1)) }, entry: String(head.output.1),
      context: head.output.2.map(String.init), isReversible: head.output.3 != nil)
  }

  /// Saves a finding as a fixture.
  static func write(_ program: GeneratedProgram, _ finding: Finding) throws -> URL {
    let folder = folder.appendingPathComponent("\(finding.law.rawValue)-\(program.seed)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let passed = program.context.map { ", passed \($0)" } ?? ""
    let head = "// as \(program.entry)\(passed)\(program.isReversible ? ", reversible" : "")\n"
    for (index, file) in program.texts.enumerated() {
      let text = (index == 0 ? head : "") + file.text
      try Data(text.utf8).write(to: folder.appendingPathComponent(file.path))
    }
    if let document = finding.document { try Data(document).write(to: folder.appendingPathComponent("1.document")) }
    return folder
  }
}
