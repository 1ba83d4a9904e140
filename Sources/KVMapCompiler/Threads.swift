import KVMapSystem

/// System threads, one for each work item, or one with a large stack.
///
/// Threads of Dispatch or of Swift tasks are not suitable, since they have half a megabyte of stack: files may nest
/// deeply, and the parser recurses as deeply.
package enum Threads {
  /// The usual stack size of a program's main thread.
  private static let stackSize = 8 << 20
  /// Enough for interpreting a document with the greatest `depth` in a build without optimisation, where a level takes
  /// about 16 KB. Only what is used of it takes memory.
  private static let largeStackSize = 64 << 20

  /// How many threads can run at the same time.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// A work item and, once its thread has ended, its result. Only one thread at a time accesses it: the one that starts
  /// the work, then the one that performs it, and after the join the first one again.
  private final class Work<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    let input: Input
    let body: @Sendable (Input) -> Output
    var output: Output?

    init(_ input: Input, _ body: @escaping @Sendable (Input) -> Output) {
      self.input = input
      self.body = body
    }

    func run() { output = body(input) }
  }

  /// Runs each work item on its own thread, except for the first, which runs on the current thread.
  ///
  /// - Returns: The results, in the order of `inputs`.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let works = inputs.map { Work($0, body) }
    let threads = works.dropFirst().map { begin($0) }
    works.first?.run()
    for thread in threads { if let thread { pthread_join(thread, nil) } }
    // Work items for which no thread could be started are performed here.
    return works.map { $0.output ?? body($0.input) }
  }

  /// Runs `body` on a thread with a large stack, and waits for it.
  static func withLargeStack<Output: Sendable>(_ body: @escaping @Sendable () -> Output) -> Output {
    let work = Work(()) { body() }
    if let thread = begin(work, stackSize: largeStackSize) { pthread_join(thread, nil) }
    return work.output ?? body()
  }

  /// Starts a thread that nothing waits for.
  ///
  /// - Returns: Whether it could be started.
  package static func start(withLargeStack: Bool = false, _ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Work(()) { body() }
    guard let thread = begin(work, stackSize: withLargeStack ? largeStackSize : stackSize) else { return false }
    pthread_detach(thread)
    return true
  }

  /// - Returns: `nil` if the thread cannot be created, for example because there are too many.
  private static func begin<Input, Output>(_ work: Work<Input, Output>, stackSize: Int = stackSize) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let job = Unmanaged.passRetained(Job { work.run() })
    // Where a thread is a pointer, there is none yet.
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { context in Job.run(context) }, job.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { context in Job.run(context) }, job.toOpaque())
    #endif
    guard code == 0 else {
      job.release()
      return nil
    }
    return thread
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
