import KVMapExplain
import KVMapSema

/// Mappings with more rules, or more places in the document, are not drawn.
let mostDrawnRules = 60
private let mostDrawnPlaces = 150

extension PictureModel {
  /// The picture of a mapping; `nil` if it has no rules, or too many of them.
  ///
  /// - Parameter otherKeys: Keys of documents that no rule names.
  init?(_ mapping: Mapping, _ rules: [RuleExplanation], otherKeys: [String], in program: Program) {
    guard !rules.isEmpty, rules.count <= mostDrawnRules, rules.count == mapping.properties.count else { return nil }
    self.init()
    rightTitle = mapping.fullName
    items = rules.map { rule in
      Item(name: rule.name, detail: ": \(rule.type)" + (rule.defaultValue.map { " = \($0)" } ?? ""))
    }
    var builder = MappingPicture(mapping, rules, otherKeys, program)
    builder.collect()
    builder.draw(into: &self)
    guard rows.count <= mostDrawnPlaces else { return nil }
  }
}

/// Collects the places of the rules of a mapping, and gives each a row.
private struct MappingPicture {
  /// Where a link begins, before rows are numbered.
  private enum End {
    case node(DocumentTree.Node)
    case whole
    case others
  }

  private struct Pending {
    var end: End
    var link: PictureModel.Link
  }

  private let mapping: Mapping
  private let rules: [RuleExplanation]
  private let otherKeys: [String]
  private let program: Program
  private let tree = DocumentTree()
  private var pending: [Pending] = []

  private static let mostOtherKeys = 5

  init(_ mapping: Mapping, _ rules: [RuleExplanation], _ otherKeys: [String], _ program: Program) {
    self.otherKeys = otherKeys
    self.mapping = mapping
    self.rules = rules
    self.program = program
  }

  mutating func collect() {
    for (index, rule) in rules.enumerated() {
      let steps = rule.steps.map(\.text).joined(separator: " | ")
      let property = mapping.properties[index]
      if let source = rule.source {
        collect(source, index, label: steps, kind: property.conversion.documentKind(in: program))
      }
      for place in rule.writtenPlaces { collectWritten(place, index, label: steps, property) }
    }
  }

  private mutating func add(_ end: End, _ link: PictureModel.Link) { pending.append(Pending(end: end, link: link)) }

  /// Recursion is as deep as sources nest, which the parser limits.
  private mutating func collect(
    _ source: RulePlaces.Source, _ item: Int, label: String, kind: String, isAlternative: Bool = false
  ) {
    let link = PictureModel.Link(
      row: 0, item: item, isRead: true, isWritten: false, isAlternative: isAlternative, label: label)
    switch source {
    case .path(let path) where path.steps.isEmpty: add(.whole, link)
    case .path(let path): add(.node(node(path, kind)), link)
    case .whole: add(.whole, link)
    case .rest, .members: add(.others, link)
    case .elementKey, .elementIndex, .enclosing: add(.node(around(source.text)), link)
    case .within(let inner, let path):
      if let node = node(inner) {
        add(.node(path.steps.reduce(node) { tree.node($1, below: $0) }), link)
      } else {
        add(.node(around(source.text)), link)
      }
    case .every(let inner, let path):
      if let node = node(inner) {
        let element = tree.node(.every, below: node)
        let leaf = path.steps.reduce(element) { tree.node($1, below: $0) }
        if leaf.kind.isEmpty, kind.hasPrefix("[ ] ") { leaf.kind = String(kind.dropFirst(4)) }
        add(.node(leaf), link)
      } else {
        add(.node(around(source.text)), link)
      }
    case .firstOf(let all):
      for (position, source) in all.enumerated() {
        // The steps are the same for each; they are said once.
        collect(
          source, item, label: position == 0 ? label : "", kind: kind, isAlternative: isAlternative || position > 0)
      }
    case .gather(let entries, _):
      for entry in entries {
        let key = DocumentPath([.key(entry.key)]).description
        collect(entry.source, item, label: "gather \(key)", kind: "", isAlternative: isAlternative)
      }
    }
  }

