import KVMapSema
import KVMapSyntax

/// Which structs contain others, as far as the trees tell.
extension NamesInSight {
  /// The structs whose values contain one of the given struct directly, and that struct: through properties without
  /// brackets, boxes and classes. They are in the file itself: none that it imports can import it.
  ///
  /// - Complexity: Linear in the number of tokens and properties.
  func holders(of name: String, in view: FileView) -> Set<String> {
    // It is where it is declared; trees are looked at only where it is somewhere else, too.
    guard let last = name.split(separator: ".").last, occurs(last, moreThanOnceIn: view) else { return [name] }
    var holders: [String: [String]] = [:]
    for type in types {
      guard case .type(let syntax) = type.item, syntax.kind == .structure else { continue }
      for held in heldNames(in: syntax) where Scalar(rawValue: held) == nil {
        holders[held, default: []].append(type.name)
      }
    }
    var found: Set<String> = [name]
    var work = [name]
    while let held = work.popLast() {
      for holder in holders[held] ?? [] where found.insert(holder).inserted { work.append(holder) }
    }
    return found
  }

  private func occurs(_ name: Substring, moreThanOnceIn view: FileView) -> Bool {
    let name = Array(name.utf8)
    let bytes = view.file.bytes
    var count = 0
    for token in view.tokens where token.end - token.start == name.count && bytes[token.start] == name.first {
      if bytes[token.start..<token.end].elementsEqual(name) { count += 1 }
      if count > 1 { return true }
    }
    return false
  }

  /// Whether values of a generic type contain one of a parameter without brackets.
  func holdsParameter(_ name: String) -> Bool {
    guard case .type(let type)? = item(named: name) else { return true }
    return type.parameters.contains { parameter in type.members.contains { $0.heldNames.contains(parameter.text) } }
  }

  func structs(with mixin: String) -> [String] {
    types.compactMap { type in
      guard case .type(let syntax) = type.item, syntax.kind == .structure else { return nil }
      return syntax.mixins.contains { $0.text == mixin } ? type.name : nil
    }
  }

  private func heldNames(in type: TypeDeclarationSyntax) -> [String] {
    let own = type.members.flatMap(\.heldNames)
    guard !type.mixins.isEmpty else { return own }
    let mixed = mixins.filter { mixin in type.mixins.contains { $0.text == mixin.name } }
    return own + mixed.flatMap { $0.members.flatMap(\.heldNames) }
  }
}

extension TypeSyntax {
  /// The names of what a value contains without brackets.
  fileprivate var heldNames: [String] {
    switch self {
    case .named(let name, let arguments, _): [name.text] + arguments.flatMap(\.heldNames)
    case .optional(let wrapped, _): wrapped.heldNames
    case .array, .dictionary, .missing: []
    }
  }
}

extension MemberSyntax {
  /// The names of what a property holds without brackets or a box.
  fileprivate var heldNames: [String] {
    switch self {
    case .property(let property):
      property.attributes.contains { $0.text == "boxed" } ? [] : property.type?.heldNames ?? []
    case .block(let block): block.members.flatMap(\.heldNames)
    case .setting, .defaultVia, .root, .hook, .context, .element, .namespace, .check, .error: []
    }
  }
}
