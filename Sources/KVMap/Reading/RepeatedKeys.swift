/// Dictionaries of types that keep the first or the last of two entries with the same key (`duplicates` of the
/// language).
extension Reader {
  /// Called by generated code. Same as `dictionary(isLossy:asks:key:value:)`, but allows repeated keys.
  ///
  /// - Parameter keepsLast: Whether the last of two entries is kept; otherwise the first is, and the value of the other
  ///   one is skipped.
  @inlinable
  public mutating func dictionary<Key: Hashable, Value>(
    keepsLast: Bool, isLossy: Bool = false, asks: Bool = false,
    key readKey: (inout Reader) throws(Failure) -> Key, value readValue: (inout Reader) throws(Failure) -> Value
  ) throws(Failure) -> [Key: Value] {
    var all: [Key: Value] = [:]
    guard try openDictionary() else { return all }
    repeat {
      let entry = isLossy ? attempt() : mark()
      do throws(Failure) {
        let key = try readKey(&self)
        if keepsLast || all.index(forKey: key) == nil {
          if asks { noteElementKey() }
          all[key] = try readValue(&self)
        } else {
          try skip()
        }
        if isLossy { accept(entry) }
      } catch {
        try leaveOut(error, entry: entry, isLossy: isLossy)
      }
    } while try nextEntry()
    return all
  }
}
