@_spi(Generated) import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML

/// Samples in formats other than JSON, as trees.
enum TranscodedSample {
  /// In front of the text of data of a property list, in base64.
  static let dataMark = "\u{E000}"
  /// In front of a date of a property list.
  static let dateMark = "\u{E002}"
  /// In front of what no rule reads.
  static let foreignMark = "\u{E001}"

  private static let depth = 1_000

  /// - Returns: The tree of a document's element, and the names in it.
  static func xml(_ bytes: [UInt8]) -> Result<(tree: JSONValue, names: MarkupNames), MappingError> {
    bytes.withUnsafeBufferPointer { source in
      TranscodedDocument(source, XMLFormat(), depth: depth).notation().flatMap { notation in
        tree(notation).map { ($0.trimmed, MarkupNames(source)) }
      }
    }
  }

  static func form(_ bytes: [UInt8]) -> Result<JSONValue, MappingError> {
    bytes.withUnsafeBufferPointer { source in
      TranscodedDocument(source, FormFormat(), depth: depth).notation().flatMap(tree)
    }
  }

  static func propertyList(_ bytes: [UInt8]) -> Result<JSONValue, MappingError> {
    bytes.withUnsafeBufferPointer { source in
      TranscodedDocument(source, PropertyListTranscoding(), depth: depth).notation().flatMap { tree(marked($0)) }
    }
  }

  /// What is no text is marked, since a tree has nothing else for it.
  ///
  /// - Parameter notation: In it, a text that begins with an escaped slash is such a value.
  private static func marked(_ notation: [UInt8]) -> [UInt8] {
    let (data, date, foreign) = (Array(dataMark.utf8), Array(dateMark.utf8), Array(foreignMark.utf8))
    var result: [UInt8] = []
    result.reserveCapacity(notation.count)
    var index = 0
    while index < notation.count {
      result.append(notation[index])
      index += 1
      guard notation[index - 1] == UInt8(ascii: "\""), index + 2 < notation.count,
        notation[index] == UInt8(ascii: "\\"), notation[index + 1] == UInt8(ascii: "/")
      else { continue }
      switch notation[index + 2] {
      case UInt8(ascii: "B"): result += data
      case UInt8(ascii: "D"): result += date
      default: result += foreign
      }
      index += 3
    }
    return result
  }

  private static func tree(_ notation: [UInt8]) -> Result<JSONValue, MappingError> {
    notation.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: 2 * depth, notation: .propertyList).value {
        (kv: inout JSONReader) throws(CodingFailure) in try kv.value(.last)
      }
    }
  }
}

extension JSONValue {
  /// Without blanks around texts, which mean nothing in XML.
  ///
  /// The recursion is as deep as documents are nested, which has a limit.
  fileprivate var trimmed: JSONValue {
    switch self {
    case .null, .bool, .number: return self
    case .string(let text):
      let start = text.unicodeScalars.drop(while: Self.isBlank)
      let end = start.lastIndex { !Self.isBlank($0) }
      return .string(end.map { String(start[...$0]) } ?? "")
    case .array(let elements): return .array(elements.map(\.trimmed))
    case .object(let object):
      // Blanks between elements are no text.
      let members = object.map { ($0.key, $0.value.trimmed) }
      return .object(JSONObject(members.filter { !($0.0 == "$text" && $0.1.stringValue?.isEmpty == true) }))
    }
  }

  /// Other spaces of Unicode are text.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { [" ", "\t", "\n", "\r"].contains(scalar) }
}
