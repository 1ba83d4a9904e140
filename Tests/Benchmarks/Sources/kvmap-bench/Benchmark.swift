import Allocations
import ArgumentParser
import Foundation

/// Times our mappers and their rivals in one process, with the same documents and the same types.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kvmap-bench",
    abstract: "Times KVMap and its rivals on real documents.",
    discussion: """
      The documents are looked for in the folder that KVMAP_CORPORA names, then in shared/corpora beside the checkout.
      Every contender's result is compared with that of JSONDecoder or JSONEncoder before anything is timed.
      """)

  @Flag(help: "Print one line of JSON per row instead of a table.")
  var json = false

  @Option(help: ArgumentHelp("Write a picture of our rows to this file, as SVG.", valueName: "file"))
  var picture: String?

  @Option(help: ArgumentHelp("Run only this workload.", valueName: "workload"))
  var only: WorkloadName?

  @Option(help: ArgumentHelp("CPU time that each row is measured for at the least.", valueName: "s"))
  var seconds = 1.0

  @Option(help: ArgumentHelp("Run only the contender of this name; may stand several times.", valueName: "name"))
  var contender: [String] = []

  @Option(help: "Run only this direction.")
  var direction: Direction?

  @Option(
    help: ArgumentHelp("Run each contender so many times and time nothing: for counting instructions.", valueName: "n"))
  var repeats: Int?

  @Flag(help: ArgumentHelp("Hold our reading to the memory that it may use, and time nothing."))
  var memory = false

  func validate() throws {
    guard seconds > 0, seconds.isFinite else { throw ValidationError("--seconds must be above 0") }
    if let repeats, repeats < 1 { throw ValidationError("--repeats must be at least 1") }
    if picture != nil, memory || repeats != nil {
      throw ValidationError("--picture needs times, which --memory and --repeats do not take")
    }
  }

  func run() throws {
    guard kvmap_allocations_keep_memory() != 0 else { throw RefusedSetting() }
    let corpora = try Corpora()
    var rows: [Row] = []
    var isWithinAllowance = true
    for name in WorkloadName.allCases where only == nil || only == name {
      let contenders = try name.contenders(corpora).filter {
        (contender.isEmpty || contender.contains($0.name)) && (direction == nil || direction == $0.direction)
      }
      if memory {
        for read in contenders.compactMap(\.value) {
          guard let use = try MemoryUse(name.rawValue, reading: read) else { throw UnwatchedAllocator() }
          print(use.line)
          if !use.isWithinAllowance { isWithinAllowance = false }
        }
        continue
      }
      if let repeats {
        for contender in contenders { for _ in 0..<repeats { try contender.run() } }
        continue
      }
      let agreeing = try contenders.agreeing { note in
        FileHandle.standardError.write(Data("\(name.rawValue): \(note)\n".utf8))
      }
      let found = try measure(agreeing, seconds: seconds, clock: name.clock).rows(of: name)
      if json { for row in found { print(try row.line()) } }
      rows += found
    }
    guard isWithinAllowance else { throw ExitCode.failure }
    if !json, !memory, repeats == nil {
      print(Setting.text)
      print(Table(rows).text)
    }
    if let picture {
      try Chart(rows, setting: Setting.machine).svg.write(toFile: picture, atomically: true, encoding: .utf8)
    }
  }
}

/// The C library's allocator does not support the setting under which all contenders are measured.
struct RefusedSetting: Error, CustomStringConvertible {
  let description = "the allocator cannot be told to keep freed memory"
}

/// The allocator of this system cannot be watched.
struct UnwatchedAllocator: Error, CustomStringConvertible {
  let description = "the allocator of this system cannot be watched"
}
