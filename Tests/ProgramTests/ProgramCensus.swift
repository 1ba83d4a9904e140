import KVMapSource
import MappingComparison

/// What became of many programs under the laws that need no Swift compiler.
struct ProgramCensus {
  private(set) var accepted: [UInt64] = []
  private(set) var refused: [(seed: UInt64, diagnostics: [Diagnostic])] = []
  private(set) var documentCount = 0
  private(set) var readCount = 0
  private(set) var findings: [(seed: UInt64, finding: Finding)] = []
  /// The pairs of kinds of constructs that stand together in an accepted program.
  private(set) var pairs: Set<Pair> = []

  struct Pair: Hashable {
    var first: Construct.Kind
    var second: Construct.Kind
  }

  /// Looks at a program.
  ///
  /// - Parameters:
  ///   - documents: How many are made for it.
  ///   - mutations: How many are made of the first of these, each wrong in one place.
  /// - Returns: the program, if it is accepted.
  @discardableResult
  mutating func add(_ program: GeneratedProgram, documents: Int, mutations: Int) -> CheckedProgram? {
    let seed = program.seed
    let checked: CheckedProgram
    do throws(CheckedProgram.Refusal) {
      checked = try CheckedProgram(program)
    } catch {
      refused.append((seed, error.diagnostics))
      return nil
    }
    accepted.append(seed)
    let kinds = Set(program.constructs.map(\.kind))
    for first in kinds { for second in kinds { pairs.insert(Pair(first: first, second: second)) } }
    do throws(Finding) {
      try FormatLaws.check(checked)
      try read(checked, documents: documents, mutations: mutations)
    } catch {
      findings.append((seed, error))
    }
    return checked
  }

  private mutating func read(_ checked: CheckedProgram, documents: Int, mutations: Int) throws(Finding) {
    var laws = ReadingLaws(checked, passed: checked.passed(seed: checked.source.seed))
    defer { readCount += laws.readCount }
    for (number, document) in checked.documents(documents).enumerated() {
      for variant in [document] + (number == 0 ? Mutations.of(document, limit: mutations) : []) {
        documentCount += 1
        try laws.check(variant)
      }
    }
  }

  /// The pairs that no accepted program has.
  var missingPairs: [Pair] {
    let kinds = Construct.Kind.allCases
    return kinds.enumerated().flatMap { index, first in
      kinds[index...].map { Pair(first: first, second: $0) }.filter { !pairs.contains($0) }
    }
  }

  var summary: String {
    let share = accepted.count * 100 / max(1, accepted.count + refused.count)
    return "\(accepted.count + refused.count) programs, \(accepted.count) accepted (\(share) %), \(documentCount) documents,"
      + " \(readCount) of them read, \(findings.count) findings"
  }
}
