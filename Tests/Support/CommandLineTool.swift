package import Foundation

/// Runs the `kvmapc` that was built together with the tests.
package enum CommandLineTool {
  package struct Result: Sendable, Equatable {
    package var code: Int32
    package var output: String
    package var problems: String
  }

  package enum Failure: Error {
    /// A signal ended it: it trapped, or it was killed because it took too long.
    case crashed(signal: Int32, problems: String)
  }

  /// Next to the test bundle, where SwiftPM puts all products.
  package static let kvmapc: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return (bundle ?? executable).deletingLastPathComponent().appendingPathComponent("kvmapc")
  }()

  /// Records that make runs faster are kept outside of the user's folders.
  package static let caches = [
    "XDG_CACHE_HOME": FileManager.default.temporaryDirectory.appendingPathComponent("kvmapc-test-caches").path
  ]

  /// Runs it to completion.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `kvmapc`.
  ///   - folder: The folder it runs in.
  ///   - input: The contents of standard input; empty by default.
  ///   - environment: Variables set in addition to those of the test.
  package static func run(
    _ arguments: [String], in folder: URL, input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Result {
    try run(kvmapc, arguments, in: folder, input: input, environment: environment)
  }

  /// The same in a folder that exists until it has ended.
  package static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Result {
    try withExtendedLifetime(folder) {
      try run(arguments, in: folder.url, input: input, environment: environment)
    }
  }

  /// Runs a shell script with `$KVMAPC` set, for tests that need redirections. It inherits the signal mask of a test
  /// thread, so it should not wait for background jobs.
  package static func shell(_ script: String, in folder: TemporaryFolder) throws -> Result {
    let shell = URL(fileURLWithPath: "/bin/sh")
    return try withExtendedLifetime(folder) {
      try run(shell, ["-c", script], in: folder.url, input: Data(), environment: ["KVMAPC": kvmapc.path])
    }
  }

  private static func run(
    _ executable: URL, _ arguments: [String], in folder: URL, input: Data, environment: [String: String]
  ) throws -> Result {
    // Files instead of pipes: its output need not be consumed while it runs.
    let files = try TemporaryFolder()
    let (inputFile, outputFile, problemsFile) = (files.url("input"), files.url("output"), files.url("problems"))
    for (file, data) in [(inputFile, input), (outputFile, Data()), (problemsFile, Data())] { try data.write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(caches) { $1 }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: problemsFile)
    try process.run()
    process.waitUntilExit()
    let problems = String(decoding: try Data(contentsOf: problemsFile), as: UTF8.self)
    guard process.terminationReason == .exit else {
      throw Failure.crashed(signal: process.terminationStatus, problems: problems)
    }
    return Result(
      code: process.terminationStatus, output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      problems: problems)
  }
}
