/// Looks up values at paths in the scopes that enclose the object being read.
///
/// Each path is looked up once in each object, however many of its values request it.
extension JSONReader {
  /// The value at a path in the object of the enclosing mapping, or further out.
  ///
  /// - Parameters:
  ///   - path: In the notation of problems; empty for the object itself.
  ///   - hops: The number of objects further out, at least 1.
  ///   - rule: The rule that requests the value.
  ///   - scan: The scan of the mapping's own object.
  /// - Returns: An absent mark if there is no such object, or nothing at the path.
  /// - Throws: `CodingFailure` if a value on the path is of the wrong kind, or a key is repeated that must not be.
  @_spi(Generated) public mutating func parent(
    _ path: StaticString, hops: Int, _ keys: KeyTable, rule: Int, _ scan: ObjectState
  ) throws(CodingFailure) -> ValuePosition {
    try find(ConstantText(path), in: .parent(hops), keys, rule: rule, scan)
  }

  /// Same as `parent`, in the whole document.
  @_spi(Generated) public mutating func document(
    _ path: StaticString, _ keys: KeyTable, rule: Int, _ scan: ObjectState
  ) throws(CodingFailure) -> ValuePosition {
    try find(ConstantText(path), in: .document, keys, rule: rule, scan)
  }

  /// Same as `parent`, in the value that the caller passed.
  @_spi(Generated) public mutating func context(
    _ path: StaticString, _ keys: KeyTable, rule: Int, _ scan: ObjectState
  ) throws(CodingFailure) -> ValuePosition {
    try find(ConstantText(path), in: .context, keys, rule: rule, scan)
  }

  /// Same as the public functions, for paths that are created at run time.
  package mutating func find(
    _ path: ConstantText, in place: LookupScope, _ keys: KeyTable, rule: Int, _ scan: ObjectState
  ) throws(CodingFailure) -> ValuePosition {
    let session = openSession()
    let sought = EnclosingScopes.SoughtPath(start: path.start, duplicates: keys.duplicates)
    switch place {
    case .parent(let hops):
      guard let position = session.scopes.parent(hops, behind: outer(scan)) else { return .none }
      let frame = session.scopes.stack[position]
      if let known = frame.found[sought] { return known }
      let object = ValuePosition(position: frame.start, depth: Int(frame.depth), buffer: frame.buffer, state: .value)
      let mark = try find(path, from: object, keys, rule: rule)
      session.scopes.remember(mark, at: sought, in: position)
      return mark
    case .document:
      if let known = session.scopes.inDocument[sought] { return known }
      let mark = try find(path, from: documentMark, keys, rule: rule)
      session.scopes.inDocument[sought] = mark
      return mark
    case .context:
      if let known = session.scopes.inContext[sought] { return known }
      guard let context = session.scopes.context else { return .none }
      let mark = try find(
        path, from: ValuePosition(position: context.start, buffer: context.buffer, state: .value), keys, rule: rule)
      session.scopes.inContext[sought] = mark
      return mark
    }
  }

  /// Where the document begins.
  var documentStart: UnsafePointer<UInt8> { session?.gathered.document.start ?? start }

  private var documentMark: ValuePosition { ValuePosition(position: documentStart, state: .value) }

  mutating func find(
    _ path: ConstantText, from object: ValuePosition, _ keys: KeyTable, rule: Int
  ) throws(CodingFailure) -> ValuePosition {
    let back = mark()
    // A path that begins elsewhere may lead through a value that is being read as an array of one.
    let floor = beginDetour()
    defer { endDetour(floor) }
    rewind(to: object)
    cursor.skipBlanks()
    do throws(CodingFailure) {
      let found = try walk(DocumentPath.steps(of: path.description) ?? [], keys.duplicates)
      rewind(to: back)
      return found
    } catch {
      // Attributes the problem to the rule that requests the value, not to the one that reads it.
      diagnosis?.subject = DiagnosisContext.Subject(keys: keys, rule: rule)
      throw error
    }
  }

  /// Follows a path from the value under the cursor, as far as it exists.
  ///
  /// - Parameter duplicates: How a key on the path is handled that occurs twice: as the type of the rule says.
  mutating func walk(
    _ steps: [DocumentPath.Step], _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> ValuePosition {
    for step in steps {
      if cursor.p[0] == 0x6e { return try rememberWhole() }
      switch step {
      case .key: guard cursor.p[0] == 0x7b || enterText() else { throw mismatch(.object) }
      case .index, .selected:
        guard cursor.p[0] == 0x5b || dialect.takesSingleForArray else { throw mismatch(.array) }
      }
      guard try move(to: step, duplicates) else { return .none }
    }
    return try rememberWhole()
  }

  /// Same as `deferValue()`, for a value that may be the document itself.
  mutating func rememberWhole() throws(CodingFailure) -> ValuePosition {
    let place = cursor.p
    let outer = depth
    try skip()
    let behind = cursor.p == JSONCursor.endSentinel ? end : cursor.p
    return ValuePosition(
      position: place, length: max(behind - place, 0), depth: outer, buffer: buffer,
      state: place[0] == 0x6e ? .null : .value)
  }

  // MARK: Missing values

  /// Same as `reportMissing(_:rule:_:)`, for a rule that reads an enclosing scope.
  @_spi(Generated) public mutating func reportMissing(
    _ keys: KeyTable, rule: Int, around place: LookupScope, _ scan: ObjectState
  ) throws(CodingFailure) {
    if scan.updating { return }
    try report(.missing, keys, rule: rule, keys.path(ofRule: rule), around: place, scan)
  }

  /// Same as `reportNull(_:rule:_:)`, for a rule that reads an enclosing scope.
  @_spi(Generated) public mutating func reportNull(
    _ keys: KeyTable, rule: Int, around place: LookupScope, _ scan: ObjectState
  ) throws(CodingFailure) {
    try report(.null, keys, rule: rule, keys.path(ofRule: rule), around: place, scan)
  }

  /// Reports that there is nothing at a path in an enclosing scope.
  mutating func report(
    _ code: CodingFailure.Code, _ keys: KeyTable, rule: Int, _ path: String, around place: LookupScope,
    _ scan: ObjectState
  ) throws(CodingFailure) {
    let own = AnchoredPath(object: scan.start ?? cursor.p, buffer: scan.buffer, path: path)
    let found = located(own, in: place, behind: outer(scan))
    try report(code, keys, rule: rule, found.path, from: found.object, in: found.buffer)
  }
}
