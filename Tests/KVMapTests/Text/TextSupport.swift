@_spi(Generated) import KVMap

extension String {
  /// The result of `parse` for the bytes of this text.
  func parsed<Result>(_ parse: (UTF8Bytes) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(parse)
  }
}
