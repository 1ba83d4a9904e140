import KVMapSource

extension Session {
  /// In lines. Larger components are analysed after a short pause.
  private static let promptSize = 20_000
  private static let shortPause = 150
  private static let longPause = 500

  mutating func startAnalysis() {
    guard !isAnalyzing, wholeIsStale || !stale.isEmpty else { return }
    let size = workspace.active.reduce(0) { $0 + (workspace[$1]?.bytes.count ?? 0) }
    if size <= wholeSize {
      analyze(workspace.active, isWhole: true)
    } else if !stale.isEmpty {
      let component = workspace.component(of: stale)
      let lines = component.reduce(0) { $0 + (workspace[$1]?.lines.lineCount ?? 0) }
      guard lines <= Self.promptSize || isQuiet(for: Self.shortPause) else { return }
      analyze(component, isWhole: component == workspace.active)
    } else if isQuiet(for: Self.longPause) {
      analyze(workspace.active, isWhole: true)
    }
  }

  /// Whether nothing has changed for this time. If something has, a timer is set.
  private mutating func isQuiet(for milliseconds: Int) -> Bool {
    if quietChange >= changes { return true }
    if timedChange < changes {
      timedChange = changes
      effects.append(.wake(changes, milliseconds: milliseconds))
    }
    return false
  }

  private mutating func analyze(_ files: Set<FileID>, isWhole: Bool) {
    stale.subtract(files)
    if isWhole { wholeIsStale = false }
    guard !files.isEmpty else { return }
    analyses += 1
    isAnalyzing = true
    let ordered = workspace.activeFiles.filter { files.contains($0.id) }
    let revisions = Dictionary(ordered.map { ($0.id, $0.revision) }, uniquingKeysWith: { first, _ in first })
    effects.append(
      .analyze(
        AnalysisJob(
          number: analyses, files: ordered.map(\.parsed), sources: workspace.sources, syntax: ordered.flatMap(\.syntax),
          revisions: revisions, isWhole: isWhole)))
  }

  mutating func receive(_ result: AnalysisResult) {
    isAnalyzing = false
    for file in result.revisions.keys { results[file] = result }
    guard phase == .running else { return }
    report(result)
    // Where all files have changed since, the symbols would be of no use.
    let isOfUse = result.revisions.keys.contains { isNewest($0, in: result) }
    if isOfUse { effects.append(.collectSymbols(result)) }
  }

  mutating func receive(symbols result: AnalysisResult) {
    for file in result.revisions.keys where results[file]?.number == result.number { results[file] = result }
  }

  /// The newest result that is of the current text of the file, if there is one.
  func result(for id: FileID) -> AnalysisResult? {
    guard let result = results[id], isNewest(id, in: result) else { return nil }
    return result
  }

  /// Whether a file still has the text that was analysed.
  func isNewest(_ id: FileID, in result: AnalysisResult) -> Bool { result.revisions[id] == workspace[id]?.revision }
}
