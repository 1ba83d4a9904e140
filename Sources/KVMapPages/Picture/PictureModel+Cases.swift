import KVMapSema

extension PictureModel {
  /// The picture of an enum: the values of the document, and the cases.
  init?(_ enumeration: Enumeration) {
    guard enumeration.cases.count <= mostDrawnRules else { return nil }
    self.init()
    leftTitle = "value in the document"
    rightTitle = enumeration.name
    let kind = enumeration.raw == .string ? "text" : "number"
    for (index, item) in enumeration.cases.enumerated() {
      items.append(Item(name: item.name, detail: item.hasPayload ? "(\(enumeration.raw.rawValue))" : ""))
      addValues(item.read, written: item.written, kind: kind, to: index)
      guard item.isElse else { continue }
      let row = add(Row(label: "every other value", kind: kind, level: 0, style: .others))
      add(Link(row: row, item: index, isRead: true, isWritten: item.hasPayload))
    }
  }

  /// The picture of a union: what says which case it is, and the cases.
  init?(_ union: Union, _ site: Site) {
    guard union.cases.count <= mostDrawnRules else { return nil }
    self.init()
    rightTitle = union.name
    switch union.selection {
    case .discriminator(let path, _): leftTitle = path.description
    case .context(let path, _): leftTitle = path.steps.isEmpty ? "$context" : "$context.\(path.description)"
    case .key: leftTitle = "the key of the object"
    case .firstThatFits: leftTitle = "the value"
    }
    for (index, item) in union.cases.enumerated() {
      let type = item.type.map { ": \(site.rules.text(of: $0, parameters: union.parameters))" } ?? ""
      items.append(Item(name: item.name, detail: type))
      let tag = union.writtenTag(of: item)
      addValues(item.read, written: tag.value, kind: "", to: index)
      if union.selection == .firstThatFits || !item.conditions.isEmpty {
        let conditions = item.conditions.map(\.description).joined(separator: " and ")
        let label = conditions.isEmpty ? (index == 0 ? "what it reads" : "else, what it reads") : "when \(conditions)"
        let row = add(Row(label: label, kind: "", level: 0))
        add(Link(row: row, item: index, isRead: true, isWritten: item.isWritten))
      }
      if item.takesAbsence {
        let row = add(Row(label: "null or absent", kind: "", level: 0, style: .others))
        add(Link(row: row, item: index, isRead: true, isWritten: false))
      }
      if item.isElse {
        let row = add(Row(label: "everything else", kind: "", level: 0, style: .others))
        // What the caller passes is not written, whatever the case holds.
        add(Link(row: row, item: index, isRead: true, isWritten: item.isWritten && !union.isTagPassed))
      }
    }
  }

  private mutating func addValues(_ read: [DefaultValue], written: DefaultValue?, kind: String, to item: Int) {
    for value in read {
      let row = add(Row(label: value.caseLiteral, kind: kind, level: 0))
      add(Link(row: row, item: item, isRead: true, isWritten: value == written))
    }
    if let written, !read.contains(written) {
      let row = add(Row(label: written.caseLiteral, kind: kind, level: 0))
      add(Link(row: row, item: item, isRead: false, isWritten: true))
    }
  }
}
