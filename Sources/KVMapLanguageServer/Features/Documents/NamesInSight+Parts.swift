import KVMapSema
import KVMapSource
import KVMapSyntax

/// The parts of documents that declarations are read from.
extension NamesInSight {
  /// - Parameter skipsScalars: Whether properties are left out whose types are built in.
  func parts(of declared: DocumentShape.Declared, skipsScalars: Bool) -> [DocumentPart] {
    if let family = declared.family {
      return parts(of: family.cases, on: family.key, isByKey: family.isByKey) { item in
        let name = TypeNameSyntax(first: item.name, span: item.name.span)
        let type = TypeSyntax.named(name, arguments: [], span: item.name.span)
        return .type(DocumentType(syntax: type, space: declared.space, isItself: true))
      }
    }
    switch declared.item {
    case .type(let type):
      let owner = type.name?.text ?? ""
      let members = members(of: type, declared)
      let kept = skipsScalars ? members.filter(mayBeDeclared) : members
      return withRests(kept.flatMap { parts(of: $0, owner) }, of: members)
    case .mixin(let mixin):
      let rules = KeyRules(keyLines(in: mixin.span.file), mixin.members)
      return Self.properties(in: mixin.members).flatMap {
        parts(of: Member(property: $0, rules: rules, space: declared.space), mixin.name?.text ?? "")
      }
    case .union(let union):
      return parts(of: union.cases, on: union.key, in: union.payloadKey, isByKey: union.isByKey) { item in
        item.payload.map {
          .type(DocumentType(syntax: $0, space: declared.space, arguments: declared.arguments))
        } ?? .other
      }
    case .enumeration, .externType, .transform, .family, .importFile, .importModule, .setting, .defaultVia, .test,
      .nested, .error:
      return []
    }
  }

  /// The path of the object of a type in a document of that type.
  ///
  /// - Parameter unfinished: A place inside of the one that does not count.
  func root(of item: ItemSyntax, unless unfinished: Int?) -> [DocumentStep] {
    guard case .type(let type) = item else { return [] }
    return type.members.firstResult { member in
      guard case .root(let path?, let span) = member else { return nil }
      if let unfinished, span.start <= unfinished, unfinished < span.end { return nil }
      return DocumentStep.steps(of: path)
    } ?? []
  }

  // MARK: Properties

  private struct Member {
    var property: PropertySyntax
    var rules: KeyRules
    var space: String?
    var arguments: [String: DocumentType] = [:]
  }

  private func keyLines(in file: FileID) -> [SettingSyntax] { keyLines.filter { $0.span.file == file } }

  /// The properties of a type, its mixins and its bases, each name once.
  private func members(of type: TypeDeclarationSyntax, _ declared: DocumentShape.Declared) -> [Member] {
    var members: [Member] = []
    var seen: Set<String> = []
    var visited: Set<Int> = []
    var next: (type: TypeDeclarationSyntax, space: String?)? = (type, declared.space)
    while let (type, space) = next, visited.insert(type.span.start).inserted {
      let rules = KeyRules(keyLines(in: type.span.file), type.members)
      for property in Self.properties(in: type.members) where seen.insert(property.name.text).inserted {
        members.append(Member(property: property, rules: rules, space: space, arguments: declared.arguments))
      }
      for mixin in mixins where type.mixins.contains(where: { $0.text == mixin.name }) {
        let rules = KeyRules(keyLines(in: mixin.file), type.members + mixin.members)
        for property in Self.properties(in: mixin.members) where seen.insert(property.name.text).inserted {
          members.append(Member(property: property, rules: rules, space: mixin.space))
        }
      }
      next = nil
      if case .named(let name, _, _)? = type.base, let base = self.type(named: name.text, in: space),
        case .type(let syntax) = base.item
      {
        next = (syntax, base.space)
      }
    }
    return members
  }

  private func parts(of member: Member, _ owner: String) -> [DocumentPart] {
    let property = member.property
    guard !property.isTransient else { return [] }
    let (steps, target) = conversion(of: member)
    return sources(of: property, member.rules).map { source in
      let rule = DocumentKeys.Rule(
        owner: owner, property: property, isRead: source.isRead, isWritten: source.isWritten)
      return DocumentPart(steps: source.steps + steps, target: target, rule: rule)
    }
  }

  /// Parts of which those that are the rest leave out what other members have.
  private func withRests(_ parts: [DocumentPart], of members: [Member]) -> [DocumentPart] {
    let isRest = parts.map { if case .rest? = $0.steps.first { true } else { false } }
    guard isRest.contains(true) else { return parts }
    let keys = members.flatMap { sources(of: $0.property, $0.rules) }.compactMap { source in
      if case .key(let key)? = source.steps.first { key } else { nil }
    }
    return zip(parts, isRest).map { part, isRest in
      guard isRest else { return part }
      var part = part
      part.steps[0] = .rest(others: Set(keys))
      return part
    }
  }

