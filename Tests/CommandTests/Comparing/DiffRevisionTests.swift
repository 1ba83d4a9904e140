import Foundation
import TestSupport
import Testing

private let gitTool: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
  URL(fileURLWithPath: "\($0)/git")
}.first { FileManager.default.isExecutableFile(atPath: $0.path) }

/// `kvmapc diff --against`: files as git has them.
@Suite(.enabled(if: gitTool != nil, "SKIPPED: there is no git")) struct DiffRevisionTests {
  private static let old = "struct Station {\n  name: String <-> title\n}\n"
  private static let new = "struct Station {\n  name: String <-> label\n}\n"

  /// A repository with one commit of the files.
  private func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try git(["init", "-q"], in: folder)
    try git(["add", "-A"], in: folder)
    try git(["commit", "-q", "-m", "one"], in: folder)
    return folder
  }

  private func git(_ words: [String], in folder: TemporaryFolder) throws {
    let process = Process()
    let tool: URL = try #require(gitTool)
    process.executableURL = tool
    process.arguments = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"] + words
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(words)")
  }

  private func diff(_ words: String..., in folder: TemporaryFolder, below path: String = "") throws
    -> CommandLineTool.Result
  { try CommandLineTool.run(["diff", "--format", "short"] + words, in: path.isEmpty ? folder.url : folder.url(path)) }

  private func diff(_ words: String..., in folder: URL) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["diff", "--format", "short"] + words, in: folder)
  }

  private let change =
    #"key-changed Station.name read:breaks written:breaks swift:same; read {"title":"a"} -> label: missing; "#
    + #"written {"label":"a"} -> title: missing"# + "\n"

  @Test func aFileThatChanged() throws {
    let folder = try repository(["Maps/Station.kvmap": Self.old])
    #expect(try diff("--against", "HEAD", in: folder).output == "")
    try folder.write(Data(Self.new.utf8), to: "Maps/Station.kvmap")
    for path in [nil, ".", "Maps", "Maps/Station.kvmap", folder.url("Maps").path] {
      let result = try CommandLineTool.run(
        ["diff", "--format", "short", "--against", "HEAD"] + [path].compactMap(\.self), in: folder.url)
      #expect(result.code == 1, "\(path ?? "")")
      #expect(result.output.hasSuffix("Maps/Station.kvmap:2:3: " + change), "\(path ?? ""): \(result.problems)")
    }
    let below = try diff("--against", "HEAD", in: folder, below: "Maps")
    #expect(below.output == "Station.kvmap:2:3: " + change)
  }

  /// Imports and documents of tests are those of the revision, too.
  @Test func whatAFileNames() throws {
    let station =
      "import \"../Shared/Base.kvmap\"\nstruct Station {\n  base: Base\n}\n"
      + "test Station \"one\" {\n  json file \"one.json\"\n}\n"
    let folder = try repository([
      "Package.swift": "", "Maps/Station.kvmap": station, "Maps/one.json": #"{"base": {"zone": 1}}"#,
      "Shared/Base.kvmap": "struct Base {\n  zone: Int\n}\n",
    ])
    #expect(try diff("--against", "HEAD", "Maps", in: folder).output == "")
    try folder.write(Data("struct Base {\n  zone: String\n}\n".utf8), to: "Shared/Base.kvmap")
    let result = try diff("--against", "HEAD", "Maps", in: folder)
    #expect(result.output.hasPrefix("Shared/Base.kvmap:2:3: type-changed Base.zone read:breaks"))
  }

  @Test func filesThatAreNewOrGone() throws {
    let folder = try repository(["Station.kvmap": Self.old, "Line.kvmap": "struct Line {\n  code: Int\n}\n"])
    try FileManager.default.removeItem(at: folder.url("Line.kvmap"))
    try folder.write(Data("struct Stop {\n  zone: String\n}\n".utf8), to: "Stop.kvmap")
    let result = try diff("--all", "--against", "HEAD", in: folder)
    #expect(result.code == 1)
    #expect(
      result.output == """
        Stop.kvmap:1:1: type-added Stop read:same written:same swift:adds
        HEAD:Line.kvmap:1:1: type-removed Line read:same written:same swift:breaks

        """)
    let gone = try diff("--against", "HEAD", "Line.kvmap", in: folder)
    #expect(gone.output == "HEAD:Line.kvmap:1:1: type-removed Line read:same written:same swift:breaks\n")
    let none = try diff("--against", "HEAD", "None.kvmap", in: folder)
    #expect(none.code == 2)
    #expect(none.problems.contains("cannot read 'None.kvmap': no such file or folder"))
  }

  @Test func revisionsThatAreNot() throws {
    let folder = try repository(["Station.kvmap": Self.old])
    for name in ["nothing", "HEAD~7", "HEAD:Station.kvmap"] {
      let result = try diff("--against", name, in: folder)
      #expect(result.code == 2)
      #expect(result.problems == "kvmapc: error: git knows no revision '\(name)'\n")
    }
    // What looks like an option is none of git's.
    let option = try diff("--against=--all", in: folder)
    #expect(option.code == 2)
    #expect(option.problems.contains("'--all' is no revision"))
  }

  @Test func foldersThatAreNoRepository() throws {
    let folder = try TemporaryFolder(["Station.kvmap": Self.old])
    let result = try CommandLineTool.run(
      ["diff", "--against", "HEAD"], in: folder.url, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(result.code == 2)
    #expect(result.problems.contains("cannot find a repository of '.': fatal: not a git repository"))
  }

  @Test func aMachineWithoutGit() throws {
    let folder = try repository(["Station.kvmap": Self.old])
    let result = try CommandLineTool.run(
      ["diff", "--against", "HEAD"], in: folder.url, environment: ["PATH": folder.url.path])
    #expect(result.code == 2)
    #expect(result.problems.contains("cannot run git: No such file or directory"))
  }

  @Test func errorsOfTheOldSide() throws {
    let folder = try repository(["Station.kvmap": "struct Station {\n  name: Nothing\n}\n"])
    try folder.write(Data(Self.new.utf8), to: "Station.kvmap")
    let result = try diff("--against", "HEAD", in: folder)
    #expect(result.code == 1)
    #expect(result.problems.contains("--> HEAD:Station.kvmap:2:9"))
  }

  /// This repository has mappings with errors, which are the same at both times.
  @Test func thisRepository() throws {
    let process = Process()
    let tool: URL = try #require(gitTool)
    process.executableURL = tool
    process.arguments = ["diff", "--quiet", "HEAD", "--", "*.kvmap"]
    process.currentDirectoryURL = Repository.root
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // In an archive, or while somebody works on mappings, there is nothing to compare.
    guard process.terminationStatus == 0 else { return }
    let result = try diff("--against", "HEAD", in: Repository.root)
    #expect(result.code == 0)
    #expect(result.output == "")
  }
}
