import KVMapSema

/// A JSON number that integers are compared with: it may have a fraction, and exceed every integer.
struct IntegerBound {
  private let isNegative: Bool
  /// The digits of the number rounded towards zero, without leading zeros; empty for zero.
  private let digits: String
  private let hasFraction: Bool

  init(_ text: String) {
    var mantissa = text[...]
    isNegative = mantissa.first == "-"
    if isNegative { mantissa = mantissa.dropFirst() }
    var exponent = 0
    if let mark = mantissa.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      // An exponent that does not fit is far above every integer, or far below one.
      let text = mantissa[mantissa.index(after: mark)...]
      exponent = Int(text) ?? (text.hasPrefix("-") ? -1_000 : 1_000)
      mantissa = mantissa[..<mark]
    }
    let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = Array((parts.first ?? "").utf8)
    let all = whole + Array((parts.count > 1 ? parts[1] : "").utf8)
    // More than 40 digits of a whole number are equivalent to 40: no integer type has as many.
    let point = min(max(whole.count + min(max(exponent, -1_000), 1_000), 0), max(all.count, 0) + 40)
    let kept = all.prefix(point) + Array(repeating: UInt8(ascii: "0"), count: max(point - all.count, 0))
    let significant = all.contains { $0 != UInt8(ascii: "0") }
    digits = significant ? String(decoding: kept.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self) : ""
    hasFraction = all.dropFirst(point).contains { $0 != UInt8(ascii: "0") }
  }

  func comparison(_ value: String, _ operation: String, in scalar: Scalar) -> String {
    let literal = digits.isEmpty ? "0" : (isNegative ? "-" : "") + digits
    guard fits(scalar) else {
      // Every integer is on the same side of the bound.
      let isBelow = !isNegative
      switch operation {
      case "<", "<=": return isBelow ? "\(value) == \(value)" : "\(value) != \(value)"
      case ">", ">=": return isBelow ? "\(value) != \(value)" : "\(value) == \(value)"
      case "==": return "\(value) != \(value)"
      default: return "\(value) == \(value)"
      }
    }
    guard hasFraction else { return "\(value) \(operation) \(literal)" }
    switch operation {
    // The literal is the bound without its fraction, which is nearer to zero.
    case "<", "<=": return "\(value) \(isNegative ? "<" : "<=") \(literal)"
    case ">", ">=": return "\(value) \(isNegative ? ">=" : ">") \(literal)"
    case "==": return "\(value) != \(value)"
    default: return "\(value) == \(value)"
    }
  }

  /// The number as a literal of an integer type; `nil` if no integer of the type is equal to it.
  func literal(in scalar: Scalar) -> String? {
    guard !hasFraction, fits(scalar) else { return nil }
    return digits.isEmpty ? "0" : (isNegative ? "-" : "") + digits
  }

  private func fits(_ scalar: Scalar) -> Bool {
    let text = digits.isEmpty ? "0" : (isNegative ? "-" : "") + digits
    switch scalar {
    case .int8: return Int8(text) != nil
    case .int16: return Int16(text) != nil
    case .int32: return Int32(text) != nil
    // `Int` is 32 bits wide on some platforms; the literal of a bound that fits only 64 would not compile there.
    case .int, .int64: return Int64(text) != nil
    case .uint8: return UInt8(text) != nil
    case .uint16: return UInt16(text) != nil
    case .uint32: return UInt32(text) != nil
    case .uint, .uint64: return UInt64(text) != nil
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      return false
    }
  }
}
