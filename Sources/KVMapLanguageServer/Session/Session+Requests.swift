import KVMapSource

/// A request that is answered after an analysis.
struct WaitingRequest: Sendable {
  var id: RequestID
  var feature: Feature
}

extension Session {
  /// Answers at once if possible. Of what waits, those that can be answered are, in the order of the requests.
  mutating func receive(_ feature: Feature, _ id: RequestID) {
    if isReady(feature) { answer(feature, id) } else { waiting.append(WaitingRequest(id: id, feature: feature)) }
  }

  mutating func answerWaiting() {
    let requests = waiting
    let ready = requests.filter { isReady($0.feature) }
    guard !ready.isEmpty else { return }
    waiting = requests.filter { !isReady($0.feature) }
    for request in ready { answer(request.feature, request.id) }
  }

  private func isReady(_ feature: Feature) -> Bool {
    let isSettled = !isListing && pendingReads.isEmpty && pendingLocations.isEmpty && !importsAreStale
    switch feature.need {
    case .nothing: return true
    case .files: return isSettled
    case .everything: return isSettled && !isAnalyzing && stale.isEmpty && !wholeIsStale
    case .file, .symbols:
      guard isSettled else { return false }
      guard let uri = feature.uri, let file = workspace.file(withURI: uri), workspace.active.contains(file.id) else {
        return true
      }
      guard let result = result(for: file.id), result.hasSymbols || feature.need == .file else { return false }
      return isOfNewestTexts(result, about: file.id)
    }
  }

  /// Whether an analysis is of the newest texts of a file and of all that its answers about it have places in.
  private func isOfNewestTexts(_ result: AnalysisResult, about id: FileID) -> Bool {
    guard result.diagnostics[id]?.contains(where: { !isPlaced($0, in: result) }) != true else { return false }
    if stale.isEmpty, !isAnalyzing { return true }
    return workspace.component(of: [id]).allSatisfy { !stale.contains($0) && isNewest($0, in: result) }
  }
}
