internal import KVMapKernels

/// The bytes of a document that is being written, in memory that grows in place.
///
/// It takes the place of an array in the writers of formats, where an array would check for each piece of a few bytes
/// whether it is shared.
package struct DocumentOutput: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  /// Where the next byte will be. Only what `reserve(_:)` has made room for may be written there.
  @usableFromInline package var cursor: UnsafeMutablePointer<UInt8>
  @usableFromInline package private(set) var limit: UnsafeMutablePointer<UInt8>

  /// - Parameter capacity: The approximate size of the document in bytes.
  package init(capacity: Int) {
    let capacity = max(capacity, 64)
    base = kvmap_grow(nil, capacity)
    cursor = base
    limit = base + capacity
  }

  deinit { kvmap_release(base) }

  /// The number of bytes written so far.
  package var count: Int { cursor - base }

  /// A copy of the bytes written so far.
  package var bytes: [UInt8] { [UInt8](UTF8Bytes(start: base, count: count)) }

  /// Makes room for `count` bytes after the cursor.
  @inlinable package mutating func reserve(_ count: Int) { if limit - cursor < count { grow(count) } }

  @inline(never) @usableFromInline package mutating func grow(_ more: Int) {
    let used = count
    let capacity = max((limit - base) * 2, used + more)
    base = kvmap_grow(base, capacity)
    cursor = base + used
    limit = base + capacity
  }

  @inlinable package mutating func append(_ byte: UInt8) {
    reserve(1)
    cursor[0] = byte
    cursor += 1
  }

  /// Appends the same byte several times.
  package mutating func append(_ byte: UInt8, times: Int) {
    guard times > 0 else { return }
    reserve(times)
    cursor.update(repeating: byte, count: times)
    cursor += times
  }

  @inlinable package mutating func append(_ text: StaticString) {
    append(UTF8Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(_ bytes: UTF8Bytes) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    OverlappingCopy.copy(start, count: bytes.count, to: cursor)
    cursor += bytes.count
  }

  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// The lower bytes of a number, the highest first.
  ///
  /// - Parameter size: The number of bytes: 1 to 8.
  @inlinable package mutating func append(_ value: UInt64, size: Int) {
    reserve(8)
    let word = value &<< UInt64(truncatingIfNeeded: 64 &- 8 &* size)
    UnsafeMutableRawPointer(cursor).storeBytes(of: word.bigEndian, as: UInt64.self)
    cursor += size
  }

  /// Removes all bytes after the first `length`.
  package mutating func truncate(to length: Int) { cursor = base + min(max(length, 0), count) }

  /// Calls `body` with some of the bytes written so far.
  package func withBytes<Result>(from start: Int, count length: Int, _ body: (UTF8Bytes) -> Result) -> Result {
    let first = min(max(start, 0), count)
    return body(UTF8Bytes(start: base + first, count: min(max(length, 0), count - first)))
  }

  /// Appends all bytes of another output.
  package mutating func append(_ other: borrowing DocumentOutput) {
    append(UTF8Bytes(start: other.base, count: other.count))
  }

  /// Removes the last byte, if there is one.
  package mutating func removeLast() { if cursor > base { cursor -= 1 } }
}
