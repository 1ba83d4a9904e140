extension Reader {
  /// Called by generated code: moves to the value of the first known key of an object.
  ///
  /// Unknown keys before it are skipped, with their values. Returns the key's number, or -1 when the object has
  /// ended.
  @inline(never)
  public mutating func open(_ keys: Keys, _ scan: inout Scan) throws(Failure) -> Int {
    if p[0] != 0x7b { try standOnObject(keys) }
    scan.start = p
    scan.buffer = buffer
    guard depth < depthLimit, 1...128 ~= keys.count else { return try openSlowly(keys, &scan) }
    depth &+= 1
    scan.depth = Int32(truncatingIfNeeded: depth)
    scan.expected = keys.records
    scan.runLimit = Int32(truncatingIfNeeded: min(keys.count, 64))
    let index = expectedKey(behind: p, keys, &scan)
    return index >= 0 ? index : try openedSlowly(keys, &scan)
  }

  /// As `open`, for what is rare: objects too deep, and tables without or with very many keys.
  @inline(never)
  private mutating func openSlowly(_ keys: Keys, _ scan: inout Scan) throws(Failure) -> Int {
    depth &+= 1
    if depth > depthLimit { try checkDepth() }
    scan.depth = Int32(truncatingIfNeeded: depth)
    if keys.count > 0 {
      scan.expected = keys.records
      scan.runLimit = Int32(truncatingIfNeeded: min(keys.count, 64))
    }
    if keys.count > 128 { openWide(keys, &scan) }
    return try openedSlowly(keys, &scan)
  }

  /// The first key is not the one that is expected, or there is none.
  @inline(never)
  private mutating func openedSlowly(_ keys: Keys, _ scan: inout Scan) throws(Failure) -> Int {
    p += 1
    skipBlanks()
    return p[0] == 0x7d ? try close(keys, &scan) : try searchKey(keys, &scan)
  }

  /// Called by generated code, behind a value: moves to the value of the next known key. As `open`.
  @inline(never)
  public mutating func next(_ keys: Keys, _ scan: inout Scan) throws(Failure) -> Int {
    if p[0] == 0x2c {
      let index = expectedKey(behind: p, keys, &scan)
      return index >= 0 ? index : try nextSlowly(keys, &scan)
    }
    guard p[0] == 0x7d else { return try nextBehindFailure(keys, &scan) }
    return try close(keys, &scan)
  }

  @inline(never)
  private mutating func nextSlowly(_ keys: Keys, _ scan: inout Scan) throws(Failure) -> Int {
    p += 1
    skipBlanks()
    return try searchKey(keys, &scan)
  }

  /// As `expectedKey(at:)`, for the key behind a bracket or comma.
  @inline(__always)
  private mutating func expectedKey(
    behind separator: UnsafePointer<UInt8>, _ keys: Keys, _ scan: inout Scan
  ) -> Int {
    let key = separator + 1
    return expectedKey(at: key[0] == 0x22 ? key : blanksEnd(from: key), keys, &scan)
  }

  /// The key behind the last one that matched, if that is what stands here: no hash, no search for its end. Moves to
  /// its value; -1, without moving, for all that is unusual.
  @inline(__always)
  private mutating func expectedKey(at key: UnsafePointer<UInt8>, _ keys: Keys, _ scan: inout Scan) -> Int {
    // Sixteen bytes behind the quotation mark can be loaded.
    guard key.address < safe, key[0] == 0x22, let record = scan.expected else { return -1 }
    let header = record.word
    // Long keys are left to the search.
    guard header & KeyRecord.long == 0 else { return -1 }
    let length = Int(truncatingIfNeeded: header & 0x7f)
    guard KeyRecord.stands(at: key + 1, record + 8, length: length, safe: safe) else { return -1 }
    var value = key + (length &+ 2)
    if value[0] != 0x3a {
      guard value[0] == 0x20, value[1] == 0x3a else { return -1 }
      value += 1
    }
    value += 1
    if value[0] == 0x20 { value += 1 }
    guard value[0] > 0x20 else { return -1 }
    // Those beyond the first 64 are in no run, so the number is the first byte of its three.
    let index = Int(record[3])
    scan.required &+= Int32(record[6])
    scan.expected = index &+ 1 < Int(scan.runLimit) ? record + Int(KeyRecord.size(length: length)) : nil
    p = value
    return index
  }

  /// Looks the key under the cursor up; skips it and those behind it as long as they are unknown.
  @inline(never)
  private mutating func searchKey(_ keys: Keys, _ scan: inout Scan) throws(Failure) -> Int {
    while true {
      guard p[0] == 0x22 else { throw failure(.syntax, .key) }
      if isUnknown(at: p, scan), let next = skipMembers(from: p, keys, &scan) {
        p = next
        if p[0] == 0x7d { return try close(keys, &scan) }
        let index = expectedKey(at: p, keys, &scan)
        if index >= 0 { return index }
      }
      let place = p
      let key = try scanString(at: place)
      p = key.end + 1
      try colon()
      if let offset = find(key, in: keys) {
        let record = keys.record(at: offset)
        if try accept(record, at: place, keys, &scan) { return record.index }
        try skip()
      } else if let next = skipMembers(from: place, keys, &scan) {
        p = next
        if p[0] == 0x7d { return try close(keys, &scan) }
        let index = expectedKey(at: p, keys, &scan)
        if index >= 0 { return index }
        continue
      } else {
        try skipUnknown(key, at: place, keys, &scan)
      }
      if p[0] == 0x2c {
        p += 1
        skipBlanks()
        let index = expectedKey(at: p, keys, &scan)
        if index >= 0 { return index }
        continue
      }
      guard p[0] == 0x7d else { throw failure(.syntax, .commaOrBrace) }
      return try close(keys, &scan)
    }
  }

  /// Whether no known key begins as the one does that stands here. False also where that is not known yet.
  @inline(__always)
  private mutating func isUnknown(at key: UnsafePointer<UInt8>, _ scan: Scan) -> Bool {
    scan.beginnings != 0 && key.address <= safe && !Kernels.mayBeKnown(key + 1, beginnings: scan.beginnings)
  }

  /// The next place from the unknown key at `place` on where a key may be known, or the brace that closes the object; `nil`
  /// where no kernel can say it, or where something is to be done for an unknown key.
  @inline(__always)
  private mutating func skipMembers(
    from place: UnsafePointer<UInt8>, _ keys: Keys, _ scan: inout Scan
  ) -> UnsafePointer<UInt8>? {
    guard safe != 0, failedKernels < Reader.failedKernelsLimit, keys.unknown == .ignore, payloads.isEmpty,
      keys.count <= Reader.mostKeysToSkipBy
    else { return nil }
    if scan.beginnings == 0 { scan.beginnings = Kernels.beginnings(of: keys) }
    let levels = depthLimit &- depth &+ 1
    guard let next = Kernels.skipMembers(from: place, to: end, levels: levels, keys, beginnings: scan.beginnings) else {
      failedKernels &+= 1
      return nil
    }
    return next[-1] == 0x7d ? next - 1 : next
  }

  /// The kernel looks at each of the keys when it finds one that begins as they do.
  private static var mostKeysToSkipBy: Int { 64 }

  @inline(__always)
  private mutating func find(_ key: ScannedString, in keys: Keys) -> Int32? {
    if key.hasEscapes { return findUnescaped(key, in: keys) }
    return keys.find(key.start, count: key.count, safe: safe)
  }

  @inline(never)
  private mutating func findUnescaped(_ key: ScannedString, in keys: Keys) -> Int32? {
    Reader.withUnescaped(key) { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return keys.find(start, count: bytes.count, safe: 0)
    }
  }

  /// Notes that a key was there. False when its value is to be skipped, because the key stands twice.
  private mutating func accept(
    _ record: KeyRecord, at place: UnsafePointer<UInt8>, _ keys: Keys, _ scan: inout Scan
  ) throws(Failure) -> Bool {
    let index = record.index
    endRun(&scan)
    if let trace {
      trace.enter(keys, rule: index, depth: depth)
      scan.value = p
      scan.frame = frame
    }
    if isSeen(index, scan) {
      switch keys.duplicates {
      case .first: return false
      case .last: return true
      case .error:
        let failure = failure(.duplicateKey, .nothing, at: place)
        guard collects(failure) else { throw failure }
        return false
      }
    }
    setSeen(index, &scan)
    scan.required &+= record.required
    beginRun(behind: record, keys, &scan)
    return true
  }

  @inline(__always)
  private mutating func skipUnknown(
    _ key: ScannedString, at place: UnsafePointer<UInt8>, _ keys: Keys, _ scan: inout Scan
  ) throws(Failure) {
    // No rule reads what stands here, so none is to blame for it.
    trace?.leave(depth: depth)
    switch keys.unknown {
    case .ignore:
      if !payloads.isEmpty { try checkDiscriminator(key, at: place, of: scan) }
      try skip()
    case .warn, .error:
      try reportUnknown(key, at: place, keys, scan)
      try skip()
    case .rest: try collect(key, &scan)
    }
  }

  @inline(never)
  private mutating func reportUnknown(
    _ key: ScannedString, at place: UnsafePointer<UInt8>, _ keys: Keys, _ scan: Scan
  ) throws(Failure) {
    // A gathered object has keys of the gather only, and a discriminator is read for the union around (A121).
    guard gathered?.isPutTogether(scan) != true, !isEmptyElementText(key),
      !(try checkDiscriminator(key, at: place, of: scan))
    else { return }
    trace?.subject = Trace.Subject(keys: keys, rule: nil)
    let failure = failure(.unknownKey, .nothing, at: place)
    switch keys.unknown {
    case .ignore, .rest: break
    case .warn:
      notes &+= 1
      note(failure)
    case .error:
      guard collects(failure) else { throw failure }
    }
  }

  /// Moves over the closing bracket, if no required key is missing.
  @inline(never)
  private mutating func close(_ keys: Keys, _ scan: inout Scan) throws(Failure) -> Int {
    if Int(scan.required) < keys.required && !scan.updating { try reportMissing(keys, &scan) }
    if scan.wideSeen >= 0 { closeWide(scan) }
    try leaveContainer()
    return -1
  }

  /// Fails at the first required key that was not there; while collecting, records all of them.
  @inline(never)
  private mutating func reportMissing(_ keys: Keys, _ scan: inout Scan) throws(Failure) {
    endRun(&scan)
    for record in keys.allRecords where record.required == 1 && !isSeen(record.index, scan) {
      try missing(keys, rule: record.index, scan)
    }
  }

  /// There is no object here, unless it is a text that is read as one.
  @inline(never)
  private mutating func standOnObject(_ keys: Keys) throws(Failure) {
    if enterText() { return }
    let failure = mismatch(.object)
    // The rule is the one that led here; the root of the document has only the declaration.
    if let trace, !trace.hasRule(at: depth) { trace.subject = Trace.Subject(keys: keys, rule: nil) }
    throw failure
  }

  // MARK: Keys that were there

  /// Notes the keys of the run as seen.
  private mutating func endRun(_ scan: inout Scan) {
    let end = scan.expected.map { Int32(truncatingIfNeeded: KeyRecord(start: $0).index) } ?? scan.runLimit
    let count = end &- scan.runStart
    guard count > 0 else { return }
    // At most 64 keys; a shift by all bits of a word leaves it as it is.
    let bits = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count)
    scan.seen |= bits &<< UInt64(truncatingIfNeeded: scan.runStart)
    scan.runStart = end
  }

  /// What is expected behind a key that was searched for: the next one of the table, and behind the last one the first.
  private mutating func beginRun(behind record: KeyRecord, _ keys: Keys, _ scan: inout Scan) {
    let isLast = record.index &+ 1 >= keys.count
    let first = isLast ? 0 : record.index &+ 1
    let seen = first < 64 ? scan.seen &>> UInt64(truncatingIfNeeded: first) : 0
    let limit = seen == 0 ? min(keys.count, 64) : first &+ seen.trailingZeroBitCount
    scan.runStart = Int32(truncatingIfNeeded: first)
    scan.runLimit = Int32(truncatingIfNeeded: max(first, limit))
    guard first < limit else {
      scan.expected = nil
      return
    }
    scan.expected = isLast ? keys.records : record.start + Int(record.size)
  }

  private mutating func openWide(_ keys: Keys, _ scan: inout Scan) {
    scan.wideSeen = Int32(truncatingIfNeeded: wideSeen.count)
    wideSeen.append(contentsOf: repeatElement(0, count: (keys.count &- 65) &>> 6))
  }

  @inline(never)
  private mutating func closeWide(_ scan: Scan) {
    wideSeen.removeLast(max(wideSeen.count &- Int(scan.wideSeen), 0))
  }

  private mutating func isSeen(_ index: Int, _ scan: Scan) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
    if index < 64 { return scan.seen & bit != 0 }
    if index < 128 { return scan.seenHigh & bit != 0 }
    let word = Int(scan.wideSeen) &+ (index &>> 6) &- 2
    return wideSeen.indices.contains(word) && wideSeen[word] & bit != 0
  }

  private mutating func setSeen(_ index: Int, _ scan: inout Scan) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
    if index < 64 {
      scan.seen |= bit
    } else if index < 128 {
      scan.seenHigh |= bit
    } else {
      let word = Int(scan.wideSeen) &+ (index &>> 6) &- 2
      if wideSeen.indices.contains(word) { wideSeen[word] |= bit }
    }
  }
}
