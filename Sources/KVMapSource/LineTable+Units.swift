extension LineTable {
  /// What columns count. Editors count in one of these.
  package enum Unit: Sendable, Hashable, CaseIterable {
    case bytes
    /// UTF-16 code units.
    case utf16
    /// Unicode scalars.
    case scalars

    /// How many units the scalar has that begins with this byte.
    fileprivate func width(ofScalar first: UInt8) -> Int {
      switch self {
      case .bytes: first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      case .utf16: first < 0xF0 ? 1 : 2
      case .scalars: 1
      }
    }
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
  /// Complexity: logarithmic in the number of lines, and linear in the length of the line.
  package func place(at offset: Int, in unit: Unit) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    let number = lineNumber(at: offset)
    let content = line(number)
    var column = 0
    var index = content.startIndex
    while index < min(offset, content.endIndex) {
      let end = endOfScalar(at: index, in: content)
      if end > offset { break }
      column += unit == .bytes ? end - index : unit.width(ofScalar: content[index])
      index = end
    }
    return Place(line: number - 1, column: column)
  }

  /// The offset of a place. A place after the end of a line or of the file is that end, and one inside a character its
  /// beginning.
  ///
  /// Complexity: linear in the length of the line.
  package func offset(of place: Place, in unit: Unit) -> Int {
    guard place.line >= 0 else { return 0 }
    guard place.line < starts.count else { return bytes.count }
    let content = line(place.line + 1)
    var column = 0
    var index = content.startIndex
    while index < content.endIndex {
      let end = endOfScalar(at: index, in: content)
      column += unit == .bytes ? end - index : unit.width(ofScalar: content[index])
      if column > place.column { break }
      index = end
    }
    return index
  }

  /// The end of the scalar that begins here. Bytes that are not UTF-8 are taken with the scalar before them.
  private func endOfScalar(at start: Int, in content: ArraySlice<UInt8>) -> Int {
    var end = start + 1
    while end < content.endIndex, content[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
