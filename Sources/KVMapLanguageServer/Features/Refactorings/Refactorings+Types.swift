import KVMapSema
import KVMapSource
import KVMapSyntax

/// Properties that become a type of their own, whose keys stay where they are; and the opposite.
extension Refactorings {
  func extractType(from type: TypeDeclarationSyntax) -> Refactoring? {
    guard type.kind != .map, let owner = type.name?.last.text, let selected = selectedProperties(of: type.members),
      let first = selected.first, let last = selected.last, selected.allSatisfy(canMove), canMove(selected, of: type),
      let presence = presence(of: selected, in: type), let name = newPropertyName("part", in: type)
    else { return nil }
    let typeName = newTypeName("Part", in: owner)
    let title =
      selected.count == 1
      ? "extract '\(first.name.text)' to a type" : "extract \(selected.count) properties to a type"
    return Refactoring(.extractType, title, newName: name) {
      guard let settings = copiedSettings(of: type) else { return nil }
      let range = view.lines(from: first.span, to: last.span)
      let property = "\(name): \(typeName)\(presence.mark) <-> gather\(presence.value)"
      let head = "struct \(typeName)\(codableConformances(of: type))"
      let declaration = "\n\n\(head) {\n\(settings)\(view.body(range))\n}"
      let symbols = Set(selected.compactMap { symbol(at: $0.name.span, .property)?.id })
      return [
        Replacement(span: view.span(range), text: property + separator(after: range)),
        insertion(declaration, at: view.end(of: type.span)),
      ] + nesting(symbols, in: name, isOptional: presence.mark == "?") { $0 }
    }
  }

