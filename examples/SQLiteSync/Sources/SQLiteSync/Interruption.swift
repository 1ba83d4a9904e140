import Foundation
import KVMapSync

/// A synchronisation that does not come to its end: another process of this program, which kills itself at work.
enum Interruption {
  /// The rows after which the process kills itself.
  static let afterRows = 20_000

  /// Starts the process and waits for its end.
  ///
  /// - Returns: the signal that ended it; `nil` where it came to its end.
  static func run(path: String, users: Int) throws -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments.first ?? "", isDirectory: false)
    process.arguments = ["interrupted", path, "\(users)"]
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// What that process does.
  static func syncAndDie(path: String, users: Int) async throws {
    let store = try openStore(path)
    let options = SyncOptions(progress: { progress in
      // No warning, and no chance to tidy up: as when the power goes.
      if progress.phase == .rows, progress.entity == Note.entity.name, progress.done >= afterRows {
        kill(getpid(), SIGKILL)
      }
    })
    try await User.sync(json: Documents.first(users: users), with: store, deleting: .missing, options: options)
  }
}
