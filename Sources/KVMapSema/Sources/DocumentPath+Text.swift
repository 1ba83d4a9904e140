import KVMapText

extension ElementSelector {
  /// As written: `rel == "next" and open == true`.
  package var description: String {
    conditions.map { condition in
      let path = condition.path.steps.isEmpty ? "self" : condition.path.description
      let value =
        if case .string(let text) = condition.value { DocumentPath.quoted(text) } else { condition.value.caseLiteral }
      return "\(path) == \(value)"
    }.joined(separator: " and ")
  }
}

extension DocumentPath {
  /// The notation of problems and documentation: `profile.images[0]."a.b"`.
  package var description: String {
    steps.reduce(into: PathText()) { path, step in
      switch step {
      case .key(let key): path.append(key: key)
      case .index(let index): path.append(index: index)
      case .every: path.append(brackets: "*")
      case .selected(let selector): path.append(brackets: selector.description)
      }
    }.text
  }

  static func quoted(_ key: String) -> String { EscapedText.quoted(key) }
}
