@_spi(Generated) import KVMap

/// The layout of a binary property list: objects, then the table of their offsets, and at the end a trailer of 32 bytes
/// that gives the position of the table.
///
/// The format is that of `CFBinaryPList`: numbers are big-endian, and objects refer to each other by their index in the
/// table.
struct BinaryLayout {
  static let header = Array("bplist00".utf8)
  static let trailerSize = 32

  /// The size of an offset in the table, in bytes: 1 to 8.
  let offsetSize: Int
  /// The size of an object reference, in bytes: 1 to 8.
  let referenceSize: Int
  let objectCount: Int
  let topObject: Int
  /// The start of the table, and therefore the end of all objects.
  let table: Int

  /// Whether bytes begin like a binary property list, of any version.
  static func looksBinary(_ bytes: UTF8Bytes) -> Bool { bytes.starts(with: header.prefix(6)) }

  /// - Throws: `syntax` for a trailer that does not match the file.
  init(_ bytes: UTF8Bytes) throws(TranscodingFailure) {
    guard bytes.starts(with: Self.header) else {
      throw TranscodingFailure(
        .syntax, at: 0, expected: "a property list that begins with \"bplist00\"",
        found: UTF8Bytes(rebasing: bytes.prefix(8)).quotedText)
    }
    let start = bytes.count - Self.trailerSize
    // The smallest object takes one byte, and its offset another.
    guard start >= Self.header.count + 2 else {
      throw TranscodingFailure(
        .syntax, at: bytes.count, expected: "a trailer of \(Self.trailerSize) bytes", found: "the end of the input")
    }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize else {
      throw TranscodingFailure(
        .syntax, at: start + 6, expected: "offsets and references of 1 to 8 bytes",
        found: "\(offsetSize) and \(referenceSize)")
    }
    let count = BinaryNumber.read(bytes, at: start + 8, size: 8)
    let top = BinaryNumber.read(bytes, at: start + 16, size: 8)
    let table = BinaryNumber.read(bytes, at: start + 24, size: 8)
    guard table > Self.header.count, table < start else {
      throw TranscodingFailure(
        .syntax, at: start + 24, expected: "a table of offsets between the objects and the trailer",
        found: "one at byte \(table)")
    }
    self.table = Int(table)
    guard count >= 1, count <= UInt64(start - self.table) / UInt64(offsetSize) else {
      throw TranscodingFailure(
        .syntax, at: start + 8, expected: "as many objects as the table has offsets", found: "\(count) objects")
    }
    objectCount = Int(count)
    guard top < count else {
      throw TranscodingFailure(
        .syntax, at: start + 16, expected: "one of the \(count) objects as the outermost", found: "object \(top)")
    }
    topObject = Int(top)
  }
}

/// Big-endian integers.
enum BinaryNumber {
  /// The number of `size` bytes at `offset`, which are within `bytes`; of more than eight bytes the last eight.
  @inline(__always)
  static func read(_ bytes: UTF8Bytes, at offset: Int, size: Int) -> UInt64 {
    guard let base = bytes.baseAddress else { return 0 }
    let place = UnsafeRawPointer(base + offset)
    switch size {
    case 1: return UInt64(place.load(as: UInt8.self))
    case 2: return UInt64(UInt16(bigEndian: place.loadUnaligned(as: UInt16.self)))
    case 4: return UInt64(UInt32(bigEndian: place.loadUnaligned(as: UInt32.self)))
    case 8: return UInt64(bigEndian: place.loadUnaligned(as: UInt64.self))
    default:
      var value: UInt64 = 0
      for position in offset..<(offset + size) { value = value << 8 | UInt64(bytes[position]) }
      return value
    }
  }
}
