import Foundation
import TestSupport
import Testing

/// `kvmapc generate --filter`: the package of a program that maps lines.
@Suite struct GenerateFilterTests {
  private static let mapping = """
    import "Base.kvmap"
    struct User { id: Int, home: Place }
    struct Sent { id: Int -> id }
    struct Page<T> { items: [T] }
    enum Level { low, high }
    map Legacy as Form { id: Int }
    class Beast { name: String }
    class Cat: Beast { lives: Int }
    family Beast on kind { Cat <-> "cat", Beast <-> "beast" }
    """
  private static let files = ["User.kvmap": mapping, "Base.kvmap": "struct Place { zip: String }\n"]

  private func generate(_ arguments: [String], in folder: TemporaryFolder) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["generate", "User.kvmap", "--output", "out"] + arguments, in: folder)
  }

  @Test func aPackageIsWritten() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try generate(["--filter", "User", "--runtime", "."], in: folder)
    #expect(result.code == 0 && result.problems == "")
    let sources = ["Base.kvmap.swift", "User.kvmap.swift", "main.swift"].map { "Sources/UserFilter/\($0)" }
    let names = ["Package.swift"] + sources
    #expect(result.output.split(separator: "\n").sorted() == names.map { "wrote out/\($0)" }.sorted())
    #expect(try folder.text("out/Sources/UserFilter/main.swift") == "import KVMap\n\nLineFilter.main(User.self)\n")
    #expect(
      try folder.text("out/Package.swift") == """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "UserFilter",
          platforms: [.macOS(.v13)],
          dependencies: [
            .package(name: "KVMap", path: "\(realPath(folder.url("").path))")
          ],
          targets: [
            .executableTarget(
              name: "UserFilter",
              dependencies: [
                .product(name: "KVMap", package: "KVMap"),
              ])
          ]
        )

        """)
    // The mappers are those that `generate` writes next to their sources.
    _ = try CommandLineTool.run(["generate", "User.kvmap", "Base.kvmap"], in: folder)
    for name in ["User.kvmap.swift", "Base.kvmap.swift"] {
      #expect(try folder.text("out/Sources/UserFilter/\(name)") == folder.text(name))
    }
  }

  private func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  @Test func whatTheUserChangedIsKept() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try generate(["--filter", "User", "--runtime", "."], in: folder)
    let main = "out/Sources/UserFilter/main.swift"
    let written = try folder.text(main)
    try folder.write("// mine\n", to: main)
    try folder.write("struct Place { zip: Int }\n", to: "Base.kvmap")
    let again = try generate(["--filter", "User", "--runtime", "."], in: folder)
    #expect(again.code == 0 && again.output == "wrote out/Sources/UserFilter/Base.kvmap.swift\n")
    #expect(try folder.text(main) == "// mine\n")
    let unchanged = try generate(["--filter", "User", "--runtime", "."], in: folder)
    #expect(unchanged.output == "2 generated files are up to date\n")
    _ = try generate(["--filter", "User", "--runtime", ".", "--force"], in: folder)
    #expect(try folder.text(main) == written)
    try folder.write("// edited\n", to: "out/Sources/UserFilter/Base.kvmap.swift")
    let refused = try generate(["--filter", "User", "--runtime", "."], in: folder)
    #expect(refused.code == 2)
    #expect(refused.problems.contains("will not overwrite 'out/Sources/UserFilter/Base.kvmap.swift'"))
  }

  @Test(arguments: [
    ("Level", "LevelFilter", "Level.self"), ("Legacy.Form", "LegacyFormFilter", "by: Legacy.Form.self"),
    ("Beast", "BeastFilter", "by: Beast.Family.self"), ("Cat", "CatFilter", "Cat.self"),
  ])
  func otherTypesAreFiltersToo(type: String, name: String, argument: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try generate(["--filter", type, "--runtime", "https://example.org/forks/kvmap.git"], in: folder)
    #expect(result.code == 0, "\(result.problems)")
    #expect(try folder.text("out/Sources/\(name)/main.swift") == "import KVMap\n\nLineFilter.main(\(argument))\n")
    let manifest = try folder.text("out/Package.swift")
    #expect(manifest.contains(#".package(url: "https://example.org/forks/kvmap.git", from: "0.1.0")"#))
    #expect(manifest.contains(#".product(name: "KVMap", package: "kvmap")"#))
  }

  @Test(arguments: [
    (["--filter", "[User]", "--runtime", "."], "'[User]' has no mapper of its own; a filter needs a struct"),
    (["--filter", "Page<User>", "--runtime", "."], "'Page<User>' has no mapper of its own"),
    (["--filter", "User"], "'--filter' needs the path or the URL of the package KVMap: '--runtime PLACE'"),
    (["--filter", "User", "--runtime", "no"], "cannot read 'no': no such file or folder"),
    (
      ["--filter", "User", "--runtime", ".", "--check"],
      "'--filter' writes a package, and cannot be combined with '--check'"
    ),
    (["--filter", "User", "--runtime", ".", "Base.kvmap"], "'--filter' takes one .kvmap file"),
    (["--runtime", "."], "'--runtime' is for '--filter', so it has no meaning without it"),
  ])
  func wrongCallsEndWithTwo(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try generate(arguments, in: folder)
    #expect(result.code == 2 && result.output == "" && !folder.exists("out"))
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)"), "\(result.problems)")
  }

  @Test func aPackageNeedsAFolder() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try CommandLineTool.run(["generate", "User.kvmap", "--filter", "User", "--runtime", "."], in: folder)
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: '--filter' writes a package, and needs its folder"))
  }

  @Test func wrongFilesAndTypesWriteNothing() throws {
    let folder = try TemporaryFolder(Self.files.merging(["User.kvmap": "struct User { id: Itn }\n"]) { $1 })
    let files = try generate(["--filter", "User", "--runtime", "."], in: folder)
    #expect(files.code == 1 && files.problems.hasPrefix("error[unknown-type]"))
    try folder.write(Self.mapping, to: "User.kvmap")
    let type = try generate(["--filter", "Usr", "--runtime", "."], in: folder)
    #expect(type.code == 2 && type.problems.hasPrefix("error[unknown-type]"))
    let written = try generate(["--filter", "Sent", "--runtime", "."], in: folder)
    #expect(written.code == 2 && written.problems.hasPrefix("error[not-readable]: 'Sent' cannot be read"))
    #expect(!folder.exists("out"))
  }
}
