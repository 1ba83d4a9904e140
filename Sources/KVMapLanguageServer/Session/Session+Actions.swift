import KVMapSource
import KVMapSyntax

extension Session {
  func actions(_ parameters: ActionParameters, _ view: FileView, _ result: AnalysisResult) -> [CodeAction] {
    // Other clients take only commands.
    guard client.takesActionLiterals else { return [] }
    let actions = CodeActions(view, in: result, workspace)
    let fixes = actions.actions(in: parameters.range, parameters.only).map { codeAction(of: $0) }
    let explanations = actions.explained(in: parameters.range, parameters.only).map { explanation(of: $0) }
    return fixes + explanations + refactorings(parameters, view, result)
  }

  private func codeAction(of action: CodeActions.Action) -> CodeAction {
    CodeAction(
      title: action.title, kind: action.kind.rawValue,
      diagnostics: action.diagnostic.map { [actionDiagnostic($0)] }, isPreferred: action.isPreferred ? true : nil,
      edit: edit(of: action.replacements), command: nil, data: nil)
  }

  private func actionDiagnostic(_ diagnostic: Diagnostic) -> ActionDiagnostic {
    let reported = reported(diagnostic)
    return ActionDiagnostic(
      range: reported.range, severity: reported.severity, code: reported.code, source: reported.source,
      message: reported.message)
  }

  private func explanation(of diagnostic: Diagnostic) -> CodeAction {
    let title = "explain '\(diagnostic.id)'"
    return CodeAction(
      title: title, kind: CodeActions.Kind.quickFix.rawValue, diagnostics: [actionDiagnostic(diagnostic)],
      isPreferred: nil, edit: nil,
      command: LensCommand(title: title, command: CommandJob.Kind.explain.rawValue, arguments: [diagnostic.id]),
      data: nil)
  }

  // MARK: Refactorings

  private func refactorings(_ parameters: ActionParameters, _ view: FileView, _ result: AnalysisResult)
    -> [CodeAction]
  {
    let wanted = Refactorings(view, parameters.range, in: result, workspace).candidates().filter {
      $0.action.kind.isWanted(parameters.only)
    }
    if client.resolvesActions {
      return wanted.map { refactoring in
        CodeAction(
          title: refactoring.title, kind: refactoring.action.kind.rawValue, diagnostics: nil, isPreferred: nil,
          edit: nil, command: nil,
          data: ActionData(uri: view.file.uri, range: parameters.range, action: refactoring.key))
      }
    }
    let trial = RefactoringTrial(result, workspace, unit: client.unit)
    return wanted.compactMap { refactoring in
      trial.outcome(of: refactoring).map { codeAction(of: refactoring, $0, view, data: nil) }
    }
  }

  private func codeAction(
    of refactoring: Refactoring, _ outcome: RefactoringTrial.Outcome, _ view: FileView, data: ActionData?
  ) -> CodeAction {
    CodeAction(
      title: refactoring.title, kind: refactoring.action.kind.rawValue, diagnostics: nil, isPreferred: nil,
      edit: edit(of: outcome.replacements), command: renaming(refactoring, outcome, view), data: data)
  }

  /// The request to rename what got a name that nobody chose, if the client has this command.
  private func renaming(_ refactoring: Refactoring, _ outcome: RefactoringTrial.Outcome, _ view: FileView)
    -> LensCommand?
  {
    guard client.commands.contains("kvmap.rename"), let name = refactoring.newName,
      let bytes = outcome.texts[view.file.id], let start = outcome.replacements.map(\.span.start).min()
    else { return nil }
    let source = SourceFile(id: view.file.id, path: view.file.path, bytes: bytes)
    let token = tokenize(source).tokens.first { token in
      token.start >= start && bytes[token.start..<token.end].elementsEqual(name.utf8)
    }
    guard let token else { return nil }
    let place = LineTable(source).position(token.start, in: client.unit)
    return LensCommand(
      title: "rename", command: "kvmap.rename", arguments: [view.file.uri, "\(place.line)", "\(place.character)"])
  }

  /// The edit of an action that was listed before.
  mutating func resolve(
    _ parameters: ActionResolveParameters, _ id: RequestID, _ view: FileView, _ result: AnalysisResult
  ) {
    let candidates = Refactorings(view, parameters.data.range, in: result, workspace).candidates()
    guard let refactoring = candidates.first(where: { $0.key == parameters.data.action }) else {
      fail(id, .requestFailed, "the file has changed since '\(parameters.title)' was offered")
      return
    }
    guard let outcome = RefactoringTrial(result, workspace, unit: client.unit).outcome(of: refactoring) else {
      fail(id, .requestFailed, "the mapping would not mean the same, or have errors, after '\(parameters.title)'")
      return
    }
    reply(id, codeAction(of: refactoring, outcome, view, data: parameters.data))
  }
}
