import Foundation
import KVMapSource
import Testing

/// The structure that SARIF 2.1.0 requires.
@Suite struct SARIFRendererTests {
  private static let rules = [
    SARIFRenderer.Rule(id: "unknown-transformer", summary: "S.", meaning: "S. And more.", page: "# page {x}\n"),
    SARIFRenderer.Rule(id: "unused", summary: "U.", meaning: "U.", page: "# unused\n"),
  ]

  private func report(_ diagnostics: [Diagnostic], _ sources: SourceSet) throws -> Report {
    var renderer = SARIFRenderer(sources: sources, toolVersion: "1.2.3", rules: Self.rules)
    return try JSONDecoder().decode(Report.self, from: Data(renderer.render(diagnostics).utf8))
  }

  @Test func aReportHasOneRunOfTheTool() throws {
    let report = try report([], SourceSet())
    #expect(report.schema == "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(report.version == "2.1.0")
    #expect(report.runs.count == 1)
    #expect(report.runs[0].tool.driver.name == "kvmapc")
    #expect(report.runs[0].tool.driver.semanticVersion == "1.2.3")
    #expect(report.runs[0].columnKind == "unicodeCodePoints")
    // An empty list of results, because an absent one means that no check was run.
    #expect(report.runs[0].results == [])
    #expect(report.runs[0].tool.driver.rules == [])
  }

  @Test func aResultNamesItsRuleAndPlace() throws {
    let file = MarkedFile("\n é: String | ‹tirmmed›\n")
    let diagnostic = Diagnostic(
      id: "unknown-transformer", severity: .error, message: "unknown transformer 'tirmmed'",
      span: file.span, label: "did you mean 'trimmed'?",
      fixIts: [.init(message: "replace it with 'trimmed'", span: file.span, replacement: "trimmed")])
    let run = try report([diagnostic], file.sources).runs[0]
    let result = try #require(run.results.first)
    #expect(result.ruleId == "unknown-transformer" && result.ruleIndex == 0 && result.level == "error")
    #expect(result.message.text == "unknown transformer 'tirmmed'; did you mean 'trimmed'?")
    let place = try #require(result.locations.first?.physicalLocation)
    #expect(result.locations.count == 1)
    #expect(place.artifactLocation.uri == "Tweets.kvmap")
    #expect(place.region == Report.Region(startLine: 2, startColumn: 14, endLine: 2, endColumn: 21))
    #expect(result.relatedLocations == nil)

    let fix = try #require(result.fixes?.first)
    #expect(fix.description.text == "replace it with 'trimmed'")
    let change = try #require(fix.artifactChanges.first)
    #expect(change.artifactLocation.uri == "Tweets.kvmap")
    #expect(change.replacements.map(\.deletedRegion) == [place.region])
    #expect(change.replacements.map(\.insertedContent.text) == ["trimmed"])

    let rule = try #require(run.tool.driver.rules.first)
    #expect(run.tool.driver.rules.count == 1)
    #expect(rule.id == "unknown-transformer" && rule.defaultConfiguration.level == "error")
    #expect(rule.shortDescription?.text == "S." && rule.fullDescription?.text == "S. And more.")
    #expect(rule.help?.text == "# page {x}\n" && rule.help?.markdown == rule.help?.text)
  }

  @Test func notesWithAPlaceAreRelatedLocations() throws {
    let file = MarkedFile("a ‹b›")
    let first = Span(file: FileID(0), start: 0, end: 1)
    let diagnostic = Diagnostic(
      id: "x", severity: .warning, message: "m", span: file.span,
      notes: [.init(message: "first here", span: first), .init(message: "plain")])
    let result = try #require(try report([diagnostic], file.sources).runs[0].results.first)
    #expect(result.level == "warning")
    #expect(result.message.text == "m; plain")
    let related = try #require(result.relatedLocations)
    #expect(related.map(\.id) == [1])
    #expect(related.map(\.message.text) == ["first here"])
    #expect(related[0].physicalLocation.region == .init(startLine: 1, startColumn: 1, endLine: 1, endColumn: 2))
  }

