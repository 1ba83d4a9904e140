/// Dictionaries whose entries are the elements of an array: `pairs`, `entries` and `keyed(by:)` of the language.
extension JSONReader {
  /// Where the parts of an entry are.
  private struct EntryPlaces {
    var key = ValuePosition.none
    var value = ValuePosition.none
    /// For an object that has its own key: where that stands.
    var name: UnsafePointer<UInt8>?
  }

  /// - Parameters:
  ///   - duplicates: How equal keys are handled, and keys that stand twice in an element.
  ///   - unknown: How other keys of a pair are handled.
  ///   - isLossy: Whether entries with an invalid key or value are dropped.
  ///   - absent: The value of a pair that has none; nil if it needs one.
  /// - Throws: `CodingFailure` of the kind `duplicate-key` at a key that another entry has, among others.
  @_spi(Generated) public mutating func entries<Key: Hashable, Value>(
    _ form: EntryForm, duplicates: KeyTable.Duplicates = .error, unknown: KeyTable.Unknown = .ignore,
    isLossy: Bool = false, absent: Value? = nil,
    key readKey: (inout JSONReader) throws(CodingFailure) -> Key,
    value readValue: (inout JSONReader) throws(CodingFailure) -> Value
  ) throws(CodingFailure) -> [Key: Value] {
    var all: [Key: Value] = [:]
    guard try beginArray() else { return all }
    repeat {
      // The rules of the entry before read nothing here.
      diagnosis?.leave(depth: depth + 1)
      let element = isLossy ? attempt() : mark()
      var repeated: ValuePosition?
      do throws(CodingFailure) {
        let places = try places(form, duplicates, unknown, hasDefault: absent != nil)
        let end = mark()
        var entry: (key: Key?, value: Value?) = (nil, absent)
        var isWhole = !places.key.isAbsent
        if isWhole {
          rewind(to: places.key)
          do throws(CodingFailure) { entry.key = try readKey(&self) } catch {
            try recover(error, backTo: end)
            isWhole = false
          }
        }
        let isKnown = entry.key.map { all[$0] != nil } ?? false
        if isKnown, duplicates == .error, !isLossy { try duplicateEntry(at: places.key) }
        if places.value.isAbsent {
          if absent == nil { isWhole = false }
        } else if !isKnown || duplicates != .first {
          do throws(CodingFailure) { entry.value = try value(places, readValue) } catch {
            try recover(error, backTo: end)
            isWhole = false
          }
        }
        rewind(to: end)
        guard isWhole, let key = entry.key else { throw incomplete() }
        if isLossy { acceptAttempt(element) }
        if isKnown, duplicates == .error, isLossy { repeated = places.key }
        if let value = entry.value, !isKnown || duplicates != .first { all[key] = value }
      } catch {
        if isLossy { try drop(error, from: element) } else { try recover(error, from: element) }
      }
      // Only bad entries are dropped.
      if let repeated { try duplicateEntry(at: repeated) }
    } while try nextElement()
    return all
  }

  private mutating func value<Value>(
    _ places: EntryPlaces, _ read: (inout JSONReader) throws(CodingFailure) -> Value
  ) throws(CodingFailure) -> Value {
    rewind(to: places.value)
    if let key = places.key.position {
      lastElement = ElementPosition(
        place: cursor.p, buffer: buffer, depth: places.key.depth - 1,
        key: ByteRange(start: key, end: key + places.key.length))
    }
    guard let name = places.name else { return try read(&self) }
    let session = openSession()
    let outer = session.scopes.entryName
    session.scopes.entryName = name
    defer { session.scopes.entryName = outer }
    return try read(&self)
  }

  /// Finds the parts of the element under the cursor, and moves behind it.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` if it is no such element, `missing` if it lacks a part.
  private mutating func places(
    _ form: EntryForm, _ duplicates: KeyTable.Duplicates, _ unknown: KeyTable.Unknown, hasDefault: Bool
  ) throws(CodingFailure) -> EntryPlaces {
    let element = mark()
    // What is passed on the way may be read as an array of one.
    let floor = beginDetour()
    defer { endDetour(floor) }
    var places = EntryPlaces()
    if form.kind == .arrays {
      let parts = try partsOfArray()
      guard parts.count == 2 else { throw mismatch(at: element, expected: "an array of two elements") }
      (places.key, places.value) = (parts[0], parts[1])
      return places
    }
    if try openDictionary() {
      repeat {
        let name = try entryKey().utf8
        if name.elementsEqual(form.key.bytes) {
          places.name = lastKey
          try note(&places.key, duplicates)
        } else if form.kind == .pairs, name.elementsEqual(form.value.bytes) {
          try note(&places.value, duplicates)
        } else {
          if form.kind == .pairs { try reportOther(unknown) }
          try skip()
        }
      } while try nextMember()
    }
    let end = mark()
    if form.kind == .keyed { places.value = element }
    if places.key.isAbsent { try reportLack(of: form.key, in: element) }
    if places.value.isAbsent, !hasDefault { try reportLack(of: form.value, in: element) }
    if form.kind == .pairs { places.name = nil }
    rewind(to: end)
    return places
  }

  /// The elements of the array under the cursor; of a longer one the first three.
  private mutating func partsOfArray() throws(CodingFailure) -> [ValuePosition] {
    var parts: [ValuePosition] = []
    guard cursor.p[0] == 0x5b else { throw mismatch(.array) }
    guard try beginArray() else { return parts }
    repeat {
      if parts.count < 3 { parts.append(try deferValue()) } else { try skip() }
    } while try nextElement()
    return parts
  }

  private mutating func note(
    _ place: inout ValuePosition, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) {
    if !place.isAbsent {
      switch duplicates {
      case .error: try duplicateEntry()
      case .first: return try skip()
      case .last: break
      }
    }
    place = try deferValue()
  }

  private mutating func reportOther(_ unknown: KeyTable.Unknown) throws(CodingFailure) {
    switch unknown {
    case .ignore, .rest: break
    case .warn:
      notes &+= 1
      note(failure(.unknownKey, .nothing, at: lastKey))
    case .error:
      let failure = failure(.unknownKey, .nothing, at: lastKey)
      guard collects(failure) else { throw failure }
    }
  }

  private mutating func reportLack(of key: ConstantText, in element: ValuePosition) throws(CodingFailure) {
    let place = place(of: element)
    let failure = CodingFailure(.missing, .value, at: place)
    if diagnosis != nil {
      let path = DocumentPath.text(of: [.key(key.description)])
      diagnosis?.subject = DiagnosisContext.Subject(keys: nil, rule: nil, asked: (place, path))
    }
    guard collects(failure) else { throw failure }
  }
}
