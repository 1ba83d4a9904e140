/// The elements of arrays that are written as the members of objects in one array: `names <-> items[*].name`.
@_spi(Generated) public struct ProjectedColumns: Sendable {
  struct Column: Sendable {
    /// With quotes and colon.
    var key: [UInt8]
    /// JSON without white space.
    var bytes: [UInt8]
    var elements: [Range<Int>]
  }

  fileprivate(set) var columns: [Column] = []

  /// Without columns.
  @_spi(Generated) public init() {}
}

extension JSONWriter {
  /// Removes the array written since `capture(_:)` from the output, and adds it to the others. Null is no array.
  ///
  /// - Parameter encodedKey: The key of its elements, with quotes and colon.
  /// - Throws: `CodingFailure` of the kind `mismatch` if it is neither an array nor null.
  @_spi(Generated) public mutating func endColumn(
    _ start: Int, _ encodedKey: StaticString, into columns: inout ProjectedColumns
  ) throws(CodingFailure) {
    try endColumn(start, ConstantText(encodedKey), into: &columns)
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func endColumn(
    _ start: Int, _ encodedKey: ConstantText, into columns: inout ProjectedColumns
  ) throws(CodingFailure) {
    let value = [UInt8](UTF8Bytes(rebasing: bytes.dropFirst(start)))
    guard value.first == UInt8(ascii: "[") || value.first == UInt8(ascii: "n") else {
      throw CodingFailure(.mismatch, .array, at: start)
    }
    restoreLeads(captures.popLast()?.leads ?? [])
    truncate(to: start)
    guard value.first == UInt8(ascii: "[") else { return }
    let elements = value.withUnsafeBufferPointer { OutputScan.elements(of: $0) }
    columns.columns.append(
      ProjectedColumns.Column(key: [UInt8](encodedKey.bytes), bytes: value, elements: elements))
  }

  /// An array of objects, the first of which has the first element of each column. Writes
  /// nothing if there are no columns.
  ///
  /// - Parameter encodedKey: The key of the array, with quotes and colon.
  /// - Throws: `CodingFailure` of the kind `mismatch`, at the array, if the columns have different lengths.
  @_spi(Generated) public mutating func elements(
    _ encodedKey: StaticString, _ columns: ProjectedColumns
  ) throws(CodingFailure) {
    try elements(ConstantText(encodedKey), columns)
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func elements(_ encodedKey: ConstantText, _ columns: ProjectedColumns) throws(CodingFailure) {
    let columns = columns.columns
    guard let count = columns.first?.elements.count else { return }
    append(encodedKey.bytes)
    if let other = columns.first(where: { $0.elements.count != count })?.elements.count {
      throw failure(
        .mismatch, expected: "arrays of equal length", found: "one of \(count) and one of \(other) elements")
    }
    beginArray()
    for index in 0..<count {
      beginObject()
      for column in columns {
        column.key.withUnsafeBufferPointer { append($0) }
        column.bytes.withUnsafeBufferPointer { append(UTF8Bytes(rebasing: $0[column.elements[index]])) }
        append(UInt8(ascii: ","))
      }
      endObject()
    }
    endArray()
  }
}

extension OutputScan {
  /// The ranges of the elements of an array.
  fileprivate static func elements(of bytes: UTF8Bytes) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var position = 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") {
      let end = endOfValue(bytes, at: position)
      guard end > position else { break }
      elements.append(position..<end)
      position = end
      if position < bytes.count, bytes[position] == UInt8(ascii: ",") { position += 1 }
    }
    return elements
  }
}
