import Foundation
import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// The pages in docs/diagnostics: one for each id, with correct examples.
@Suite struct DiagnosticPageTests {
  /// Every id that a diagnostic can have.
  static let ids = Set(
    SyntaxDiagnosticID.allCases.map(\.rawValue) + SemaDiagnosticID.allCases.map(\.rawValue)
      + DocumentDiagnosticID.allCases.map(\.rawValue)
  )

  @Test func everyIDHasAPageAndEveryPageAnID() throws {
    let pages = Set(try DiagnosticDocument.all().map(\.id))
    #expect(Self.ids.subtracting(pages) == [], "there is no page of these")
    #expect(pages.subtracting(Self.ids) == [], "no diagnostic has these ids")
  }

  @Test func thePagesNameEveryAttributeAndSetting() throws {
    func text(_ id: String) throws -> String { try #require(DiagnosticDocument.all().first { $0.id == id }).text }
    let attributes = try text("unknown-attribute")
    for name in LanguageWords.attributes { #expect(attributes.contains("`@\(name)`"), "\(name)") }
    let settings = try text("unknown-setting")
    let words = Keyword.allCases.map(\.rawValue).filter { !LanguageWords.values(ofSetting: $0).isEmpty }
    #expect(words.count > 8)
    for word in words + ["depth"] { #expect(settings.contains("`\(word)`"), "\(word)") }
  }

  @Test(arguments: try DiagnosticDocument.all())
  func thePageHasItsParts(page: DiagnosticDocument) throws {
    #expect(page.text.hasPrefix("# \(page.id)\n\n"))
    let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## Wrong", "## Why", "## Fixed"])
    #expect(!page.snippet("Wrong").isEmpty && !page.snippet("Fixed").isEmpty)
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let summary = DiagnosticPage(id: page.id, text: page.text).summary
    #expect(summary.hasSuffix(".") && summary.count <= 100)
  }

  /// Each example is reported with this id and no other, except for a few where one mistake causes two.
  @Test(arguments: try DiagnosticDocument.all())
  func theWrongExampleHasThisDiagnostic(page: DiagnosticDocument) throws {
    let found = page.diagnostics(of: page.snippet("Wrong"))
    #expect(found.contains { $0.id == page.id }, "\(found.map(\.message))")
    let others = Set(found.map(\.id)).subtracting([page.id])
    #expect(others == DiagnosticDocument.companions[page.id] ?? [], "\(found.map(\.message))")
  }

  @Test(arguments: try DiagnosticDocument.all())
  func theFixedExampleHasNone(page: DiagnosticDocument) throws {
    #expect(page.diagnostics(of: page.snippet("Fixed")).map(\.message) == [])
  }

  @Test(arguments: try DiagnosticDocument.all())
  func theFixedExampleIsFormatted(page: DiagnosticDocument) throws {
    for file in page.snippet("Fixed") {
      var compilation = Compilation()
      compilation.add(path: file.path, bytes: Array(file.text.utf8), isRequested: true)
      #expect(compilation.format().files.map(\.bytes) == [Array(file.text.utf8)])
    }
  }

  /// `kvmapc explain` prints the contents of docs/diagnostics.
  @Test func theCompilerHoldsThePages() throws {
    let documents = try DiagnosticDocument.all()
    let wanted = documents.map { DiagnosticPage(id: $0.id, text: $0.text) }
    let differing = Set(wanted).symmetricDifference(DiagnosticPage.all).map(\.id)
    #expect(differing == [], "these pages are not up to date in the compiler")
    try Golden.expect(
      DiagnosticDocument.generatedSwift(documents),
      at: Repository.root.appendingPathComponent("Sources/KVMapCompiler/Explain/DiagnosticPages.generated.swift"))
    try Golden.expect(
      DiagnosticDocument.index(documents),
      at: Repository.root.appendingPathComponent("docs/diagnostics/README.md"))
  }
}
