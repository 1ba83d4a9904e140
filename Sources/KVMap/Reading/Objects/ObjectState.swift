/// The state of reading one object.
///
/// Its initial state is all zeros, without gaps, which takes the fewest instructions in generated code. `beginObject`
/// does the rest.
@_spi(Generated) public struct ObjectState: @unchecked Sendable {
  // Unchecked because of the pointers: only the reader that set them dereferences them.

  /// The record of the key that is expected next, or the position after the last one; `nil` if there is no run.
  ///
  /// A run is a sequence of keys in the order of the table, without gaps. They are recorded in `seen` when it ends.
  @usableFromInline var expected: UnsafePointer<UInt8>?
  /// The object's opening bracket.
  @usableFromInline var start: UnsafePointer<UInt8>?
  /// The keys of the object; `nil` until it is opened.
  @_spi(Generated) public internal(set) var keys: KeyTable?
  /// The value of the current key; known only while a failure is diagnosed.
  @usableFromInline var value: UnsafePointer<UInt8>?
  /// The first 128 keys that were encountered, except those of the run.
  @usableFromInline var seen: UInt64 = 0
  @usableFromInline var seenHigh: UInt64 = 0
  /// The outlines of the keys (`Kernels.outlines`); 0 until they are needed.
  @usableFromInline var outlines: UInt64 = 0
  /// The number of the first key of the run.
  @usableFromInline var runStart: Int32 = 0
  /// The number before which the run must end: that of a key that was already encountered, or for which `seen` has no
  /// bit.
  @usableFromInline var runLimit: Int32 = 0
  /// The number of required keys not encountered yet; larger than possible if one of them has no value.
  @usableFromInline var missing: Int32 = 0
  /// Where the seen bits of further keys begin in `JSONReader.wideSeen`, counted from 1; 0 if there are none.
  @usableFromInline var wideSeen: Int32 = 0
  /// The number of open brackets inside the object, including its own.
  @usableFromInline var depth: Int32 = 0
  @usableFromInline var buffer: Int32 = 0
  /// The enclosing scopes while the values of the object are read (`EnclosingScopes`). Known if other rules use the
  /// object, if it is read as a whole, and while a failure is diagnosed.
  @usableFromInline var scope: Int32 = 0
  /// The number of the object that collects the keys that no rule takes; 0 if there is none.
  @usableFromInline var rest: Int32 = 0
  /// Whether the object is the innermost of the scopes that enclose its values.
  @usableFromInline var isParent = false
  /// Whether the object is incomplete without the value of the current key; known only while a failure is diagnosed.
  @usableFromInline var needsValue = false
  /// The number of the last keys none of which was followed by the next one of the table, up to `mostStrayKeys`.
  @usableFromInline var strayKeys: UInt8 = 0
  /// Whether an existing value is updated, so that absent keys are not missing.
  @usableFromInline let updating: Bool

  /// - Parameter updating: Whether absent keys leave their properties unchanged, so that none is missing.
  @inlinable
  @_spi(Generated) public init(updating: Bool = false) { self.updating = updating }

  /// After the object: whether all required keys have a value. It can be false only for a
  /// reader that collects all problems.
  @inlinable
  @_spi(Generated) public var hasAllRequired: Bool { missing < 1 &<< 24 }

  /// After as many keys out of order, no key is expected.
  static var mostStrayKeys: UInt8 { 2 }

  /// A table has fewer required keys than this, and no more can be encountered.
  mutating func noteNoValue() { missing = 1 &<< 25 }
}
