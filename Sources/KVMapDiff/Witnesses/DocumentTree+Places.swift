import KVMapInterpret
import KVMapSema

extension DocumentTree {
  static let null = DocumentTree.text("null")
  static let empty = DocumentTree.object([])

  static func string(_ text: String) -> DocumentTree { .leaf(.string(text)) }

  /// The same with a value at a path. What is missing on the way is created.
  func setting(_ steps: ArraySlice<DocumentPath.Step>, to value: DocumentTree) -> DocumentTree {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key):
      var members: [(key: String, value: DocumentTree)] = []
      if case .object(let known) = self { members = known }
      let index = members.firstIndex { $0.key == key } ?? members.count
      if index == members.count { members.append((key, .null)) }
      members[index].value = members[index].value.setting(rest, to: value)
      return .object(members)
    case .index(let position):
      var elements = self.elements
      let index = position < 0 ? max(0, elements.count + position) : position
      while elements.count <= index { elements.append(.null) }
      elements[index] = elements[index].setting(rest, to: value)
      return .array(elements)
    case .every:
      let elements = self.elements
      guard !elements.isEmpty else { return .array([DocumentTree.null.setting(rest, to: value)]) }
      return .array(elements.map { $0.setting(rest, to: value) })
    case .selected(let selector):
      var element = DocumentTree.empty
      for condition in selector.conditions {
        element = element.setting(condition.path.steps[...], to: DocumentTree(constant: condition.value))
      }
      // The whole element has to keep what it is chosen by.
      if rest.isEmpty {
        if case .object = element { return .array(elements + [element.completed(by: value)]) }
        return .array(elements + [element])
      }
      return .array(elements + [element.setting(rest, to: value)])
    }
  }

  /// Whether there is a value at a path.
  func has(_ steps: ArraySlice<DocumentPath.Step>) -> Bool {
    guard let step = steps.first else { return true }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key):
      guard case .object(let members) = self else { return false }
      return members.first { $0.key == key }?.value.has(rest) ?? false
    case .index(let position):
      let index = position < 0 ? elements.count + position : position
      return elements.indices.contains(index) && elements[index].has(rest)
    case .every, .selected: return elements.contains { $0.has(rest) }
    }
  }

  private var elements: [DocumentTree] { if case .array(let elements) = self { elements } else { [] } }

  /// A discriminator, or what a case is read from.
  init(constant: DefaultValue) {
    switch constant {
    case .string(let text): self = .leaf(.string(text))
    case .integer(let text), .floating(let text), .decimal(let text): self = .text(text)
    case .bool(let flag): self = .leaf(.bool(flag))
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .none, .elements, .entries,
      .tree, .enumerationCase, .unionCase, .emptyObject, .swift:
      self = .null
    }
  }

  /// The same object with other keys instead of certain ones.
  func renaming(_ keys: Set<String>) -> DocumentTree {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { key, value in
        var key = key
        while keys.contains(key) { key += "_" }
        return (key, value)
      })
  }

  /// The members of the other object that this one does not have, at every level.
  func completed(by other: DocumentTree) -> DocumentTree {
    guard case .object(var members) = self, case .object(let others) = other else { return self }
    for (key, value) in others {
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].value = members[index].value.completed(by: value)
      } else {
        members.append((key, value))
      }
    }
    return .object(members)
  }
}

extension Sentinel {
  var tree: DocumentTree {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .text(number)
    case .bool(let flag): .text(flag ? "true" : "false")
    case .emptyArray: .array([])
    case .emptyObject: .empty
    }
  }
}
