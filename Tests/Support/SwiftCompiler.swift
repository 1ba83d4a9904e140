package import Foundation

/// swiftc, asked only whether files compile that use the KVMap which was built with the tests.
package struct SwiftCompiler: Sendable {
  private var executable: URL
  private var modules: URL

  /// `nil` where swiftc or the module is not found.
  package static let found: SwiftCompiler? = {
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
    return SwiftCompiler(executable: executable, modules: modules)
  }()

  /// - Parameter flags: Beside those that find the module.
  /// - Returns: 0 where all is well, and what swiftc says.
  package func check(_ sources: [URL], flags: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["-typecheck", "-parse-as-library", "-module-name", "Checked", "-package-name", "checked"]
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
