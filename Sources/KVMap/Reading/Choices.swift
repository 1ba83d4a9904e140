/// Unions whose case is the first that reads without a problem (A73 of the language's decisions).
///
/// A case that fails may have read a long way, and what it read may hold such unions again. So that a value is not
/// tried once more each time something around it is, the case that was found for it is kept while anything around it is
/// being tried.
extension Reader {
  /// Called by generated code, on the value of a union: begins to look for its case.
  ///
  /// - Parameters:
  ///   - type: the union.
  ///   - keys: a table whose rules name the union.
  public mutating func choose(_ type: ObjectIdentifier, _ keys: Keys) -> Choice {
    var choice = Choice(start: mark(), element: element(), keys: keys)
    choice.openChoices = openChoices
    choice.payloads = payloads.count
    choice.singles = singles.count
    choice.notes = notes
    if let trace {
      choice.attempts = trace.attempts
      choice.drafts = trace.drafts.count
      trace.beginChoice(choice.openChoices)
    }
    if openChoices > 0 { recall(type, &choice) }
    return choice
  }

  @inline(never)
  private mutating func recall(_ type: ObjectIdentifier, _ choice: inout Choice) {
    let place = ChoicePlace(
      place: placeOfValue(), union: type,
      payload: payloads.last.flatMap { $0.start == p ? UInt(bitPattern: $0.key.start) : nil },
      around: around?.identity(of: frame) ?? [], isElementOfSingle: isOpenSingle())
    choice.place = place
    choice.known = ahead?.choice(at: place)
  }

  /// Where the value stands, in the document or in texts that are documents of their own.
  private mutating func placeOfValue() -> [Int] {
    guard let gathered else { return [p - start] }
    let place = gathered.place(of: p, in: buffer, origin: 0)
    // What was put together begins at no place of the document.
    return [place.offset, gathered.bytes(of: buffer)?.start == p ? Int(buffer) : 0] + place.inner.map(\.offset)
  }

  /// Called by generated code: whether a case is to be tried. If so, `accept` or `reject` follows.
  ///
  /// - Parameters:
  ///   - number: the position of the case.
  ///   - kinds: what the case can be read from: objects 1, arrays 2, strings 4, numbers 8, bools 16, null 32.
  public mutating func tries(_ number: Int, _ choice: inout Choice, kinds: UInt8) -> Bool {
    if let known = choice.known {
      guard known == number else { return false }
    } else if trace == nil, kinds & kindOfValue == 0, notation != .text || p[0] == 0x5b {
      // It would only fail. Where a failure is explained, it says why.
      return false
    }
    openChoices = choice.openChoices &+ 1
    if let trace { trace.attempts = choice.attempts &+ 1 }
    restore(choice.element)
    return true
  }

  /// Called by generated code: whether what a case asks for is there. If so, the case is meant: the value is read as it,
  /// and what is wrong in there is wrong with the union. No other case is tried.
  ///
  /// - Parameters:
  ///   - path: as for `discriminator`.
  ///   - name: that of the case.
  /// - Throws: `Failure` of the kind `syntax`.
  public mutating func commits(
    _ number: Int, _ choice: Choice, when path: Keys, _ name: String
  ) throws(Failure) -> Bool {
    if let known = choice.known {
      guard known == number else { return false }
    } else {
      let isThere = try has(path)
      rewind(to: choice.start)
      guard isThere else {
        trace?.reject(name, .condition(path.path(ofRule: 0)), at: choice.openChoices)
        return false
      }
    }
    finish(choice, number)
    restore(choice.element)
    return true
  }

  /// Whether anything, be it null, stands at a path.
  private mutating func has(_ path: Keys) throws(Failure) -> Bool {
    switch try follow(path) {
    case .value: true
    // Null in the middle of the way does not lead on.
    case .null(let isEnd): isEnd
    case .absent, .misplaced: false
    }
  }

  /// Called by generated code: the case was read.
  public mutating func accept(_ number: Int, _ choice: Choice) {
    finish(choice, number)
  }

  /// Called by generated code: the case was not read; goes back to the value.
  ///
  /// - Parameter name: that of the case.
  /// - Throws: the failure, if nothing behind it can be trusted.
  public mutating func reject(_ failure: Failure, _ choice: inout Choice, _ name: String) throws(Failure) {
    openChoices = choice.openChoices
    if let trace { trace.attempts = choice.attempts }
    guard !failure.isFatal, failure.code != .needsSwift else { throw failure }
    if let trace {
      // A union inside says of itself only that no case fits.
      trace.alternatives = []
      trace.reject(name, .problem(trace.draft(failure, depth: depth, isDropped: false)), at: choice.openChoices)
      trace.forget(draftsBehind: choice.drafts)
      trace.leave(depth: Int(choice.start.depth) + 1)
    }
    notes = choice.notes
    payloads.removeLast(max(payloads.count - choice.payloads, 0))
    singles.removeLast(max(singles.count - choice.singles, 0))
    rewind(to: choice.start)
  }

  /// Called by generated code before the `else` case is read.
  public mutating func acceptElse(_ choice: Choice) {
    finish(choice, Choice.none)
    restore(choice.element)
  }

  /// Called by generated code, which throws it: no case fits.
  public mutating func noCase(_ choice: Choice) -> Failure {
    if let trace {
      trace.alternatives = trace.rejected(at: choice.openChoices)
      trace.expected = "a value that fits a case"
      blame(choice.keys)
    }
    finish(choice, Choice.none)
    return failure(p[0] == 0x6e ? .null : .unknownCase, .described)
  }

  private mutating func finish(_ choice: Choice, _ number: Int) {
    openChoices = choice.openChoices
    if let trace {
      trace.attempts = choice.attempts
      // What was known before was told before.
      if choice.known == nil { trace.endChoice(choice.keys, at: place(of: choice.start), number, level: openChoices) }
    }
    guard let place = choice.place, choice.known == nil else { return }
    lookAhead().note(number, at: place)
  }

  private var kindOfValue: UInt8 {
    switch p[0] {
    case 0x7b: 1
    case 0x5b: 2
    case 0x22: 4
    case 0x74, 0x66: 16
    case 0x6e: 32
    // Whatever else stands there is for a case to complain about.
    case 0x2d, 0x30...0x39: 8
    default: 0xff
    }
  }
}

/// A value for which the case of a union is being looked for. Called by generated code.
public struct Choice {
  let start: Mark
  let element: Element
  let keys: Keys
  /// The case that was found before; `none` where no case fits.
  var known: Int?
  /// Where it is kept; nil where nothing around the value is tried.
  var place: ChoicePlace?
  /// What was there before the first case.
  var openChoices = 0
  var payloads = 0
  var singles = 0
  var notes = 0
  var attempts = 0
  var drafts = 0

  init(start: Mark, element: Element, keys: Keys) {
    self.start = start
    self.element = element
    self.keys = keys
  }

  static let none = -1
}

/// All on which it depends which case of a union a value is.
struct ChoicePlace: Hashable {
  /// Its offset, and in texts that are documents of their own those inside them.
  var place: [Int]
  var union: ObjectIdentifier
  /// The discriminator of a union around it that is read from the same object.
  var payload: UInt?
  /// The objects that its rules may look at.
  var around: [UInt]
  /// The array of one that a value may be, and its element, begin at one place.
  var isElementOfSingle: Bool
}
