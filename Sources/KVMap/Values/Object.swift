/// The members of an object, in their order, each key once.
///
/// Keys are the same when their UTF-8 bytes are: `"é"` in one and in two Unicode scalars are two keys, unlike in a
/// `Dictionary`. Two objects are equal when they have equal values under the same keys, in whatever order.
public struct Object: Sendable {
  private var members: [Member] = []
  /// The positions of the keys; kept only where there are too many members to look through.
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

  /// So many members are looked through faster than a key is hashed.
  private static let searched = 8

  /// An object without members.
  public init() {}

  /// - Parameter members: of two with one key the last value stays, at the place of the first.
  public init(_ members: some Sequence<(String, Value)>) {
    for (key, value) in members { self[key] = value }
  }

  /// The value under `key`. Setting it replaces the value where it stands, or adds a member at the end; `nil` removes
  /// it.
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

  /// Where the member with this key stands.
  func position(of key: String) -> Int? {
    guard members.count > Self.searched else { return members.firstIndex { UTF8Order.areEqual($0.key, key) } }
    return positions[KeyBytes(text: key)]
  }

  /// As the subscript, for whoever has looked the key up.
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

extension Object: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }

  /// The member at a position, which must be one of `indices`.
  public subscript(position: Int) -> (key: String, value: Value) { (members[position].key, members[position].value) }
}

extension Object: Hashable {
  public static func == (left: Object, right: Object) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // Sums do not depend on the order, so neither does the hash.
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

extension Object: ExpressibleByDictionaryLiteral {
  public typealias Key = String
  public typealias Value = KVMap.Value

  /// Of two members with one key the last value stays.
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

extension Object: CustomStringConvertible {
  /// The object as JSON.
  public var description: String { Value.object(self).description }
}
