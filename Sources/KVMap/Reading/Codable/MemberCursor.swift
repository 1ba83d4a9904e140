/// The members of an object that are asked for one by one, in any order, as containers of `Decodable` are.
///
/// As long as each key is asked for in the order of the document, nothing is remembered. The first key that is not
/// the next one, the first question for all keys, and unread members at the end have the object indexed.
package struct MemberCursor {
  /// The first key, or where reading continues after an object without members.
  fileprivate var first = ValuePosition.none
  /// The key after the members that were read in order.
  fileprivate var next = ValuePosition.none
  /// Where reading continues after the object, once that is known.
  fileprivate var end: ValuePosition?
  /// Known once something was not asked for in order.
  fileprivate var index: MemberIndex?
  /// The object's opening bracket; nil until it is opened.
  fileprivate var object: UnsafePointer<UInt8>?
  /// Whether the value under the reader's cursor is that of the key at `next`.
  fileprivate var isInOrder = false

  package init() {}

  package var isOpen: Bool { object != nil }
}

/// All members of an object.
private struct MemberIndex {
  var members: [(name: String, value: ValuePosition)] = []
  /// The positions of many members, by their keys.
  var positions: [ExactText: Int] = [:]
  /// The member after the one that was found last, which is probably asked for next.
  var hint = 0

  /// Fewer are compared one by one.
  static var fewest: Int { 12 }

  func position(of name: String) -> Int? {
    if members.indices.contains(hint), UTF8Order.areEqual(members[hint].name, name) { return hint }
    if members.count > Self.fewest { return positions[ExactText(name)] }
    return members.firstIndex { UTF8Order.areEqual($0.name, name) }
  }

  mutating func append(_ name: String, _ value: ValuePosition) {
    members.append((name, value))
    guard members.count >= Self.fewest else { return }
    if positions.isEmpty {
      for (position, member) in members.enumerated() { positions[ExactText(member.name)] = position }
    } else {
      positions[ExactText(name)] = members.count - 1
    }
  }
}

extension JSONReader {
  /// Opens the object under the cursor.
  ///
  /// - Parameter duplicates: How repeated keys are handled.
  /// - Throws: `CodingFailure` of the kind `mismatch` for anything but an object.
  package mutating func openMembers(
    _ cursor: inout MemberCursor, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) {
    let object = self.cursor.p
    let isEmpty = try !openDictionary()
    cursor.first = mark()
    cursor.next = cursor.first
    if isEmpty { cursor.end = cursor.first }
    // Of repeated keys the last one counts, wherever that is.
    if duplicates == .last { try indexMembers(&cursor, duplicates, of: object) }
    cursor.object = object
  }

  /// Moves to the value of a key. After the value was read, `leaveMember` must follow.
  ///
  /// - Parameter duplicates: How repeated keys are handled.
  /// - Returns: False if there is no such key.
  /// - Throws: `CodingFailure` of the kind `duplicate-key` at a repeated key that is not allowed, and `syntax`.
  package mutating func moveToMember(
    _ name: String, _ cursor: inout MemberCursor, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> Bool {
    if cursor.index == nil, cursor.end == nil {
      rewind(to: cursor.next)
      let key = try scanEntryKey()
      if Self.isKey(key, name) {
        cursor.isInOrder = true
        return true
      }
    }
    cursor.isInOrder = false
    if cursor.index == nil { try indexMembers(&cursor, duplicates, of: cursor.object) }
    guard let position = cursor.index?.position(of: name), let member = cursor.index?.members[position] else {
      return false
    }
    cursor.index?.hint = position + 1
    rewind(to: member.value)
    return true
  }

  /// Called after the value of a member was read or skipped.
  ///
  /// - Throws: `CodingFailure` of the kind `syntax`.
  package mutating func leaveMember(_ cursor: inout MemberCursor) throws(CodingFailure) {
    guard cursor.isInOrder else { return }
    cursor.isInOrder = false
    if try nextMember() { cursor.next = mark() } else { cursor.end = mark() }
  }

  /// Skips the value of a member that will be read later.
  ///
  /// - Throws: `CodingFailure` of the kind `syntax`.
  package mutating func skipMember(of cursor: MemberCursor) throws(CodingFailure) {
    try skipCaching(from: cursor.object ?? self.cursor.p)
  }

  /// Moves to the end of the object. Members that were not asked for are skipped.
  ///
  /// - Throws: The same errors as `moveToMember`.
  package mutating func closeMembers(
    _ cursor: inout MemberCursor, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) {
    // What follows the members that were asked for may repeat one of them.
    if cursor.end == nil { try indexMembers(&cursor, duplicates, of: cursor.object) }
    if let end = cursor.end { rewind(to: end) }
  }

  /// The distinct keys of the object, in the order of the document.
  ///
  /// - Throws: The same errors as `moveToMember`.
  package mutating func memberNames(
    _ cursor: inout MemberCursor, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> [String] {
    if cursor.index == nil { try indexMembers(&cursor, duplicates, of: cursor.object) }
    return cursor.index?.members.map(\.name) ?? []
  }

  /// Reads all keys of the object, and skips its values. No byte of the document is skipped more often than a few
  /// times, however deep its objects nest (`SkipCache`).
  @inline(never)
  private mutating func indexMembers(
    _ cursor: inout MemberCursor, _ duplicates: KeyTable.Duplicates, of object: UnsafePointer<UInt8>?
  ) throws(CodingFailure) {
    let object = object ?? self.cursor.p
    var index = MemberIndex()
    if let end = cursor.end, end.position == cursor.first.position {
      cursor.index = index
      return
    }
    rewind(to: cursor.first)
    repeat {
      let name = try entryKey()
      if let known = index.position(of: name) {
        switch duplicates {
        case .error: try duplicateEntry()
        case .first: break
        case .last: index.members[known].value = mark()
        }
      } else {
        index.append(name, mark())
      }
      try skipCaching(from: object)
    } while try nextMember()
    cursor.index = index
    cursor.end = mark()
  }

  private static func isKey(_ key: ScannedString, _ name: String) -> Bool {
    if key.hasEscapes {
      return key.withUnescaped { bytes in name.utf8.count == bytes.count && name.utf8.elementsEqual(bytes) }
    }
    var name = name
    return name.withUTF8 { bytes in
      guard bytes.count == key.count else { return false }
      for position in 0..<bytes.count where bytes[position] != key.start[position] { return false }
      return true
    }
  }
}
