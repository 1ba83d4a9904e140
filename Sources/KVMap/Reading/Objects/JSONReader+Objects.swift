extension JSONReader {
  /// Moves to the value of the first known key of an object.
  /// Unknown keys before it are skipped, with their values. Returns the key's number, or -1 when the object has ended.
  @inline(never)
  @_spi(Generated)
  public mutating func beginObject(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) -> Int {
    let brace = cursor.p
    guard brace[0] == 0x7b, depth < cursor.depthLimit else { return try openSlowly(keys, &scan) }
    depth &+= 1
    begin(keys, &scan)
    // No calls but the last one, and only the scan as its argument: so few registers are needed that none is saved.
    guard let key = keyPlace(behind: brace) else { return try openedBehindBlanks(&scan) }
    let index = expectedKey(at: key, &scan)
    return index >= 0 ? index : try openedSlowly(&scan)
  }

  @inline(__always)
  mutating func begin(_ keys: KeyTable, _ scan: inout ObjectState) {
    scan.keys = keys
    scan.start = cursor.p
    scan.buffer = buffer
    scan.depth = Int32(truncatingIfNeeded: depth)
    scan.expected = keys.records
    scan.runLimit = 64
    scan.missing = Int32(truncatingIfNeeded: keys.required)
  }

  /// Same as `beginObject`, for rare cases: texts that are read as objects, and objects that are too deep.
  @inline(never)
  private mutating func openSlowly(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) -> Int {
    if cursor.p[0] != 0x7b { try standOnObject(keys) }
    depth &+= 1
    if depth > cursor.depthLimit { throw failure(.depth, .nothing) }
    begin(keys, &scan)
    return try openedBehindBlanks(&scan)
  }

  /// The blanks before the first key are not those that `keyPlace` skips.
  @inline(never)
  private mutating func openedBehindBlanks(_ scan: inout ObjectState) throws(CodingFailure) -> Int {
    guard let keys = scan.keys else { return -1 }
    cursor.p += 1
    cursor.skipBlanks()
    if cursor.p[0] == 0x7d { return try close(keys, &scan) }
    return try expectedOrOther(keys, &scan)
  }

  /// The first key is not the expected one, or there is none.
  @inline(never)
  mutating func openedSlowly(_ scan: inout ObjectState) throws(CodingFailure) -> Int {
    guard let keys = scan.keys else { return -1 }
    cursor.p += 1
    cursor.skipBlanks()
    return cursor.p[0] == 0x7d ? try close(keys, &scan) : try longOrOther(keys, &scan)
  }

  /// After a value: moves to the value of the next known key. Otherwise the same as `beginObject`, which got the keys.
  @inlinable
  @inline(__always)
  @_spi(Generated)
  public mutating func nextKey(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) -> Int {
    try nextKey(&scan)
  }

  /// Same as `nextKey(_:_:)`, with the keys that `beginObject` stored: callers do not load them.
  @inline(never)
  @_spi(Generated)
  public mutating func nextKey(_ scan: inout ObjectState) throws(CodingFailure) -> Int {
    let separator = cursor.p
    if separator[0] == 0x2c {
      guard let key = keyPlace(behind: separator) else { return try nextBehindBlanks(&scan) }
      let index = expectedKey(at: key, &scan)
      return index >= 0 ? index : try nextSlowly(&scan)
    }
    guard separator[0] == 0x7d else { return try nextBehindFailure(&scan) }
    guard scan.missing <= 0, scan.wideSeen == 0, separator.address < cursor.safe else { return try closeSlowly(&scan) }
    depth &-= 1
    if separator[1] > 0x20 {
      cursor.p = separator + 1
      return -1
    }
    guard let next = cursor.indentationEnd(from: separator + 1), next[0] > 0x20 else { return try closedBehindBlanks() }
    cursor.p = next
    return -1
  }

  /// The blanks after the brace are not a line end and spaces.
  @inline(never)
  private mutating func closedBehindBlanks() throws(CodingFailure) -> Int {
    cursor.p += 1
    cursor.skipBlanks()
    return -1
  }

  /// The blanks after the comma are not those that `keyPlace` skips.
  @inline(never)
  private mutating func nextBehindBlanks(_ scan: inout ObjectState) throws(CodingFailure) -> Int {
    guard let keys = scan.keys else { return -1 }
    cursor.p += 1
    cursor.skipBlanks()
    return try expectedOrOther(keys, &scan)
  }

  /// The key under the cursor, or the next known one.
  @inline(__always)
  private mutating func expectedOrOther(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) -> Int {
    let index = cursor.p[0] == 0x22 ? expectedKey(at: cursor.p, &scan) : -1
    return index >= 0 ? index : try longOrOther(keys, &scan)
  }

  /// The next key is not the expected one.
  @inline(never)
  mutating func nextSlowly(_ scan: inout ObjectState) throws(CodingFailure) -> Int {
    guard let keys = scan.keys else { return -1 }
    cursor.p += 1
    cursor.skipBlanks()
    return try longOrOther(keys, &scan)
  }

  @inline(__always)
  private mutating func longOrOther(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) -> Int {
    if let record = scan.expected, record[0] >= KeyRecord.shortLength {
      let index = expectedLongKey(at: cursor.p, &scan)
      if index >= 0 { return index }
    }
    return try searchKey(keys, &scan)
  }

  @inline(never)
  private mutating func closeSlowly(_ scan: inout ObjectState) throws(CodingFailure) -> Int {
    guard let keys = scan.keys else { return -1 }
    return try close(keys, &scan)
  }

  /// Skips the key under the cursor and the following ones while certainly unknown; usually the expected key is next.
  @inline(never)
  private mutating func searchKey(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) -> Int {
    let known = keyOutOfOrder(keys, &scan)
    if known >= 0 { return known }
    guard known == JSONReader.unknownKey || cursor.p[0] == 0x22 && isUnknown(at: cursor.p, scan) else {
      return try lookUpKey(keys, &scan, slow: nil)
    }
    guard let next = skipMembers(from: cursor.p, keys, &scan) else { return try lookUpKey(keys, &scan, slow: cursor.p) }
    cursor.p = next
    if cursor.p[0] == 0x7d { return try close(keys, &scan) }
    let index = expectedKey(at: cursor.p, &scan)
    return index >= 0 ? index : try lookUpKey(keys, &scan, slow: nil)
  }

  /// Looks up the key under the cursor; skips it and the following ones as long as they are unknown.
  /// - Parameter slow: A key that the kernel has already failed to skip.
  @inline(never)
  private mutating func lookUpKey(
    _ keys: KeyTable, _ scan: inout ObjectState, slow: UnsafePointer<UInt8>?
  ) throws(CodingFailure) -> Int {
    while true {
      guard cursor.p[0] == 0x22 else { throw failure(.syntax, .key) }
      let place = cursor.p
      let key = try scanString(at: place)
      cursor.p = key.end + 1
      try skipColon()
      if let offset = find(key, in: keys) {
        let record = keys.record(at: offset)
        if try accept(record, at: place, keys, &scan) { return record.index }
        try skip()
      } else if place != slow, let next = skipMembers(from: place, keys, &scan) {
        cursor.p = next
        if cursor.p[0] == 0x7d { return try close(keys, &scan) }
        let index = expectedKey(at: cursor.p, &scan)
        if index >= 0 { return index }
        continue
      } else {
        try skipUnknown(key, at: place, keys, &scan)
      }
      if cursor.p[0] == 0x2c {
        cursor.p += 1
        cursor.skipBlanks()
        guard cursor.p[0] == 0x22 else { continue }
        let index = expectedKey(at: cursor.p, &scan)
        if index >= 0 { return index }
        continue
      }
      guard cursor.p[0] == 0x7d else { throw failure(.syntax, .commaOrBrace) }
      return try close(keys, &scan)
    }
  }

  /// Whether the key at this position is certainly unknown. Also false if that cannot be determined, in particular
  /// before the first unknown key of an object was encountered.
  @inline(__always)
  private mutating func isUnknown(at key: UnsafePointer<UInt8>, _ scan: ObjectState) -> Bool {
    // If all keys are known but in another order, their outlines are never computed.
    guard scan.outlines != 0, key.address < cursor.safe else { return false }
    return Kernels.isUnknown(key + 1, outlines: scan.outlines)
  }

  /// The next position after the unknown key at `place` where a key may be known, or the brace that closes the object;
  /// `nil` if no kernel can determine it, or if unknown keys need handling.
  @inline(__always)
  private mutating func skipMembers(
    from place: UnsafePointer<UInt8>, _ keys: KeyTable, _ scan: inout ObjectState
  ) -> UnsafePointer<UInt8>? {
    guard cursor.triesKernels, keys.unknown == .ignore, !hasPayloads,
      keys.count <= JSONReader.mostKeysToSkipBy
    else { return nil }
    if scan.outlines == 0 { scan.outlines = Kernels.outlines(of: keys) }
    let levels = cursor.depthLimit &- depth &+ 1
    let next = Kernels.skipMembers(
      from: place, to: end, levels: levels, keys, outlines: scan.outlines, expected: scan.expected)
    guard let next else {
      cursor.noteFailedKernel()
      return nil
    }
    return next[-1] == 0x7d ? next - 1 : next
  }

  /// Whether payloads of unions are being read, whose objects may have keys of discriminators.
  private var hasPayloads: Bool {
    @inline(__always) get { session.map { !$0.payloads.isEmpty } ?? false }
  }

  /// The kernel compares all keys whenever it finds one with a known outline.
  private static var mostKeysToSkipBy: Int { 64 }

  @inline(__always)
  private mutating func find(_ key: ScannedString, in keys: KeyTable) -> Int32? {
    if key.hasEscapes { return findUnescaped(key, in: keys) }
    return keys.find(key.start, count: key.count, safe: cursor.safe)
  }

  @inline(never)
  private mutating func findUnescaped(_ key: ScannedString, in keys: KeyTable) -> Int32? {
    key.withUnescaped { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return keys.find(start, count: bytes.count, safe: 0)
    }
  }

  /// Records that a key was encountered. Returns `false` if its value is to be skipped, because the key is repeated.
  @inline(__always)
  private mutating func accept(
    _ record: KeyRecord, at place: UnsafePointer<UInt8>, _ keys: KeyTable, _ scan: inout ObjectState
  ) throws(CodingFailure) -> Bool {
    let index = record.index
    endRun(keys, &scan)
    if keys.count > 128 && scan.wideSeen == 0 { openWide(keys, &scan) }
    if let diagnosis {
      diagnosis.enter(keys, rule: index, depth: depth)
      scan.value = cursor.p
      scan.scope = scope
      scan.needsValue = record.required == 1 && !scan.updating
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
    scan.missing &-= record.required
    beginRun(behind: record, keys, &scan)
    return true
  }

  @inline(__always)
  private mutating func skipUnknown(
    _ key: ScannedString, at place: UnsafePointer<UInt8>, _ keys: KeyTable, _ scan: inout ObjectState
  ) throws(CodingFailure) {
    // No rule reads this value, so no rule is named in its problems.
    diagnosis?.leave(depth: depth)
    switch keys.unknown {
    case .ignore:
      if hasPayloads { try checkDiscriminator(key, at: place, of: scan) }
      try skip()
    case .warn, .error:
      try reportUnknown(key, at: place, keys, scan)
      try skip()
    case .rest: try collect(key, &scan)
    }
  }

  @inline(never)
  private mutating func reportUnknown(
    _ key: ScannedString, at place: UnsafePointer<UInt8>, _ keys: KeyTable, _ scan: ObjectState
  ) throws(CodingFailure) {
    // A gathered object has only the keys of the gather, and a discriminator is read for the enclosing union (A121).
    guard session?.gathered.isPutTogether(scan) != true, session?.scopes.entryName != place, !isEmptyElementText(key),
      !(try checkDiscriminator(key, at: place, of: scan))
    else { return }
    diagnosis?.subject = DiagnosisContext.Subject(keys: keys, rule: nil)
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

  /// Consumes the closing bracket, if no required key is missing.
  @inline(never)
  private mutating func close(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) -> Int {
    if scan.missing > 0 && !scan.updating { try reportMissing(keys, &scan) }
    if scan.wideSeen > 0 { closeWide(scan) }
    try leaveContainer()
    return -1
  }

  /// Fails at the first missing required key; while collecting, records all of them.
  @inline(never)
  private mutating func reportMissing(_ keys: KeyTable, _ scan: inout ObjectState) throws(CodingFailure) {
    endRun(keys, &scan)
    // None of its keys is being read any more.
    diagnosis?.leave(depth: depth)
    for record in keys.allRecords where record.required == 1 && !isSeen(record.index, scan) {
      try reportMissing(keys, rule: record.index, scan)
      scan.noteNoValue()
    }
  }

  /// There is no object here, unless it is a text that is read as one.
  @inline(never)
  private mutating func standOnObject(_ keys: KeyTable) throws(CodingFailure) {
    if enterText() { return }
    let failure = mismatch(.object)
    // The rule is the one that reads the object; the root of the document has only the declaration.
    if let diagnosis, !diagnosis.hasRule(at: depth) {
      diagnosis.subject = DiagnosisContext.Subject(keys: keys, rule: nil)
    }
    throw failure
  }
}
