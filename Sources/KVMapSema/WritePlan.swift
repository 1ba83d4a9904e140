/// What a mapping writes: the object as it will stand in the document.
package struct WritePlan: Sendable, Hashable {
  package var root: WriteObject

  package init(root: WriteObject) { self.root = root }
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

  package init(members: [Member]) { self.members = members }
}

package indirect enum WriteContent: Sendable, Hashable {
  /// The value of a property (a position in `Mapping.properties`).
  case property(Int)
  /// What the written value of a property has under these keys; nothing where it has nothing there.
  case gathered(property: Int, keys: [String])
  /// An object on the way to others; left out where all of it is.
  case object(WriteObject)
  /// An array on the way to others, element by element.
  case array([WriteContent])
}
