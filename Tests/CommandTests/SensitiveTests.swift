import Foundation
import TestSupport
import Testing

/// Nothing that is printed about a property with `@sensitive` shows its value.
@Suite struct SensitiveTests {
  private static let mapping = """
    unknown warn
    struct Login {
      @sensitive password: Int
      @sensitive pin: String where count == 4
      @sensitive codes: lossy [Int8]
      @sensitive card: Card
      @sensitive day: Date | date("yyyy-MM-dd")
      @sensitive choice: Choice
      @sensitive text: [Int] | json_text
      @sensitive first: Int <- a ?? b
      @sensitive all: Card <- gather { number <-> card_number, kind <-> card_kind, on <-> card_on }
      @sensitive keys: [String: Int]
      @sensitive twice: [String: Int]
      @sensitive strict: Strict
      @sensitive held: Card <- holder.card
      @sensitive more: Object <-> rest
      name: Int
    }
    struct Strict { unknown error, part: Int }
    struct Card { number: Int, kind: Kind, on: Bool }
    enum Kind: String { visa }
    union Choice { number: Int, card: Card }
    """

  private static let marker = "m4rk3r"
  private static let document = """
    {
      "password": "\(marker)", "pin": "\(marker)", "codes": ["\(marker)", 1], "name": "Ada",
      "card": {"number": "\(marker)", "kind": "\(marker)", "on": "\(marker)"},
      "day": "\(marker)", "choice": "\(marker)",
      "text": "[\\"\(marker)\\"]", "a": null, "b": "\(marker)", "card_number": "\(marker)", "card_kind": "\(marker)",
      "card_on": "\(marker)", "keys": {"\(marker)": true}, "twice": {"\(marker)": 1, "\(marker)": 2},
      "strict": {"part": 1, "\(marker)": 1}, "holder": {"card": {"\(marker)": 1}}, "\(marker)": 1, "\(marker)": 2
    }
    """

  @Test(arguments: [[], ["--json"], ["--all-errors"], ["--json", "--all-errors"], ["--trace"], ["--trace", "--json"]])
  func noProblemShowsIt(arguments: [String]) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "Login"] + arguments, in: folder, input: Data(Self.document.utf8))
    #expect(result.code == 1)
    #expect(!result.output.contains(Self.marker) && !result.problems.contains(Self.marker))
    let printed = result.output + result.problems
    if !arguments.contains("--trace") { #expect(printed.contains("a string of 6 characters")) }
  }

  @Test func otherPropertiesShowTheirs() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "Login", "--all-errors"], in: folder, input: Data(Self.document.utf8))
    #expect((result.output + result.problems).contains("Ada"))
  }
}
