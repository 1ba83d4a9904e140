import KVMapCompiler
import KVMapLanguageServer
import KVMapSystem

/// Runs a session with three threads: one reads messages, one analyses, and this one, the only one with state, does
/// everything else.
struct ThreadedServer {
  private enum Input: Sendable {
    case event(Event)
    case failure(FrameReader.Failure)
  }

  private let log: ServerLog
  private var session = Session()
  private var reader = WorkspaceReader()
  private let inputs = ServerQueue<Input>()
  private let jobs = ServerQueue<@Sendable () -> Event>()
  private var code: Int32?
  /// The process of the client.
  private var followed: Int?
  /// When each timer ends, on the monotonic clock in milliseconds.
  private var timers: [(number: Int, end: Int)] = []

  /// In milliseconds: how often it is checked whether the client still runs.
  private static let followingInterval = 5000

  init(log: ServerLog) { self.log = log }

  /// - Returns: The exit code.
  consuming func run() -> Int32 {
    let (inputs, jobs) = (inputs, jobs)
    let hasThreads =
      Threads.start { Self.readMessages(into: inputs) }
      && Threads.start(withLargeStack: true) { Self.work(jobs, into: inputs) }
    guard hasThreads else {
      log.note("error: a thread cannot be started")
      return 2
    }
    while true {
      for input in inputs.takeAll(within: timeout) where code == nil {
        switch input {
        case .event(let event): perform(session.receive(event))
        case .failure(let failure):
          log.note("error: \(failure.rawValue)")
          code = 2
        }
      }
      fireTimers()
      if code == nil, let followed, !Self.isRunning(followed) {
        log.note("the client has ended")
        code = 1
      }
      if let code { return code }
    }
  }

  private static func readMessages(into inputs: ServerQueue<Input>) {
    var frames = FrameReader()
    do throws(FrameReader.Failure) {
      while let bytes = SystemCalls.readSome(0), !bytes.isEmpty {
        frames.append(bytes)
        while let message = try frames.next() { inputs.append(.event(.message(message))) }
      }
      inputs.append(.event(.endOfInput))
    } catch { inputs.append(.failure(error)) }
  }

  private static func work(_ jobs: ServerQueue<@Sendable () -> Event>, into inputs: ServerQueue<Input>) {
    while true { for job in jobs.takeAll() { inputs.append(.event(job())) } }
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects where code == nil {
      switch effect {
      case .send(let message):
        if let failure = SystemCalls.writeAll(1, FrameReader.frame(message)) {
          log.note("cannot write to standard output: \(failure.text)")
          code = 1
        }
      case .list(let folders): inputs.append(.event(.listed(reader.listing(of: folders))))
      case .read(let path): inputs.append(.event(.read(reader.contents(of: path))))
      case .readSamples(let paths): inputs.append(.event(.readSamples(paths.map(reader.contents))))
      case .locate(let request): inputs.append(.event(.located(reader.located(request))))
      case .analyze(let job): jobs.append { .analyzed(job.run()) }
      case .collectSymbols(let result): jobs.append { .collectedSymbols(result.collectingSymbols()) }
      case .run(let job): jobs.append { .ran(job.run()) }
      case .wake(let number, let milliseconds): timers.append((number, Self.now + milliseconds))
      case .follow(let process): followed = process
      case .log(let line): log.note(line)
      case .end(let exitCode): code = exitCode
      }
    }
  }

  // MARK: Time

  /// How long nothing happens by itself.
  private var timeout: Int? {
    let next = timers.map(\.end).min().map { max(0, $0 - Self.now) }
    return followed == nil ? next : min(next ?? Self.followingInterval, Self.followingInterval)
  }

  private mutating func fireTimers() {
    let now = Self.now
    let due = timers.filter { $0.end <= now }
    timers.removeAll { $0.end <= now }
    for timer in due { perform(session.receive(.woke(timer.number))) }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  private static func isRunning(_ process: Int) -> Bool { kill(pid_t(clamping: process), 0) == 0 || errno != ESRCH }
}
