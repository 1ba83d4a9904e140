#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
@_spi(Generated) import KVMap

/// Writes the value of a decoder in the intermediate form that mappers read.
///
/// A decoder does not say what its value is, so it is asked for one kind after another. A text is asked for first: what
/// the decoder gives as a text is that text, unless it is spelled as a JSON number, `true` or `false` and the decoder
/// gives it as that, too. So a text in quotes remains a text, and `007` is one in a format that has no other.
struct DecoderTranscoder: ~Copyable {
  var writer: JSONWriter
  private let coder: KnownCoder
  /// The maximum number of open arrays and objects. A deeper one is written as empty, and the reader then stops there.
  let depth: Int
  var level = 0
  /// The kind that the value under each key had before.
  private lazy var kinds = Self.knownKinds[type] ?? KeyKinds()
  private let type: ObjectIdentifier
  /// Why the value was not decoded as one of the kinds: a reason other than the kind, if there is one.
  private var refusal: (any Error)?

  /// - Parameters:
  ///   - coder: The kind of decoder.
  ///   - type: The type that is decoded.
  init(_ coder: KnownCoder, type: Any.Type, depth: Int) {
    writer = JSONWriter.writing(.propertyList, capacity: 1_024)
    self.coder = coder
    self.depth = depth
    self.type = ObjectIdentifier(type)
  }

  /// Keeps what is known of the keys for the next value of the type.
  mutating func rememberKinds() {
    if kinds.hasChanged { Self.knownKinds[type] = kinds.settled }
  }

  /// The kinds that values of a type had under each key, so that decoders are asked for the right kind first: with
  /// `JSONDecoder` a wrong guess costs ten times as much as a right one.
  private static let knownKinds = TypeMemory<KeyKinds>()

