import Foundation
import KVMapGRDB
import KVMapSync

/// An interrupted synchronisation: another process of this program, which kills itself while it is working.
enum Interruption {
  /// The number of rows after which the process kills itself.
  static let afterRows = 20_000

  /// Starts the process and waits for its end.
  ///
  /// - Returns: the signal that ended it; `nil` if it was completed.
  static func run(path: String, users: Int) throws -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments.first ?? "", isDirectory: false)
    process.arguments = ["interrupted", path, "\(users)"]
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// The work of that process.
  static func syncAndDie(path: String, users: Int) async throws {
    let store = try openStore(path)
    let options = SyncOptions(progress: { progress in
      // No warning, and no chance to clean up: as in a power failure.
      if progress.phase == .rows, progress.entity == Note.entity.name, progress.done >= afterRows {
        kill(getpid(), SIGKILL)
      }
    })
    try await User.sync(json: Documents.first(users: users), with: store, deleting: .missing, options: options)
  }
}
