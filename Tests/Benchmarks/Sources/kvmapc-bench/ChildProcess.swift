import Foundation

/// The cost of a process.
struct Usage {
  /// Milliseconds of wall-clock time, from before the launch until the end.
  var wall: Double
  /// Milliseconds of CPU time, in the program and in the kernel on its behalf.
  var cpu: Double
  /// The maximum memory in MiB. A process starts as a copy of its parent, so this is never less than the memory of this
  /// program, about 20 MiB.
  var memory: Double
}

/// A program and its arguments.
struct ChildProcess {
  let program: String
  let arguments: [String]

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// The first program with that name in the folders of PATH.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs it once. Its output is discarded.
  ///
  /// - Throws: If it cannot be launched, or if its exit code is not 0: the measurement is meaningless then.
  func run() throws -> Usage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 1...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    let began = ContinuousClock.now
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, nil, words, environ)
    guard code == 0 else { throw Failed(description: "cannot run \(program): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var used = rusage()
    while wait4(process, &status, 0, &used) == -1 {
      guard errno == EINTR else { throw Failed(description: "cannot wait for \(program)") }
    }
    let wall = ContinuousClock.now - began
    guard status == 0 else {
      throw Failed(
        description: "\(([program] + arguments.prefix(4)).joined(separator: " ")) ended with status \(status)")
    }
    #if canImport(Darwin)
      let memory = Double(used.ru_maxrss) / 1_048_576
    #else
      let memory = Double(used.ru_maxrss) / 1024
    #endif
    return Usage(
      wall: wall / .milliseconds(1), cpu: Self.milliseconds(used.ru_utime) + Self.milliseconds(used.ru_stime),
      memory: memory)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}
