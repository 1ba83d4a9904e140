/// A binary property list whose parts are set by a test, so that they can be invalid.
struct BinaryFile {
  /// The bytes of each object.
  var objects: [[UInt8]]
  var top: UInt64 = 0
  var offsetSize: UInt8 = 2
  var referenceSize: UInt8 = 1
  /// The values that the trailer claims, if different from the actual ones.
  var count: UInt64?
  var table: UInt64?
  /// Entries of the offset table, if different from the actual offsets.
  var offsets: [Int: UInt64] = [:]

  init(_ objects: [UInt8]...) { self.objects = objects }

  init(_ objects: [[UInt8]]) { self.objects = objects }

  var bytes: [UInt8] {
    var file = Array("bplist00".utf8)
    var places: [UInt64] = []
    for object in objects {
      places.append(UInt64(file.count))
      file += object
    }
    for (index, place) in offsets where places.indices.contains(index) { places[index] = place }
    let table = UInt64(file.count)
    for place in places { file += Self.number(place, offsetSize) }
    file += [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
    file += Self.number(count ?? UInt64(objects.count), 8)
    file += Self.number(top, 8)
    file += Self.number(self.table ?? table, 8)
    return file
  }

  /// Big-endian, with the given number of bytes.
  static func number(_ value: UInt64, _ size: UInt8) -> [UInt8] {
    (0..<Int(size)).reversed().map { place in
      place < 8 ? UInt8(truncatingIfNeeded: value >> UInt64(8 * place)) : 0
    }
  }

  static func text(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = [0x50 | UInt8(text.utf8.count)]
    bytes += Array(text.utf8)
    return bytes
  }

  static func real(_ value: Double) -> [UInt8] {
    var bytes: [UInt8] = [0x23]
    bytes += number(value.bitPattern, 8)
    return bytes
  }
}
