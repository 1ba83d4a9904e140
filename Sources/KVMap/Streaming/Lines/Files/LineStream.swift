internal import KVMapSystem

/// An open file, pipe or socket, used by blocking calls.
final class LineStream: Sendable {
  let descriptor: Int32
  private let closesAtEnd: Bool
  private let kind: LineMappingError.Stream
  private let name: String

  init(reading input: LineInput) throws(LineMappingError) {
    (kind, name) = (.input, input.name)
    switch input.place {
    case .descriptor(let descriptor): (self.descriptor, closesAtEnd) = (descriptor, false)
    case .file:
      descriptor = LineStream.opened(input.name, O_RDONLY | O_NOCTTY | O_CLOEXEC)
      closesAtEnd = true
      guard descriptor >= 0 else { throw failure(errno) }
    }
  }

  /// Opens a file without changing what it contains: it may be the input.
  init(writing output: LineOutput, as kind: LineMappingError.Stream) throws(LineMappingError) {
    (self.kind, name) = (kind, output.name)
    switch output.place {
    case .descriptor(let descriptor): (self.descriptor, closesAtEnd) = (descriptor, false)
    case .file:
      descriptor = LineStream.opened(output.name, O_WRONLY | O_CREAT | O_NOCTTY | O_CLOEXEC)
      closesAtEnd = true
      guard descriptor >= 0 else { throw failure(errno) }
    }
  }

  deinit { if closesAtEnd, descriptor >= 0 { close(descriptor) } }

  private static func opened(_ path: String, _ flags: Int32) -> Int32 {
    while true {
      let descriptor = open(path, flags, 0o666)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  /// - Throws: If this is also the file of an input, whose contents writing would change.
  func check(against input: LineInput) throws(LineMappingError) {
    var status = stat()
    let isKnown =
      switch input.place {
      case .descriptor(let descriptor): fstat(descriptor, &status) == 0
      case .file: stat(input.name, &status) == 0
      }
    if isKnown, isFile(status) { throw LineMappingError(stream: kind, name: name, reason: .sameFile(as: .input)) }
  }

  /// - Throws: If this is also the file of another output: each would overwrite what the other wrote. What the caller
  ///   opened is left to it: a shell opens a file once for `> file 2>&1`, and both write at its end.
  func check(against other: LineStream) throws(LineMappingError) {
    guard closesAtEnd, let status = other.file, isFile(status) else { return }
    throw LineMappingError(stream: kind, name: name, reason: .sameFile(as: other.kind))
  }

  /// Removes the contents of a file that was opened by its path.
  func empty() throws(LineMappingError) {
    guard closesAtEnd, file != nil else { return }
    while ftruncate(descriptor, 0) != 0 {
      let code = errno
      if code != EINTR { throw failure(code) }
    }
  }

  /// The status of a file that holds its contents; nil for pipes, devices and others.
  private var file: stat? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status
  }

  private func isFile(_ status: stat) -> Bool {
    guard let file else { return false }
    return file.st_dev == status.st_dev && file.st_ino == status.st_ino
  }

  /// Waits for bytes and reads them.
  ///
  /// - Returns: Their number; 0 at the end, and nil if the mapping is cancelled.
  func read(
    into room: UnsafeMutableRawBufferPointer, until cancellation: LineCancellation?
  ) throws(LineMappingError) -> Int? {
    while true {
      if let cancellation, waitForInput(cancellation.descriptor) { return nil }
      let count = systemRead(descriptor, room.baseAddress, room.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK:
        if cancellation == nil { wait(for: Int16(POLLIN)) }
      case let code: throw failure(code)
      }
    }
  }

  /// - Returns: Whether the mapping is cancelled.
  private func waitForInput(_ cancellation: Int32) -> Bool {
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: cancellation, events: Int16(POLLIN), revents: 0),
    ]
    poll(&waits, 2, -1)
    return waits[1].revents != 0 && cancellation >= 0
  }

  /// Writes all bytes.
  func write(_ bytes: UTF8Bytes) throws(LineMappingError) {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        continue
      }
      // No reason is given for writing nothing, and it may be so again for ever.
      switch count == 0 ? EIO : errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: wait(for: Int16(POLLOUT))
      case let code: throw failure(code)
      }
    }
  }

  private func wait(for events: Int16) {
    var wait = pollfd(fd: descriptor, events: events, revents: 0)
    poll(&wait, 1, -1)
  }

  private func failure(_ code: Int32) -> LineMappingError {
    LineMappingError(stream: kind, name: name, reason: .system(code))
  }
}

// The system's functions, which the methods of the same name hide.

private func systemRead(_ descriptor: Int32, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, room, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
