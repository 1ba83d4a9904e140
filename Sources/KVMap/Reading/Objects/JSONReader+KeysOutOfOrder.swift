extension JSONReader {
  /// A known key that is not the expected one: found by one hash and one comparison, as its first slot is nearly always
  /// its own. Moves to its value; returns -1, without moving, in all other cases: for repeated and long keys, for keys
  /// with escape sequences, in tables with more than 64 keys, near the end of a document, and while a failure is
  /// diagnosed; and for an unknown key -1 or, if its slot is empty, `unknownKey`.
  ///
  /// Not tried after the first unknown key of an object, from which on a kernel passes unknown keys.
  @inline(__always)
  mutating func keyOutOfOrder(_ keys: KeyTable, _ scan: inout ObjectState) -> Int {
    let key = cursor.p + 1
    guard cursor.p[0] == 0x22, scan.outlines == 0, key.address &+ 32 <= cursor.safe, keys.hasFewKeys else { return -1 }
    var length = TextRun(at: key).count
    if length == 16 { length &+= TextRun(at: key + 16).count }
    guard length < KeyRecord.shortLength, key[length] == 0x22 else { return -1 }
    guard let record = keys.likelyRecord(key, count: length) else { return JSONReader.unknownKey }
    guard record.isShort(length), KeyRecord.stands(at: key, record.key, length: length, safe: cursor.safe),
      let value = JSONReader.value(behind: key + (length &+ 1))
    else { return -1 }
    // At most 64 keys, so the number is in the first of its bytes.
    let index = Int(truncatingIfNeeded: record.header &>> 24 & 0x7f)
    let isInOrder = endRun(keys, &scan) || index == scan.runStart
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
    guard scan.seen & bit == 0 else { return -1 }
    scan.seen |= bit
    scan.missing &-= record.required
    scan.strayKeys = isInOrder ? 0 : min(scan.strayKeys &+ 1, ObjectState.mostStrayKeys)
    if scan.strayKeys < ObjectState.mostStrayKeys {
      beginRun(behind: record, keys, &scan)
    } else {
      endOrder(behind: index, &scan)
    }
    cursor.p = value
    return index
  }

  /// What `keyOutOfOrder` returns for a key that is certainly unknown.
  static var unknownKey: Int { -2 }

  /// No key is expected after this one: none of the last keys was followed by the next one of the table, so neither the
  /// comparison nor the run is worth its work. A key that follows the one before it begins a run again.
  @inline(__always)
  private mutating func endOrder(behind index: Int, _ scan: inout ObjectState) {
    scan.expected = nil
    scan.runStart = Int32(truncatingIfNeeded: index &+ 1)
    scan.runLimit = scan.runStart
  }
}
