/// The keys that a mapping reads from one object: a constant table that the compiler laid out, read in place from the
/// binary.
///
/// The layout is described byte by byte in docs/decisions/0003.
public struct KeyTable: @unchecked Sendable {
  // Unchecked because of the pointers: both are to constants.
  /// The first record, which follows the slots.
  @usableFromInline let records: UnsafePointer<UInt8>
  @usableFromInline let rules: UnsafePointer<UInt8>
  @usableFromInline let seed: UInt64
  /// From the lowest bit: 6 bits of `bits`, wide, full, 2 of unknown, 2 of duplicates; from bit 16 on 24 bits of
  /// `count`, from bit 40 on 24 of `required`. So the table is passed in four registers.
  @usableFromInline let packed: UInt64

  /// How a key that no rule reads is handled: ignored, noted, a failure, or collected for the source `rest`.
  public enum Unknown: UInt8, Sendable { case ignore, warn, error, rest }

  /// How a repeated key that a rule reads is handled.
  public enum Duplicates: UInt8, Sendable { case error, first, last }

  /// - Parameters:
  ///   - table: Slots and records.
  ///   - bits: There are `1 << bits` slots; at least 1.
  ///   - seed: The multiplier of the hash.
  ///   - wide: Slots have four bytes, not two.
  ///   - full: The hash includes all bytes of a key.
  ///   - count: The number of records.
  ///   - required: The number of records with the flag of a required key.
  ///   - rules: The text for problems: `RuleLines`.
  @inlinable
  @_spi(Generated) public init(
    _ table: StaticString, bits: UInt8, seed: UInt64, wide: Bool, full: Bool, count: Int32, required: Int32,
    unknown: Unknown, duplicates: Duplicates, rules: StaticString
  ) {
    records = table.utf8Start + KeyTable.slotBytes(bits: bits, wide: wide)
    self.rules = rules.utf8Start
    self.seed = seed
    packed = KeyTable.pack(
      bits: bits, wide: wide, full: full, count: count, required: required, unknown: unknown, duplicates: duplicates)
  }

  /// Same as the public initializer, for a table that is created at run time. Both texts end with a NUL and are never
  /// freed.
  package init(
    table: UnsafePointer<UInt8>, bits: UInt8, seed: UInt64, wide: Bool, full: Bool, count: Int32, required: Int32,
    unknown: Unknown, duplicates: Duplicates, rules: UnsafePointer<UInt8>
  ) {
    records = table + KeyTable.slotBytes(bits: bits, wide: wide)
    self.rules = rules
    self.seed = seed
    packed = KeyTable.pack(
      bits: bits, wide: wide, full: full, count: count, required: required, unknown: unknown, duplicates: duplicates)
  }

  /// The number of bytes of the slots: two or four for each, rounded up to a multiple of eight.
  @inlinable @inline(__always)
  static func slotBytes(bits: UInt8, wide: Bool) -> Int { ((1 &<< Int(bits & 0x3f)) &* (wide ? 4 : 2) &+ 7) & ~7 }

  /// Inlined, so that it is a constant in generated code.
  @inlinable @inline(__always)
  static func pack(
    bits: UInt8, wide: Bool, full: Bool, count: Int32, required: Int32, unknown: Unknown, duplicates: Duplicates
  ) -> UInt64 {
    let flags = UInt64(bits & 0x3f) | (wide ? 0x40 : 0) | (full ? 0x80 : 0)
    let settings = UInt64(unknown.rawValue) << 8 | UInt64(duplicates.rawValue) << 10
    let numbers =
      UInt64(UInt32(bitPattern: count) & 0xff_ffff) << 16 | UInt64(UInt32(bitPattern: required) & 0xff_ffff) << 40
    return flags | settings | numbers
  }

