extension String {
  /// Calls `body` with the UTF-8 bytes of this text, which are valid for the duration of the call.
  package func utf8Bytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}
