import KVMapSource

extension Parser {
  /// Mixin = "mixin" name MemberBody
  mutating func parseMixin() -> MixinSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let members = parseMemberBody()
    return MixinSyntax(documentation: documentation, name: name, members: members, span: span(from: start))
  }

  /// Map = "map" TypeName [ ":" Conformances ] [ "as" name ] [ "by" Construction ] [ "with" Mixins ]
  ///       MemberBody
  mutating func parseMap() -> TypeDeclarationSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = parseTypeName(colonMayFollow: true)
    let conformances = eat(.colon) ? parseConformances() : []
    let alias = eat(.as) ? expectName(.alias) : nil
    let construction = eat(.by) ? parseConstruction() : nil
    let mixins = eat(.with) ? parseMixins() : []
    return declaration(
      .map, documentation: documentation, name: name, conformances: conformances, alias: alias,
      construction: construction, mixins: mixins, start: start)
  }

  /// Struct = "struct" name [ GenericParameters ] [ "with" Mixins ] MemberBody
  mutating func parseStruct() -> TypeDeclarationSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let parameters = at(.leftAngle) ? parseGenericParameters() : []
    passConformances()
    let mixins = eat(.with) ? parseMixins() : []
    return declaration(
      .structure, documentation: documentation, name: name.map(typeName), parameters: parameters, mixins: mixins,
      start: start)
  }

  /// Class = "class" name [ ":" Type ] [ "with" Mixins ] MemberBody
  mutating func parseClass() -> TypeDeclarationSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let base = eat(.colon) ? parseType() : nil
    passConformances(behindType: true)
    let mixins = eat(.with) ? parseMixins() : []
    return declaration(
      .classType, documentation: documentation, name: name.map(typeName), base: base, mixins: mixins, start: start)
  }

  private func typeName(_ name: NameSyntax) -> TypeNameSyntax { TypeNameSyntax(first: name, span: name.span) }

  private mutating func declaration(
    _ kind: TypeDeclarationSyntax.Kind, documentation: [String], name: TypeNameSyntax?, parameters: [NameSyntax] = [],
    base: TypeSyntax? = nil, conformances: [ConformanceSyntax] = [], alias: NameSyntax? = nil,
    construction: TypeDeclarationSyntax.Construction? = nil, mixins: [NameSyntax], start: Int
  ) -> TypeDeclarationSyntax {
    let headSpan = span(from: start)
    let members = parseMemberBody()
    return TypeDeclarationSyntax(
      documentation: documentation, kind: kind, name: name, parameters: parameters, base: base,
      conformances: conformances, alias: alias, construction: construction, mixins: mixins, members: members,
      headSpan: headSpan, span: span(from: start))
  }

  /// Conformances = Conformance { "," Conformance }
  mutating func parseConformances() -> [ConformanceSyntax] {
    var conformances: [ConformanceSyntax] = []
    repeat {
      if let conformance = parseConformance() { conformances.append(conformance) }
    } while eat(.comma)
    return conformances
  }

  /// Conformance = [ "~" ] name
  private mutating func parseConformance() -> ConformanceSyntax? {
    let start = index
    let isDenied = eat(.tilde)
    return expectName(.protocolName).map { ConformanceSyntax(name: $0, isDenied: isDenied, span: span(from: start)) }
  }

  /// Construction = "init" | "assignment" | "factory" QualifiedName
  private mutating func parseConstruction() -> TypeDeclarationSyntax.Construction {
    let start = index
    if eat(.`init`) { return .initializer(span(from: start)) }
    if eat(.assignment) { return .assignment(span(from: start)) }
    if eat(.factory) {
      let function = parseQualifiedName(.swiftName)
      return .factory(function, span(from: start))
    }
    reportMissing(.construction)
    return .missing(missingPlace)
  }

  /// Mixins = name { "," name }
  private mutating func parseMixins() -> [NameSyntax] {
    var names: [NameSyntax] = []
    repeat {
      if let name = expectName(.mixinName) { names.append(name) }
    } while eat(.comma)
    return names
  }

  /// GenericParameters = "<" name { "," name } ">"
  private mutating func parseGenericParameters() -> [NameSyntax] {
    advance()
    var names: [NameSyntax] = []
    repeat {
      if let name = expectName(.parameterName) { names.append(name) }
    } while eat(.comma)
    expect(.rightAngle, .closingAngle)
    return names
  }

  /// MemberBody = "{" { Member [ "," ] } "}"
  private mutating func parseMemberBody() -> [MemberSyntax] {
    guard expectBody() else { return [] }
    return members { $0.parseMember() }
  }
}
