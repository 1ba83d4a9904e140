/// Conditions of the language that are not about one value: of each element, and of two properties.
extension JSONReader {
  /// The value itself, if `holds` is true for it. Otherwise fails at each element, where the document has it, for which
  /// `tell` fails.
  ///
  /// - Parameters:
  ///   - expected: Ends the sentence "expected …", for a value that the document does not have as elements.
  ///   - entries: Whether the document has the elements as the values of an object.
  ///   - tell: Reads one element, and fails if it does not meet the condition.
  /// - Throws: `CodingFailure` of the kind `check`.
  @_spi(Generated) public mutating func checkedEach<Checked>(
    at place: ValuePosition, _ value: Checked, _ expected: String, entries: Bool = false, _ holds: (Checked) -> Bool,
    tell: (inout JSONReader) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> Checked {
    if holds(value) { return value }
    try tellElements(from: place, expected, entries: entries, tell)
    return value
  }

  /// The same, but nil always passes.
  @_spi(Generated) public mutating func checkedEach<Checked>(
    at place: ValuePosition, optional value: Checked?, _ expected: String, entries: Bool = false,
    _ holds: (Checked) -> Bool, tell: (inout JSONReader) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> Checked? {
    guard let value else { return nil }
    return try checkedEach(at: place, value, expected, entries: entries, holds, tell: tell)
  }

  /// Reads the elements again. The last failure is thrown, and those before it are recorded if all problems are
  /// collected.
  @inline(never)
  private mutating func tellElements(
    from place: ValuePosition, _ expected: String, entries: Bool,
    _ tell: (inout JSONReader) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    rewind(to: place)
    var told: (failure: CodingFailure, expected: String?)?
    if entries {
      if try openDictionary() {
        repeat {
          _ = try scanEntryKey()
          try tellElement(&told, tell)
        } while try nextEntry()
      }
    } else if isArray() {
      if try beginArray() {
        repeat { try tellElement(&told, tell) } while try nextElement()
      }
    } else {
      try tellElement(&told, tell)
    }
    guard let told else {
      guard hasFailed(inside: place) else { throw failure(.check, expected, at: place) }
      return
    }
    diagnosis?.expected = told.expected
    throw told.failure
  }

  private mutating func tellElement(
    _ told: inout (failure: CodingFailure, expected: String?)?,
    _ tell: (inout JSONReader) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    let element = mark()
    do throws(CodingFailure) {
      try tell(&self)
    } catch {
      // Whatever else is wrong with an element was told, or dropped, when it was read.
      guard error.code == .check else {
        diagnosis?.expected = nil
        rewind(to: element)
        return try skip()
      }
      let expected = diagnosis?.expected
      if let last = told {
        diagnosis?.expected = last.expected
        guard collects(last.failure) else { throw last.failure }
      }
      told = (error, expected)
      rewind(to: element)
      try skip()
    }
  }

  /// A comparison of two properties, or of one with a literal, does not hold. The problem is at the value of the first;
  /// if the document does not have it, at the object. Does nothing if one of them could not be read, which is a problem
  /// of its own.
  ///
  /// - Parameters:
  ///   - rule: The rule of the first property.
  ///   - isRequired: Whether the document must have its value.
  ///   - other: The rule of the other property; -1 for a literal.
  ///   - expected: Ends the sentence "expected …": `start <= end`.
  /// - Throws: `CodingFailure` of the kind `check`.
  @inline(never)
  @_spi(Generated) public mutating func reportComparison(
    _ keys: KeyTable, rule: Int, isRequired: Bool, other: Int, otherIsRequired: Bool, _ expected: String,
    _ scan: ObjectState
  ) throws(CodingFailure) {
    let left = locate(keys, rule, scan)
    let right = other >= 0 ? locate(keys, other, scan) : .none
    if let diagnosis, diagnosis.collects, !scan.updating {
      let isFound = (left: left.state == .value, right: other < 0 || right.state == .value)
      let isLeftWrong =
        isFound.left ? hasFailed(inside: left, orAtIt: true) : isRequired && mayHaveFailed(keys, rule, scan)
      if isLeftWrong { return }
      let isRightWrong =
        isFound.right ? hasFailed(inside: right, orAtIt: true) : otherIsRequired && mayHaveFailed(keys, other, scan)
      if isRightWrong { return }
    }
    diagnosis?.expected = expected
    guard left.state == .value else {
      return try report(
        .check, expecting: .described, keys, rule: rule, keys.path(ofRule: rule), from: scan.start ?? cursor.p,
        in: scan.buffer)
    }
    diagnosis?.subject = DiagnosisContext.Subject(keys: keys, rule: rule)
    let failure = failure(.check, expected, at: left)
    guard collects(failure) else { throw failure }
  }

  /// The value that a rule reads, by its path from the object.
  private mutating func locate(_ keys: KeyTable, _ rule: Int, _ scan: ObjectState) -> ValuePosition {
    let path = keys.path(ofRule: rule)
    // What encloses the object is not a value of it.
    guard let start = scan.start, !path.hasPrefix("$"), let steps = DocumentPath.steps(of: path), !steps.isEmpty else {
      return .none
    }
    let back = mark()
    let floor = beginDetour()
    defer {
      endDetour(floor)
      rewind(to: back)
    }
    rewind(to: ValuePosition(position: start, depth: Int(scan.depth) - 1, buffer: scan.buffer, state: .value))
    do throws(CodingFailure) {
      // A repeated key that must not be is a problem already, and its first value was read.
      return try walk(steps, keys.duplicates == .last ? .last : .first)
    } catch {
      return .none
    }
  }

  /// Whether a problem in an element or member of a value was recorded or, if `orAtIt`, one with the value itself.
  /// Linear in the length of the value, which has been validated.
  @inline(never)
  mutating func hasFailed(inside value: ValuePosition, orAtIt: Bool = false) -> Bool {
    guard let diagnosis, diagnosis.collects, let position = value.position else { return false }
    let start = offset(of: position, in: value.buffer)
    // The parts of a gathered object come from anywhere behind its first. Scalars among them have none.
    guard value.buffer == 0 else {
      let hasParts = position[0] == UInt8(ascii: "{") || position[0] == UInt8(ascii: "[")
      return diagnosis.hasProblem(insideValueAt: start, length: hasParts ? .max : 1, orAtIt: orAtIt)
    }
    let back = mark()
    let floor = beginDetour()
    defer {
      endDetour(floor)
      rewind(to: back)
    }
    rewind(to: value)
    do throws(CodingFailure) {
      try skip()
    } catch {
      return false
    }
    return diagnosis.hasProblem(insideValueAt: start, length: cursor.p - position, orAtIt: orAtIt)
  }

  /// Whether a problem was recorded that may be in a value that is not where the path of its rule leads, because
  /// another source of the rule has it: one in the object or, if the rule looks outside, any.
  private mutating func mayHaveFailed(_ keys: KeyTable, _ rule: Int, _ scan: ObjectState) -> Bool {
    guard let diagnosis else { return false }
    let start = keys.path(ofRule: rule).hasPrefix("$") ? 0 : scan.start.map { offset(of: $0, in: scan.buffer) } ?? 0
    return diagnosis.hasProblem(insideValueAt: start, length: .max, orAtIt: true)
  }
}
