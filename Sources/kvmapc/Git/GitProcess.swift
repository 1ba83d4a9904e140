import KVMapSystem

/// A running `git`, started by its name and without a shell.
final class GitProcess {
  private var process: pid_t = 0
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var problems: Int32 = -1
  private var buffer: [UInt8] = []

  /// In bytes of what git prints as a whole.
  private static let sizeLimit = 1 << 30

  /// - Throws: If git cannot be started.
  init(_ arguments: [String], in folder: String) throws(FileError) {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        let error = SystemCalls.lastError
        for pipe in pipes { _ = (closeDescriptor(pipe.read), closeDescriptor(pipe.write)) }
        throw FileError("cannot run git: \(error.text)")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append((ends[0], ends[1]))
    }
    let words = ["git", "-C", folder] + arguments
    let code = Self.spawn(words, input: pipes[0].read, output: pipes[1].write, problems: pipes[2].write, &process)
    for end in [pipes[0].read, pipes[1].write, pipes[2].write] { _ = closeDescriptor(end) }
    (input, output, problems) = (pipes[0].write, pipes[1].read, pipes[2].read)
    guard code == 0 else {
      process = 0
      throw FileError("cannot run git: \(SystemCalls.failure(code).text)")
    }
  }

  deinit { _ = finish() }

  private static func spawn(_ words: [String], input: Int32, output: Int32, problems: Int32, _ process: inout pid_t)
    -> Int32
  {
    #if canImport(Darwin) || canImport(Android)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return ENOMEM }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, target): (Int32, Int32) in [(input, 0), (output, 1), (problems, 2)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables = environment().map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawnp(&process, "git", &actions, nil, &arguments, &variables)
  }

  /// The environment, in which git asks nobody anything and fetches nothing.
  private static func environment() -> [String] {
    let own = ["GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"]
    let names = own.map { $0.prefix { $0 != "=" } + "=" }
    var all: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = String(cString: text)
      if !names.contains(where: { variable.hasPrefix($0) }) { all.append(variable) }
      next += 1
    }
    return all + own
  }

  // MARK: - Talking

  /// - Returns: Whether git took it.
  func write(_ text: String) -> Bool { SystemCalls.writeAll(input, text.utf8) == nil }

  /// The next bytes; `nil` if there are fewer.
  func read(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard readMore() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// The next line without its end.
  func readLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer.removeFirst(end + 1) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      guard buffer.count < 65_536, readMore() else { return nil }
    }
  }

  private func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { readDescriptor(output, $0.baseAddress, $0.count) }
      if count > 0 {
        buffer += chunk[..<count]
        return true
      }
      if count == 0 || errno != EINTR { return false }
    }
  }

  /// Everything that is left, and what git says if it fails.
  func readAll() -> (output: [UInt8], failure: String?) {
    endInput()
    let rest = (try? SystemCalls.readAll(output, limit: Self.sizeLimit)) ?? []
    let text = (try? SystemCalls.readAll(problems, limit: 65_536)) ?? []
    guard finish() else { return (buffer + rest, nil) }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return ([], lines.first.map(String.init) ?? "it failed without a message")
  }

  private func endInput() {
    if input >= 0 { _ = closeDescriptor(input) }
    input = -1
  }

  /// - Returns: Whether git failed.
  private func finish() -> Bool {
    endInput()
    for descriptor in [output, problems] where descriptor >= 0 { _ = closeDescriptor(descriptor) }
    (output, problems) = (-1, -1)
    guard process > 0 else { return true }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { break } }
    process = 0
    return status != 0
  }
}

// The names of these calls are those of methods of the class, too.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func readDescriptor(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
