import KVMapSystem

/// The POSIX calls that the tool uses, retried when interrupted by a signal.
enum SystemCalls {
  typealias Status = stat

  /// Why a call failed: the error number and message of the C library.
  struct Failure: Error {
    var code: Int32
    var text: String
  }

  /// Why the last failed call failed.
  static var lastError: Failure { failure(errno) }

  static func failure(_ code: Int32) -> Failure {
    Failure(code: code, text: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  static func isRegular(_ status: Status) -> Bool { status.st_mode & S_IFMT == S_IFREG }
  static func isFolder(_ status: Status) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
  static func isLink(_ status: Status) -> Bool { status.st_mode & S_IFMT == S_IFLNK }

  /// The status of a path's target, following links; `nil` if it does not exist.
  static func status(ofPath path: String) throws(FileError) -> Status? {
    var status = Status()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT else { throw FileError("cannot read", path, lastError.text) }
    return nil
  }

  /// The path with all links resolved.
  static func realPath(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else {
      throw FileError("cannot read", path, errno == ENOENT ? "no such file or folder" : lastError.text)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// All bytes of an open file. Stops after `limit` bytes.
  static func readAll(
    _ descriptor: Int32, limit: Int, progress: ((_ done: Int) -> Void)? = nil
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += chunk[..<count]
        progress?(bytes.count)
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw lastError
      }
    }
    return bytes
  }

  /// The bytes that can be read now; waits until there are some.
  ///
  /// - Returns: No bytes at the end; `nil` if reading failed.
  static func readSome(_ descriptor: Int32) -> [UInt8]? {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        result = read(descriptor, buffer.baseAddress, buffer.count)
        count = max(0, result)
      }
      if result >= 0 { return bytes }
      if errno != EINTR { return nil }
    }
  }

  /// Writes all bytes.
  /// - Returns: `nil`, or the error.
  static func writeAll(_ descriptor: Int32, _ bytes: some Collection<UInt8>) -> Failure? {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count < 0, errno != EINTR {
        return lastError
      }
    }
    return nil
  }
}
