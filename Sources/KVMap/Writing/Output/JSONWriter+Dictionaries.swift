extension JSONWriter {
  /// A dictionary of values that write themselves, in ascending order of their keys.
  ///
  /// - Complexity: O(n log n); two allocations for any number of entries, plus what sorting needs.
  /// - Throws: The error of a value.
  @_spi(Generated)
  public mutating func dictionary<Content: DocumentEncodable>(_ dictionary: [String: Content]) throws(CodingFailure) {
    let places = Array(dictionary.indices)
    beginObject()
    for entry in KeyOrder(dictionary.keys).entries {
      entryKey(entry.key)
      try dictionary.values[places[entry.place]]._kvEncode(&self)
    }
    endObject()
  }

  /// Same as the generic function.
  @_spi(Generated) public mutating func dictionary(_ dictionary: [String: String]) {
    let places = Array(dictionary.indices)
    beginObject()
    for entry in KeyOrder(dictionary.keys).entries {
      entryKey(entry.key)
      string(dictionary.values[places[entry.place]])
    }
    endObject()
  }

  /// Same as the generic function.
  @_spi(Generated) public mutating func dictionary(_ dictionary: [String: Int]) {
    let places = Array(dictionary.indices)
    beginObject()
    for entry in KeyOrder(dictionary.keys).entries {
      entryKey(entry.key)
      int(dictionary.values[places[entry.place]])
    }
    endObject()
  }
}
