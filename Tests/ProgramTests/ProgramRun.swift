import Foundation
import TestSupport
import Testing

/// Prints a line without buffering, so that the progress of a long run is visible.
private func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Prints a finding and its program.
private func tell(_ seed: UInt64, _ finding: Finding) {
  tell("finding \(seed): \(finding.description)\n\(ProgramGenerator.program(seed: seed).description)")
}

/// The number of programs that `Tests/ProgramTests/run` requests through variables: `KVMAP_PROGRAMS` is `1-2000`,
/// `KVMAP_PROGRAMS_MODE` is `cheap` if no Swift is to be compiled, and `digest` if only what becomes of each is to be
/// printed; `KVMAP_PROGRAMS_SHRINK` is the number of
/// findings to shrink and keep as fixtures. The progress of the run is recorded in the file named by
/// `KVMAP_PROGRAMS_PROGRESS`.
struct ProgramRun {
  private static func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

  static let seeds: ClosedRange<UInt64>? = {
    let ends = variable("KVMAP_PROGRAMS").split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }()

  private static let isCheap = variable("KVMAP_PROGRAMS_MODE") == "cheap"
  private static let isDigest = variable("KVMAP_PROGRAMS_MODE") == "digest"
  private static let shrinkCount = Int(variable("KVMAP_PROGRAMS_SHRINK")) ?? 0
  private static let progress = RunProgress(path: variable("KVMAP_PROGRAMS_PROGRESS"))
  /// How many programs are compiled at once.
  private static let batchSize = 100

  @Test(.enabled(if: Self.seeds != nil, "skipped: KVMAP_PROGRAMS names no seeds"))
  func programs() throws {
    let seeds = try #require(Self.seeds)
    guard !Self.isDigest else { return try printDigests(seeds) }
    var census = ProgramCensus()
    var batch: [Trial] = []
    var compiled = Compiled()
    for seed in seeds {
      try Self.progress.begin(seed)
      let foundSoFar = census.findings.count
      let trial = census.add(ProgramGenerator.program(seed: seed), documents: 4, mutations: 10)
      for (seed, finding) in census.findings.dropFirst(foundSoFar) { tell(seed, finding) }
      if let trial, !Self.isCheap { batch.append(trial) }
      guard !batch.isEmpty, batch.count == Self.batchSize || seed == seeds.upperBound else { continue }
      try compiled.add(batch) { try Self.progress.begin($0) }
      batch = []
    }
    if !census.refused.isEmpty { tell(census.refusals) }
    try keep(census.findings) { trials in
      trials.map { trial in
        do throws(Finding) {
          _ = try trial.checkLaws()
          return nil
        } catch {
          return error
        }
      }
    }
    try keep(compiled.findings, judge: Compiled.findings)
    let findingCount = census.findings.count + compiled.findings.count
    tell("\(census.tally)\(Self.isCheap ? "" : compiled.tally) findings=\(findingCount)")
    try Self.progress.end()
    #expect(census.findings.isEmpty && compiled.findings.isEmpty)
  }

  private func printDigests(_ seeds: ClosedRange<UInt64>) throws {
    var count = 0
    for seed in seeds {
      try Self.progress.begin(seed)
      guard let checked = try? CheckedProgram(ProgramGenerator.program(seed: seed)) else { continue }
      tell(ProgramDigest(Trial(checked, documents: 4, mutations: 6)).line)
      count += 1
    }
    tell("tally programs=\(seeds.count) accepted=\(count)")
    try Self.progress.end()
    #expect(count > 0)
  }

  /// Shrinks findings and writes fixtures.
  private func keep(_ findings: [(seed: UInt64, finding: Finding)], judge: @escaping Shrinker.Judge) throws {
    for (seed, finding) in findings.prefix(Self.shrinkCount) {
      let shrinker = Shrinker(batchSize: 40, judge: judge)
      let (program, same) = try shrinker.smallest(ProgramGenerator.program(seed: seed), of: finding)
      let folder = try ProgramFixture.write(program, same)
      tell("kept \(folder.lastPathComponent): \(same.description)\n\(program.description)")
    }
  }

  /// The results of compiled programs.
  private struct Compiled {
    var findings: [(seed: UInt64, finding: Finding)] = []
    private var comparedCount = 0
    private var documentCount = 0
    private var aloneCount = 0

    /// The figures that `run` adds up.
    var tally: String {
      " compared=\(comparedCount) comparedDocuments=\(documentCount) alone=\(aloneCount)"
    }

    /// - Parameter begin: Called before a program runs in this process.
    mutating func add(_ trials: [Trial], begin: @escaping (UInt64) throws -> Void) throws {
      let compiler = try #require(SwiftCompiler.found)
      let batch = try CompiledBatch(trials, with: compiler) { try begin(trials[$0].checked.source.seed) }
      comparedCount += batch.comparedCount
      documentCount += batch.documentCount
      for (reason, count) in batch.leftOut.sorted(by: { $0.key < $1.key }) {
        tell("\(count) not run, because \(reason)")
      }
      var found = batch.findings.map { (seed: trials[$0.number].checked.source.seed, finding: $0.finding) }
      for trial in trials where Self.isAlone(trial.checked.source.seed) {
        aloneCount += 1
        let finding = try AloneCheck.finding(
          of: trial.checked, access: trial.checked.source.seed % 2 == 0 ? .public : .internal, with: compiler)
        if let finding { found.append((trial.checked.source.seed, finding)) }
      }
      for (seed, finding) in found { tell(seed, finding) }
      findings += found
    }

    /// Whether a program is also compiled under its own names: those with hostile names, and some others.
    private static func isAlone(_ seed: UInt64) -> Bool { seed % 5 == 4 || seed % 16 == 0 }

    /// The first finding in each of several programs.
    static func findings(_ trials: [Trial]) throws -> [Finding?] {
      let compiler = try #require(SwiftCompiler.found)
      let batch = try CompiledBatch(trials, with: compiler)
      return trials.indices.map { number in batch.findings.first { $0.number == number }?.finding }
    }
  }
}
