import KVMapSema
import KVMapSource
import KVMapSyntax

/// Where properties are in documents.
extension Refactorings {
  /// `createdAt: Date` → `createdAt: Date <-> created_at`
  func writeKey(of property: PropertySyntax) -> Refactoring? {
    guard let (arrow, place) = styledArrow(of: property) else { return nil }
    return Refactoring(.writeKey, "write the key of '\(property.name.text)'") { [insertion(arrow, at: place)] }
  }

  /// The arrow that the key style gives a property, and where it can be written.
  private func styledArrow(of property: PropertySyntax) -> (text: String, place: Int)? {
    guard let symbol = symbol(at: property.name.span, .property), let place = symbol.arrowPlace, !symbol.keysVary,
      !symbol.styledKeys.isEmpty
    else { return nil }
    return (" <-> " + symbol.styledKeys.map(DocumentKeyText.step).joined(separator: " ?? "), place)
  }

  /// `createdAt: Date <-> created_at` → `createdAt: Date`
  func dropKey(of property: PropertySyntax, in type: TypeDeclarationSyntax) -> Refactoring? {
    let rules = KeyRules(view.tree, type.members)
    guard let keys = plainKeys(of: property), keys == rules.keys(for: property.name.text),
      rules.exceptions[property.name.text] == nil, let removal = removalOfArrow(property)
    else { return nil }
    return Refactoring(.dropKey, "drop the key of '\(property.name.text)', which its name gives") { [removal] }
  }

  /// The keys that a property without further paths is read from and written to.
  func plainKeys(of property: PropertySyntax, in view: FileView? = nil) -> [String]? {
    let view = view ?? self.view
    guard property.arrow?.arrow == .both, property.writtenSource == nil, let source = property.source else {
      return nil
    }
    var keys: [String] = []
    for term in source.alternatives {
      guard case .path(let path) = term, path.steps.count == 1, case .key(let key)? = path.steps.first?.kind,
        // An attribute or the text of an element has the sign in its key, and is none that a style gives.
        view.file.bytes.indices.contains(path.span.start),
        ![UInt8(ascii: "@"), UInt8(ascii: "$")].contains(view.file.bytes[path.span.start])
      else { return nil }
      keys.append(key)
    }
    return keys
  }

  func removalOfArrow(_ property: PropertySyntax) -> Replacement? {
    guard let start = property.type?.span.end, let end = property.source?.span.end, start < end else { return nil }
    return Replacement(span: Span(file: view.file.id, start: start, end: end), text: "")
  }

  /// `<-> a` → `<-> a ?? older_key`
  func readOlderKey(of property: PropertySyntax) -> Refactoring? {
    let place: Int
    var text = " ?? older_key"
    if let (arrow, arrowPlace) = styledArrow(of: property) {
      place = arrowPlace
      text = arrow + text
    } else {
      guard let source = property.source, property.arrow?.arrow != .write,
        source.alternatives.allSatisfy({ if case .path = $0 { true } else { false } })
      else { return nil }
      place = source.span.end
    }
    return Refactoring(.readOlderKey, "read an older key of '\(property.name.text)' too", newName: "older_key") {
      [insertion(text, at: place)]
    }
  }

  // MARK: The key style of a file

  /// The style with which the most arrows of the file can be left out. Each property keeps its key.
  func switchKeyStyle() -> Refactoring? {
    let settings = view.tree.items.compactMap { item -> SettingSyntax? in
      if case .setting(let setting) = item, case .keys = setting.kind { setting } else { nil }
    }
    let head = settings.first?.span ?? view.tree.edition?.span ?? Span(file: view.file.id, start: 0, end: 0)
    guard settings.count <= 1, touches(head) else { return nil }
    let old = KeyRules(view.tree)
    let edits = KeyStyle.allCases.filter { old.styles != [$0] }.compactMap { style in
      keyEdits(from: old, to: style).map { (style, $0) }
    }
    guard let (style, best) = edits.max(by: { $0.1.gain < $1.1.gain }), best.gain > 0 else { return nil }
    return Refactoring(.switchKeyStyle, "switch the file to keys \(style.rawValue)") {
      best.replacements + [styleLine(style, settings.first)]
    }
  }

  private func styleLine(_ style: KeyStyle, _ setting: SettingSyntax?) -> Replacement {
    if case .keys(let names, _)? = setting?.kind, let first = names.first, let last = names.last {
      let span = Span(file: view.file.id, start: first.span.start, end: last.span.end)
      return Replacement(span: span, text: style.rawValue)
    }
    let line = "keys \(style.rawValue)"
    let imports = view.tree.items.filter {
      switch $0 {
      case .importFile, .importModule: true
      case .setting, .defaultVia, .externType, .transform, .mixin, .type, .family, .enumeration, .union, .test, .nested,
        .error:
        false
      }
    }
    if let end = imports.last?.span.end ?? view.tree.edition?.span.end {
      return insertion("\n\n" + line + "\n", at: view.end(of: Span(file: view.file.id, start: end, end: end)))
    }
    return insertion(line + "\n\n", at: 0)
  }

  /// - Returns: What to write and to leave out at the properties, and how many arrows there are less; `nil` if a mixin
  ///   would get other keys, whose types may be in other files.
  private func keyEdits(from old: KeyRules, to style: KeyStyle) -> (replacements: [Replacement], gain: Int)? {
    var replacements: [Replacement] = []
    var gain = 0
    let mixed = names.mixins.flatMap { NamesInSight.properties(in: $0.members) }
    let isKept = mixed.allSatisfy { property in
      let name = property.name.text
      return property.source != nil || old.exceptions[name] != nil || old.keys(for: name) == [style.key(for: name)]
    }
    guard isKept else { return nil }
    for case .type(let type) in view.tree.flatItems where !KeyRules(view.tree, type.members).areOwn {
      for property in NamesInSight.properties(in: type.members) {
        guard old.exceptions[property.name.text] == nil else { continue }
        let new = [style.key(for: property.name.text)]
        if let keys = plainKeys(of: property), keys == new, let removal = removalOfArrow(property) {
          replacements.append(removal)
          gain += 1
        } else if let (arrow, place) = styledArrow(of: property), old.keys(for: property.name.text) != new {
          replacements.append(insertion(arrow, at: place))
          gain -= 1
        }
      }
    }
    return (replacements, gain)
  }
}
