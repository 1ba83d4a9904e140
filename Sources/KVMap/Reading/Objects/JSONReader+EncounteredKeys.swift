/// Which keys of an object were encountered: those of the current run are the range up to the expected key, and all
/// others have a bit.
extension JSONReader {
  /// Records the keys of the run as seen. Returns whether there are any.
  @inline(__always)
  @discardableResult
  mutating func endRun(_ keys: KeyTable, _ scan: inout ObjectState) -> Bool {
    let end = runEnd(keys, scan)
    let count = end &- scan.runStart
    guard count > 0 else { return false }
    // At most 64 keys; a shift by all bits of a word leaves it unchanged.
    let bits = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count)
    scan.seen |= bits &<< UInt64(truncatingIfNeeded: scan.runStart)
    scan.runStart = end
    return true
  }

  /// The number after that of the last key of the run.
  @inline(__always)
  mutating func runEnd(_ keys: KeyTable, _ scan: ObjectState) -> Int32 {
    guard let expected = scan.expected else { return scan.runLimit }
    // A run begins with the first record; the header of an empty key is not that of any record.
    guard expected != keys.records else { return 0 }
    let record = KeyRecord(start: expected)
    return min(Int32(truncatingIfNeeded: record.header == 0 ? keys.count : record.index), scan.runLimit)
  }

  /// Sets the key that is expected after a found one: the next of the table; after the last one the first.
  mutating func beginRun(behind record: KeyRecord, _ keys: KeyTable, _ scan: inout ObjectState) {
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

  @inline(never)
  mutating func openWide(_ keys: KeyTable, _ scan: inout ObjectState) {
    scan.wideSeen = Int32(truncatingIfNeeded: wideSeen.count &+ 1)
    wideSeen.append(contentsOf: repeatElement(0, count: (keys.count &- 65) &>> 6))
  }

  @inline(never)
  mutating func closeWide(_ scan: ObjectState) {
    wideSeen.removeLast(max(wideSeen.count &+ 1 &- Int(scan.wideSeen), 0))
  }

  mutating func isSeen(_ index: Int, _ scan: ObjectState) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
    if index < 64 { return scan.seen & bit != 0 }
    if index < 128 { return scan.seenHigh & bit != 0 }
    guard scan.wideSeen > 0 else { return false }
    let word = Int(scan.wideSeen) &+ (index &>> 6) &- 3
    return wideSeen.indices.contains(word) && wideSeen[word] & bit != 0
  }

  mutating func setSeen(_ index: Int, _ scan: inout ObjectState) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
    if index < 64 {
      scan.seen |= bit
    } else if index < 128 {
      scan.seenHigh |= bit
    } else {
      let word = Int(scan.wideSeen) &+ (index &>> 6) &- 3
      if wideSeen.indices.contains(word) { wideSeen[word] |= bit }
    }
  }
}
