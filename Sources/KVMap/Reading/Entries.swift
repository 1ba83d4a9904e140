/// The entries of a dictionary that has been read, before they are a dictionary.
public struct Entries {
  /// How many there are.
  public let count: Int
  /// Where the first key lies; nil where there is none.
  public let start: UnsafeMutableRawPointer?
  /// How many bytes behind a key its value lies.
  public let valueOffset: Int
  /// How many bytes behind a key the next one lies.
  public let stride: Int
  let mark: ElementRoom.Mark
}

/// How a key and its value lie in memory.
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

extension Reader {
  /// Called by the code of each type: reads the entries of a dictionary where they stand until it is complete.
  ///
  /// One body for all types, as `elements(of:)`, which must not name a type that is made of `Key` or `Value` either.
  ///
  /// - Parameters:
  ///   - readKey: reads one key, and the colon behind it, into memory that holds none. When it throws, the memory holds
  ///     none still; and so it is for `readValue`.
  @inline(never)
  public mutating func entries<Key: Hashable, Value>(
    of keyType: Key.Type, _ valueType: Value.Type, isLossy: Bool, asks: Bool,
    key readKey: (inout Reader, UnsafeMutableRawPointer) throws(Failure) -> Void,
    value readValue: (inout Reader, UnsafeMutableRawPointer) throws(Failure) -> Void
  ) throws(Failure) -> Entries {
    let mark = room.mark()
    guard try openDictionary() else { return Entries(count: 0, start: nil, valueOffset: 0, stride: 0, mark: mark) }
    let layout = EntryLayout(keyType, valueType)
    var start = room.take(layout.stride, alignment: layout.alignment)
    var place = start
    var count = 0
    // Only while a failure is explained: the dictionary that is made of them has fewer entries when a key stands twice,
    // but does not tell where.
    var known: Set<AnyHashable> = []
    do throws(Failure) {
      repeat {
        if let end = room.end, end - place < layout.stride {
          let larger = room.take(layout.stride &* (count &+ 1), alignment: layout.alignment)
          move(entries: count, keyType, valueType, layout, from: start, to: larger)
          start = larger
          place = start + layout.stride &* count
        }
        room.move(to: place + layout.stride)
        try readKey(&self, place)
        let key = place.assumingMemoryBound(to: keyType)
        var isComplete = false
        defer { if !isComplete { key.deinitialize(count: 1) } }
        if trace != nil && known.contains(AnyHashable(key.pointee)) { try duplicateEntry() }
        if asks { noteElementKey() }
        let value = isLossy ? attempt() : self.mark()
        do throws(Failure) {
          try readValue(&self, place + layout.valueOffset)
          if isLossy { accept(value) }
          if trace != nil { known.insert(AnyHashable(key.pointee)) }
          isComplete = true
          count &+= 1
          place += layout.stride
        } catch {
          if isLossy { try drop(error, from: value) } else { try recover(error, from: value) }
        }
      } while try nextEntry()
    } catch {
      deinitialize(entries: count, keyType, valueType, layout, at: start)
      room.release(to: mark)
      throw error
    }
    guard count > 0 else {
      room.release(to: mark)
      return Entries(count: 0, start: nil, valueOffset: 0, stride: 0, mark: mark)
    }
    return Entries(count: count, start: start, valueOffset: layout.valueOffset, stride: layout.stride, mark: mark)
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

  /// Called by the code of each type when all entries were moved away.
  ///
  /// - Parameter count: how many of the keys differ.
  @inline(never)
  public mutating func giveBack(_ entries: Entries, distinct count: Int) throws(Failure) {
    room.release(to: entries.mark)
    // Where somebody wants to know which key it is, that was told when it was read.
    if count != entries.count && trace == nil { throw failure(.duplicateKey, .nothing, at: lastKey) }
  }
}
