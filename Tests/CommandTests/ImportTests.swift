import Foundation
import TestSupport
import Testing

/// Files that others import are read as well, as far as permitted.
@Suite struct ImportTests {
  @Test func importsAreFoundBesideTheirFileAndOnlyReadNotGenerated() throws {
    let folder = try TemporaryFolder([
      "a/Main.kvmap": "import \"lib/Shared.kvmap\"\nstruct Main { station: Station }\n",
      "a/lib/Shared.kvmap": "import \"../User.kvmap\"\nstruct Station { user: User }\n", "a/User.kvmap": Mappings.user,
    ])
    let result = try CommandLineTool.run(["generate", "a/Main.kvmap"], in: folder)
    #expect(result.code == 0, "\(result.problems)")
    #expect(try folder.files().filter { $0.hasSuffix(".swift") } == ["a/Main.kvmap.swift"])
  }

  @Test func errorsInImportedFilesCount() throws {
    let folder = try TemporaryFolder([
      "Main.kvmap": "import \"W.kvmap\"\nstruct Main { wrong: Wrong }\n", "W.kvmap": Mappings.wrong,
    ])
    let result = try CommandLineTool.run(["generate", "Main.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.problems.contains("--> W.kvmap:2:9\n"))
    #expect(!folder.exists("Main.kvmap.swift"))
  }

  @Test(arguments: ["Missing.kvmap", "", "missing/../X.kvmap", "X.kvmap\\u{0}.txt"])
  func aFileThatIsNotThereIsAnError(path: String) throws {
    let folder = try TemporaryFolder(["Main.kvmap": "import \"\(path)\"\n" + Mappings.user])
    let result = try CommandLineTool.run(["check", "Main.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.problems.contains("error[import-not-found]: "), "\(result.problems)")
  }

  /// A file of another package may only import files of that package.
  @Test func anImportDoesNotLeaveItsPackage() throws {
    let folder = try TemporaryFolder([
      "package/Package.swift": "", "package/Sources/A.kvmap": "import \"../../Outside.kvmap\"\n" + Mappings.user,
      "package/Sources/B.kvmap": "import \"Link.kvmap\"\n", "package/Sources/D.kvmap": "import \"../Inside.kvmap\"\n",
      "Outside.kvmap": Mappings.station, "package/Inside.kvmap": Mappings.station,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("package/Sources/Link.kvmap").path, withDestinationPath: "../../Outside.kvmap")
    let absolute = "import \"\(folder.url("Outside.kvmap").path)\"\n"
    try folder.write(absolute, to: "package/Sources/C.kvmap")
    for name in ["A", "B", "C"] {
      let result = try CommandLineTool.run(["check", "package/Sources/\(name).kvmap"], in: folder)
      #expect(result.code == 1)
      #expect(result.problems.contains("--> package/Sources/\(name).kvmap:1:8\n"), "\(result.problems)")
      #expect(result.problems.contains("is outside the package"))
    }
    let inside = try CommandLineTool.run(["check", "package/Sources/D.kvmap"], in: folder)
    #expect(inside.code == 0, "\(inside.problems)")
  }

  @Test func aFolderOrPipeIsNoImport() throws {
    let folder = try TemporaryFolder([
      "A.kvmap": "import \"sub\"\n", "B.kvmap": "import \"pipe\"\n", "sub/x.txt": "",
    ])
    #expect(try CommandLineTool.shell("mkfifo pipe", in: folder).code == 0)
    for name in ["A.kvmap", "B.kvmap"] {
      let result = try CommandLineTool.run(["check", name], in: folder)
      #expect(result.code == 1)
      #expect(result.problems.contains("--> \(name):1:8\n"), "\(result.problems)")
    }
  }

  @Test func cyclesAndLongChainsEnd() throws {
    let folder = try TemporaryFolder()
    for number in 0..<300 {
      try folder.write("import \"F\((number + 1) % 300).kvmap\"\n", to: "F\(number).kvmap")
    }
    let result = try CommandLineTool.run(["check", "F0.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.problems.contains("error[import-cycle]: "))
  }
}
