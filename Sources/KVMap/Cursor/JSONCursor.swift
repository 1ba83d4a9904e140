/// Bytes of JSON (RFC 8259) and a place in them. It moves over tokens and values, and validates all that it passes; it
/// knows nothing of mappings.
///
/// `JSONReader` drives it. It does not own its bytes: the entry points keep them alive.
///
/// **Bounds.** The last byte of the input is a closing bracket, or a NUL follows it (`JSONInput` ensures that). Every
/// other byte is therefore followed by a readable one, and loops over digits, blanks or literals need no check for the
/// end. Checks remain after a closing bracket, inside strings, and before loads of more than a byte (`safe`). After the
/// document's last bracket the cursor is at a NUL outside of all documents, and nothing begins with NUL.
///
/// **Modes.** While a failure is being diagnosed, `safe` is 0: all fast paths that load vectors or words are disabled,
/// and the slow paths maintain the reader's state. So this adds no cost to the fast paths.
struct JSONCursor: ~Copyable {
  /// The next byte. Between calls it is the first byte of a value, key, comma or bracket, never a blank.
  var p: UnsafePointer<UInt8>
  /// The bytes being read: the document, or a gathered object.
  private(set) var start: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  /// The last address from which sixteen bytes may be loaded; 0 for none.
  var safe: UInt
  /// The number of open arrays and objects.
  var depth: Int
  /// The maximum number of open arrays and objects.
  private(set) var depthLimit: Int
  /// `ShortString.isLayoutKnown`, which would be a call each time.
  let assemblesShortTexts: Bool
  /// The number of times that a kernel gave up. A kernel that finds an error, or more than it supports, has scanned
  /// bytes to no effect; a document in which that happens repeatedly must not cost more than linear time.
  private(set) var failedKernels: Int

  /// On the first byte.
  ///
  /// - Parameter loadsVectors: Whether more than a byte may be loaded at once, where the bytes allow it.
  init(_ bytes: ByteRange, depthLimit: Int, loadsVectors: Bool) {
    p = bytes.start
    start = bytes.start
    end = bytes.end
    depth = 0
    self.depthLimit = depthLimit
    failedKernels = 0
    assemblesShortTexts = ShortString.isLayoutKnown
    safe = loadsVectors ? JSONCursor.lastVector(in: bytes) : 0
  }

  /// Continues in other bytes. The caller sets the place and the depth.
  mutating func enter(_ bytes: ByteRange, depthLimit: Int, loadsVectors: Bool) {
    start = bytes.start
    end = bytes.end
    self.depthLimit = depthLimit
    safe = loadsVectors ? JSONCursor.lastVector(in: bytes) : 0
  }

  /// For bytes whose depth is not limited. One more level must not overflow.
  static var unlimitedDepth: Int { Int.max / 2 }

  /// The last address in the bytes from which sixteen can be loaded.
  private static func lastVector(in bytes: ByteRange) -> UInt {
    bytes.count >= 16 ? (bytes.end - 16).address : 0
  }

  /// A location with NULs outside of all documents.
  ///
  /// Never inlined: each copy of the literal would have its own address, and `endSentinel` must be equal to itself.
  @inline(never)
  static var endSentinel: UnsafePointer<UInt8> {
    ("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0" as StaticString).utf8Start
  }

  /// Whether kernels may be tried.
  var triesKernels: Bool {
    @inline(__always) get { safe != 0 && failedKernels < 8 }
  }

  @inline(__always)
  mutating func noteFailedKernel() { failedKernels &+= 1 }

  @inline(never)
  mutating func failure(_ code: CodingFailure.Code, _ expectation: Expectation) -> ScanFailure {
    ScanFailure(code, expectation, at: p, from: start)
  }

  @inline(never)
  mutating func failure(_ code: CodingFailure.Code, _ expectation: Expectation, at place: UnsafePointer<UInt8>)
    -> ScanFailure
  {
    ScanFailure(code, expectation, at: place, from: start)
  }
}

/// Borrowed bytes, which their owner keeps alive.
struct ByteRange {
  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>

  var count: Int { end - start }
}
