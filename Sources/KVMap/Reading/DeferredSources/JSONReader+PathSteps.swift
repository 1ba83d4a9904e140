/// Follows paths of which each step is known by its text: those of lookups in enclosing scopes, of selectors and of
/// problems. Paths that every object of a type follows are key tables (`follow(_:)`).
extension JSONReader {
  /// Moves from the value under the cursor to the one at a step.
  ///
  /// - Parameter duplicates: Which value of a key is meant that occurs several times. Where that is a failure, the rest
  ///   of the object is looked at, as for the last one.
  /// - Returns: `false` if there is none; the cursor may then be anywhere in the value.
  /// - Throws: `CodingFailure` if what is passed on the way is malformed, or a key is repeated that must not be.
  mutating func move(
    to step: DocumentPath.Step, _ duplicates: KeyTable.Duplicates = .first
  ) throws(CodingFailure) -> Bool {
    switch step {
    case .key(let key):
      guard mayBeObject, try openDictionary() else { return false }
      return try moveToEntry(key, duplicates)
    case .index(let index):
      guard mayBeArray else { return false }
      return try moveToElement(index)
    case .selected(let selector):
      guard mayBeArray, try beginArray() else { return false }
      return try moveToElement(selector, duplicates)
    }
  }

  /// Whether the value under the cursor is an object, or may be read as one.
  private var mayBeObject: Bool {
    cursor.p[0] == 0x7b || dialect.takesTextForObject && cursor.p[0] == 0x22
  }

  /// Whether the value under the cursor is an array, or may be read as one.
  private var mayBeArray: Bool {
    cursor.p[0] == 0x5b || dialect.takesSingleForArray && (cursor.p[0] == 0x22 || cursor.p[0] == 0x7b)
  }

  private mutating func moveToEntry(
    _ key: String, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> Bool {
    var found = ValuePosition.none
    repeat {
      if try entryKey().utf8.elementsEqual(key.utf8) {
        switch duplicates {
        case .first: return true
        case .last: break
        case .error: if found.isValue { throw failure(.duplicateKey, .nothing, at: lastKey) }
        }
        found = mark()
      }
      try skip()
    } while try nextMember()
    rewind(to: found)
    return found.isValue
  }

  private mutating func moveToElement(_ index: Int) throws(CodingFailure) -> Bool {
    let start = mark()
    var position = index
    if index < 0 {
      var count = 0
      if try beginArray() {
        repeat {
          try skip()
          count += 1
        } while try nextElement()
      }
      rewind(to: start)
      position += count
    }
    guard position >= 0, try beginArray() else { return false }
    for _ in 0..<position {
      try skip()
      guard try nextElement() else { return false }
    }
    return true
  }

  /// Moves to the first element that a selector fits.
  private mutating func moveToElement(
    _ selector: ElementSelector, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> Bool {
    repeat {
      if try isSelected(by: selector, duplicates: duplicates) { return true }
      try skip()
    } while try nextElement()
    return false
  }
}