  /// What is not in the object has a row among its keys, where it is first named.
  private func around(_ text: String) -> DocumentTree.Node {
    let node = tree.root.child("around " + text, text)
    node.isAround = true
    return node
  }

  private func node(_ path: DocumentPath, _ kind: String) -> DocumentTree.Node {
    let node = tree.node(path)
    if node.kind.isEmpty { node.kind = kind }
    return node
  }

  /// The node of a source that is a single place; `nil` for others.
  private func node(_ source: RulePlaces.Source) -> DocumentTree.Node? {
    switch source {
    case .path(let path): path.steps.isEmpty ? nil : tree.node(path)
    case .within(let inner, let path): node(inner).map { path.steps.reduce($0) { tree.node($1, below: $0) } }
    case .every(let inner, let path):
      node(inner).map { path.steps.reduce(tree.node(.every, below: $0)) { tree.node($1, below: $0) } }
    case .whole, .rest, .members, .elementKey, .elementIndex, .enclosing, .firstOf, .gather: nil
    }
  }

  private mutating func collectWritten(_ place: RulePlaces.Written, _ item: Int, label: String, _ property: Property) {
    let isPart = !place.part.isEmpty
    let link = PictureModel.Link(
      row: 0, item: item, isRead: false, isWritten: true,
      label: isPart ? "gather \(place.part.joined(separator: "."))" : label)
    switch place.place {
    case .whole: add(.whole, link)
    case .rest, .members: add(.others, link)
    case .elementKey: add(.node(around("$key")), link)
    case .path(let path) where path.steps.isEmpty: add(.whole, link)
    case .path(let path): add(.node(node(path, isPart ? "" : property.conversion.documentKind(in: program))), link)
    }
  }

  // MARK: Rows

  func draw(into picture: inout PictureModel) {
    var whole: Int?
    if pending.contains(where: { if case .whole = $0.end { true } else { false } }) {
      whole = picture.add(.init(label: "the whole value", kind: "", level: 0))
    }
    number(tree.root, level: 0, in: &picture)
    var others: Int?
    let accepted = mapping.acceptedPaths
    let label = mapping.reading.record == nil ? "other keys" : "other elements"
    if accepted.takesOthers {
      others = picture.add(.init(label: label, kind: "", level: 0, style: .others))
    } else if !accepted.takesAnything, mapping.isReadable {
      _ = picture.add(.init(label: label, kind: mapping.settings.unknown.word, level: 0, style: .others))
    }
    if !accepted.takesAnything, accepted.takesOthers || mapping.isReadable { addOtherKeys(to: &picture) }
    for item in pending {
      var link = item.link
      let row: Int? =
        switch item.end {
        case .node(let node): node.row
        case .whole: whole
        case .others: others
        }
      guard let row else { continue }
      link.row = row
      picture.add(link)
    }
  }

  /// Examples of the keys that no rule names, below the row for all of them.
  private func addOtherKeys(to picture: inout PictureModel) {
    for key in otherKeys.prefix(Self.mostOtherKeys) {
      _ = picture.add(.init(label: DocumentPath([.key(key)]).description, kind: "", level: 1, style: .others))
    }
    let more = otherKeys.count - Self.mostOtherKeys
    if more > 0 { _ = picture.add(.init(label: "and \(more) more", kind: "", level: 1, style: .others)) }
  }

  private func number(_ parent: DocumentTree.Node, level: Int, in picture: inout PictureModel) {
    for node in parent.children {
      let isContainer = !node.children.isEmpty
      let kind = isContainer ? (node.children.allSatisfy { $0.key.hasPrefix("[") } ? "array" : "object") : node.kind
      node.row = picture.add(
        .init(
          label: node.label, kind: kind, level: level, style: node.isAround ? .around : .plain, isContainer: isContainer
        ))
      number(node, level: level + 1, in: &picture)
    }
  }
}
