import KVMapSema
import KVMapSource
import KVMapSyntax

/// Members that move to a mixin or back. The members of the last mixin come right before those of the type, so that
/// their order stays.
extension Refactorings {
  func extractMixin(from type: TypeDeclarationSyntax) -> Refactoring? {
    guard let owner = type.name?.last.text, let selected = selectedProperties(of: type.members),
      let first = selected.first, let last = selected.last,
      type.members.first(where: \.isRule)?.span == first.span
    else { return nil }
    let name = newTypeName("Common", in: owner)
    let title =
      selected.count == 1
      ? "extract '\(first.name.text)' to a mixin" : "extract \(selected.count) properties to a mixin"
    return Refactoring(.extractMixin, title, newName: name) {
      let range = view.lines(from: first.span, to: last.span)
      let head = type.mixins.last.map { insertion(", \(name)", at: $0.span.end) }
      return [
        head ?? insertion(" with \(name)", at: endOfHead(type)),
        Replacement(span: view.wholeLines(of: range), text: ""),
        insertion("\n\nmixin \(name) {\n\(view.body(range))\n}", at: view.end(of: type.span)),
      ]
    }
  }

  /// The end of the last token before the body.
  private func endOfHead(_ type: TypeDeclarationSyntax) -> Int {
    view.token(before: type.headSpan.end)?.end ?? type.headSpan.end
  }

  func inlineMixin(of type: TypeDeclarationSyntax) -> Refactoring? {
    guard let name = type.mixins.last, touches(name.span) else { return nil }
    let index = result.analysis.model.symbols
    guard let symbol = index.uses(at: name.span.start, in: view.file.id).firstResult(of: { index[$0.symbol] }),
      let file = workspace[symbol.span.file], let mixin = mixin(at: symbol.span, in: file),
      settingTexts(of: file) == settingTexts(of: view.file), mixin.members.allSatisfy(\.isRule),
      let first = mixin.members.first, let last = mixin.members.last
    else { return nil }
    let own = Set(NamesInSight.properties(in: type.members).map(\.name.text))
    guard own.isDisjoint(with: NamesInSight.properties(in: mixin.members).map(\.name.text)) else { return nil }
    return Refactoring(.inlineMixin, "inline the mixin '\(name.text)'") {
      let other = FileView(file, unit: view.unit)
      var replacements = [removal(ofLastMixin: type), members(other, first.span, last.span, to: type)]
      if uses(of: symbol).count(where: { $0.role != .declares }) == 1 {
        replacements.append(Replacement(span: other.wholeLines(of: other.lines(of: mixin.span)), text: ""))
      }
      return replacements
    }
  }

  private func members(_ other: FileView, _ first: Span, _ last: Span, to type: TypeDeclarationSyntax) -> Replacement {
    let text = other.text(other.lines(from: first, to: last), with: [])
    if let next = type.members.first(where: \.isRule) {
      return insertion(text + "\n", at: view.lines(of: next.span).lowerBound)
    }
    return insertion("\n" + text + "\n", at: max(type.span.start, type.span.end - 1))
  }

  private func removal(ofLastMixin type: TypeDeclarationSyntax) -> Replacement {
    let last = type.mixins.last?.span ?? type.headSpan
    // A comma, or the word 'with'.
    let sign = view.token(before: last.start)
    let start = sign.flatMap { view.token(before: $0.start) }?.end ?? last.start
    return Replacement(span: Span(file: view.file.id, start: start, end: last.end), text: "")
  }

  private func mixin(at name: Span, in file: WorkspaceFile) -> MixinSyntax? {
    for case .mixin(let mixin) in file.parsed.tree.flatItems where mixin.name?.span == name { return mixin }
    return nil
  }

  /// The lines of a file that change what its properties mean.
  private func settingTexts(of file: WorkspaceFile) -> [String] {
    let view = FileView(file, unit: view.unit)
    return file.parsed.tree.items.compactMap { item in
      switch item {
      case .setting(let setting): view.text(setting.span)
      case .defaultVia(let line): view.text(line.span)
      case .importFile, .importModule, .externType, .transform, .mixin, .type, .family, .enumeration, .union, .test,
        .nested, .error:
        nil
      }
    }
  }
}

extension MemberSyntax {
  /// Whether it reads or writes something.
  var isRule: Bool {
    switch self {
    case .property, .block: true
    case .setting, .defaultVia, .root, .hook, .context, .element, .namespace, .check, .error: false
    }
  }
}
