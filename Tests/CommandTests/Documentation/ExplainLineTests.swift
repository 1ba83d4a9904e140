import Foundation
import TestSupport
import Testing

/// `kvmapc explain FILE:LINE`
@Suite struct ExplainLineTests {
  private static let station = """
    kvmap 1
    keys snake_case

    struct Station {
      @canonical name: String <-> title ?? label | trimmed
    }

    """

  private func explain(_ word: String, files: [String: String] = ["Station.kvmap": ExplainLineTests.station]) throws
    -> CommandLineTool.Result
  { try CommandLineTool.run(["explain", word], in: try TemporaryFolder(files), environment: ["COLUMNS": "80"]) }

  /// A problem names the line, a diagnostic the column as well.
  @Test(arguments: ["Station.kvmap:5", "Station.kvmap:5:14", "./Station.kvmap:5"]) func saysWhatTheRuleOfALineMeans(
    word: String
  ) throws {
    let result = try explain(word)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        Station.name: String
        reads    title; where that is absent or null, label
        steps    trimmed: without white space at both ends
        writes   title, as it is (@canonical: the loss is intentional)
        absent   is a problem of the kind missing, at title
        null     is a problem of the kind null, at title
        settings keys snake_case (line 2)

        """)
  }

  /// The line that a problem at run time names can be pasted.
  @Test func findsAFileBelowTheFolderByItsName() throws {
    let folder = try TemporaryFolder(["Sources/App/Station.kvmap": Self.station, "a.json": #"{"x": 1}"#])
    let problem = try CommandLineTool.run(["map", "Sources/App/Station.kvmap", "Station", "a.json"], in: folder)
    let place = try #require(problem.problems.firstMatch(of: #/rule \S+, (\S+\.kvmap:\d+)/#))
    let result = try CommandLineTool.run(["explain", String(place.1)], in: folder)
    #expect(result.code == 0 && result.output.hasPrefix("Station.name: String\n"))
  }

  @Test func namesTheFilesIfThereAreSeveral() throws {
    let result = try explain(
      "Station.kvmap:5", files: ["a/Station.kvmap": Self.station, "b/Station.kvmap": Self.station])
    #expect(result.code == 2 && result.output == "")
    #expect(
      result.problems.contains(
        "there are 2 files of that name; name one of them: 'a/Station.kvmap:5', 'b/Station.kvmap:5'"))
  }

  @Test(arguments: [
    ("Station.kvmap:3", "nothing to explain in 'Station.kvmap:3'; the next line with a meaning is 4"),
    ("Station.kvmap:6", "nothing to explain in 'Station.kvmap:6'\n"),
    ("Station.kvmap:99", "no line 99 in 'Station.kvmap', which has 6"),
    ("Station.kvmap:0", "'0' is not the number of a line"), ("Station.kvmap:x", "'x' is not the number of a line"),
    ("Station.kvmap:5:x", "'5:x' is not the number of a line"), ("Station.kvmap:", "'' is not the number of a line"),
    ("Station.kvmap", "lacks the line to explain: Station.kvmap:5"), ("None.kvmap:5", "cannot read 'None.kvmap': no such file or folder"),
    ("Station.kvmap:99999999999999999999", "is not the number of a line"),
  ]) func refusesWhatIsNoLine(word: String, message: String) throws {
    let result = try explain(word)
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems.contains(message), "\(result.problems)")
  }

  /// What a rule means is known only if all is right.
  @Test func reportsErrorsOfTheFile() throws {
    let result = try explain("A.kvmap:1", files: ["A.kvmap": Mappings.wrong])
    #expect(result.code == 1 && result.output == "" && result.problems.contains("error[unknown-type]"))
  }
}
