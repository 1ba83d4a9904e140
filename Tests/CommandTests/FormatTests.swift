import Foundation
import TestSupport
import Testing

@testable import kvmapc

/// `kvmapc format`, and what it must never do to a file.
@Suite struct FormatTests {
  private static let untidy = "struct A{a:Int,b:Int}"
  private static let tidy = "struct A {\n  a: Int\n  b: Int\n}\n"

  private func format(_ arguments: String..., in folder: TemporaryFolder) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["format"] + arguments, in: folder)
  }

  @Test func filesAreWrittenInTheOneStyle() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.untidy, "sub/B.kvmap": Self.untidy, "sub/C.kvmap": Self.tidy])
    let first = try format(in: folder)
    #expect(first.code == 0)
    #expect(first.output == "formatted A.kvmap\nformatted sub/B.kvmap\n")
    #expect(first.problems == "")
    for path in ["A.kvmap", "sub/B.kvmap", "sub/C.kvmap"] { #expect(try folder.text(path) == Self.tidy) }

    let second = try format("A.kvmap", "sub", in: folder)
    #expect(second.code == 0)
    #expect(second.output == "3 files are formatted already\n")
    #expect(try folder.files() == ["A.kvmap", "sub/B.kvmap", "sub/C.kvmap"])
  }

  @Test func aFileThatIsFormattedIsNotTouched() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.tidy])
    let inode = {
      try FileManager.default.attributesOfItem(atPath: folder.url("A.kvmap").path)[.systemFileNumber] as? Int
    }
    let before = try inode()
    #expect(try format(in: folder).output == "1 file is formatted already\n")
    #expect(try inode() == before)
    #expect(before != nil)
  }

  @Test func permissionsAreKept() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.untidy])
    let path = folder.url("A.kvmap").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try format(in: folder).code == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func aFileWithSyntaxErrorsIsLeftAndTheOthersAreNot() throws {
    let folder = try TemporaryFolder(["A.kvmap": "struct A{", "B.kvmap": Self.untidy])
    let result = try format(in: folder)
    #expect(result.code == 1)
    #expect(result.output == "formatted B.kvmap\n")
    #expect(result.problems.hasPrefix("error[expected-token]"))
    #expect(result.problems.hasSuffix("kvmapc: error: 'A.kvmap' is left as it is: it has syntax errors\n"))
    #expect(try folder.text("A.kvmap") == "struct A{")
    #expect(try folder.text("B.kvmap") == Self.tidy)
  }

  /// Only the syntax matters: a mapping with mismatched types is formatted, and its imports are not read.
  @Test func otherErrorsAreNoObstacle() throws {
    let folder = try TemporaryFolder(["A.kvmap": "import \"Nowhere.kvmap\"\nstruct A{a:Nothing}"])
    #expect(try format(in: folder).code == 0)
    #expect(try folder.text("A.kvmap") == "import \"Nowhere.kvmap\"\nstruct A {\n  a: Nothing\n}\n")
  }

  // MARK: - --check

  @Test func checkShowsWhatIsNotFormatted() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.untidy + "\n", "B.kvmap": Self.tidy])
    let result = try format("--check", in: folder)
    #expect(result.code == 1)
    #expect(
      result.problems == """
        kvmapc: error: 'A.kvmap' is not formatted
        kvmapc: error: 1 file is not formatted; run 'kvmapc format'

        """)
    #expect(
      result.output == """
        --- A.kvmap
        +++ A.kvmap
        @@ -1,1 +1,4 @@
        -struct A{a:Int,b:Int}
        +struct A {
        +  a: Int
        +  b: Int
        +}

        """)
    #expect(try folder.text("A.kvmap") == Self.untidy + "\n")
  }

  @Test func checkIsSilentWhereAllIsFormatted() throws {
    let result = try format("--check", in: try TemporaryFolder(["A.kvmap": Self.tidy]))
    #expect(result.code == 0)
    #expect(result.output == "" && result.problems == "")
  }

  @Test func checkTellsSyntaxErrors() throws {
    let result = try format("--check", in: try TemporaryFolder(["A.kvmap": "struct A{"]))
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.problems.contains("it has syntax errors"))
  }

  // MARK: - Standard input

  @Test func standardInputIsPrinted() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.untidy])
    let result = try CommandLineTool.run(["format", "-"], in: folder, input: Data(Self.untidy.utf8))
    #expect(result.code == 0)
    #expect(result.output == Self.tidy)
    #expect(result.problems == "")
    #expect(try folder.text("A.kvmap") == Self.untidy)
  }

  @Test func standardInputWithErrorsPrintsNothing() throws {
    let result = try CommandLineTool.run(["format", "-"], in: try TemporaryFolder(), input: Data("struct".utf8))
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.problems.hasSuffix("kvmapc: error: '<stdin>' is left as it is: it has syntax errors\n"))
  }

  @Test func standardInputIsChecked() throws {
    let folder = try TemporaryFolder()
    let untidy = try CommandLineTool.run(["format", "--check", "-"], in: folder, input: Data(Self.untidy.utf8))
    #expect(untidy.code == 1)
    #expect(untidy.problems.hasPrefix("kvmapc: error: '<stdin>' is not formatted\n"))
    let tidy = try CommandLineTool.run(["format", "--check", "-"], in: folder, input: Data(Self.tidy.utf8))
    #expect(tidy.code == 0)
    #expect(tidy.output == "" && tidy.problems == "")
  }

  // MARK: - Links and files that cannot be written

  @Test func aLinkWithinTheFolderStaysALink() throws {
    let folder = try TemporaryFolder(["sub/B.kvmap": Self.untidy])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("A.kvmap").path, withDestinationPath: "sub/B.kvmap")
    let result = try format(in: folder)
    #expect(result.code == 0)
    #expect(result.output == "formatted A.kvmap\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("A.kvmap").path) == "sub/B.kvmap")
    #expect(try folder.text("sub/B.kvmap") == Self.tidy)
  }

  @Test func aLinkThatLeavesTheFolderIsWrittenOnlyWhenNamed() throws {
    let folder = try TemporaryFolder(["outside/B.kvmap": Self.untidy, "inside/C.kvmap": Self.untidy])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("inside/A.kvmap").path, withDestinationPath: "../outside/B.kvmap")
    let refused = try format("inside", in: folder)
    #expect(refused.code == 2)
    #expect(
      refused.problems
        == "kvmapc: error: will not overwrite 'inside/A.kvmap': it is a symbolic link that leaves 'inside'\n")
    #expect(try folder.text("outside/B.kvmap") == Self.untidy)
    #expect(try folder.text("inside/C.kvmap") == Self.untidy)

    let named = try format("inside/A.kvmap", in: folder)
    #expect(named.code == 0)
    #expect(named.output == "formatted inside/A.kvmap\n")
    #expect(try folder.text("outside/B.kvmap") == Self.tidy)
  }

  @Test func whatCannotBeReadIsToldAndNothingIsWritten() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.untidy])
    let result = try format("A.kvmap", "Missing.kvmap", in: folder)
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: cannot read 'Missing.kvmap': no such file or folder"))
    #expect(try folder.text("A.kvmap") == Self.untidy)
  }

  /// The file is saved in an editor between reading and writing.
  @Test func whatWasChangedMeanwhileIsNotOverwritten() throws {
    let folder = try TemporaryFolder(["A.kvmap": "struct A{}", "B.kvmap": "saved just now"])
    let outputs = ["A.kvmap", "B.kvmap"].map { name in
      let place = OutputPlace(root: folder.url.path, place: FilePlace(subfolders: [], name: name))
      return OutputPlan.Output(place: place, source: name, bytes: [0x0A], original: Array("struct A{}".utf8))
    }
    let error = #expect(throws: FileErrors.self) {
      try OutputWriter(OutputPlan(rewriting: outputs), isForced: false).run()
    }
    #expect(error?.errors.map(\.message) == ["will not overwrite 'B.kvmap': it was changed after it was read"])
    #expect(try folder.text("A.kvmap") == "struct A{}")
    #expect(try folder.text("B.kvmap") == "saved just now")
    #expect(try folder.files() == ["A.kvmap", "B.kvmap"])
  }

  /// The superuser may write everywhere, so the test has no effect there.
  @Test(
    .enabled(if: FileManager.default.isWritableFile(atPath: "/") == false, "needs a user who may not write everywhere"))
  func aFolderThatCannotBeWrittenIsTold() throws {
    let folder = try TemporaryFolder(["locked/A.kvmap": Self.untidy])
    let path = folder.url("locked").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let result = try format(in: folder)
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: cannot write in the folder 'locked'"))
    #expect(try folder.text("locked/A.kvmap") == Self.untidy)
  }

  @Test func anEmptyFolderIsTold() throws {
    let result = try format(in: try TemporaryFolder())
    #expect(result.code == 0)
    #expect(result.problems == "kvmapc: no .kvmap files in '.'\n")
  }
}
