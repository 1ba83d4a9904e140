/// A tree as text: one line per node, indented below its parent, without spans. Equal texts mean trees that are equal
/// except for their positions, so it serves for goldens and comparisons.
package func dump(_ tree: SyntaxTree) -> String {
  var dump = TreeDump()
  dump.add(tree)
  return dump.text
}

struct TreeDump {
  private(set) var text = ""
  private var depth = 0

  /// A line, and the lines that `children` adds below it.
  mutating func line(_ parts: String?..., children: (inout TreeDump) -> Void = { _ in }) {
    text += String(repeating: "  ", count: depth)
    text += parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n"
    depth += 1
    children(&self)
    depth -= 1
  }

  mutating func add(_ tree: SyntaxTree) {
    line("file") { dump in
      if let edition = tree.edition { dump.line("edition", edition.number?.text ?? missing) }
      for item in tree.items { dump.add(item) }
    }
  }
}

// MARK: - Texts

/// The placeholder for a part that was not understood.
let missing = "<missing>"

extension TreeDump {
  func shown(_ name: NameSyntax?) -> String {
    guard let name else { return missing }
    return name.isQuoted ? "`\(name.text)`" : name.text
  }

  func shown(_ names: [NameSyntax], separator: String = ".") -> String {
    names.isEmpty ? missing : names.map { shown($0) }.joined(separator: separator)
  }

  func shown(_ name: TypeNameSyntax?) -> String { name.map { shown($0.parts) } ?? missing }

  func shown(_ string: StringSyntax?) -> String { string.map { literal($0.value) } ?? missing }

  func shown(_ number: NumberSyntax?) -> String { number?.text ?? missing }

  /// In double quotes, on one line.
  func literal(_ text: String) -> String {
    var shown = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": shown += "\\\""
      case "\\": shown += "\\\\"
      case "\n": shown += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown + "\""
  }

  func shown(_ type: TypeSyntax?) -> String {
    switch type {
    case .named(let name, let arguments, _):
      arguments.isEmpty ? shown(name) : "\(shown(name))<\(arguments.map { shown($0) }.joined(separator: ", "))>"
    case .array(let element, _): "[\(shown(element))]"
    case .dictionary(let key, let value, _): "[\(shown(key)): \(shown(value))]"
    case .optional(let wrapped, _): "\(shown(wrapped))?"
    case .missing, nil: missing
    }
  }

  func shown(_ path: PathSyntax?) -> String {
    guard let path else { return missing }
    var text = ""
    for step in path.steps {
      switch step.kind {
      case .key, .variable: text += text.isEmpty ? shown(step) : ".\(shown(step))"
      case .index, .every, .selected: text += shown(step)
      }
    }
    return text
  }

  /// Every key is quoted, because the tree does not record whether it was quoted in the file.
  func shown(_ step: PathSyntax.Step) -> String {
    switch step.kind {
    case .key(let key): literal(key)
    case .variable(let name): "$\(name)"
    case .index(let position): "[\(position)]"
    case .every: "[*]"
    case .selected(let selectors):
      "[\(selectors.map { "\($0.path.map { shown($0) } ?? "self") == \(shown($0.value))" }.joined(separator: " and "))]"
    }
  }

  func shown(_ value: ValueSyntax?) -> String {
    switch value {
    case .string(let string): shown(string)
    case .number(let number): shown(number)
    case .bool(let bool, _): "\(bool)"
    case .none?: "nil"
    case .array(let elements, _): "[\(elements.map { shown($0) }.joined(separator: ", "))]"
    case .dictionary(let entries, _):
      entries.isEmpty
        ? "[:]" : "[\(entries.map { "\(shown($0.key)): \(shown($0.value))" }.joined(separator: ", "))]"
    case .enumCase(let name, let payload, _): ".\(shown(name))\(payload.map { "(\(shown($0)))" } ?? "")"
    case .record(let fields, _):
      "{ \(fields.map { "\(shown($0.name)) = \(shown($0.value))" }.joined(separator: ", ")) }"
    case .variable(let name, _): "$\(name.text)"
    case .any: "_"
    case .swift(let name, _): "swift \(shown(name))"
    case .missing, nil: missing
    }
  }

  func shown(_ arrow: ArrowSyntax?) -> String { arrow?.arrow.rawValue ?? missing }

  func shown(_ target: TargetSyntax) -> String {
    switch target {
    case .values(let values): values.map { shown($0) }.joined(separator: " or ")
    case .absent: "nil"
    case .otherwise: "else"
    case .none: missing
    }
  }

  func shown(_ condition: WhenSyntax) -> String {
    let path = (condition.isNegated ? "not " : "") + shown(condition.path)
    return switch condition.test {
    case .presence: path
    case .equality(let value): "\(path) == \(shown(value))"
    case .kind(let kind): "\(path) is \(kind.rawValue)"
    case .missing: "\(path) \(missing)"
    }
  }

  func shown(_ pipeline: [StageSyntax]) -> String {
    pipeline.isEmpty ? missing : pipeline.map { shown($0) }.joined(separator: " | ")
  }

  private func shown(_ stage: StageSyntax) -> String {
    stage.calls.isEmpty ? missing : stage.calls.map { shown($0) }.joined(separator: " or ")
  }

  private func shown(_ call: CallSyntax) -> String {
    guard !call.arguments.isEmpty else { return shown(call.name) }
    let arguments = call.arguments.map { argument in
      argument.label.map { "\(shown($0)): \(shown(argument.value))" } ?? shown(argument.value)
    }
    return "\(shown(call.name))(\(arguments.joined(separator: ", ")))"
  }

  func shown(_ sentinels: SentinelsSyntax?) -> String {
    guard let sentinels, !sentinels.values.isEmpty else { return missing }
    return sentinels.values.map { value in
      switch value {
      case .literal(let value): shown(value)
      case .emptyArray: "[]"
      case .emptyObject: "{}"
      }
    }.joined(separator: " or ")
  }

  func shown(_ range: RangeSyntax) -> String {
    "\(range.lower?.text ?? "")\(range.includesUpper ? "..." : "..<")\(range.upper?.text ?? "")"
  }
}
