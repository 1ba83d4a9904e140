/// Finds an array inside a document, and the end of the document after it. It can stop after any byte and continue when
/// more bytes are available.
///
/// Of several equal keys, the first is taken. Keys and values beside the way are read by the caller (`Step.passed`);
/// only the brackets and strings of a value that is longer than the limit are looked at.
struct EnclosingScanner {
  private let levels: Int
  private let limit: Int
  private let path: [DocumentPath.Step]
  /// The open arrays and objects, the outermost first.
  private var open: [Container] = []
  private var isSearching = true
  private var state = State.value(isOnTheWay: true)
  /// The key or value that is passed.
  private var partial = PartialElement()
  /// Whether bytes of that value are gone already, because it is longer than the limit.
  private var isLong = false

  private struct Container {
    let isObject: Bool
    /// The key of the current member in its quotation marks; empty before the next key.
    var key: [UInt8] = []
    /// The number of elements before the current one.
    var index = 0
  }

  private enum State {
    /// Before a value, which leads to the array or does not.
    case value(isOnTheWay: Bool)
    /// After an opening bracket.
    case first
    /// After a comma.
    case next
    case key
    case colon(isOnTheWay: Bool)
    /// In a value beside the way.
    case passing
    /// Before a byte that cannot be where it is, in such a value.
    case stuck
    /// After a member or an element.
    case separator
    /// Before the array.
    case arrived
    /// After the outermost bracket.
    case closed
  }

  /// - Parameters:
  ///   - path: Keys and indices of at least 0; not empty.
  ///   - levels: The maximum number of arrays and objects that may be open in the document.
  ///   - limit: The maximum size in bytes of what is kept.
  init(path: [DocumentPath.Step], levels: Int, limit: Int) {
    self.path = path
    self.levels = levels
    self.limit = limit
  }

  /// Whether the next byte is the first of the value at the path.
  var hasArrived: Bool { if case .arrived = state { true } else { false } }

  /// The number of arrays and objects around the next byte.
  var levelsOpen: Int { open.count }

  /// What leads to the next byte: the keys and positions of the current members and elements.
  var location: [DocumentPath.Step] {
    open.compactMap { container -> DocumentPath.Step? in
      guard container.isObject else { return .index(container.index) }
      guard !container.key.isEmpty else { return nil }
      return container.key.withUnsafeBufferPointer { DocumentPath.Step.key(JSONText.string(in: $0, at: 0)) }
    }
  }

  /// What may follow a value.
  var separator: Expectation { isInObject ? .commaOrBrace : .commaOrBracket }

  /// The array has been passed.
  mutating func leaveArray() {
    isSearching = false
    state = .separator
  }

  mutating func next(in bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    switch state {
    case .key: return key(bytes, isComplete: isComplete)
    case .passing: return pass(bytes, isComplete: isComplete)
    case .stuck: return unexpected(bytes, isComplete: isComplete)
    case .value, .first, .next, .colon, .separator, .arrived, .closed: break
    }
    let blanks = ElementScanner.blanks(in: bytes)
    if blanks > 0 { return .blank(length: blanks) }
    guard let byte = bytes.first else {
      guard isComplete else { return .incomplete }
      if case .closed = state { return .end }
      return .unexpected(expectation)
    }
    switch state {
    case .value(true): return enter(bytes, byte, isComplete: isComplete)
    case .value(false): return begin(bytes, byte, isComplete: isComplete)
    case .first where byte == closingBracket: return close()
    case .first, .next: return isInObject ? beginKey(bytes, byte, isComplete) : beginElement(bytes, byte, isComplete)
    case .colon(let isOnTheWay) where byte == UInt8(ascii: ":"): return move(to: .value(isOnTheWay: isOnTheWay))
    case .separator where byte == UInt8(ascii: ","): return nextMember()
    case .separator where byte == closingBracket: return close()
    case .colon, .separator, .closed: return unexpected(bytes, isComplete: isComplete)
    case .arrived, .key, .passing, .stuck: return .incomplete
    }
  }

  // MARK: - On the way

