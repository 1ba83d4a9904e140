@_spi(Generated) import KVMap

/// Numbers and dates of a binary property list as notation.
enum BinaryScalars {
  /// Integers of one, two and four bytes are unsigned; those of eight and sixteen are in two's complement.
  static func integer(_ bytes: UTF8Bytes, _ writer: inout JSONWriter) throws(TranscodingFailure) {
    let low = BinaryNumber.read(bytes, at: max(bytes.count - 8, 0), size: min(bytes.count, 8))
    guard bytes.count == 16 else {
      return bytes.count == 8 ? writer.int64(Int64(bitPattern: low)) : writer.uint64(low)
    }
    let high = BinaryNumber.read(bytes, at: 0, size: 8)
    // Foundation writes integers that only a `UInt64` can hold in sixteen bytes.
    if high == 0 { return writer.uint64(low) }
    var digits = WideInteger.digits(high: high, low: low)
    digits.withUTF8 { writer.number(digits: $0) }
  }

  /// - Parameter bytes: four or eight.
  static func real(_ bytes: UTF8Bytes, _ writer: inout JSONWriter) {
    let bits = BinaryNumber.read(bytes, at: 0, size: bytes.count)
    // Its exact value: a `Float` has fewer digits, but different ones as a `Double`.
    let value =
      bytes.count == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    do throws(CodingFailure) {
      try writer.real(value)
    } catch {
      // JSON has no token for it, and no rule reads it.
      writer.foreignToken(value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity")
    }
  }

  /// - Parameter offset: the offset of the object.
  static func date(_ bytes: UTF8Bytes, at offset: Int, _ writer: inout JSONWriter) throws(TranscodingFailure) {
    do throws(CodingFailure) {
      try writer.dateToken(Double(bitPattern: BinaryNumber.read(bytes, at: 0, size: 8)))
    } catch {
      throw TranscodingFailure(.syntax, at: offset, expected: "a date", found: "a date that is not a number")
    }
  }

  static func isASCII(_ bytes: UTF8Bytes) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    let raw = UnsafeRawPointer(base)
    var seen: UInt64 = 0
    var position = 0
    while bytes.count - position >= 8 {
      seen |= raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      position += 8
    }
    while position < bytes.count {
      seen |= UInt64(bytes[position])
      position += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }
}

/// Integers of 128 bits in two's complement.
///
/// `Int128` of the standard library would do, but is not available on all supported systems.
enum WideInteger {
  /// The decimal digits of a number, with its sign.
  static func digits(high: UInt64, low: UInt64) -> String {
    let isNegative = high >> 63 == 1
    // Two's complement: the magnitude is the complement plus one.
    let (magnitudeLow, carries) = isNegative ? (~low).addingReportingOverflow(1) : (low, false)
    let magnitudeHigh = isNegative ? ~high &+ (carries ? 1 : 0) : high
    var parts: [UInt64] = []
    var (high, low) = (magnitudeHigh, magnitudeLow)
    while high > 0 || low > 0 {
      let (upper, rest) = high.quotientAndRemainder(dividingBy: chunk)
      // The remainder is less than the divisor, so the quotient fits.
      let (lower, digits) = chunk.dividingFullWidth((rest, low))
      parts.append(digits)
      (high, low) = (upper, lower)
    }
    var text = isNegative ? "-" : ""
    for (position, part) in parts.reversed().enumerated() {
      let digits = String(part)
      if position > 0 { text += String(repeating: "0", count: 18 - digits.count) }
      text += digits
    }
    return text
  }

  /// 10^18.
  private static let chunk: UInt64 = 1_000_000_000_000_000_000
}
