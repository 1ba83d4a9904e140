@_spi(Generated) import KVMap

/// Looks ahead over an array to determine whether `[]` keeps its elements apart.
enum FormArray {
  /// Whether the elements of the most recently opened array are all texts, or all objects that begin with the same key
  /// and a text under it: then a repeated key begins the next element.
  static func isPlain(_ scanner: IntermediateScanner) -> Bool {
    var scanner = scanner
    var first: UTF8Bytes?
    var isFirst = true
    while true {
      let part = scanner.next()
      switch part {
      case .string, .number, .bool: guard isFirst || first == nil else { return false }
      case .openObject:
        guard case .key(let key) = scanner.next(), case .text = kind(of: scanner.next()) else { return false }
        guard isFirst || first.map({ TextHash.areEqual($0, key) }) == true else { return false }
        first = key
        skipRest(of: &scanner)
      case .closeArray, .end: return true
      case .null, .token, .openArray, .key, .closeObject: return false
      }
      isFirst = false
    }
  }

  private enum Kind { case text, other }

  private static func kind(of part: IntermediateScanner.Part) -> Kind {
    switch part {
    case .string, .number, .bool, .null: .text
    case .openObject, .closeObject, .openArray, .closeArray, .key, .token, .end: .other
    }
  }

  /// Advances past the end of the open object.
  private static func skipRest(of scanner: inout IntermediateScanner) {
    var depth = 1
    while depth > 0 {
      switch scanner.next() {
      case .openObject, .openArray: depth += 1
      case .closeObject, .closeArray: depth -= 1
      case .key, .string, .token, .number, .bool, .null: break
      case .end: return
      }
    }
  }
}
