import KVMapSema
import KVMapSource
import KVMapSyntax

/// The lines of enums, unions, families and transforms.
extension LineExplainer {
  func explanations(in syntax: EnumSyntax) -> [ExplanationText] {
    guard let name = syntax.name else { return [] }
    let full = name.text + (syntax.alias.map { ".\($0.text)" } ?? "")
    let checked = enumeration(ofDeclarationAt: name.span, named: full)
    let found = syntax.cases.filter { covers($0.span) }.map { item in
      let written = checked?.cases.first { $0.name == item.name.text }?.writtenTag
      return explanation(of: item, in: full, CaseOutput(written: written ?? .refused, holdsValue: item.payload != nil))
    }
    guard found.isEmpty, begins(name.span) else { return found }
    let keeps = syntax.cases.contains { if case .otherwise = $0.target { true } else { false } }
    let others = keeps ? "are read by its 'else' case" : "are problems of the kind unknown-case"
    return [
      .init(
        title: "enum \(full): \(syntax.cases.count) case\(syntax.cases.count == 1 ? "" : "s")",
        documentation: syntax.documentation,
        rows: [.init("cases", syntax.cases.map(\.name.text).listed), .init("other", "values \(others)")])
    ]
  }

  private func enumeration(ofDeclarationAt span: Span, named name: String) -> Enumeration? {
    let line = index.line(of: span)
    let found = (program.units.first { $0.file == file }?.enumerations ?? []).map { program[$0] }.filter {
      $0.origin.line == line
    }
    return found.first { $0.name == name } ?? found.first { $0.name.hasSuffix(".\(name)") } ?? found.first
  }

  func explanations(in syntax: UnionSyntax) -> [ExplanationText] {
    guard let name = syntax.name else { return [] }
    let full = name.text + (syntax.alias.map { ".\($0.text)" } ?? "")
    let tag = syntax.isByKey ? "the key of the object" : syntax.key.map { text($0.span) }
    let checked = union(ofDeclarationAt: name.span, named: full)
    let found = syntax.cases.filter { covers($0.span) }.map { item in
      explanation(of: item, in: full, output(of: item, in: checked), tag: tag)
    }
    guard found.isEmpty, begins(name.span) else { return found }
    return [explanation(of: syntax.cases, "union \(full)", syntax.documentation, tag: tag)]
  }

  func explanations(in syntax: FamilySyntax) -> [ExplanationText] {
    guard let name = syntax.name else { return [] }
    let tag = syntax.isByKey ? "the key of the object" : syntax.key.map { text($0.span) }
    let checked = union(ofDeclarationAt: name.span, named: name.text)
    let found = syntax.cases.filter { covers($0.span) }.map { item in
      explanation(of: item, in: name.text, output(of: item, in: checked), tag: tag)
    }
    guard found.isEmpty, begins(name.span) else { return found }
    return [explanation(of: syntax.cases, "family \(name.text)", syntax.documentation, tag: tag)]
  }

  private func explanation(of cases: [CaseSyntax], _ title: String, _ documentation: [String], tag: String?)
    -> ExplanationText
  {
    let choice = tag.map { "\($0) says which case it is" } ?? "the first case that takes the value reads it"
    return .init(
      title: "\(title): \(cases.count) case\(cases.count == 1 ? "" : "s")", documentation: documentation,
      rows: [.init("cases", cases.map(\.name.text).listed), .init("chosen", choice)])
  }

