/// What a mapping writes: the object as it will appear in the document.
package struct WritePlan: Sendable, Hashable {
  package var root: WriteObject
  /// The property that is written as the whole value (`<-> self`); `root` is then empty.
  package var whole: Int?
  /// The property that is written as the key of the value if the value is an element of a `keyed` array (`<-> $key`).
  package var elementKey: Int?
  /// The array that is written in place of an object, `.array` or `.selection`; `root` then has no members.
  package var record: WriteContent?

  package init(root: WriteObject, whole: Int? = nil, elementKey: Int? = nil, record: WriteContent? = nil) {
    self.record = record
    self.root = root
    self.whole = whole
    self.elementKey = elementKey
  }
}

/// Members in the order in which they are written, which is the order of the first property below each.
package struct WriteObject: Sendable, Hashable {
  package struct Member: Sendable, Hashable {
    package var key: String
    package var content: WriteContent

    package init(key: String, content: WriteContent) {
      self.key = key
      self.content = content
    }
  }

  package var members: [Member]
  /// The property whose members, or elements, are written alongside these (`<-> rest`). Only in the root.
  package var rest: Int?
  /// The property whose elements are written as members, in their order (`<-> $members`). Only in the root.
  package var memberList: Int?

  package init(members: [Member], rest: Int? = nil, memberList: Int? = nil) {
    self.members = members
    self.rest = rest
    self.memberList = memberList
  }
}

package enum WriteContent: Sendable, Hashable {
  /// The value of a property (a position in `Mapping.properties`).
  case property(Int)
  /// The part of a property's written value under these keys; omitted if the value does not have them.
  indirect case gathered(property: Int, keys: [String])
  /// An intermediate object; omitted if all of its members are.
  indirect case object(WriteObject)
  /// An intermediate array, element by element.
  case array([WriteContent])
  /// An array of objects that have the elements of properties as members; omitted if all properties are nil.
  indirect case elements([WriteObject.Member])
  /// An array of selected elements, in the order of their first rules; omitted if all of them are.
  case selection([SelectedElement])
  /// A value that a selector asks for.
  case constant(DefaultValue)
  /// An element that no rule writes: null, in front of others.
  case hole
}

/// An element that is written with what its selector asks for; omitted if no property in it has a value.
package struct SelectedElement: Sendable, Hashable {
  /// The members that the selector asks for; for `content`, those that stand in front of its own.
  package var constants: WriteObject
  /// The value that is the whole element; `nil` if `constants` is the whole element, with the properties in it.
  package var content: WriteContent?

  package init(constants: WriteObject, content: WriteContent?) {
    self.constants = constants
    self.content = content
  }
}
