import Foundation
import TestSupport
import Testing

@Suite struct GenerateTests {
  @Test func writesBesideItsSource() throws {
    let folder = try TemporaryFolder(["a/User.kvmap": Mappings.user, "Station.kvmap": Mappings.station])
    let result = try CommandLineTool.run(["generate"], in: folder)
    #expect(result.code == 0)
    #expect(result.problems == "")
    #expect(result.output == "wrote Station.kvmap.swift\nwrote a/User.kvmap.swift\n")
    #expect(try folder.files() == ["Station.kvmap", "Station.kvmap.swift", "a/User.kvmap", "a/User.kvmap.swift"])
    #expect(try folder.text("a/User.kvmap.swift").hasPrefix("// Generated from User.kvmap. Do not edit.\n"))
  }

  /// A second run changes nothing: neither bytes nor modification times.
  @Test func theSecondRunTouchesNothing() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user])
    _ = try CommandLineTool.run(["generate"], in: folder)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.url("User.kvmap.swift").path)
    let result = try CommandLineTool.run(["generate"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == "1 generated file is up to date\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("User.kvmap.swift").path)
    #expect(attributes[.modificationDate] as? Date == past)
    #expect(try folder.files() == ["User.kvmap", "User.kvmap.swift"])
  }

  @Test func nothingIsWrittenWhenAnyFileHasAnError() throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.user, "Z.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(["generate"], in: folder)
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(try folder.files() == ["A.kvmap", "Z.kvmap"])
  }

  @Test func warningsAreShownAndDoNotStopIt() throws {
    let folder = try TemporaryFolder(["A.kvmap": "import \"B.kvmap\"\n" + Mappings.user, "B.kvmap": Mappings.station])
    let result = try CommandLineTool.run(["generate", "A.kvmap"], in: folder)
    #expect(result.code == 0)
    #expect(result.problems.hasPrefix("warning[unused-import]"))
    #expect(folder.exists("A.kvmap.swift"))
  }

  @Test func theOutputFolderHasTheSameTree() throws {
    let folder = try TemporaryFolder(["s/a/b/User.kvmap": Mappings.user, "s/Station.kvmap": Mappings.station])
    let result = try CommandLineTool.run(["generate", "s", "--output", "out/deep"], in: folder)
    #expect(result.output == "wrote out/deep/Station.kvmap.swift\nwrote out/deep/a/b/User.kvmap.swift\n")
    let beside = try CommandLineTool.run(["generate", "s"], in: folder)
    #expect(beside.code == 0)
    #expect(try folder.text("out/deep/a/b/User.kvmap.swift") == folder.text("s/a/b/User.kvmap.swift"))
  }

  @Test func aNamedFileStandsInTheOutputFolderItself() throws {
    let folder = try TemporaryFolder(["s/a/User.kvmap": Mappings.user, "out/Other.kvmap.swift": "mine"])
    let result = try CommandLineTool.run(
      ["generate", "s/a/User.kvmap", "--output", folder.url("out").path], in: folder)
    #expect(result.code == 0)
    #expect(try folder.files() == ["out/Other.kvmap.swift", "out/User.kvmap.swift", "s/a/User.kvmap"])
  }

  /// The same file yields the same bytes, whatever its location and however it is named.
  @Test func theBytesDoNotDependOnThePlace() throws {
    let folder = try TemporaryFolder(["x/User.kvmap": Mappings.user, "y/deep/User.kvmap": Mappings.user])
    let runs: [[String]] = [
      ["x", "--output", "1"], ["x/User.kvmap", "--output", "2"],
      [folder.url("y/deep/User.kvmap").path, "--output", "3"],
      ["y/../y/deep", "--output", "4"], ["y", "x", "--output", "5"],
    ]
    for arguments in runs { #expect(try CommandLineTool.run(["generate"] + arguments, in: folder).code == 0) }
    let printed = try CommandLineTool.run(["generate", "--stdout", "x/User.kvmap"], in: folder)
    let outputs = try folder.files().filter { $0.hasSuffix(".swift") }
    #expect(outputs.count == 6)
    for output in outputs { #expect(try folder.text(output) == printed.output) }
    #expect(printed.output.contains("struct User"))
  }

  @Test func theOutputsOfSeveralFilesArePrintedInOrder() throws {
    let folder = try TemporaryFolder(["B.kvmap": Mappings.user, "A.kvmap": Mappings.station])
    let result = try CommandLineTool.run(["generate", "--stdout", "B.kvmap", "A.kvmap"], in: folder)
    let names = result.output.matches(of: #/Generated from (\S+)\. /#).map { String($0.1) }
    #expect(names == ["A.kvmap", "B.kvmap"])
    #expect(try folder.files() == ["A.kvmap", "B.kvmap"])
  }

  @Test func standardInputIsPrinted() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(["generate", "-"], in: folder, input: Data(Mappings.user.utf8))
    #expect(result.code == 0)
    #expect(result.output.contains("struct User"))
    #expect(try folder.files().isEmpty)
  }

  @Test(arguments: ["public", "package", "internal"])
  func theAccessLevelIsThatOfTheOption(level: String) throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user])
    let result = try CommandLineTool.run(["generate", "--access", level, "--stdout"], in: folder)
    let modifier = level == "internal" ? "" : level + " "
    #expect(result.output.contains("\nnonisolated \(modifier)struct User"))
  }

  @Test func whatIsLeftToTheBuildIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "a/User.kvmap": Mappings.user, "b/.kvmap-at-build": "", "b/c/Station.kvmap": Mappings.station,
    ])
    let note = "kvmapc: left out 'b', whose mappers the build generates (.kvmap-at-build)\n"
    let result = try CommandLineTool.run(["generate"], in: folder)
    #expect(result.code == 0)
    #expect(result.problems == note)
    #expect(result.output == "wrote a/User.kvmap.swift\n")
    #expect(try CommandLineTool.run(["generate", "--check"], in: folder).code == 0)
    #expect(try CommandLineTool.run(["check"], in: folder).problems == "")
    let named = try CommandLineTool.run(["generate", "b/c/Station.kvmap", "--output", "out"], in: folder)
    #expect(named.output == "wrote out/Station.kvmap.swift\n")
  }

  @Test func twoSourcesOfOneOutputAreAnError() throws {
    let folder = try TemporaryFolder(["a/User.kvmap": Mappings.user, "b/USER.kvmap": Mappings.station])
    let result = try CommandLineTool.run(["generate", "a", "b", "--output", "out"], in: folder)
    #expect(result.code == 2)
    #expect(
      result.problems
        == "kvmapc: error: 'a/User.kvmap' and 'b/USER.kvmap' would both be written to 'out/USER.kvmap.swift'\n")
    #expect(!folder.exists("out"))
  }
}
