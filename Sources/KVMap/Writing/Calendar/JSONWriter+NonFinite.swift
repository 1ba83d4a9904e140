/// Numbers that are written as a text where JSON cannot represent them.
extension JSONWriter {
  /// A number, or the text for it.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for a value that is not finite and has no text.
  @_spi(Generated) public mutating func double(
    _ value: Double, nan: String? = nil, infinity: String? = nil, negativeInfinity: String? = nil
  ) throws(CodingFailure) {
    try double(value, NonFiniteTexts(nan: nan, infinity: infinity, negativeInfinity: negativeInfinity))
  }

  /// Same as for `Double`.
  @_spi(Generated) public mutating func float(
    _ value: Float, nan: String? = nil, infinity: String? = nil, negativeInfinity: String? = nil
  ) throws(CodingFailure) {
    try float(value, NonFiniteTexts(nan: nan, infinity: infinity, negativeInfinity: negativeInfinity))
  }

  package mutating func double(_ value: Double, _ texts: NonFiniteTexts) throws(CodingFailure) {
    guard !value.isFinite, let text = texts.text(of: value) else { return try double(value) }
    string(text)
  }

  package mutating func float(_ value: Float, _ texts: NonFiniteTexts) throws(CodingFailure) {
    guard !value.isFinite, let text = texts.text(of: value) else { return try float(value) }
    string(text)
  }
}
