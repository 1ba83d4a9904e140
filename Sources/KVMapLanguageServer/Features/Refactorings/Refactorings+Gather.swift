import KVMapSema
import KVMapSource
import KVMapSyntax

/// Properties with a common first word that become one property: `addressStreet`, `addressCity` → `address`.
extension Refactorings {
  func convertToGather(_ property: PropertySyntax, in type: TypeDeclarationSyntax) -> Refactoring? {
    guard type.kind != .map, let owner = type.name?.last.text,
      let prefix = KeyStyle.words(of: property.name.text).first, !Self.verbs.contains(prefix),
      let group = group(of: property, prefix, type),
      let first = group.first?.property, let last = group.last?.property, canMove(group.map(\.property), of: type),
      let presence = presence(of: group.map(\.property), in: type),
      newPropertyName(prefix, in: type) == prefix
    else { return nil }
    let typeName = newTypeName(prefix.prefix(1).uppercased() + prefix.dropFirst(), in: owner)
    return Refactoring(.convertToGather, "gather \(group.count) properties as '\(prefix)'") {
      guard let settings = copiedSettings(of: type) else { return nil }
      let range = view.lines(from: first.span, to: last.span)
      let entries = group.map { $0.innerKey == $0.key ? $0.key : "\($0.innerKey) <-> \($0.key)" }
      let whole = "\(prefix): \(typeName)\(presence.mark) <-> gather { \(entries.joined(separator: ", ")) }"
      let edits = group.flatMap { member -> [Replacement] in
        let name = Replacement(span: member.property.name.span, text: member.newName)
        return [name] + [removalOfArrow(member.property)].compactMap(\.self)
      }
      let head = "struct \(typeName)\(codableConformances(of: type))"
      let declaration = "\n\n\(head) {\n\(settings)\(view.body(range, with: edits))\n}"
      let symbols = Set(group.compactMap { symbol(at: $0.property.name.span, .property)?.id })
      let names = Dictionary(
        group.map { ($0.property.name.text, $0.newName) }, uniquingKeysWith: { first, _ in first })
      return [
        Replacement(span: view.span(range), text: whole + presence.value + separator(after: range)),
        insertion(declaration, at: view.end(of: type.span)),
      ] + nesting(symbols, in: prefix, isOptional: presence.mark == "?") { names[$0] ?? $0 }
    }
  }

  /// Words before names that have nothing else in common: `isPaid`, `isLive`.
  private static let verbs: Set<String> = ["is", "has", "can", "was", "should", "does"]

  private struct Member {
    var property: PropertySyntax
    /// Without the common word.
    var newName: String
    /// As steps of a path.
    var key: String
    var innerKey: String
  }

  /// The properties around one that have its first word, if there are others; each is read from one key.
  private func group(of property: PropertySyntax, _ prefix: String, _ type: TypeDeclarationSyntax) -> [Member]? {
    let rules = KeyRules(view.tree, type.members)
    guard rules.styles.count == 1, let start = type.members.firstIndex(where: { $0.span == property.span }) else {
      return nil
    }
    func member(_ index: Int) -> Member? {
      guard type.members.indices.contains(index), case .property(let other) = type.members[index] else { return nil }
      return self.member(other, prefix, rules)
    }
    guard let own = member(start) else { return nil }
    var group = [own]
    var (before, after) = (start - 1, start + 1)
    while let other = member(before) {
      group.insert(other, at: 0)
      before -= 1
    }
    while let other = member(after) {
      group.append(other)
      after += 1
    }
    return group.count > 1 && Set(group.map(\.newName)).count == group.count ? group : nil
  }

  private func member(_ property: PropertySyntax, _ prefix: String, _ rules: KeyRules) -> Member? {
    let words = KeyStyle.words(of: property.name.text)
    guard words.count > 1, words.first == prefix, canMove(property),
      rules.exceptions[property.name.text] == nil
    else { return nil }
    let rest = words.dropFirst()
    let newName = (rest.first ?? "").lowercased() + rest.dropFirst().joined()
    let keys = property.arrow == nil ? rules.keys(for: property.name.text) : plainKeys(of: property)
    guard let keys, keys.count == 1, let key = keys.first, let innerKey = rules.keys(for: newName).first,
      rules.exceptions[newName] == nil
    else { return nil }
    return Member(
      property: property, newName: newName, key: DocumentKeyText.step(key), innerKey: DocumentKeyText.step(innerKey))
  }
}
