import KVMapText

/// Joins and splits text. Separators and affixes are compared by their bytes, never by canonical equivalence, so that a
/// text is the same here as in the document.
package enum TextPieces {
  /// The parts between separators, untrimmed and including empty parts; an empty array for the empty text.
  package static func split(_ text: String, separator: String) -> [String] {
    guard !text.isEmpty else { return [] }
    guard !separator.isEmpty else { return [text] }
    return text.utf8Bytes { text in
      separator.utf8Bytes { separator in
        var parts: [String] = []
        var start = 0
        var position = 0
        while position <= text.count - separator.count {
          if stands(separator, at: position, in: text) {
            parts.append(String(decoding: text[start..<position], as: UTF8.self))
            position += separator.count
            start = position
          } else {
            position += 1
          }
        }
        parts.append(String(decoding: text[start...], as: UTF8.self))
        return parts
      }
    }
  }

  /// - Returns: `nil` for a text that does not begin with `prefix`.
  package static func removing(prefix: String, from text: String) -> String? {
    text.utf8Bytes { text in
      prefix.utf8Bytes { prefix in
        guard text.count >= prefix.count, stands(prefix, at: 0, in: text) else { return nil }
        return String(decoding: text[prefix.count...], as: UTF8.self)
      }
    }
  }

  /// - Returns: `nil` for a text that does not end with `suffix`.
  package static func removing(suffix: String, from text: String) -> String? {
    text.utf8Bytes { text in
      suffix.utf8Bytes { suffix in
        let end = text.count - suffix.count
        guard end >= 0, stands(suffix, at: end, in: text) else { return nil }
        return String(decoding: text[..<end], as: UTF8.self)
      }
    }
  }

  /// - Parameter position: At least as many bytes follow it as `piece` has.
  private static func stands(_ piece: UTF8Bytes, at position: Int, in text: UTF8Bytes) -> Bool {
    for offset in piece.indices where text[position + offset] != piece[offset] { return false }
    return true
  }
}
