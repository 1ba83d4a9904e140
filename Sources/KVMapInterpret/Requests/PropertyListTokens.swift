@_spi(Generated) import KVMap
import KVMapSema

/// What property lists have and JSON has not, as `--check-roundtrip` shows it: dates, data and the like.
///
/// A tree of the intermediate form has texts for them, which begin with a slash and the letter of their kind. Texts of
/// the document that begin with a slash have another slash in front of it here, so that the two are never confused.
enum PropertyListTokens {
  /// The intermediate form of a document, with each of its own texts that begins with a slash marked.
  ///
  /// - Complexity: Linear in the length of the document.
  static func marked(_ notation: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(notation.count)
    var position = 0
    while position < notation.count {
      guard notation[position] == UInt8(ascii: "\"") else {
        result.append(notation[position])
        position += 1
        continue
      }
      var end = position + 1
      while end < notation.count, notation[end] != UInt8(ascii: "\"") {
        end += notation[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      let text = notation[min(position + 1, notation.count)..<min(end, notation.count)]
      let isKey = end + 1 < notation.count && notation[end + 1] == UInt8(ascii: ":")
      result.append(UInt8(ascii: "\""))
      if text.first == UInt8(ascii: "/"), !isKey { result.append(UInt8(ascii: "/")) }
      result += text
      if end < notation.count { result.append(UInt8(ascii: "\"")) }
      position = end + 1
    }
    return result
  }

  /// A value of a marked tree, as people know it.
  static func shown(_ value: JSONValue) -> DocumentTree {
    switch value {
    case .null, .bool, .number: .leaf(value)
    case .string(let text):
      if text.hasPrefix("//") { .leaf(.string(String(text.dropFirst()))) } else {
        text.hasPrefix("/") ? .text(element(text)) : .leaf(value)
      }
    case .array(let elements): .array(elements.map(shown))
    case .object(let object): .object(zip(object.keys, object.values).map { ($0, shown($1)) })
    }
  }

  /// The element of an XML property list that has the value of a token.
  private static func element(_ token: String) -> String {
    let content = token.dropFirst(2)
    let kind = token.utf8.dropFirst().first.flatMap { IntermediateToken.Kind(rawValue: $0) }
    switch kind {
    case .date:
      let text = value(of: token)?.stringValue
      return text.map { "<date>\($0)</date>" } ?? "<date> of \(content) seconds since 2001"
    case .data: return "<data>\(content)</data>"
    case .foreign: return "<real>\(content)</real>"
    case .uid, .set: return value(of: token)?.description ?? String(content)
    case nil: return token
    }
  }

  /// What a property of the type `Value` would be.
  private static func value(of token: String) -> JSONValue? {
    // As JSON, but with the escape that tells a token from a text.
    var notation = Array(JSONValue.string(token).description.utf8)
    notation.insert(UInt8(ascii: "\\"), at: min(1, notation.count))
    let result = notation.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: Entry.usualDepth, notation: .propertyList).value {
        (kv: inout JSONReader) throws(CodingFailure) in try kv.value(.last)
      }
    }
    return try? result.get()
  }
}
