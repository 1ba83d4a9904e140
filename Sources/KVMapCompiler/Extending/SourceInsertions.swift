import KVMapSource

/// Text that is put into a file, whose other bytes stay as they are, except for blanks at the end of a line that is
/// broken.
struct SourceInsertions {
  /// The blanks that a text replaces, in most cases none, and the text.
  private var insertions: [(blanks: Range<Int>, text: String)] = []
  private let bytes: [UInt8]
  private let lineEnd: String

  init(into bytes: [UInt8]) {
    self.bytes = bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    lineEnd = end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false ? "\r\n" : "\n"
  }

  var isEmpty: Bool { insertions.isEmpty }

  /// Puts lines at the end of a body.
  ///
  /// - Parameters:
  ///   - lines: Without indentation.
  ///   - end: After the brace that closes the body.
  mutating func add(_ lines: [String], toBodyEndingAt end: Int) {
    guard !lines.isEmpty, end > 0, end <= bytes.count, bytes[end - 1] == UInt8(ascii: "}") else { return }
    let indentation = indentation(at: end - 1)
    var start = end - 1
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    let isOwnLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let inner = isOwnLine ? memberIndentation(before: start) : nil
    let text = lines.map { ($0.isEmpty ? "" : (inner ?? indentation + "  ") + $0) + lineEnd }.joined()
    if isOwnLine {
      insertions.append((start..<start, text))
    } else if let last = insertions.lastIndex(where: { $0.blanks.upperBound == end - 1 }) {
      // The line was broken for other members.
      let known = insertions[last].text
      insertions[last].text = String(known.dropLast(indentation.count)) + text + indentation
    } else {
      insertions.append((start..<(end - 1), lineEnd + text + indentation))
    }
  }

  /// Puts declarations after another one.
  ///
  /// - Parameters:
  ///   - text: Lines, without indentation.
  ///   - end: After the brace that closes the other one.
  mutating func add(declarations text: String, after end: Int) {
    guard !text.isEmpty, end > 0, end <= bytes.count else { return }
    let indentation = indentation(at: end - 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var block = lines.map { ($0.isEmpty ? "" : indentation + $0) + lineEnd }.joined()
    let rest = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
    let blank = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    guard blank.isEmpty || blank.starts(with: Array("//".utf8)) else {
      block = lineEnd + lineEnd + block
      return insertions.append((end..<end, block))
    }
    if rest.endIndex < bytes.count {
      let start = rest.endIndex + 1
      insertions.append((start..<start, lineEnd + block))
    } else {
      insertions.append((rest.endIndex..<rest.endIndex, lineEnd + lineEnd + block))
    }
  }

  /// The file with the text. What is put at one place keeps its order.
  var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let ordered = insertions.enumerated().sorted {
      ($0.element.blanks.lowerBound, $0.offset) < ($1.element.blanks.lowerBound, $1.offset)
    }
    for (_, item) in ordered {
      result += bytes[position..<item.blanks.lowerBound]
      result += Array(item.text.utf8)
      position = item.blanks.upperBound
    }
    return result + bytes[position...]
  }

  /// The blanks at the beginning of the line of an offset.
  private func indentation(at offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let blanks = bytes[start..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The indentation of the last line of a body; `nil` if it has none.
  private func memberIndentation(before end: Int) -> String? {
    var end = end
    while end > 0 {
      let start = bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      if let last = line.last(where: { !$0.isWhitespace }) {
        return last == "{" ? nil : String(line.prefix { $0 == " " || $0 == "\t" })
      }
      end = start
    }
    return nil
  }
}
