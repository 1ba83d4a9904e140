/// Numbers that may be a text in place of what JSON cannot represent.
extension JSONReader {
  /// A number, or one of the texts.
  @_spi(Generated) public mutating func double(
    nan: String? = nil, infinity: String? = nil, negativeInfinity: String? = nil, lenient: Bool
  ) throws(CodingFailure) -> Double {
    try double(NonFiniteTexts(nan: nan, infinity: infinity, negativeInfinity: negativeInfinity), lenient: lenient)
  }

  /// Same as for `Double`.
  @_spi(Generated) public mutating func float(
    nan: String? = nil, infinity: String? = nil, negativeInfinity: String? = nil, lenient: Bool
  ) throws(CodingFailure) -> Float {
    try float(NonFiniteTexts(nan: nan, infinity: infinity, negativeInfinity: negativeInfinity), lenient: lenient)
  }

  package mutating func double(_ texts: NonFiniteTexts, lenient: Bool) throws(CodingFailure) -> Double {
    if let value: Double = nonFinite(texts) { return value }
    let place = mark()
    do throws(CodingFailure) {
      return lenient ? try lenientDouble() : try double()
    } catch {
      throw stated(error, texts, at: place)
    }
  }

  package mutating func float(_ texts: NonFiniteTexts, lenient: Bool) throws(CodingFailure) -> Float {
    if let value: Float = nonFinite(texts) { return value }
    let place = mark()
    do throws(CodingFailure) {
      return lenient ? try lenientFloat() : try float()
    } catch {
      throw stated(error, texts, at: place)
    }
  }

  private mutating func stated(
    _ error: CodingFailure, _ texts: NonFiniteTexts, at place: ValuePosition
  ) -> CodingFailure {
    error.code == .mismatch ? mismatch(at: place, expected: texts.expected) : error
  }

  /// The value of the text under the cursor. Consumes it.
  ///
  /// - Returns: `nil`, without moving, if it is none of the texts.
  private mutating func nonFinite<Number: BinaryFloatingPoint>(_ texts: NonFiniteTexts) -> Number? {
    guard cursor.p[0] == 0x22 || dialect.takesTextForObject else { return nil }
    let place = mark()
    do throws(CodingFailure) {
      let text = try string()
      if let value: Number = texts.value(of: dialect.trimsText ? Trimming.asciiTrimmed(text) : text) { return value }
    } catch {
      // Whatever is wrong is told by the reading of a number.
    }
    rewind(to: place)
    return nil
  }
}
