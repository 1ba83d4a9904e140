import KVMapSource

extension Parser {
  /// Mixin = "mixin" name MemberBody
  mutating func parseMixin() -> MixinSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let members = parseMemberBody()
    return MixinSyntax(
      documentation: documentation, name: name, members: members, isDamaged: hasFailures(from: start),
      span: span(from: start))
  }

  /// Map = "map" ( "enum" MappedEnum | "union" MappedUnion | MappedType )
  mutating func parseMap() -> ItemSyntax {
    let start = index
    let documentation = documentation()
    advance()
    if eat(.enum) { return .enumeration(parseMappedEnum(documentation: documentation, start: start)) }
    if eat(.union) { return .union(parseMappedUnion(documentation: documentation, start: start)) }
    return .type(parseMappedType(documentation: documentation, start: start))
  }

  /// MappedType = TypeName [ GenericParameters ] [ ":" Conformances ] [ "as" name ] [ "by" Construction ]
  ///              [ "with" Mixins ] MemberBody
  private mutating func parseMappedType(documentation: [String], start: Int) -> TypeDeclarationSyntax {
    let name = parseTypeName(colonMayFollow: true)
    let parameters = at(.leftAngle) ? parseGenericParameters() : []
    let conformances = eat(.colon) ? parseConformances() : []
    let alias = eat(.as) ? expectName(.alias) : nil
    let construction = eat(.by) ? parseConstruction() : nil
    let mixins = eat(.with) ? parseMixins() : []
    return declaration(
      .map, documentation: documentation, name: name, parameters: parameters, conformances: conformances, alias: alias,
      construction: construction, mixins: mixins, start: start)
  }

  /// Struct = "struct" name [ GenericParameters ] [ ":" Protocols ] [ "with" Mixins ] MemberBody
  mutating func parseStruct() -> TypeDeclarationSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let parameters = at(.leftAngle) ? parseGenericParameters() : []
    let protocols = eat(.colon) ? parseProtocols() : []
    let mixins = eat(.with) ? parseMixins() : []
    return declaration(
      .structure, documentation: documentation, name: name.map(typeName), parameters: parameters,
      conformances: protocols, mixins: mixins, start: start)
  }

  /// Class = "class" name [ GenericParameters ] [ ":" Type [ "," Protocols ] ] [ "with" Mixins ] MemberBody
  mutating func parseClass() -> TypeDeclarationSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let parameters = at(.leftAngle) ? parseGenericParameters() : []
    let base = eat(.colon) ? parseType() : nil
    let protocols = base != nil && eat(.comma) ? parseProtocols() : []
    let mixins = eat(.with) ? parseMixins() : []
    return declaration(
      .classType, documentation: documentation, name: name.map(typeName), parameters: parameters, base: base,
      conformances: protocols, mixins: mixins, start: start)
  }

  /// Protocols = name { "," name }
  mutating func parseProtocols() -> [ConformanceSyntax] {
    var protocols: [ConformanceSyntax] = []
    repeat {
      if let name = expectName(.protocolName) {
        protocols.append(ConformanceSyntax(name: name, isDenied: false, span: name.span))
      }
    } while eat(.comma)
    return protocols
  }

  func typeName(_ name: NameSyntax) -> TypeNameSyntax { TypeNameSyntax(first: name, span: name.span) }

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
      isDamaged: hasFailures(from: start), headSpan: headSpan, span: span(from: start))
  }

  /// Whether something was not understood since a token.
  private func hasFailures(from start: Int) -> Bool {
    failurePlaces.last.map { $0.start >= tokens[start].start } ?? false
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
  mutating func parseGenericParameters() -> [NameSyntax] {
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