  /// Every `ruleIndex` is the position of the rule, and each reported rule occurs once.
  @Test func rulesAreSortedAndEachStandsOnce() throws {
    let file = MarkedFile("‹a›")
    let ids = ["b", "a", "b", "unknown-transformer"]
    let run = try report(
      ids.map { Diagnostic(id: $0, severity: .error, message: "m", span: file.span) }, file.sources
    ).runs[0]
    #expect(run.tool.driver.rules.map(\.id) == ["a", "b", "unknown-transformer"])
    #expect(run.results.map(\.ruleId) == ids)
    for result in run.results { #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId) }
  }

  /// Single braces would be interpreted as placeholders (SARIF §3.11.5).
  @Test func bracesOfAMessageAreDoubled() throws {
    let file = MarkedFile("‹a›")
    let diagnostic = Diagnostic(id: "x", severity: .error, message: "expected '{', found '}'", span: file.span)
    #expect(try report([diagnostic], file.sources).runs[0].results[0].message.text == "expected '{{', found '}}'")
  }

  @Test(arguments: [
    ("a/b c.kvmap", "a/b%20c.kvmap"), ("a:b/ü#?.kvmap", "a%3Ab/%C3%BC%23%3F.kvmap"), ("../x.kvmap", "../x.kvmap"),
    ("/a b.kvmap", "file:///a%20b.kvmap"), ("<stdin>", "%3Cstdin%3E"), ("100%\n.kvmap", "100%25%0A.kvmap"),
  ])
  func pathsAreEncoded(path: String, uri: String) throws {
    let sources = SourceSet([(path: path, text: "x")])
    let diagnostic = Diagnostic(
      id: "x", severity: .error, message: "m", span: Span(file: FileID(0), start: 0, end: 1))
    let result = try report([diagnostic], sources).runs[0].results[0]
    #expect(result.locations[0].physicalLocation.artifactLocation.uri == uri)
    #expect(URL(string: uri) != nil)
  }

  @Test func whatHasNoFileHasNoLocation() throws {
    let nowhere = Span(file: FileID(9), start: 0, end: 1)
    let diagnostic = Diagnostic(
      id: "x", severity: .error, message: "m", span: nowhere,
      fixIts: [.init(message: "f", span: nowhere, replacement: "")])
    var renderer = SARIFRenderer(sources: SourceSet(), toolVersion: "1.2.3", rules: [])
    let text = renderer.render([diagnostic])
    #expect(!text.contains("locations") && !text.contains("fixes"))
    #expect(text.contains("\"message\": {\"text\": \"m\"}"))
  }
}

/// The parts that the tests examine; members that the schema requires are not optional.
private struct Report: Decodable {
  struct Message: Decodable, Equatable { var text: String }
  struct Page: Decodable, Equatable { var text, markdown: String }
  struct Region: Decodable, Equatable { var startLine, startColumn, endLine, endColumn: Int }
  struct Artifact: Decodable, Equatable { var uri: String }
  struct Physical: Decodable, Equatable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Location: Decodable, Equatable { var physicalLocation: Physical }
  struct Related: Decodable, Equatable {
    var id: Int
    var physicalLocation: Physical
    var message: Message
  }
  struct Replacement: Decodable, Equatable {
    var deletedRegion: Region
    var insertedContent: Message
  }
  struct Change: Decodable, Equatable {
    var artifactLocation: Artifact
    var replacements: [Replacement]
  }
  struct Fix: Decodable, Equatable {
    var description: Message
    var artifactChanges: [Change]
  }
  struct Result: Decodable, Equatable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Related]?
    var fixes: [Fix]?
  }
  struct Configuration: Decodable, Equatable { var level: String }
  struct Rule: Decodable, Equatable {
    var id: String
    var shortDescription, fullDescription: Message?
    var help: Page?
    var defaultConfiguration: Configuration
  }
  struct Driver: Decodable {
    var name, semanticVersion: String
    var rules: [Rule]
  }
  struct Tool: Decodable { var driver: Driver }
  struct Run: Decodable {
    var tool: Tool
    var columnKind: String
    var results: [Result]
  }
  var schema, version: String
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}
