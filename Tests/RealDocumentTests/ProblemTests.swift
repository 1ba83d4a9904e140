import ExampleDocuments
import Foundation
import KVMap
import Testing

/// Problems inserted into a real document are all reported, each at its position.
@Suite(.enabled(if: Corpus.isPresent, Corpus.absence))
struct ProblemTests {
  /// A value that replaces another, and the resulting problem.
  struct Injection {
    var path: String
    var replacement: String
    var kind: MappingProblem.Kind
    /// `GitHubEvent.createdAt`: the rule that expected something else.
    var rule: String
  }

  @Test func `several problems of one document are told at once, by path, line, column and rule`() throws {
    let original = try Corpus.bytes(.githubEvents)
    let injections = [
      Injection(
        path: "[0].payload.commits[0].distinct", replacement: "\"yes\"", kind: .mismatch, rule: "Commit.isDistinct"),
      Injection(path: "[3].created_at", replacement: "\"yesterday\"", kind: .mismatch, rule: "GitHubEvent.createdAt"),
      Injection(path: "[7].actor.id", replacement: "99999999999999999999", kind: .range, rule: "Account.id"),
      Injection(path: "[12].repo.name", replacement: "null", kind: .null, rule: "RepositoryReference.name"),
      Injection(path: "[20].actor", replacement: "[]", kind: .mismatch, rule: "GitHubEvent.actor"),
      Injection(path: "[29].repo.url", replacement: "7", kind: .mismatch, rule: "RepositoryReference.url"),
    ]
    var bytes = original
    for injection in injections {
      let node = try #require(DocumentOutline(bytes)[injection.path])
      bytes = bytes.replacing(node.range, with: injection.replacement)
    }

    let report = [GitHubEvent].decodeCollectingProblems(json: bytes)
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil)
    #expect(problems.map(\.path) == injections.map(\.path))
    let outline = DocumentOutline(bytes)
    for (problem, injection) in zip(problems, injections) {
      let offset = try #require(outline[injection.path]).range.lowerBound
      let (line, column) = bytes.position(of: offset)
      #expect(problem.kind == injection.kind)
      #expect(problem.offset == offset)
      #expect(problem.line == line)
      #expect(problem.column == column)
      #expect(problem.rule?.name == injection.rule)
      #expect(problem.rule?.file == "GitHubEvents.kvmap")
      #expect(problem.severity != .warning)
    }

    // Reading that stops at the first problem reports the same one.
    let error = #expect(throws: MappingError.self) { try [GitHubEvent](json: bytes) }
    #expect(error?.problems == Array(problems.prefix(1)))
  }

  @Test func `a key that is missing is told at the object that lacks it`() throws {
    let original = try Corpus.bytes(.twitter)
    let node = try #require(DocumentOutline(original)["statuses[5].user.screen_name"])
    let key = try #require(node.key)
    let bytes = original.replacing(key, with: "\"screen-name\"")

    let report = SearchResult.decodeCollectingProblems(json: bytes)
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.path == "statuses[5].user.screen_name")
    #expect(problem.kind == .missing)
    #expect(problem.rule?.name == "TwitterUser.screenName")
    #expect(problem.rule?.file == "Twitter.kvmap")
    let user = try #require(DocumentOutline(bytes)["statuses[5].user"])
    #expect(user.range.contains(problem.offset))
  }

  @Test func `a key of a dictionary that is no number is told at that key`() throws {
    let original = try Corpus.bytes(.citmCatalog)
    let event = try #require(DocumentOutline(original, depth: 2).children(of: "events").first)
    let bytes = original.replacing(try #require(event.key), with: "\"first\"")

    let error = #expect(throws: MappingError.self) { try Catalog(json: bytes) }
    let problem = try #require(error?.problems.first)
    #expect(problem.path == "events.first")
    #expect(problem.kind == .mismatch)
    #expect(problem.rule?.name == "Catalog.events")
  }

  @Test func `a whole document has no problems`() throws {
    let report = Catalog.decodeCollectingProblems(json: try Corpus.bytes(.citmCatalog))
    let (value, problems) = (report.value, report.problems)
    #expect(value == (try Catalog(json: try Corpus.bytes(.citmCatalog))))
    #expect(problems == [])
  }
}
