import KVMapText

/// The members of an object, in order, with unique keys.
///
/// Keys are equal if their UTF-8 bytes are: `"é"` as one and as two Unicode scalars are two keys, unlike in a
/// `Dictionary`. Two objects are equal if they have equal values under the same keys, in any order.
public struct JSONObject: Sendable {
  private var members: [Member] = []
  /// The positions of the keys; maintained only if there are too many members for a linear search.
  private var positions: [KeyBytes: Int] = [:]

  private struct Member: Sendable {
    var key: String
    var value: Value
  }

  /// Compares and hashes text by its bytes.
  private struct KeyBytes: Hashable, Sendable {
    var text: String

    static func == (left: KeyBytes, right: KeyBytes) -> Bool { UTF8Order.areEqual(left.text, right.text) }

    func hash(into hasher: inout Hasher) {
      text.utf8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// Up to this many members, a linear search is faster than hashing a key.
  private static let searched = 8

  /// An object without members.
  public init() {}

  /// - Parameter members: If a key is repeated, the last value is kept, at the position of the first.
  public init(_ members: some Sequence<(String, Value)>) {
    for (key, value) in members { self[key] = value }
  }

  /// The value under `key`. Setting it replaces the value in place, or appends a member; `nil` removes it.
  ///
  /// - Complexity: O(1); O(n) for removing.
  public subscript(key: String) -> Value? {
    get { position(of: key).map { members[$0].value } }
    set {
      let position = position(of: key)
      if let newValue {
        set(key, newValue, at: position)
      } else if let position {
        remove(at: position)
      }
    }
  }

  /// The keys in the order of the members.
  public var keys: some RandomAccessCollection<String> { members.lazy.map(\.key) }
  /// The values in the order of the members.
  public var values: some RandomAccessCollection<Value> { members.lazy.map(\.value) }

  /// The position of the member with this key.
  func position(of key: String) -> Int? {
    guard members.count > Self.searched else { return members.firstIndex { UTF8Order.areEqual($0.key, key) } }
    return positions[KeyBytes(text: key)]
  }

  /// Same as the subscript, for a key that is already looked up.
  ///
  /// - Parameter position: `position(of: key)`.
  mutating func set(_ key: String, _ value: Value, at position: Int?) {
    if let position { members[position].value = value } else { append(key, value) }
  }

  private mutating func append(_ key: String, _ value: Value) {
    members.append(Member(key: key, value: value))
    if members.count == Self.searched + 1 {
      rebuildPositions()
    } else if members.count > Self.searched {
      positions[KeyBytes(text: key)] = members.count - 1
    }
  }

  private mutating func remove(at position: Int) {
    members.remove(at: position)
    rebuildPositions()
  }

  private mutating func rebuildPositions() {
    positions.removeAll(keepingCapacity: true)
    guard members.count > Self.searched else { return }
    for (position, member) in members.enumerated() { positions[KeyBytes(text: member.key)] = position }
  }
}

extension JSONObject: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }

  /// The member at a position, which must be one of `indices`.
  public subscript(position: Int) -> (key: String, value: Value) { (members[position].key, members[position].value) }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // A sum does not depend on the order, so the hash does not either.
    var sum = 0
    for member in members {
      var ofMember = hasher
      ofMember.combine(KeyBytes(text: member.key))
      ofMember.combine(member.value)
      sum &+= ofMember.finalize()
    }
    hasher.combine(count)
    hasher.combine(sum)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public typealias Key = String
  public typealias Value = KVMap.JSONValue

  /// If a key is repeated, the last value is kept.
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

extension JSONObject: CustomStringConvertible {
  /// The object as JSON.
  public var description: String { Value.object(self).description }
}
