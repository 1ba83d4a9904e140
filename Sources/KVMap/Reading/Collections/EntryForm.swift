/// How an element of an array says the key and the value of an entry of a dictionary.
@_spi(Generated) public struct EntryForm: Sendable {
  enum Kind: Sendable { case pairs, arrays, keyed }

  let kind: Kind
  let key: ConstantText
  let value: ConstantText

  private init(_ kind: Kind, _ key: ConstantText, _ value: ConstantText) {
    self.kind = kind
    self.key = key
    self.value = value
  }

  /// An object with these two keys.
  @_spi(Generated) public static func pairs(_ key: StaticString, _ value: StaticString) -> EntryForm {
    pairs(ConstantText(key), ConstantText(value))
  }

  /// An array of two.
  @_spi(Generated) public static var arrays: EntryForm { EntryForm(.arrays, ConstantText(""), ConstantText("")) }

  /// An object, which is the value and has the key under this one.
  @_spi(Generated) public static func keyed(by key: StaticString) -> EntryForm { keyed(by: ConstantText(key)) }

  package static func pairs(_ key: ConstantText, _ value: ConstantText) -> EntryForm { EntryForm(.pairs, key, value) }

  package static func keyed(by key: ConstantText) -> EntryForm { EntryForm(.keyed, key, ConstantText("")) }
}