  private var isInObject: Bool { open.last?.isObject ?? false }
  private var closingBracket: UInt8 { isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  /// The step of the path that the innermost object or array has.
  private var step: DocumentPath.Step? {
    isSearching && !open.isEmpty && open.count <= path.count ? path[open.count - 1] : nil
  }

  private mutating func enter(_ bytes: UTF8Bytes, _ byte: UInt8, isComplete: Bool) -> ElementScanner.Step {
    guard open.count < path.count else {
      state = .arrived
      return .blank(length: 0)
    }
    let isObject = if case .key = path[open.count] { true } else { false }
    guard byte == (isObject ? UInt8(ascii: "{") : UInt8(ascii: "[")) else {
      return wrongValue(bytes, isComplete: isComplete)
    }
    // Reading the bracket says that it is too deep.
    guard open.count < levels else { return .broken(length: 1, levels: open.count) }
    open.append(Container(isObject: isObject))
    return move(to: .first)
  }

  private mutating func nextMember() -> ElementScanner.Step {
    open[open.count - 1].key.removeAll(keepingCapacity: true)
    open[open.count - 1].index += 1
    return move(to: .next)
  }

  private mutating func close() -> ElementScanner.Step {
    if isSearching { return .missing(steps: open.count) }
    open.removeLast()
    return move(to: open.isEmpty ? .closed : .separator)
  }

  private mutating func move(to next: State) -> ElementScanner.Step {
    state = next
    return .blank(length: 1)
  }

  // MARK: - Keys and values beside the way

  private mutating func beginKey(
    _ bytes: UTF8Bytes, _ byte: UInt8, _ isComplete: Bool
  ) -> ElementScanner.Step {
    guard byte == UInt8(ascii: "\"") else { return unexpected(bytes, isComplete: isComplete) }
    state = .key
    partial = PartialElement()
    return key(bytes, isComplete: isComplete)
  }

  private mutating func key(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    let end = partial.end(in: bytes, levels: levels)
    guard partial.scanned <= limit else { return .tooLong }
    let text = UTF8Bytes(rebasing: bytes.prefix(partial.scanned))
    if end != .open || isComplete { open[open.count - 1].key.append(contentsOf: text) }
    switch end {
    case .complete:
      let isOnTheWay = if case .key(let key)? = step { Self.isKey(text, key) } else { false }
      state = .colon(isOnTheWay: isOnTheWay)
      return .passed(length: partial.scanned, levels: open.count)
    case .impossible: return .broken(length: partial.scanned, levels: open.count)
    case .open: return isComplete ? .broken(length: partial.scanned, levels: open.count) : .incomplete
    }
  }

  /// Whether a string in a document is a key, however it is escaped. One that is malformed is none.
  private static func isKey(_ text: UTF8Bytes, _ key: String) -> Bool {
    let content = UTF8Bytes(rebasing: text.dropFirst().dropLast())
    guard content.contains(UInt8(ascii: "\\")) else { return content.elementsEqual(key.utf8) }
    let read = DocumentReading(bytes: text, depth: 1).value { (kv: inout JSONReader) throws(CodingFailure) in
      try kv.string()
    }
    guard case .success(let found) = read else { return false }
    return found.utf8.elementsEqual(key.utf8)
  }

  private mutating func beginElement(
    _ bytes: UTF8Bytes, _ byte: UInt8, _ isComplete: Bool
  ) -> ElementScanner.Step {
    if case .index(open.last?.index)? = step {
      state = .value(isOnTheWay: true)
      return .blank(length: 0)
    }
    return begin(bytes, byte, isComplete: isComplete)
  }

  private mutating func begin(
    _ bytes: UTF8Bytes, _ byte: UInt8, isComplete: Bool
  ) -> ElementScanner.Step {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return unexpected(bytes, isComplete: isComplete)
    default: break
    }
    state = .passing
    partial = PartialElement()
    isLong = false
    return pass(bytes, isComplete: isComplete)
  }

  private mutating func pass(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    let end = partial.end(in: bytes, levels: levels - open.count)
    let length = partial.scanned
    isLong = isLong || length > limit
    if isLong { return passLong(end, length, isComplete: isComplete) }
    switch end {
    case .complete:
      state = .separator
      return .passed(length: length, levels: open.count)
    case .impossible: return .broken(length: length, levels: open.count)
    case .open: return isComplete ? .broken(length: length, levels: open.count) : .incomplete
    }
  }

  /// Of a long value the bytes so far are not kept.
  private mutating func passLong(
    _ end: PartialElement.End, _ length: Int, isComplete: Bool
  ) -> ElementScanner.Step {
    switch end {
    case .complete: state = .separator
    case .impossible:
      state = .stuck
      return .blank(length: length - 1)
    case .open:
      if length == 0 { return isComplete ? .unexpected(expectation) : .incomplete }
      partial.forgetScanned()
    }
    return .blank(length: length)
  }

  // MARK: - What is wrong

  /// What must follow.
  private var expectation: Expectation {
    switch state {
    case .value, .arrived, .passing, .stuck: .value
    case .first, .next, .key: isInObject ? .key : .value
    case .colon: .colon
    case .separator: separator
    case .closed: .end
    }
  }

  /// A value at the path that is not what is entered there, or no value at all.
  func wrongValue(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    FoundText(bytes: bytes).kind == nil
      ? unexpected(bytes, isComplete: isComplete) : .mismatch(steps: open.count)
  }

  /// A character is reported as a whole, so all of its bytes must be available.
  private func unexpected(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    (1..<0x80).contains(bytes[0]) || bytes.count >= 4 || isComplete ? .unexpected(expectation) : .incomplete
  }
}
