import KVMap
import KVMapSource

/// A request that is answered after an analysis.
struct WaitingRequest: Sendable {
  var id: RequestID
  var feature: Feature
}

/// What a request asks for.
enum Feature: Sendable {
  case documentDiagnostics(PullParameters)
  case workspaceDiagnostics(WorkspacePullParameters)

  /// - Returns: `nil` for an unknown method.
  init?(_ method: String, _ bytes: [UInt8]) throws(MappingError) {
    switch method {
    case "textDocument/diagnostic": self = .documentDiagnostics(try PullParameters(json: bytes))
    case "workspace/diagnostic": self = .workspaceDiagnostics(try WorkspacePullParameters(json: bytes))
    default: return nil
    }
  }

  /// What must have been analysed before there is an answer.
  enum Need {
    case nothing
    /// The file with this URI, and what belongs to it.
    case file(String)
    /// All files.
    case everything
  }

  var need: Need {
    switch self {
    case .documentDiagnostics(let parameters): .file(parameters.uri)
    case .workspaceDiagnostics: .everything
    }
  }
}

extension Session {
  /// Answers at once if possible. What waits is answered in the order of the requests.
  mutating func receive(_ feature: Feature, _ id: RequestID) {
    if case .nothing = feature.need {
      answer(feature, id)
    } else {
      waiting.append(WaitingRequest(id: id, feature: feature))
    }
  }

  mutating func answerWaiting() {
    while let first = waiting.first, isReady(first.feature.need) {
      waiting.removeFirst()
      answer(first.feature, first.id)
    }
  }

  private func isReady(_ need: Feature.Need) -> Bool {
    let isSettled = !isListing && pendingReads.isEmpty && pendingLocations.isEmpty && !importsAreStale
    switch need {
    case .nothing: return true
    case .everything: return isSettled && !isAnalyzing && stale.isEmpty && !wholeIsStale
    case .file(let uri):
      guard isSettled else { return false }
      guard let file = workspace.file(withURI: uri), workspace.active.contains(file.id) else { return true }
      return result(for: file.id) != nil && !stale.contains(file.id)
    }
  }

  private mutating func answer(_ feature: Feature, _ id: RequestID) {
    switch feature {
    case .documentDiagnostics(let parameters): pull(parameters, id)
    case .workspaceDiagnostics(let parameters): pull(parameters, id)
    }
  }
}
