@_spi(Generated) import KVMap

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMapText

/// Numbers, dates and data of an XML property list as notation. Each function returns what it expected if the text has
/// a different form; surrounding white space is ignored.
enum XMLPropertyListScalars {
  /// Digits with or without a sign. A number of any size is kept.
  static func integer(_ text: UTF8Bytes, _ writer: inout JSONWriter) -> String? {
    var digits = trimmed(text)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = UTF8Bytes(rebasing: digits.dropFirst()) }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return "an integer in decimal digits" }
    if isNegative || digits[0] == UInt8(ascii: "0") {
      Array(sign(isNegative) + significant(digits)).withUnsafeBufferPointer { writer.number(digits: $0) }
    } else {
      writer.number(digits: digits)
    }
    return nil
  }

  /// A decimal number, or one of the words for infinity and NaN.
  static func real(_ text: UTF8Bytes, _ writer: inout JSONWriter) -> String? {
    let text = trimmed(text)
    if NumberText.whole(text) != nil {
      writer.real(digits: text)
      return nil
    }
    if let name = word(text) {
      writer.foreignToken(name)
      return nil
    }
    guard let number = jsonNumber(text) else { return "a decimal number" }
    number.withUnsafeBufferPointer { writer.real(digits: $0) }
    return nil
  }

  /// The forms of C's `strtod` that JSON lacks: a plus sign, leading zeros, no digit on one side of the point.
  private static func jsonNumber(_ text: UTF8Bytes) -> [UInt8]? {
    var rest = text[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var number = sign(isNegative) + significant(UTF8Bytes(rebasing: whole))
    if !fraction.isEmpty { number += [UInt8(ascii: ".")] + fraction }
    number += rest
    return number.withUnsafeBufferPointer { NumberText.whole($0) } == nil ? nil : number
  }

  private static func sign(_ isNegative: Bool) -> [UInt8] { isNegative ? [UInt8(ascii: "-")] : [] }

  /// Digits without leading zeros; at least one.
  private static func significant(_ digits: UTF8Bytes) -> [UInt8] {
    let rest = digits.drop { $0 == UInt8(ascii: "0") }
    return rest.isEmpty ? [UInt8(ascii: "0")] : Array(rest)
  }

  private static func word(_ text: UTF8Bytes) -> StaticString? {
    guard text.count <= 9 else { return nil }
    switch String(decoding: text, as: UTF8.self).lowercased() {
    case "nan": return "nan"
    case "inf", "+inf", "infinity", "+infinity": return "infinity"
    case "-inf", "-infinity": return "-infinity"
    default: return nil
    }
  }

  /// `2012-04-14T00:20:07Z`, with a day that exists in the calendar.
  static func date(_ text: UTF8Bytes, _ writer: inout JSONWriter) -> String? {
    let expected = "a date like 2012-04-14T00:20:07Z"
    guard let seconds = XMLPropertyListDate.seconds(of: trimmed(text)) else { return expected }
    do throws(CodingFailure) {
      try writer.dateToken(seconds)
      return nil
    } catch {
      return expected
    }
  }

  /// Base64, possibly on several lines.
  static func data(_ text: UTF8Bytes, _ writer: inout JSONWriter) -> String? {
    let isPlain = !text.contains(where: isBlank)
    let data =
      isPlain
      ? Base64Text.parse(text)
      : text.filter { !isBlank($0) }.withUnsafeBufferPointer { Base64Text.parse($0) }
    guard let data else { return "data in Base64" }
    data.withUnsafeBytes { writer.dataToken($0) }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func trimmed(_ text: UTF8Bytes) -> UTF8Bytes {
    var start = 0
    var end = text.count
    while start < end, isBlank(text[start]) { start += 1 }
    while end > start, isBlank(text[end - 1]) { end -= 1 }
    return UTF8Bytes(rebasing: text[start..<end])
  }
}
