/// A request that is answered after an analysis.
struct WaitingRequest: Sendable {
  var id: RequestID
  var feature: Feature
}

extension Session {
  /// Answers at once if possible. What waits is answered in the order of the requests.
  mutating func receive(_ feature: Feature, _ id: RequestID) {
    switch feature.need {
    case .nothing: answer(feature, id)
    case .file, .everything: waiting.append(WaitingRequest(id: id, feature: feature))
    }
  }

  mutating func answerWaiting() {
    while let first = waiting.first, isReady(first.feature) {
      waiting.removeFirst()
      answer(first.feature, first.id)
    }
  }

  private func isReady(_ feature: Feature) -> Bool {
    let isSettled = !isListing && pendingReads.isEmpty && pendingLocations.isEmpty && !importsAreStale
    switch feature.need {
    case .nothing: return true
    case .everything: return isSettled && !isAnalyzing && stale.isEmpty && !wholeIsStale
    case .file:
      guard isSettled else { return false }
      guard let uri = feature.uri, let file = workspace.file(withURI: uri), workspace.active.contains(file.id) else {
        return true
      }
      return result(for: file.id) != nil && !stale.contains(file.id)
    }
  }
}
