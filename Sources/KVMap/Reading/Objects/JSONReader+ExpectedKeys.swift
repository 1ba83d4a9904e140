/// Keys that appear where and as expected, which most do. `searchKey` is the slow path.
extension JSONReader {
  /// The quotation mark of the key after a bracket or comma: immediately, after one space, or after a line end and
  /// spaces. Otherwise `nil`.
  @inline(__always)
  mutating func keyPlace(behind separator: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    if separator[1] == 0x22 { return separator + 1 }
    // A blank is never the last byte.
    if separator[1] == 0x20 { return separator[2] == 0x22 ? separator + 2 : nil }
    guard let key = cursor.indentationEnd(from: separator + 1), key[0] == 0x22 else { return nil }
    return key
  }

  /// The key after the last one that matched, if it is next: no hash, no search for its end. Moves to its value;
  /// returns -1, without moving, in all other cases.
  ///
  /// - Parameter key: A quotation mark.
  @inline(__always)
  mutating func expectedKey(at key: UnsafePointer<UInt8>, _ scan: inout ObjectState) -> Int {
    // Sixteen bytes after the quotation mark can be loaded.
    guard key.address < cursor.safe, let record = scan.expected else { return -1 }
    let header = record.word
    // In a run the number fits in the first of its three bytes.
    let index = Int32(record[3])
    // Very long keys fall back to the search, and so do the bytes after the last record.
    guard (header &- 1) & KeyRecord.long == 0, index < scan.runLimit else { return -1 }
    let length = Int(truncatingIfNeeded: header & 0x7f)
    guard KeyRecord.stands(at: key + 1, record + 8, length: length, safe: cursor.safe),
      let value = JSONReader.value(behind: key + (length &+ 2))
    else { return -1 }
    scan.missing &-= Int32(record[6])
    scan.expected = record + Int(KeyRecord.size(length: length))
    cursor.p = value
    return Int(index)
  }

  /// Same as `expectedKey`, for keys of 32 to 127 bytes, which are rare. `key` may be at any byte.
  @inline(never)
  mutating func expectedLongKey(at key: UnsafePointer<UInt8>, _ scan: inout ObjectState) -> Int {
    guard let start = scan.expected else { return -1 }
    let record = KeyRecord(start: start)
    let length = record.length
    // The whole key and the bytes after it can be loaded.
    guard record.header & KeyRecord.long == 0, (key + length + 2).address <= cursor.safe, record.index < scan.runLimit,
      key[0] == 0x22, record.matches(key + 1, count: length, safe: cursor.safe), key[length + 1] == 0x22,
      let value = JSONReader.value(behind: key + (length + 2))
    else { return -1 }
    scan.missing &-= record.required
    scan.expected = start + Int(record.size)
    cursor.p = value
    return record.index
  }

  /// The value after a key and a colon with at most one blank on either side.
  @inline(__always)
  static func value(behind key: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var colon = key
    if colon[0] != 0x3a {
      guard colon[0] == 0x20, colon[1] == 0x3a else { return nil }
      colon += 1
    }
    if colon[1] > 0x20 { return colon + 1 }
    return colon[1] == 0x20 && colon[2] > 0x20 ? colon + 2 : nil
  }
}
