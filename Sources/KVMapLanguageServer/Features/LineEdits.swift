import KVMapCompiler
import KVMapSource

/// The fewest lines whose replacement gives another text.
enum LineEdits {
  static func edits(to new: [UInt8], in view: FileView) -> [TextEdit] {
    replacements(to: new, in: view).map { TextEdit(range: view.range($0.span), newText: $0.text) }
  }

  static func replacements(to new: [UInt8], in view: FileView) -> [Replacement] {
    guard new != view.file.bytes else { return [] }
    var changes: [(range: Range<Int>, text: [UInt8])] = []
    var offset = 0
    var isOpen = false
    for edit in LineDifference.edits(from: lines(view.file.bytes), to: lines(new)) {
      if case .keep(let line) = edit {
        offset += line.count
        isOpen = false
        continue
      }
      if !isOpen { changes.append((offset..<offset, [])) }
      isOpen = true
      let last = changes.count - 1
      switch edit {
      case .remove(let line):
        offset += line.count
        changes[last].range = changes[last].range.lowerBound..<offset
      case .insert(let line): changes[last].text += line
      case .keep: break
      }
    }
    return changes.map { change in
      Replacement(
        span: Span(file: view.file.id, start: change.range.lowerBound, end: change.range.upperBound),
        text: String(decoding: change.text, as: UTF8.self))
    }
  }

  /// The lines with their ends. CR and LF of one line end are never divided, since no position is between them.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices {
      let isLoneReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      guard bytes[index] == 0x0A || isLoneReturn else { continue }
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
