/// The inverses of steps that apply to every part of a value, checks, and values that are written to be read again.
extension JSONWriter {
  /// Undoes a step for every element of an array.
  ///
  /// - Throws: The error of `step`.
  @_spi(Generated) public mutating func each<Element, Result>(
    _ elements: [Element], _ step: (inout JSONWriter, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(elements.count)
    for element in elements { results.append(try step(&self, element)) }
    return results
  }

  /// Same as for an array.
  @_spi(Generated) public mutating func each<Element, Result>(
    _ elements: Set<Element>, _ step: (inout JSONWriter, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> Set<Result> {
    var results: Set<Result> = []
    for element in elements { results.insert(try step(&self, element)) }
    return results
  }

  /// Undoes a step for every value of a dictionary.
  @_spi(Generated) public mutating func each<Key, Element, Result>(
    _ elements: [Key: Element], _ step: (inout JSONWriter, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> [Key: Result] {
    var results: [Key: Result] = [:]
    results.reserveCapacity(elements.count)
    for (key, element) in elements { results[key] = try step(&self, element) }
    return results
  }

  /// Undoes a step for the wrapped value of an optional.
  @_spi(Generated) public mutating func each<Element, Result>(
    _ element: Element?, _ step: (inout JSONWriter, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> Result? {
    guard let element else { return nil }
    return try step(&self, element)
  }

  /// After a key: returns the value itself if its `where` condition is met.
  ///
  /// - Parameter expected: Ends the sentence "expected …": `a value in 0...150`.
  /// - Throws: `CodingFailure` of the kind `check` if the condition is not met.
  @_spi(Generated) public mutating func checked<Checked>(
    _ value: Checked, _ expected: String, _ holds: (Checked) -> Bool
  ) throws(CodingFailure) -> Checked {
    try check(holds(value), expected)
    return value
  }

  /// The same, but nil always passes.
  @_spi(Generated) public mutating func checked<Checked>(
    optional value: Checked?, _ expected: String, _ holds: (Checked) -> Bool
  ) throws(CodingFailure) -> Checked? {
    if let value { try check(holds(value), expected) }
    return value
  }

  /// The output of `write`, read as a `T`: undoes a step that read a value in memory as if it
  /// were in the document.
  ///
  /// - Throws: The error of `write`; `mismatch` if the output is not a `T`.
  @_spi(Generated) public mutating func rewriting<T: DocumentDecodable>(
    as type: T.Type, _ write: (inout JSONWriter) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> T {
    try rewriting(write) { (reader: inout JSONReader) throws(CodingFailure) in try T._kvDecode(&reader, replacing: nil)
    }
  }

  /// Same as `rewriting(as:_:)`, read by `read`.
  @_spi(Generated) public mutating func rewriting<T>(
    _ write: (inout JSONWriter) throws(CodingFailure) -> Void,
    reading read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> T {
    let bytes = try takeBack(write)
    let value = bytes.withUnsafeBufferPointer { bytes -> Result<T, CodingFailure> in
      let input = JSONInput(bytes)
      // The value exists, so its depth is not a risk.
      var reader = JSONReader(input, depthLimit: .max)
      do throws(CodingFailure) { return .success(try read(&reader)) } catch { return .failure(error) }
    }
    switch value {
    case .success(let value): return value
    case .failure(let failure): throw CodingFailure(failure.code, failure.expectation, at: count)
    }
  }

  /// The text of a key, from the string, number or bool that `write` writes.
  ///
  /// - Throws: The error of `write`; `mismatch` if it writes anything else.
  @_spi(Generated)
  public mutating func keyText(_ write: (inout JSONWriter) throws(CodingFailure) -> Void) throws(CodingFailure)
    -> String
  {
    let bytes = try takeBack(write)
    switch bytes.first {
    case UInt8(ascii: "\"")?:
      let text = bytes.withUnsafeBufferPointer {
        OutputScan.unescaped(UTF8Bytes(rebasing: $0.dropFirst().dropLast()))
      }
      return String(decoding: text, as: UTF8.self)
    case nil, UInt8(ascii: "{")?, UInt8(ascii: "[")?, UInt8(ascii: "n")?:
      throw mismatch(expected: "a key", found: "a value that is not a string")
    case .some: return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The output of `write`, removed from the output of the writer.
  mutating func takeBack(_ write: (inout JSONWriter) throws(CodingFailure) -> Void) throws(CodingFailure) -> [UInt8] {
    let start = count
    try write(&self)
    let value = UTF8Bytes(rebasing: bytes.dropFirst(start))
    let written = [UInt8](value.last == UInt8(ascii: ",") ? UTF8Bytes(rebasing: value.dropLast()) : value)
    truncate(to: start)
    return written
  }
}
