import Foundation
import TestSupport
import Testing

/// `generate` keeps a record of what is up to date. It must save work, and must not change a result.
@Suite struct GenerationRecordTests {
  private static let sources = [
    "app/A.kvmap": "import \"b/B.kvmap\"\nstruct A {\n  b: B\n}\n",
    "app/b/B.kvmap": "struct B {\n  name: String\n}\n",
  ]

  /// A run that must look at the mappings locks the folders of the mappers; one that has a record of them does not.
  @Test func aRunWithARecordDoesNotWaitForTheFolders() async throws {
    let (folder, caches) = (try TemporaryFolder(Self.sources), try TemporaryFolder())
    #expect(try Self.run(["app"], folder, caches).output == "wrote app/A.kvmap.swift\nwrote app/b/B.kvmap.swift\n")
    let lock = open(folder.url("app").path, O_RDONLY)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    #expect(try await Self.ends(["app"], folder, caches))
    #expect(try await Self.ends(["app"], folder, TemporaryFolder(), within: .seconds(1)) == false)
  }

  /// What happens between two runs.
  enum Change: CaseIterable {
    case nothing, mapping, importedMapping, space, mapper, mapperRemoved, mapperReplacedByALink, sourceAdded,
      sourceRemoved, leftover, error, warning, importOutside, folderLeftToBuild, record, recordRemoved, cachesAreAFile

    func make(in folder: TemporaryFolder, _ caches: TemporaryFolder) throws {
      switch self {
      case .nothing: break
      case .mapping: try folder.write("struct A {\n  c: Int\n}\n", to: "app/A.kvmap")
      case .importedMapping: try folder.write("struct B {\n  title: String\n}\n", to: "app/b/B.kvmap")
      case .space: try folder.write(try folder.text("app/A.kvmap") + "\n", to: "app/A.kvmap")
      case .mapper: try folder.write(try folder.text("app/A.kvmap.swift") + "// edited\n", to: "app/A.kvmap.swift")
      case .mapperRemoved: try FileManager.default.removeItem(at: folder.url("app/b/B.kvmap.swift"))
      case .mapperReplacedByALink:
        try FileManager.default.moveItem(at: folder.url("app/A.kvmap.swift"), to: folder.url("A.swift"))
        try FileManager.default.createSymbolicLink(
          at: folder.url("app/A.kvmap.swift"), withDestinationURL: folder.url("A.swift"))
      case .sourceAdded: try folder.write("struct C {\n  id: Int\n}\n", to: "app/C.kvmap")
      case .sourceRemoved:
        try folder.write("struct A {\n  id: Int\n}\n", to: "app/A.kvmap")
        try FileManager.default.removeItem(at: folder.url("app/b/B.kvmap"))
      case .leftover: try folder.write(try folder.text("app/A.kvmap.swift"), to: "app/b/Gone.kvmap.swift")
      case .error: try folder.write("struct A {\n  b: Nothing\n}\n", to: "app/A.kvmap")
      case .warning: try folder.write("import \"b/B.kvmap\"\nstruct A {\n  id: Int\n}\n", to: "app/A.kvmap")
      case .importOutside:
        try folder.write("struct D {\n  id: Int\n}\n", to: "D.kvmap")
        try folder.write("import \"../D.kvmap\"\nstruct A {\n  d: D\n}\n", to: "app/A.kvmap")
      case .folderLeftToBuild: try folder.write("", to: "app/b/.kvmap-at-build")
      case .record:
        for record in try caches.files() { try caches.write("0\n", to: record) }
      case .recordRemoved:
        for record in try caches.files() { try FileManager.default.removeItem(at: caches.url(record)) }
      case .cachesAreAFile:
        try FileManager.default.removeItem(at: caches.url("kvmapc"))
        try caches.write("no folder", to: "kvmapc")
      }
    }
  }

  /// After each change two more runs, and one of `--check`, end as they do without a record.
  @Test(arguments: Change.allCases, [[], ["--output", "out", "--access", "public"]])
  func aRecordChangesNoResult(_ change: Change, _ options: [String]) throws {
    let (folder, other) = (try TemporaryFolder(Self.sources), try TemporaryFolder(Self.sources))
    let (caches, none) = (try TemporaryFolder(), "/dev/null")
    for arguments in [["app"], ["app"] + options, ["app"] + options] {
      #expect(try Self.run(arguments, folder, caches) == Self.run(arguments, other, none))
    }
    try change.make(in: folder, caches)
    try change.make(in: other, TemporaryFolder(["kvmapc/x": ""]))
    for arguments in [["app"] + options, ["app"] + options, ["app", "--check"], ["app", "--schema"]] {
      #expect(try Self.run(arguments, folder, caches) == Self.run(arguments, other, none), "\(arguments)")
      #expect(try folder.files() == other.files())
      for file in try folder.files() { #expect(try folder.text(file) == other.text(file), "\(file)") }
    }
  }

  /// Files that a record does not cover: an import of a file that was not asked for, and the document of a test.
  @Test func whatASourceRefersToIsLookedAtEachTime() throws {
    let (folder, caches) = (try TemporaryFolder(Self.sources), try TemporaryFolder())
    for _ in 1...2 { #expect(try Self.run(["app/A.kvmap"], folder, caches).code == 0) }
    try FileManager.default.removeItem(at: folder.url("app/b/B.kvmap"))
    #expect(try Self.run(["app/A.kvmap"], folder, caches).code == 1)

    let tested = "struct T {\n  id: Int\n}\n\ntest T \"reads\" {\n  json file \"t.json\"\n  expect { id = 1 }\n}\n"
    try folder.write(tested, to: "tests/T.kvmap")
    try folder.write("{\"id\":1}", to: "tests/t.json")
    for _ in 1...2 { #expect(try Self.run(["tests"], folder, caches).code == 0) }
    try FileManager.default.removeItem(at: folder.url("tests/t.json"))
    #expect(try Self.run(["tests"], folder, caches).code == 1)
  }

  /// Records of folders that are gone do not pile up.
  @Test func thereAreAtMost256Records() throws {
    let (folder, caches) = (try TemporaryFolder(Self.sources), try TemporaryFolder())
    for index in 0..<8 { #expect(try Self.run(["app", "--output", "out\(index)"], folder, caches).code == 0) }
    let names = try caches.files().compactMap { Int($0.dropFirst("kvmapc/generated-".count)) }
    #expect(names.count > 1 && names.allSatisfy { (0..<256).contains($0) })
  }

  private static func run(
    _ arguments: [String], _ folder: TemporaryFolder, _ caches: TemporaryFolder
  ) throws -> CommandLineTool.Result {
    try withExtendedLifetime(caches) { try run(arguments, folder, caches.url.path) }
  }

  private static func run(
    _ arguments: [String], _ folder: TemporaryFolder, _ caches: String
  ) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["generate"] + arguments, in: folder, environment: ["XDG_CACHE_HOME": caches])
  }

  /// Whether a run ends by itself; otherwise it is ended.
  private static func ends(
    _ arguments: [String], _ folder: TemporaryFolder, _ caches: TemporaryFolder, within limit: Duration = .seconds(60)
  ) async throws -> Bool {
    let process = Process()
    process.executableURL = CommandLineTool.kvmapc
    process.arguments = ["generate"] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": caches.url.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let end = ContinuousClock.now + limit
    while process.isRunning, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(20)) }
    guard process.isRunning else { return true }
    // Not `terminate()`: a process started by a test blocks the signals that the thread of the test blocks.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return false
  }
}
