import ArgumentParser

/// Times our mappers and their rivals in one process, on the same documents and into the same types.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kvmap-bench",
    abstract: "Times KVMap and its rivals on real documents.",
    discussion: """
      The documents are looked for in the folder that KVMAP_CORPORA names, then in shared/corpora beside the checkout.
      Every contender's result is compared with that of the others before anything is timed.
      """)

  @Flag(help: "Print one line of JSON per row instead of a table.")
  var json = false

  @Option(help: ArgumentHelp("Run only this workload.", valueName: "workload"))
  var only: WorkloadName?

  @Option(help: ArgumentHelp("CPU time that each row is measured for at the least.", valueName: "s"))
  var seconds = 1.0

  @Option(help: ArgumentHelp("Run only contenders whose name contains this.", valueName: "text"))
  var contender: String?

  @Option(help: "Run only this direction.")
  var direction: Direction?

  @Option(help: ArgumentHelp("Run each contender so many times and time nothing: for counting instructions.", valueName: "n"))
  var repeats: Int?

  func validate() throws {
    guard seconds > 0, seconds.isFinite else { throw ValidationError("--seconds must be above 0") }
    if let repeats, repeats < 1 { throw ValidationError("--repeats must be at least 1") }
  }

  func run() throws {
    let corpora = try Corpora()
    var rows: [Row] = []
    for name in WorkloadName.allCases where only == nil || only == name {
      let contest = try name.contest(corpora)
      let contenders = contest.contenders.filter {
        (contender.map($0.name.contains) ?? true) && (direction == nil || direction == $0.direction)
      }
      if let repeats {
        for contender in contenders { for _ in 0..<repeats { try contender.run() } }
        continue
      }
      try contest.compare()
      let found = try measure(contenders, seconds: seconds)
      rows += found.rows(of: name)
      if json { for row in found.rows(of: name) { print(try row.line()) } }
    }
    if !json, repeats == nil { print(Table(rows).text) }
  }
}
