import KVMap

extension String {
  /// What `parse` makes of the bytes of this text.
  func parsed<Result>(_ parse: (UTF8Bytes) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(parse)
  }
}
