import KVMapSource

/// All fixes of the problems that have only one, as far as they leave fewer problems.
///
/// A fix that is a guess is left out: editors fix all when a file is saved, and nobody would see that a name was replaced
/// by a similar one.
///
/// Fixes may make each other wrong, and lead to other problems, which may have fixes of their own. So they are tried: at
/// first all that do not overlap, with the fixes of what they lead to. If there is then a problem that was not there
/// before, in any file, or one that was to be fixed, half of them are tried, down to a single one that is left out.
struct FixAll {
  /// In analyses.
  private static let mostTrials = 100
  /// How often the fixes are applied to what a set of fixes has led to.
  private static let mostRounds = 10

  private let file: WorkspaceFile
  private let trial: Trial
  private var trials = 0
  private var text: [UInt8]
  /// Those of all files.
  private var problems: [Diagnostic]
  private var refused: Set<Key> = []

  init(_ file: WorkspaceFile, in result: AnalysisResult, _ workspace: Workspace) {
    self.file = file
    trial = Trial(result, workspace)
    text = file.bytes
    problems = Array(result.diagnostics.values.joined())
  }

  /// The text after the fixes.
  static func text(of file: WorkspaceFile, in result: AnalysisResult, _ workspace: Workspace) -> [UInt8] {
    var fixing = FixAll(file, in: result, workspace)
    fixing.fix()
    return fixing.text
  }

  private struct Fix {
    var replacement: Replacement
    /// The problems that have it.
    var problems: [Diagnostic]
  }

  /// What a fix is, wherever it is.
  private struct Key: Hashable {
    var problem: String?
    var text: String
  }

  private func key(of fix: Fix) -> Key { Key(problem: fix.problems.first?.message, text: fix.replacement.text) }

  private mutating func fix() {
    var most = Int.max
    while trials < Self.mostTrials {
      let fixes = fixes(of: problems).filter { !refused.contains(key(of: $0)) }.prefix(most)
      guard let first = fixes.first else { return }
      if apply(Array(fixes)) {
        most = .max
      } else if fixes.count > 1 {
        most = fixes.count / 2
      } else {
        refused.insert(key(of: first))
        most = .max
      }
    }
  }

  /// Those that change only the file and do not overlap.
  private func fixes(of problems: [Diagnostic]) -> [Fix] {
    var byReplacement: [Replacement: [Diagnostic]] = [:]
    for problem in problems where problem.span.file == file.id {
      guard let fixIt = problem.onlyFixIt, fixIt.span.file == file.id else { continue }
      byReplacement[Replacement(span: fixIt.span, text: fixIt.replacement), default: []].append(problem)
    }
    return Array(byReplacement.keys).withoutOverlaps.map { Fix(replacement: $0, problems: byReplacement[$0] ?? []) }
  }

  /// - Returns: Whether they leave fewer problems.
  private mutating func apply(_ fixes: [Fix]) -> Bool {
    var left = DiagnosticCounts(of: problems)
    for problem in fixes.flatMap(\.problems) { _ = left.remove(problem) }
    var fixed = fixes.map(\.replacement).applied(to: text, of: file.id)
    for _ in 0..<Self.mostRounds where trials < Self.mostTrials {
      trials += 1
      let found = trial.analysis(with: [file.id: fixed]).diagnostics
      var expected = left
      let new = found.filter { !expected.remove($0) }
      if new.isEmpty {
        text = fixed
        problems = found
        return true
      }
      let further = self.fixes(of: new)
      if further.isEmpty { return false }
      fixed = further.map(\.replacement).applied(to: fixed, of: file.id)
    }
    return false
  }
}

extension Diagnostic {
  /// The change that removes it, if there is only one and it is certain.
  var onlyFixIt: FixIt? { fixIts.count == 1 && fixIts.first?.isGuess == false ? fixIts.first : nil }
}
