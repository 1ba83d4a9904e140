/// Follows a path through a document as far as it exists.
enum PathWalk {
  /// The offset of the last existing value on the path.
  static func end(
    of steps: [DocumentPath.Step], from offset: Int, in input: borrowing JSONInput, _ notation: IntermediateForm
  ) -> Int {
    guard offset >= input.origin, offset - input.origin < input.end - input.start else { return offset }
    var reader = JSONReader(input, depthLimit: .max, notation: notation)
    reader.cursor.p = input.start + (offset - input.origin)
    var reached = offset
    for step in steps {
      guard follow(step, &reader) else { break }
      reached = reader.offset(of: reader.cursor.p)
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
    reader.cursor.p = input.start + (offset - input.origin)
    for (index, step) in steps.enumerated() {
      let array = reader.cursor.p
      guard follow(step, &reader) else { break }
      guard case .selected(let selector) = step else { continue }
      let found = reader.cursor.p
      reader.cursor.p = array
      steps[index] = .index(position(of: selector, &reader))
      reader.cursor.p = found
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

  /// Moves to the value at one step, if there is one.
  private static func follow(_ step: DocumentPath.Step, _ reader: inout JSONReader) -> Bool {
    do throws(CodingFailure) {
      return try reader.move(to: step)
    } catch {
      // The text is malformed there, so the path ends before it.
      return false
    }
  }
}
