/// Dictionaries whose entries are collected in reusable memory until all are read, so that a dictionary is allocated
/// once, with the right size, and no key is hashed twice.
extension JSONReader {
  /// A dictionary.
  ///
  /// - Parameters:
  ///   - isLossy: Whether entries with an invalid key or value are dropped.
  ///   - asks: Whether values use their key.
  ///   - readKey: Reads one key, and the colon after it.
  ///   - readValue: Reads one value.
  /// - Throws: `CodingFailure` of the kind `duplicate-key`, among others, if a key is repeated.
  @inlinable
  @_spi(Generated) public mutating func dictionary<Key: Hashable, Value>(
    isLossy: Bool = false, asks: Bool = false,
    key readKey: (inout JSONReader) throws(CodingFailure) -> Key,
    value readValue: (inout JSONReader) throws(CodingFailure) -> Value
  ) throws(CodingFailure) -> [Key: Value] {
    func readKeyInto(_ reader: inout JSONReader, _ place: UnsafeMutableRawPointer) throws(CodingFailure) {
      place.initializeMemory(as: Key.self, to: try readKey(&reader))
    }
    func readValueInto(_ reader: inout JSONReader, _ place: UnsafeMutableRawPointer) throws(CodingFailure) {
      place.initializeMemory(as: Value.self, to: try readValue(&reader))
    }
    return try dictionary(Value.self, isLossy: isLossy, asks: asks, readKeyInto, readValueInto)
  }

  /// A dictionary of values that are decoded in place in the collected entries.
  @inlinable
  @_spi(Generated) public mutating func dictionary<Key: Hashable, Value: DocumentDecodableInPlace>(
    of type: Value.Type, key readKey: (inout JSONReader) throws(CodingFailure) -> Key
  ) throws(CodingFailure) -> [Key: Value] {
    func readKeyInto(_ reader: inout JSONReader, _ place: UnsafeMutableRawPointer) throws(CodingFailure) {
      place.initializeMemory(as: Key.self, to: try readKey(&reader))
    }
    func readValueInto(_ reader: inout JSONReader, _ place: UnsafeMutableRawPointer) throws(CodingFailure) {
      do throws(CodingFailure) {
        try Value._kvDecode(&reader, creatingIn: place)
      } catch {
        place.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        throw error
      }
    }
    return try dictionary(type, isLossy: false, asks: Value._kvUsesElementPosition, readKeyInto, readValueInto)
  }

  /// A dictionary of mapped values that are created one by one.
  @inlinable
  @_spi(Generated) public mutating func dictionary<Key: Hashable, Value: DocumentDecodable>(
    of type: Value.Type, key readKey: (inout JSONReader) throws(CodingFailure) -> Key
  ) throws(CodingFailure) -> [Key: Value] {
    try dictionary(asks: Value._kvUsesElementPosition, key: readKey) {
      (reader: inout JSONReader) throws(CodingFailure) -> Value in
      try Value._kvDecode(&reader, replacing: nil)
    }
  }

  /// A dictionary of mapped values.
  @inlinable
  @_spi(Generated)
  public mutating func dictionary<T: DocumentDecodable>(of type: T.Type) throws(CodingFailure) -> [String: T] {
    try dictionary(of: type) { (reader: inout JSONReader) throws(CodingFailure) -> String in try reader.entryKey() }
  }

  /// Called by the code of each type: reads the entries, and creates the dictionary.
  @inlinable
  @_spi(Generated) public mutating func dictionary<Key: Hashable, Value>(
    _ type: Value.Type, isLossy: Bool, asks: Bool,
    _ readKey: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void,
    _ readValue: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> [Key: Value] {
    var part = try entries(of: Key.self, type, isLossy: isLossy, asks: asks, key: readKey, value: readValue)
    guard part.count > 0 else { return [:] }
    var all = [Key: Value](minimumCapacity: part.capacity)
    try move(part, to: &all)
    while part.goesOn {
      part = try moreEntries(of: Key.self, type, isLossy: isLossy, asks: asks, key: readKey, value: readValue)
      try move(part, to: &all)
    }
    return all
  }

  /// Called by the code of each type: moves entries into their dictionary, and releases their memory.
  @inlinable
  @inline(never)
  @_spi(Generated) public mutating func move<Key: Hashable, Value>(_ entries: EntryBatch, to all: inout [Key: Value])
    throws(CodingFailure)
  {
    if var place = entries.start {
      if all.capacity < all.count + entries.count { all.reserveCapacity(entries.capacity) }
      for _ in 0..<entries.count {
        let value = (place + entries.valueOffset).assumingMemoryBound(to: Value.self).move()
        all.updateValue(value, forKey: place.assumingMemoryBound(to: Key.self).move())
        place += entries.stride
      }
    }
    try release(entries, distinct: all.count)
  }
}
