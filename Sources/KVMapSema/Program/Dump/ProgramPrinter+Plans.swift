/// Dumps the plans of a mapping.
extension ProgramPrinter {
  mutating func extras(_ extras: Mapping.Extras) {
    if let root = extras.root { line("root \(root.description)") }
    if let context = extras.context { line("context \(context.name): \(type(context.type))") }
    if extras.context == nil, let passed = extras.passed { line("is passed \(passed.name): \(type(passed.type))") }
    if extras.parentDepth > 0 { line("looks \(extras.parentDepth) objects further out") }
    if extras.isParent { line("is looked at from inside") }
    if extras.usesElementPosition { line("uses its position in an array or dictionary") }
  }

  mutating func object(_ object: ReadObject) {
    if object.collectsRest { line("rest is collected") }
    for entry in object.entries {
      line(quoted(entry.key))
      indented { $0.uses(entry.uses) }
    }
  }

  mutating func record(_ record: ReadRecord) {
    line("an array in place of an object")
    if record.collectsRest { line("rest is collected") }
    if record.readsOthers { line("other elements are read afterwards") }
    for entry in record.entries {
      line("[\(entry.index)]")
      indented { $0.uses(entry.uses) }
    }
  }

  private mutating func uses(_ uses: [ReadUse]) {
    for use in uses {
      switch use {
      case .property(let index): line("property \(index)")
      case .slot(let index): line("slot \(index)")
      case .object(let object):
        line("object")
        indented { $0.object(object) }
      case .array(let array):
        line("array")
        indented { dump in
          for entry in array.entries {
            dump.line("[\(entry.index)]")
            dump.indented { $0.uses(entry.uses) }
          }
        }
      case .selection(let selections):
        line("array")
        indented { dump in
          for selection in selections {
            dump.line("[\(selection.selector.description)]")
            dump.indented { $0.uses(selection.uses) }
          }
        }
      }
    }
  }

  func source(_ source: DeferredSource) -> String {
    switch source {
    case .slot(let index): "slot \(index)"
    case .whole: "self"
    case .rest: "rest"
    case .members: "$members"
    case .elementKey: "$key"
    case .elementIndex: "$index"
    case .parent(let hops, let path): "$parent \(hops) \(path.description)"
    case .document(let path): "$root \(path.description)"
    case .context(let path): "$context \(path.description)"
    case .within(let source, let path): "\(self.source(source)) at \(path.description)"
    case .projection(let array, let path): "\(self.source(array)) each \(path.description)"
    case .firstOf(let sources): "first of (" + sources.map(self.source).joined(separator: ", ") + ")"
    case .gather(let plan):
      "gather\(plan.needsAll ? " all" : "") {"
        + plan.entries.map { "\(quoted($0.key)): \(self.source($0.source)) at \($0.path.description)" }
        .joined(separator: ", ") + "}"
    }
  }

  mutating func plan(_ plan: WritePlan) {
    if let whole = plan.whole { line("property \(whole) as the whole value") }
    if let key = plan.elementKey { line("property \(key) as the key of the element") }
    if let record = plan.record { content(record) }
    object(plan.root)
    if let rest = plan.root.rest { line("property \(rest) beside them") }
    if let list = plan.root.memberList { line("property \(list) as members") }
  }

  private mutating func object(_ object: WriteObject) {
    for member in object.members {
      line(quoted(member.key))
      indented { $0.content(member.content) }
    }
  }

  private mutating func content(_ content: WriteContent) {
    switch content {
    case .property(let index): line("property \(index)")
    case .gathered(let property, let keys):
      line("property \(property) at " + keys.map(quoted).joined(separator: "."))
    case .object(let object):
      line("object")
      indented { $0.object(object) }
    case .elements(let members):
      line("array of objects")
      indented { $0.object(WriteObject(members: members)) }
    case .array(let elements):
      line("array")
      indented { dump in
        for (index, element) in elements.enumerated() {
          dump.line("[\(index)]")
          dump.indented { $0.content(element) }
        }
      }
    case .selection(let elements):
      line("selected elements")
      indented { dump in
        for element in elements {
          dump.line("element")
          dump.indented { $0.object(element.constants) }
          if let content = element.content { dump.indented { $0.content(content) } }
        }
      }
    case .constant(let value): line("constant \(value.caseLiteral)")
    case .hole: line("null")
    }
  }
}
