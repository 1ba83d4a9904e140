/// Results of looking at parts of the document before they are read: where objects and arrays end, and which cases of
/// unions match.
///
/// A union looks for its discriminator, and if that is not the first key, the values before it are skipped and read
/// afterwards. The skipped part may contain other such unions, and without a cache each level would skip everything
/// below it once more. Therefore the contents of a part that was skipped before are recorded while it is skipped a
/// second time, and are jumped over from then on: every byte is skipped at most three times, however deep unions nest.
struct SkipCache {
  /// The last part that was skipped without recording its contents.
  private var passed: (start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>)?
  /// The ends of objects and arrays of the document, by where they begin.
  private var ends: [UnsafePointer<UInt8>: UnsafePointer<UInt8>] = [:]
  /// The number of skipped bytes, for tests: it remains proportional to the document.
  private(set) var passedBytes = 0
  /// The selected case of each value; `UnionAttempt.none` for none.
  private var choices: [ChoicePlace: Int] = [:]

  func end(of place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? { ends[place] }

  mutating func note(_ place: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) { ends[place] = end }

  func wasSkipped(_ place: UnsafePointer<UInt8>) -> Bool { passed.map { $0.start <= place && place < $0.end } ?? false }

  mutating func notePassed(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) { passed = (start, end) }

  mutating func count(_ bytes: Int) { passedBytes += bytes }

  func choice(at place: ChoicePlace) -> Int? { choices[place] }

  mutating func note(_ number: Int, at place: ChoicePlace) { choices[place] = number }
}

extension JSONReader {
  /// How far a path could be followed.
  enum PathLookup {
    case value, absent
    /// At the end of the path, or on the way.
    case null(isEnd: Bool)
    /// A value that is not the object or array that the path requires.
    case misplaced(Expectation)
  }

  /// Follows a path from the value under the cursor, as far as it exists.
  ///
  /// - Parameter path: The steps in order as the keys of a table; an index of an array is a required key.
  mutating func follow(_ path: KeyTable) throws(CodingFailure) -> PathLookup {
    var offset: Int32 = 0
    for _ in 0..<path.count {
      let step = path.record(at: offset)
      offset &+= step.size
      if cursor.p[0] == 0x6e { return .null(isEnd: false) }
      if step.required == 1 {
        guard cursor.p[0] == 0x5b || dialect.takesSingleForArray else { return .misplaced(.array) }
        guard try moveToElement(step) else { return .absent }
      } else {
        guard cursor.p[0] == 0x7b || enterText() else { return .misplaced(.object) }
        guard try moveToMember(step, isLast: path.duplicates == .last) else { return .absent }
      }
    }
    return cursor.p[0] == 0x6e ? .null(isEnd: true) : .value
  }

  /// Moves to the value of a key; if the key is missing, to the object's closing bracket.
  @inline(__always)
  private mutating func moveToMember(_ step: KeyRecord, isLast: Bool) throws(CodingFailure) -> Bool {
    let object = cursor.p
    try enterContainer()
    // Most objects begin with it.
    let length = step.length
    if cursor.safe != 0, !isLast, cursor.p[0] == 0x22,
      cursor.p.address &+ UInt(truncatingIfNeeded: length) < cursor.safe,
      KeyRecord.stands(at: cursor.p + 1, step.key, length: length, safe: cursor.safe)
    {
      cursor.p += length &+ 2
      try skipColon()
      return true
    }
    return try searchMember(step, isLast: isLast, of: object)
  }

  @inline(never)
  private mutating func searchMember(
    _ step: KeyRecord, isLast: Bool, of object: UnsafePointer<UInt8>
  ) throws(CodingFailure) -> Bool {
    var found: UnsafePointer<UInt8>?
    while cursor.p[0] != 0x7d {
      guard cursor.p[0] == 0x22 else { throw failure(.syntax, .key) }
      let key = try scanString(at: cursor.p)
      cursor.p = key.end + 1
      try skipColon()
      if isKey(key, step) {
        guard isLast else { return true }
        found = cursor.p
      }
      try skipCaching(from: object)
      if cursor.p[0] == 0x2c {
        cursor.p += 1
        cursor.skipBlanks()
      } else if cursor.p[0] != 0x7d {
        throw failure(.syntax, .commaOrBrace)
      }
    }
    guard let found else { return false }
    cursor.p = found
    return true
  }

  mutating func isKey(_ key: ScannedString, _ step: KeyRecord) -> Bool {
    guard key.hasEscapes else { return step.matches(key.start, count: key.count, safe: cursor.safe) }
    return key.withUnescaped { bytes in
      bytes.baseAddress.map { step.matches($0, count: bytes.count, safe: 0) } ?? (step.length == 0)
    }
  }

  /// Moves to an element by the digits of its index; a negative one counts from the end.
  private mutating func moveToElement(_ step: KeyRecord) throws(CodingFailure) -> Bool {
    let digits = String(decoding: UTF8Bytes(start: step.key, count: step.length), as: UTF8.self)
    guard let index = Int(digits) else { return false }
    let array = cursor.p
    var position = index
    if index < 0 {
      let start = mark()
      var count = 0
      if try beginArray() {
        repeat {
          try skipCaching(from: array)
          count += 1
        } while try nextElement()
      }
      rewind(to: start)
      position = count + index
    }
    guard position >= 0, try beginArray() else { return false }
    for _ in 0..<position {
      try skipCaching(from: array)
      guard try nextElement() else { return false }
    }
    return true
  }

  /// Skips a value that will be read or skipped again.
  ///
  /// - Parameter container: The enclosing object or array, which was entered last.
  mutating func skipCaching(from container: UnsafePointer<UInt8>) throws(CodingFailure) {
    // Assembled values and embedded documents do not stay in place.
    guard cursor.p[0] == 0x7b || cursor.p[0] == 0x5b, buffer == 0 else { return try skip() }
    let session = openSession()
    if let end = session.skipCache.end(of: cursor.p) {
      cursor.p = end
      return
    }
    let start = cursor.p
    if session.skipCache.wasSkipped(cursor.p) {
      try skip(noting: session)
    } else {
      try skip()
      session.skipCache.notePassed(from: container, to: cursor.p)
    }
    session.skipCache.count(cursor.p - start)
  }

  /// Same as `skip()`, for an object or array: records the ends of everything in it.
  mutating func skip(noting session: Session) throws(CodingFailure) {
    var open: [UnsafePointer<UInt8>] = []
    repeat {
      let bracket = cursor.p[0]
      if let end = session.skipCache.end(of: cursor.p) {
        cursor.p = end
      } else if bracket == 0x7b || bracket == 0x5b {
        open.append(cursor.p)
        try enterContainer()
        if cursor.p[0] != bracket &+ 2 {
          if bracket == 0x7b { try skipKey() }
          continue
        }
      } else {
        try skip()
      }
      while let container = open.last {
        let isObject = container[0] == 0x7b
        if cursor.p[0] == 0x2c {
          cursor.p += 1
          cursor.skipBlanks()
          if isObject { try skipKey() }
          break
        }
        guard cursor.p[0] == container[0] &+ 2 else {
          throw failure(.syntax, isObject ? .commaOrBrace : .commaOrBracket)
        }
        open.removeLast()
        try leaveContainer()
        session.skipCache.note(container, end: cursor.p)
      }
    } while !open.isEmpty
  }
}
