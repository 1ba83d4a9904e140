import KVMap

/// A value as a parser that shares nothing with ours finds it: by recursion, character by character.
indirect enum PlainTree {
  case null
  case bool(Bool)
  /// The text of the number.
  case number(String)
  case string(String)
  case array([PlainTree])
  case object([(key: String, value: PlainTree)])

  /// Which of two values of one key an object keeps.
  enum Kept { case first, last }

  /// - Parameter text: Well-formed.
  init(_ text: String, keeping kept: Kept) {
    var parser = Parser(rest: Array(text.unicodeScalars)[...], kept: kept)
    self = parser.value()
  }

  /// Whether a tree has the same values, with the same digits and in the same order.
  func isEqual(to value: JSONValue) -> Bool {
    switch (self, value) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right.text
    case (.string(let left), .string(let right)): return left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let left), .object(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.isEqual(to: $1.value) }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): return false
    }
  }

  private struct Parser {
    var rest: ArraySlice<Unicode.Scalar>
    let kept: Kept

    private mutating func take() -> Unicode.Scalar { rest.removeFirst() }

    private mutating func skipBlanks() {
      while let next = rest.first, [" ", "\t", "\n", "\r"].contains(next) { rest.removeFirst() }
    }

    mutating func value() -> PlainTree {
      skipBlanks()
      defer { skipBlanks() }
      switch rest.first {
      case "{": return object()
      case "[": return array()
      case "\"": return .string(string())
      case "t": return literal("true", .bool(true))
      case "f": return literal("false", .bool(false))
      case "n": return literal("null", .null)
      default:
        let number = rest.prefix { "+-.eE0123456789".unicodeScalars.contains($0) }
        rest = rest.dropFirst(number.count)
        return .number(String(String.UnicodeScalarView(number)))
      }
    }

    private mutating func literal(_ text: String, _ value: PlainTree) -> PlainTree {
      rest = rest.dropFirst(text.count)
      return value
    }

    private mutating func array() -> PlainTree {
      var elements: [PlainTree] = []
      _ = take()
      skipBlanks()
      while rest.first != "]" {
        elements.append(value())
        if rest.first == "," { _ = take() }
      }
      _ = take()
      return .array(elements)
    }

    private mutating func object() -> PlainTree {
      var members: [(key: String, value: PlainTree)] = []
      // Arrays of bytes are compared byte by byte, unlike texts.
      var positions: [[UInt8]: Int] = [:]
      _ = take()
      skipBlanks()
      while rest.first != "}" {
        skipBlanks()
        let key = string()
        skipBlanks()
        _ = take()
        let value = value()
        if let position = positions[Array(key.utf8)] {
          if kept == .last { members[position].value = value }
        } else {
          positions[Array(key.utf8)] = members.count
          members.append((key, value))
        }
        if rest.first == "," { _ = take() }
      }
      _ = take()
      return .object(members)
    }

    private mutating func string() -> String {
      _ = take()
      var units: [UInt16] = []
      while true {
        let next = take()
        switch next {
        case "\"": return String(decoding: units, as: UTF16.self)
        case "\\":
          let escaped = take()
          if escaped == "u" {
            units.append(UInt16(String(String.UnicodeScalarView(rest.prefix(4))), radix: 16) ?? 0)
            rest = rest.dropFirst(4)
          } else {
            let meaning = ["n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{c}"]["\(escaped)"] ?? "\(escaped)"
            units += meaning.utf16
          }
        default: units += String(next).utf16
        }
      }
    }
  }
}
