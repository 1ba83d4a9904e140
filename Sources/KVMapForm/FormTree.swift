@_spi(Generated) import KVMap

/// The tree that the names of a form make up: objects, lists and texts, in flat arrays.
///
/// The children of a node are a linked list in the order of their appearance. The pairs of one element follow each
/// other, so the child that is looked for is most often the last one; and the elements of most forms have so few
/// children that all are compared. Only those of a node with more are in a hash table, one for all nodes. Its hashes are
/// seeded for each process, so no form can be crafted whose keys collide.
struct FormTree: ~Copyable {
  enum Shape: UInt8 {
    /// Not determined yet.
    case unknown
    case null, text
    /// A repeated name: an array of texts.
    case several
    case object
    /// A list with `[]`.
    case list
    /// A list with positions.
    case positions
  }

  struct Node {
    var shape = Shape.unknown
    /// The key of a member or of an element by position.
    var key = FormText.Range(start: 0, count: 0, isDecoded: false)
    var text = FormText.Range(start: 0, count: 0, isDecoded: false)
    /// The position of an element in a list by positions.
    var index: Int32 = 0
    /// The position in the form of the pair that created it.
    var offset: UInt32
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var count: Int32 = 0
    /// The node that it is a child of, by its key; -1 if it has none.
    var parent: Int32 = -1
  }

  static let root = 0

  private(set) var nodes: [Node] = [Node(shape: .object, offset: 0)]
  /// The children of nodes with more than `fewChildren`, by parent and key.
  private var table = HashSlots(capacity: 64)
  private static let fewChildren = 8

  /// Appends a child, which cannot be found by key.
  mutating func append(to parent: Int, offset: Int) -> Int {
    let child = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(Node(offset: UInt32(truncatingIfNeeded: offset)))
    let last = nodes[parent].last
    if last >= 0 { nodes[Int(last)].next = child } else { nodes[parent].first = child }
    nodes[parent].last = child
    nodes[parent].count += 1
    return Int(child)
  }

  /// The child with this key, which is created if it does not exist.
  mutating func child(of parent: Int, _ key: FormText.Range, index: Int = 0, in text: borrowing FormText, offset: Int)
    -> Int
  {
    if let known = find(key, of: parent, in: text) { return known }
    let child = append(to: parent, offset: offset)
    nodes[child].key = key
    nodes[child].index = Int32(truncatingIfNeeded: index)
    nodes[child].parent = Int32(truncatingIfNeeded: parent)
    let count = Int(nodes[parent].count)
    if count == Self.fewChildren + 1 {
      var next = nodes[parent].first
      while next >= 0 {
        remember(Int(next), of: parent, in: text)
        next = nodes[Int(next)].next
      }
    } else if count > Self.fewChildren {
      remember(child, of: parent, in: text)
    }
    return child
  }

  private mutating func remember(_ child: Int, of parent: Int, in text: borrowing FormText) {
    table.insert(child, hash: text.withBytes(nodes[child].key) { TextHash.hash($0, salt: parent) })
  }

  /// The child with this key.
  func find(_ key: FormText.Range, of parent: Int, in text: borrowing FormText) -> Int? {
    let last = Int(nodes[parent].last)
    guard last >= 0 else { return nil }
    if has(last, key, text) { return last }
    guard Int(nodes[parent].count) > Self.fewChildren else {
      var child = Int(nodes[parent].first)
      while child != last {
        if has(child, key, text) { return child }
        child = Int(nodes[child].next)
      }
      return nil
    }
    return table.find(text.withBytes(key) { TextHash.hash($0, salt: parent) }) {
      nodes[$0].parent == Int32(truncatingIfNeeded: parent) && has($0, key, text)
    }
  }

  private func has(_ child: Int, _ key: FormText.Range, _ text: borrowing FormText) -> Bool {
    let known = nodes[child].key
    // Most keys that are not equal have another length.
    return known.count == key.count
      && text.withBytes(known) { known in text.withBytes(key) { TextHash.areEqual(known, $0) } }
  }

  mutating func setShape(_ shape: Shape, of node: Int) { nodes[node].shape = shape }

  mutating func setText(_ text: FormText.Range?, of node: Int) {
    nodes[node].shape = text == nil ? .null : .text
    if let text { nodes[node].text = text }
  }

  /// Turns a text into an array of texts, with this text as the first element.
  mutating func makeSeveral(_ node: Int) {
    let shape = nodes[node].shape
    let text = nodes[node].text
    let child = append(to: node, offset: Int(nodes[node].offset))
    nodes[child].shape = shape
    nodes[child].text = text
    nodes[node].shape = .several
  }
}
