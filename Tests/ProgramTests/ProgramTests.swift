import Testing

/// Programs that are made from fixed numbers, and what must hold for those that `check` accepts.
struct ProgramTests {
  /// Enough of them that every kind of construct meets every other.
  private static let census: ProgramCensus = {
    var census = ProgramCensus()
    for seed in UInt64(1)...500 {
      census.add(ProgramGenerator.program(seed: seed), documents: 2, mutations: 3)
    }
    return census
  }()

  @Test func lawsHold() {
    let census = Self.census
    print("programs: \(census.summary)")
    for (seed, finding) in census.findings.prefix(5) {
      Issue.record("\(finding.description)\n\(ProgramGenerator.program(seed: seed).description)")
    }
    #expect(census.findings.isEmpty)
    // Else nobody would notice that the generator makes nothing of worth any more.
    #expect(census.accepted.count >= 450)
    #expect(census.readCount >= 400)
  }

  @Test func everyKindOfConstructMeetsEveryOther() {
    let missing = Self.census.missingPairs.map { "\($0.first.rawValue) × \($0.second.rawValue)" }
    #expect(missing.isEmpty)
  }

  @Test func everyConstructIsMade() {
    var missing = Set(Construct.allCases)
    for seed in Self.census.accepted { missing.subtract(ProgramGenerator.program(seed: seed).constructs) }
    #expect(missing.map(\.rawValue).sorted() == [])
  }

  @Test func aNumberMakesOneProgram() {
    for seed in UInt64(1)...40 {
      #expect(ProgramGenerator.program(seed: seed).description == ProgramGenerator.program(seed: seed).description)
    }
  }
}
