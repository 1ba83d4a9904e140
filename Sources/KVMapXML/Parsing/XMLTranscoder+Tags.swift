import KVMap

/// Start tags, end tags and attributes.
extension XMLTranscoder {
  /// `<name a="b">` or `<name a="b"/>` (productions 40 and 44), behind `<`.
  mutating func parseStartTag() throws(XMLFailure) {
    let tag = p
    let name = try parseName()
    guard frames.count < depthLimit else { throw failure(.depth, at: tag - 1) }
    tagCount += 1
    attributes.removeAll(keepingCapacity: true)
    let outerScratch = scratch.count
    let outerBindings = namespaces.count
    while true {
      guard p < end else { throw failure(.tagEnd, at: behind) }
      if p[0] == UInt8(ascii: ">") {
        p += 1
        try open(name, tag, outerScratch, outerBindings)
        return
      }
      if p[0] == UInt8(ascii: "/") {
        p += 1
        guard p < end, p[0] == UInt8(ascii: ">") else { throw failure(.emptyTagEnd, at: p) }
        p += 1
        try open(name, tag, outerScratch, outerBindings)
        close()
        return
      }
      guard classes.has(CharacterClasses.blank, p[0]) else { throw failure(.tagEnd, at: p) }
      skipBlanks()
      guard p < end else { throw failure(.tagEnd, at: behind) }
      if p[0] != UInt8(ascii: ">"), p[0] != UInt8(ascii: "/") { try parseAttribute() }
    }
  }

  /// `name="value"` (production 41).
  private mutating func parseAttribute() throws(XMLFailure) {
    let name = try parseName()
    skipBlanks()
    guard p < end, p[0] == UInt8(ascii: "=") else { throw failure(.equals, at: p < end ? p : behind) }
    p += 1
    skipBlanks()
    guard p < end, p[0] == UInt8(ascii: "\"") || p[0] == UInt8(ascii: "'") else {
      throw failure(.quote, at: p < end ? p : behind)
    }
    let quote = p[0]
    p += 1
    var attribute = Attribute(
      name: name.start, nameLength: name.length, prefixLength: try prefixLength(name.start, name.length), value: p,
      valueLength: 0)
    while p < end, !classes.has(CharacterClasses.attributeStop, p[0]) { p += 1 }
    if p < end, p[0] == quote {
      attribute.valueLength = p - attribute.value
    } else {
      p = attribute.value
      try parseLongValue(quote, &attribute)
    }
    p += 1
    if attribute.prefixLength == 5, Bytes.areEqual(name.start, ("xmlns" as StaticString).utf8Start, 5) {
      return try declare(attribute)
    }
    if attribute.prefixLength == 0, name.length == 5,
      Bytes.areEqual(name.start, ("xmlns" as StaticString).utf8Start, 5)
    {
      return try declare(attribute)
    }
    attributes.append(attribute)
  }

  /// A value in which something else stands than plain text; up to its closing quotation mark. What is normalised goes
  /// to `scratch` (3.3.3: each blank character is a blank, a line end is one).
  private mutating func parseLongValue(_ quote: UInt8, _ attribute: inout Attribute) throws(XMLFailure) {
    let begin = scratch.count
    var isPlain = true
    var first = p
    while true {
      while p < end, !classes.has(CharacterClasses.attributeStop, p[0]) { p += 1 }
      guard p < end else { throw failure(.attributeEnd, at: behind) }
      let byte = p[0]
      if byte == quote { break }
      switch byte {
      case UInt8(ascii: "<"): throw failure(.noLessThan, at: p)
      case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): p += 1
      case UInt8(ascii: "&"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        isPlain = false
        scratch.append(contentsOf: UTF8Bytes(start: first, count: p - first))
        if byte == UInt8(ascii: "&") {
          try parseReference()
        } else {
          p += 1
          if byte == UInt8(ascii: "\r"), p < end, p[0] == UInt8(ascii: "\n") { p += 1 }
          scratch.append(UInt8(ascii: " "))
        }
        first = p
      default: try skipSuspect()
      }
    }
    if isPlain {
      attribute.valueLength = p - attribute.value
    } else {
      scratch.append(contentsOf: UTF8Bytes(start: first, count: p - first))
      attribute.scratch = begin
      attribute.valueLength = scratch.count - begin
    }
  }

  /// What an attribute says. `body` must not change `scratch`.
  func withValue<Result>(of attribute: Attribute, _ body: (UTF8Bytes) -> Result) -> Result {
    guard attribute.scratch >= 0 else { return body(UTF8Bytes(start: attribute.value, count: attribute.valueLength)) }
    return scratch.withUnsafeBufferPointer { scratch in
      let start = min(attribute.scratch, scratch.count)
      let end = min(start + attribute.valueLength, scratch.count)
      return body(UTF8Bytes(rebasing: scratch[start..<end]))
    }
  }

  /// `</name>` (production 42), behind `</`.
  mutating func parseEndTag() throws(XMLFailure) {
    let frame = frames.count - 1
    let length = frames[frame].nameLength
    guard end - p > length, Bytes.areEqual(p, frames[frame].name, length),
      !classes.has(CharacterClasses.name, p[length]), p[length] < 0x80
    else { throw failure(.matchingEndTag, at: p - 2) }
    p += length
    if p[0] != UInt8(ascii: ">") { skipBlanks() }
    guard p < end, p[0] == UInt8(ascii: ">") else { throw failure(.endTagEnd, at: p < end ? p : behind) }
    p += 1
    close()
  }

  // MARK: - Elements

  /// The start tag has ended: namespaces are known, and where the element belongs.
  @inline(__always)
  private mutating func open(
    _ name: (start: UnsafePointer<UInt8>, length: Int), _ tag: UnsafePointer<UInt8>, _ outerScratch: Int,
    _ outerBindings: Int
  ) throws(XMLFailure) {
    let prefix = try prefixLength(name.start, name.length)
    let key = try elementKey(name.start, name.length, prefix: prefix)
    if !attributes.isEmpty { try checkAttributes() }
    beginChild(key.start, key.length, tag - 1)
    var frame = Frame(
      name: name.start, nameLength: name.length, firstRun: runs.count, outerScratch: outerScratch,
      outerBindings: outerBindings)
    if !attributes.isEmpty {
      frame.isObject = true
      output.append(UInt8(ascii: "{"))
      for index in attributes.indices { try write(attributes[index]) }
    }
    // The values of attributes are written; the element's text may begin where they stood.
    if scratch.count > outerScratch { scratch.removeLast(scratch.count - outerScratch) }
    frames.append(frame)
  }

  private mutating func write(_ attribute: Attribute) throws(XMLFailure) {
    let key = try attributeKey(attribute)
    if output.last != UInt8(ascii: "{") { output.append(UInt8(ascii: ",")) }
    note(attribute.name)
    output.key(key.start, count: key.length, isAttribute: true)
    note(attribute.value)
    guard attribute.scratch >= 0 else {
      return output.string(UTF8Bytes(start: attribute.value, count: attribute.valueLength))
    }
    writeScratch(attribute.scratch, attribute.valueLength)
  }

  /// Writes a part of `scratch` as a string.
  mutating func writeScratch(_ start: Int, _ length: Int) {
    // Taken out for the call, because the output and what is written are parts of one value.
    var taken: [UInt8] = []
    swap(&taken, &scratch)
    taken.withUnsafeBufferPointer { bytes in
      let end = min(start + length, bytes.count)
      output.string(UTF8Bytes(rebasing: bytes[min(start, end)..<end]))
    }
    swap(&taken, &scratch)
  }
}
