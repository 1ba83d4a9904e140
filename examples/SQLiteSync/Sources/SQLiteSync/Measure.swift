import Foundation
import KVMapGRDB
import KVMapSync

/// The time that each step takes, and the peak memory of the process so far.
enum Measure {
  static func run(path: String, users: Int) async throws {
    let store = try openStore(path)
    let (first, second) = (Documents.first(users: users), Documents.second(users: users))
    try await step("insert", users, first, store)
    try await step("the same once more", users, first, store)
    try await step("changed", users, second, store)
  }

  /// A document from a file, in batches, as the only work of the process.
  static func runFile(_ file: String, into path: String) async throws {
    let store = try openStore(path)
    let start = usage()
    show(file, try await User.sync(arrayFile: file, with: store, deleting: .missing))
    let end = usage()
    let seconds = String(format: "%.2f s of the processor", end.seconds - start.seconds)
    print("\(seconds), peak memory \(end.megabytes) MB")
  }

  private static func step(_ name: String, _ users: Int, _ document: [UInt8], _ store: SQLiteStore) async throws {
    let before = usage()
    let start = ContinuousClock.now
    try await User.sync(json: document, with: store, deleting: .missing)
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let after = usage()
    let seconds = String(format: "%.2f s of the processor, %.2f s in all", after.seconds - before.seconds, elapsed)
    let megabytes = document.count / 1_000_000
    print("\(users) users, \(name): \(seconds), document \(megabytes) MB, peak memory \(after.megabytes) MB")
  }

  /// The resources used so far: CPU seconds, and peak memory.
  private static func usage() -> (seconds: Double, megabytes: Int) {
    var usage = rusage()
    #if os(Linux)
      let result = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let bytesPerUnit = 1_000
    #else
      let result = getrusage(RUSAGE_SELF, &usage)
      let bytesPerUnit = 1
    #endif
    guard result == 0 else { return (0, 0) }
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return (seconds + microseconds / 1_000_000, usage.ru_maxrss * bytesPerUnit / 1_000_000)
  }
}
