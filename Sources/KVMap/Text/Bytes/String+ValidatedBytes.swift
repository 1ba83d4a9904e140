extension String {
  /// Bytes that are known to be UTF-8. `UTF8Span` avoids a second validation where it is available.
  @inline(__always)
  init(validated bytes: UTF8Bytes, isASCII: Bool) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self = unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    } else {
      self = String(decoding: bytes, as: UTF8.self)
    }
  }
}
