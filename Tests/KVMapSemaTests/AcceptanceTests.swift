import KVMapSource
import Testing

/// The cases that define the language, as far as they use supported features.
@Suite(
  .enabled(
    if: AcceptanceCase.folder != nil,
    "skipped: there is no acceptance.json in KVMAP_CASES or ../shared/cases"))
struct AcceptanceTests {
  /// The listed diagnostics are reported, and no other error except further ones of the same kind on the same line.
  @Test func everyCaseOfTheSupportedLanguageGivesItsDiagnostics() throws {
    var compared = 0
    for acceptanceCase in try AcceptanceCase.all() where acceptanceCase.check == true {
      let compilation = acceptanceCase.compilation
      compared += 1
      let problem = difference(acceptanceCase, compilation)
      #expect(problem == nil, "\(acceptanceCase.id): \(problem ?? ""); found:\n\(compilation.rendered)")
    }
    #expect(compared >= 75)
  }

  /// Whatever can be mapped can be generated: cases that run a mapping have no errors.
  @Test func everyMappingOfTheSupportedLanguageBecomesAProgram() throws {
    var compared = 0
    for acceptanceCase in try AcceptanceCase.all() where acceptanceCase.check != true && acceptanceCase.format != true {
      let compilation = acceptanceCase.compilation
      compared += 1
      #expect(compilation.analysis.program != nil, "\(acceptanceCase.id):\n\(compilation.rendered)")
    }
    #expect(compared >= 150)
  }

  private func difference(_ acceptanceCase: AcceptanceCase, _ compilation: Compilation) -> String? {
    let expected = acceptanceCase.diagnostics ?? []
    var found = compilation.diagnostics.map { FoundDiagnostic($0, of: compilation.sources) }
    for entry in expected.sorted(by: { $0.weight > $1.weight }) {
      guard let index = found.firstIndex(where: { $0.matches(entry) }) else { return "there is no \(entry)" }
      found.remove(at: index)
    }
    let others = found.filter { diagnostic in
      if expected.isEmpty { return true }
      if diagnostic.severity != "error" || acceptanceCase.othersAllowed == true { return false }
      return !expected.contains {
        $0.id == diagnostic.id && ($0.line ?? diagnostic.start.line) == diagnostic.start.line
      }
    }
    return others.first.map { "\($0.id) in line \($0.start.line) is not expected" }
  }
}
