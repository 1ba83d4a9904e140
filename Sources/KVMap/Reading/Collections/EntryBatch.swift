/// Entries of a dictionary that are read but not yet in it: all of them, or as many as fit in memory.
@_spi(Generated) public struct EntryBatch {
  /// The number of entries.
  @_spi(Generated) public let count: Int
  /// The number of entries including those that were already handed over.
  let all: Int
  /// The capacity that the dictionary should have: more than there are if it continues after them.
  @_spi(Generated) public let capacity: Int
  /// The location of the first key; nil if there is none.
  @_spi(Generated) public let start: UnsafeMutableRawPointer?
  /// The offset in bytes from a key to its value.
  @_spi(Generated) public let valueOffset: Int
  /// The offset in bytes from a key to the next one.
  @_spi(Generated) public let stride: Int
  let mark: ElementArena.Mark

  fileprivate init(
    count: Int, all: Int, capacity: Int? = nil, start: UnsafeMutableRawPointer?, layout: EntryLayout? = nil,
    mark: ElementArena.Mark
  ) {
    self.count = count
    self.all = all
    self.capacity = capacity ?? all
    self.start = start
    valueOffset = layout?.valueOffset ?? 0
    stride = layout?.stride ?? 0
    self.mark = mark
  }

  /// Whether the dictionary continues after them.
  @_spi(Generated) public var goesOn: Bool { capacity > all }
}

/// The memory layout of a key and its value.
private struct EntryLayout {
  let valueOffset: Int
  let stride: Int
  let alignment: Int

  init<Key, Value>(_ key: Key.Type, _ value: Value.Type) {
    valueOffset = EntryLayout.up(MemoryLayout<Key>.size, to: MemoryLayout<Value>.alignment)
    alignment = max(MemoryLayout<Key>.alignment, MemoryLayout<Value>.alignment)
    stride = EntryLayout.up(valueOffset &+ MemoryLayout<Value>.size, to: alignment)
  }

  private static func up(_ size: Int, to alignment: Int) -> Int { (size &+ alignment &- 1) & ~(alignment &- 1) }
}

