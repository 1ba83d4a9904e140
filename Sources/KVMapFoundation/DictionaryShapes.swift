@_spi(Generated) import KVMap

/// The keys of the dictionaries that are made of one document. Each text of a key is made once. An object probably has
/// the keys of the last one under the same key; as long as it has, they are only compared, and nothing is hashed.
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
    /// The shape of the last object that was the value of this key, or an element of its value.
    var shape: Int?
    /// The key that followed it last.
    var next: UInt16?
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
  /// Whether a dictionary has fewer members than its object, because keys are equal as texts.
  private(set) var hasEqualKeys = false
  private var shapeNumbers = HashSlots()

  // MARK: - Keys

  /// - Parameters:
  ///   - previous: The number of the key of the member before.
  ///   - scanner: Has just read the key.
  mutating func key(_ raw: UTF8Bytes, after previous: UInt16?, of scanner: borrowing IntermediateScanner) -> Key {
    guard let previous else { return key(raw, of: scanner) }
    if let next = known[Int(previous)].next, TextHash.areEqual(known[Int(next)].raw, raw) { return key(Int(next)) }
    let found = key(raw, of: scanner)
    known[Int(previous)].next = found.number
    return found
  }

  private mutating func key(_ raw: UTF8Bytes, of scanner: borrowing IntermediateScanner) -> Key {
    let hash = TextHash.hash(raw)
    if let number = keyNumbers.find(hash, where: { TextHash.areEqual(known[$0].raw, raw) }) { return key(number) }
    let text = scanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
    guard known.count < Self.keyLimit else { return Key(text: text, number: nil) }
    keyNumbers.insert(known.count, hash: hash)
    known.append(Known(raw: raw, text: text))
    return key(known.count - 1)
  }

  private func key(_ number: Int) -> Key {
    Key(text: known[number].text, number: UInt16(truncatingIfNeeded: number))
  }

  /// The shape that an object under a key probably has.
  func expected(under key: UInt16?) -> Int? { key.flatMap { known[Int($0)].shape } }

  /// The number of the key of a shape at a position, if the text is that key.
  func key(of shape: Int, at position: Int, is raw: UTF8Bytes) -> UInt16? {
    guard position < shapes[shape].keys.count else { return nil }
    let number = shapes[shape].keys[position]
    return TextHash.areEqual(known[Int(number)].raw, raw) ? number : nil
  }

  /// The first keys of a shape.
  func keys(of shape: Int, first count: Int) -> [Key] { shapes[shape].keys.prefix(count).map { key(Int($0)) } }

  /// The number of the keys of a shape.
  func count(of shape: Int) -> Int { shapes[shape].keys.count }

  // MARK: - Dictionaries

  /// The dictionary of the last values, whose keys are those of a shape.
  mutating func dictionary(_ shape: Int, _ values: inout GrowingStack<Any>, from first: Int) -> [String: Any] {
    let positions = shapes[shape].positions
    let members = values.start + first
    guard positions.count == values.count - first else {
      hasEqualKeys = true
      defer { values.removeAll(from: first) }
      return positions.mapValues { (members + $0).pointee }
    }
    values.shorten(to: first)
    return positions.mapValues { (members + $0).move() }
  }

  /// The dictionary of the last values. Of a repeated key it has the last one.
  ///
  /// - Parameter parent: The key that it is under.
  mutating func dictionary(
    _ keys: ArraySlice<Key>, _ values: inout GrowingStack<Any>, from first: Int, under parent: UInt16?
  ) -> [String: Any] {
    if keys.isEmpty { return [:] }
    if let shape = shape(of: keys) {
      if let parent { known[Int(parent)].shape = shape }
      return dictionary(shape, &values, from: first)
    }
    var members = [String: Any](minimumCapacity: keys.count)
    for (position, key) in keys.enumerated() { members[key.text] = (values.start + first + position).move() }
    if members.count < keys.count { hasEqualKeys = true }
    values.shorten(to: first)
    return members
  }

  private mutating func shape(of keys: ArraySlice<Key>) -> Int? {
    guard keys.count <= Self.memberLimit else { return nil }
    var hash: UInt64 = 0
    for key in keys {
      guard let number = key.number else { return nil }
      hash = (hash ^ UInt64(number)) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash &>> 29
    }
    let same = shapeNumbers.find(hash) { shapes[$0].keys.elementsEqual(keys, by: { $0 == $1.number }) }
    if let same { return same }
    guard shapes.count < Self.shapeLimit else { return nil }
    var shape = Shape(keys: [], positions: Dictionary(minimumCapacity: keys.count))
    shape.keys.reserveCapacity(keys.count)
    for (position, key) in keys.enumerated() {
      if let number = key.number { shape.keys.append(number) }
      shape.positions[key.text] = position
    }
    shapeNumbers.insert(shapes.count, hash: hash)
    shapes.append(shape)
    return shapes.count - 1
  }
}
