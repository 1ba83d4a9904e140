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
      let started = time(of: clock)
      var now = started
      var runs = 0.0
      while now - started < seconds * 1e9 / Double(rounds) {
        try contender.run()
        runs += 1
        now = time(of: clock)
      }
      times[index].append((now - started) / runs)
    }
  }
  return contenders.indices.map {
    Measurement(contender: contenders[$0], nanoseconds: times[$0].sorted()[rounds / 2], memory: memory[$0])
  }
}

/// What a clock shows, in nanoseconds.
private func time(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
