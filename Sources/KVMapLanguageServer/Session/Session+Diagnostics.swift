import KVMapSource

/// The diagnostics that the client was sent, or is to ask for.
struct ReportedFile: Sendable {
  var items: [ReportedDiagnostic]
  /// The version of the document that they are for.
  var version: Int?
  /// The number of the analysis that found them.
  var analysis: Int
}

extension Session {
  /// Reports the diagnostics of an analysis, as far as the files have not changed since.
  mutating func report(_ result: AnalysisResult) {
    var changed: Set<FileID> = []
    for id in result.revisions.keys.sorted() {
      let diagnostics = result.diagnostics[id] ?? []
      guard let file = workspace[id], workspace.active.contains(id), isNewest(id, in: result),
        diagnostics.allSatisfy({ isPlaced($0, in: result) })
      else { continue }
      let items = diagnostics.map { reported($0) }
      let old = reported[id]
      let version = file.document?.version
      if old?.items ?? [] != items { changed.insert(id) }
      if old?.items == items, old?.version == version { continue }
      let analysis = old?.items == items ? old?.analysis ?? result.number : result.number
      reported[id] = ReportedFile(items: items, version: version, analysis: analysis)
      let isNews = old?.items ?? [] != items || file.document != nil
      if !client.pullsDiagnostics, isNews { publish(items, version, for: file) }
    }
    let others = changed.filter { $0 != lastChanged && workspace[$0]?.document != nil }
    if client.pullsDiagnostics, !others.isEmpty { request("workspace/diagnostic/refresh", NoParameters()) }
  }

  /// Takes back the diagnostics of files that do not count any more.
  mutating func retractReports() {
    for id in reported.keys.sorted() where !workspace.active.contains(id) {
      let old = reported.removeValue(forKey: id)
      results[id] = nil
      guard !client.pullsDiagnostics, let file = workspace[id], old?.items.isEmpty == false else { continue }
      publish([], nil, for: file)
    }
  }

  private mutating func publish(_ items: [ReportedDiagnostic], _ version: Int?, for file: WorkspaceFile) {
    notify("textDocument/publishDiagnostics", PublishParameters(uri: file.uri, version: version, diagnostics: items))
  }

  func reported(_ diagnostic: Diagnostic) -> ReportedDiagnostic {
    let placed = diagnostic.notes.compactMap { note -> RelatedInformation? in
      guard let span = note.span, let location = location(of: span) else { return nil }
      return RelatedInformation(location: location, message: note.message)
    }
    let others = diagnostic.notes.filter { $0.span == nil }.map(\.message)
    let message = [diagnostic.message] + [diagnostic.label].compactMap(\.self) + others
    return ReportedDiagnostic(
      range: location(of: diagnostic.span)?.range ?? TextRange(at: TextPosition(line: 0, character: 0)),
      severity: diagnostic.severity == .error ? 1 : 2, code: diagnostic.id, source: "kvmap",
      message: message.joined(separator: "\n"), tags: diagnostic.isAboutUnusedText ? [1] : nil,
      relatedInformation: placed.isEmpty ? nil : placed)
  }

  /// Whether its notes are at places of the newest texts.
  func isPlaced(_ diagnostic: Diagnostic, in result: AnalysisResult) -> Bool {
    diagnostic.notes.allSatisfy { note in note.span.map { isNewest($0.file, in: result) } ?? true }
  }

  func location(of span: Span) -> Location? {
    workspace[span.file].map { Location(uri: $0.uri, range: $0.lines.range(of: span, in: client.unit)) }
  }

  // MARK: Answers to clients that ask

  mutating func pull(_ parameters: PullParameters, _ id: RequestID) {
    guard let file = workspace.file(withURI: parameters.uri), workspace.active.contains(file.id) else {
      reply(id, DocumentReport(kind: "full", resultID: "0", items: []))
      return
    }
    let known = reported[file.id]
    let result = "\(known?.analysis ?? 0)"
    let isUnchanged = parameters.previousResult == result
    reply(
      id,
      DocumentReport(
        kind: isUnchanged ? "unchanged" : "full", resultID: result, items: isUnchanged ? nil : known?.items ?? []))
  }

  mutating func pull(_ parameters: WorkspacePullParameters, _ id: RequestID) {
    var previous: [FileID: String] = [:]
    var gone: [WorkspaceDocumentReport] = []
    for result in parameters.previousResults {
      if let file = workspace.file(withURI: result.uri), workspace.active.contains(file.id) {
        previous[file.id] = result.value
      } else {
        gone.append(WorkspaceDocumentReport(kind: "full", uri: result.uri, resultID: "0", items: []))
      }
    }
    let reports = workspace.activeFiles.map { file -> WorkspaceDocumentReport in
      let known = reported[file.id]
      let result = "\(known?.analysis ?? 0)"
      let isUnchanged = previous[file.id] == result
      return WorkspaceDocumentReport(
        kind: isUnchanged ? "unchanged" : "full", uri: file.uri, version: file.document?.version, resultID: result,
        items: isUnchanged ? nil : known?.items ?? [])
    }
    reply(id, WorkspaceReport(items: reports + gone))
  }
}

extension TextRange { init(at position: TextPosition) { self.init(start: position, end: position) } }

extension Diagnostic {
  /// Whether the text could be removed without a change of meaning, so that editors show it faded.
  fileprivate var isAboutUnusedText: Bool { id.hasPrefix("unused-") || id.hasPrefix("unreachable") }
}
