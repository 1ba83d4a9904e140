import KVMapSource

/// A language server's side of a conversation: a pure function of what it receives.
///
/// It has no threads, reads no files, and knows no time. `receive` answers an event with what is to be done; the program
/// that runs the session does it, in order, and reports the results as further events.
package struct Session: Sendable {
  enum Phase: Sendable {
    case new
    case running
    /// The client has asked to end.
    case ending
    case ended
  }

  var phase = Phase.new
  var client = ClientCapabilities()
  /// The absolute paths of the folders of the workspace.
  var folders: [String] = []
  var workspace = Workspace()
  var effects: [Effect] = []

  // The files that are looked for. No analysis begins before they have been found.
  var pendingReads: Set<String> = []
  /// The imported files that could not be read, until there is a reason to try again.
  var failedReads: Set<String> = []
  var pendingLocations: Set<FileID> = []
  var isListing = false
  /// Whether the folders have too many files, so that only open files and their imports count.
  var isTooLarge = false
  /// Whether imports must be resolved again.
  var importsAreStale = false

  // Analyses.
  var analyses = 0
  var isAnalyzing = false
  /// Files whose component has not been analysed since it changed.
  var stale: Set<FileID> = []
  /// Whether there was a change since the last analysis of all files.
  var wholeIsStale = false
  /// The newest result that contains the file.
  var results: [FileID: AnalysisResult] = [:]
  /// Counts changes, so that only the last of several timers has an effect.
  var changes = 0
  /// The last change after which nothing happened for a while.
  var quietChange = 0
  /// The last change that a timer was set for.
  var timedChange = 0

  // Diagnostics.
  var reported: [FileID: ReportedFile] = [:]
  var lastChanged: FileID?

  /// The results of tests, by file and title.
  var testResults: [FileID: [String: TestResult]] = [:]

  // Requests.
  var waiting: [WaitingRequest] = []
  /// Counts the requests to the client.
  var requests = 0

  /// In bytes. Up to this size, all files are analysed after each change, which takes about as long as a few frames of a
  /// screen. In larger workspaces, the files that belong together come first, and all others after a pause.
  let wholeSize: Int

  package init(wholeSize: Int = 512 << 10) { self.wholeSize = wholeSize }

  /// - Returns: What is to be done, in this order.
  package mutating func receive(_ event: Event) -> [Effect] {
    guard phase != .ended else { return [] }
    effects = []
    switch event {
    case .message(let bytes): receive(message: bytes)
    case .endOfInput: end()
    case .listed(let listing): receive(listing)
    case .read(let contents): receive(contents)
    case .readSamples(let contents): receive(samples: contents)
    case .located(let located): receive(located)
    case .analyzed(let result): receive(result)
    case .collectedSymbols(let result): receive(symbols: result)
    case .ran(let outcome): receive(outcome)
    case .woke(let change): quietChange = max(quietChange, change)
    }
    if phase == .running { advance() }
    defer { effects = [] }
    return effects
  }

  /// Whether an answer to the client waits for an analysis.
  package var hasWaitingRequests: Bool { !waiting.isEmpty }

  /// Ends the session: regularly if the client has asked to.
  mutating func end() {
    effects.append(.end(phase == .ending ? 0 : 1))
    phase = .ended
    waiting = []
  }

  mutating func log(_ line: String) { effects.append(.log(line)) }
}
