internal import KVMapKernels

/// The output of a mapper: JSON without white space, in a growing buffer.
///
/// Generated code calls one function for each value, with keys that were encoded at compile time.
/// Each value is written with the comma after it; closing an object or array removes the last one.
public struct JSONWriter: ~Copyable {
  // Pointers instead of an Array: values are stored without uniqueness and bounds checks.
  private(set) var base: UnsafeMutablePointer<UInt8>
  var cursor: UnsafeMutablePointer<UInt8>
  private var limit: UnsafeMutablePointer<UInt8>
  /// Whether the buffer belongs to the caller, who releases it.
  private var isBorrowed: Bool
  /// The gathered values that are currently being written, the outermost first.
  var captures: [OpenCapture] = []
  /// What the failure that ends the write is about, if its code does not say everything.
  var description: FailureDescription?
  /// The number of open values that problems must not show.
  var hiddenLevels = 0
  /// Where in the output the outermost of them begins.
  var hiddenStart = 0
  /// Members that the next object begins with.
  var leads: [ConstantText] = []
  /// Whether there are any leads: the only thing that `beginObject()` checks.
  var hasLeads = false
  /// The format of the output. No fast path checks it.
  package var notation = IntermediateForm.json

  /// - Parameter capacity: The initial capacity in bytes.
  init(capacity: Int = 1_024) {
    let capacity = max(capacity, 64)
    base = kvmap_grow(nil, capacity)
    cursor = base
    limit = base + capacity
    isBorrowed = false
  }

  /// - Parameter room: The initial buffer, used for as long as it suffices. The writer must not outlive it.
  init(in room: UnsafeMutableBufferPointer<UInt8>) {
    isBorrowed = room.baseAddress != nil
    let start = room.baseAddress ?? kvmap_grow(nil, 1)
    base = start
    cursor = start
    limit = start + room.count
  }

  deinit { if !isBorrowed { kvmap_release(base) } }

  /// The number of bytes written so far.
  var count: Int { cursor - base }

  /// All bytes so far.
  var bytes: UTF8Bytes { UTF8Bytes(start: base, count: count) }

  // MARK: - Structure

  /// Opens an object: `{`.
  @_spi(Generated) public mutating func beginObject() {
    append(UInt8(ascii: "{"))
    if hasLeads { writeLeads() }
  }

  /// Closes the object: `}`.
  @_spi(Generated) public mutating func endObject() { closeContainer(UInt8(ascii: "}")) }

  /// Opens an array: `[`.
  @_spi(Generated) public mutating func beginArray() { append(UInt8(ascii: "[")) }

  /// Closes the array: `]`.
  @_spi(Generated) public mutating func endArray() { closeContainer(UInt8(ascii: "]")) }

  /// The current end of an array that is being written.
  @_spi(Generated) public var elementsEnd: Int { count }

  /// Closes the array, dropping everything after `end`: elements that have no value.
  @_spi(Generated) public mutating func endArray(behind end: Int) {
    truncate(to: end)
    endArray()
  }

  /// A key, with its quotes, escapes and colon.
  @_spi(Generated) public mutating func key(_ encoded: StaticString) { append(encoded) }

  /// Same as the public function, for a key that is created at run time.
  package mutating func key(_ encoded: ConstantText) { append(encoded.bytes) }

  /// The key of a dictionary entry.
  @_spi(Generated) public mutating func entryKey(_ text: String) {
    string(text)
    cursor[-1] = UInt8(ascii: ":")
  }

  /// The key of an entry in a dictionary with numeric keys.
  @_spi(Generated) public mutating func entryKey(_ number: some FixedWidthInteger) { entryKey(String(number)) }

  /// Begins an object that exists only to contain others.
  ///
  /// - Returns: The argument for `endOptionalObject(_:)`.
  @_spi(Generated) public mutating func beginOptionalObject(_ encodedKey: StaticString) -> Int {
    beginOptionalObject(ConstantText(encodedKey))
  }

  /// Same as the public function, for a key that is created at run time.
  package mutating func beginOptionalObject(_ encodedKey: ConstantText) -> Int {
    let start = count
    append(encodedKey.bytes)
    beginObject()
    return start
  }

  /// Ends the object that `beginOptionalObject(_:)` began, and removes it if nothing was written inside.
  @_spi(Generated) public mutating func endOptionalObject(_ start: Int) {
    if cursor[-1] == UInt8(ascii: "{") { cursor = base + min(start, count) } else { endObject() }
  }

  private mutating func closeContainer(_ bracket: UInt8) {
    reserve(2)
    if cursor > base, cursor[-1] == UInt8(ascii: ",") { cursor -= 1 }
    cursor[0] = bracket
    cursor[1] = UInt8(ascii: ",")
    cursor += 2
  }

  // MARK: - Words

  /// Writes null.
  @_spi(Generated) public mutating func null() { append("null,") }

  /// Writes `true` or `false`.
  @_spi(Generated) public mutating func bool(_ value: Bool) {
    reserve(8)
    // Both words, with the first letter in the lowest byte.
    let word: UInt64 = value ? 0x2C_6575_7274 : 0x2C65_736C_6166
    UnsafeMutableRawPointer(cursor).storeBytes(of: word.littleEndian, as: UInt64.self)
    cursor += value ? 5 : 6
  }

  // MARK: - Buffer

  /// Makes room for `count` bytes after the cursor.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if limit - cursor < count { grow(count) }
  }

  /// The block grows in place if there is room after it; otherwise its bytes move. While it is small, it grows by a
  /// large factor, so that few documents need more than two reallocations.
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
    OverlappingCopy.copy(text.utf8Start, count: length, to: cursor)
    cursor += length
  }

  mutating func append(_ bytes: UTF8Bytes) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    cursor.update(from: start, count: bytes.count)
    cursor += bytes.count
  }

  /// Goes back to where `count` was `length`, discarding everything written since.
  mutating func truncate(to length: Int) { cursor = base + min(length, count) }

  /// Passes ownership of the buffer to the caller, who releases it with `kvmap_release`.
  mutating func takeBuffer() -> UnsafeMutablePointer<UInt8> {
    if isBorrowed { grow(0) }
    let buffer = base
    base = kvmap_grow(nil, 1)
    cursor = base
    limit = base + 1
    return buffer
  }

  /// Passes ownership of the memory for the next bytes to the caller, who transcodes a document without a call for each
  /// value. The writer must be empty, and has next to no memory until `adopt` returns it.
  ///
  /// - Returns: Memory from `kvmap_grow`.
  package mutating func takeMemory() -> UnsafeMutableBufferPointer<UInt8> {
    if isBorrowed { grow(0) }
    let memory = UnsafeMutableBufferPointer(start: base, count: limit - base)
    base = kvmap_grow(nil, 1)
    cursor = base
    limit = base + 1
    return memory
  }

  /// Takes ownership of memory from `kvmap_grow` that begins with the written bytes.
  package mutating func adopt(_ memory: UnsafeMutableBufferPointer<UInt8>, count: Int) {
    guard let start = memory.baseAddress else { return }
    if !isBorrowed { kvmap_release(base) }
    isBorrowed = false
    base = start
    cursor = start + min(count, memory.count)
    limit = start + memory.count
  }
}
