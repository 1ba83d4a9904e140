import KVMapSource
import KVMapSyntax
import Testing

/// The acceptance cases of the language, which are stored next to the project.
@Suite(
  .enabled(
    if: AcceptanceCase.folder != nil,
    "skipped: there is no acceptance.json in KVMAP_CASES or ../shared/cases"))
struct AcceptanceTests {
  /// Files without an expected syntax error parse without diagnostics.
  @Test func everyRightFileParsesWithoutADiagnostic() throws {
    var parsed = 0
    for acceptanceCase in try AcceptanceCase.all() {
      let expected = acceptanceCase.diagnostics ?? []
      guard !expected.contains(where: { AcceptanceCase.syntaxIDs.contains($0.id) }) else { continue }
      for file in acceptanceCase.mappingFiles {
        let found = parse(file).diagnostics.filter { $0.id != "unknown-setting" }
        #expect(found.isEmpty, "\(acceptanceCase.id), \(file.path): \(rendered(found, in: file))")
        parsed += 1
      }
    }
    #expect(parsed > 500)
  }

  /// Each syntax error that a case lists is reported on its line, and no others except further ones of its kind on that
  /// line.
  @Test func everyWrongFileGivesTheDiagnosticsOfItsCase() throws {
    var checked = 0
    for acceptanceCase in try AcceptanceCase.all() {
      let expected = (acceptanceCase.diagnostics ?? []).filter { AcceptanceCase.syntaxIDs.contains($0.id) }
      guard !expected.isEmpty else { continue }
      checked += 1
      for file in acceptanceCase.mappingFiles {
        let here = expected.filter { ($0.file ?? file.path) == file.path }
        let lines = LineTable(file)
        var found = parse(file).diagnostics
        for one in here {
          let isSame = { (diagnostic: Diagnostic) in
            diagnostic.id == one.id
              && (one.line.map { $0 == lines.position(at: diagnostic.span.start).line } ?? true)
          }
          #expect(
            found.contains(where: isSame), "\(acceptanceCase.id): no \(one.id) in \(rendered(found, in: file))")
          found.removeAll(where: isSame)
        }
        if acceptanceCase.othersAllowed != true {
          #expect(found.isEmpty, "\(acceptanceCase.id): \(rendered(found, in: file))")
        }
      }
    }
    #expect(checked >= 19)
  }

  @Test func aWordThatBeginsNothingIsAnUnknownSetting() throws {
    let acceptanceCase = try #require(try AcceptanceCase.all().first { $0.id == "check-017" })
    let file = try #require(acceptanceCase.mappingFiles.first)
    #expect(parse(file).diagnostics.map(\.id) == ["unknown-setting"])
  }
}
