import KVMapText

/// The source `items[*].id`.
extension JSONReader {
  /// An array of the values at a path in each element of an array. Elements without a value
  /// at the path are omitted.
  ///
  /// - Parameters:
  ///   - array: The location where the array was remembered; if it is absent or null, so is the result.
  ///   - path: The parts between the `[*]`s after the first, separated by tabs.
  ///   - rule: The rule that requests the values.
  ///   - scan: The scan of the mapping's own object.
  /// - Throws: `CodingFailure` if a value on the path is of the wrong kind, or a key is repeated that must not be.
  @_spi(Generated) public mutating func project(
    _ array: ValuePosition, _ path: StaticString, _ keys: KeyTable, rule: Int, _ scan: ObjectState
  ) throws(CodingFailure) -> ValuePosition {
    try project(array, ConstantText(path), keys, rule: rule, scan)
  }

  /// Same as the public function, for paths that are created at run time.
  package mutating func project(
    _ array: ValuePosition, _ path: ConstantText, _ keys: KeyTable, rule: Int, _ scan: ObjectState
  ) throws(CodingFailure) -> ValuePosition {
    guard array.isValue else { return array }
    let parts = projection(path)
    let back = mark()
    let session = openSession()
    let number = session.gathered.begin(GatheredObject(.array, of: scan), scan)
    rewind(to: ValuePosition(position: array.position, depth: Int(array.depth), buffer: array.buffer, state: .value))
    do throws(CodingFailure) {
      try project(parts[...], keys.duplicates, into: number)
    } catch {
      diagnosis?.subject = DiagnosisContext.Subject(keys: keys, rule: rule)
      throw error
    }
    rewind(to: back)
    return session.gathered.finish(number)
  }

  /// Adds the value at the path in each element of the array under the cursor. Recursion is as deep as the path has
  /// parts.
  private mutating func project(
    _ parts: ArraySlice<[DocumentPath.Step]>, _ duplicates: KeyTable.Duplicates, into number: Int
  ) throws(CodingFailure) {
    guard let first = parts.first, try beginArray() else { return }
    let rest = parts.dropFirst()
    repeat {
      let element = mark()
      let found = try walk(first, duplicates)
      if found.isValue, !rest.isEmpty {
        rewind(to: found)
        try project(rest, duplicates, into: number)
      } else if !found.isAbsent {
        session?.gathered.append(found, to: number)
      }
      rewind(to: element)
      try skip()
    } while try nextElement()
  }

  private mutating func projection(_ path: ConstantText) -> [[DocumentPath.Step]] {
    let session = openSession()
    if let known = session.scopes.projections[path.start] { return known }
    let parts = TabSeparated.parts(path.bytes).map { DocumentPath.steps(of: String(decoding: $0, as: UTF8.self)) ?? [] }
    session.scopes.projections[path.start] = parts
    return parts
  }
}
