extension LineTable {
  /// What columns count. Editors count in one of these.
  package enum Unit: Sendable, Hashable, CaseIterable {
    case bytes
    /// UTF-16 code units.
    case utf16
    /// Unicode scalars.
    case scalars
  }

  /// A position whose line and column count from 0, in a unit.
  package struct Place: Sendable, Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The number of lines; at least one.
  package var lineCount: Int { starts.count }

  /// The place of an offset. An offset outside the file is that of its beginning or end, one inside a character that of
  /// the character.
  ///
  /// Complexity: logarithmic in the number of lines, for text that is UTF-8.
  package func place(at offset: Int, in unit: Unit) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    let number = lineNumber(at: offset)
    return Place(line: number - 1, column: column(of: offset, in: line(number), unit))
  }

  /// The offset of a place. A place after the end of a line or of the file is that end, and one inside a character its
  /// beginning.
  ///
  /// Complexity: logarithmic in the length of the line, for text that is UTF-8.
  package func offset(of place: Place, in unit: Unit) -> Int {
    guard place.line >= 0 else { return 0 }
    guard place.line < starts.count else { return bytes.count }
    let content = line(place.line + 1)
    // The greatest offset that has no greater column.
    var (low, high) = (content.startIndex, content.endIndex)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if column(of: middle, in: content, unit) <= place.column { low = middle } else { high = middle - 1 }
    }
    return beginning(at: low, in: content)
  }

  private func column(of offset: Int, in content: ArraySlice<UInt8>, _ unit: Unit) -> Int {
    let range = content.startIndex..<beginning(at: offset, in: content)
    if unit == .bytes { return range.count }
    let count = count(in: range)
    // Bytes that are not UTF-8 are taken with the scalar before them, or for one at the beginning of a line.
    let strays = !range.isEmpty && isContinuation(range.lowerBound) ? 1 : 0
    return strays + count.scalars + (unit == .utf16 ? count.pairs : 0)
  }

  /// The beginning of the scalar that contains an offset.
  private func beginning(at offset: Int, in content: ArraySlice<UInt8>) -> Int {
    var offset = min(offset, content.endIndex)
    if offset == content.endIndex { return offset }
    while offset > content.startIndex, isContinuation(offset) { offset -= 1 }
    return offset
  }

  private func isContinuation(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
}
