@_spi(Generated) package import KVMap

/// Writes the intermediate form as a form: pairs in the order of the members, `a[b]` for members of an object, `a[]`
/// for the elements of an array. Blanks are `%20`, and every byte but letters, digits and `-._~` is `%XX` (the WHATWG
/// standard writes `+` for blanks, which is also read.)
///
/// The output reads back as the same value. Therefore an array whose elements `[]` could not keep apart has positions
/// instead: `a[0][x]=1&a[1][y]=2`. An empty object is written as the empty text, an empty array as `a[]`, null as the
/// name alone.
package struct FormWriter: ~Copyable {
  private var scanner: IntermediateScanner
  private var output: DocumentOutput
  /// The encoded name of the current value.
  private var name = DocumentOutput(capacity: 128)
  private var brackets = 0

  private init(_ notation: UTF8Bytes) {
    scanner = IntermediateScanner(notation)
    output = DocumentOutput(capacity: notation.count)
  }

  /// Writes a form.
  ///
  /// - Parameter notation: JSON that `JSONWriter` has written.
  /// - Throws: A failure for anything that a form cannot represent: a document that is not an object, a key with
  ///   brackets, a nested key that is empty or a number, null under the empty key, more than 32 levels or 10,001
  ///   elements with positions.
  /// - Complexity: Linear, times at most 32 for nested arrays.
  package static func write(_ notation: UTF8Bytes) throws(IntermediateWritingFailure) -> [UInt8] {
    var writer = FormWriter(notation)
    guard case .openObject = writer.scanner.next() else {
      throw IntermediateWritingFailure(
        .mismatch, at: 0, expected: "an object, which forms are made of", found: "another value")
    }
    try writer.members()
    return writer.output.bytes
  }

  // MARK: - Values

  /// The members of the open object, and its bracket.
  private mutating func members() throws(IntermediateWritingFailure) {
    while case .key(let raw) = scanner.next() {
      let length = name.count
      try append(key: raw)
      if brackets == 0, name.count == 0 { try refuseNull() }
      brackets += 1
      try value(scanner.next())
      brackets -= 1
      name.truncate(to: length)
    }
  }

  private mutating func value(_ part: IntermediateScanner.Part) throws(IntermediateWritingFailure) {
    switch part {
    case .openObject:
      if scanner.isAtClosingBracket {
        _ = scanner.next()
        return beginPair()
      }
      try checkDepth()
      try members()
    case .openArray:
      try checkDepth()
      if scanner.isAtClosingBracket {
        _ = scanner.next()
        begin()
        output.append("[]")
      } else if FormArray.isPlain(scanner) {
        try elements(withPositions: false)
      } else {
        try elements(withPositions: true)
      }
    case .string(let raw):
      beginPair()
      scanner.withText(raw) { FormEncoding.append($0, to: &output) }
    case .number(let digits):
      beginPair()
      FormEncoding.append(digits, to: &output)
    case .bool(let value):
      beginPair()
      output.append(value ? "true" : "false")
    case .null: begin()
    case .token:
      throw IntermediateWritingFailure(
        .mismatch, at: scanner.offset, expected: "a value of a form", found: "another value")
    // The writer closes every container that it opens, and a value follows each key.
    case .closeObject, .closeArray, .key, .end: break
    }
  }

  /// The elements of the open array, and its bracket.
  private mutating func elements(withPositions: Bool) throws(IntermediateWritingFailure) {
    let length = name.count
    var index = 0
    while true {
      let part = scanner.next()
      if case .closeArray = part { break }
      if case .end = part { break }
      if withPositions, index > FormName.greatestIndex {
        throw IntermediateWritingFailure(
          .range, at: scanner.offset, expected: "at most \(FormName.greatestIndex + 1) elements with positions",
          found: "one more")
      }
      name.append(UInt8(ascii: "["))
      if withPositions { name.append(Array(String(index).utf8)) }
      name.append(UInt8(ascii: "]"))
      brackets += 1
      try value(part)
      brackets -= 1
      name.truncate(to: length)
      index += 1
    }
  }

  private func checkDepth() throws(IntermediateWritingFailure) {
    // The first name has no brackets.
    guard brackets <= FormName.depthLimit else {
      throw IntermediateWritingFailure(
        .depth, at: scanner.offset, expected: "at most \(FormName.depthLimit) pairs of brackets", found: "one more")
    }
  }

  // MARK: - Names

  private mutating func append(key raw: UTF8Bytes) throws(IntermediateWritingFailure) {
    let offset = scanner.offset
    let isInside = brackets > 0
    if isInside { name.append(UInt8(ascii: "[")) }
    let found: String? = scanner.withText(raw) { key in
      let isTaken = isInside && (key.isEmpty || FormName.index(key) != nil)
      guard !isTaken, !key.contains(UInt8(ascii: "[")), !key.contains(UInt8(ascii: "]")) else { return key.quotedText }
      FormEncoding.append(key, to: &name)
      return nil
    }
    if let found {
      let expected = isInside ? "a key that is neither empty nor a number, without brackets" : "a key without brackets"
      throw IntermediateWritingFailure(.mismatch, at: offset, expected: expected, found: "the key \(found)")
    }
    if isInside { name.append(UInt8(ascii: "]")) }
  }

  /// Refuses null under an empty name, which would be an empty pair.
  private func refuseNull() throws(IntermediateWritingFailure) {
    var copy = scanner
    if case .null = copy.next() {
      throw IntermediateWritingFailure(.null, at: copy.offset, expected: "a value under the empty key", found: "null")
    }
  }

  /// Begins a pair with its name.
  private mutating func begin() {
    if output.count > 0 { output.append(UInt8(ascii: "&")) }
    output.append(name)
  }

  private mutating func beginPair() {
    begin()
    output.append(UInt8(ascii: "="))
  }
}
