/// Reads one JSON document in one pass, from the first byte to the last, and validates all of it, also what it skips.
///
/// Called by generated code; users call `init(json:)`. A reader does not own its bytes: the entry points keep them
/// alive around it.
///
/// **Bounds.** The last byte of the input is a closing bracket, or a NUL follows it (`JSONInput` sees to that). Every
/// other byte is therefore followed by one that may be looked at, and loops over digits, blanks or literals need no
/// test for the end. Tests remain behind a closing bracket, inside strings, and before loads of more than a byte
/// (`safe`). Behind the document's last bracket the cursor stands on a NUL that belongs to no document, and NUL
/// begins nothing.
///
/// **Modes.** While a failure is being explained, `safe` is 0: all fast paths that load vectors or words are off, and the slow
/// ones see to the trace. So the fast paths pay nothing for it.
///
/// **Mutating methods.** All methods are `mutating`, also those that change nothing. To borrow the reader for a call, the
/// compiler copies all of it, and for each element of an array that is more work than the call.
public struct Reader: ~Copyable {
  /// The next byte. Between calls it stands on the first byte of a value, key, comma or bracket, never on a blank.
  var p: UnsafePointer<UInt8>
  /// The bytes that are being read: the document, or a gathered object.
  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>
  /// The last address from which sixteen bytes may be loaded; 0 for none.
  var safe: UInt
  /// How many arrays and objects are open.
  var depth: Int
  /// How many may be open.
  let depthLimit: Int
  /// What stands before `start` in the caller's input: 3 with a byte order mark, else 0.
  let origin: Int
  /// The gathered object that is being read; 0 for the document.
  var buffer: Int32
  /// The innermost of the objects around (`Around`); 0 for none.
  var frame: Int32
  /// How often a kernel gave up (`skip()`).
  var failedKernels: Int
  /// What a caller who asks for it is told even when reading succeeded: dropped values, unknown keys under `unknown
  /// warn`.
  var notes: Int
  /// The key of a dictionary that was read last.
  var lastKey: UnsafePointer<UInt8>
  /// How an element that asks for it stands in its array or dictionary.
  var lastElement: Element
  /// Exists when something was looked at before it is read.
  var ahead: LookAhead?
  /// How many values are being read as one of several cases, one case after the other.
  var openChoices: Int
  /// The payloads of unions that are being read.
  var payloads: [Payload]
  /// The values that are being read as arrays of one, from the outermost.
  var singles: [SingleElement]
  /// Exists when rules look at what is around their object.
  var around: Around?
  /// Exists when something is gathered.
  var gathered: GatheredObjects?
  /// Exists when an array is to be mapped later.
  var copy: DocumentCopy?
  /// Exists when a failure is being explained.
  let trace: Trace?
  /// The seen bits of objects with very many keys.
  var wideSeen: [UInt64]
  /// The elements of arrays that are not complete yet.
  var room: ElementRoom
  /// Whether a long array is being read that is in no other one.
  var isInLongArray: Bool
  /// The array of which elements were handed over last; nil when more of them are read.
  var longArray: LongArray?
  /// Exists when a value could not be read into its place, until `next` has seen it.
  var stopped: Stop?
  /// How what is being read says what JSON has no words for. Only slow paths look at it, where JSON would fail.
  var notation: Notation
  /// The document that was rewritten into the one that is read; nil for JSON.
  var rewritten: NotatedSource?
  /// That of the document; texts that are documents of their own are always JSON.
  let documentNotation: Notation

  init(
    _ input: borrowing JSONInput, depthLimit: Int, notation: Notation = .json, trace: Trace? = nil
  ) {
    self.notation = notation
    documentNotation = notation
    start = input.start
    end = input.end
    p = input.start
    lastKey = input.start
    origin = input.origin
    depth = 0
    self.depthLimit = depthLimit
    buffer = 0
    frame = 0
    failedKernels = 0
    notes = 0
    lastElement = Element()
    ahead = nil
    openChoices = 0
    payloads = []
    singles = []
    around = nil
    gathered = nil
    copy = nil
    self.trace = trace
    wideSeen = []
    room = ElementRoom(documentLength: input.end - input.start)
    isInLongArray = false
    longArray = nil
    stopped = nil
    safe = trace == nil ? Reader.lastVector(from: start, to: end) : 0
    skipBlanks()
  }

  /// The last address in the bytes from which sixteen can be loaded.
  static func lastVector(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> UInt {
    end - start >= 16 ? (end - 16).address : 0
  }

  /// A place with NULs that belongs to no document.
  ///
  /// Never inlined: each copy of the literal would have an address of its own, and `nowhere` must be equal to itself.
  @inline(never)
  static var nowhere: UnsafePointer<UInt8> {
    ("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0" as StaticString).utf8Start
  }

  /// Called when the document's value has been read: nothing but blanks may follow.
  mutating func finish() throws(Failure) {
    if p == Reader.nowhere || p == end { return }
    guard comeBack() else { throw takeStop() ?? failure(.syntax, .end) }
    try finish()
  }

  /// The offset in the caller's input of a place in the bytes that are being read.
  ///
  /// Negative, while a failure is explained, for a place inside a text that is a document of its own: the trace knows
  /// what it stands for.
  mutating func offset(of place: UnsafePointer<UInt8>) -> Int { offset(of: place, in: buffer) }

  mutating func offset(of place: UnsafePointer<UInt8>, in buffer: Int32) -> Int {
    guard place != Reader.nowhere else { return documentEnd }
    if let gathered {
      let place = gathered.place(of: place, in: buffer, origin: origin)
      guard let trace, !place.inner.isEmpty else { return place.offset }
      return trace.note(place)
    }
    return origin + (place - start)
  }

  private var documentEnd: Int {
    let document = gathered?.document ?? ByteRange(start: start, end: end)
    return origin + document.count
  }

  @inline(never)
  mutating func failure(_ code: Failure.Code, _ expectation: Expectation = .nothing) -> Failure {
    Failure(code, expectation, at: offset(of: p))
  }

  @inline(never)
  mutating func failure(_ code: Failure.Code, _ expectation: Expectation, at place: UnsafePointer<UInt8>) -> Failure {
    Failure(code, expectation, at: offset(of: place))
  }

  /// Why the value under the cursor is not what was expected: it is null, it is something else, or it is no JSON at
  /// all.
  @inline(never)
  mutating func mismatch(_ expectation: Expectation) -> Failure {
    let value = mark()
    let isNull = p[0] == 0x6e
    do throws(Failure) {
      try skip()
    } catch {
      return error
    }
    rewind(to: value)
    if notation == .text, p[0] == 0x5b { return failure(.duplicateKey) }
    return failure(isNull ? .null : .mismatch, expectation)
  }
}

/// Bytes that somebody else keeps alive.
struct ByteRange {
  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>

  var count: Int { end - start }
}
