import KVMapFormat
import KVMapSource

/// The edits that give a file the standard style: the fewest lines that make it what `kvmapc format` writes.
struct Formatting {
  private let view: FileView

  init(_ view: FileView) { self.view = view }

  /// - Returns: No edits for a file with syntax errors.
  func edits() -> [TextEdit] { changes() }

  /// The edits that lie within a range of lines.
  func edits(in range: TextRange) -> [TextEdit] {
    changes().filter { edit in
      let last = edit.range.end.character == 0 && edit.range.end.line > edit.range.start.line ? 1 : UInt32(0)
      return edit.range.start.line >= range.start.line && edit.range.end.line - last <= range.end.line
    }
  }

  private func changes() -> [TextEdit] {
    guard case .formatted(let bytes) = format(view.file.parsed.source) else { return [] }
    return LineEdits.edits(to: bytes, in: view)
  }
}
