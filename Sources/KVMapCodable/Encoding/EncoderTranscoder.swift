#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
@_spi(Generated) import KVMap
import KVMapText

/// Encodes what `JSONWriter` has written, value by value, in its order.
struct EncoderTranscoder {
  private var scanner: IntermediateScanner
  private let document: EncodedNotation

  /// - Parameters:
  ///   - notation: The bytes of `document`.
  ///   - offset: Where the value begins.
  init(_ notation: UTF8Bytes, of document: EncodedNotation, from offset: Int) {
    scanner = IntermediateScanner(notation)
    scanner.move(to: offset)
    self.document = document
  }

  /// The offset after an array or object that was written.
  var end: Int { scanner.offset + 1 }

  /// - Throws: What the encoder throws, and an `EncodingError` for a number that it cannot represent.
  mutating func write(to encoder: any Encoder) throws {
    var target = WholeTarget(encoder: encoder)
    try write(scanner.next(), to: &target)
  }

  // The recursion is as deep as the written value, whose writer has recursed as well.
  private mutating func write(_ part: IntermediateScanner.Part, to target: inout some EncodableTarget) throws {
    switch part {
    case .openObject: try writeMembers(to: target.object())
    case .openArray: try writeElements(to: target.array())
    case .string(let raw): try target.encode(Self.text(raw))
    case .number(let digits): try write(number: digits, to: &target)
    case .bool(let value): try target.encode(value)
    case .token(let token): try write(token, to: &target)
    case .null, .closeObject, .closeArray, .key, .end: try target.encodeNil()
    }
  }

  private mutating func writeMembers(to container: KeyedEncodingContainer<DocumentKey>) throws {
    var container = container
    while case .key(let raw) = scanner.next() {
      var target = MemberTarget(container: container, key: .name(Self.text(raw)))
      try write(scanner.next(), to: &target)
      container = target.container
    }
  }

  private mutating func writeElements(to container: any UnkeyedEncodingContainer) throws {
    var target = ElementTarget(container: container)
    while true {
      let part = scanner.next()
      switch part {
      case .closeArray, .end: return
      case .openObject, .openArray:
        try target.encodeValue(EncodedPart(document: document, offset: scanner.offset))
        scanner.move(to: document.end)
      case .closeObject, .key, .string, .token, .number, .bool, .null: try write(part, to: &target)
      }
    }
  }

  private static func text(_ raw: UTF8Bytes) -> String {
    IntermediateScanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
  }

  /// Numbers are the first of `Int64`, `UInt64`, `Double` and `Decimal` that has all their digits.
  private func write(number digits: UTF8Bytes, to target: inout some EncodableTarget) throws {
    let isInteger = digits.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    // Only a `Double` has a negative zero.
    if isInteger, !(digits.count == 2 && digits[0] == UInt8(ascii: "-") && digits[1] == UInt8(ascii: "0")) {
      if case .value(let value) = IntegerText.parse(digits, as: Int64.self) { return try target.encode(value) }
      if case .value(let value) = IntegerText.parse(digits, as: UInt64.self) { return try target.encode(value) }
    }
    guard let number = JSONNumber(String(decoding: digits, as: UTF8.self)) else { return try target.encodeNil() }
    if let double = number.doubleValue, JSONNumber(double) == number { return try target.encode(double) }
    // Others encode a `Decimal` as an object of its parts.
    if document.coder == .json, let decimal = number.decimalValue { return try target.encodeValue(decimal) }
    throw EncodingError.invalidValue(
      number,
      .init(
        codingPath: target.path,
        debugDescription: "expected a number with no more digits than the encoder takes, found \(number)"))
  }

  private func write(_ token: IntermediateToken, to target: inout some EncodableTarget) throws {
    switch token.kind {
    case .date:
      try target.encodeValue(Date(timeIntervalSinceReferenceDate: FloatText.double(token.text).value ?? 0))
    case .data: try target.encodeValue(Data(Base64Text.decoded(token.text) ?? []))
    // The writer writes no others.
    case .uid, .set, .foreign: try target.encodeNil()
    }
  }
}
