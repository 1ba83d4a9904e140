import KVMapSema
import KVMapSource
import KVMapSyntax

/// How a rule is written, and the levels of settings that apply to it.
struct RuleScope {
  /// `nil` for a property that no line of its own declares, such as that of a generic union.
  var property: PropertySyntax?
  /// The file of the rule.
  var file: FileID
  /// From the innermost outwards. A setting of a nearer level wins.
  var levels: [SettingsLevel]
  /// The mixin that declares the rule.
  var mixin: String?
}

extension DeclarationIndex {
  /// The scopes of the rules of a mapping, by the names of the properties.
  ///
  /// - Parameters:
  ///   - file: The file that declares the mapping.
  ///   - base: Finds the mapping of the base class, and its file.
  /// - Complexity: Linear in the number of properties, including those of mixins and base classes.
  func scopes(of mapping: Mapping, in file: FileID, base: (MappingID) -> (mapping: Mapping, file: FileID)?) -> [String:
    RuleScope]
  {
    if case .transform(let name) = mapping.kind { return scopes(ofTransform: name, usedIn: file) }
    var scopes: [String: RuleScope] = [:]
    var (mapping, file) = (mapping, file)
    var seen: Set<MappingID> = []
    while seen.insert(mapping.id).inserted {
      if let type = type(at: mapping.origin.line, of: file, named: mapping.fullName) {
        scopes.merge(self.scopes(of: type, in: file)) { nearer, _ in nearer }
      }
      guard case .classType(let id?, _) = mapping.kind, let next = base(id) else { break }
      (mapping, file) = next
    }
    return scopes
  }

  private func scopes(of type: TypeDeclarationSyntax, in file: FileID) -> [String: RuleScope] {
    let own = SettingsLevel(file: file, owner: .type, members: type.members)
    var scopes: [String: RuleScope] = [:]
    for property in type.members.properties {
      scopes[property.name.text] = RuleScope(
        property: property, file: file, levels: [own] + [levels[file]].compactMap(\.self))
    }
    for name in type.mixins {
      guard let mixin = mixin(name.text, usedIn: file) else { continue }
      // The nearest wins: the mixin, the type that uses it, and then the file of the mixin.
      let inner = SettingsLevel(file: mixin.file, owner: .mixin(name.text), members: mixin.syntax.members)
      let scope = [inner, own] + [levels[mixin.file]].compactMap(\.self)
      for property in mixin.syntax.members.properties where scopes[property.name.text] == nil {
        scopes[property.name.text] = RuleScope(property: property, file: mixin.file, levels: scope, mixin: name.text)
      }
    }
    return scopes
  }

  private func scopes(ofTransform name: String, usedIn file: FileID) -> [String: RuleScope] {
    guard let transform = transform(name, usedIn: file), case .members(let members) = transform.syntax.body else {
      return [:]
    }
    var scopes: [String: RuleScope] = [:]
    for case .property(let property) in members {
      scopes[property.name.text] = RuleScope(
        property: property, file: transform.file, levels: [levels[transform.file]].compactMap(\.self))
    }
    return scopes
  }
}

extension Mapping {
  /// The name in mapping files: `User`, and `User.Form` for a second mapping.
  package var fullName: String {
    switch kind {
    case .named(let name): "\(typeName).\(name)"
    case .transform(let name): name
    case .owned, .structure, .classType, .genericUnion: typeName
    }
  }
}
