extension JSONWriter {
  /// An array of values that write themselves.
  ///
  /// - Throws: The error of an element.
  @_spi(Generated) public mutating func array<Element: DocumentEncodable>(_ elements: [Element]) throws(CodingFailure) {
    beginArray()
    try elements.withUnsafeBufferPointer { (elements) throws(CodingFailure) in
      guard let start = elements.baseAddress else { return }
      try Element._kvEncodeElements(start, count: elements.count, &self)
    }
    endArray()
  }

  /// Same as the generic function.
  @_spi(Generated) public mutating func array(_ elements: [String]) {
    beginArray()
    elements.withUnsafeBufferPointer { strings($0) }
    endArray()
  }

  /// Same as the generic function.
  @_spi(Generated) public mutating func array(_ elements: [Int]) {
    beginArray()
    elements.withUnsafeBufferPointer { ints($0) }
    endArray()
  }

  /// Same as the generic function.
  ///
  /// - Throws: The same errors as `double(_:)`.
  @_spi(Generated) public mutating func array(_ elements: [Double]) throws(CodingFailure) {
    beginArray()
    try elements.withUnsafeBufferPointer { (elements) throws(CodingFailure) in try doubles(elements) }
    endArray()
  }

  fileprivate mutating func strings(_ elements: UnsafeBufferPointer<String>) {
    for element in elements { string(element) }
  }

  fileprivate mutating func ints(_ elements: UnsafeBufferPointer<Int>) {
    for element in elements { int(element) }
  }

  fileprivate mutating func doubles(_ elements: UnsafeBufferPointer<Double>) throws(CodingFailure) {
    for element in elements { try double(element) }
  }

  fileprivate mutating func arrays(_ arrays: UnsafeBufferPointer<[Double]>) throws(CodingFailure) {
    for elements in arrays { try array(elements) }
  }
}

extension String {
  public static func _kvEncodeElements(_ elements: UnsafeRawPointer, count: Int, _ kv: inout JSONWriter) {
    kv.strings(UnsafeBufferPointer(start: elements.assumingMemoryBound(to: String.self), count: count))
  }
}

extension Int {
  public static func _kvEncodeElements(_ elements: UnsafeRawPointer, count: Int, _ kv: inout JSONWriter) {
    kv.ints(UnsafeBufferPointer(start: elements.assumingMemoryBound(to: Int.self), count: count))
  }
}

extension Double {
  public static func _kvEncodeElements(
    _ elements: UnsafeRawPointer, count: Int, _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    try kv.doubles(UnsafeBufferPointer(start: elements.assumingMemoryBound(to: Double.self), count: count))
  }
}

extension Array where Element: DocumentEncodable {
  public static func _kvEncodeElements(
    _ elements: UnsafeRawPointer, count: Int, _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    // Coordinates are arrays of pairs of numbers: checks that are the same for each pair are done once.
    if Element.self == Double.self {
      let arrays = elements.assumingMemoryBound(to: [Double].self)
      return try kv.arrays(UnsafeBufferPointer(start: arrays, count: count))
    }
    let arrays = elements.assumingMemoryBound(to: [Element].self)
    for index in 0..<count { try kv.array(arrays[index]) }
  }
}
