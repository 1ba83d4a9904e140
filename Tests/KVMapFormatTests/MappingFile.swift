import Foundation
import KVMapSource
import TestSupport
import Testing

/// A `.kvmap` file of the repository.
struct MappingFile: Sendable, CustomTestStringConvertible {
  var file: SourceFile
  /// The location of the golden, if the file is a fixture of the formatter.
  var golden: URL

  var testDescription: String { file.path }

  init(_ url: URL) throws {
    let path = url.path.replacingOccurrences(of: Repository.root.path + "/", with: "")
    file = SourceFile(id: FileID(0), path: path, bytes: [UInt8](try Data(contentsOf: url)))
    golden = url.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("output/\(url.lastPathComponent)")
  }

  /// Files with a golden for their formatted text.
  static func fixtures() throws -> [MappingFile] {
    try Repository.files(in: Repository.fixtures.appendingPathComponent("format/input"), withExtension: "kvmap")
      .map(MappingFile.init)
  }

  /// Every mapping file under `Tests/Fixtures` and `examples`, valid or not.
  static func all() throws -> [MappingFile] {
    let examples = Repository.root.appendingPathComponent("examples", isDirectory: true)
    return try [Repository.fixtures, examples].flatMap { try Repository.files(in: $0, withExtension: "kvmap") }
      .map(MappingFile.init)
  }
}
