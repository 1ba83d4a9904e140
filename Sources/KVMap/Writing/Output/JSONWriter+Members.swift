/// Members of the most common types: the key and its value in one call. An optional member is omitted if it is nil.
///
/// Keys come with their quotes, escapes and colon: `"text":`.
extension JSONWriter {
  /// Called by generated code.
  public mutating func string(_ encodedKey: StaticString, _ value: String) {
    append(encodedKey)
    string(value)
  }

  /// Called by generated code.
  public mutating func string(_ encodedKey: StaticString, ifPresent value: String?) {
    guard let value else { return }
    string(encodedKey, value)
  }

  /// Called by generated code.
  public mutating func int(_ encodedKey: StaticString, _ value: Int) {
    append(encodedKey)
    int(value)
  }

  /// Called by generated code.
  public mutating func int(_ encodedKey: StaticString, ifPresent value: Int?) {
    guard let value else { return }
    int(encodedKey, value)
  }

  /// Called by generated code.
  public mutating func bool(_ encodedKey: StaticString, _ value: Bool) {
    append(encodedKey)
    bool(value)
  }

  /// Called by generated code.
  public mutating func bool(_ encodedKey: StaticString, ifPresent value: Bool?) {
    guard let value else { return }
    bool(encodedKey, value)
  }

  /// Called by generated code.
  ///
  /// - Throws: The same errors as `double(_:)`.
  public mutating func double(_ encodedKey: StaticString, _ value: Double) throws(CodingFailure) {
    append(encodedKey)
    try double(value)
  }

  /// Called by generated code.
  ///
  /// - Throws: The same errors as `double(_:)`.
  public mutating func double(_ encodedKey: StaticString, ifPresent value: Double?) throws(CodingFailure) {
    guard let value else { return }
    try double(encodedKey, value)
  }

  // MARK: - Arrays

  /// Called by generated code.
  public mutating func array(_ encodedKey: StaticString, _ elements: [String]) {
    append(encodedKey)
    array(elements)
  }

  /// Called by generated code.
  public mutating func array(_ encodedKey: StaticString, _ elements: [Int]) {
    append(encodedKey)
    array(elements)
  }

  /// Called by generated code.
  ///
  /// - Throws: The same errors as `double(_:)`.
  public mutating func array(_ encodedKey: StaticString, _ elements: [Double]) throws(CodingFailure) {
    append(encodedKey)
    try array(elements)
  }

  /// Called by generated code: values that write themselves.
  ///
  /// - Throws: The error of an element.
  public mutating func array<Element: DocumentEncodable>(
    _ encodedKey: StaticString, _ elements: [Element]
  ) throws(CodingFailure) {
    append(encodedKey)
    try array(elements)
  }
}
