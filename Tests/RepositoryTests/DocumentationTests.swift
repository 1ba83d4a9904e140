import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// The examples in README.md and docs are correct.
@Suite struct DocumentationTests {
  /// The examples in docs/diagnostics are deliberately wrong: see DiagnosticPageTests.
  private static func examples() throws -> [DocumentExample] {
    try Repository.documents().filter { !$0.path.hasPrefix("docs/diagnostics/") }.flatMap(DocumentExample.all)
  }

  @Test(arguments: try Self.examples())
  func theMappingShownIsRight(example: DocumentExample) {
    let compilation = example.compilation()
    let outcome = compilation.generate(access: nil)
    var renderer = TextRenderer(sources: compilation.sources, usesColor: false)
    #expect(outcome.diagnostics.isEmpty, "\(example.place)\n\(renderer.render(outcome.diagnostics))")
    #expect(outcome.files?.count == 1)
  }

  /// The result that a page states for a document is what `kvmapc map` prints.
  @Test(arguments: try Self.examples().filter { !$0.runs.isEmpty })
  func theMappingDoesWhatThePageSays(example: DocumentExample) throws {
    for run in example.runs {
      let (output, problems) = try run.outcome(of: example, writesBack: false)
      let place = "\(example.place), the document on line \(run.line)"
      #expect(problems == run.problems, "\(place)")
      if let value = run.value { #expect(output == DocumentExample.Run.compact(value), "\(place)") }
      if let written = run.written {
        let (text, _) = try run.outcome(of: example, writesBack: true)
        #expect(text == DocumentExample.Run.compact(written), "\(place)")
      }
    }
  }

  @Test(arguments: try Self.examples().filter { $0.mapping.contains("\ntest ") })
  func theTestsShownPass(example: DocumentExample) throws {
    let files = try #require(example.compilation().test().files)
    let reports = files.flatMap(\.reports)
    #expect(!reports.isEmpty)
    #expect(reports.allSatisfy { if case .passed = $0.outcome { true } else { false } }, "\(example.place)\n\(reports)")
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let link = #/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/#
    for file in try Repository.documents() {
      let folder = Repository.root.appendingPathComponent(file.path).deletingLastPathComponent()
      for match in file.text.matches(of: link) {
        let target = folder.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(file.path) links to \(match.1)")
      }
    }
  }
}
