/// A type that a mapping reads. Generated code conforms to it; `init(json:)` and its siblings are what callers use.
public protocol Readable {
  /// Reads the value under the cursor.
  ///
  /// - Parameter current: the value that is updated: what the document does not have is taken from it.
  static func _kvRead(_ kv: inout Reader, updating current: Self?) throws(Failure) -> Self

  /// Reads an array of values under the cursor.
  static func _kvReadArray(_ kv: inout Reader) throws(Failure) -> [Self]

  /// What holds when a document is mapped to this type.
  static var _kvOptions: ReadOptions { get }
}

extension Readable {
  public static var _kvOptions: ReadOptions { ReadOptions() }

  /// Values that are built one by one.
  @inlinable
  public static func _kvReadArray(_ kv: inout Reader) throws(Failure) -> [Self] {
    var result: [Self] = []
    guard try kv.openArray() else { return result }
    repeat {
      let element = kv.mark()
      do throws(Failure) {
        result.append(try _kvRead(&kv, updating: nil))
      } catch {
        try kv.recover(error, from: element)
      }
    } while try kv.nextElement()
    return result
  }
}

/// A `Readable` that is read property by property, into a value that exists beforehand.
public protocol ReadableInPlace: Readable {
  /// A value to begin with. Its contents mean nothing.
  static var _kvEmpty: Self { get }

  /// Reads the value under the cursor.
  ///
  /// - Parameter updating: what the document does not have stays as it is in `value`.
  static func _kvRead(_ kv: inout Reader, into value: inout Self, updating: Bool) throws(Failure)
}

extension ReadableInPlace {
  @inlinable
  public static func _kvRead(_ kv: inout Reader, updating current: Self?) throws(Failure) -> Self {
    var value = current ?? _kvEmpty
    try _kvRead(&kv, into: &value, updating: current != nil)
    return value
  }

  /// Elements are read where they will stay: copying a large struct would retain each of its strings.
  @inlinable
  public static func _kvReadArray(_ kv: inout Reader) throws(Failure) -> [Self] {
    var result: [Self] = []
    guard try kv.openArray() else { return result }
    repeat {
      let element = kv.mark()
      do throws(Failure) {
        result.append(_kvEmpty)
        try _kvRead(&kv, into: &result[result.count - 1], updating: false)
      } catch {
        try kv.recover(error, from: element)
      }
    } while try kv.nextElement()
    return result
  }
}

extension Array: Readable where Element: Readable {
  /// Reads an array. Elements are new values, also when an existing array is updated.
  public static func _kvRead(_ kv: inout Reader, updating current: [Element]?) throws(Failure) -> [Element] {
    try Element._kvReadArray(&kv)
  }

  public static var _kvOptions: ReadOptions { Element._kvOptions }
}

extension Dictionary: Readable where Key == String, Value: Readable {
  /// Reads an object. Its values are new, also when an existing dictionary is updated.
  public static func _kvRead(_ kv: inout Reader, updating current: [String: Value]?) throws(Failure) -> [String: Value]
  {
    try kv.dictionary(of: Value.self)
  }

  public static var _kvOptions: ReadOptions { Value._kvOptions }
}