  @inline(__always) var bits: UInt64 { packed & 0x3f }
  @inline(__always) var isWide: Bool { packed & 0x40 != 0 }
  @inline(__always) var isFull: Bool { packed & 0x80 != 0 }
  @inline(__always) var count: Int { Int(packed &>> 16 & 0xff_ffff) }
  @inline(__always) var required: Int { Int(packed &>> 40) }
  @inline(__always) var unknown: Unknown { Unknown(rawValue: UInt8(packed &>> 8 & 3)) ?? .ignore }
  var duplicates: Duplicates { Duplicates(rawValue: UInt8(packed &>> 10 & 3)) ?? .error }

  /// The first slot.
  @inline(__always)
  var table: UnsafePointer<UInt8> {
    records - KeyTable.slotBytes(bits: UInt8(truncatingIfNeeded: bits), wide: isWide)
  }

  /// The record at an offset from the first, if there are any records.
  @inline(__always)
  func record(at offset: Int32) -> KeyRecord { KeyRecord(start: records + Int(offset)) }

  /// All records, in the order in which the keys are expected. Slow: for problems only.
  var allRecords: [KeyRecord] {
    var result: [KeyRecord] = []
    var offset: Int32 = 0
    for _ in 0..<count {
      let record = record(at: offset)
      result.append(record)
      offset += record.size
    }
    return result
  }
}

/// One key of a table: its length, its number, whether it is required, and its bytes.
struct KeyRecord {
  let start: UnsafePointer<UInt8>
  let header: UInt64

  @inline(__always)
  init(start: UnsafePointer<UInt8>) {
    self.start = start
    header = start.word
  }

  @inline(__always) var length: Int { KeyRecord.number(header) }
  @inline(__always) var index: Int { KeyRecord.number(header &>> 24) }
  /// Whether this is the length, which is below 128.
  @inline(__always) func isShort(_ length: Int) -> Bool { Int(truncatingIfNeeded: header & 0x7f_7f7f) == length }
  /// The bits of a header of which at least one is set if the length is not below 128; all of them are set in the
  /// predecessor of a zero header.
  static let long: UInt64 = 0x7f_7f00
  /// Keys below this length, and the quotation mark after them, are compared with two 16-byte comparisons.
  static let shortLength = 32
  /// 1 for a required key, otherwise 0.
  @inline(__always) var required: Int32 { Int32(truncatingIfNeeded: header &>> 48 & 1) }
  /// The key's UTF-8, followed by a quotation mark. Sixteen bytes may be loaded from each of them.
  @inline(__always) var key: UnsafePointer<UInt8> { start + 8 }
  /// The size of the record in bytes.
  @inline(__always) var size: Int32 { KeyRecord.size(length: length) }

  @inline(__always)
  static func size(length: Int) -> Int32 { Int32(truncatingIfNeeded: 16 &+ length & ~7) }

  /// Three bytes with seven bits each, low first.
  @inline(__always)
  private static func number(_ bytes: UInt64) -> Int {
    Int(truncatingIfNeeded: bytes & 0x7f | bytes &>> 1 & 0x3f80 | bytes &>> 2 & 0x1f_c000)
  }

  /// Whether exactly `count` bytes are this key. Sixteen bytes may be loaded from addresses up to `safe`.
  @inline(__always)
  func matches(_ bytes: UnsafePointer<UInt8>, count: Int, safe: UInt) -> Bool {
    guard length == count else { return false }
    var i = 0
    while i < count, (bytes + i).address <= safe {
      guard ByteComparison.areEqual(bytes + i, key + i, first: min(count &- i, 16)) else { return false }
      i &+= 16
    }
    while i < count {
      if bytes[i] != key[i] { return false }
      i &+= 1
    }
    return true
  }

  /// Whether `bytes` begins with a key of `length` bytes and a quotation mark. Sixteen bytes can be loaded from there,
  /// and further ones from addresses up to `safe`. Also false if they cannot, and for keys that are not short.
  @inline(__always)
  static func stands(
    at bytes: UnsafePointer<UInt8>, _ key: UnsafePointer<UInt8>, length: Int, safe: UInt
  ) -> Bool {
    let equal = ByteComparison.equal(bytes, key)
    if equal > length { return true }
    guard equal == 16, (bytes + 16).address <= safe else { return false }
    return ByteComparison.equal(bytes + 16, key + 16) &+ 16 > length
  }
}