  /// - Parameter tag: What says which case it is; `nil` in an enum, whose value says it, and in a union without one.
  private func explanation(
    of syntax: CaseSyntax, in owner: String, _ output: CaseOutput, tag: String? = nil
  ) -> ExplanationText {
    let subject = tag.map { "\($0) is " } ?? ""
    var rows: [ExplanationRow] = []
    switch syntax.target {
    case .values(let values):
      let texts = values.map { text($0.span) }
      if syntax.arrow?.arrow != .write { rows.append(.init("reads", subject + texts.joined(separator: " or "))) }
      let literal = syntax.arrow?.arrow == .read ? nil : texts.first
      rows.append(.init("writes", output.words(literal, tag: tag)))
    case .absent:
      rows.append(.init("reads", "\(tag ?? "the value") is absent or null"))
      let isWithoutTag = output.written == .none && !output.isTagPassed
      if let tag { rows.append(.init("writes", isWithoutTag ? "no \(tag)" : output.words(tag: tag))) }
    case .otherwise:
      rows.append(.init("reads", "everything that no other case reads"))
      rows.append(.init("writes", output.words(tag: tag, isElse: true)))
    case .none:
      if tag != nil || syntax.payload == nil {
        // The number of a case without one follows from the cases before it, and stands in none of the lines.
        let value = output.literal ?? "\"\(syntax.name.text)\""
        rows.append(.init("reads", subject + value))
        rows.append(.init("writes", output.words(value, tag: tag)))
      }
    }
    if !syntax.conditions.isEmpty {
      rows.append(.init("when", syntax.conditions.map { text($0.span) }.joined(separator: " and ")))
    }
    if let payload = syntax.payload { rows.append(.init("holds", text(payload.span))) }
    if rows.isEmpty { rows.append(.init("reads", "the value")) }
    return .init(title: "\(owner).\(syntax.name.text)", documentation: syntax.documentation, rows: rows)
  }

  private func union(ofDeclarationAt span: Span, named name: String) -> Union? {
    let line = index.line(of: span)
    let found = (program.units.first { $0.file == file }?.unions ?? []).map { program[$0] }.filter {
      $0.origin.line == line
    }
    return found.first { $0.name == name } ?? found.first { $0.name.hasSuffix(".\(name)") } ?? found.first
  }

  private func output(of syntax: CaseSyntax, in union: Union?) -> CaseOutput {
    guard let union, let item = union.cases.first(where: { $0.name == syntax.name.text }) else {
      return CaseOutput(written: .refused, holdsValue: syntax.payload != nil)
    }
    return CaseOutput(
      written: union.writtenTag(of: item), holdsValue: item.type != nil, isTagPassed: union.isTagPassed)
  }

  // MARK: Transforms

  func explanations(in transform: TransformSyntax) -> [ExplanationText] {
    guard let name = transform.name else { return [] }
    if case .members(let members) = transform.body {
      for member in members {
        switch member {
        case .row(let row): if covers(row.span) { return [explanation(of: row, in: name.text)] }
        case .property(let property):
          guard covers(property.span) else { continue }
          // Uses with other arguments are other mappings. One without a use belongs to no file.
          let mappings = program.mappings.filter { mapping in
            if case .transform(name.text) = mapping.kind { rules.file(of: mapping.id) != nil } else { false }
          }
          guard let mapping = mappings.first else { return [] }
          return rules.explanations(of: mapping.id).filter { $0.name == property.name.text }.map(ExplanationText.init)
        }
      }
    }
    guard begins(transform.span) || begins(name.span) else { return [] }
    let types = (transform.swiftType.map { text($0.span) } ?? "", transform.documentType.map { text($0.span) } ?? "")
    var rows: [ExplanationRow] = [.init("makes", "\(types.0) of \(types.1)")]
    rows.append(.init("does", StepWords(index: index, file: file).meaning(of: transform)))
    if transform.arrow?.arrow == .read { rows.append(.init("writes", "nothing: it only reads (<-)")) }
    return [.init(title: "transform \(name.text)", documentation: [], rows: rows)]
  }

  private func explanation(of row: TableRowSyntax, in owner: String) -> ExplanationText {
    let value = text(row.value.span)
    let target: String
    switch row.target {
    case .values(let values): target = values.map { text($0.span) }.joined(separator: " or ")
    case .absent: target = "nil"
    case .otherwise: target = "everything else"
    case .none: target = value
    }
    var rows: [ExplanationRow] = []
    if row.arrow?.arrow != .write { rows.append(.init("reads", "\(target) as \(value)")) }
    if row.arrow?.arrow != .read, case .values(let values) = row.target, let first = values.first {
      rows.append(.init("writes", "\(value) as \(text(first.span))"))
    }
    return .init(title: "\(owner): \(text(row.span))", rows: rows)
  }
}
