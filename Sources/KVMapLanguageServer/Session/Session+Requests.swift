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
      guard let result = result(for: file.id), !stale.contains(file.id) else { return false }
      return result.hasSymbols || feature.need == .file
    }
  }
}
