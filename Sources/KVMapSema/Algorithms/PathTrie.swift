/// Values at paths of a document, in a tree of their steps.
struct PathTrie<Value> {
  private struct Node {
    var children: [PathPart: Int] = [:]
    var value: Value?
  }

  private var nodes = [Node()]

  /// - Complexity: Linear in the length of the path.
  subscript(path: DocumentPath) -> Value? {
    get {
      var node = 0
      for step in path.steps {
        guard let next = nodes[node].children[PathPart(step)] else { return nil }
        node = next
      }
      return nodes[node].value
    }
    set {
      var node = 0
      for step in path.steps {
        let part = PathPart(step)
        if let next = nodes[node].children[part] {
          node = next
        } else {
          nodes.append(Node())
          nodes[node].children[part] = nodes.count - 1
          node = nodes.count - 1
        }
      }
      nodes[node].value = newValue
    }
  }

  /// The first value at the path or at one of its prefixes.
  ///
  /// - Complexity: Linear in the length of the path.
  func valueOnTheWay(to path: DocumentPath) -> Value? {
    var node = 0
    if let value = nodes[node].value { return value }
    for step in path.steps {
      guard let next = nodes[node].children[PathPart(step)] else { return nil }
      node = next
      if let value = nodes[node].value { return value }
    }
    return nil
  }

  /// Whether the path equals one of the trie's, is a prefix of one, or has one as a prefix.
  ///
  /// - Complexity: Linear in the length of the path.
  func overlaps(_ path: DocumentPath) -> Bool {
    var node = 0
    if nodes[node].value != nil { return true }
    for step in path.steps {
      guard let next = nodes[node].children[PathPart(step)] else { return false }
      node = next
      if nodes[node].value != nil { return true }
    }
    // Some node below has a value: nodes are created only on a path to one.
    return node > 0 || nodes.count > 1
  }
}

extension PathTrie where Value == Void {
  /// The paths alone.
  init(_ paths: [DocumentPath]) {
    for path in paths { self[path] = () }
  }
}

/// A step of a path, compared by bytes.
enum PathPart: Hashable {
  case key(DocumentKey)
  case index(Int)
  case every
  case selected(ElementSelector)

  init(_ step: DocumentPath.Step) {
    switch step {
    case .key(let key): self = .key(DocumentKey(key))
    case .index(let index): self = .index(index)
    case .every: self = .every
    case .selected(let selector): self = .selected(selector)
    }
  }
}

/// A key of a document. Keys are equal when their bytes are, unlike Swift strings, for which `é` has two spellings.
struct DocumentKey: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: DocumentKey, right: DocumentKey) -> Bool {
    // Native strings store their bytes contiguously.
    left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
    }?.flatMap(\.self) ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isWhole: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isWhole == nil {
      for byte in text.utf8 { hasher.combine(byte) }
    }
    hasher.combine(0xFF as UInt8)
  }
}
