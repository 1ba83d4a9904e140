import Foundation
import TestSupport
import Testing

/// `kvmapc import`: where a model's file is found, and where its mapping is written.
@Suite struct ModelImportTests {
  private static let models = Repository.fixtures.appendingPathComponent("import/input", isDirectory: true)

  private static func contents(_ entity: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <model><entity name="\(entity)"><attribute name="x" attributeType="String"/></entity></model>
    """
  }

  private static func version(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>
    """
  }

  private func importing(_ arguments: String..., in folder: TemporaryFolder) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["import", "coredata"] + arguments, in: folder)
  }

  // MARK: - Finding the model

  @Test(arguments: ["Library.xcdatamodel", "Library.xcdatamodel/", "Library.xcdatamodel/contents"])
  func aModelIsAFolderWithContents(path: String) throws {
    let result = try CommandLineTool.run(["import", "coredata", path], in: Self.models)
    #expect(result.code == 0)
    #expect(result.problems == "")
    let golden = Repository.fixtures.appendingPathComponent("import/output/Library.kvmap")
    #expect(result.output == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
  }

  @Test func theVersionInUseIsTaken() throws {
    let result = try CommandLineTool.run(["import", "coredata", "Diary.xcdatamodeld"], in: Self.models)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("// Imported from the Core Data model 'Diary' by"))
    #expect(result.output.contains("  mood: String?\n"))
  }

  @Test func aSingleVersionNeedsNoChoice() throws {
    let folder = try TemporaryFolder(["M.xcdatamodeld/M.xcdatamodel/contents": Self.contents("Only")])
    #expect(try importing("M.xcdatamodeld", in: folder).output.contains("struct Only {"))
  }

  @Test func standardInputIsRead() throws {
    let result = try CommandLineTool.run(
      ["import", "coredata", "-"], in: try TemporaryFolder([:]), input: Data(Self.contents("Piped").utf8))
    #expect(result.code == 0)
    #expect(result.output.contains("struct Piped {"))
  }

  @Test func whatIsNotThereIsTold() throws {
    let folder = try TemporaryFolder(["empty/a.txt": "", "M.xcdatamodel/elements": ""])
    let missing = try importing("Nowhere.xcdatamodel", in: folder)
    #expect(missing.code == 2)
    #expect(missing.problems == "kvmapc: error: cannot read 'Nowhere.xcdatamodel': No such file or directory\n")
    for path in ["empty", "M.xcdatamodel"] {
      let result = try importing(path, in: folder)
      #expect(result.code == 2)
      #expect(result.problems == "kvmapc: error: cannot read '\(path)': it is a folder without a Core Data model\n")
    }
  }

  @Test func aVersionHasToBeThere() throws {
    let folder = try TemporaryFolder([
      "A.xcdatamodeld/.xccurrentversion": Self.version("A 2.xcdatamodel"),
      "A.xcdatamodeld/A.xcdatamodel/contents": Self.contents("A"),
      "B.xcdatamodeld/B.xcdatamodel/layout": "", "B.xcdatamodeld/.xccurrentversion": Self.version("B.xcdatamodel"),
      "C.xcdatamodeld/C.xcdatamodel/contents": Self.contents("C"),
      "C.xcdatamodeld/C 2.xcdatamodel/contents": Self.contents("C"),
    ])
    let expected = [
      "A": "cannot read 'A.xcdatamodeld/A 2.xcdatamodel': the version in use is not there",
      "B": "cannot read 'B.xcdatamodeld/B.xcdatamodel': it has no file 'contents', so it is not a Core Data model",
      "C": "cannot read 'C.xcdatamodeld': it has 2 versions and no file '.xccurrentversion' that names one",
    ]
    for (name, message) in expected {
      let result = try importing("\(name).xcdatamodeld", in: folder)
      #expect(result.code == 2)
      #expect(result.problems == "kvmapc: error: \(message)\n")
    }
  }

  /// The file named by the version file is opened, so it must not be outside the folder.
  @Test(arguments: ["../Other.xcdatamodel", "/Other.xcdatamodel", "..", "Other"])
  func aVersionIsAName(name: String) throws {
    let folder = try TemporaryFolder([
      "M.xcdatamodeld/.xccurrentversion": Self.version(name), "Other.xcdatamodel/contents": Self.contents("Other"),
    ])
    let result = try importing("M.xcdatamodeld", in: folder)
    #expect(result.code == 2)
    #expect(
      result.problems
        == "kvmapc: error: cannot read 'M.xcdatamodeld/.xccurrentversion': '\(name)' is not a version name\n")
  }

  @Test(arguments: [
    "", "nonsense", "<plist version=\"1.0\"><dict/></plist>", "<plist version=\"1.0\"><array/></plist>",
  ])
  func aFileOfVersionsThatNamesNone(text: String) throws {
    let folder = try TemporaryFolder(["M.xcdatamodeld/.xccurrentversion": text])
    let result = try importing("M.xcdatamodeld", in: folder)
    #expect(result.code == 2)
    #expect(
      result.problems == "kvmapc: error: cannot read 'M.xcdatamodeld/.xccurrentversion': it names no version\n")
  }

  // MARK: - Invalid models

  @Test func aModelThatCannotBeMapped() throws {
    let folder = try TemporaryFolder([
      "A.xcdatamodel/contents":
        "<model><entity name=\"A\"><attribute name=\"x\" attributeType=\"Odd\"/></entity></model>",
      "B.xcdatamodel/contents": "not XML", "C.xcdatamodel/contents": "<model><entity name=\"Set\"/></model>",
    ])
    let odd = try importing("A.xcdatamodel", in: folder)
    #expect(odd.code == 1)
    #expect(odd.output == "")
    #expect(odd.problems.hasPrefix("kvmapc: error: A.x: unsupported type 'Odd'; supported are Integer 16"))
    let text = try importing("B.xcdatamodel", in: folder)
    #expect(text.code == 1)
    #expect(text.problems.hasPrefix("kvmapc: error: line 1, column 1: "))
    let reserved = try importing("C.xcdatamodel", "--output", "C.kvmap", in: folder)
    #expect(reserved.code == 1)
    #expect(reserved.problems.hasPrefix("error[duplicate-declaration]"))
    #expect(reserved.problems.contains(" --> C.kvmap:"))
    #expect(
      reserved.problems.hasSuffix("kvmapc: error: the model 'C' contains something that a mapping cannot express\n"))
    #expect(try folder.files() == ["A.xcdatamodel/contents", "B.xcdatamodel/contents", "C.xcdatamodel/contents"])
  }

  // MARK: - Writing

  @Test func theMappingIsWrittenOnce() throws {
    let folder = try TemporaryFolder(["M.xcdatamodel/contents": Self.contents("First"), "sub/other": ""])
    let path = "sub/M.kvmap"
    let first = try importing("M.xcdatamodel", "--output", path, in: folder)
    #expect(first.code == 0)
    #expect(first.output == "sub/M.kvmap is written\n")
    #expect(try folder.text(path).contains("struct First {"))
    #expect(try importing("M.xcdatamodel", "--output", path, in: folder).output == "sub/M.kvmap is up to date\n")

    try Self.contents("Second").write(to: folder.url("M.xcdatamodel/contents"), atomically: true, encoding: .utf8)
    let refused = try importing("M.xcdatamodel", "--output", path, in: folder)
    #expect(refused.code == 2)
    #expect(
      refused.problems
        == "kvmapc: error: will not overwrite 'sub/M.kvmap': it is there already (--force does it)\n")
    #expect(try folder.text(path).contains("struct First {"))

    #expect(try importing("M.xcdatamodel", "--output", path, "--force", in: folder).code == 0)
    #expect(try folder.text(path).contains("struct Second {"))
    #expect(try folder.files() == ["M.xcdatamodel/contents", "sub/M.kvmap", "sub/other"])
    let check = try CommandLineTool.run(["check", path], in: folder)
    #expect(check.code == 0 && check.problems == "")
  }

  @Test func aLinkIsNotWrittenThrough() throws {
    let folder = try TemporaryFolder(["M.xcdatamodel/contents": Self.contents("M"), "target": "old"])
    try FileManager.default.createSymbolicLink(
      at: folder.url("M.kvmap"), withDestinationURL: folder.url("target"))
    for options in [[], ["--force"]] {
      let result = try CommandLineTool.run(
        ["import", "coredata", "M.xcdatamodel", "--output", "M.kvmap"] + options, in: folder)
      #expect(result.code == 2)
      #expect(result.problems == "kvmapc: error: will not overwrite 'M.kvmap': it is not a regular file\n")
    }
    #expect(try folder.text("target") == "old")
  }

  @Test func aFolderThatIsNotThere() throws {
    let folder = try TemporaryFolder(["M.xcdatamodel/contents": Self.contents("M")])
    let result = try importing("M.xcdatamodel", "--output", "nowhere/M.kvmap", in: folder)
    #expect(result.code == 2)
    #expect(result.problems == "kvmapc: error: cannot open the folder 'nowhere/': No such file or directory\n")
  }

  // MARK: - Calling it

  @Test(arguments: [
    ([], "what to import is missing: coredata MODEL"),
    (["foo", "M"], "'foo' is nothing that can be imported from; expected 'coredata'"),
    (["coredate", "M"], "'coredate' is nothing that can be imported from; did you mean 'coredata'?"),
    (["coredata"], "MODEL is missing"),
    (["coredata", "M", "N"], "there is one MODEL, and 'N' would be another"),
    (["coredata", "M", "--output", "M.swift"], "'M.swift' is not a .kvmap file"),
    (["coredata", "M", "--force"], "'--force' has no meaning without '--output'"),
  ])
  func calledWrongly(arguments: [String], message: String) throws {
    let result = try CommandLineTool.run(["import"] + arguments, in: try TemporaryFolder([:]))
    #expect(result.code == 2)
    #expect(
      result.problems == "kvmapc: error: \(message)\nkvmapc: see 'kvmapc import --help'\n")
  }

  // MARK: - Results

  /// The mapping of a model reads documents in both spellings, and writes those of a Rails-like back end.
  @Test func anImportedMappingMaps() throws {
    let folder = try TemporaryFolder([
      "authors.json": """
      [{"id": 7, "created_at": "2026-03-01T12:00:00Z", "profile": {"contact": {"e-mail": "ada@example.org"}},
        "userNotes": "kind",
        "books": [{"id": "1", "title": "Sea", "description": null, "available": "yes", "published": "2020-01-01T00:00:00Z",
                   "relationships": {"authors": {"data": []}}}]}]
      """
    ])
    let model = Self.models.appendingPathComponent("Library.xcdatamodel").path
    #expect(try importing(model, "--output", "Library.kvmap", in: folder).code == 0)
    let result = try CommandLineTool.run(
      ["map", "Library.kvmap", "[Author]", "authors.json", "--write", "json", "--json"], in: folder)
    #expect(result.problems == "")
    #expect(
      result.output == """
        [{"created_at":"2026-03-01T12:00:00Z","profile":{"contact":{"e-mail":"ada@example.org"}},"id":"7","pupils":[]}]

        """)
  }
}
