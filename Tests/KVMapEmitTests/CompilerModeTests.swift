import Foundation
import KVMapSema
import TestSupport
import Testing

@testable import KVMapEmit

/// Generated code compiles without a warning however a user's module is set up.
///
/// Needs swiftc and the module KVMap beside the test bundle; where one of them is missing, the test says that it was
/// skipped.
@Suite struct CompilerModeTests {
  struct Mode: Sendable, CustomTestStringConvertible {
    var access: AccessLevel
    var flags: [String]

    var testDescription: String { ([access.rawValue] + flags).joined(separator: " ") }
  }

  private static let upcoming = [
    "InternalImportsByDefault", "ExistentialAny", "MemberImportVisibility", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  static let modes = [
    Mode(access: .public, flags: ["-swift-version", "5"]),
    Mode(access: .package, flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
    Mode(access: .internal, flags: ["-swift-version", "5", "-default-isolation", "MainActor"]),
    Mode(access: .internal, flags: ["-swift-version", "6"]),
    Mode(access: .package, flags: ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming),
    Mode(access: .public, flags: ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming),
  ]

  static let compiler = Compiler.find()

  @Test(
    .enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"),
    arguments: modes)
  func generatedCodeCompilesWithoutAWarning(mode: Mode) throws {
    let compiler = try #require(Self.compiler)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var sources = Repository.files(
      in: EmitterGoldenTests.folder.appendingPathComponent("owned"), withExtension: "swift")
    for input in EmitterGoldenTests.inputs {
      let source = folder.appendingPathComponent(input.lastPathComponent + ".swift")
      // The types that a user would have written are internal there.
      let access = input.lastPathComponent == "Owned.kvmap" ? .internal : mode.access
      try Data(try EmitterGoldenTests.emit(input, access: access).utf8).write(to: source)
      sources.append(source)
    }
    let result = try compiler.check(sources, flags: mode.flags)
    #expect(result.status == 0, "\(result.output)")
  }

  /// The check itself: swiftc is asked, and what it refuses is seen.
  @Test(.enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"))
  func aWarningIsSeen() throws {
    let compiler = try #require(Self.compiler)
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-\(UUID().uuidString).swift")
    try Data("public import KVMap\nfunc f() { let unused = 1 }\n".utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let result = try compiler.check([source], flags: ["-swift-version", "6"])
    #expect(result.status != 0)
    #expect(result.output.contains("unused"))
  }
}

/// swiftc, asked only whether files compile.
struct Compiler: Sendable {
  private var executable: URL
  private var modules: URL

  /// `nil` where one of them is not found.
  static func find() -> Compiler? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let executable = paths.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let bundles =
      [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()]
      + Bundle.allBundles.map(\.bundleURL)
    let modules = bundles.compactMap(\.self).flatMap { bundle in
      [bundle, bundle.deletingLastPathComponent()].map { $0.appendingPathComponent("Modules", isDirectory: true) }
    }.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("KVMap.swiftmodule").path) }
    guard let executable, let modules else { return nil }
    return Compiler(executable: executable, modules: modules)
  }

  func check(_ sources: [URL], flags: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["-typecheck", "-warnings-as-errors", "-parse-as-library", "-module-name", "Checked", "-package-name", "checked"]
      + ["-I", modules.path, "-I", Repository.kernels.path] + flags + sources.map(\.path)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, String(output.prefix(4_000)))
  }
}
