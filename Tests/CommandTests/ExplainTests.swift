import Foundation
import KVMapCompiler
import TestSupport
import Testing

@Suite struct ExplainTests {
  private func explain(_ words: String..., columns: Int = 80) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["explain"] + words, in: try TemporaryFolder(), environment: ["COLUMNS": "\(columns)"])
  }

  @Test func printsThePageOfADiagnostic() throws {
    let result = try explain("unknown-type")
    #expect(result.code == 0 && result.problems == "")
    #expect(result.output.hasPrefix("unknown-type\n\n  There is no type of this name.\n\nWrong\n\n      struct "))
    #expect(!result.output.contains("```") && !result.output.contains("#"))
  }

  @Test(arguments: [
    ("union", "union\n\n  A union is one of several types."), ("gather", "Gather\n\n  'gather' makes a new object"),
    ("date", "date\n\n  date(PATTERN,"), ("Date", "Date\n\n  type  accepts"), ("Union", "union\n"),
    ("@lazy", "Attributes\n"), ("$parent", "Enclosing objects and context\n"), ("int", "Int\n"), ("Field", "Field\n"),
  ])
  func printsTheSectionOfAWord(word: String, beginning: String) throws {
    let result = try explain(word)
    #expect(result.code == 0 && result.problems == "")
    let text = word == "date" ? result.output.replacingOccurrences(of: "'", with: "") : result.output
    #expect(text.hasPrefix(beginning), "\(text.prefix(200))")
  }

  /// What a word means most often comes first: a transformer, a block, the type of a parameter.
  @Test(arguments: [
    ("number", ["number", "By the shape of the value"]), ("bool", ["bool", "By the shape of the value"]),
    ("in", ["Blocks", "By a key next to the payload", "Checks"]), ("Key", ["An inline mapping"]),
    ("key", ["By the one key of the object"]), ("prefix", ["prefix", "Gather"]),
  ])
  func severalMeaningsOfAWord(word: String, titles: [String]) throws {
    let lines = try explain(word).output.split(separator: "\n").map(String.init)
    let found = lines.filter { titles.contains($0) }
    #expect(found == titles && lines.first == titles.first, "\(word): \(lines.prefix(3))")
  }

  @Test func everyAttributeAndVariableHasASection() throws {
    let attributes = ["@id", "@transient", "@omit_nil", "@sensitive", "@boxed", "@stamp", "@tombstone"]
    for name in attributes { #expect(try explain(name).output.hasPrefix("Attributes\n"), "\(name)") }
    #expect(try explain("snake_case").output.hasPrefix("Keys\n"))
    #expect(try explain("$members").output.hasPrefix("Members in order\n"))
    #expect(try explain("$text").output.hasPrefix("Sources\n"))
  }

  /// What follows the table of types is shown for the types that it is about.
  @Test func theSectionOfATypeIsAboutThatType() throws {
    let date = try explain("Date").output
    #expect(date.contains("default Date via") && !date.contains("Zoned' is ordered") && !date.contains("'UTC'"))
    let zone = try explain("TimeZone").output
    #expect(zone.contains("'UTC'") && !zone.contains("default Date via") && zone.contains("keys of a dictionary"))
    #expect(try !explain("Bool").output.contains("keys of a dictionary"))
  }

  /// Words of the language and types are listed by name, the others with their meaning.
  @Test func listsAllWithoutAWord() throws {
    let result = try explain()
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix(" ") } == Explanation.Kind.allCases.map { "\($0.rawValue):" })
    #expect(lines.contains { $0.hasPrefix("  unknown-type ") && $0.hasSuffix(" There is no type of this name.") })
    #expect(lines.contains { $0.hasPrefix("  date ") })
    #expect(Explanation.all.allSatisfy { result.output.contains(" \($0.word)") })
  }

  /// Everything but code is wrapped at the maximum width.
  @Test(arguments: [40, 72, 120])
  func isWrappedToTheWidth(columns: Int) throws {
    for word in ["union", "Date", "date", "unknown-type", "keys", "map"] {
      let lines = try explain(word, columns: columns).output.split(separator: "\n")
      for line in lines where !line.hasPrefix("      ") { #expect(line.count <= columns, "\(word): \(line)") }
    }
  }

  /// Where columns do not fit beside each other, each row of a table is a block.
  @Test func aTableThatDoesNotFitIsSetAsBlocks() throws {
    let table = "Date\n\n  type  accepts                              with lenient, also  written as\n  ----  --"
    #expect(try explain("Date").output.hasPrefix(table))
    let accepts = "  accepts: ISO 8601 with a\n    zone, of the years 1 to\n    9999\n"
    let blocks = "Date\n\n  type: Date\n\(accepts)  written as: ISO 8601 in\n    UTC\n\n"
    #expect(try explain("Date", columns: 28).output.hasPrefix(blocks))
  }

  /// The help that an error refers to exists.
  @Test func theHelpOfAnErrorLeadsToItsPage() throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(["check"], in: folder)
    let help = try #require(result.problems.firstMatch(of: #/= help: kvmapc (explain \S+)\n/#))
    let page = try CommandLineTool.run(help.1.split(separator: " ").map(String.init), in: folder)
    #expect(page.code == 0 && page.output.hasPrefix("unknown-type\n"))
  }
}
