/// The members of a dictionary in the order of their keys.
struct SortedMembers {
  /// A type of its own, because the standard library asks the runtime how to copy a tuple.
  struct Member {
    var key: String
    var value: Any
  }

  private let members: [Member]

  /// What decides nearly all comparisons, so that few of them look at the texts.
  private struct Place {
    /// The first eight bytes of the key, the first one highest.
    var start: UInt64
    /// Whether these are ASCII. Then those before the last one compare as the texts do: nothing after an ASCII
    /// character that is followed by another can be combined with it.
    var isASCII: Bool
    /// Among the members.
    var position: Int
  }

  init(_ members: [Member]) { self.members = members }

  /// Calls `body` with each member, in the order of `String`.
  func forEach<Failure>(_ body: (_ key: String, _ value: Any) throws(Failure) -> Void) throws(Failure) {
    try withUnsafeTemporaryAllocation(of: Place.self, capacity: members.count) { room throws(Failure) in
      for (position, member) in members.enumerated() {
        room.initializeElement(at: position, to: Self.place(of: member.key, position))
      }
      var places = UnsafeMutableBufferPointer(rebasing: room[..<members.count])
      places.sort(by: isLess)
      for place in places {
        let member = members[place.position]
        try body(member.key, member.value)
      }
    }
  }

  private func isLess(_ first: Place, _ second: Place) -> Bool {
    if first.isASCII, second.isASCII, first.start >> 8 != second.start >> 8 { return first.start < second.start }
    return members[first.position].key < members[second.position].key
  }

  private static func place(of key: String, _ position: Int) -> Place {
    let start =
      key.utf8.withContiguousStorageIfAvailable(start(of:)) ?? Array(key.utf8).withUnsafeBufferPointer(start(of:))
    return Place(start: start, isASCII: start & 0x8080_8080_8080_8080 == 0, position: position)
  }

  private static func start(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if key.count >= 8 { return UInt64(bigEndian: UnsafeRawBufferPointer(key).loadUnaligned(as: UInt64.self)) }
    var start: UInt64 = 0
    for byte in key { start = start << 8 | UInt64(byte) }
    // The highest of fewer bytes is highest as well.
    return key.isEmpty ? 0 : start << UInt64(64 - 8 * key.count)
  }
}
