/// Reads one JSON document in one pass, from the first byte to the last, and validates all of it, including skipped
/// parts.
///
/// Generated code drives it; users call `init(json:)`. A reader does not own its bytes: the entry points keep them
/// alive.
///
/// **Bounds.** The last byte of the input is a closing bracket, or a NUL follows it (`JSONInput` ensures that). Every
/// other byte is therefore followed by a readable one, and loops over digits, blanks or literals need no check for the
/// end. Checks remain after a closing bracket, inside strings, and before loads of more than a byte (`safe`). After the
/// document's last bracket the cursor is at a NUL outside of all documents, and nothing begins with NUL.
///
/// **Modes.** While a failure is being diagnosed, `safe` is 0: all fast paths that load vectors or words are disabled,
/// and the slow paths maintain its state. So this adds no cost to the fast paths.
///
/// **Mutating methods.** All methods are `mutating`, even those that change nothing. To borrow the reader for a call,
/// the compiler copies all of it, and for each element of an array that is more work than the call.
public struct JSONReader: ~Copyable {
  /// The next byte. Between calls it is the first byte of a value, key, comma or bracket, never a blank.
  var p: UnsafePointer<UInt8>
  /// The bytes being read: the document, or a gathered object.
  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>
  /// The last address from which sixteen bytes may be loaded; 0 for none.
  var safe: UInt
  /// The number of open arrays and objects.
  var depth: Int
  /// The maximum number of open arrays and objects.
  let depthLimit: Int
  /// The number of bytes before `start` in the caller's input: 3 with a byte order mark, otherwise 0.
  let origin: Int
  /// The gathered object being read; 0 for the document.
  var buffer: Int32
  /// The innermost of the enclosing scopes (`EnclosingScopes`); 0 for none.
  var scope: Int32
  /// The number of times that a kernel gave up (`skip()`).
  var failedKernels: Int
  /// The number of notes reported on request even after success: dropped values, unknown keys under `unknown warn`.
  var notes: Int
  /// The last key of a dictionary that was read.
  var lastKey: UnsafePointer<UInt8>
  /// The position of an element that uses it, in its array or dictionary.
  var lastElement: ElementPosition
  /// Exists if something was scanned before it is read.
  var skipCache: SkipCache?
  /// The number of values that are being tried as one of several cases.
  var openChoices: Int
  /// The payloads of unions that are being read.
  var payloads: [Payload]
  /// The values that are being read as arrays of one, from the outermost.
  var singles: SingleElements
  /// Exists if rules use enclosing scopes.
  var scopes: EnclosingScopes?
  /// Exists if something is gathered.
  var gathered: GatheredObjects?
  /// Exists if an array is to be mapped later.
  var copy: DocumentCopy?
  /// Exists while a failure is being diagnosed.
  let diagnosis: DiagnosisContext?
  /// The seen bits of objects with very many keys.
  var wideSeen: [UInt64]
  /// The elements of incomplete arrays.
  var arena: ElementArena
  /// Whether a long outermost array is being read.
  var isInLongArray: Bool
  /// The array whose elements were handed over last; nil while more of them are read.
  var longArray: LongArray?
  /// Exists if a value could not be read into its place, until `nextKey` has seen it.
  var deferredFailure: DeferredFailure?
  /// The intermediate form of the bytes being read. Only slow paths check it, where JSON would fail.
  var notation: IntermediateForm
  /// The document that was transcoded into the one being read; nil for JSON.
  var transcoded: TranscodedSource?
  /// The intermediate form of the document; embedded documents are always JSON.
  let documentNotation: IntermediateForm

  init(
    _ input: borrowing JSONInput, depthLimit: Int, notation: IntermediateForm = .json,
    diagnosis: DiagnosisContext? = nil
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
    scope = 0
    failedKernels = 0
    notes = 0
    lastElement = ElementPosition()
    skipCache = nil
    openChoices = 0
    payloads = []
    singles = SingleElements()
    scopes = nil
    gathered = nil
    copy = nil
    self.diagnosis = diagnosis
    wideSeen = []
    arena = ElementArena(documentLength: input.end - input.start)
    isInLongArray = false
    longArray = nil
    deferredFailure = nil
    safe = diagnosis == nil ? JSONReader.lastVector(from: start, to: end) : 0
    skipBlanks()
  }

  /// The last address in the bytes from which sixteen can be loaded.
  static func lastVector(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> UInt {
    end - start >= 16 ? (end - 16).address : 0
  }

  /// A location with NULs outside of all documents.
  ///
  /// Never inlined: each copy of the literal would have its own address, and `endSentinel` must be equal to itself.
  @inline(never)
  static var endSentinel: UnsafePointer<UInt8> {
    ("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0" as StaticString).utf8Start
  }

  /// Called after the document's value was read: only blanks may follow.
  mutating func finish() throws(CodingFailure) {
    if p == JSONReader.endSentinel || p == end { return }
    guard returnToSource() else { throw takeDeferredFailure() ?? failure(.syntax, .end) }
    try finish()
  }

  /// The offset in the caller's input of a position in the bytes being read.
  ///
  /// While a failure is diagnosed, negative for a position inside an embedded document: the diagnosis knows its
  /// location.
  mutating func offset(of place: UnsafePointer<UInt8>) -> Int { offset(of: place, in: buffer) }

  mutating func offset(of place: UnsafePointer<UInt8>, in buffer: Int32) -> Int {
    guard place != JSONReader.endSentinel else { return documentEnd }
    if let gathered {
      let place = gathered.place(of: place, in: buffer, origin: origin)
      guard let diagnosis, !place.inner.isEmpty else { return place.offset }
      return diagnosis.note(place)
    }
    return origin + (place - start)
  }

  private var documentEnd: Int {
    let document = gathered?.document ?? ByteRange(start: start, end: end)
    return origin + document.count
  }

  @inline(never)
  mutating func failure(_ code: CodingFailure.Code, _ expectation: Expectation = .nothing) -> CodingFailure {
    CodingFailure(code, expectation, at: offset(of: p))
  }

  @inline(never)
  mutating func failure(_ code: CodingFailure.Code, _ expectation: Expectation, at place: UnsafePointer<UInt8>)
    -> CodingFailure
  {
    CodingFailure(code, expectation, at: offset(of: place))
  }

  /// The reason why the value under the cursor is not the expected one: it is null, something else, or not JSON at all.
  @inline(never)
  mutating func mismatch(_ expectation: Expectation) -> CodingFailure {
    let value = mark()
    let isNull = p[0] == 0x6e
    do throws(CodingFailure) {
      try skip()
    } catch {
      return error
    }
    rewind(to: value)
    if notation == .text, p[0] == 0x5b { return failure(.duplicateKey) }
    return failure(isNull ? .null : .mismatch, expectation)
  }
}

/// Borrowed bytes, which their owner keeps alive.
struct ByteRange {
  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>

  var count: Int { end - start }
}
