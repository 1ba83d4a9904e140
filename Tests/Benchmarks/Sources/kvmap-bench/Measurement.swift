import Allocations
import Foundation

/// What one contender needed.
struct Measurement {
  let contender: Contender
  /// Nanoseconds of CPU time of this process for one run: the median of the rounds.
  let nanoseconds: Double
  /// Calls of the allocator in one run, where they can be counted.
  let allocations: UInt64?
}

private let rounds = 5

/// Measures contenders in turns, so that what disturbs the machine disturbs all of them.
///
/// CPU time is measured, not the clock: another process that keeps the machine busy does not count.
func measure(_ contenders: [Contender], seconds: Double) throws -> [Measurement] {
  var times = [[Double]](repeating: [], count: contenders.count)
  var allocations: [UInt64?] = []
  for contender in contenders {
    try contender.run()
    let before = kvmap_bench_allocations()
    try contender.run()
    allocations.append(before == .max ? nil : kvmap_bench_allocations() - before)
  }
  for _ in 0..<rounds {
    for (index, contender) in contenders.enumerated() {
      let started = cpuTime()
      var now = started
      var runs = 0.0
      while now - started < seconds * 1e9 / Double(rounds) {
        try contender.run()
        runs += 1
        now = cpuTime()
      }
      times[index].append((now - started) / runs)
    }
  }
  return contenders.indices.map {
    Measurement(contender: contenders[$0], nanoseconds: times[$0].sorted()[rounds / 2], allocations: allocations[$0])
  }
}

/// CPU time of this process in nanoseconds.
private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
