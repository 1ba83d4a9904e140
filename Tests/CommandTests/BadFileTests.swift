import Foundation
import TestSupport
import Testing

/// Files that are not mappings: always a message, never a crash, and no output modified.
@Suite struct BadFileTests {
  private static let megabytes = Thoroughness.choose(2, thorough: 64)
  private static let depth = Thoroughness.choose(20_000, thorough: 100_000)

  static let contents: [(name: String, data: Data, code: Int32)] = [
    ("empty", Data(), 0),
    ("only a byte order mark", Data([0xEF, 0xBB, 0xBF]), 0),
    ("binary", Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 31) }), 1),
    ("zeros", Data(count: 4096), 1),
    ("Latin 1", Data([0x2F, 0x2F, 0x20, 0xE9, 0x0A]), 1),
    ("UTF-16", Data([0xFF, 0xFE, 0x73, 0x00, 0x74, 0x00]), 1),
    ("megabytes of one word", Data(repeating: 0x61, count: megabytes << 20), 1),
    ("1 MB of garbage", Data(String(repeating: "} struct ( \" \n", count: 75_000).utf8), 1),
    ("megabytes of a comment", Data("// ".utf8) + Data(repeating: 0x61, count: megabytes << 20), 0),
    ("types very deep", Data(("struct A { a: " + String(repeating: "[", count: depth)).utf8), 1),
    ("optionals very deep", Data(("struct A { a: Int" + String(repeating: "?", count: depth) + " }").utf8), 1),
    (
      "gathers very deep",
      Data(("struct A { a: B <-> " + String(repeating: "gather { a <-> ", count: depth)).utf8), 1
    ),
    ("comments very deep", Data(String(repeating: "/*", count: depth).utf8), 1),
    ("values very deep", Data(("struct A { a: Value = " + String(repeating: "[", count: depth)).utf8), 1),
    ("structs very deep", Data(String(repeating: "struct A {", count: depth).utf8), 1),
  ]

  @Test(arguments: BadFileTests.contents.indices)
  func hasDiagnosticsAndNoOutput(index: Int) throws {
    let (name, data, code) = Self.contents[index]
    let folder = try TemporaryFolder()
    try folder.write(data, to: "Bad.kvmap")
    try folder.write(Mappings.user, to: "Good.kvmap")
    let check = try CommandLineTool.run(["check"], in: folder)
    #expect(check.code == code, "\(name): \(check.problems.prefix(500))")
    #expect(check.problems.isEmpty == (code == 0), "\(name)")
    #expect(check.problems.utf8.count < 200_000, "\(name)")
    // Laws for small files apply to large ones too, but checking those takes too long.
    guard data.count <= 1 << 20 else { return }
    let generate = try CommandLineTool.run(["generate"], in: folder)
    #expect(generate.code == code, "\(name)")
    #expect(folder.exists("Good.kvmap.swift") == (code == 0), "\(name)")
  }

  /// A file that is truncated anywhere is an error or a smaller file.
  @Test func cutOffAnywhere() throws {
    let text = """
      kvmap 1
      keys snake_case { remoteID <-> id }
      default Date via date("yyyy-MM-dd")
      struct Thing {
        remoteID: Int, when: Date?  // größer 👍
        names: [String] <-> a.b[0]."c d" ?? other = ["x", "\\u{1F44D}"]
        place: Place? <-> gather { latitude, longitude <-> lon }
      }
      struct Place { latitude: Double, longitude: Double }

      """
    let bytes = Array(text.utf8)
    let folder = try TemporaryFolder()
    for count in bytes.indices { try folder.write(Data(bytes[..<count]), to: "Cut\(1000 + count).kvmap") }
    // Each on its own, as they declare the same names; many in one shell, as starting a process takes time.
    let script = "for f in *.kvmap; do \"$KVMAPC\" check \"$f\" >/dev/null 2>&1; echo $?; done | sort | uniq -c"
    let result = try CommandLineTool.shell(script, in: folder)
    let codes = result.output.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(codes == ["0", "1"], "\(result.output)")
  }

  @Test func whatIsNoRegularFileIsRefused() throws {
    let folder = try TemporaryFolder(["d.kvmap/x": "", "plain.txt": ""])
    #expect(
      try CommandLineTool.shell("mkfifo p.kvmap; ln -s nowhere l.kvmap; ln -s /dev/zero z.kvmap", in: folder).code == 0)
    for (path, message) in [
      ("d.kvmap", "it is not a regular file"), ("p.kvmap", "it is not a regular file"),
      ("z.kvmap", "it is not a regular file"),
      ("l.kvmap", "no such file or folder"), ("none.kvmap", "no such file or folder"),
      ("none", "no such file or folder"), ("plain.txt", "it is neither a .kvmap file nor a folder"),
      ("/dev/zero", "it is neither a .kvmap file nor a folder"),
    ] {
      let result = try CommandLineTool.run(["check", path], in: folder)
      #expect(result.code == 2)
      #expect(result.problems.contains("'\(path)': \(message)\n"), "\(result.problems)")
    }
  }

  /// All unreadable files are reported at once.
  @Test func inASearchedFolderTheyAreErrorsToo() throws {
    let folder = try TemporaryFolder(["s/d.kvmap/x": "", "s/ok.kvmap": Mappings.user])
    #expect(try CommandLineTool.shell("mkfifo s/p.kvmap; ln -s nowhere s/l.kvmap", in: folder).code == 0)
    let result = try CommandLineTool.run(["generate", "s"], in: folder)
    #expect(result.code == 2)
    #expect(
      result.problems == """
        kvmapc: error: cannot read 's/d.kvmap': it is a folder, though it is named like a .kvmap file
        kvmapc: error: cannot read 's/l.kvmap': it is a symbolic link that leads nowhere
        kvmapc: error: cannot read 's/p.kvmap': it is not a regular file

        """)
    #expect(!folder.exists("s/ok.kvmap.swift"))
  }

  @Test func linksToFoldersAreNotFollowedInASearch() throws {
    let folder = try TemporaryFolder(["s/ok.kvmap": Mappings.user])
    #expect(try CommandLineTool.shell("ln -s .. s/up; ln -s s/ok.kvmap alias.kvmap", in: folder).code == 0)
    #expect(try CommandLineTool.run(["check", "s"], in: folder).code == 0)
  }

  @Test func aFileOf65MegabytesIsRefused() throws {
    let folder = try TemporaryFolder(["big.kvmap": ""])
    let file = try FileHandle(forWritingTo: folder.url("big.kvmap"))
    try file.truncate(atOffset: 65 << 20)
    try file.close()
    let result = try CommandLineTool.run(["check", "big.kvmap"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems == "kvmapc: error: cannot read 'big.kvmap': it is larger than 64 MB\n")
    let input = try CommandLineTool.shell("\"$KVMAPC\" check - < /dev/zero", in: folder)
    #expect(input.code == 2)
    #expect(input.problems == "kvmapc: error: cannot read 'standard input': it is larger than 64 MB\n")
  }
}
