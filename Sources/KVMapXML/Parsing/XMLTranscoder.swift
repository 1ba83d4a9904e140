import KVMap

/// Reads XML and writes the reader's notation of it, in one pass over the bytes. Nothing recurses.
///
/// The grammar is that of XML 1.0 (fifth edition) and Namespaces in XML 1.0 (third edition), without declarations
/// inside a document type. An element with nothing but text becomes a string; with attributes or children an object of
/// `@name`s, children in the order of their first appearance, and `$text`. Children of one name that follow each other
/// become an array as they come; where others stand between them, the object is laid out anew when it ends.
///
/// **Bounds.** `end` stands behind the last `>` of the document. Loops that stop at that byte need no other test; what
/// follows a `>` has one.
struct XMLTranscoder: ~Copyable {
  var p: UnsafePointer<UInt8>
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// Behind the last byte of the document.
  let behind: UnsafePointer<UInt8>
  let classes = CharacterClasses()
  let depthLimit: Int
  var output: NotationBuffer
  var names = NameTable()
  var namespaces: NamespaceScope
  var frames: [Frame] = []
  var runs: [Run] = []
  var attributes: [Attribute] = []
  /// The key that the document's element would have, and where that begins.
  var root = UTF8Bytes(start: nil, count: 0)
  var rootPlace: UnsafePointer<UInt8>
  /// How many start tags there were.
  var tagCount = 0
  /// Texts of open elements that stand in several pieces, and attributes' values with references.
  var scratch: [UInt8] = []
  /// Where values come from, if that is wanted: offsets in the output and in the text.
  var places: [Place] = []
  let notesPlaces: Bool

  struct Place {
    var notation: Int
    var source: Int
  }

  /// An open element.
  struct Frame {
    var name: UnsafePointer<UInt8>
    var nameLength: Int
    /// Whether that is an object.
    var isObject = false
    /// Whether children of one name have others between them.
    var isInterleaved = false
    /// Its first run in `runs`.
    var firstRun: Int
    /// Its text, as long as it stands in one piece.
    var text: UnsafePointer<UInt8>?
    var textLength = 0
    /// Where its text begins in `scratch`; -1 as long as there is none.
    var scratchStart = -1
    /// How much of `scratch` belongs to the elements around it.
    var outerScratch: Int
    /// How many declarations of namespaces hold around it.
    var outerBindings: Int
  }

  /// Children of one name that follow each other.
  struct Run {
    var name: UnsafePointer<UInt8>
    var nameLength: Int
    var number: Int
    /// Where the blank in front of its key stands in the output.
    var key: Int
    /// Where the blank in front of its first value stands: the place of the bracket.
    var bracket: Int
    /// Where its last value ends.
    var end: Int
    var count = 1
    /// What `names.runs` said of the name before.
    var shadowed: Int32
    /// The next run of the same name in the same element.
    var next: Int32 = -1
    /// Whether there was one of this name before.
    var goesOn = false
    var firstPlace: Int
  }

  struct Attribute {
    var name: UnsafePointer<UInt8>
    var nameLength: Int
    /// The length of its prefix; 0 for none.
    var prefixLength: Int
    var value: UnsafePointer<UInt8>
    var valueLength: Int
    /// Where its value stands in `scratch`; -1 where it stands in the document as it is.
    var scratch = -1
  }

  /// - Parameters:
  ///   - text: well-formed UTF-8, which stays where it is; without a byte order mark.
  ///   - notesPlaces: whether it is wanted where values come from.
  init(_ text: UTF8Bytes, namespaces: [XMLNamespace], depth: Int, notesPlaces: Bool) {
    let nowhere = ("\0" as StaticString).utf8Start
    start = text.baseAddress ?? nowhere
    p = start
    rootPlace = start
    behind = start + text.count
    var last = behind
    while last > start, last[-1] != UInt8(ascii: ">") { last -= 1 }
    end = last
    depthLimit = depth
    output = NotationBuffer(capacity: text.count + text.count / 8 + 64)
    self.namespaces = NamespaceScope(namespaces)
    self.notesPlaces = notesPlaces
  }

