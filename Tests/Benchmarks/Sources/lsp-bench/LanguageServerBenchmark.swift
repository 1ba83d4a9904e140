import ArgumentParser
import Foundation

/// Times what someone who types sees of the language server.
@main
struct LanguageServerBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp-bench",
    abstract: "Times kvmapc lsp while someone types.",
    discussion: """
      Each keystroke is followed by a request for completion, as editors do. A time is that from the last byte written
      to the last byte read. Build kvmapc in release mode first:
      swift build -c release --static-swift-stdlib --product kvmapc
      """)

  @Flag(help: "Print one line of JSON per row instead of a table.")
  var json = false

  @Option(help: ArgumentHelp("The kvmapc that is measured.", valueName: "path"))
  var kvmapc: String?

  @Option(help: "How many lines the mapping has, about.")
  var lines = 5_000

  @Option(help: "How many characters are typed.")
  var keystrokes = 500

  @Option(help: "Characters per second.")
  var rate = 20.0

  @Option(help: "Decides where characters are typed.")
  var seed: UInt64 = 1

  func validate() throws {
    guard (100...200_000).contains(lines) else { throw ValidationError("--lines must be in 100...200000") }
    guard (1...100_000).contains(keystrokes) else { throw ValidationError("--keystrokes must be in 1...100000") }
    guard rate > 0, rate <= 10_000 else { throw ValidationError("--rate must be in 1...10000") }
  }

  func run() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
      .standardizedFileURL
    let kvmapc = kvmapc ?? checkout.appending(path: ".build/release/kvmapc").path()
    guard FileManager.default.isExecutableFile(atPath: kvmapc) else {
      throw ValidationError("there is no \(kvmapc): build it, or name another with --kvmapc")
    }
    let mapping = TypedMapping(lines: lines)
    let server = try ServerProcess(kvmapc)
    defer { server.stop() }
    var times = Measurements()
    var typist = Typist(server, mapping, seed: seed)
    try typist.open(&times)
    for _ in 0..<keystrokes {
      let next = ContinuousClock.now + .seconds(1 / rate)
      try typist.type(&times)
      if next > .now { Thread.sleep(until: Date(timeIntervalSinceNow: (next - .now) / .seconds(1))) }
    }
    for _ in 0..<max(20, keystrokes / 10) { try typist.ask(&times) }
    print(json ? times.jsonLines : times.table, terminator: "")
  }
}
