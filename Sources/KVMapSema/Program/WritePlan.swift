/// What a mapping writes: the object as it will stand in the document.
package struct WritePlan: Sendable, Hashable {
  package var root: WriteObject
  /// The property that is written as the whole value (`<-> self`); there is nothing in `root` then.
  package var whole: Int?
  /// The property that is written as the key of the value, where it is an element of a `keyed` array (`<-> $key`).
  package var elementKey: Int?

  package init(root: WriteObject, whole: Int? = nil, elementKey: Int? = nil) {
    self.root = root
    self.whole = whole
    self.elementKey = elementKey
  }
}

/// Members in the order in which they are written: that of the first property below each.
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
  /// The property whose members are written beside these (`<-> rest`). Only of the root.
  package var rest: Int?

  package init(members: [Member], rest: Int? = nil) {
    self.members = members
    self.rest = rest
  }
}

package enum WriteContent: Sendable, Hashable {
  /// The value of a property (a position in `Mapping.properties`).
  case property(Int)
  /// What the written value of a property has under these keys; nothing where it has nothing there.
  indirect case gathered(property: Int, keys: [String])
  /// An object on the way to others; left out where all of it is.
  indirect case object(WriteObject)
  /// An array on the way to others, element by element.
  case array([WriteContent])
}
