package import KVMapSource

/// All fixes of the problems that have only one, as far as they leave fewer problems.
///
/// A fix that is a guess is left out: nobody would see that a name was replaced by a similar one, when an editor fixes all
/// as a file is saved, or a command does.
///
/// Fixes may make each other wrong, and lead to other problems, which may have fixes of their own. So they are tried: at
/// first all that do not overlap, with the fixes of what they lead to. If there is then a problem that was not there
/// before, in any file, or one that was to be fixed, half of them are tried, down to a single one that is left out.
package struct FixAll {
  /// In analyses.
  private static let mostTrials = 100
  /// How often the fixes are applied to what a set of fixes has led to.
  private static let mostRounds = 10

  package typealias Texts = [FileID: [UInt8]]

  private let originals: Texts
  private let trial: (Texts) -> [Diagnostic]
  private var trials = 0
  /// The texts that differ from the originals.
  private var changes: Texts = [:]
  /// Those of all files.
  private var problems: [Diagnostic]
  private var refused: Set<Key> = []

  private init(_ originals: Texts, _ problems: [Diagnostic], trial: @escaping (Texts) -> [Diagnostic]) {
    self.originals = originals
    self.problems = problems
    self.trial = trial
  }

  /// What the fixes change.
  ///
  /// - Parameters:
  ///   - originals: The texts of the files that may be changed.
  ///   - problems: Those of all files that are checked together.
  ///   - trial: What they would be if some files had other texts.
  package static func changes(
    of originals: Texts, _ problems: [Diagnostic], trial: @escaping (Texts) -> [Diagnostic]
  ) -> Texts {
    var fixing = FixAll(originals, problems, trial: trial)
    fixing.fix()
    return fixing.changes
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

  /// Those that change the files and do not overlap.
  private func fixes(of problems: [Diagnostic]) -> [Fix] {
    var byReplacement: [Replacement: [Diagnostic]] = [:]
    for problem in problems {
      guard let fixIt = problem.onlyFixIt, originals[fixIt.span.file] != nil else { continue }
      byReplacement[Replacement(span: fixIt.span, text: fixIt.replacement), default: []].append(problem)
    }
    return Array(byReplacement.keys).withoutOverlaps.map { Fix(replacement: $0, problems: byReplacement[$0] ?? []) }
  }

  /// - Returns: Whether they leave fewer problems.
  private mutating func apply(_ fixes: [Fix]) -> Bool {
    var left = DiagnosticCounts(of: problems)
    for problem in fixes.flatMap(\.problems) { _ = left.remove(problem) }
    var fixed = applied(fixes, to: changes)
    for _ in 0..<Self.mostRounds where trials < Self.mostTrials {
      trials += 1
      let found = trial(fixed)
      var expected = left
      let new = found.filter { !expected.remove($0) }
      if new.isEmpty {
        changes = fixed
        problems = found
        return true
      }
      let further = self.fixes(of: new)
      if further.isEmpty { return false }
      fixed = applied(further, to: fixed)
    }
    return false
  }

  private func applied(_ fixes: [Fix], to changes: Texts) -> Texts {
    var changed = changes
    for (file, replacements) in Dictionary(grouping: fixes.map(\.replacement), by: \.span.file) {
      changed[file] = (changes[file] ?? originals[file]).map { replacements.applied(to: $0, of: file) }
    }
    return changed
  }
}

extension Diagnostic {
  /// The change that removes it, if there is only one and it is certain.
  package var onlyFixIt: FixIt? { fixIts.count == 1 && fixIts.first?.isGuess == false ? fixIts.first : nil }
}
