import KVMap

/// Laws for streams. The first byte determines what is read from which kind of stream, the second how it is split.
enum StreamLaws {
  static func check(_ bytes: [UInt8]) throws {
    guard bytes.count >= 2 else { return }
    let document = Array(bytes.dropFirst(2))
    let format: StreamFormat = bytes[0] & 1 == 0 ? .ndjson : .array
    if bytes[0] & 2 == 0 {
      try check(JSONValue.self, format, document, cuts: bytes[1])
    } else {
      try check(Scalars.self, format, document, cuts: bytes[1])
    }
  }

  private static func check<Element: DocumentDecodable & Equatable>(
    _ type: Element.Type, _ format: StreamFormat, _ document: [UInt8], cuts: UInt8
  ) throws {
    let whole = outcomes(IncrementalDecoder<Element>(format), [document[...]])
    let cut = outcomes(IncrementalDecoder<Element>(format), chunks(document, UInt64(cuts)))
    try law(whole == cut, "a stream is read alike however it is cut: \(whole) and \(cut)")
    switch format {
    case .ndjson: try checkLines(whole, document)
    case .array: try checkArray(whole, document)
    }
  }

  private typealias Outcome<Element> = Result<Element, MappingError>

  /// Pieces of 1 to 16 bytes, all of the same length if the number is small.
  private static func chunks(_ document: [UInt8], _ seed: UInt64) -> [ArraySlice<UInt8>] {
    var chunks: [ArraySlice<UInt8>] = []
    var (state, rest) = (seed, document[...])
    while !rest.isEmpty {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = seed < 16 ? Int(seed) + 1 : Int(state >> 60) + 1
      chunks.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return chunks
  }

  private static func outcomes<Element>(
    _ reader: IncrementalDecoder<Element>, _ chunks: [ArraySlice<UInt8>]
  ) -> [Outcome<Element>] {
    var (reader, outcomes) = (reader, [] as [Outcome<Element>])
    func drain() {
      while true {
        do throws(MappingError) {
          guard let element = try reader.next() else { return }
          outcomes.append(.success(element))
        } catch {
          outcomes.append(.failure(error))
        }
      }
    }
    for chunk in chunks {
      reader.append(chunk)
      drain()
    }
    reader.finish()
    drain()
    return outcomes
  }

  /// Each line is a separate document.
  private static func checkLines<Element: DocumentDecodable & Equatable>(
    _ outcomes: [Outcome<Element>], _ document: [UInt8]
  ) throws {
    let text = document.starts(with: [0xEF, 0xBB, 0xBF]) ? document.dropFirst(3) : document[...]
    let blanks = Set(" \t\r".utf8)
    let lines = text.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(blanks.contains) }
    try law(lines.count == outcomes.count, "a stream of \(lines.count) lines has \(outcomes.count) values")
    for (index, (line, outcome)) in zip(lines, outcomes).enumerated() {
      // Behind two blanks nothing looks like another encoding, and a byte order mark is a character like others.
      let single = Outcome { () throws(MappingError) in try Element(json: Array("  ".utf8) + line) }
      if index == 0, try isToldWide(single, outcome, document) { continue }
      switch (single, outcome) {
      case (.success(let one), .success(let other)): try law(one == other, "a line is read alike: \(one) and \(other)")
      case (.failure(let one), .failure(let other)):
        try law(
          one.problems.map(\.kind) == other.problems.map(\.kind), "a line is refused alike: \(one) and \(other)")
      case (.success, .failure), (.failure, .success):
        throw LawIsBroken(description: "a line is read alike: \(single) and \(outcome)")
      }
    }
  }

  /// Text of another encoding is told as that at the beginning of the document and nowhere else, where it is no JSON.
  ///
  /// - Parameter outcome: of the first line.
  private static func isToldWide<Element>(
    _ single: Outcome<Element>, _ outcome: Outcome<Element>, _ document: [UInt8]
  ) throws -> Bool {
    guard case .failure(let one) = single, one.problems.contains(where: { [.syntax, .encoding].contains($0.kind) }),
      let wide = JSONValue.decodeCollectingProblems(json: document).problems.first,
      wide.message.hasPrefix("this is UTF-")
    else { return false }
    guard case .failure(let other) = outcome else {
      throw LawIsBroken(description: "a line that is no UTF-8 is refused: \(one) and \(outcome)")
    }
    try law(other.problems == [wide], "another encoding is told alike: \(wide) and \(other)")
    return true
  }

  /// An array that is read as a whole is what its elements are.
  private static func checkArray<Element: DocumentDecodable & Equatable>(
    _ outcomes: [Outcome<Element>], _ document: [UInt8]
  ) throws {
    let whole = Outcome { () throws(MappingError) in try [Element](json: document) }
    let elements = Outcome { () throws(MappingError) in
      try outcomes.map { (outcome) throws(MappingError) in try outcome.get() }
    }
    switch (whole, elements) {
    case (.success(let one), .success(let other)): try law(one == other, "an array is read alike: \(one) and \(other)")
    // If a document is not an array, or is malformed after an invalid element, they report a different first problem.
    case (.failure, .failure): break
    case (.success, .failure), (.failure, .success):
      throw LawIsBroken(description: "an array is read alike: \(whole) and \(elements)")
    }
  }
}
