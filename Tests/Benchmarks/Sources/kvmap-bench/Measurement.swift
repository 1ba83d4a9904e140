import Allocations
import Foundation

/// The cost of one contender.
struct Measurement {
  let contender: Contender
  /// Nanoseconds for one run: the median of the rounds.
  let nanoseconds: Double
  /// What one run requests from the allocator, if that can be watched.
  let memory: Memory?
}

/// What a piece of work requests from the allocator.
struct Memory {
  /// The number of allocator calls.
  let allocations: UInt64
  /// The maximum number of bytes held at one time, in addition to those held before.
  let peak: Int64
  /// The bytes still held at the end.
  let held: Int64

  /// Nil if the allocator cannot be watched.
  static func watching(_ work: () throws -> Void) rethrows -> Memory? {
    guard kvmap_allocations_can_watch() != 0 else { return nil }
    kvmap_allocations_watch()
    defer { kvmap_allocations_unwatch() }
    try work()
    let watched = kvmap_allocations_watched()
    return Memory(allocations: watched.count, peak: watched.peak, held: watched.held)
  }
}

private let rounds = 5

/// Measures contenders in alternation, so that disturbances of the machine affect all of them.
///
/// - Parameters:
///   - seconds: The time that each is measured for, at the least.
///   - clock: That of the process, so that other processes which keep the machine busy do not count; that of the wall
///     for work of several threads.
func measure(_ contenders: [Contender], seconds: Double, clock: clockid_t) throws -> [Measurement] {
  var times = [[Double]](repeating: [], count: contenders.count)
  var memory: [Memory?] = []
  for contender in contenders {
    // One-time allocations, such as caches, are not counted.
    try contender.run()
    memory.append(try Memory.watching(contender.run))
  }
  for _ in 0..<rounds {
    for (index, contender) in contenders.enumerated() {
      times[index].append(try nanoseconds(of: contender, seconds: seconds / Double(rounds), clock: clock))
    }
  }
  return contenders.indices.map {
    Measurement(contender: contenders[$0], nanoseconds: times[$0].sorted()[rounds / 2], memory: memory[$0])
  }
}

/// What a run takes, on average of `seconds`.
///
/// The clock is not read after each run: of a process it is a system call, after which the processor has forgotten
/// which branches were taken, so that a document of one microsecond takes three times as long.
private func nanoseconds(of contender: Contender, seconds: Double, clock: clockid_t) throws -> Double {
  let started = time(of: clock)
  var (now, runs, batch) = (started, 0, 1)
  while now - started < seconds * 1e9 {
    for _ in 0..<batch { try contender.run() }
    runs += batch
    let last = now
    now = time(of: clock)
    if now - last < 1e6 { batch *= 2 }
  }
  return (now - started) / Double(runs)
}

/// What a clock shows, in nanoseconds.
private func time(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
