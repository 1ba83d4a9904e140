/// Values that are kept whole, of any structure.
extension JSONReader {
  /// Any value, kept unchanged; numbers keep their digits.
  ///
  /// - Parameter duplicates: How repeated keys in its objects are handled.
  /// - Throws: `CodingFailure` of the kind `duplicate-key`, among others, at a repeated key that is not allowed.
  /// - Complexity: Linear in the length of the value. No recursion.
  @inline(never)
  @_spi(Generated)
  public mutating func value(_ duplicates: KeyTable.Duplicates = .error) throws(CodingFailure) -> JSONValue {
    if let tree = wholeTree(duplicates) { return tree }
    return try valueByStep(duplicates)
  }

  /// Any object, kept unchanged, but without the empty text of an element.
  ///
  /// - Parameter duplicates: Same as in `value(_:)`.
  @_spi(Generated)
  public mutating func object(_ duplicates: KeyTable.Duplicates = .error) throws(CodingFailure) -> JSONObject {
    guard cursor.p[0] == 0x7b || enterText(asEntries: true) else { throw mismatch(.object) }
    if case .object(let object) = wholeTree(duplicates) { return object }
    guard case .object(var object) = try valueByStep(duplicates) else { throw mismatch(.object) }
    if dialect.takesTextForObject, object["$text"] == .string("") { object["$text"] = nil }
    return object
  }

  /// An array or object that is read in one go. `nil`, without moving, for all others: for scalars, in short documents,
  /// for what is not plain JSON, while a failure is diagnosed, and if there is anything wrong with the value, which
  /// `valueByStep` then finds.
  @inline(__always)
  private mutating func wholeTree(_ duplicates: KeyTable.Duplicates) -> JSONValue? {
    guard cursor.p[0] == 0x7b || cursor.p[0] == 0x5b, diagnosis == nil, !dialect.hasOtherKinds else { return nil }
    let trees: TreeReader
    if let known = session?.trees {
      trees = known
    } else {
      let length = session?.gathered.document.count ?? end - start
      guard length >= TreeReader.shortest else { return nil }
      trees = TreeReader(documentLength: length)
      openSession().trees = trees
    }
    let (place, depth) = (cursor.p, cursor.depth)
    if let tree = trees.read(&cursor, duplicates, lastKey: &lastKey) { return tree }
    cursor.p = place
    cursor.depth = depth
    return nil
  }
}
