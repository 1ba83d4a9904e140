@_spi(Generated) import KVMap

/// The keys of the dictionaries that are made of one document. Each text of a key is made once; and of dictionaries
/// with the same keys in the same order, which most documents are full of, only the first is hashed.
struct DictionaryShapes {
  /// The key of a member.
  struct Key {
    var text: String
    /// The same for equal keys; nil for one that is not remembered.
    var number: UInt16?
  }

  private struct Known {
    /// In the intermediate form, which outlives this.
    var raw: UTF8Bytes
    var text: String
  }

  private struct Shape {
    var keys: [UInt16]
    /// The positions of the members. A key that is repeated has the last one.
    var positions: [String: Int]
  }

  // A document whose keys are data has no shapes to speak of. The limits bound what it costs to look for them.
  private static let keyLimit = 1_024
  private static let shapeLimit = 256
  private static let memberLimit = 64

  private var known: [Known] = []
  private var shapes: [Shape] = []
  private var keyNumbers = HashSlots(capacity: 64)
  private var shapeNumbers = HashSlots()

  /// - Parameter scanner: Has just read the key.
  mutating func key(_ raw: UTF8Bytes, of scanner: borrowing IntermediateScanner) -> Key {
    let hash = TextHash.hash(raw)
    if let number = keyNumbers.find(hash, where: { TextHash.areEqual(known[$0].raw, raw) }) {
      return Key(text: known[number].text, number: UInt16(truncatingIfNeeded: number))
    }
    let text = scanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
    guard known.count < Self.keyLimit else { return Key(text: text, number: nil) }
    keyNumbers.insert(known.count, hash: hash)
    known.append(Known(raw: raw, text: text))
    return Key(text: text, number: UInt16(truncatingIfNeeded: known.count - 1))
  }

  /// The dictionary of some members. Of a repeated key it has the last value.
  mutating func dictionary(_ keys: ArraySlice<Key>, _ values: ArraySlice<Any>) -> [String: Any] {
    if keys.isEmpty { return [:] }
    guard let positions = positions(of: keys) else {
      var members = [String: Any](minimumCapacity: keys.count)
      for (key, value) in zip(keys, values) { members[key.text] = value }
      return members
    }
    return positions.mapValues { values[values.startIndex + $0] }
  }

  private mutating func positions(of keys: ArraySlice<Key>) -> [String: Int]? {
    guard keys.count <= Self.memberLimit else { return nil }
    var hash: UInt64 = 0
    for key in keys {
      guard let number = key.number else { return nil }
      hash = (hash ^ UInt64(number)) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash &>> 29
    }
    let same = shapeNumbers.find(hash) { shapes[$0].keys.elementsEqual(keys, by: { $0 == $1.number }) }
    if let same { return shapes[same].positions }
    guard shapes.count < Self.shapeLimit else { return nil }
    var shape = Shape(keys: [], positions: Dictionary(minimumCapacity: keys.count))
    shape.keys.reserveCapacity(keys.count)
    for (position, key) in keys.enumerated() {
      if let number = key.number { shape.keys.append(number) }
      shape.positions[key.text] = position
    }
    shapeNumbers.insert(shapes.count, hash: hash)
    shapes.append(shape)
    return shape.positions
  }
}
