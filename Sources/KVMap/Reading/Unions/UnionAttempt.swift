/// Unions whose case is the first that reads without a problem (A73 of the language's decisions).
///
/// A failed case may have read far ahead, and what it read may contain such unions again. To avoid repeating the
/// attempts for a value whenever an enclosing value is tried again, the selected case is cached while any enclosing
/// value is being tried.
extension JSONReader {
  /// On the value of a union: begins to select its case.
  ///
  /// - Parameters:
  ///   - type: The union.
  ///   - keys: A table whose rules name the union.
  @_spi(Generated) public mutating func beginUnion(_ type: ObjectIdentifier, _ keys: KeyTable) -> UnionAttempt {
    // What was left open elsewhere is not to be counted: it goes when the next array of one begins.
    leaveStrayedSingles()
    var choice = UnionAttempt(start: mark(), element: element(), keys: keys, before: beginAttempts())
    if mayRepeat { recall(type, &choice) }
    return choice
  }

  @inline(never)
  private mutating func recall(_ type: ObjectIdentifier, _ choice: inout UnionAttempt) {
    let place = choicePlace(of: type)
    choice.place = place
    choice.known = session?.skipCache.choice(at: place)
  }

  /// The key under which the choice for the value under the cursor is cached.
  mutating func choicePlace(of type: ObjectIdentifier, number: Int = 0) -> ChoicePlace {
    ChoicePlace(
      place: placeOfValue(), union: type, number: number,
      payload: session?.payloads.last.flatMap { $0.start == cursor.p ? UInt(bitPattern: $0.key.start) : nil },
      around: session?.scopes.identity(of: scope) ?? [], isElementOfSingle: isOpenSingle())
  }

  /// The location of the value, in the document or in embedded documents.
  private mutating func placeOfValue() -> [Int] {
    guard let session else { return [cursor.p - start] }
    let place = session.gathered.place(of: cursor.p, in: buffer, origin: 0)
    // An assembled object has no location in the document.
    let isAssembled = session.gathered.bytes(of: buffer)?.start == cursor.p
    return [place.offset, isAssembled ? Int(buffer) : 0] + place.inner.map(\.offset)
  }

  /// Whether a case should be tried. If so, `accept` or `reject` must follow.
  ///
  /// - Parameters:
  ///   - number: The position of the case.
  ///   - kinds: The kinds of values that the case can be read from: objects 1, arrays 2, strings 4, numbers 8, bools
  ///     16, null 32.
  @_spi(Generated)
  public mutating func shouldTryCase(_ number: Int, _ choice: inout UnionAttempt, kinds: UInt8) -> Bool {
    if let known = choice.known {
      guard known == number else { return false }
    } else if diagnosis == nil, kinds & kindOfValue == 0, !dialect.hasOnlyText || cursor.p[0] == 0x5b {
      // It would only fail. When a failure is diagnosed, the attempt reports the reason.
      return false
    }
    beginAttempt(choice.before)
    restore(choice.element)
    return true
  }

  /// Whether the key that selects a case is present. If so, the union commits to the case:
  /// the value is read as that case, and its problems are those of the union. No other case is tried.
  ///
  /// - Parameters:
  ///   - path: Same as in `discriminator`.
  ///   - name: The name of the case.
  /// - Throws: `CodingFailure` of the kind `syntax`.
  @_spi(Generated) public mutating func commits(
    _ number: Int, _ choice: UnionAttempt, when path: KeyTable, _ name: String
  ) throws(CodingFailure) -> Bool {
    if let known = choice.known {
      guard known == number else { return false }
    } else {
      let isThere = try hasValue(at: path)
      rewind(to: choice.start)
      guard isThere else {
        diagnosis?.reject(name, .condition(ConditionText(there: path.path(ofRule: 0))), at: choice.before.level)
        return false
      }
    }
    commit(number, choice)
    return true
  }

  /// The value will be read as a case, whatever is wrong inside.
  mutating func commit(_ number: Int, _ choice: UnionAttempt) {
    finish(choice, number)
    restore(choice.element)
  }

  /// The case was read.
  @_spi(Generated) public mutating func acceptCase(_ number: Int, _ choice: UnionAttempt) {
    finish(choice, number)
  }

  /// The case was not read; goes back to the value.
  ///
  /// - Parameter name: The name of the case.
  /// - Throws: The failure, if the rest of the document is unreliable.
  @_spi(Generated)
  public mutating func rejectCase(_ failure: CodingFailure, _ choice: inout UnionAttempt, _ name: String)
    throws(CodingFailure)
  {
    endAttempts(choice.before)
    guard !failure.isFatal, failure.code != .needsSwift else { throw failure }
    if let diagnosis {
      // A nested union reports only that no case matches.
      diagnosis.alternatives = []
      let draft = diagnosis.draft(failure, depth: depth, isDropped: false)
      diagnosis.reject(name, .problem(draft), at: choice.before.level)
      diagnosis.leave(depth: Int(choice.start.depth) + 1)
    }
    undoAttempt(choice.before)
    rewind(to: choice.start)
  }

  /// Before the `else` case is read.
  @_spi(Generated) public mutating func acceptFallback(_ choice: UnionAttempt) {
    finish(choice, UnionAttempt.none)
    restore(choice.element)
  }

  /// Which throws it: no case matches.
  @_spi(Generated) public mutating func noCaseMatched(_ choice: UnionAttempt) -> CodingFailure {
    if let diagnosis {
      diagnosis.alternatives = diagnosis.rejected(at: choice.before.level)
      diagnosis.expected = "a value that fits a case"
      blame(choice.keys)
    }
    finish(choice, UnionAttempt.none)
    return failure(cursor.p[0] == 0x6e ? .null : .unknownCase, .described)
  }

  private mutating func finish(_ choice: UnionAttempt, _ number: Int) {
    endAttempts(choice.before)
    // A cached choice was already reported.
    if let diagnosis, choice.known == nil {
      diagnosis.endChoice(choice.keys, at: place(of: choice.start), number, level: choice.before.level)
    }
    guard let place = choice.place, choice.known == nil else { return }
    openSession().skipCache.note(number, at: place)
  }

  /// The kind of the value under the cursor, as one bit.
  var kindOfValue: UInt8 {
    switch cursor.p[0] {
    case 0x7b: 1
    case 0x5b: 2
    case 0x22: 4
    case 0x74, 0x66: 16
    case 0x6e: 32
    // Any other byte is left to a case to report.
    case 0x2d, 0x30...0x39: 8
    default: 0xff
    }
  }
}

/// A value for which the case of a union is being selected.
@_spi(Generated) public struct UnionAttempt {
  let start: ValuePosition
  let element: ElementPosition
  let keys: KeyTable
  /// The cached case; `none` if no case matches.
  var known: Int?
  /// The cache key; nil if no enclosing value is being tried.
  var place: ChoicePlace?
  /// The state before the first case.
  let before: AttemptState

  init(start: ValuePosition, element: ElementPosition, keys: KeyTable, before: AttemptState) {
    self.start = start
    self.element = element
    self.keys = keys
    self.before = before
  }

  static let none = -1
}

/// Everything that determines which case of a union a value is.
struct ChoicePlace: Hashable {
  /// Its offset, and for embedded documents the offsets inside them.
  var place: [Int]
  /// The union, or the type with an `or`.
  var union: ObjectIdentifier
  /// The number of the `or` in the type.
  var number = 0
  /// The discriminator of an enclosing union that is read from the same object.
  var payload: UInt?
  /// The objects that its rules may use.
  var around: [UInt]
  /// A value that may be an array of one begins at the same location as its element.
  var isElementOfSingle: Bool
}