  func failure(_ expectation: XMLExpectation, at place: UnsafePointer<UInt8>) -> XMLFailure {
    XMLFailure(expectation, at: place - start)
  }

  /// The document (production 1).
  mutating func transcode() throws(XMLFailure) {
    try parseProlog()
    guard p < end, p[0] == UInt8(ascii: "<") else { throw failure(.rootElement, at: p) }
    p += 1
    try parseStartTag()
    try parseContent()
    try parseEpilog()
  }

  /// Everything between the start tag of the document's element and its end.
  private mutating func parseContent() throws(XMLFailure) {
    while !frames.isEmpty {
      try parseText()
      // Plain text ends at markup, or the document ends.
      guard p < end else { throw failure(.matchingEndTag, at: behind) }
      p += 1
      switch p[0] {
      case UInt8(ascii: "/"):
        p += 1
        try parseEndTag()
      case UInt8(ascii: "!"):
        p += 1
        try parseCommentOrCDATA()
      case UInt8(ascii: "?"):
        p += 1
        try parseInstruction()
      default: try parseStartTag()
      }
    }
  }

  // MARK: - Pieces that all markup is made of

  /// White space (production 3). Stops at `end` at the latest.
  @inline(__always)
  mutating func skipBlanks() {
    while p < end, classes.has(CharacterClasses.blank, p[0]) { p += 1 }
  }

  /// Moves over a name (production 5), whose first character is there or not.
  @inline(__always)
  mutating func parseName() throws(XMLFailure) -> (start: UnsafePointer<UInt8>, length: Int) {
    let first = p
    if p < end, classes.has(CharacterClasses.nameStart, p[0]) {
      p += 1
      // The last byte of the document goes on in no name.
      while classes.has(CharacterClasses.name, p[0]) { p += 1 }
      if p[0] < 0x80 { return (first, p - first) }
    }
    return try parseLongName(from: first)
  }

  /// A name with characters beyond ASCII.
  @inline(never)
  private mutating func parseLongName(
    from first: UnsafePointer<UInt8>
  ) throws(XMLFailure) -> (start: UnsafePointer<UInt8>, length: Int) {
    while p < end {
      if p[0] < 0x80 {
        guard classes.has(p == first ? CharacterClasses.nameStart : CharacterClasses.name, p[0]) else { break }
        p += 1
      } else {
        let (scalar, length) = scalar(at: p)
        let fits = p == first ? CharacterClasses.beginsName(scalar) : CharacterClasses.continuesName(scalar)
        guard fits else { break }
        p += length
      }
    }
    guard p > first else { throw failure(.name, at: p < end ? p : behind) }
    return (first, p - first)
  }

  /// The scalar that begins at a place, which is not ASCII, and its length in bytes. The text is well-formed.
  func scalar(at place: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    let first = UInt32(place[0])
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard behind - place >= length else { return (0, 1) }
    var scalar = first & (0xff >> UInt32(length + 1))
    for index in 1..<length { scalar = scalar << 6 | UInt32(place[index] & 0x3f) }
    return (scalar, length)
  }

  /// Whether a byte that may be no character is one. Moves over it, with what belongs to it.
  mutating func skipSuspect() throws(XMLFailure) {
    guard p[0] == 0xef else { throw failure(.character, at: p) }
    let (scalar, length) = scalar(at: p)
    guard CharacterClasses.isCharacter(scalar) else { throw failure(.character, at: p) }
    p += length
  }

  /// Whether these bytes come next; moves over them if so. They do not end in `>`, or stand before the last one.
  mutating func eat(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard end - p >= length, Bytes.areEqual(p, text.utf8Start, length) else { return false }
    p += length
    return true
  }

  /// Notes where a value that begins in the output comes from.
  @inline(__always)
  mutating func note(_ place: UnsafePointer<UInt8>) {
    if notesPlaces { places.append(Place(notation: output.count, source: place - start)) }
  }
}
