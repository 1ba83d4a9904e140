/// Reads one JSON document in one pass, from the first byte to the last, and validates all of it, including skipped
/// parts.
///
/// Generated code drives it; users call `init(json:)`. A reader does not own its bytes: the entry points keep them
/// alive.
///
/// **Mutating methods.** All methods are `mutating`, even those that change nothing. To borrow the reader for a call,
/// the compiler copies all of it, and for each element of an array that is more work than the call.
public struct JSONReader: ~Copyable {
  /// The bytes being read, and the place in them. First, so that its fields are where their addresses need no addition.
  var cursor: JSONCursor
  /// The maximum number of open arrays and objects in the document, and in texts embedded in it.
  let documentDepthLimit: Int
  /// The number of bytes before `start` in the caller's input: 3 with a byte order mark, otherwise 0.
  let origin: Int
  /// The gathered object being read; 0 for the document.
  var buffer: Int32
  /// The innermost of the enclosing scopes (`EnclosingScopes`); 0 for none.
  var scope: Int32
  /// The number of notes reported on request even after success: dropped values, unknown keys under `unknown warn`.
  var notes: Int
  /// The number of dropped values; what is dropped in an element that is kept does not count (`droppedCount()`).
  var dropped: Int
  /// The last key of a dictionary that was read.
  var lastKey: UnsafePointer<UInt8>
  /// The position of an element that uses it, in its array or dictionary.
  var lastElement: ElementPosition
  /// Exists if something rare is read.
  var session: Session?
  /// Exists while a failure is being diagnosed.
  let diagnosis: DiagnosisContext?
  /// The seen bits of objects with very many keys.
  var wideSeen: [UInt64]
  /// The elements of incomplete arrays.
  var arena: ElementArena
  /// The longer texts that the document had lately.
  var repeatedTexts = RepeatedTexts()
  /// Exists if a value could not be read into its place, until `nextKey` has seen it.
  var deferredFailure: DeferredFailure?
  /// What the bytes mean.
  var dialect: Dialect

  init(
    _ input: borrowing JSONInput, depthLimit: Int, notation: IntermediateForm = .json,
    diagnosis: DiagnosisContext? = nil
  ) {
    dialect = Dialect(notation)
    let bytes = ByteRange(start: input.start, end: input.end)
    cursor = JSONCursor(bytes, depthLimit: depthLimit, loadsVectors: diagnosis == nil)
    documentDepthLimit = depthLimit
    lastKey = input.start
    origin = input.origin
    buffer = 0
    scope = 0
    notes = 0
    dropped = 0
    lastElement = ElementPosition()
    session = nil
    self.diagnosis = diagnosis
    wideSeen = []
    arena = ElementArena(documentLength: bytes.count)
    deferredFailure = nil
    cursor.skipBlanks()
  }

  /// Called after the document's value was read: only blanks may follow.
  mutating func finish() throws(CodingFailure) {
    if cursor.p == JSONCursor.endSentinel || cursor.p == end { return }
    guard returnToSource() else { throw takeDeferredFailure() ?? failure(.syntax, .end) }
    try finish()
  }

  /// The offset in the caller's input of a position in the bytes being read.
  ///
  /// While a failure is diagnosed, negative for a position inside an embedded document: the diagnosis knows its
  /// location.
  mutating func offset(of place: UnsafePointer<UInt8>) -> Int { offset(of: place, in: buffer) }

  mutating func offset(of place: UnsafePointer<UInt8>, in buffer: Int32) -> Int {
    guard place != JSONCursor.endSentinel else { return documentEnd }
    if let session {
      let place = session.gathered.place(of: place, in: buffer, origin: origin)
      guard let diagnosis, !place.inner.isEmpty else { return place.offset }
      return diagnosis.note(place)
    }
    return origin + (place - start)
  }

  private var documentEnd: Int {
    let document = session?.gathered.document ?? ByteRange(start: start, end: end)
    return origin + document.count
  }

  @inline(never)
  mutating func failure(_ code: CodingFailure.Code, _ expectation: Expectation = .nothing) -> CodingFailure {
    CodingFailure(code, expectation, at: offset(of: cursor.p))
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
    let isNull = cursor.p[0] == 0x6e
    do throws(CodingFailure) {
      try skip()
    } catch {
      return error
    }
    rewind(to: value)
    if dialect.takesSingleForArray, cursor.p[0] == 0x5b, hasSeveralElements() { return failure(.duplicateKey) }
    return failure(isNull ? .null : .mismatch, expectation)
  }

  /// Whether the array under the cursor, which is well-formed, has several elements.
  private mutating func hasSeveralElements() -> Bool {
    let array = mark()
    defer { rewind(to: array) }
    cursor.p += 1
    cursor.skipBlanks()
    guard cursor.p[0] != 0x5d else { return false }
    do throws(CodingFailure) {
      try skip()
    } catch {
      return false
    }
    return cursor.p[0] == 0x2c
  }
}