extension JSONReader {
  /// Called by the code of each type: decodes the entries of a dictionary in place until it is complete; or the first
  /// entries of a long one, which `moreEntries` continues.
  ///
  /// One generic implementation, like `elements(of:)`, which must not name a type composed of `Key` or `Value`
  /// either.
  ///
  /// - Parameters:
  ///   - readKey: Reads one key, and the colon after it, into uninitialized memory. If it throws, the memory is still
  ///     uninitialized; the same applies to `readValue`.
  @inline(never)
  @_spi(Generated) public mutating func entries<Key: Hashable, Value>(
    of keyType: Key.Type, _ valueType: Value.Type, isLossy: Bool, asks: Bool,
    key readKey: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void,
    value readValue: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> EntryBatch {
    try entries(of: keyType, valueType, isLossy: isLossy, asks: asks, behind: nil, readKey, readValue)
  }

  /// Called by the code of each type: some of the remaining entries.
  @inline(never)
  @_spi(Generated) public mutating func moreEntries<Key: Hashable, Value>(
    of keyType: Key.Type, _ valueType: Value.Type, isLossy: Bool, asks: Bool,
    key readKey: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void,
    value readValue: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> EntryBatch {
    let part = try readMore { (reader, rest) throws(CodingFailure) in
      let entries = try reader.entries(
        of: keyType, valueType, isLossy: isLossy, asks: asks, behind: rest, readKey, readValue)
      return (entries, entries.goesOn)
    }
    return part ?? EntryBatch(count: 0, all: 0, start: nil, mark: arena.mark())
  }

  /// - Parameter long: The state of a dictionary of which entries were already read; nil at its beginning.
  @inline(__always)
  private mutating func entries<Key: Hashable, Value>(
    of keyType: Key.Type, _ valueType: Value.Type, isLossy: Bool, asks: Bool, behind long: LongArray?,
    _ readKey: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void,
    _ readValue: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> EntryBatch {
    let mark = arena.mark()
    let open = cursor.p
    if long == nil {
      guard try openDictionary() else { return EntryBatch(count: 0, all: 0, start: nil, mark: mark) }
    }
    let layout = EntryLayout(keyType, valueType)
    var start = arena.take(layout.stride, alignment: layout.alignment)
    var place = start
    var count = 0
    // Only while a failure is diagnosed: duplicate keys leave the dictionary with fewer entries, but do not show their
    // location.
    var known: Set<AnyHashable> = []
    do throws(CodingFailure) {
      repeat {
        if let end = arena.end, end - place < layout.stride {
          if diagnosis == nil,
            let elements = handOver(
              count, from: start, stride: layout.stride, index: 0, of: long, openAt: open, mark)
          {
            return EntryBatch(
              count: count, all: (long?.count ?? 0) &+ count, capacity: elements.capacity, start: start, layout: layout,
              mark: mark)
          }
          let larger = arena.take(layout.stride &* (count &+ 1), alignment: layout.alignment)
          move(entries: count, keyType, valueType, layout, from: start, to: larger)
          start = larger
          place = start + layout.stride &* count
        }
        arena.move(to: place + layout.stride)
        let entry = isLossy ? attempt() : self.mark()
        do throws(CodingFailure) { try readKey(&self, place) } catch {
          try leaveOut(error, entry: entry, isLossy: isLossy)
          continue
        }
        if isLossy { acceptAttempt(entry) }
        let key = place.assumingMemoryBound(to: keyType)
        let keyStart = lastKey
        var isComplete = false
        defer { if !isComplete { key.deinitialize(count: 1) } }
        if diagnosis != nil && !isLossy && known.contains(AnyHashable(key.pointee)) { try duplicateEntry() }
        if asks { noteElementKey() }
        if isLossy { _ = attempt() }
        do throws(CodingFailure) {
          try readValue(&self, place + layout.valueOffset)
          if isLossy { acceptAttempt(entry) }
          isComplete = true
          count &+= 1
          place += layout.stride
        } catch {
          try leaveOut(error, entry: entry, isLossy: isLossy)
        }
        // A dropped entry does not count.
        if diagnosis != nil && isComplete && !known.insert(AnyHashable(key.pointee)).inserted && isLossy {
          try duplicateEntry(at: keyStart)
        }
      } while try nextEntry()
    } catch {
      deinitialize(entries: count, keyType, valueType, layout, at: start)
      arena.release(to: mark)
      throw error
    }
    let all = (long?.count ?? 0) &+ count
    guard count > 0 else {
      arena.release(to: mark)
      return EntryBatch(count: 0, all: all, start: nil, mark: mark)
    }
    return EntryBatch(count: count, all: all, start: start, layout: layout, mark: mark)
  }

  @inline(never)
  private mutating func move<Key, Value>(
    entries count: Int, _ keyType: Key.Type, _ valueType: Value.Type, _ layout: EntryLayout,
    from start: UnsafeMutableRawPointer, to larger: UnsafeMutableRawPointer
  ) {
    for index in 0..<count {
      let (old, new) = (start + layout.stride &* index, larger + layout.stride &* index)
      new.moveInitializeMemory(as: keyType, from: old.assumingMemoryBound(to: keyType), count: 1)
      (new + layout.valueOffset).moveInitializeMemory(
        as: valueType, from: (old + layout.valueOffset).assumingMemoryBound(to: valueType), count: 1)
    }
  }

  @inline(never)
  private mutating func deinitialize<Key, Value>(
    entries count: Int, _ keyType: Key.Type, _ valueType: Value.Type, _ layout: EntryLayout,
    at start: UnsafeMutableRawPointer
  ) {
    for index in 0..<count {
      let key = start + layout.stride &* index
      key.assumingMemoryBound(to: keyType).deinitialize(count: 1)
      (key + layout.valueOffset).assumingMemoryBound(to: valueType).deinitialize(count: 1)
    }
  }

  /// Called by the code of each type after entries were moved away.
  ///
  /// - Parameter count: The number of distinct keys.
  @inline(never)
  @_spi(Generated) public mutating func release(_ entries: EntryBatch, distinct count: Int) throws(CodingFailure) {
    arena.release(to: entries.mark)
    // A check at the end is sufficient. When the exact key is needed, it was reported while it was read.
    if !entries.goesOn && count != entries.all && diagnosis == nil {
      throw failure(.duplicateKey, .nothing, at: lastKey)
    }
  }
}
