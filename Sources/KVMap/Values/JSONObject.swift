import KVMapText

/// The members of an object, in order, with unique keys.
///
/// Keys are equal if their UTF-8 bytes are: `"é"` as one and as two Unicode scalars are two keys, unlike in a
/// `Dictionary`. Two objects are equal if they have equal values under the same keys, in any order.
public struct JSONObject: Sendable {
  private var list: ObjectKeys
  /// One value for each key.
  private var contents: [Value]

  /// An object without members.
  public init() {
    list = ObjectKeys.none
    contents = []
  }

  /// - Parameter values: One for each key.
  init(_ keys: ObjectKeys, _ values: [Value]) {
    list = keys
    contents = values
  }

  /// - Parameter members: If a key is repeated, the last value is kept, at the position of the first.
  public init(_ members: some Sequence<(String, Value)>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }

  // Disfavored, because tuples without labels convert to both types of elements.
  /// An object of the members of a dictionary, in the order in which it gives them.
  ///
  /// - Parameter members: If a key is repeated, the last value is kept, at the position of the first.
  @_disfavoredOverload
  public init(_ members: some Sequence<(key: String, value: Value)>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }

  /// The value under `key`. Setting it replaces the value in place, or appends a member; `nil` removes it.
  ///
  /// - Complexity: O(1); O(n) for removing.
  public subscript(key: String) -> Value? {
    get { position(of: key).map { contents[$0] } }
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
  public var keys: some RandomAccessCollection<String> { list.texts }
  /// The values in the order of the members.
  public var values: some RandomAccessCollection<Value> { contents }

  /// The position of the member with this key.
  func position(of key: String) -> Int? { list.position(of: key) }

  /// Same as the subscript, for a key that is already looked up.
  ///
  /// - Parameter position: `position(of: key)`.
  mutating func set(_ key: String, _ value: Value, at position: Int?) {
    if let position {
      contents[position] = value
    } else {
      ownKeys()
      list.append(key)
      contents.append(value)
    }
  }

  private mutating func remove(at position: Int) {
    ownKeys()
    list.remove(at: position)
    contents.remove(at: position)
  }

  /// Before a change of the keys: makes sure that no other object has the same list.
  private mutating func ownKeys() {
    if !isKnownUniquelyReferenced(&list) { list = list.copy() }
  }
}

extension JSONObject: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { contents.count }

  /// The member at a position, which must be one of `indices`.
  public subscript(position: Int) -> (key: String, value: Value) { (list.texts[position], contents[position]) }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    if left.list === right.list { return left.contents == right.contents }
    return left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // A sum does not depend on the order, so the hash does not either.
    var sum = 0
    for member in self {
      var ofMember = hasher
      ofMember.combine(ExactText(member.key))
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
