extension JSONWriter {
  /// The elements of a set in ascending order, so that equal sets have equal output.
  ///
  /// - Complexity: O(n log n)
  @_spi(Generated) public func sorted<Element: Comparable>(_ set: Set<Element>) -> [Element] { set.sorted(by: <) }

  /// In the order of Unicode scalars.
  @_spi(Generated) public func sorted(_ set: Set<String>) -> [String] { ElementStep.sorted(Array(set)) }

  /// In the order of Unicode scalars.
  @_spi(Generated) public func sorted(_ set: Set<ZonedDate>) -> [ZonedDate] { ElementStep.sorted(Array(set)) }

  /// Characters in the order of their Unicode scalars.
  @_spi(Generated) public func sorted(_ set: Set<Character>) -> [Character] { ElementStep.sorted(Array(set)) }

  /// The elements of a set in ascending order of their JSON text, which `write` writes.
  ///
  /// - Throws: The error of `write` for an element.
  /// - Complexity: O(n log n) comparisons of texts.
  @_spi(Generated) public mutating func sorted<Element>(
    _ set: Set<Element>, _ write: (inout JSONWriter, Element) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> [Element] {
    var keyed: [(text: [UInt8], element: Element)] = []
    keyed.reserveCapacity(set.count)
    for element in set {
      let text = try takeBack { (kv: inout JSONWriter) throws(CodingFailure) in try write(&kv, element) }
      keyed.append((text, element))
    }
    return keyed.sortedByPosition { $0.text.lexicographicallyPrecedes($1.text) }.map(\.element)
  }

  /// The entries of a dictionary in ascending order of their keys.
  @_spi(Generated) public func sorted<Value>(_ dictionary: [String: Value]) -> [(key: String, value: Value)] {
    let places = Array(dictionary.indices)
    return KeyOrder(dictionary.keys).entries.map { dictionary[places[$0.place]] }
  }

  /// The entries of a dictionary in ascending order of their keys.
  @_spi(Generated)
  public func sorted<Key: FixedWidthInteger, Value>(_ dictionary: [Key: Value]) -> [(key: Key, value: Value)] {
    dictionary.sorted { $0.key < $1.key }
  }

  /// The entries of a dictionary in ascending order of the texts of their keys.
  @_spi(Generated) public func sorted<Key, Value, Problem: Error>(
    _ dictionary: [Key: Value], text: (Key) throws(Problem) -> String
  ) throws(Problem) -> [(key: String, value: Value)] {
    var entries: [(key: String, value: Value)] = []
    entries.reserveCapacity(dictionary.count)
    for (key, value) in dictionary { entries.append((try text(key), value)) }
    return entries.sortedByPosition { UTF8Order.precedes($0.key, $1.key) }
  }

  /// The entries of a dictionary in ascending order of the texts that `text` returns for
  /// their keys.
  ///
  /// - Throws: The error of `text` for a key; `CodingFailure` of the kind `duplicate-key` at the text of two keys.
  @_spi(Generated) public mutating func sorted<Key, Value>(
    _ dictionary: [Key: Value], keys text: (inout JSONWriter, Key) throws(CodingFailure) -> String
  ) throws(CodingFailure) -> [(key: String, value: Value)] {
    var entries: [(key: String, value: Value)] = []
    entries.reserveCapacity(dictionary.count)
    for (key, value) in dictionary { entries.append((try text(&self, key), value)) }
    let sorted = entries.sortedByPosition { UTF8Order.precedes($0.key, $1.key) }
    // Keys that differ may be written alike: dates by their days.
    for (one, next) in zip(sorted, sorted.dropFirst()) where UTF8Order.areEqual(one.key, next.key) {
      entryKey(one.key)
      throw failure(.duplicateKey, expected: "each key once", found: "the key \"\(one.key)\" again")
    }
    return sorted
  }

  /// An array of `elements` in ascending order of their JSON text, for sets whose elements
  /// are neither numbers nor text.
  ///
  /// - Throws: The error of `write` for an element.
  @_spi(Generated) public mutating func ascending<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    beginArray()
    try writeAscending(elements, write)
    endArray()
  }

  /// An object of `elements` in ascending order of the JSON texts of their keys.
  ///
  /// - Parameter write: Writes the key and the value.
  /// - Throws: The error of `write` for an element; `CodingFailure` of the kind `duplicate-key` at a key that is
  ///   repeated.
  @_spi(Generated) public mutating func ascendingMembers<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    let start = beginMembers()
    try writeAscending(elements, write)
    try endMembers(start)
  }

  private mutating func writeAscending<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    let start = count
    var ends: [Int] = []
    for element in elements {
      try write(&self, element)
      ends.append(count - start)
    }
    sortElements(from: start, ends: ends)
  }

  /// Sorts the elements, each with its comma, by their texts.
  private mutating func sortElements(from start: Int, ends: [Int]) {
    guard ends.count > 1 else { return }
    let copy = [UInt8](UTF8Bytes(start: base + start, count: count - start))
    let elements = zip([0] + ends, ends).map { copy[$0..<$1] }
    truncate(to: start)
    for element in elements.sortedByPosition(by: { $0.dropLast().lexicographicallyPrecedes($1.dropLast()) }) {
      element.withUnsafeBufferPointer { append($0) }
    }
  }
}
