import KVMap

/// Reads XML and writes the reader's notation of it, in one pass over the bytes. Nothing recurses.
///
/// What is XML the lexer knows; here are elements, and Namespaces in XML 1.0 (third edition). An element with nothing
/// but text becomes a string; with attributes or children an object of `@name`s, children in the order of their first
/// appearance, and `$text`. Children of one name that follow each other become an array as they come; where others
/// stand between them, the object is laid out anew when it ends.
struct XMLTranscoder: ~Copyable {
  var lexer: XMLLexer
  let depthLimit: Int
  var output: NotationBuffer
  var names = NameTable()
  var namespaces: NamespaceScope
  var knownKeys = KnownKeys()
  var frames = RawStack<Frame>()
  var runs = RawStack<Run>(capacity: 32)
  var attributes = RawStack<XMLAttribute>()
  /// The key that the document's element would have, and where that begins.
  var root = UTF8Bytes(start: nil, count: 0)
  var rootPlace: UnsafePointer<UInt8>
  /// How many start tags there were.
  var tagCount = 0
  /// Where values come from, if that is wanted: offsets in the output and in the text.
  var places: [Place] = []
  let notesPlaces: Bool

  struct Place {
    var notation: Int
    var source: Int
  }

  /// An open element.
  struct Frame: BitwiseCopyable {
    var name: XMLNameBytes
    /// Whether that is an object.
    var isObject = false
    /// Whether children of one name have others between them.
    var isInterleaved = false
    /// Whether its runs are found by the table of names, because there are many.
    var isIndexed = false
    /// Its first run in `runs`.
    var firstRun: Int
    /// Of the names of its runs, a bit of the hash of each.
    var seen: UInt64 = 0
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
  struct Run: BitwiseCopyable {
    var key: XMLKey
    /// Where the blank in front of its key stands in the output.
    var begin: Int
    /// Where the blank in front of its first value stands: the place of the bracket.
    var bracket: Int
    /// Where its last value ends.
    var end = 0
    var count = 1
    /// The next run of the same name in the same element.
    var next: Int32 = -1
    /// Whether there was one of this name before.
    var goesOn = false
    /// The number of its name, and what `names.runs` said of it before, where runs are found by the table.
    var number: Int32 = -1
    var shadowed: Int32 = -1
    var firstPlace: Int
  }

  /// - Parameters:
  ///   - text: well-formed UTF-8, which stays where it is; without a byte order mark.
  ///   - writer: whose memory takes the output, until `output` gives it back.
  ///   - notesPlaces: whether it is wanted where values come from.
  init(_ text: UTF8Bytes, namespaces: [XMLNamespace], depth: Int, memoryOf writer: inout Writer, notesPlaces: Bool) {
    lexer = XMLLexer(text, keepsReturns: false)
    rootPlace = lexer.start
    depthLimit = depth
    output = NotationBuffer(memoryOf: &writer)
    self.namespaces = NamespaceScope(namespaces)
    self.notesPlaces = notesPlaces
  }

  /// The document (production 1).
  mutating func transcode() throws(XMLFailure) {
    try lexer.skipProlog()
    guard lexer.p < lexer.end, lexer.p[0] == UInt8(ascii: "<") else {
      throw lexer.failure(.rootElement, at: lexer.p)
    }
    lexer.p += 1
    try parseStartTag()
    try parseContent()
    try lexer.skipEpilog()
  }

  /// Everything between the start tag of the document's element and its end.
  private mutating func parseContent() throws(XMLFailure) {
    while !frames.isEmpty {
      try parseText()
      // Plain text ends at markup, or the document ends.
      guard lexer.p < lexer.end else { throw lexer.failure(.matchingEndTag, at: lexer.behind) }
      lexer.p += 1
      switch lexer.p[0] {
      case UInt8(ascii: "/"):
        lexer.p += 1
        try parseEndTag()
      case UInt8(ascii: "!"):
        lexer.p += 1
        try parseCommentOrCDATA()
      case UInt8(ascii: "?"):
        lexer.p += 1
        try lexer.skipInstruction()
      default: try parseStartTag()
      }
    }
  }

  /// Notes where a value that begins in the output comes from.
  @inline(__always)
  mutating func note(_ place: UnsafePointer<UInt8>) {
    if notesPlaces { places.append(Place(notation: output.count, source: place - lexer.start)) }
  }
}
