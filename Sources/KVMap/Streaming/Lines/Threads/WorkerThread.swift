internal import KVMapSystem

/// A system thread. The threads of Swift's tasks must not block, and have small stacks.
struct WorkerThread {
  /// How many threads can run at the same time.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private let thread: pthread_t

  /// Starts a thread that receives no signals: they are left to the threads of the program, and writing to a closed
  /// pipe is an error instead of the end of the process.
  ///
  /// - Parameter stackSize: In bytes.
  /// - Returns: nil if the system has too many threads.
  init?(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let job = Unmanaged.passRetained(Job {
      // A signal that is still held back at the end of the thread is gone with it.
      _ = WorkerThread.holdBackSignals()
      body()
    })
    // Where a thread is a pointer, there is none yet.
    #if canImport(Darwin) || canImport(Musl)
      var created: pthread_t?
      let code = pthread_create(&created, &attributes, { Job.run($0) }, job.toOpaque())
    #else
      var created = pthread_t()
      let code = pthread_create(&created, &attributes, { Job.run($0) }, job.toOpaque())
    #endif
    guard code == 0 else {
      job.release()
      return nil
    }
    #if canImport(Darwin) || canImport(Musl)
      guard let created else { return nil }
    #endif
    thread = created
  }

  /// Starts several threads.
  ///
  /// - Returns: Fewer, if the system has too many.
  static func start(_ count: Int, stackSize: Int, _ body: @escaping @Sendable () -> Void) -> [WorkerThread] {
    var threads: [WorkerThread] = []
    while threads.count < count, let thread = WorkerThread(stackSize: stackSize, body) { threads.append(thread) }
    return threads
  }

  /// Waits for the end of the thread. It must be called once.
  func join() { pthread_join(thread, nil) }

  /// Sends a signal to this thread alone.
  func send(_ signal: Int32) { pthread_kill(thread, signal) }

  /// Runs `body` while all signals for this thread are held back, apart from those of pipes, which are dropped.
  static func withoutSignals(_ body: () -> Void) {
    var before = holdBackSignals()
    body()
    var pending = sigset_t()
    sigpending(&pending)
    if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 {
      var pipes = sigset_t()
      var signal: Int32 = 0
      sigemptyset(&pipes)
      sigaddset(&pipes, SIGPIPE)
      sigwait(&pipes, &signal)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// - Returns: The signals that were held back before.
  private static func holdBackSignals() -> sigset_t {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    return before
  }

  /// A closure in the form in which it can be passed to a C function.
  private final class Job {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let context else { return nil }
      Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
      return nil
    }
  }
}
