import Foundation
import TestSupport
import Testing

/// `kvmapc doc`: files, options and exit codes. What is on the pages is tested by PagesTests.
@Suite struct DocTests {
  private static let mapping = """
    struct Station {
      name: String <-> title
    }

    enum State: String {
      open
    }

    test Station "a station" {
      json \"""{"title": "Old Mill"}\"""
      expect { name = "Old Mill" }
    }

    """

  private func doc(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["doc"] + options, in: folder)
  }

  private func names(_ folder: TemporaryFolder, _ path: String = "pages") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url(path).path).sorted()
  }

  @Test func writesPagesOnce() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping])
    let first = try doc(folder, "--output", "pages")
    #expect(first.code == 0 && first.problems == "")
    #expect(first.output == "wrote the pages of 2 types (5 files): pages/index.html\n")
    #expect(try names(folder) == ["State.html", "Station.html", "index.html", "kvmap.css", "search.js"])
    let second = try doc(folder, "--output", "pages")
    #expect(second.code == 0 && second.output == "the pages of 2 types are up to date\n")
  }

  @Test func removesThePagesOfTypesThatAreGone() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping])
    _ = try doc(folder, "--output", "pages", "--schema")
    #expect(try names(folder, "pages/schemas").count == 4)
    try Data("mine".utf8).write(to: folder.url("pages/mine.html"))
    try Data("struct Station { name: String <-> title }".utf8).write(to: folder.url("A.kvmap"))
    let result = try doc(folder, "--output", "pages")
    #expect(result.code == 0)
    #expect(result.output.contains("removed pages/State.html\n"))
    #expect(try names(folder) == ["Station.html", "index.html", "kvmap.css", "mine.html", "schemas", "search.js"])
    #expect(try names(folder, "pages/schemas").isEmpty)
  }

  @Test func leavesWhatWasChangedByHand() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping])
    _ = try doc(folder, "--output", "pages")
    let page = folder.url("pages/State.html")
    let original = try String(contentsOf: page, encoding: .utf8)
    try Data((original + "<!-- mine -->").utf8).write(to: page)
    let refused = try doc(folder, "--output", "pages")
    #expect(refused.code == 2)
    #expect(refused.problems.contains("will not overwrite 'pages/State.html': it was changed by hand"))
    let forced = try doc(folder, "--output", "pages", "--force")
    let restored = try String(contentsOf: page, encoding: .utf8)
    #expect(forced.code == 0 && restored == original)
  }

  @Test func overwritesNoFileOfOthers() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping, "site/index.html": "<h1>Mine</h1>"])
    let result = try doc(folder, "--output", "site")
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems.contains("will not overwrite 'site/index.html': kvmapc did not generate it"))
    #expect(try names(folder, "site") == ["index.html"])
  }

  @Test func aSinglePageHasEverything() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping])
    let result = try doc(folder, "--output", "pages", "--single", "--title", "Our <mappings>")
    let written = try names(folder)
    #expect(result.code == 0 && written == ["index.html"])
    let text = try String(contentsOf: folder.url("pages/index.html"), encoding: .utf8)
    #expect(text.contains("<title>Our &lt;mappings&gt;</title>") && text.contains("Old Mill"))
    #expect(!text.contains("src=") && !text.contains("kvmap.css") && text.contains("id=\"State\""))
  }

  /// The files of `--schema` are what `kvmapc schema` prints, and the mark.
  @Test func schemasAreThoseOfTheCommand() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping])
    _ = try doc(folder, "--output", "pages", "--schema")
    #expect(
      try names(folder, "pages/schemas") == [
        "State.read.json", "State.written.json", "Station.read.json", "Station.written.json",
      ])
    for (side, word) in [("read", "read"), ("write", "written")] {
      let file = try Data(contentsOf: folder.url("pages/schemas/Station.\(word).json"))
      var schema = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
      schema["x-generated"] = nil
      let printed = try CommandLineTool.run(["schema", "A.kvmap", "Station", "--side", side], in: folder)
      let expected = try JSONSerialization.jsonObject(with: Data(printed.output.utf8)) as? NSDictionary
      #expect(schema as NSDictionary == expected)
    }
  }

  /// A failed test is no reason to have no pages: they show what fails.
  @Test func failedTestsAreShown() throws {
    let mapping = Self.mapping.replacing("expect { name = \"Old Mill\" }", with: "expect { name = \"New Mill\" }")
    let folder = try TemporaryFolder(["A.kvmap": mapping])
    let result = try doc(folder, "--output", "pages")
    #expect(result.code == 0 && result.problems.contains("1 test failed, and the pages say so"))
    let text = try String(contentsOf: folder.url("pages/Station.html"), encoding: .utf8)
    #expect(text.contains("expected &quot;New Mill&quot;, found &quot;Old Mill&quot;"))
  }

  @Test func errorsLeaveThePagesAsTheyWere() throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.wrong])
    let result = try doc(folder, "--output", "pages")
    #expect(result.code == 1 && result.problems.contains("error[unknown-type]"))
    #expect(!FileManager.default.fileExists(atPath: folder.url("pages").path))
  }

  @Test(arguments: [
    ([], "'--output DIR' is missing"), (["--output", "p", "--title", " "], "the title is empty"),
    (["--output", "p", "none.kvmap"], "none.kvmap"), (["--output", "A.kvmap"], "A.kvmap"),
  ]) func refusesWhatMakesNoSense(options: [String], message: String) throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping])
    let result = try CommandLineTool.run(["doc"] + options, in: folder)
    #expect(result.code == 2 && result.output == "" && result.problems.contains(message), "\(result.problems)")
  }

  @Test func withoutMappingsThereAreNoPages() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let result = try doc(folder, "--output", "pages")
    #expect(result.code == 0 && result.output == "" && result.problems.contains("no .kvmap files"))
  }
}
