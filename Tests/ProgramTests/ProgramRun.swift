import Foundation
import TestSupport
import Testing

/// As many programs as `Tests/ProgramTests/run` asks for, by the variable `KVMAP_PROGRAMS`: `1-2000`.
struct ProgramRun {
  static let seeds: ClosedRange<UInt64>? = {
    let ends = (ProcessInfo.processInfo.environment["KVMAP_PROGRAMS"] ?? "").split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }()

  @Test(.enabled(if: Self.seeds != nil, "skipped: KVMAP_PROGRAMS names no seeds"))
  func programs() throws {
    var census = ProgramCensus()
    for seed in try #require(Self.seeds) { census.add(ProgramGenerator.program(seed: seed), documents: 4, mutations: 6) }
    print(census.summary)
    var reasons: [String: [UInt64]] = [:]
    for (seed, diagnostics) in census.refused {
      for diagnostic in diagnostics.prefix(1) { reasons[diagnostic.id, default: []].append(seed) }
    }
    for (id, seeds) in reasons.sorted(by: { $0.value.count > $1.value.count }) {
      let example = census.refused.first { $0.seed == seeds[0] }?.diagnostics.first?.message ?? ""
      print("  refused \(seeds.count): \(id), such as \(seeds.prefix(4)): \(example)")
    }
    for (seed, finding) in census.findings { print("finding \(seed): \(finding.description)") }
    print("missing pairs: \(census.missingPairs.count)")
    if let shown = ProcessInfo.processInfo.environment["KVMAP_SHOW"].flatMap(UInt64.init) {
      print(ProgramGenerator.program(seed: shown).description)
    }
  }
}
