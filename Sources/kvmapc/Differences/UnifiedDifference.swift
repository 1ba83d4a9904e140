import KVMapSource

import KVMapCompiler

/// The difference of two texts in the unified format of `diff -u`.
struct UnifiedDifference {
  private var edits: [LineDifference.Edit]
  private static let contextLines = 3

  init(from old: [UInt8], to new: [UInt8]) {
    edits = LineDifference.edits(from: Self.lines(old), to: Self.lines(new))
  }

  /// - Parameters:
  ///   - oldName: The text after `---`.
  ///   - newName: The text after `+++`.
  ///   - isEscaped: Whether characters that a terminal would interpret are shown as `\u{1B}`.
  ///   - limit: The maximum number of lines shown; a last line gives the number of omitted ones.
  func text(from oldName: String, to newName: String, isEscaped: Bool, limit: Int) -> String {
    var lines: [String] = []
    for hunk in hunks() { lines += Self.text(of: hunk, isEscaped: isEscaped) }
    var text = "--- \(VisibleText.line(oldName))\n+++ \(VisibleText.line(newName))\n"
    for line in lines.prefix(limit) { text += line + "\n" }
    let hidden = lines.count - limit
    if hidden > 0 { text += "… and \(hidden) more line\(hidden == 1 ? "" : "s")\n" }
    return text
  }

  private struct Hunk {
    var edits: [LineDifference.Edit] = []
    var oldStart: Int
    var newStart: Int
  }

  /// The edits without unchanged lines far from any change.
  private func hunks() -> [Hunk] {
    var isShown = [Bool](repeating: false, count: edits.count)
    for (index, edit) in edits.enumerated() {
      if case .keep = edit { continue }
      let near = max(0, index - Self.contextLines)...min(edits.count - 1, index + Self.contextLines)
      for neighbour in near { isShown[neighbour] = true }
    }
    var hunks: [Hunk] = []
    var oldLine = 1
    var newLine = 1
    for (index, edit) in edits.enumerated() {
      if isShown[index] {
        if index == 0 || !isShown[index - 1] { hunks.append(Hunk(oldStart: oldLine, newStart: newLine)) }
        hunks[hunks.count - 1].edits.append(edit)
      }
      switch edit {
      case .keep:
        oldLine += 1
        newLine += 1
      case .remove: oldLine += 1
      case .insert: newLine += 1
      }
    }
    return hunks
  }

  private static func oldCount(_ hunk: Hunk) -> Int {
    hunk.edits.count { if case .insert = $0 { false } else { true } }
  }

  private static func newCount(_ hunk: Hunk) -> Int {
    hunk.edits.count { if case .remove = $0 { false } else { true } }
  }

  private static func text(of hunk: Hunk, isEscaped: Bool) -> [String] {
    let (oldCount, newCount) = (oldCount(hunk), newCount(hunk))
    // An empty side is numbered by the line before it.
    let oldStart = oldCount == 0 ? hunk.oldStart - 1 : hunk.oldStart
    let newStart = newCount == 0 ? hunk.newStart - 1 : hunk.newStart
    return ["@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@"]
      + hunk.edits.map { edit in
        switch edit {
        case .keep(let line): " " + shown(line, isEscaped)
        case .remove(let line): "-" + shown(line, isEscaped)
        case .insert(let line): "+" + shown(line, isEscaped)
        }
      }
  }

  private static func shown(_ line: ArraySlice<UInt8>, _ isEscaped: Bool) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return isEscaped ? VisibleText.line(text, limit: 500) : text
  }

  /// The lines of a text without their ends; a newline at the end of the text does not begin another line.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
