@_spi(Generated) package import KVMap
import KVMapText

/// Writes notation as a binary property list, in the form that `CFBinaryPList` writes. Equal strings, numbers and dates
/// become one object.
package struct BinaryWriter: ~Copyable {
  private var output: DocumentOutput
  private let referenceSize: Int

  /// Writes a property list.
  ///
  /// - Parameter notation: what `JSONWriter` wrote as a property list.
  /// - Throws: for null, and for numbers that a property list cannot represent.
  /// - Complexity: Linear.
  package static func write(_ notation: UTF8Bytes) throws(IntermediateWritingFailure) -> [UInt8] {
    let objects = try BinaryObjects(notation)
    var writer = BinaryWriter(objectCount: objects.objects.count, capacity: notation.count + 64)
    writer.write(objects)
    return writer.output.bytes
  }

  private init(objectCount: Int, capacity: Int) {
    output = DocumentOutput(capacity: capacity)
    referenceSize = Self.size(of: UInt64(max(objectCount - 1, 0)))
  }

  private mutating func write(_ list: borrowing BinaryObjects) {
    let count = list.objects.count
    output.append(BinaryLayout.header)
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for object in list.objects {
      offsets.append(output.count)
      write(object, list)
    }
    let table = output.count
    // Foundation expects that an offset could also be that of the table, which is greater than all in it.
    let offsetSize = Self.size(of: UInt64(table))
    for offset in offsets { append(UInt64(offset), size: offsetSize) }
    output.append(0, times: 6)
    output.append(UInt8(offsetSize))
    output.append(UInt8(referenceSize))
    append(UInt64(count), size: 8)
    append(UInt64(max(count - 1, 0)), size: 8)
    append(UInt64(table), size: 8)
  }

  private mutating func write(_ object: BinaryObjects.Object, _ list: borrowing BinaryObjects) {
    switch object {
    case .bool(let value): output.append(value ? 0x09 : 0x08)
    case .integer(let value): integer(value)
    case .negative(let value):
      output.append(0x13)
      append(UInt64(bitPattern: value), size: 8)
    case .real(let value):
      output.append(0x23)
      append(value.bitPattern, size: 8)
    case .date(let seconds):
      output.append(0x33)
      append(seconds.bitPattern, size: 8)
    case .uid(let number):
      let size = Self.size(of: number)
      output.append(0x80 | UInt8(size - 1))
      append(number, size: size)
    case .text(let raw, let hasEscapes):
      if hasEscapes { IntermediateScanner.withText(raw) { text($0) } } else { text(raw) }
    case .data(let base64):
      // The writer wrote it.
      let bytes = Base64Text.decoded(base64) ?? []
      begin(0x40, count: bytes.count)
      output.append(bytes)
    case .array(let start, let count):
      begin(0xA0, count: count)
      for reference in list.references[start..<(start + count)] { append(UInt64(reference), size: referenceSize) }
    case .dictionary(let start, let count):
      begin(0xD0, count: count)
      for reference in list.references[start..<(start + 2 * count)] { append(UInt64(reference), size: referenceSize) }
    }
  }

  private mutating func text(_ utf8: UTF8Bytes) {
    if BinaryScalars.isASCII(utf8) {
      begin(0x50, count: utf8.count)
      output.append(utf8)
      return
    }
    let count = UTF16Text.count(of: utf8)
    begin(0x60, count: count)
    UTF16Text.append(utf8, count: count, to: &output)
  }

  /// Integers of one, two and four bytes are unsigned. Integers that only a `UInt64` can hold take sixteen bytes,
  /// because those of eight bytes are signed.
  private mutating func integer(_ value: UInt64) {
    if value > UInt64(Int64.max) {
      output.append(0x14)
      append(0, size: 8)
      append(value, size: 8)
      return
    }
    let size = Self.size(of: value)
    output.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(value, size: size)
  }

  /// The marker of an object, and its size.
  private mutating func begin(_ marker: UInt8, count: Int) {
    if count < 15 {
      output.append(marker | UInt8(count))
    } else {
      output.append(marker | 15)
      integer(UInt64(count))
    }
  }

  private mutating func append(_ value: UInt64, size: Int) { output.append(value, size: size) }

  /// The size of a number in bytes: 1, 2, 4 or 8.
  private static func size(of value: UInt64) -> Int {
    switch value {
    case 0...0xFF: 1
    case 0...0xFFFF: 2
    case 0...0xFFFF_FFFF: 4
    default: 8
    }
  }
}
