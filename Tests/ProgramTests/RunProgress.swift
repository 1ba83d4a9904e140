import Foundation

/// Where a run stands, in a file that outlives the process: whoever started it learns from it what was looked at when
/// the process ended with a signal.
struct RunProgress {
  /// `nil` where nobody asks.
  private let file: URL?

  /// - Parameter path: The file's; empty where nobody asks.
  init(path: String) { file = path.isEmpty ? nil : URL(fileURLWithPath: path) }

  /// Notes what is looked at next.
  ///
  /// - Throws: where the file cannot be written.
  func begin(_ seed: UInt64) throws { try note("\(seed)\n") }

  /// Notes that the run came to its end.
  ///
  /// - Throws: where the file cannot be written.
  func end() throws { try note("ended\n") }

  private func note(_ line: String) throws {
    if let file { try Data(line.utf8).write(to: file) }
  }
}
