import Foundation

/// The progress of a run, in a file that outlives the process: it tells the caller what was being examined when the
/// process ended with a signal.
struct RunProgress {
  /// `nil` if progress is not requested.
  private let file: URL?

  /// - Parameter path: The path of the file; empty if progress is not requested.
  init(path: String) { file = path.isEmpty ? nil : URL(fileURLWithPath: path) }

  /// Records what is examined next.
  ///
  /// - Throws: if the file cannot be written.
  func begin(_ seed: UInt64) throws { try note("\(seed)\n") }

  /// Records that the run was completed.
  ///
  /// - Throws: if the file cannot be written.
  func end() throws { try note("ended\n") }

  private func note(_ line: String) throws {
    if let file { try Data(line.utf8).write(to: file) }
  }
}
