/// `[rel == "next" and meta.type == 3]`: what an element of an array must have to be the selected one.
struct ElementSelector: Equatable {
  enum Literal: Equatable {
    case text(String)
    case number(JSONNumber)
    case bool(Bool)
  }

  struct Condition: Equatable {
    /// Below the element; empty for `self`, the element itself.
    var path: [DocumentPath.Step]
    var value: Literal
  }

  var conditions: [Condition]
  /// In the notation of problems, without the brackets.
  var text: String

  /// - Returns: nil if the text is not a valid selector.
  init?(_ text: String) {
    self.text = text
    conditions = []
    for part in Self.split(text, at: " and ") {
      let sides = Self.split(part, at: " == ")
      guard sides.count == 2, let value = Literal(sides[1]) else { return nil }
      guard sides[0] != "self" else {
        conditions.append(Condition(path: [], value: value))
        continue
      }
      guard let path = DocumentPath.steps(of: sides[0]) else { return nil }
      conditions.append(Condition(path: path, value: value))
    }
  }

  /// The parts between separators that are neither in quotation marks nor in brackets.
  private static func split(_ text: String, at separator: String) -> [String] {
    let (bytes, separator) = (Array(text.utf8), Array(separator.utf8))
    var parts: [String] = []
    var start = 0
    var position = 0
    while let end = scan(bytes, from: position, until: { bytes[$0...].starts(with: separator) }) {
      parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + separator.count
      position = start
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The first position outside of quotation marks and brackets for which `isEnd` holds.
  static func scan(_ bytes: [UInt8], from start: Int, until isEnd: (Int) -> Bool) -> Int? {
    var depth = 0
    var position = start
    while position < bytes.count {
      if depth == 0, isEnd(position) { return position }
      switch bytes[position] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      position += 1
    }
    return nil
  }
}

extension ElementSelector.Literal {
  fileprivate init?(_ text: String) {
    switch text {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      if let number = JSONNumber(text) {
        self = .number(number)
      } else if text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), let text = QuotedText.unescaped(text.dropFirst().dropLast()) {
        self = .text(text)
      } else {
        return nil
      }
    }
  }
}
