import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax

/// The changes that diagnostics suggest, and their explanations.
struct CodeActions {
  private let view: FileView
  private let result: AnalysisResult
  private let workspace: Workspace

  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.kvmap"
    case organizeImports = "source.organizeImports"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case rewrite = "refactor.rewrite"

    /// Whether one of the wanted kinds is this one or contains it.
    func isWanted(_ wanted: [String]?) -> Bool {
      guard let wanted else {
        // Actions of a whole file are offered only to those that ask for them.
        switch self {
        case .quickFix, .extract, .inline, .rewrite: return true
        case .fixAll, .organizeImports: return false
        }
      }
      return wanted.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }

  init(_ view: FileView, in result: AnalysisResult, _ workspace: Workspace) {
    self.view = view
    self.result = result
    self.workspace = workspace
  }

  /// An action without the form that the protocol gives it.
  struct Action {
    var title: String
    var kind: Kind
    var diagnostic: Diagnostic?
    var isPreferred = false
    var replacements: [Replacement]
  }

  func actions(in range: TextRange, _ wanted: [String]?) -> [Action] {
    var actions: [Action] = []
    if Kind.quickFix.isWanted(wanted) { actions += quickFixes(in: range) }
    if Kind.fixAll.isWanted(wanted), let action = fixAll() { actions.append(action) }
    if Kind.organizeImports.isWanted(wanted), let action = organizeImports() { actions.append(action) }
    return actions
  }

  private var diagnostics: [Diagnostic] { result.diagnostics[view.file.id] ?? [] }

  /// The diagnostics in a range that have a page, each kind once.
  func explained(in range: TextRange, _ wanted: [String]?) -> [Diagnostic] {
    guard Kind.quickFix.isWanted(wanted) else { return [] }
    var seen: Set<String> = []
    return diagnostics(in: range).filter {
      seen.insert($0.id).inserted && !Explanation.explanations(of: $0.id).isEmpty
    }
  }

  private func diagnostics(in range: TextRange) -> [Diagnostic] {
    let start = view.offset(of: range.start)
    let end = view.offset(of: range.end)
    return diagnostics.filter { $0.span.start <= end && start <= $0.span.end }
  }

  private func quickFixes(in range: TextRange) -> [Action] {
    diagnostics(in: range).flatMap { diagnostic in
      diagnostic.fixIts.map { fixIt in
        Action(
          title: fixIt.message, kind: .quickFix, diagnostic: diagnostic, isPreferred: fixIt == diagnostic.onlyFixIt,
          replacements: [Replacement(span: fixIt.span, text: fixIt.replacement)])
      }
    }
  }

  private func fixAll() -> Action? {
    let trial = Trial(result, workspace)
    let file = view.file.id
    let changes = FixAll.changes(of: [file: view.file.bytes], Array(result.diagnostics.values.joined())) {
      trial.analysis(with: $0).diagnostics
    }
    return changes[file].flatMap { action("fix all that have one fix", .fixAll, $0) }
  }

  private func organizeImports() -> Action? {
    let lines = diagnostics.filter { $0.id == SemaDiagnosticID.unusedImport.rawValue }.compactMap { diagnostic in
      view.tree.fileImports.first { $0.span.start <= diagnostic.span.start && diagnostic.span.end <= $0.span.end }
    }
    let removals = lines.map { Replacement(span: view.wholeLines(of: $0.span.start..<$0.span.end), text: "") }.uniqued().withoutOverlaps
    return action("remove unused imports", .organizeImports, removals.applied(to: view.file.bytes, of: view.file.id))
  }

  private func action(_ title: String, _ kind: Kind, _ bytes: [UInt8]) -> Action? {
    let replacements = LineEdits.replacements(to: bytes, in: view)
    return replacements.isEmpty ? nil : Action(title: title, kind: kind, replacements: replacements)
  }
}
