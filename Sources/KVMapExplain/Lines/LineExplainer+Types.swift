import KVMapSema
import KVMapSource
import KVMapSyntax

/// The lines of structs, classes, maps and mixins.
extension LineExplainer {
  func explanations(in type: TypeDeclarationSyntax) -> [ExplanationText] {
    guard let name = type.name, let mapping = mapping(ofDeclarationAt: name.span, named: type.fullName) else {
      return []
    }
    let found = explanations(of: type.members, in: [mapping], within: type.fullName)
    guard found.isEmpty, covers(type.headSpan) else { return found }
    return [explanation(of: mapping)]
  }

  func explanations(in mixin: MixinSyntax) -> [ExplanationText] {
    guard let name = mixin.name else { return [] }
    let users = mappings(with: name.text)
    let found = explanations(of: mixin.members, in: users, within: "mixin \(name.text)")
    guard found.isEmpty, begins(mixin.span) || begins(name.span) else { return found }
    let rows = [
      ExplanationRow("gives", mixin.members.properties.map { $0.name.text }.listed),
      ExplanationRow("to", users.isEmpty ? "no type of these files" : users.map(\.fullName).listed),
    ]
    return [.init(title: "mixin \(name.text)", documentation: mixin.documentation, rows: rows)]
  }

  /// - Parameter mappings: Those that have the members.
  private func explanations(of members: [MemberSyntax], in mappings: [Mapping], within owner: String)
    -> [ExplanationText]
  {
    members.flatMap { member -> [ExplanationText] in
      switch member {
      case .property(let property): return covers(property.span) ? explanations(of: property, in: mappings) : []
      case .block(let block):
        guard covers(block.span) else { return [] }
        let inner = explanations(of: block.members, in: mappings, within: owner)
        guard inner.isEmpty, begins(block.span) else { return inner }
        let path = block.path.map { text($0.span) } ?? ""
        let names = block.members.properties.map(\.name.text).listed
        return [.init(title: "in \(path)", rows: [.init("does", "the sources of \(names) are below this path")])]
      case .setting(let setting): return covers(setting.span) ? [explanation(of: setting, within: owner)] : []
      case .defaultVia(let via): return covers(via.span) ? [explanation(of: via, within: owner)] : []
      case .root(let path, let span):
        guard covers(span) else { return [] }
        let place = path.map { text($0.span) } ?? ""
        return [
          .init(
            title: "root \(place)",
            rows: [.init("does", "a document of \(owner) has the object at \(place); it is written there, too")])
        ]
      case .hook(let hook):
        guard covers(hook.span) else { return [] }
        let function = hook.function.map(\.text).joined(separator: ".")
        let moment = hook.moment == .before ? "before it is written" : "after it was read"
        return [
          .init(
            title: "\(hook.moment.rawValue) \(function)", rows: [.init("does", "Swift calls it with a value \(moment)")]
          )
        ]
      case .context(let name, let type, let span):
        guard covers(span) else { return [] }
        return [
          .init(
            title: "context \(name?.text ?? ""): \(type.map { text($0.span) } ?? "")",
            rows: [.init("does", "the caller passes it with a document; rules read it as $context")])
        ]
      case .element(let name, let span):
        guard covers(span) else { return [] }
        return [
          .init(
            title: "element \"\(name?.value ?? "")\"",
            rows: [.init("does", "the element of an XML document; other formats have none")])
        ]
      case .namespace(_, _, let span):
        guard covers(span) else { return [] }
        return [.init(title: text(span), rows: [.init("does", "a namespace of the elements of an XML document")])]
      case .check(let check):
        guard covers(check.span) else { return [] }
        return [
          .init(
            title: text(check.span),
            rows: [.init("does", "an object for which it does not hold is a problem of the kind check; nil passes")])
        ]
      case .error: return []
      }
    }
  }

  private func explanations(of property: PropertySyntax, in mappings: [Mapping]) -> [ExplanationText] {
    guard !mappings.isEmpty else {
      return [
        .init(
          title: text(property.span), documentation: property.documentation,
          rows: [.init("used", "by no type of this file and those that it imports")])
      ]
    }
    return mappings.compactMap { mapping in
      rules.explanations(of: mapping.id).first { rule in
        rule.name == property.name.text && rule.origin.line == index.line(of: property.name.span)
      }.map(ExplanationText.init)
    }
  }

  // MARK: Mappings

  private func mapping(ofDeclarationAt span: Span, named name: String) -> Mapping? {
    let line = index.line(of: span)
    let found = (program.units.first { $0.file == file }?.mappings ?? []).map { program[$0] }.filter { mapping in
      if case .transform = mapping.kind { return false }
      return mapping.origin.line == line
    }
    return found.first { $0.fullName == name } ?? found.first { $0.fullName.hasSuffix(".\(name)") } ?? found.first
  }

  /// The mappings that have the members of a mixin of this file.
  func mappings(with mixin: String) -> [Mapping] {
    program.mappings.filter { mapping in
      guard let file = rules.file(of: mapping.id),
        let type = index.type(at: mapping.origin.line, of: file, named: mapping.fullName)
      else { return false }
      return type.mixins.contains { $0.text == mixin && index.mixin(mixin, usedIn: file)?.file == self.file }
    }
  }

  /// What a type reads and writes as a whole.
  private func explanation(of mapping: Mapping) -> ExplanationText {
    let all = rules.explanations(of: mapping.id)
    let needed = zip(mapping.properties, all).filter { $0.0.isRequired && $0.1.source?.isWhatIsLeft == false }.map {
      $0.1.place ?? ""
    }
    let accepted = mapping.acceptedPaths
    var rows: [ExplanationRow] = []
    if let root = mapping.extras.root { rows.append(.init("root", "the object at \(root.description) of a document")) }
    let reads = accepted.paths.map(\.textInRule).listed
    if !mapping.isReadable {
      rows.append(.init("reads", "nothing: some rule only writes"))
    } else {
      rows.append(.init("reads", reads.isEmpty ? "the whole value" : reads))
      rows.append(.init("needs", needed.isEmpty ? "nothing: everything may be absent" : needed.listed))
    }
    var seen: Set<String> = []
    let written = all.flatMap(\.writtenPlaces).map(\.text).filter { seen.insert($0).inserted }
    rows.append(.init("writes", written.isEmpty ? "nothing" : written.listed))
    if !accepted.takesAnything {
      let noun = mapping.reading.record == nil ? "keys" : "elements"
      let unknown = mapping.settings.unknown
      let fate = accepted.takesOthers ? "kept (rest)" : unknown.words + unknown.line
      rows.append(.init("other", "\(noun) are \(fate)"))
    }
    if !mapping.extras.comparisons.isEmpty { rows.append(.init("check", mapping.extras.comparisons.map(\.text))) }
    return .init(
      title: "\(mapping.kind.word) \(mapping.fullName): \(all.count) rule\(all.count == 1 ? "" : "s")",
      documentation: mapping.documentation, rows: rows)
  }
}

extension Mapping.Kind {
  /// The keyword of the declaration.
  package var word: String {
    switch self {
    case .owned, .named: "map"
    case .structure: "struct"
    case .classType: "class"
    case .genericUnion: "union"
    case .transform: "transform"
    }
  }
}

extension [String] {
  /// Separated by commas.
  var listed: String { joined(separator: ", ") }
}
