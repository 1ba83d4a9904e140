/// Follows a path through a document as far as it exists.
enum PathWalk {
  /// The offset of the last existing value on the path.
  static func end(
    of steps: [DocumentPath.Step], from offset: Int, in input: borrowing JSONInput, _ notation: IntermediateForm
  ) -> Int {
    guard offset >= input.origin, offset - input.origin < input.end - input.start else { return offset }
    var reader = JSONReader(input, depthLimit: .max, notation: notation)
    reader.p = input.start + (offset - input.origin)
    var reached = offset
    for step in steps {
      guard let next = follow(step, &reader) else { break }
      reached = next
    }
    return reached
  }

  /// The path with the positions of selected elements, as far as these exist. An element that stands alone, where the
  /// document has only text, has no position.
  static func resolved(
    _ path: String, from offset: Int, in input: borrowing JSONInput, _ notation: IntermediateForm
  ) -> String {
    guard path.contains(" == "), offset >= input.origin, offset - input.origin < input.end - input.start,
      var steps = DocumentPath.steps(of: path)
    else { return path }
    var reader = JSONReader(input, depthLimit: .max, notation: notation)
    reader.p = input.start + (offset - input.origin)
    for (index, step) in steps.enumerated() {
      let array = reader.p
      guard follow(step, &reader) != nil else { break }
      guard case .selected(let selector) = step else { continue }
      let found = reader.p
      reader.p = array
      steps[index] = .index(position(of: selector, &reader))
      reader.p = found
      if notation == .text, array[0] != UInt8(ascii: "[") { steps[index] = .key("") }
    }
    return DocumentPath.text(of: steps.filter { $0 != .key("") })
  }

  private static func position(of selector: ElementSelector, _ reader: inout JSONReader) -> Int {
    do throws(CodingFailure) {
      var position = 0
      guard try reader.beginArray() else { return 0 }
      while try !reader.isSelected(by: selector) {
        try reader.skip()
        guard try reader.nextElement() else { break }
        position += 1
      }
      return position
    } catch {
      return 0
    }
  }

  /// Moves to the value at one step and returns its offset; nil if there is none, or the text is malformed.
  private static func follow(_ step: DocumentPath.Step, _ reader: inout JSONReader) -> Int? {
    do throws(CodingFailure) {
      switch step {
      case .key(let key): return try reader.moveToEntry(key)
      case .index(let index): return try reader.moveToElement(index)
      case .selected(let selector): return try reader.moveToElement(selector)
      }
    } catch {
      return nil
    }
  }
}

extension JSONReader {
  /// Moves to the value of a key, if there is an object that has it.
  mutating func moveToEntry(_ key: String) throws(CodingFailure) -> Int? {
    guard p[0] == 0x7b || notation == .text && p[0] == 0x22, try openDictionary() else { return nil }
    repeat {
      if try entryKey().utf8.elementsEqual(key.utf8) { return offset(of: p) }
      try skip()
    } while try nextEntry()
    return nil
  }

  /// Moves to an element, if there is an array that has it.
  mutating func moveToElement(_ index: Int) throws(CodingFailure) -> Int? {
    guard p[0] == 0x5b || notation == .text else { return nil }
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
    guard position >= 0, try beginArray() else { return nil }
    for _ in 0..<position {
      try skip()
      guard try nextElement() else { return nil }
    }
    return offset(of: p)
  }
}
