@_spi(Generated) import KVMap

/// The parts of a document outside its element.
extension XMLLexer {
  /// Everything before the document's element (production 22).
  package mutating func skipProlog() throws(XMLFailure) {
    if end - p > 5, Bytes.areEqual(p, ("<?xml" as StaticString).utf8Start, 5),
      CharacterClasses.has(CharacterClasses.blank, p[5])
    {
      p += 5
      try skipDeclaration()
    }
    var hasDocumentType = false
    while true {
      skipBlanks()
      guard end - p > 2, p[0] == UInt8(ascii: "<") else { return }
      if p[1] == UInt8(ascii: "?") {
        p += 2
        try skipInstruction()
      } else if p[1] == UInt8(ascii: "!") {
        if p[2] == UInt8(ascii: "-") {
          p += 2
          try skipComment()
        } else {
          guard !hasDocumentType else { throw failure(.doctype, at: p) }
          hasDocumentType = true
          try skipDocumentType()
        }
      } else {
        return
      }
    }
  }

  /// Everything after the document's element.
  package mutating func skipEpilog() throws(XMLFailure) {
    while true {
      skipBlanks()
      guard p < end else { break }
      guard end - p > 2, p[0] == UInt8(ascii: "<") else { throw failure(.endOfDocument, at: p) }
      if p[1] == UInt8(ascii: "?") {
        p += 2
        try skipInstruction()
      } else if p[1] == UInt8(ascii: "!"), p[2] == UInt8(ascii: "-") {
        p += 2
        try skipComment()
      } else {
        throw failure(.endOfDocument, at: p)
      }
    }
    // There is no `>` after this position.
    while p < behind, CharacterClasses.has(CharacterClasses.blank, p[0]) { p += 1 }
    guard p == behind else { throw failure(.endOfDocument, at: p) }
  }

  /// `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` (production 23), after `<?xml`. The encoding that it
  /// names is already checked.
  private mutating func skipDeclaration() throws(XMLFailure) {
    guard try blanks(), eat("version") else { throw failure(.version, at: p) }
    let version = try literal()
    // The rules of 1.0 apply to all documents of version 1.x (2.8 of the fifth edition).
    guard version.count > 2, version[0] == UInt8(ascii: "1"), version[1] == UInt8(ascii: "."),
      version.dropFirst(2).allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { throw failure(.version, at: version.baseAddress ?? p) }
    var isApart = try blanks()
    if isApart, eat("encoding") {
      let name = try literal()
      guard XMLEncoding.isName(name) else { throw failure(.encodingName, at: name.baseAddress ?? p) }
      isApart = try blanks()
    }
    if isApart, eat("standalone") {
      let word = try literal()
      guard Bytes.areEqual(word, "yes") || Bytes.areEqual(word, "no") else {
        throw failure(.standalone, at: word.baseAddress ?? p)
      }
      skipBlanks()
    }
    guard eat("?>") else { throw failure(.declarationEnd, at: p) }
  }

  /// Advances over white space and returns whether there was any.
  private mutating func blanks() throws(XMLFailure) -> Bool {
    let first = p
    skipBlanks()
    guard p < end else { throw failure(.endOfMarkup, at: behind) }
    return p > first
  }

  /// `= "text"`, unchanged.
  private mutating func literal() throws(XMLFailure) -> UTF8Bytes {
    skipBlanks()
    guard eat("=") else { throw failure(.equals, at: p) }
    skipBlanks()
    return try quoted(.quote)
  }

  /// A text in quotation marks of either kind, without references.
  private mutating func quoted(_ expectation: XMLExpectation) throws(XMLFailure) -> UTF8Bytes {
    guard p < end, p[0] == UInt8(ascii: "\"") || p[0] == UInt8(ascii: "'") else { throw failure(expectation, at: p) }
    let quote = p[0]
    p += 1
    let first = p
    while p < end, p[0] != quote {
      if CharacterClasses.has(CharacterClasses.suspect, p[0]) { try skipSuspect() } else { p += 1 }
    }
    guard p < end else { throw failure(.attributeEnd, at: behind) }
    p += 1
    return UTF8Bytes(start: first, count: p - 1 - first)
  }

  /// `<!DOCTYPE name PUBLIC "…" "…">` (production 28). External subsets are not loaded; internal declarations are
  /// refused.
  private mutating func skipDocumentType() throws(XMLFailure) {
    let first = p
    guard eat("<!DOCTYPE"), try blanks() else { throw failure(.doctype, at: first) }
    _ = try prefixLength(of: try name())
    if try blanks() {
      if eat("SYSTEM") {
        guard try blanks() else { throw failure(.blank, at: p) }
        _ = try quoted(.systemLiteral)
      } else if eat("PUBLIC") {
        guard try blanks() else { throw failure(.blank, at: p) }
        let identifier = try quoted(.publicLiteral)
        if let bad = identifier.firstIndex(where: { !Self.isPublicCharacter($0) }), let base = identifier.baseAddress {
          throw failure(.publicCharacter, at: base + bad)
        }
        guard try blanks() else { throw failure(.blank, at: p) }
        _ = try quoted(.systemLiteral)
      }
      skipBlanks()
    }
    guard p < end else { throw failure(.doctypeEnd, at: behind) }
    guard p[0] != UInt8(ascii: "[") else { throw failure(.noInternalSubset, at: p) }
    guard eat(">") else { throw failure(.doctypeEnd, at: p) }
  }

  /// Production 13.
  private static func isPublicCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0xd, 0xa, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-'()+,./:=?;!*#@$_%".utf8.contains(byte)
    }
  }

  // MARK: - Comments and instructions

  /// `<!--…-->` (production 15), after `<!`.
  mutating func skipComment() throws(XMLFailure) {
    let first = p
    guard eat("--") else { throw failure(.markup, at: first) }
    while p < end {
      if p[0] == UInt8(ascii: "-"), end - p > 1, p[1] == UInt8(ascii: "-") {
        p += 2
        guard p < end else { break }
        guard p[0] == UInt8(ascii: ">") else { throw failure(.singleHyphen, at: p - 2) }
        p += 1
        return
      }
      if CharacterClasses.has(CharacterClasses.suspect, p[0]) { try skipSuspect() } else { p += 1 }
    }
    throw failure(.commentEnd, at: behind)
  }

  /// `<?target …?>` (production 16), after `<?`.
  mutating func skipInstruction() throws(XMLFailure) {
    let name = try name()
    let target = name.bytes
    let isXML = target.count == 3 && zip(target, "xml".utf8).allSatisfy { $0 | 0x20 == $1 }
    guard !isXML, !target.contains(UInt8(ascii: ":")) else { throw failure(.instructionTarget, at: name.start) }
    if eat("?>") { return }
    guard p < end, CharacterClasses.has(CharacterClasses.blank, p[0]) else { throw failure(.instructionEnd, at: p) }
    while p < end {
      if p[0] == UInt8(ascii: "?"), eat("?>") { return }
      if CharacterClasses.has(CharacterClasses.suspect, p[0]) { try skipSuspect() } else { p += 1 }
    }
    throw failure(.instructionEnd, at: behind)
  }
}
