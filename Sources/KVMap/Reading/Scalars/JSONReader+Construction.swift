/// Types that are created first and then given their properties: `by assignment` and `by factory` of the language.
extension JSONReader {
  /// A value that a user-defined function creates.
  ///
  /// - Parameters:
  ///   - scan: The scan of the object, which is already read.
  ///   - keys: The keys of the value's mapping, which a problem names.
  ///   - type: The type that the function must return; for a class also a subclass.
  ///   - factory: Receives the object; the object of the enclosing mapping, if there is one; and the value that the
  ///     caller passed.
  /// - Throws: `CodingFailure` of the kind `mismatch`, at the object, if the function throws or returns something else.
  @_spi(Generated) public mutating func construct<Whole, Made>(
    _ scan: ObjectState, _ keys: KeyTable, as type: Whole.Type,
    by factory: (JSONObject, JSONObject?, JSONValue?) throws -> Made
  ) throws(CodingFailure) -> Whole {
    let place = deferredObject(scan)
    let back = mark()
    rewind(to: place)
    let object = try object(keys.duplicates)
    let parent = session?.scopes.object(ofParent: 1, behind: outer(scan))
    let context = session?.scopes.contextMark
    let around = (try tree(at: parent?.mark, parent?.duplicates)?.objectValue, try tree(at: context))
    rewind(to: back)
    do {
      if let whole = try factory(object, around.0, around.1) as? Whole { return whole }
    } catch {
      diagnosis?.subject = DiagnosisContext.Subject(keys: keys)
      // The text may have the value in it.
      let isHidden = diagnosis?.isSensitive(at: depth) == true
      throw failure(.mismatch, TransformerError.expectation(error, by: type, isHidden: isHidden), at: place)
    }
    diagnosis?.subject = DiagnosisContext.Subject(keys: keys)
    throw failure(.mismatch, "a value for \(type)", at: place)
  }
}
