/// Descriptions of the text that was found instead of the expected text.
struct FoundText {
  let bytes: UTF8Bytes
  var notation = IntermediateForm.json
  /// Whether values must not be shown, only their kind and how long they are.
  var isHidden = false

  /// The value at an offset.
  func value(at offset: Int) -> String {
    guard let byte = byte(at: offset) else { return "the end of the input" }
    switch byte {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "n"): return "null"
    case UInt8(ascii: "t"): return isHidden ? "a bool" : "true"
    case UInt8(ascii: "f"): return isHidden ? "a bool" : "false"
    case UInt8(ascii: "\""):
      if isHidden {
        return token(at: offset) == nil ? HiddenText.string(JSONText.string(in: bytes, at: offset)) : HiddenText.other
      }
      return token(at: offset) ?? "the string \(quoted(at: offset))"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return isHidden ? HiddenText.number(digits(at: offset).count) : "the number \(number(at: offset))"
    default: return character(at: offset)
    }
  }

  /// What the first value is, without what it says; nil if the first byte begins none.
  var kind: String? {
    guard let byte = bytes.first else { return nil }
    return switch byte {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "n"): "null"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "a bool"
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): "a number"
    default: nil
    }
  }

  /// A value that JSON cannot express.
  private func token(at offset: Int) -> String? {
    guard notation == .propertyList else { return nil }
    let end = JSONText.endOfString(in: bytes, at: offset)
    let raw = UTF8Bytes(rebasing: bytes[min(offset + 1, end)..<end])
    return IntermediateToken(raw: raw)?.title
  }

  /// The key at an offset.
  func key(at offset: Int) -> String {
    guard let byte = byte(at: offset) else { return character(at: offset) }
    switch byte {
    case UInt8(ascii: "\""):
      return isHidden
        ? "a key of \(HiddenText.characters(JSONText.string(in: bytes, at: offset).count))"
        : "the key \(quoted(at: offset))"
    // The key of an entry that is an element of an array may be a number.
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return isHidden
        ? "a key of \(HiddenText.characters(number(at: offset).count))" : "the key \(number(at: offset))"
    default: return character(at: offset)
    }
  }

  /// A character that violates the grammar.
  func character(at offset: Int) -> String {
    guard let byte = byte(at: offset) else { return "the end of the input" }
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    switch decoder.decode(&rest) {
    case .scalarValue("\""): return "a quotation mark"
    case .scalarValue(let scalar): return "the character \(QuotedText.quoted(String(Character(scalar))))"
    case .emptyInput, .error: return badByte(byte)
    }
  }

  /// A byte that is not UTF-8.
  func byte(at offset: Int) -> String {
    byte(at: offset).map(badByte) ?? "the end of the input"
  }

  private func badByte(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(digits.count < 2 ? "0" : "")\(digits)"
  }

  private func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// The text of a string, as far as it is shown: at most as much is decoded as 160 scalars can take.
  private func quoted(at offset: Int) -> String {
    QuotedText.quoted(JSONText.string(in: bytes, at: offset, limit: 2_000))
  }

  private func number(at offset: Int) -> String {
    QuotedText.escaped(QuotedText.cut(String(decoding: digits(at: offset).prefix(60), as: UTF8.self)))
  }

  private func digits(at offset: Int) -> Slice<UTF8Bytes> {
    bytes[offset...].prefix { byte in
      byte != UInt8(ascii: ",") && byte != UInt8(ascii: "}") && byte != UInt8(ascii: "]") && byte > 0x20
    }
  }
}
