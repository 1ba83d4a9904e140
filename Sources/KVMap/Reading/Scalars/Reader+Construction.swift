/// Types that are created first and then given their properties: `by assignment` and `by factory` of the language.
extension Reader {
  /// Called by generated code: a value that a user-defined function creates.
  ///
  /// - Parameters:
  ///   - scan: The scan of the object, which is already read.
  ///   - keys: The keys of the value's mapping, which a problem names.
  ///   - type: The type that the function must return; for a class also a subclass.
  ///   - factory: Receives the object; the object of the enclosing mapping, if there is one; and the value that the
  ///     caller passed.
  /// - Throws: `Failure` of the kind `mismatch`, at the object, if the function throws or returns something else.
  public mutating func made<Whole, Made>(
    _ scan: Scan, _ keys: Keys, as type: Whole.Type, by factory: (Object, Object?, Value?) throws -> Made
  ) throws(Failure) -> Whole {
    let place = whole(scan)
    let back = mark()
    rewind(to: place)
    let object = try object(keys.duplicates)
    let parent = around?.object(ofParent: 1, behind: outer(scan))
    let context = around?.contextMark
    let around = (try tree(at: parent?.mark, parent?.duplicates)?.objectValue, try tree(at: context))
    rewind(to: back)
    do {
      if let whole = try factory(object, around.0, around.1) as? Whole { return whole }
    } catch {
      trace?.subject = Trace.Subject(keys: keys)
      throw failure(.mismatch, TransformerError.expectation(error, by: type), at: place)
    }
    trace?.subject = Trace.Subject(keys: keys)
    throw failure(.mismatch, "a value for \(type)", at: place)
  }
}

/// Lets generated code set the properties of a value.
public enum Construction {
  /// Called by generated code: `value` with its properties set, whether or not it is a class.
  @inlinable
  public static func assigned<Whole>(_ value: Whole, _ assign: (inout Whole) -> Void) -> Whole {
    var value = value
    assign(&value)
    return value
  }

  /// Called by generated code: the value to update, if it has exactly the type that is read.
  @inlinable
  public static func current<Current, Whole>(_ current: Current?, as type: Whole.Type) -> Whole? {
    current as? Whole
  }
}