  /// What a type that is made of properties of another one conforms to: swiftc synthesises these only where all parts do.
  func codableConformances(of type: TypeDeclarationSyntax) -> String {
    let names = type.conformances.map(\.name.text).filter { ["Codable", "Decodable", "Encodable"].contains($0) }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// The comma that was part of the range.
  func separator(after range: Range<Int>) -> String {
    let last = view.tokens.last { $0.end <= range.upperBound && $0.start >= range.lowerBound }
    return last?.kind == .comma ? "," : ""
  }

  /// Whether a property means the same in an object that is made of the keys of the one around it.
  func canMove(_ property: PropertySyntax) -> Bool {
    guard property.attributes.allSatisfy({ $0.text == "canonical" }), property.sync == nil, let type = property.type,
      !view.text(type.span).hasPrefix(BuiltInType.field + "<"), property.arrow?.arrow ?? .both == .both
    else { return false }
    return (property.source?.alternatives ?? []).allSatisfy { term in
      guard case .path(let path) = term else { return false }
      return path.steps.allSatisfy { step in
        switch step.kind {
        case .key, .index, .every, .selected: true
        case .variable: false
        }
      }
    }
  }

  /// What to write behind the type of a gathered property, and at the end of its rule.
  struct Presence: Equatable {
    var mark = ""
    var value = ""
  }

  /// A gathered object is absent if none of its keys has a value.
  ///
  /// - Returns: `nil` if that would make a difference.
  func presence(of properties: [PropertySyntax], in type: TypeDeclarationSyntax) -> Presence? {
    let required = properties.filter { !$0.isOptional && $0.defaultValue == nil }
    if !required.isEmpty { return Presence() }
    // Where all keys are null, the default value of the absent object would take the place of an explicit null.
    if properties.contains(where: \.replacesAbsence) { return nil }
    if properties.contains(where: { $0.defaultValue != nil }) { return Presence(value: " = {}") }
    // An absent object writes no null for its keys.
    return writesNull(type) ? nil : Presence(mark: "?")
  }

  private func writesNull(_ type: TypeDeclarationSyntax) -> Bool {
    let settings =
      type.members.compactMap { if case .setting(let setting) = $0 { setting } else { nil } }
      + view.tree.items.compactMap { if case .setting(let setting) = $0 { setting } else { nil } }
    return settings.contains { if case .nilWriting(let name) = $0.kind { name?.text == "write" } else { false } }
  }

  /// The lines of a type that change what its properties mean; `nil` if they name properties.
  func copiedSettings(of type: TypeDeclarationSyntax) -> String? {
    var text = ""
    for member in type.members where member.isRuleSetting {
      if case .setting(let setting) = member, case .keys(_, let exceptions) = setting.kind, !exceptions.isEmpty {
        return nil
      }
      if case .defaultVia(let line) = member, case .name = line.subject { return nil }
      text += view.indentation(at: member.span.start) + view.text(member.span) + "\n"
    }
    return text
  }

  // MARK: Inlining

  func inlineType(of property: PropertySyntax, in type: TypeDeclarationSyntax) -> Refactoring? {
    guard let inlined = inlinedType(of: property), let name = inlined.name, canMove([], of: type),
      canMove(NamesInSight.properties(in: inlined.members), of: inlined),
      let declaration = symbol(at: name.span, .declaration),
      uses(of: declaration).count(where: { $0.role != .declares }) == 1,
      settingTexts(of: inlined) == settingTexts(of: type),
      let symbol = symbol(at: property.name.span, .property)
    else { return nil }
    return Refactoring(.inlineType, "inline the type '\(name.text)' of '\(property.name.text)'") {
      guard let expectations = flattening(symbol.id) else { return nil }
      let properties = NamesInSight.properties(in: inlined.members)
      let texts = properties.map { view.text(view.lines(of: $0.span), with: []) }
      let range = view.lines(of: property.span)
      return [
        Replacement(span: view.span(range), text: texts.joined(separator: "\n") + separator(after: range)),
        Replacement(span: view.wholeLines(of: view.lines(of: inlined.span)), text: ""),
      ] + expectations
    }
  }

  /// The declaration of a type whose keys a property gathers, if it has only properties that can be moved.
  private func inlinedType(of property: PropertySyntax) -> TypeDeclarationSyntax? {
    guard property.arrow?.arrow == .both, property.writtenSource == nil, property.pipeline.isEmpty,
      property.sentinels == nil, property.check == nil, property.sync == nil, property.attributes.isEmpty,
      property.modifiers.isEmpty, let source = property.source, source.alternatives.count == 1,
      case .gather(let gather)? = source.alternatives.first, gather.entries == nil, gather.prefix == nil,
      !gather.needsAll
    else { return nil }
    let (name, isOptional): (TypeNameSyntax?, Bool) =
      switch property.type {
      case .named(let name, let arguments, _) where arguments.isEmpty: (name, false)
      case .optional(.named(let name, let arguments, _), _) where arguments.isEmpty: (name, true)
      case .named, .optional, .array, .dictionary, .missing, nil: (nil, false)
      }
    let types = view.tree.items.compactMap { if case .type(let type) = $0 { type } else { nil } }
    guard let name, let type = types.first(where: { $0.name?.text == name.text }), type.kind == .structure,
      type.parameters.isEmpty, type.mixins.isEmpty, type.alias == nil, !type.span.contains(property.span)
    else { return nil }
    let properties = NamesInSight.properties(in: type.members)
    let others = type.members.filter { if case .property = $0 { false } else { !$0.isRuleSetting } }
    let hasDefault = property.defaultValue.map { if case .record(let fields, _) = $0 { fields.isEmpty } else { false } }
    let expected = Presence(mark: isOptional ? "?" : "", value: hasDefault == true ? " = {}" : "")
    guard hasDefault != false, others.isEmpty, !properties.isEmpty, properties.allSatisfy(canMove),
      presence(of: properties, in: type) == expected
    else { return nil }
    return type
  }

  private func settingTexts(of type: TypeDeclarationSyntax) -> [String] {
    type.members.filter(\.isRuleSetting).map { view.text($0.span) }
  }
}

extension PropertySyntax {
  var isOptional: Bool { if case .optional? = type { true } else { false } }

  /// Whether null and an absent key are different values: `T? = v`.
  fileprivate var replacesAbsence: Bool {
    guard isOptional, let defaultValue else { return false }
    if case .none = defaultValue { return false }
    return true
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool { file == other.file && start <= other.start && other.end <= end }
}
