import Foundation
import KVMapSema
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

@testable import KVMapEmit

/// The Swift generated from each fixture. The goldens are compiled into the target EmittedGoldens, and run by
/// GeneratedCodeTests.
///
/// A golden that does not compile keeps the tests from being built, so that they cannot record a better one. In that
/// case, run `swift run kvmapc generate Tests/Fixtures/emit/input --output Tests/Fixtures/emit/output`.
@Suite struct EmitterGoldenTests {
  static let folder = Repository.fixtures.appendingPathComponent("emit", isDirectory: true)
  static func inputs() throws -> [URL] {
    try Repository.files(in: folder.appendingPathComponent("input"), withExtension: "kvmap")
  }

  @Test(arguments: try inputs())
  func theSwiftOfAFixture(input: URL) throws {
    let text = try Self.emit(input)
    let golden = Self.folder.appendingPathComponent("output/\(input.lastPathComponent).swift")
    try Golden.expect(text, at: golden)
  }

  /// The tests generated from test blocks are tests of this project: GeneratedCodeTests compiles and runs them.
  @Test(arguments: try inputs())
  func theTestsOfAFixture(input: URL) throws {
    let program = try Self.program(of: input)
    let unit = try #require(program.units.first)
    let name = input.deletingPathExtension().lastPathComponent + ".tests.kvmap.swift"
    let golden = Repository.root.appendingPathComponent("Tests/GeneratedCodeTests/Generated/\(name)")
    if let file = SwiftEmitter(program: program).testFile(for: unit, module: "EmittedGoldens") {
      try Golden.expect(file.text, at: golden)
    } else {
      #expect(!FileManager.default.fileExists(atPath: golden.path))
    }
  }

  @Test(arguments: try inputs())
  func emittingTwiceGivesTheSameBytes(input: URL) throws {
    #expect(try Self.emit(input).utf8.elementsEqual(try Self.emit(input).utf8))
  }

  @Test(arguments: try inputs())
  func theHeaderFitsTheBody(input: URL) throws {
    let bytes = Array(try Self.emit(input).utf8)
    let header = try #require(GeneratedHeader(parsing: bytes))
    #expect(header.isIntact(in: bytes))
    #expect(header.source == input.lastPathComponent)
    #expect(header.inputHash == FNV1a.hash([UInt8](try Data(contentsOf: input))[...]))
  }

  /// A reviewer sees what changed, and not that it is one line further down: only the header and the heads of key tables
  /// know the lines of declarations.
  @Test(arguments: try inputs())
  func aLineAtTheTopChangesOnlyHeads(input: URL) throws {
    let text = try String(contentsOf: input, encoding: .utf8)
    func lines(_ text: String) throws -> [Substring] {
      try Emission(text).swift(access: .internal).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (before, after) = (try lines(text), try lines("// One more line.\n\n" + text))
    try #require(before.count == after.count)
    let changed = zip(before, after).filter { $0 != $1 }.map(\.0)
    let tables = before.count { $0.hasSuffix(": KVMap.KeyTable {") }
    let stated = before.count {
      $0.hasSuffix(" declares these conformances. If this does not compile, the type does not conform.")
    }
    #expect(changed.count <= 1 + tables + stated, "\(changed)")
  }

  /// A CR would end a comment, and a bidirectional control would display code that differs from what is compiled.
  @Test(arguments: try inputs())
  func generatedCodeIsPlainText(input: URL) throws {
    #expect(try Self.emit(input).utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
  }

  static func emit(_ input: URL, access: AccessLevel = .internal) throws -> String {
    SwiftEmitter(program: try program(of: input), access: access).files().map(\.text).joined()
  }

  private static func program(of input: URL) throws -> Program {
    var sources = SourceSet()
    sources.add(path: input.lastPathComponent, bytes: Array(try Data(contentsOf: input)), isRequested: true)
    let files = sources.files.map { file in
      let (tree, diagnostics) = parse(file)
      return ParsedFile(source: file, tree: tree, hasSyntaxErrors: diagnostics.containsErrors)
    }
    let diagnostics = sources.files.flatMap { parse($0).diagnostics } + analyze(files, of: sources).diagnostics
    for error in diagnostics where error.severity == .error {
      Issue.record("\(input.lastPathComponent), byte \(error.span.start): [\(error.id)] \(error.message)")
    }
    return try #require(analyze(files, of: sources).program)
  }
}
