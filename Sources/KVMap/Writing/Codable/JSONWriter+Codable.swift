/// What encoders change in the part of the output that they have written.
extension JSONWriter {
  /// A piece of output that belongs elsewhere.
  package struct Insertion {
    /// Where it belongs.
    package var offset: Int
    /// How many bytes it replaces.
    package var replaced: Int
    package var bytes: [UInt8]

    package init(at offset: Int, replacing replaced: Int, _ bytes: [UInt8]) {
      self.offset = offset
      self.replaced = replaced
      self.bytes = bytes
    }
  }

  /// - Parameter insertions: In the order of their offsets, none inside another.
  package mutating func insert(_ insertions: [Insertion]) {
    guard let first = insertions.first, first.offset >= 0, first.offset <= count else { return }
    let start = first.offset
    let tail = [UInt8](UTF8Bytes(rebasing: bytes[start..<count]))
    truncate(to: start)
    var position = 0
    tail.withUnsafeBufferPointer { tail in
      for insertion in insertions {
        let offset = min(max(insertion.offset - start, position), tail.count)
        append(UTF8Bytes(rebasing: tail[position..<offset]))
        insertion.bytes.withUnsafeBufferPointer { append($0) }
        position = min(offset + max(insertion.replaced, 0), tail.count)
      }
      append(UTF8Bytes(rebasing: tail[position...]))
    }
  }

  /// Removes a member of an object.
  ///
  /// - Parameter start: Where the object's members begin.
  /// - Returns: The bytes that were removed, with the comma after them; `nil` if there is no such member.
  package mutating func removeMember(_ name: String, from start: Int) -> Range<Int>? {
    guard let found = members(from: start).first(where: { isKey(name, at: $0.lowerBound) }) else { return nil }
    let place = base + found.lowerBound
    place.update(from: base + found.upperBound, count: count - found.upperBound)
    truncate(to: count - found.count)
    return found
  }

  /// Sorts the members of an object that is not closed yet by their keys.
  ///
  /// - Parameters:
  ///   - start: Where the members begin.
  ///   - numerically: Whether the keys are integers.
  package mutating func sortMembers(from start: Int, numerically: Bool) {
    let members = members(from: start).map { (key: key(at: $0.lowerBound), bytes: [UInt8](bytes[$0])) }
    let sorted = members.sortedByPosition { left, right in
      if numerically, let left = Int(left.key), let right = Int(right.key) { return left < right }
      return UTF8Order.precedes(left.key, right.key)
    }
    truncate(to: start)
    for member in sorted { member.bytes.withUnsafeBufferPointer { append($0) } }
  }

  /// Sorts the elements of an array that is not closed yet: numbers by value, anything else by its text.
  ///
  /// - Parameters:
  ///   - start: Where the elements begin.
  ///   - size: How many elements belong together; the first decides.
  package mutating func sortElements(from start: Int, inGroupsOf size: Int) {
    var groups: [(number: Double?, integer: Int64?, bytes: [UInt8])] = []
    var position = start
    while position < count {
      let first = OutputScan.endOfValue(bytes, at: position)
      var end = first
      for _ in 1..<max(size, 1) where end < count { end = OutputScan.endOfValue(bytes, at: end + 1) }
      let text = String(decoding: UTF8Bytes(rebasing: bytes[position..<first]), as: UTF8.self)
      groups.append((Double(text), Int64(text), [UInt8](bytes[position..<min(end + 1, count)])))
      position = end + 1
    }
    truncate(to: start)
    let sorted = groups.sortedByPosition { left, right in
      if let left = left.number, let right = right.number, left != right { return left < right }
      // Integers that are not exact as a `Double` may have the same.
      if let left = left.integer, let right = right.integer { return left < right }
      return left.bytes.dropLast().lexicographicallyPrecedes(right.bytes.dropLast())
    }
    for group in sorted { group.bytes.withUnsafeBufferPointer { append($0) } }
  }

  /// The members from an offset on, each with the comma after it.
  private func members(from start: Int) -> [Range<Int>] {
    var members: [Range<Int>] = []
    var position = start
    while position < count, bytes[position] == UInt8(ascii: "\"") {
      let colon = OutputScan.endOfString(bytes, at: position)
      let end = min(OutputScan.endOfValue(bytes, at: colon + 1) + 1, count)
      members.append(position..<end)
      position = end
    }
    return members
  }

  private func key(at position: Int) -> String {
    let end = OutputScan.endOfString(bytes, at: position)
    let text = OutputScan.unescaped(UTF8Bytes(rebasing: bytes[(position + 1)..<max(end - 1, position + 1)]))
    return String(decoding: text, as: UTF8.self)
  }

  private func isKey(_ name: String, at position: Int) -> Bool { UTF8Order.areEqual(key(at: position), name) }

  // MARK: Failures

  /// What a failure is about, which no longer says anything about the next one.
  package mutating func takingDetails(of failure: CodingFailure) -> CodableOutputFailure {
    defer { description = nil }
    return CodableOutputFailure(failure: failure, description: description)
  }

  /// The failure that ends the writing of a `Codable` value.
  package mutating func restoringDetails(of failure: CodableOutputFailure) -> CodingFailure {
    description = failure.description
    return CodingFailure(failure.failure.code, failure.failure.expectation, at: count)
  }

  /// The user's type cannot write a value.
  ///
  /// - Parameter error: What it has thrown.
  package mutating func failure(_ error: any Error, of type: Any.Type) -> CodingFailure {
    let expected = TransformerError.expectation(error, by: type, isHidden: hiddenLevels > 0)
    return mismatch(expected: expected, found: "a value that it does not write")
  }

  /// The user's type cannot write a value.
  ///
  /// - Parameter reason: In the words of the type.
  package mutating func failure(because reason: String, of type: Any.Type) -> CodingFailure {
    let isHidden = hiddenLevels > 0 || reason.isEmpty
    let text = ThrownText.text(reason)
    return mismatch(
      expected: isHidden ? "a value for \(type)" : "a value for \(type) (\(text))",
      found: "a value that it does not write")
  }
}

/// A failure to write a `Codable` value, with what is known about it: it may pass through code of the user, who may also
/// catch it.
package struct CodableOutputFailure: Error {
  fileprivate let failure: CodingFailure
  fileprivate let description: FailureDescription?

  /// Ends the sentence "expected …".
  package var expected: String {
    description?.expected ?? ExpectationText.text(failure.expectation, for: failure.code)
  }
}
