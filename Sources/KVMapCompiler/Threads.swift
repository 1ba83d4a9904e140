#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// Threads of the system, one for each piece of work.
///
/// Not those of Dispatch or of Swift's tasks, which have half a megabyte of stack: files may nest deeply, and the parser
/// goes as deep as they do.
enum Threads {
  /// As much as the first thread of a program mostly has.
  private static let stackSize = 8 << 20

  /// How many threads can run at one time.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// A piece of work and, once its thread has ended, what came of it. Only one thread at a time has it: the one that
  /// begins the work, the one that does it, and, after both have met again, the first.
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

  /// Does each piece of work on a thread of its own, the first one on this.
  ///
  /// - Returns: What came of each, in the order of `inputs`.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let works = inputs.map { Work($0, body) }
    let threads = works.dropFirst().map { begin($0) }
    works.first?.run()
    for thread in threads { if let thread { pthread_join(thread, nil) } }
    // What no thread could be begun for is done here.
    return works.map { $0.output ?? body($0.input) }
  }

  /// - Returns: `nil` where there are too many threads already.
  private static func begin<Input, Output>(_ work: Work<Input, Output>) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let job = Unmanaged.passRetained(Job { work.run() })
    #if canImport(Darwin)
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

  /// What a C function can be handed.
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
