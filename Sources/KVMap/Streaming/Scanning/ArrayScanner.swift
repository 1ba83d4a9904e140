/// Finds the elements of an array that is a complete document, or inside one.
struct ArrayScanner {
  /// The maximum number of arrays and objects that may be open in an element.
  let levels: Int
  let limit: Int
  private var state = State.opening
  /// What is around the array; nil if that is the document.
  private var outer: EnclosingScanner?
  /// The state of the incomplete element.
  private var element = PartialElement()
  /// The number of elements before the current one.
  private var index = 0

  private enum State {
    /// Before the array.
    case opening
    /// After the opening bracket.
    case first
    /// After a comma.
    case value
    /// In an element.
    case inside
    /// After an element.
    case separator
    /// After the array.
    case closed
  }

  /// - Parameters:
  ///   - path: Where the array is.
  ///   - depth: The maximum number of arrays and objects that may be open in the document.
  ///   - limit: The maximum size of an element in bytes.
  init(path: [DocumentPath.Step], depth: Int, limit: Int) {
    levels = depth - path.count - 1
    self.limit = limit
    if !path.isEmpty { outer = EnclosingScanner(path: path, levels: depth, limit: limit) }
  }

  mutating func next(in bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    if state == .inside { return inside(bytes, isComplete: isComplete) }
    if outer != nil, let step = outside(bytes, isComplete: isComplete) { return step }
    let blanks = ElementScanner.blanks(in: bytes)
    if blanks > 0 { return .blank(length: blanks) }
    guard let byte = bytes.first else {
      guard isComplete else { return .incomplete }
      return state == .closed ? .end : .unexpected(expectation)
    }
    switch (state, byte) {
    case (.opening, 0x5b): return pass(to: .first)
    case (.first, 0x5d), (.separator, 0x5d):
      outer?.leaveArray()
      return pass(to: .closed)
    case (.separator, 0x2c):
      index += 1
      return pass(to: .value)
    case (.first, 0x2c), (.first, 0x3a), (.first, 0x7d), (.value, 0x2c), (.value, 0x3a), (.value, 0x5d), (.value, 0x7d),
      (.opening, _), (.separator, _), (.closed, _):
      return unexpected(bytes, isComplete: isComplete)
    case (.first, _), (.value, _), (.inside, _):
      state = .inside
      element = PartialElement()
      return inside(bytes, isComplete: isComplete)
    }
  }

  /// What leads to the next byte: the keys and positions of the current members and elements.
  var location: [DocumentPath.Step] {
    switch state {
    case .opening, .closed: outer?.location ?? []
    case .first, .value, .inside, .separator: (outer?.location ?? []) + [.index(index)]
    }
  }

  /// What may follow a value.
  var separator: Expectation {
    switch state {
    case .opening, .closed: outer?.separator ?? .end
    case .first, .value, .inside, .separator: .commaOrBracket
    }
  }

  /// The next step before or after an array inside a document.
  private mutating func outside(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step? {
    switch state {
    case .opening where outer?.hasArrived == true:
      if bytes.first == UInt8(ascii: "[") {
        // Reading the bracket says that it is too deep.
        levels < 0 ? outer.map { .broken(length: 1, levels: $0.levelsOpen) } : nil
      } else {
        outer?.wrongValue(bytes, isComplete: isComplete)
      }
    case .opening, .closed: outer?.next(in: bytes, isComplete: isComplete)
    case .first, .value, .inside, .separator: nil
    }
  }

  private mutating func pass(to next: State) -> ElementScanner.Step {
    state = next
    return .blank(length: 1)
  }

  /// What must follow.
  private var expectation: Expectation {
    switch state {
    case .opening: .array
    case .first, .value, .inside: .value
    case .separator: .commaOrBracket
    case .closed: .end
    }
  }

  /// A character is reported as a whole, so all of its bytes must be available.
  private func unexpected(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    (1..<0x80).contains(bytes[0]) || bytes.count >= 4 || isComplete ? .unexpected(expectation) : .incomplete
  }

  private mutating func inside(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    let end = element.end(in: bytes, levels: levels)
    guard element.scanned <= limit else { return .tooLong }
    switch end {
    case .complete:
      state = .separator
      return .element(length: element.scanned)
    case .impossible: return .cut(length: element.scanned)
    case .open: return isComplete ? .cut(length: element.scanned) : .incomplete
    }
  }
}