  /// - Parameter kind: The kind that the value probably has.
  /// - Returns: The kind that it has.
  /// - Throws: A `DecodingError` if the decoder gives the value as no kind that a document has, and whatever it throws
  ///   that is not one.
  @discardableResult
  mutating func write(_ source: inout some DecodableSource, guess kind: ValueKind) throws -> ValueKind {
    refusal = nil
    // First, because a decoder may have a text for it.
    if try source.isNil() {
      writer.null()
      return kind
    }
    if kind != .text, kind.isCertain(with: coder), try write(&source, as: kind) { return kind }
    if let text = again(&source, { try $0.string() }) {
      let isSpelled = coder == .other && writeSpelled(text, &source)
      if !isSpelled { writer.string(text) }
      return .text
    }
    for other in ValueKind.allCases where other != .text && (other != kind || !kind.isCertain(with: coder)) {
      if try write(&source, as: other) { return other }
    }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: source.path,
        debugDescription: "expected a text, number, Bool, date, data, array, object or null, found another value",
        underlyingError: refusal))
  }

  /// - Returns: Whether the value is of this kind.
  private mutating func write(_ source: inout some DecodableSource, as kind: ValueKind) throws -> Bool {
    source.rewind()
    guard source.isAtValue else { return false }
    switch kind {
    case .text:
      guard let text = attempt({ try source.string() }) else { return false }
      writer.string(text)
    case .integer: return writeInteger(&source)
    case .bool:
      guard let value = attempt({ try source.bool() }) else { return false }
      writer.bool(value)
    case .real: return try writeReal(&source)
    case .object:
      guard let container = attempt({ try source.object() }) else { return false }
      try write(container)
    case .array:
      guard let container = attempt({ try source.array() }) else { return false }
      try write(container)
    case .date:
      guard let date = attempt({ try source.value(Date.self) }) else { return false }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds.isFinite { try writer.dateToken(seconds) } else {
        writer.foreignToken(seconds.isNaN ? "nan" : seconds < 0 ? "-infinity" : "infinity")
      }
    case .data:
      guard let data = attempt({ try source.value(Data.self) }) else { return false }
      data.withUnsafeBytes { writer.dataToken($0) }
    }
    return true
  }

  /// The result of a decoder's function; nil if the value is of another kind.
  ///
  /// Decoders have errors of their own besides `DecodingError`: `JSONDecoder` for numbers that do not fit. None is
  /// lost, as a value that is of no kind is an error with this reason.
  mutating func attempt<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      if !Self.isOfTheKind(refusal) { refusal = error }
      return nil
    }
  }

  /// Whether a value was of the right kind, but not decoded for another reason.
  private static func isOfTheKind(_ error: (any Error)?) -> Bool {
    switch error as? DecodingError {
    case .typeMismatch, .valueNotFound, .keyNotFound: false
    case .dataCorrupted: true
    case nil: error != nil
    @unknown default: true
    }
  }

  /// Same as `attempt(_:)`, for a value that was decoded before.
  private mutating func again<Source: DecodableSource, Value>(
    _ source: inout Source, _ body: (inout Source) throws -> Value
  ) -> Value? {
    source.rewind()
    guard source.isAtValue else { return nil }
    return attempt { try body(&source) }
  }

  // MARK: - Arrays and objects

  private mutating func write(_ container: KeyedDecodingContainer<DocumentKey>) throws {
    writer.beginObject()
    if level < depth {
      level += 1
      for key in keys(of: container) {
        let name = key.name
        writer.entryKey(name)
        var source = MemberSource(container: container, key: key)
        try writeRemembering(&source, name)
      }
      level -= 1
    }
    writer.endObject()
  }

  mutating func writeRemembering(_ source: inout MemberSource, _ name: String) throws {
    let guess = kinds.kind(of: name)
    let kind = try write(&source, guess: guess ?? .text)
    if kind != guess { kinds.note(kind, under: name) }
  }

  /// Foundation's decoders have the keys in a random order. With a fixed one the first problem, and what is made of the
  /// members in their order, are always the same.
  private func keys(of container: KeyedDecodingContainer<DocumentKey>) -> [DocumentKey] {
    let keys = container.allKeys
    return coder == .other ? keys : keys.sorted { $0.name < $1.name }
  }

  private mutating func write(_ container: any UnkeyedDecodingContainer) throws {
    writer.beginArray()
    if level < depth {
      level += 1
      var container = container
      var kind = ValueKind.text
      while !container.isAtEnd { kind = try writeElement(of: &container, guess: kind) }
      level -= 1
    }
    writer.endArray()
  }

  @discardableResult
  mutating func writeElement(
    of container: inout any UnkeyedDecodingContainer, guess: ValueKind
  ) throws -> ValueKind {
    var source = ElementSource(container)
    let kind = try write(&source, guess: guess)
    try source.skip()
    container = source.container
    return kind
  }

  // MARK: - Numbers

  /// Up to here a `Double` has all integers, so that `JSONDecoder` rounds none.
  static let exactInteger: UInt64 = 1 << 53

  private mutating func writeInteger(_ source: inout some DecodableSource) -> Bool {
    guard let value = attempt({ try source.signed() }) else {
      // What is larger is read as a `Decimal`, with a fraction or without.
      guard coder != .json, let value = attempt({ try source.unsigned() }) else { return false }
      writer.uint64(value)
      return true
    }
    // A decoder may have but one representation for both.
    if coder == .other, value == 0 || value == 1, let bool = again(&source, { try $0.bool() }) {
      writer.bool(bool)
    } else if coder == .json, value.magnitude > Self.exactInteger,
      let decimal = again(&source, { try $0.value(Decimal.self) }), decimal.exponent < 0,
      let number = JSONNumber(decimal)
    {
      // `JSONDecoder` rounds a large number with a fraction to an integer.
      writer.value(.number(number))
    } else if value == 0, let double = again(&source, { try $0.double() }), double.sign == .minus,
      let number = JSONNumber(double)
    {
      // A negative zero, which is given as an integer as well.
      writer.value(.number(number))
    } else {
      writer.int64(value)
    }
    return true
  }

  /// A `Decimal` has more digits than a `Double`, but numbers near zero only the latter.
  private mutating func writeReal(_ source: inout some DecodableSource) throws -> Bool {
    if coder == .json, let decimal = attempt({ try source.value(Decimal.self) }), !decimal.isZero,
      let number = JSONNumber(decimal)
    {
      writer.value(.number(number))
      return true
    }
    guard let value = again(&source, { try $0.double() }) else { return false }
    guard value.isFinite else {
      writer.foreignToken(value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity")
      return true
    }
    // What is whole is an integer if the decoder gives it as one, whatever was under this key before.
    if value.rounded() == value {
      source.rewind()
      if source.isAtValue, writeInteger(&source) { return true }
    }
    if coder == .other, let decimal = again(&source, { try $0.value(Decimal.self) }),
      let number = JSONNumber(decimal), number.doubleValue == value
    {
      writer.value(.number(number))
    } else {
      try writer.real(value)
    }
    return true
  }

  // MARK: - Texts that may be something else

  /// Writes the value as what its text is spelled as, if the decoder gives it as that as well.
  private mutating func writeSpelled(_ text: String, _ source: inout some DecodableSource) -> Bool {
    if text == "true" || text == "false" {
      guard again(&source, { try $0.bool() }) == (text == "true") else { return false }
      writer.bool(text == "true")
      return true
    }
    guard let number = JSONNumber(text) else { return false }
    let isInteger = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let isNumber =
      isInteger && again(&source, { try $0.signed() }) != nil || again(&source, { try $0.double() }) != nil
    if isNumber { writer.value(.number(number)) }
    return isNumber
  }
}

/// The kinds of values, in the order in which a decoder is asked for them.
enum ValueKind: CaseIterable {
  case text, integer, bool, real, array, object, date, data

  /// Whether what a decoder gives as a value of this kind is of no other kind that comes before.
  func isCertain(with coder: KnownCoder) -> Bool {
    switch self {
    case .array, .object: true
    case .text, .integer, .bool: coder != .other
    // Of an integer only `JSONDecoder` has all digits as well, in a `Decimal`.
    case .real: coder == .json
    // `JSONDecoder` makes them of numbers and texts.
    case .date, .data: coder == .propertyList
    }
  }
}
