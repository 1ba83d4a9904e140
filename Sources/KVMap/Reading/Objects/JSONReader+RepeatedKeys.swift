/// Dictionaries and keyed arrays of types that keep the first or the last of several entries with one key
/// (`duplicates`).
extension JSONReader {
  /// Same as `dictionary(isLossy:asks:key:value:)`, but allows repeated keys.
  ///
  /// - Parameter keepsLast: Whether the last of two entries is kept; otherwise the first is, and the value of the other
  ///   one is skipped.
  @inlinable
  @_spi(Generated) public mutating func dictionary<Key: Hashable, Value>(
    keepsLast: Bool, isLossy: Bool = false, asks: Bool = false,
    key readKey: (inout JSONReader) throws(CodingFailure) -> Key,
    value readValue: (inout JSONReader) throws(CodingFailure) -> Value
  ) throws(CodingFailure) -> [Key: Value] {
    var all: [Key: Value] = [:]
    guard try openDictionary() else { return all }
    repeat {
      let entry = isLossy ? attempt() : mark()
      do throws(CodingFailure) {
        let key = try readKey(&self)
        if keepsLast || all.index(forKey: key) == nil {
          if asks { noteElementKey() }
          all[key] = try readValue(&self)
        } else {
          try skip()
        }
        if isLossy { acceptAttempt(entry) }
      } catch {
        try leaveOut(error, entry: entry, isLossy: isLossy)
      }
    } while try nextEntry()
    return all
  }
  /// The elements of an object that is read as an array (`keyed`), where a key may
  /// occur twice. The last of two elements takes the place of the first.
  ///
  /// - Parameter keepsLast: as of `dictionary(keepsLast:isLossy:asks:key:value:)`.
  @_spi(Generated) public mutating func keyed<Element>(
    keepsLast: Bool, isLossy: Bool = false, reading read: (inout JSONReader) throws(CodingFailure) -> Element
  ) throws(CodingFailure) -> [Element] {
    var all: [Element] = []
    var places: [ExactText: Int] = [:]
    guard try openDictionary() else { return all }
    repeat {
      let key = ExactText(try entryKey())
      let place = places[key]
      if place != nil, !keepsLast {
        try skip()
        continue
      }
      noteElementKey()
      let start = isLossy ? attempt() : mark()
      do throws(CodingFailure) {
        let element = try read(&self)
        if let place {
          all[place] = element
        } else {
          places[key] = all.count
          all.append(element)
        }
        if isLossy { acceptAttempt(start) }
      } catch {
        if isLossy { try drop(error, from: start) } else { try recover(error, from: start) }
      }
    } while try nextEntry()
    return all
  }
}
