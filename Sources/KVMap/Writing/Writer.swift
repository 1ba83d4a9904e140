internal import KVMapKernels

/// The output of a mapper: JSON without white space, in a buffer that grows.
///
/// Called by generated code, which calls one function for each value and knows the keys at compile time, already
/// encoded. Each value brings the comma behind it; what closes an object or array takes the last one away.
public struct Writer: ~Copyable {
  // Pointers instead of an Array: each value is stored without a check for uniqueness and bounds.
  private(set) var base: UnsafeMutablePointer<UInt8>
  var cursor: UnsafeMutablePointer<UInt8>
  private var limit: UnsafeMutablePointer<UInt8>
  /// Whether the buffer is the caller's, who gives it back.
  private var isBorrowed: Bool
  /// Gathered values that are being written at the moment, the outermost first.
  var captures: [OpenCapture] = []
  /// What the failure that ends the writing is about, where its code does not say it all.
  var description: FailureDescription?
  /// Members that the next object begins with.
  var leads: [ConstantText] = []
  /// Whether there are any: all that `open()` looks at.
  var hasLeads = false
  /// What it writes. A fast path never looks at it.
  package var notation = Notation.json

  /// - Parameter capacity: bytes to begin with.
  init(capacity: Int = 1_024) {
    let capacity = max(capacity, 64)
    base = kvmap_grow(nil, capacity)
    cursor = base
    limit = base + capacity
    isBorrowed = false
  }

  /// - Parameter room: where to begin, as long as it suffices. The writer must be gone before it.
  init(in room: UnsafeMutableBufferPointer<UInt8>) {
    isBorrowed = room.baseAddress != nil
    let start = room.baseAddress ?? kvmap_grow(nil, 1)
    base = start
    cursor = start
    limit = start + room.count
  }

  deinit { if !isBorrowed { kvmap_release(base) } }

  /// How many bytes are written so far.
  var count: Int { cursor - base }

  /// All bytes so far.
  var bytes: UTF8Bytes { UTF8Bytes(start: base, count: count) }

  // MARK: - Structure

  /// Called by generated code: `{`.
  public mutating func open() {
    append(UInt8(ascii: "{"))
    if hasLeads { writeLeads() }
  }

  /// Called by generated code: `}`.
  public mutating func close() { closeContainer(UInt8(ascii: "}")) }

  /// Called by generated code: `[`.
  public mutating func openArray() { append(UInt8(ascii: "[")) }

  /// Called by generated code: `]`.
  public mutating func closeArray() { closeContainer(UInt8(ascii: "]")) }

  /// Called by generated code: where an array that is being written ends so far.
  public var elementsEnd: Int { count }

  /// Called by generated code: `]`, without the elements behind `end`, which have no value.
  public mutating func closeArray(behind end: Int) {
    truncate(to: end)
    closeArray()
  }

  /// Called by generated code: a key, with its quotes, escapes and colon.
  public mutating func key(_ encoded: StaticString) { append(encoded) }

  /// As the public function, for a key that is made at run time.
  package mutating func key(_ encoded: ConstantText) { append(encoded.bytes) }

  /// Called by generated code: the key of an entry in a dictionary.
  public mutating func entryKey(_ text: String) {
    string(text)
    cursor[-1] = UInt8(ascii: ":")
  }

  /// Called by generated code: the key of an entry in a dictionary whose keys are numbers.
  public mutating func entryKey(_ number: some FixedWidthInteger) { entryKey(String(number)) }

  /// Called by generated code: begins an object that exists only to hold others.
  ///
  /// - Returns: what `end(_:)` wants.
  public mutating func begin(_ encodedKey: StaticString) -> Int { begin(ConstantText(encodedKey)) }

  /// As the public function, for a key that is made at run time.
  package mutating func begin(_ encodedKey: ConstantText) -> Int {
    let start = count
    append(encodedKey.bytes)
    open()
    return start
  }

  /// Called by generated code: ends the object that `begin(_:)` began; it is taken back if nothing was written inside.
  public mutating func end(_ start: Int) {
    if cursor[-1] == UInt8(ascii: "{") { cursor = base + min(start, count) } else { close() }
  }

  private mutating func closeContainer(_ bracket: UInt8) {
    reserve(2)
    if cursor > base, cursor[-1] == UInt8(ascii: ",") { cursor -= 1 }
    cursor[0] = bracket
    cursor[1] = UInt8(ascii: ",")
    cursor += 2
  }

  // MARK: - Words

  /// Called by generated code.
  public mutating func null() { append("null,") }

  /// Called by generated code.
  public mutating func bool(_ value: Bool) {
    reserve(8)
    // Both words, the first letter lowest.
    let word: UInt64 = value ? 0x2C_6575_7274 : 0x2C65_736C_6166
    UnsafeMutableRawPointer(cursor).storeBytes(of: word.littleEndian, as: UInt64.self)
    cursor += value ? 5 : 6
  }

  // MARK: - Buffer

  /// Makes room for `count` bytes behind the cursor.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if limit - cursor < count { grow(count) }
  }

  /// The block grows where it stands if there is room behind it; else its bytes move. As long as it is small it grows
  /// by much, so that few documents need it more than twice.
  @inline(never)
  private mutating func grow(_ needed: Int) {
    let used = count
    let size = limit - base
    let capacity = max(size < 1 << 19 ? size * 8 : size * 2, used + needed + 64)
    if isBorrowed {
      let start = kvmap_grow(nil, capacity)
      start.update(from: base, count: used)
      base = start
      isBorrowed = false
    } else {
      base = kvmap_grow(base, capacity)
    }
    cursor = base + used
    limit = base + capacity
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    cursor.pointee = byte
    cursor += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    ShortCopy.copy(text.utf8Start, count: length, to: cursor)
    cursor += length
  }

  mutating func append(_ bytes: UTF8Bytes) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    cursor.update(from: start, count: bytes.count)
    cursor += bytes.count
  }

  /// Goes back to where `count` was `length`; what was written since is forgotten.
  mutating func truncate(to length: Int) { cursor = base + min(length, count) }

  /// Hands the buffer over to the caller, who releases it with `kvmap_release`.
  mutating func takeBuffer() -> UnsafeMutablePointer<UInt8> {
    if isBorrowed { grow(0) }
    let buffer = base
    base = kvmap_grow(nil, 1)
    cursor = base
    limit = base + 1
    return buffer
  }

  /// Hands the memory over that the next bytes would be written to, for whoever rewrites a document without a call for
  /// each value. The writer, which must be empty, has next to none until `adopt` gives it back.
  ///
  /// - Returns: memory of `kvmap_grow`.
  package mutating func takeMemory() -> UnsafeMutableBufferPointer<UInt8> {
    if isBorrowed { grow(0) }
    let memory = UnsafeMutableBufferPointer(start: base, count: limit - base)
    base = kvmap_grow(nil, 1)
    cursor = base
    limit = base + 1
    return memory
  }

  /// Takes memory of `kvmap_grow` over, which begins with what is written.
  package mutating func adopt(_ memory: UnsafeMutableBufferPointer<UInt8>, count: Int) {
    guard let start = memory.baseAddress else { return }
    if !isBorrowed { kvmap_release(base) }
    isBorrowed = false
    base = start
    cursor = start + min(count, memory.count)
    limit = start + memory.count
  }
}
