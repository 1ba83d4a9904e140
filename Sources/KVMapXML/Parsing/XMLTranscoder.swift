@_spi(Generated) import KVMap

/// Transcodes XML to the reader's intermediate form, in one pass over the bytes. Nothing recurses.
///
/// The lexer handles the syntax of XML; this type handles elements, and Namespaces in XML 1.0 (third edition). An
/// element that contains only text becomes a string; one with attributes or children becomes an object of `@name`s,
/// children in the order of their first appearance, and `$text`. Consecutive children with the same name become an
/// array directly; if other children are between them, the object is rearranged when it ends.
struct XMLTranscoder: ~Copyable {
  var lexer: XMLLexer
  let depthLimit: Int
  var output: NotationBuffer
  var names = NameTable()
  var namespaces: NamespaceScope
  var knownKeys = KnownKeys()
  /// The same for attributes, to which a default namespace does not apply.
  var knownAttributeKeys = KnownKeys()
  var frames = RawStack<Frame>()
  var runs = RawStack<Run>(capacity: 32)
  var attributes = RawStack<XMLAttribute>()
  /// The key that the document's element would have, and its position.
  var root = UTF8Bytes(start: nil, count: 0)
  var rootPlace: UnsafePointer<UInt8>
  /// The name of an element that is one level too deep.
  var tooDeep: XMLNameBytes?
  /// The number of start tags.
  var tagCount = 0
  /// The sources of values, if requested: offsets in the output and in the text.
  var places: [Place] = []
  let notesPlaces: Bool

  struct Place {
    var notation: Int
    var source: Int
  }

  /// An open element.
  struct Frame: BitwiseCopyable {
    var name: XMLNameBytes
    /// Whether its value is an object.
    var isObject = false
    /// Whether children with the same name have others between them.
    var isInterleaved = false
    /// Whether its runs are found by the table of names, because there are many.
    var isIndexed = false
    /// Its first run in `runs`.
    var firstRun: Int
    /// One hash bit for each name of its runs.
    var seen: UInt64 = 0
    /// Its text, as long as it is contiguous in the document.
    var text: UnsafePointer<UInt8>?
    var textLength = 0
    /// The beginning of its text in `scratch`; -1 as long as there is none.
    var scratchStart = -1
    /// The part of `scratch` that belongs to enclosing elements.
    var outerScratch: Int
    /// The number of active namespace declarations outside of it.
    var outerBindings: Int
  }

  /// Consecutive children with the same name.
  struct Run: BitwiseCopyable {
    var key: XMLKey
    /// The position of the blank before its key in the output.
    var begin: Int
    /// The position of the blank before its first value, which is the place for the bracket.
    var bracket: Int
    /// The end of its last value.
    var end = 0
    var count = 1
    /// The next run of the same name in the same element.
    var next: Int32 = -1
    /// Whether it continues an earlier run with this name.
    var goesOn = false
    /// The number of its name and the previous entry in `names.runs`, if runs are found by the table.
    var number: Int32 = -1
    var shadowed: Int32 = -1
    var firstPlace: Int
  }

  /// - Parameters:
  ///   - text: Well-formed UTF-8, which must stay in place; without a byte order mark.
  ///   - writer: The writer whose memory takes the output, until `output` returns it.
  ///   - notesPlaces: Whether to record the sources of values.
  init(_ text: UTF8Bytes, namespaces: [XMLNamespace], depth: Int, memoryOf writer: inout JSONWriter, notesPlaces: Bool)
  {
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
      // Plain text ends at markup, or at the end of the document.
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

  /// Records the source of a value that begins in the output.
  @inline(__always)
  mutating func note(_ place: UnsafePointer<UInt8>) {
    if notesPlaces { places.append(Place(notation: output.count, source: place - lexer.start)) }
  }
}
