import ArgumentParser
import Foundation

/// Times kvmapc and protoc, as processes, on equivalent inputs: with equally many types and fields.
@main
struct CompilerBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kvmapc-bench",
    abstract: "Times kvmapc beside protoc.",
    discussion: """
      The inputs are written to a temporary folder. Build kvmapc in release mode first:
      swift build -c release --static-swift-stdlib --product kvmapc
      """)

  @Flag(help: "Print one line of JSON per row instead of a table.")
  var json = false

  @Option(help: ArgumentHelp("The kvmapc that is measured.", valueName: "path"))
  var kvmapc: String?

  @Option(help: ArgumentHelp("The protoc that it is compared with; by default the one in PATH.", valueName: "path"))
  var protoc: String?

  @Option(help: ArgumentHelp("How often each command is run; the table shows medians.", valueName: "n"))
  var rounds = 9

  @Option(help: ArgumentHelp("Measure only contests whose name contains this.", valueName: "text"))
  var only: String?

  func validate() throws {
    guard (1...1000).contains(rounds) else { throw ValidationError("--rounds must be in 1...1000") }
  }

  func run() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
      .standardizedFileURL
    let kvmapc = kvmapc ?? checkout.appending(path: ".build/release/kvmapc").path()
    guard FileManager.default.isExecutableFile(atPath: kvmapc) else {
      throw ValidationError("there is no \(kvmapc): build it, or name another with --kvmapc")
    }
    let protoc = protoc ?? ChildProcess.find("protoc")
    if protoc == nil {
      FileHandle.standardError.write(Data("there is no protoc in PATH, so nothing is compared with it\n".utf8))
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "kvmapc-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let contests = Contests(kvmapc: kvmapc, protoc: protoc, folder: folder)
    var rows: [Row] = []
    for contest in try contests.all(matching: only) {
      let found = try contest.measured(rounds: rounds)
      rows += found
      if json { for row in found { print(try row.line()) } }
    }
    if !json { print(Table(rows).text) }
  }
}
