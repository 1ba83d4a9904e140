#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for which every access before its start or past its end terminates the process.
package struct GuardedMemory: ~Copyable {
  private let mapping: UnsafeMutableRawPointer
  private let page: Int
  private let usable: Int

  /// The system could not allocate the memory.
  package struct Unavailable: Error {}

  /// - Parameter capacity: the maximum size of a document in bytes.
  package init(capacity: Int) throws {
    page = Int(sysconf(Int32(_SC_PAGESIZE)))
    usable = (capacity + page - 1) / page * page
    let mapped = mmap(nil, usable + 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapped, mapped != MAP_FAILED, mprotect(mapped, page, PROT_NONE) == 0,
      mprotect(mapped + page + usable, page, PROT_NONE) == 0
    else { throw Unavailable() }
    mapping = mapped
  }

  deinit { munmap(mapping, usable + 2 * page) }

  /// Calls `body` with a copy of the bytes whose last byte is the last accessible one.
  package func atEnd<Result>(_ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    let start = (mapping + page + usable - bytes.count).assumingMemoryBound(to: UInt8.self)
    let buffer = UnsafeMutableBufferPointer(start: start, count: bytes.count)
    _ = buffer.update(fromContentsOf: bytes)
    return body(UnsafeBufferPointer(buffer))
  }

  /// Same as `atEnd`, with the first byte immediately after the inaccessible memory.
  package func atStart<Result>(_ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    let start = (mapping + page).assumingMemoryBound(to: UInt8.self)
    let buffer = UnsafeMutableBufferPointer(start: start, count: bytes.count)
    _ = buffer.update(fromContentsOf: bytes)
    return body(UnsafeBufferPointer(buffer))
  }
}
