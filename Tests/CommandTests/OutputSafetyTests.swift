import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// What generate must never do to files that it did not create.
@Suite struct OutputSafetyTests {
  private func generated() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user])
    #expect(try CommandLineTool.run(["generate"], in: folder).code == 0)
    return folder
  }

  @Test func whatSomebodyEditedIsKeptUnlessForced() throws {
    let folder = try generated()
    let whole = try folder.text("User.kvmap.swift")
    try folder.write(whole + "// mine\n", to: "User.kvmap.swift")
    try folder.write(Mappings.station, to: "Station.kvmap")
    let refused = try CommandLineTool.run(["generate"], in: folder)
    #expect(refused.code == 2)
    #expect(
      refused.problems == """
        kvmapc: error: will not overwrite 'User.kvmap.swift': it was changed by hand since it was generated \
        (--force does it)

        """)
    #expect(try folder.text("User.kvmap.swift").hasSuffix("// mine\n"))
    #expect(!folder.exists("Station.kvmap.swift"))

    let forced = try CommandLineTool.run(["generate", "--force"], in: folder)
    #expect(forced.code == 0)
    #expect(try folder.text("User.kvmap.swift") == whole)
    #expect(folder.exists("Station.kvmap.swift"))
  }

  @Test func whatWeDidNotGenerateIsKeptUnlessForced() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user, "User.kvmap.swift": "struct Mine {}\n"])
    let refused = try CommandLineTool.run(["generate"], in: folder)
    #expect(refused.code == 2)
    #expect(
      refused.problems.contains("will not overwrite 'User.kvmap.swift': kvmapc did not generate it (--force does it)"))
    #expect(try folder.text("User.kvmap.swift") == "struct Mine {}\n")
    #expect(try CommandLineTool.run(["generate", "--force"], in: folder).code == 0)
    #expect(try folder.text("User.kvmap.swift").contains("struct User"))
  }

  /// As one that lost its bytes with the power. Without a source it stays: nothing would take its place.
  @Test func anEmptyFileIsReplaced() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user, "User.kvmap.swift": "", "Gone.kvmap.swift": ""])
    let result = try CommandLineTool.run(["generate"], in: folder)
    #expect(result.code == 0 && result.output == "wrote User.kvmap.swift\n", "\(result)")
    #expect(try folder.text("User.kvmap.swift").contains("struct User"))
    #expect(folder.exists("Gone.kvmap.swift"))
  }

  @Test func aFileOfAnotherVersionIsReplaced() throws {
    let folder = try generated()
    try folder.write(Mappings.user + "// changed\n", to: "User.kvmap")
    let result = try CommandLineTool.run(["generate"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == "wrote User.kvmap.swift\n")
  }

  @Test func outputsWhoseSourceIsGoneAreRemoved() throws {
    let folder = try generated()
    try folder.write(Mappings.station, to: "sub/Station.kvmap")
    #expect(try CommandLineTool.run(["generate"], in: folder).code == 0)
    try FileManager.default.removeItem(at: folder.url("sub/Station.kvmap"))
    try FileManager.default.removeItem(at: folder.url("User.kvmap"))
    try folder.write("struct Mine {}\n", to: "Foreign.kvmap.swift")
    let result = try CommandLineTool.run(["generate"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == "removed User.kvmap.swift\nremoved sub/Station.kvmap.swift\n")
    #expect(try folder.files() == ["Foreign.kvmap.swift"])
  }

  @Test func anEditedOutputWhoseSourceIsGoneIsRemovedOnlyByForce() throws {
    let folder = try generated()
    try folder.write(try folder.text("User.kvmap.swift") + "\n", to: "User.kvmap.swift")
    try FileManager.default.removeItem(at: folder.url("User.kvmap"))
    let refused = try CommandLineTool.run(["generate"], in: folder)
    #expect(refused.code == 2)
    #expect(
      refused.problems.contains("will not remove 'User.kvmap.swift': its source is gone, but it was changed by hand"))
    #expect(folder.exists("User.kvmap.swift"))
    #expect(try CommandLineTool.run(["generate", "--force"], in: folder).output == "removed User.kvmap.swift\n")
    #expect(try folder.files().isEmpty)
  }

  /// Naming a file has no effect on the others in its folder.
  @Test func namingAFileRemovesNoOther() throws {
    let folder = try generated()
    try FileManager.default.moveItem(at: folder.url("User.kvmap"), to: folder.url("Renamed.kvmap"))
    #expect(try CommandLineTool.run(["generate", "Renamed.kvmap"], in: folder).code == 0)
    #expect(try folder.files() == ["Renamed.kvmap", "Renamed.kvmap.swift", "User.kvmap.swift"])
  }

  @Test func theOutputFolderIsKeptInStep() throws {
    let folder = try TemporaryFolder(["s/a/User.kvmap": Mappings.user, "s/Station.kvmap": Mappings.station])
    let arguments = ["generate", "s", "--output", "out"]
    #expect(try CommandLineTool.run(arguments, in: folder).code == 0)
    try folder.write("struct Mine {}\n", to: "out/Mine.swift")
    try FileManager.default.removeItem(at: folder.url("s/a/User.kvmap"))
    let result = try CommandLineTool.run(arguments, in: folder)
    #expect(result.output == "removed out/a/User.kvmap.swift\n")
    #expect(try folder.files().filter { $0.hasPrefix("out") } == ["out/Mine.swift", "out/Station.kvmap.swift"])
  }

  @Test func aLinkIsNeverWrittenThrough() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user, "elsewhere/target.swift": "precious\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("User.kvmap.swift").path, withDestinationPath: "elsewhere/target.swift")
    let refused = try CommandLineTool.run(["generate"], in: folder)
    #expect(refused.code == 2)
    #expect(refused.problems.contains("will not overwrite 'User.kvmap.swift': it is a symbolic link"))
    #expect(try CommandLineTool.run(["generate", "--force"], in: folder).code == 0)
    #expect(try folder.text("elsewhere/target.swift") == "precious\n")
    #expect(try folder.text("User.kvmap.swift").contains("struct User"))
  }

  @Test func aLinkOnTheWayBelowTheOutputFolderIsRefused() throws {
    let folder = try TemporaryFolder(["s/a/User.kvmap": Mappings.user, "elsewhere/x": "", "out/x": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.url("out/a").path, withDestinationPath: "../elsewhere")
    let result = try CommandLineTool.run(["generate", "s", "--output", "out", "--force"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems == "kvmapc: error: cannot open the folder 'out/a': it is a symbolic link\n")
    #expect(try folder.files() == ["elsewhere/x", "out/x", "s/a/User.kvmap"])
  }

  @Test func whatIsNoFileIsNotReplacedEvenByForce() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user, "User.kvmap.swift/x": ""])
    let result = try CommandLineTool.run(["generate", "--force"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems == "kvmapc: error: will not overwrite 'User.kvmap.swift': it is not a regular file\n")
  }

  @Test func permissionsAreKept() throws {
    let folder = try generated()
    let path = folder.url("User.kvmap.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try folder.write(Mappings.user + "//\n", to: "User.kvmap")
    #expect(try CommandLineTool.run(["generate"], in: folder).code == 0)
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(permissions == 0o640)
  }

  /// Files left behind by a killed run are removed by the next.
  @Test func staleTemporariesAreRemoved() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user, ".kvmapc-1-0.tmp": "half", ".other.tmp": ""])
    #expect(try CommandLineTool.run(["generate"], in: folder).code == 0)
    #expect(try folder.files() == [".other.tmp", "User.kvmap", "User.kvmap.swift"])
  }

  @Test func whatCannotBeWrittenLeavesEverythingAsItWas() throws {
    let folder = try TemporaryFolder([
      "s/User.kvmap": Mappings.user, "s/z/Station.kvmap": Mappings.station, "out/z": "a file",
    ])
    let result = try CommandLineTool.run(["generate", "s", "--output", "out"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems.contains("cannot open the folder 'out/z'"))
    #expect(try folder.files() == ["out/z", "s/User.kvmap", "s/z/Station.kvmap"])
    let below = try CommandLineTool.run(["generate", "s", "--output", "out/z/deeper"], in: folder)
    #expect(below.code == 2)
  }

  /// The superuser may write everywhere, so the test has no effect there.
  @Test(
    .enabled(if: FileManager.default.isWritableFile(atPath: "/") == false, "needs a user who may not write everywhere"))
  func aFolderThatMayNotBeWrittenIsAnError() throws {
    let folder = try TemporaryFolder(["s/User.kvmap": Mappings.user])
    let path = folder.url("s").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let result = try CommandLineTool.run(["generate", "s"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems == "kvmapc: error: cannot write in the folder 's': Permission denied\n")
    #expect(try folder.files() == ["s/User.kvmap"])
  }

  @Test func severalAtOnceEndWithWholeFiles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<20 { try folder.write("struct S\(number) { a: Int }\n", to: "d\(number % 5)/F\(number).kvmap") }
    let arguments = ["generate", "d0", "d1", "d2", "d3", "d4"]
    let codes = Mutex<[Int32?]>([])
    DispatchQueue.concurrentPerform(iterations: 6) { _ in
      let code = try? CommandLineTool.run(arguments, in: folder).code
      codes.withLock { $0.append(code) }
    }
    #expect(codes.withLock { $0 } == [0, 0, 0, 0, 0, 0])
    #expect(try CommandLineTool.run(["generate", "--check", "d0", "d1", "d2", "d3", "d4"], in: folder).code == 0)
    #expect(try folder.files().count == 40)
  }
}
