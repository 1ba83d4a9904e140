/// A place in a JSON text, which need not be complete: the keys that lead to it, and the string there.
struct JSONPlace {
  /// The keys of the objects around the place, from the outside. Arrays have none.
  private(set) var path: [String] = []
  /// The contents of the string at the place, in bytes of the text, without the quotes.
  private(set) var string: Range<Int>?
  /// Whether a key is or can be written here.
  private(set) var isKey = false
  /// Whether a value is or can be written here.
  private(set) var isValue = false
  /// The keys that the object has before the place.
  private(set) var siblings: [String] = []

  private enum Container {
    case object(key: String?, keys: [String])
    case array
  }

  /// - Complexity: Linear in the offset.
  init(_ text: [UInt8], at offset: Int) {
    var stack: [Container] = []
    var expectsKey = false
    var expectsValue = true
    var index = 0
    while index < min(offset, text.count) {
      switch text[index] {
      case UInt8(ascii: "{"):
        stack.append(.object(key: nil, keys: []))
        expectsKey = true
      case UInt8(ascii: "["):
        stack.append(.array)
        expectsKey = false
        expectsValue = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = stack.popLast()
        expectsKey = false
        expectsValue = false
      case UInt8(ascii: ","): if case .object? = stack.last { expectsKey = true } else { expectsValue = true }
      case UInt8(ascii: ":"):
        expectsKey = false
        expectsValue = true
      case UInt8(ascii: "\""):
        let end = Self.endOfString(text, from: index + 1)
        let content = index + 1..<end
        if offset <= end {
          string = content
        } else if expectsKey, case .object(_, let keys)? = stack.last {
          let key = String(decoding: text[content], as: UTF8.self)
          stack[stack.count - 1] = .object(key: key, keys: keys + [key])
          expectsKey = false
          expectsValue = false
        } else {
          expectsValue = false
        }
        index = end
      case 0x09, 0x0A, 0x0D, 0x20: break
      default: expectsValue = false
      }
      index += 1
    }
    if case .object(_, let keys)? = stack.last {
      isKey = expectsKey
      siblings = keys
    }
    isValue = expectsValue && !isKey
    // The key of the innermost object is that of the member before, or of the value at the place.
    for (level, container) in stack.enumerated() {
      guard case .object(let key?, _) = container, level < stack.count - 1 || !isKey else { continue }
      path.append(key)
    }
  }

  /// The offset of the closing quote, or of the end of the line.
  private static func endOfString(_ text: [UInt8], from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != 0x0A {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, text.count)
  }
}
