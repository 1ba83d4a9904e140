@_spi(Generated) import KVMap

/// The order in which the contents of sets and dictionaries are written, so that equal values are written equally: the
/// one in which they encode themselves changes with each run.
enum EncodedOrder {
  case none
  case keys(areIntegers: Bool)
  case elements
  case pairs

  /// Of the members of a dictionary.
  init(ofDictionary type: Any.Type) {
    self = .keys(areIntegers: (type as? any AnyDictionary.Type)?.hasIntegers ?? false)
  }

  /// Of the elements of a value that is encoded as an array.
  init(ofElements type: Any.Type) {
    self = type is any AnySet.Type ? .elements : type is any AnyDictionary.Type ? .pairs : .none
  }

  func apply(to writer: inout JSONWriter, from start: Int) {
    switch self {
    case .none: break
    case .keys(let areIntegers): writer.sortMembers(from: start, numerically: areIntegers)
    case .elements: writer.sortElements(from: start, inGroupsOf: 1)
    case .pairs: writer.sortElements(from: start, inGroupsOf: 2)
    }
  }

  /// The type of the keys that dictionaries encode themselves with. It is private, so a dictionary is asked for it.
  static let keyOfDictionaries: ObjectIdentifier = {
    let probe = KeyProbe()
    // Nothing that it encodes can fail.
    try? ["": 0].encode(to: probe)
    return probe.key
  }()
}

extension EncodedOrder: Equatable {}

private protocol AnySet {}
extension Set: AnySet {}

private protocol AnyDictionary {
  static var hasIntegers: Bool { get }
}

extension Dictionary: AnyDictionary {
  fileprivate static var hasIntegers: Bool { Key.self == Int.self }
}

/// Notes the type of the keys of what encodes itself.
final class KeyProbe: Encoder {
  var key = ObjectIdentifier(Never.self)
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    key = ObjectIdentifier(type)
    return KeyedEncodingContainer(CodableMemberTarget<Key>(target: nil))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { CodableElementTarget(target: nil) }
  func singleValueContainer() -> any SingleValueEncodingContainer { CodableElementTarget(target: nil) }
}
