import Foundation
import KVMapSema
import KVMapSource
import TestSupport
import Testing

/// The diagnostics of invalid files: `Tests/Fixtures/diagnostics/input/<id>.kvmap` against `output/<id>.txt`.
struct DiagnosticGoldenTests {
  static let folder = Repository.fixtures.appendingPathComponent("diagnostics", isDirectory: true)
  static func fixtures() throws -> [URL] {
    try Repository.files(in: folder.appendingPathComponent("input"), withExtension: "kvmap")
      .filter { $0.deletingLastPathComponent().lastPathComponent == "input" }
  }

  @Test(arguments: SemaDiagnosticID.allCases)
  func everyIDHasAFixture(_ id: SemaDiagnosticID) throws {
    let fixture = Self.folder.appendingPathComponent("input/\(id.rawValue).kvmap")
    let compilation = try Compilation(fixture: fixture)
    #expect(compilation.ids.contains(id.rawValue), "\(compilation.rendered)")
    #expect(compilation.diagnostics.filter { $0.id == id.rawValue }.allSatisfy { $0.severity == id.severity })
  }

  @Test(arguments: try fixtures())
  func diagnosticsAreAsRecorded(_ fixture: URL) throws {
    let compilation = try Compilation(fixture: fixture)
    let golden = Self.folder.appendingPathComponent("output/\(fixture.deletingPathExtension().lastPathComponent).txt")
    try Golden.expect(compilation.rendered, at: golden)
  }

  /// A program exists if and only if there are no errors.
  @Test(arguments: try fixtures())
  func onlyErrorsPreventAProgram(_ fixture: URL) throws {
    let compilation = try Compilation(fixture: fixture)
    #expect((compilation.analysis.program == nil) == compilation.diagnostics.containsErrors)
  }

  /// Every span is within its file, and every message is one sentence on one line without a full stop.
  @Test(arguments: try fixtures())
  func spansAndMessagesAreInOrder(_ fixture: URL) throws {
    let compilation = try Compilation(fixture: fixture)
    for diagnostic in compilation.diagnostics {
      let spans = [diagnostic.span] + diagnostic.notes.compactMap(\.span) + diagnostic.fixIts.map(\.span)
      for span in spans {
        let file = try #require(compilation.sources[span.file])
        #expect(span.start >= 0 && span.end <= file.bytes.count)
      }
      let texts = [diagnostic.message] + [diagnostic.label].compactMap(\.self) + diagnostic.notes.map(\.message)
      for text in texts {
        #expect(!text.hasSuffix(".") && !text.contains("\n") && !text.isEmpty)
      }
    }
  }

  /// Applying a fix-it removes its diagnostic, and causes no new error.
  @Test(arguments: try fixtures())
  func fixItsFix(_ fixture: URL) throws {
    let compilation = try Compilation(fixture: fixture)
    let before = Tally(compilation.diagnostics)
    for diagnostic in compilation.diagnostics {
      for fixIt in diagnostic.fixIts {
        let texts = compilation.sources.files.map { file in
          var bytes = file.bytes
          if file.id == fixIt.span.file {
            bytes.replaceSubrange(fixIt.span.start..<fixIt.span.end, with: Array(fixIt.replacement.utf8))
          }
          return (path: file.path, text: String(decoding: bytes, as: UTF8.self))
        }
        let fixed = Compilation(texts)
        let after = Tally(fixed.diagnostics)
        #expect(
          after.count(of: diagnostic) < before.count(of: diagnostic),
          "\(diagnostic.message), after \(fixIt.message):\n\(fixed.rendered)")
        #expect(after.newErrors(since: before) == [], "\(diagnostic.message), after \(fixIt.message)")
      }
    }
  }

  /// There is a fix-it where the right change is clear.
  @Test(arguments: [
    SemaDiagnosticID.conflictingPaths, .defaultMismatch, .duplicateModifier, .lossyRoundtrip, .lossyWithoutFallback,
    .missingGatherKey, .notReadable, .notReversible, .unknownArgument, .unknownAttribute, .unknownEdition,
    .unknownKeyStyle, .unknownProperty, .unknownSetting, .unknownTransformer, .unknownType, .unreachable,
    .unusedGatherKey, .unusedImport, .importNotFound, .argumentMismatch, .misplacedAttribute,
  ])
  func whatIsClearHasAFixIt(_ id: SemaDiagnosticID) throws {
    let compilation = try Compilation(fixture: Self.folder.appendingPathComponent("input/\(id.rawValue).kvmap"))
    #expect(compilation.diagnostics.contains { $0.id == id.rawValue && !$0.fixIts.isEmpty })
  }
}

/// The number of occurrences of each diagnostic, regardless of position: a fix-it moves what follows it.
private struct Tally {
  private struct Line: Hashable {
    var id: String
    var message: String
    var isError: Bool
  }

  private var counts: [Line: Int] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[Self.line(diagnostic), default: 0] += 1 }
  }

  func count(of diagnostic: Diagnostic) -> Int { counts[Self.line(diagnostic)] ?? 0 }

  func newErrors(since other: Tally) -> [String] {
    counts.filter { $0.key.isError && $0.value > other.counts[$0.key] ?? 0 }.map(\.key.message).sorted()
  }

  private static func line(_ diagnostic: Diagnostic) -> Line {
    Line(id: diagnostic.id, message: diagnostic.message, isError: diagnostic.severity == .error)
  }
}
