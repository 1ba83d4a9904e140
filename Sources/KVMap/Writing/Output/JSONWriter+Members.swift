/// Members of the most common types: the key and its value in one call. An optional member is omitted if it is nil.
///
/// Keys come with their quotes, escapes and colon: `"text":`.
extension JSONWriter {
  /// Writes a member whose value is a string.
  @_spi(Generated) public mutating func string(_ encodedKey: StaticString, _ value: String) {
    append(encodedKey)
    string(value)
  }

  /// Writes a member whose value is a string; nothing for nil.
  @_spi(Generated) public mutating func string(_ encodedKey: StaticString, ifPresent value: String?) {
    guard let value else { return }
    string(encodedKey, value)
  }

  /// Writes a member whose value is an integer.
  @_spi(Generated) public mutating func int(_ encodedKey: StaticString, _ value: Int) {
    append(encodedKey)
    int(value)
  }

  /// Writes a member whose value is an integer; nothing for nil.
  @_spi(Generated) public mutating func int(_ encodedKey: StaticString, ifPresent value: Int?) {
    guard let value else { return }
    int(encodedKey, value)
  }

  /// Writes a member whose value is a Boolean.
  @_spi(Generated) public mutating func bool(_ encodedKey: StaticString, _ value: Bool) {
    append(encodedKey)
    bool(value)
  }

  /// Writes a member whose value is a Boolean; nothing for nil.
  @_spi(Generated) public mutating func bool(_ encodedKey: StaticString, ifPresent value: Bool?) {
    guard let value else { return }
    bool(encodedKey, value)
  }

  /// Writes a member whose value is a number.
  ///
  /// - Throws: The same errors as `double(_:)`.
  @_spi(Generated) public mutating func double(_ encodedKey: StaticString, _ value: Double) throws(CodingFailure) {
    append(encodedKey)
    try double(value)
  }

  /// Writes a member whose value is a number; nothing for nil.
  ///
  /// - Throws: The same errors as `double(_:)`.
  @_spi(Generated)
  public mutating func double(_ encodedKey: StaticString, ifPresent value: Double?) throws(CodingFailure) {
    guard let value else { return }
    try double(encodedKey, value)
  }

  // MARK: - Arrays

  /// Writes a member whose value is an array of strings.
  @_spi(Generated) public mutating func array(_ encodedKey: StaticString, _ elements: [String]) {
    append(encodedKey)
    array(elements)
  }

  /// Writes a member whose value is an array of integers.
  @_spi(Generated) public mutating func array(_ encodedKey: StaticString, _ elements: [Int]) {
    append(encodedKey)
    array(elements)
  }

  /// Writes a member whose value is an array of numbers.
  ///
  /// - Throws: The same errors as `double(_:)`.
  @_spi(Generated) public mutating func array(_ encodedKey: StaticString, _ elements: [Double]) throws(CodingFailure) {
    append(encodedKey)
    try array(elements)
  }

  /// Values that write themselves.
  ///
  /// - Throws: The error of an element.
  @_spi(Generated) public mutating func array<Element: DocumentEncodable>(
    _ encodedKey: StaticString, _ elements: [Element]
  ) throws(CodingFailure) {
    append(encodedKey)
    try array(elements)
  }
}
