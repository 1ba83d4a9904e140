import KVMapCompiler
import KVMapFormat
import KVMapSema
import KVMapSource

/// What becomes of the files if a refactoring is carried out. One that would give diagnostics that are not there now is
/// not offered.
struct RefactoringTrial {
  private let result: AnalysisResult
  private let workspace: Workspace
  private let unit: LineTable.Unit

  init(_ result: AnalysisResult, _ workspace: Workspace, unit: LineTable.Unit) {
    self.result = result
    self.workspace = workspace
    self.unit = unit
  }

  struct Outcome {
    var replacements: [Replacement]
    var texts: [FileID: [UInt8]]
  }

  /// - Returns: The fewest lines to replace; `nil` if nothing changes, if files have changed since the analysis, if
  ///   the result has new diagnostics, or if a test that was changed does not pass any more.
  func outcome(of refactoring: Refactoring) -> Outcome? {
    guard var wanted = refactoring.replacements(), wanted.withoutOverlaps.count == wanted.count else { return nil }
    for (index, replacement) in wanted.enumerated() {
      if let file = workspace[replacement.span.file] { wanted[index].text = file.withItsLineEnds(replacement.text) }
    }
    var outcome = Outcome(replacements: [], texts: [:])
    for id in wanted.files.sorted() {
      guard let file = workspace[id], result.revisions[id] == file.revision, !file.parsed.hasSyntaxErrors else {
        return nil
      }
      let text = formatted(wanted.applied(to: file.bytes, of: id), like: file)
      outcome.texts[id] = text
      outcome.replacements += LineEdits.replacements(to: text, in: FileView(file, unit: unit))
    }
    guard !outcome.replacements.isEmpty, isClean(outcome.texts), keepsTests(wanted, outcome.texts) else {
      return nil
    }
    return outcome
  }

  /// Formatted if the file is. Other files keep their layout.
  private func formatted(_ bytes: [UInt8], like file: WorkspaceFile) -> [UInt8] {
    guard case .formatted(file.bytes) = format(file.parsed.source),
      case .formatted(let formatted) = format(SourceFile(id: file.id, path: file.path, bytes: bytes))
    else { return bytes }
    return formatted
  }

  private func isClean(_ texts: [FileID: [UInt8]]) -> Bool {
    var known = DiagnosticCounts(of: result.diagnostics.values.joined())
    return Trial(result, workspace).analysis(with: texts).diagnostics.allSatisfy { known.remove($0) }
  }

  /// Whether what passed before still does, in the files whose tests were changed: only documents tell what a moved
  /// value is where it is absent.
  private func keepsTests(_ replacements: [Replacement], _ texts: [FileID: [UInt8]]) -> Bool {
    replacements.files.allSatisfy { id in
      guard let file = workspace[id], file.hasTest(touchedBy: replacements) else { return true }
      let before = reports(of: file, [:])
      let after = reports(of: file, texts)
      return before.count == after.count
        && zip(before, after).allSatisfy { !$0.outcome.hasPassed || $1.outcome.hasPassed }
    }
  }

  private func reports(of file: WorkspaceFile, _ texts: [FileID: [UInt8]]) -> [TestReport] {
    CompilationFiles(of: file, withTexts: texts, in: workspace).compilation().test().files?.first?.reports ?? []
  }
}

extension WorkspaceFile {
  fileprivate func hasTest(touchedBy replacements: [Replacement]) -> Bool {
    parsed.tree.flatItems.contains { item in
      guard case .test(let test) = item else { return false }
      return replacements.contains {
        $0.span.file == id && $0.span.start < test.span.end && test.span.start < $0.span.end
      }
    }
  }
}
