extension JSONWriter {
  /// Undoes `json_text` of the language: a value as JSON without white space, in a string.
  ///
  /// - Parameter write: Writes one value.
  /// - Throws: The error of `write`.
  @_spi(Generated)
  public mutating func jsonText(_ write: (inout JSONWriter) throws(CodingFailure) -> Void) throws(CodingFailure) {
    let start = count
    let waiting = takeLeads()
    // The text is JSON in every document.
    let outer = notation
    notation = .json
    defer { notation = outer }
    try write(&self)
    var value = [UInt8](UTF8Bytes(rebasing: bytes.dropFirst(start)))
    if value.last == UInt8(ascii: ",") { value.removeLast() }
    truncate(to: start)
    restoreLeads(waiting)
    value.withUnsafeBufferPointer { quoted($0) }
  }
}
