import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that runs to completion.
enum ChildProcess {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs it and returns the CPU time, in seconds, of the program and its child processes.
  ///
  /// `Process` does not provide this.
  static func cpuTime(_ executable: URL, _ arguments: [String]) throws -> Double {
    let all = [executable.path()] + arguments
    var pointers = all.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var child: pid_t = 0
    let code = posix_spawn(&child, executable.path(), nil, nil, pointers, environ)
    guard code == 0 else {
      throw Failed(description: "\(executable.path()) cannot be run: \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else {
        throw Failed(description: "\(executable.path()): \(String(cString: strerror(errno)))")
      }
    }
    guard status == 0 else { throw Failed(description: "failed: \(all.joined(separator: " "))") }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// Runs it and returns its output.
  static func output(_ executable: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(description: "failed: \(executable.path()) \(arguments)") }
    return String(decoding: output, as: UTF8.self)
  }
}
