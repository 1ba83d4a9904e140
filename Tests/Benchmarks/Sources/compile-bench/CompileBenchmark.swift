import ArgumentParser
import Foundation

/// Measures the cost of compiling and shipping generated mappers: CPU time of swiftc and bytes of machine code,
/// compared with the same types with synthesised Codable.
@main
struct CompileBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile-bench",
    abstract: "Measures swiftc's time and the size of machine code for generated mappers and for Codable.",
    discussion: """
      Types of twelve properties are written as .kvmap and as Swift with synthesised Codable, and compiled with the flags \
      that SwiftPM uses, in turns. Time is that of the processors, of swiftc and all that it starts, and the smallest of \
      the runs: what else the machine does only adds to it. 'types' are generated, with an initialiser and Hashable; \
      'own types' are plain structs that Swift declares, and the mapping maps. 'no mapper' are the declarations, which \
      both sides have in them; 'alone' is what is left without them.

      kvmapc is looked for in the checkout's .build/release, then .build/debug; KVMap's module beside this program.
      """)

  @Option(
    name: .customLong("types"), help: ArgumentHelp("How many types; may be given more than once.", valueName: "n"))
  var counts: [Int] = [50, 100, 200]

  @Option(help: ArgumentHelp("How often everything is compiled.", valueName: "n"))
  var runs = 5

  @Option(help: ArgumentHelp("Only this kind of build.", valueName: "kind"))
  var only: Build?

  @Option(
    help: "Who may use the types, 'internal' or 'public'. Public ones have code for whoever uses their properties.")
  var access = Access.internal

  @Option(help: ArgumentHelp("The kvmapc that generates the mappers.", valueName: "path"))
  var kvmapc: String?

  @Flag(help: "Print one line of JSON per row instead of a table.")
  var json = false

  func validate() throws {
    guard runs > 0, counts.allSatisfy({ 1...10_000 ~= $0 }) else {
      throw ValidationError("--runs must be at least 1, --types from 1 to 10000")
    }
  }

  func run() throws {
    let tools = try Tools(kvmapc: kvmapc)
    let folder = FileManager.default.temporaryDirectory.appending(path: "compile-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }

    var rows: [Row] = []
    for count in counts {
      let declarations = Declarations(count: count, access: access)
      let sources = try Origin.allCases.map { origin in
        try Sources(origin, declarations, in: folder.appending(path: "\(count)-\(origin.rawValue)"), tools)
      }
      for build in Build.allCases where only == nil || only == build {
        let costs = try Sources.measure(sources, build, runs: runs, tools)
        rows += costs.flatMap { Row.rows($0, count: count, build) }
      }
    }
    if json {
      for row in rows { print(try row.line()) }
    } else {
      print(Table(rows).text)
    }
  }
}
