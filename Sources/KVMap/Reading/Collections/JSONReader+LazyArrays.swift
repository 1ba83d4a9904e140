extension JSONReader {
  /// An array whose elements are validated now and mapped on access.
  ///
  /// - Parameters:
  ///   - keys: The table of the mapping that has the array, for problems.
  ///   - rule: The rule of that table that reads the array.
  ///   - read: Maps the value under the cursor.
  /// - Complexity: Linear in the length of the array's text; the first lazy array of a document copies the document,
  ///   for all of its lazy arrays.
  @_spi(Generated) public mutating func lazyArray<Mapped>(
    _ keys: KeyTable, rule: Int, _ read: @escaping @Sendable (inout JSONReader) throws(CodingFailure) -> Mapped
  ) throws(CodingFailure) -> LazyDecodedArray<Mapped> {
    try lazyArray(rule: (keys, rule), read)
  }

  mutating func lazyArray<Mapped>(
    rule: (keys: KeyTable, number: Int)?, _ read: @escaping (inout JSONReader) throws(CodingFailure) -> Mapped
  ) throws(CodingFailure) -> LazyDecodedArray<Mapped> {
    let open = cursor.p
    guard try beginArray() else { return LazyDecodedArray([]) }
    let depth = depth
    var elements: [Int] = []
    var last = cursor.p
    repeat {
      elements.append(cursor.p - open)
      try skip()
      // A single value may be the document itself.
      last = cursor.p == JSONCursor.endSentinel ? end : cursor.p
    } while try nextElement()
    let source = source(UTF8Bytes(start: open, count: last + 1 - open), elements, depth: depth, rule: rule)
    return LazyDecodedArray(source, read)
  }

  /// - Parameter array: From bracket to bracket.
  private mutating func source(
    _ array: UTF8Bytes, _ elements: [Int], depth: Int, rule: (keys: KeyTable, number: Int)?
  ) -> LazyArraySource {
    let document = documentCopy()
    let offset = array.baseAddress.map { self.offset(of: $0) } ?? 0
    // While a failure is diagnosed, it is negative in the text of a string; nobody reads the array then.
    let inDocument = document.bytes.dropFirst(max(offset, 0)).prefix(array.count)
    // Values of a gathered object are also in the document, byte for byte; those in the text of a string are not.
    if buffer == 0 || inDocument.elementsEqual(array) {
      return LazyArraySource(
        document: document, start: offset, elements: elements, depth: depth, depthLimit: documentDepthLimit, rule: rule,
        text: nil, notation: dialect.form)
    }
    let place = LazyArraySource.TextPlace(document: document, offset: offset)
    let copy = DocumentCopy(
      ByteRange(start: array.baseAddress ?? start, end: (array.baseAddress ?? start) + array.count), origin: 0)
    return LazyArraySource(
      document: copy, start: 0, elements: elements, depth: 1, depthLimit: documentDepthLimit, rule: rule, text: place,
      notation: dialect.form)
  }

  private mutating func documentCopy() -> DocumentCopy {
    let session = openSession()
    if let copy = session.documentCopy { return copy }
    let made = DocumentCopy(
      session.gathered.document, origin: origin, source: dialect.source?.copied())
    session.documentCopy = made
    return made
  }
}

extension JSONWriter {
  /// An array whose elements are mapped on access. Mapped elements are written by `write`; the others as they are in
  /// their document, without white space, if it means the same in the one that is written. Otherwise they are mapped
  /// for this.
  ///
  /// - Throws: The error of `write`; `CodingFailure` of the kind `mismatch` for an element that cannot be mapped.
  @_spi(Generated) public mutating func lazyArray<Mapped>(
    _ array: LazyDecodedArray<Mapped>, _ write: (inout JSONWriter, Mapped) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    beginArray()
    let isCopied = array.notation.map(notation.hasSameTexts) ?? true
    for index in array.indices {
      if let element = array.mappedElement(at: index) {
        try write(&self, element)
      } else if isCopied {
        array.withBytes(of: index) { compacted($0) }
      } else {
        try write(&self, try lazyElement(array.uncachedElement(at: index)))
      }
    }
    endArray()
  }

  private mutating func lazyElement<Mapped>(
    _ element: Result<Mapped, MappingError>
  ) throws(CodingFailure) -> Mapped {
    switch element {
    case .success(let value): return value
    case .failure(let error):
      let reason = error.problems.first.map { $0.path.isEmpty ? $0.message : "\($0.path): \($0.message)" }
      throw failure(
        .mismatch, expected: "an element that can be mapped for another format",
        found: "one that cannot: \(reason ?? "")")
    }
  }

  /// Valid JSON without its white space, followed by a comma.
  private mutating func compacted(_ json: UTF8Bytes) {
    var position = 0
    var start = 0
    while position < json.count {
      switch json[position] {
      case UInt8(ascii: "\""): position = OutputScan.endOfString(json, at: position)
      case 0x20, 0x0a, 0x0d, 0x09:
        append(UTF8Bytes(rebasing: json[start..<position]))
        position += 1
        start = position
      default: position += 1
      }
    }
    append(UTF8Bytes(rebasing: json[start...]))
    append(UInt8(ascii: ","))
  }
}
