import Foundation
import KVMapSema
import TestSupport
import Testing

/// The meaning of fixtures: `Tests/Fixtures/program/input/*.kvmap` against `output/*.txt`.
struct ProgramGoldenTests {
  static let folder = Repository.fixtures.appendingPathComponent("program", isDirectory: true)
  static func fixtures() throws -> [URL] {
    try Repository.files(in: folder.appendingPathComponent("input"), withExtension: "kvmap")
      .filter { $0.deletingLastPathComponent().lastPathComponent == "input" }
  }

  @Test func thereAreFixtures() throws { #expect(try Self.fixtures().count >= 10) }

  @Test(arguments: try fixtures())
  func programIsAsRecorded(_ fixture: URL) throws {
    let compilation = try Compilation(fixture: fixture)
    let found = compilation.analysis.program
    let program = try #require(found, "\(compilation.rendered)")
    let golden = Self.folder.appendingPathComponent("output/\(fixture.deletingPathExtension().lastPathComponent).txt")
    try Golden.expect(compilation.rendered + ProgramDump.text(of: program), at: golden)
  }

  /// The same files give the same program, whatever the hash seeds of the process.
  @Test(arguments: try fixtures())
  func programIsTheSameAgain(_ fixture: URL) throws {
    let (first, second) = (try Compilation(fixture: fixture), try Compilation(fixture: fixture))
    #expect(first.analysis.program == second.analysis.program)
    #expect(first.diagnostics == second.diagnostics)
  }
}

extension Compilation {
  /// The fixture and, next to it, the folder of the files that it imports, which has the same name.
  init(fixture: URL) throws {
    let name = fixture.deletingPathExtension().lastPathComponent
    let folder = fixture.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
    var texts = [(fixture.lastPathComponent, try String(contentsOf: fixture, encoding: .utf8))]
    for file in Repository.filesIfAny(in: folder, withExtension: "kvmap") {
      texts.append(("\(name)/\(file.lastPathComponent)", try String(contentsOf: file, encoding: .utf8)))
    }
    self.init(texts)
  }
}
