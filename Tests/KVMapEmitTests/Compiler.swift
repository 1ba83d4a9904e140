import Foundation
import TestSupport

/// swiftc, for files that import the module KVMap which was built together with the tests.
struct Compiler: Sendable {
  private var executable: URL
  private var modules: URL

  /// `nil` where one of them is not found.
  static func find() -> Compiler? {
    let bundles =
      [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()]
      + Bundle.allBundles.map(\.bundleURL)
    let modules = bundles.compactMap(\.self).flatMap { bundle in
      [bundle, bundle.deletingLastPathComponent()].map { $0.appendingPathComponent("Modules", isDirectory: true) }
    }.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("KVMap.swiftmodule").path) }
    guard let executable = program("swiftc"), let modules else { return nil }
    return Compiler(executable: executable, modules: modules)
  }

  /// A program in PATH.
  static func program(_ name: String) -> URL? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return paths.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether files compile without a warning.
  func check(_ sources: [URL], flags: [String]) throws -> (status: Int32, output: String) {
    let arguments =
      ["-typecheck", "-warnings-as-errors", "-parse-as-library", "-module-name", "Checked", "-package-name", "checked"]
      + ["-I", modules.path, "-I", Repository.kernels.path] + flags + sources.map(\.path)
    return try Self.run(executable, arguments)
  }

  /// Compiles files to one object file.
  func compile(_ sources: [URL], to object: URL, flags: [String]) throws -> (status: Int32, output: String) {
    let arguments =
      ["-parse-as-library", "-swift-version", "6", "-module-name", "Compiled", "-c", "-o", object.path]
      + ["-I", modules.path, "-I", Repository.kernels.path] + flags + sources.map(\.path)
    return try Self.run(executable, arguments)
  }

  /// Runs a program.
  ///
  /// - Returns: How it ended, and what it printed: no more than the beginning of that.
  static func run(_ executable: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, String(output.prefix(8_000)))
  }
}
