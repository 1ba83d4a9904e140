import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// The changes of many pairs of mappings, byte for byte.
@Suite struct DiffGoldenTests {
  @Test func idsAreUnique() { #expect(Set(ChangeID.allCases.map(\.rawValue)).count == ChangeID.allCases.count) }

  /// A line for each change, as `kvmapc diff --format short` prints them.
  @Test(arguments: try ComparedTexts.all()) func short(fixture: ComparedTexts) throws {
    var text = ChangeText(try fixture.report())
    let output = ComparedTexts.folder.appendingPathComponent("output/\(fixture.name).txt")
    try Golden.expect(text.short(), at: output)
  }

  @Test(arguments: try ComparedTexts.all()) func exitCodes(fixture: ComparedTexts) throws {
    let report = try fixture.report()
    let isStrict = fixture.options.contains("--strict")
    let fails = report.hasAny([.breaks]) || isStrict && report.hasAny([.changes, .possible])
    #expect((fails ? 1 : 0) == fixture.exitCode)
  }

  /// Some of them in the other formats.
  @Test(arguments: ["case-01", "case-09", "case-13", "row-codec-changed", "row-property-removed"]) func otherFormats(
    name: String
  ) throws {
    let fixture = try ComparedTexts(ComparedTexts.folder.appendingPathComponent("input/\(name).txt"))
    let report = try fixture.report()
    let output = ComparedTexts.folder.appendingPathComponent("output", isDirectory: true)
    try Golden.expect(report.text(usesColor: false), at: output.appendingPathComponent("\(name).text"))
    var text = ChangeText(report)
    let json = text.json()
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    try Golden.expect(json, at: output.appendingPathComponent("\(name).json"))
    let sarif = report.sarif(toolVersion: "0.0.0", rules: [])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(sarif.utf8)) }
    try Golden.expect(sarif, at: output.appendingPathComponent("\(name).sarif"))
  }

  /// Each kind of change is the result of some pair, except the one that has no name.
  @Test func everyKindOfChangeHasAPair() throws {
    var found: Set<ChangeID> = []
    for fixture in try ComparedTexts.all() { found.formUnion(try fixture.report(all: true).changes.map(\.id)) }
    #expect(Set(ChangeID.allCases).subtracting(found) == [.unexplainedDifference])
  }

  /// What the fixtures show is explained by rules.
  @Test(arguments: try ComparedTexts.all()) func nothingIsUnexplained(fixture: ComparedTexts) throws {
    #expect(try fixture.report(all: true).changes.filter { $0.id == .unexplainedDifference }.map(\.subject) == [])
  }
}
