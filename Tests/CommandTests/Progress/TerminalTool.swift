import Foundation
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs `kvmapc` with a terminal as standard error.
enum TerminalTool {
  struct Result {
    var code: Int32
    var output: String
    /// What the terminal got.
    var terminal: String
  }

  struct Failure: Error { var call: String }

  /// - Parameter delay: How many seconds pass before the input comes.
  static func run(
    _ arguments: [String], in folder: URL, input: Data, after delay: TimeInterval, environment: [String: String]
  ) throws -> Result {
    let (master, slave) = try openTerminal()
    defer {
      close(master)
      close(slave)
    }
    // Line ends arrive as they are written.
    var settings = termios()
    guard tcgetattr(slave, &settings) == 0 else { throw Failure(call: "tcgetattr") }
    settings.c_oflag &= ~tcflag_t(OPOST)
    guard tcsetattr(slave, TCSANOW, &settings) == 0 else { throw Failure(call: "tcsetattr") }

    let files = try TemporaryFolder(["output": ""])
    let process = Process()
    let pipe = Pipe()
    process.executableURL = CommandLineTool.kvmapc
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let usual = ["CI": "", "TERM": "xterm", "COLUMNS": "80"]
    process.environment = ProcessInfo.processInfo.environment.merging(usual) { $1 }.merging(environment) { $1 }
    process.standardInput = pipe
    process.standardOutput = try FileHandle(forWritingTo: files.url("output"))
    process.standardError = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    try pipe.fileHandleForWriting.write(contentsOf: input)
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit ? process.terminationStatus : -1, output: try files.text("output"),
      terminal: contents(of: master))
  }

  /// Both ends of a new terminal.
  private static func openTerminal() throws -> (master: Int32, slave: Int32) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
        let name = ptsname(master).map(String.init(cString:))
      else { throw Failure(call: "posix_openpt") }
    #else
      // TIOCSPTLCK and TIOCGPTN, which are macros: the calls of POSIX are not visible to Swift.
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: UInt32 = 0
      guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
        throw Failure(call: "/dev/ptmx")
      }
      let name = "/dev/pts/\(number)"
    #endif
    let slave = open(name, O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw Failure(call: "open \(name)") }
    return (master, slave)
  }

  /// What was written to the terminal, which is less than it holds.
  private static func contents(of master: Int32) -> String {
    _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = part.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
