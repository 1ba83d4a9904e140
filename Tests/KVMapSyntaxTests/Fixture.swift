import Foundation
import KVMapSource
import TestSupport
import Testing

/// A `.kvmap` file of the repository.
struct Fixture: Sendable, CustomTestStringConvertible {
  var file: SourceFile
  /// The location of the golden for a stage's fixture.
  var golden: URL

  var testDescription: String { file.path }

  init(_ url: URL) throws {
    let path = url.path.replacingOccurrences(of: Repository.root.path + "/", with: "")
    file = SourceFile(id: FileID(0), path: path, bytes: [UInt8](try Data(contentsOf: url)))
    golden = url.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("output/\(url.deletingPathExtension().lastPathComponent).txt")
  }

  /// The fixtures of one stage.
  static func ofStage(_ stage: String) throws -> [Fixture] {
    try Repository.files(in: Repository.fixtures.appendingPathComponent("\(stage)/input"), withExtension: "kvmap")
      .map(Fixture.init)
  }

  /// Every mapping file under `Tests/Fixtures` and `examples`.
  static func all() throws -> [Fixture] {
    let examples = Repository.root.appendingPathComponent("examples", isDirectory: true)
    return try [Repository.fixtures, examples].flatMap { try Repository.files(in: $0, withExtension: "kvmap") }
      .map(Fixture.init)
  }
}
