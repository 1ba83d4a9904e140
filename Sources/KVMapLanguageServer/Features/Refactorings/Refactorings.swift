import KVMapSema
import KVMapSource
import KVMapSyntax

/// The refactorings of what is selected.
struct Refactorings {
  let view: FileView
  let result: AnalysisResult
  let workspace: Workspace
  /// In bytes; empty for a mere position.
  let selection: Range<Int>
  let names: NamesInSight

  init(_ view: FileView, _ range: TextRange, in result: AnalysisResult, _ workspace: Workspace) {
    self.view = view
    self.result = result
    self.workspace = workspace
    let start = view.offset(of: range.start)
    selection = start..<max(start, view.offset(of: range.end))
    names = NamesInSight([view.tree] + view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree })
  }

  /// None for a file with errors, of which less is known than it seems.
  func candidates() -> [Refactoring] {
    guard !view.file.parsed.hasSyntaxErrors,
      result.diagnostics[view.file.id]?.contains(where: { $0.severity == .error }) != true
    else { return [] }
    var found: [Refactoring?] = [switchKeyStyle()]
    found += typeCandidates()
    switch item {
    case .enumeration(let item)?: found.append(keepUnknownCases(of: item))
    case .union(let item)?: found += [keepUnknownCases(of: item), addTest(of: item.name, item.parameters, item.span)]
    case .mixin(let mixin)?: found += propertyCandidates(in: mixin.members, of: nil)
    case .type, .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .family, .test, .nested,
      .error, nil:
      break
    }
    return found.compactMap(\.self)
  }

  private func typeCandidates() -> [Refactoring?] {
    guard let type else { return [] }
    return [extractType(from: type), extractMixin(from: type), inlineMixin(of: type), addProperties(to: type)]
      + propertyCandidates(in: type.members, of: type)
      + [addTest(of: type.name, type.parameters, type.span)]
  }

  private func propertyCandidates(in members: [MemberSyntax], of type: TypeDeclarationSyntax?) -> [Refactoring?] {
    guard let property = NamesInSight.properties(in: members).first(where: { touches($0.span) }) else { return [] }
    let ofType: [Refactoring?] =
      if let type {
        [inlineType(of: property, in: type), convertToGather(property, in: type), dropKey(of: property, in: type)]
      } else {
        []
      }
    return ofType + [
      writeKey(of: property), readOlderKey(of: property), makeOptional(property), giveDefault(property),
      writeDefaultVia(property),
    ]
  }

  // MARK: What is selected

  func touches(_ span: Span) -> Bool { span.start <= selection.upperBound && selection.lowerBound <= span.end }

  /// The declaration in which the selection lies.
  var item: ItemSyntax? {
    view.tree.flatItems.first { item in
      guard let span = item.declarationSpan else { return false }
      return span.start <= selection.lowerBound && selection.upperBound <= span.end
    }
  }

  var type: TypeDeclarationSyntax? { if case .type(let type)? = item { type } else { nil } }

  /// The members that are selected, with what is before the first property of all; `nil` if others than properties are.
  func selectedProperties(of members: [MemberSyntax]) -> [PropertySyntax]? {
    guard !selection.isEmpty else { return nil }
    var found: [PropertySyntax] = []
    for member in members {
      let span = member.span
      guard span.start < selection.upperBound, selection.lowerBound < span.end else { continue }
      guard case .property(let property) = member else { return nil }
      found.append(property)
    }
    return found.isEmpty ? nil : found
  }

  func symbol(at span: Span, _ kind: Symbol.Kind) -> Symbol? {
    let index = result.analysis.model.symbols
    let use = index.uses(at: span.start, in: span.file).first { $0.span == span && $0.role == .declares }
    return use.flatMap { index[$0.symbol] }.flatMap { $0.kind == kind ? $0 : nil }
  }

  func uses(of symbol: Symbol) -> [SymbolUse] { result.analysis.model.symbols.uses(of: [symbol.id]) }

  func insertion(_ text: String, at offset: Int) -> Replacement {
    Replacement(span: Span(file: view.file.id, start: offset, end: offset), text: text)
  }

  // MARK: Names

  /// The name of a new type: the wanted one, that with the type around it in front, or that with a number.
  func newTypeName(_ wanted: String, in owner: String) -> String {
    var taken = BuiltInNames.types
    for file in workspace.activeFiles {
      for item in file.parsed.tree.flatItems { if let name = item.declaredName { taken.insert(name) } }
    }
    func isFree(_ name: String) -> Bool { !taken.contains(name) && ReservedNames.problem(ofType: name) == nil }
    let candidates = [wanted, owner + wanted] + (2...99).map { "\(owner)\(wanted)\($0)" }
    return candidates.first(where: isFree) ?? owner + wanted
  }

  /// The name of a new property; `nil` if there is none.
  func newPropertyName(_ wanted: String, in type: TypeDeclarationSyntax) -> String? {
    let taken = Set(names.properties(of: .type(type)).map(\.name.text))
    let candidates = [wanted] + (2...99).map { "\(wanted)\($0)" }
    return candidates.first {
      !taken.contains($0) && ReservedNames.problem(ofProperty: $0, mayBeHashable: true) == nil
    }
  }
}

extension MemberSyntax {
  var span: Span {
    switch self {
    case .property(let property): property.span
    case .setting(let setting): setting.span
    case .defaultVia(let line): line.span
    case .root(_, let span), .context(_, _, let span), .element(_, let span), .namespace(_, _, let span),
      .error(let span):
      span
    case .hook(let hook): hook.span
    case .block(let block): block.span
    case .check(let line): line.span
    }
  }

  /// Whether it is a line that changes what the properties around it mean.
  var isRuleSetting: Bool {
    switch self {
    case .setting(let setting):
      switch setting.kind {
      case .keys, .coercion, .duplicates, .empty, .nilWriting, .nilReading, .access, .properties: true
      case .unknown, .depth, .sync, .syncTable: false
      }
    case .defaultVia: true
    case .property, .root, .hook, .context, .element, .namespace, .block, .check, .error: false
    }
  }
}

extension ItemSyntax {
  /// The name that it gives to something.
  var declaredName: String? {
    switch self {
    case .type(let item): (item.alias ?? item.name?.last)?.text
    case .enumeration(let item): (item.alias ?? item.name?.last)?.text
    case .union(let item): (item.alias ?? item.name?.last)?.text
    case .externType(let item): item.name?.last.text
    case .mixin(let item): item.name?.text
    case .transform(let item): item.name?.text
    case .importFile, .importModule, .setting, .defaultVia, .family, .test, .nested, .error: nil
    }
  }
}

extension TypeNameSyntax {
  /// The innermost name.
  var last: NameSyntax { nested.last ?? first }
}
