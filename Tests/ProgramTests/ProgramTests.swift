import Testing

/// Programs generated from fixed numbers, and the laws for those that `check` accepts.
struct ProgramTests {
  /// Enough programs that every kind of construct is combined with every other.
  private static let census: ProgramCensus = {
    var census = ProgramCensus()
    for seed in UInt64(1)...600 {
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
    // Otherwise a generator that no longer produces useful programs would go unnoticed.
    #expect(census.accepted.count >= 530)
    #expect(census.readCount >= 480)
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
