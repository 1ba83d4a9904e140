import Foundation
import KVMapSync

/// How long the steps take, and how much memory the process needed in the end.
enum Measure {
  static func run(path: String, users: Int) async throws {
    let store = try openStore(path)
    let (first, second) = (Documents.first(users: users), Documents.second(users: users))
    try await step("insert", users, first, store)
    try await step("the same once more", users, first, store)
    try await step("changed", users, second, store)
  }

  private static func step(_ name: String, _ users: Int, _ document: [UInt8], _ store: SQLiteStore) async throws {
    let start = ContinuousClock.now
    try await User.sync(json: document, with: store, deleting: .missing)
    let time = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1_000
    let megabytes = document.count / 1_000_000
    print("\(users) users, \(name): \(formatted(time)) s, document \(megabytes) MB, peak memory \(peak()) MB")
  }

  private static func formatted(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

  /// The most memory that the process had, in megabytes.
  private static func peak() -> Int {
    var usage = rusage()
    #if os(Linux)
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
      return usage.ru_maxrss / 1_000
    #else
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
      return usage.ru_maxrss / 1_000_000
    #endif
  }
}
