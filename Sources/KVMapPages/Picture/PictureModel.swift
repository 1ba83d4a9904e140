import KVMapExplain
import KVMapSema

/// What a picture shows, without places: the document as a tree on the left, what is declared on the right, and the
/// links between them.
struct PictureModel {
  /// A row of the document.
  struct Row {
    enum Style {
      case plain
      /// What no rule names: other keys, or every other value.
      case others
      /// What is not in the object: its key, the object around it, what the caller passes.
      case around
    }

    var label: String
    /// `text`, `number`, `object`; empty where there is nothing to say.
    var kind: String
    var level: Int
    var style = Style.plain
    var isContainer = false
  }

  /// A property or a case.
  struct Item {
    var name: String
    /// The rest: `: String = "none"`
    var detail: String
  }

  struct Link {
    /// Positions in `rows` and `items`.
    var row: Int
    var item: Int
    var isRead: Bool
    var isWritten: Bool
    /// Whether it is read only where another one has no value.
    var isAlternative = false
    /// What happens on the way; empty for nothing.
    var label = ""
  }

  private(set) var rows: [Row] = []
  var items: [Item] = []
  private(set) var links: [Link] = []
  /// The column titles.
  var leftTitle = "document"
  var rightTitle = ""

  mutating func add(_ row: Row) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  mutating func add(_ link: Link) {
    if let same = links.firstIndex(where: { $0.row == link.row && $0.item == link.item }) {
      links[same].isRead = links[same].isRead || link.isRead
      links[same].isWritten = links[same].isWritten || link.isWritten
      links[same].isAlternative = links[same].isAlternative && link.isAlternative
      if links[same].label.isEmpty { links[same].label = link.label }
    } else {
      links.append(link)
    }
  }
}

/// The objects and keys that rules name, in the order in which they are first named.
struct DocumentTree {
  final class Node {
    let label: String
    let key: String
    private(set) var children: [Node] = []
    var kind = ""
    /// Whether it is not in the object.
    var isAround = false
    /// Numbered in the order of the rows.
    var row = -1

    init(label: String, key: String) {
      self.label = label
      self.key = key
    }

    func child(_ key: String, _ label: String) -> Node {
      if let known = children.first(where: { $0.key == key }) { return known }
      let node = Node(label: label, key: key)
      children.append(node)
      return node
    }
  }

  let root = Node(label: "", key: "")

  /// The node at a path, which is made if it is not there.
  func node(_ path: DocumentPath) -> Node { path.steps.reduce(root) { node, step in self.node(step, below: node) } }

  func node(_ step: DocumentPath.Step, below node: Node) -> Node {
    switch step {
    case .key(let key): node.child("." + key, DocumentPath([.key(key)]).description)
    case .index(let index): node.child("[\(index)]", "[\(index)]")
    case .every: node.child("[*]", "[ ]")
    case .selected(let selector): node.child("[\(selector.description)]", "[\(selector.description)]")
    }
  }
}
