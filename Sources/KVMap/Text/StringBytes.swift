extension String {
  /// The UTF-8 bytes of this text, for as long as `body` runs.
  func utf8Bytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}
