/// A value that the calls of an `or` are tried for, one after the other.
///
/// First come the calls that take its kind of value, then those for which leniency, or a format that has only text,
/// lets it stand for another: of an element with attributes first those that take a text. What a refused call did is
/// undone.
@_spi(Generated) public struct CallAttempt {
  let start: ValuePosition
  let element: ElementPosition
  /// Where failures are located, if the value is in memory.
  let place: ValuePosition?
  let kinds: CallKinds
  /// The call that was tried last, and those among which it is.
  var position = -1
  var group = Group.takingKind
  /// The cached call; `none` if no call takes the value.
  var known: Int?
  /// The cache key; nil if no enclosing value is being tried.
  var cacheKey: ChoicePlace?
  /// Whether every call found several values where it takes one.
  var foundSeveral = true
  /// The state before the first call.
  let before: AttemptState

  init(start: ValuePosition, element: ElementPosition, place: ValuePosition?, kinds: CallKinds, before: AttemptState) {
    self.start = start
    self.element = element
    self.place = place
    self.kinds = kinds
    self.before = before
  }

  static let none = -1

  /// Calls that are tried one after the other.
  enum Group {
    /// Those that take this kind of value.
    case takingKind
    /// All others.
    case others
    /// Of an element with attributes: those of the others that take its text, and the rest of them.
    case takingText, othersBehindText
  }
}

/// The kinds of values that the calls of an `or` take, two characters for each call: those that it takes, and those
/// that leniency lets stand for them. The bits are those of `shouldTryCase`, above the bit 64.
struct CallKinds {
  /// nil if each call takes every value.
  let bytes: ConstantText?
  let count: Int

  init(_ bytes: ConstantText) {
    self.bytes = bytes
    count = bytes.count / 2
  }

  init(count: Int) {
    bytes = nil
    self.count = count
  }

  func native(_ call: Int) -> UInt8 { bytes.map { $0.start[2 &* call] & 0x3f } ?? 0xff }

  func lenient(_ call: Int) -> UInt8 { bytes.map { $0.start[2 &* call &+ 1] & 0x3f } ?? 0xff }
}
