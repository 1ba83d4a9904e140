import KVMapLanguageServer
import KVMapSystem

/// Runs a session in one thread. An analysis begins when a request waits for it, or no further message has come, so the
/// same recorded input always gives the same output.
struct InlineServer {
  private let log: ServerLog
  private var session = Session()
  private var reader = WorkspaceReader()
  private var frames = FrameReader()
  private var inputHasEnded = false
  private var code: Int32?
  private var jobs: [@Sendable () -> Event] = []
  private var timers: [Int] = []

  init(log: ServerLog) { self.log = log }

  /// - Returns: The exit code.
  consuming func run() -> Int32 {
    while true {
      do throws(FrameReader.Failure) {
        while code == nil, let message = try frames.next() {
          perform(session.receive(.message(message)))
          while code == nil, session.hasWaitingRequests, work() {}
        }
      } catch {
        log.note("error: \(error.rawValue)")
        return 2
      }
      if let code { return code }
      if inputHasEnded {
        while code == nil, work() {}
        perform(session.receive(.endOfInput))
        return code ?? 1
      }
      while code == nil, !hasInput, work() {}
      if code == nil { read() }
    }
  }

  /// Whether there is something to read, or the input has ended.
  private var hasInput: Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) != 0
  }

  private mutating func read() {
    guard let bytes = SystemCalls.readSome(0), !bytes.isEmpty else {
      inputHasEnded = true
      return
    }
    frames.append(bytes)
  }

  /// Does one thing that was put off.
  ///
  /// - Returns: `false` if there is nothing to do.
  private mutating func work() -> Bool {
    if !jobs.isEmpty {
      perform(session.receive(jobs.removeFirst()()))
    } else if !timers.isEmpty {
      perform(session.receive(.woke(timers.removeFirst())))
    } else {
      return false
    }
    return true
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects where code == nil {
      switch effect {
      case .send(let message): if SystemCalls.writeAll(1, FrameReader.frame(message)) != nil { code = 1 }
      case .list(let folders): perform(session.receive(.listed(reader.listing(of: folders))))
      case .read(let path): perform(session.receive(.read(reader.contents(of: path))))
      case .readSamples(let paths): perform(session.receive(.readSamples(paths.map(reader.contents))))
      case .locate(let request): perform(session.receive(.located(reader.located(request))))
      case .analyze(let job): jobs.append { .analyzed(job.run()) }
      case .collectSymbols(let result): jobs.append { .collectedSymbols(result.collectingSymbols()) }
      case .run(let job): jobs.append { .ran(job.run()) }
      case .wake(let number, _): timers.append(number)
      case .log(let line): log.note(line)
      case .end(let exitCode): code = exitCode
      // The input of a recorded session ends.
      case .follow: break
      }
    }
  }
}
