/// What reading a value as one of several cases, or by one of several calls, changes: its state before the first
/// attempt. An attempt that fails is undone.
struct AttemptState {
  fileprivate let openChoices: Int
  fileprivate let payloads: Int
  fileprivate let singles: Int
  fileprivate let notes: Int
  fileprivate let dropped: Int
  fileprivate let attempts: Int
  fileprivate let drafts: Int

  /// How many values that enclose this one are being tried as well.
  var level: Int { openChoices }
}

extension JSONReader {
  /// Before the first attempt.
  mutating func beginAttempts() -> AttemptState {
    let state = AttemptState(
      openChoices: session?.openChoices ?? 0, payloads: session?.payloads.count ?? 0,
      singles: session?.singles.open.count ?? 0, notes: notes, dropped: dropped,
      attempts: diagnosis?.attempts ?? 0, drafts: diagnosis?.drafts.count ?? 0)
    diagnosis?.beginChoice(state.openChoices)
    return state
  }

  /// Whether an enclosing value is being tried, so that this one may be read again.
  var mayRepeat: Bool { session.map { $0.openChoices > 0 } ?? false }

  /// Before each attempt.
  mutating func beginAttempt(_ state: AttemptState) {
    openSession().openChoices = state.openChoices &+ 1
    if let diagnosis { diagnosis.attempts = state.attempts &+ 1 }
  }

  /// After the last attempt, and before a value is read without the possibility of another.
  mutating func endAttempts(_ state: AttemptState) {
    session?.openChoices = state.openChoices
    if let diagnosis { diagnosis.attempts = state.attempts }
  }

  /// After an attempt that failed: forgets what it did.
  mutating func undoAttempt(_ state: AttemptState) {
    if let diagnosis { diagnosis.forget(draftsBehind: state.drafts) }
    notes = state.notes
    dropped = state.dropped
    guard let session else { return }
    session.payloads.removeLast(max(session.payloads.count - state.payloads, 0))
    session.singles.leave(behind: state.singles)
  }
}
