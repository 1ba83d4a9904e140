/// Dictionaries whose entries lie in memory that is used again until all are there, so that a dictionary is allocated
/// once, with the right size, and no key is hashed twice.
extension Reader {
  /// Called by generated code: a dictionary.
  ///
  /// - Parameters:
  ///   - isLossy: whether bad values are dropped. A key that is none is no bad value: it fails all the same.
  ///   - asks: whether values ask for their key.
  ///   - readKey: reads one key, and the colon behind it.
  ///   - readValue: reads one value.
  /// - Throws: `Failure` of the kind `duplicate-key`, among others, when a key stands twice.
  @inlinable
  public mutating func dictionary<Key: Hashable, Value>(
    isLossy: Bool = false, asks: Bool = false,
    key readKey: (inout Reader) throws(Failure) -> Key, value readValue: (inout Reader) throws(Failure) -> Value
  ) throws(Failure) -> [Key: Value] {
    let entries = try entries(of: Key.self, Value.self, isLossy: isLossy, asks: asks) {
      (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
      place.initializeMemory(as: Key.self, to: try readKey(&reader))
    } value: {
      (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
      place.initializeMemory(as: Value.self, to: try readValue(&reader))
    }
    return try dictionary(of: entries)
  }

  /// Called by generated code: a dictionary of values that are read where they stay until all are there.
  @inlinable
  public mutating func dictionary<Key: Hashable, Value: ReadableInPlace>(
    of type: Value.Type, key readKey: (inout Reader) throws(Failure) -> Key
  ) throws(Failure) -> [Key: Value] {
    let entries = try entries(of: Key.self, type, isLossy: false, asks: Value._kvAsksForElement) {
      (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
      place.initializeMemory(as: Key.self, to: try readKey(&reader))
    } value: {
      (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
      Value._kvMakeEmpty(in: place)
      let value = place.assumingMemoryBound(to: Value.self)
      do throws(Failure) {
        try Value._kvRead(&reader, into: &value.pointee, updating: false)
      } catch {
        value.deinitialize(count: 1)
        throw error
      }
    }
    return try dictionary(of: entries)
  }

  /// Called by generated code: a dictionary of mapped values that are built one by one.
  @inlinable
  public mutating func dictionary<Key: Hashable, Value: Readable>(
    of type: Value.Type, key readKey: (inout Reader) throws(Failure) -> Key
  ) throws(Failure) -> [Key: Value] {
    try dictionary(asks: Value._kvAsksForElement, key: readKey) { (reader: inout Reader) throws(Failure) -> Value in
      try Value._kvRead(&reader, updating: nil)
    }
  }

  /// Called by generated code: a dictionary of mapped values.
  @inlinable
  public mutating func dictionary<T: Readable>(of type: T.Type) throws(Failure) -> [String: T] {
    try dictionary(of: type) { (reader: inout Reader) throws(Failure) -> String in try reader.entryKey() }
  }

  /// Makes the dictionary.
  @inlinable
  public mutating func dictionary<Key: Hashable, Value>(of entries: Entries) throws(Failure) -> [Key: Value] {
    guard var place = entries.start else { return [:] }
    var all = [Key: Value](minimumCapacity: entries.count)
    for _ in 0..<entries.count {
      let value = (place + entries.valueOffset).assumingMemoryBound(to: Value.self).move()
      all.updateValue(value, forKey: place.assumingMemoryBound(to: Key.self).move())
      place += entries.stride
    }
    try giveBack(entries, distinct: all.count)
    return all
  }
}
