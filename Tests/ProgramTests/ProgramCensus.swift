import KVMapSource

/// The results of many programs under the laws that need no Swift compiler.
struct ProgramCensus {
  private(set) var accepted: [UInt64] = []
  private(set) var refused: [(seed: UInt64, diagnostics: [Diagnostic])] = []
  private(set) var documentCount = 0
  private(set) var readCount = 0
  private(set) var findings: [(seed: UInt64, finding: Finding)] = []
  /// The pairs of kinds of constructs that occur together in an accepted program.
  private(set) var pairs: Set<Pair> = []

  struct Pair: Hashable {
    var first: Construct.Kind
    var second: Construct.Kind
  }

  /// Examines a program.
  ///
  /// - Parameters:
  ///   - documents: How many documents to generate for it.
  ///   - mutations: How many mutations of the first of these to generate, each with one error.
  /// - Returns: the program, if it is accepted.
  @discardableResult
  mutating func add(_ program: GeneratedProgram, documents: Int, mutations: Int) -> Trial? {
    let trial: Trial
    do throws(CheckedProgram.Refusal) {
      trial = Trial(try CheckedProgram(program), documents: documents, mutations: mutations)
    } catch {
      refused.append((program.seed, error.diagnostics))
      return nil
    }
    accepted.append(program.seed)
    let kinds = Set(program.constructs.map(\.kind))
    for first in kinds { for second in kinds { pairs.insert(Pair(first: first, second: second)) } }
    documentCount += trial.documents.count
    do throws(Finding) {
      readCount += try trial.checkLaws()
    } catch {
      findings.append((program.seed, error))
    }
    return trial
  }

  /// The pairs that no accepted program contains.
  var missingPairs: [Pair] {
    let kinds = Construct.Kind.allCases
    return kinds.enumerated().flatMap { index, first in
      kinds[index...].map { Pair(first: first, second: $0) }.filter { !pairs.contains($0) }
    }
  }

  /// Why programs were rejected, the most frequent reason first.
  var refusals: String {
    let reasons = Dictionary(grouping: refused) { $0.diagnostics.first?.id ?? "" }
    return reasons.sorted { $0.value.count > $1.value.count }.map { id, programs in
      let message = programs.first?.diagnostics.first?.message ?? ""
      return "  refused \(programs.count): \(id), such as \(programs.prefix(4).map(\.seed)): \(message)"
    }.joined(separator: "\n")
  }

  /// The figures that `run` adds up.
  var tally: String {
    "tally programs=\(accepted.count + refused.count) accepted=\(accepted.count) documents=\(documentCount)"
      + " read=\(readCount)"
  }

  var summary: String {
    let share = accepted.count * 100 / max(1, accepted.count + refused.count)
    return "\(accepted.count + refused.count) programs, \(accepted.count) accepted (\(share) %),"
      + " \(documentCount) documents, \(readCount) of them read, \(findings.count) findings"
  }
}
