@_spi(Generated) import KVMap

/// The tree that the names of a form make up: objects, lists and texts, in flat arrays.
///
/// The children of a node are a linked list in the order of their appearance. One hash table finds the child of any
/// node by its key. Its hashes are seeded for each process, so no form can be crafted whose keys collide.
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
  }

  static let root = 0

  private(set) var nodes: [Node] = [Node(shape: .object, offset: 0)]
  private var table = [Int32](repeating: -1, count: 64)
  private var entries = 0

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
  mutating func child(
    of parent: Int, _ key: FormText.Range, index: Int = 0, in text: borrowing FormText, offset: Int
  ) -> Int {
    if let known = find(key, of: parent, in: text) { return known }
    let child = append(to: parent, offset: offset)
    nodes[child].key = key
    nodes[child].index = Int32(truncatingIfNeeded: index)
    entries += 1
    if entries * 2 > table.count { grow(text) }
    insert(child, parent, text)
    return child
  }

  /// The child with this key.
  func find(_ key: FormText.Range, of parent: Int, in text: borrowing FormText) -> Int? {
    text.withBytes(key) { bytes in
      var slot = Self.hash(parent, bytes) & (table.count - 1)
      while table[slot] >= 0 {
        let child = Int(table[slot])
        if parents[child] == Int32(truncatingIfNeeded: parent),
          text.withBytes(nodes[child].key, { $0.elementsEqual(bytes) })
        {
          return child
        }
        slot = (slot + 1) & (table.count - 1)
      }
      return nil
    }
  }

  /// The parent of each node that has a key; -1 for the others.
  private var parents: [Int32] = []

  private mutating func insert(_ child: Int, _ parent: Int, _ text: borrowing FormText) {
    while parents.count <= child { parents.append(-1) }
    parents[child] = Int32(truncatingIfNeeded: parent)
    place(child, text)
  }

  private mutating func place(_ child: Int, _ text: borrowing FormText) {
    var slot = text.withBytes(nodes[child].key) { Self.hash(Int(parents[child]), $0) } & (table.count - 1)
    while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = Int32(truncatingIfNeeded: child)
  }

  private mutating func grow(_ text: borrowing FormText) {
    table = [Int32](repeating: -1, count: table.count * 2)
    for child in parents.indices where parents[child] >= 0 { place(child, text) }
  }

  private static func hash(_ parent: Int, _ key: UTF8Bytes) -> Int {
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    return hasher.finalize() & .max
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
