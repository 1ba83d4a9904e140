import Foundation

/// The server, as a process of its own on a port that was free.
final class ServerProcess: Sendable {
  let port: Int
  private let process = Process()

  var base: String { "http://127.0.0.1:\(port)" }

  /// Starts it, and waits until it listens.
  init(_ arguments: [String]) throws {
    let output = Pipe()
    process.executableURL = Program.url("HummingbirdServer")
    process.arguments = ["--port", "0"] + arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = line.split(whereSeparator: \.isWhitespace).last.flatMap({ Int($0) }) else {
      process.terminate()
      throw Failure("the server said: \(line)")
    }
    self.port = port
  }

  var isRunning: Bool { process.isRunning }

  /// Asks it to end, and waits for that.
  ///
  /// - Returns: How it ended.
  func end() -> String {
    process.terminate()
    process.waitUntilExit()
    return process.terminationReason == .exit ? "with \(process.terminationStatus)" : "by a signal"
  }

  /// Ends it at once, whatever it does.
  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }
}

/// A program of this package, which was built into the same folder as this one.
enum Program {
  static func url(_ name: String) -> URL {
    let own = URL(fileURLWithPath: CommandLine.arguments.first ?? "", isDirectory: false)
    return own.deletingLastPathComponent().appendingPathComponent(name)
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