  struct Source {
    var steps: [DocumentStep]
    var isRead: Bool
    var isWritten: Bool
  }

  /// Where a property is, from the object of its type.
  func sources(of property: PropertySyntax, _ rules: KeyRules) -> [Source] {
    let around = property.enclosingPath.flatMap(DocumentStep.steps) ?? []
    let exception = property.source == nil ? rules.exceptions[property.name.text] : nil
    guard let source = property.source ?? exception?.source else {
      return rules.keys(for: property.name.text).enumerated().map {
        Source(steps: around + [.key($0.element)], isRead: true, isWritten: $0.offset == 0)
      }
    }
    let arrow = property.arrow?.arrow ?? exception?.arrow?.arrow
    let read = source.alternatives.enumerated().flatMap { index, term in
      DocumentStep.steps(of: term).map {
        Source(steps: around + $0, isRead: arrow != .write, isWritten: arrow != .read && index == 0)
      }
    }
    let written = property.writtenSource?.alternatives.flatMap(DocumentStep.steps) ?? []
    return read + written.map { Source(steps: around + $0, isRead: false, isWritten: true) }
  }

  private func mayBeDeclared(_ member: Member) -> Bool {
    member.property.type.map { mayBeDeclared($0, member) } ?? false
  }

  private func mayBeDeclared(_ type: TypeSyntax, _ member: Member) -> Bool {
    switch type {
    case .named(let name, let arguments, _):
      isType(named: name.text, in: member.space) || member.arguments[name.text] != nil
        || arguments.contains { mayBeDeclared($0, member) }
    case .optional(let wrapped, _), .array(let wrapped, _): mayBeDeclared(wrapped, member)
    case .dictionary(let key, let value, _): mayBeDeclared(key, member) || mayBeDeclared(value, member)
    case .missing: false
    }
  }

  /// What is between the source of a property and its type.
  private func conversion(of member: Member) -> (steps: [DocumentStep], target: DocumentTarget) {
    guard let syntax = member.property.type else { return ([], .other) }
    var type = DocumentType(syntax: syntax, space: member.space, arguments: member.arguments)
    var steps: [DocumentStep] = []
    var isKeyed = false
    for stage in member.property.pipeline {
      guard stage.calls.count == 1, let call = stage.calls.first else { return (steps, .other) }
      let name = call.name.text
      if name == "keyed" {
        isKeyed = call.arguments.isEmpty
        steps.append(isKeyed ? .memberValues : .elements)
        type = element(of: type) ?? type
      } else if name == "single" {
        if !isKeyed { steps.append(.elements) }
      } else if name == "json_text" {
        steps.append(.jsonText)
      } else if name != "plain", name != "sorted" {
        return (steps, .other)
      }
    }
    return (steps, .type(type))
  }

  // MARK: Cases

  private func parts(
    of cases: [CaseSyntax], on key: PathSyntax?, in payloadKey: PathSyntax? = nil, isByKey: Bool,
    payload: (CaseSyntax) -> DocumentTarget
  ) -> [DocumentPart] {
    if isByKey {
      let bare = DocumentPart(steps: [], target: .tag(cases.filter { $0.payload == nil }))
      return [bare] + cases.flatMap { item -> [DocumentPart] in
        if case .otherwise = item.target { return [DocumentPart(steps: [], target: payload(item))] }
        return item.documentTexts.compactMap(\.self).map {
          DocumentPart(steps: [.key($0)], target: payload(item))
        }
      }
    }
    guard let key, let steps = DocumentStep.steps(of: key) else {
      return cases.map { DocumentPart(steps: $0.conditions.flatMap(Self.steps), target: payload($0)) }
    }
    let path = DocumentKeys.keys(of: key)
    let known = Set(cases.flatMap(\.documentTexts))
    return [DocumentPart(steps: steps, target: .tag(cases))] + cases.map { item in
      let isElse = if case .otherwise = item.target { true } else { false }
      let tagged = DocumentStep.having(
        path: path, texts: isElse ? known : Set(item.documentTexts), isNegated: isElse)
      // The payload may have the key of a tag that is only read.
      let isFree = if case .values = item.target { item.arrow?.arrow == .read } else { false }
      let isKept = payloadKey == nil && !isFree
      return DocumentPart(
        steps: [tagged] + (payloadKey.flatMap(DocumentStep.steps) ?? []), target: payload(item),
        tag: isKept ? path : [])
    }
  }

  /// Of a condition that compares; others are taken to hold.
  private static func steps(of condition: WhenSyntax) -> [DocumentStep] {
    guard case .equality(let value) = condition.test, let text = value.documentText else { return [] }
    return [.having(path: DocumentKeys.keys(of: condition.path), texts: [text], isNegated: condition.isNegated)]
  }
}
