/// Whole files: settings, imports, and the order in which declarations are generated.
extension ProgramGenerator {
  mutating func program(seed: UInt64) -> GeneratedProgram {
    var shared: [Piece] = []
    var items: [Piece] = []
    let hasImport = wants(.importFile, 15)
    if hasImport {
      shared.append(enumeration())
      shared.append(structure())
      if wants(.mixin, 50) { shared.append(mixin()) }
      if wants(.ownPipeline, 40) { shared.append(ownPipeline()) }
    }
    let sharedMixins = mixins
    let settings = fileSettings()
    if wants(.context, 12) {
      items.append(plainStructure(isContext: true))
      context = known.last
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) { items.append(enumeration()) }
    if wants(.mixin, 20) { items.append(mixin()) }
    items += ownTransforms()
    if wants(.gather, 30) { items.append(plainStructure(isContext: false)) }
    for _ in 0..<Int.random(in: 0...2, using: &random) { items.append(structure()) }
    items += otherDeclarations()
    let root = rootDeclaration()
    items.append(root.piece)
    // A file that synchronises has a type with an identity.
    if isSynchronised { items.append(Piece.text("struct Row_of_sync { @id id: Int }\n").marked(.id)) }
    if wants(.test, 14) { items.append(test(of: root.type)) }
    var head: [Piece] = chance(20) ? [.optional("kvmap 1\n")] : []
    if wants(.keyStyle, 25) {
      var line = keys()
      if !hasImport, memberNames.contains("remoteID"), wants(.keyException, 60) {
        line = line + .optional(Piece(" { remoteID <-> ident }").marked(.keyException))
      }
      head.append(.optional(line + "\n"))
    }
    if hasImport {
      head.append("import \"Shared.kvmap\"\n" + Piece.nothing.marked(.importFile))
      if let access { shared.insert(access + "\n", at: 0) }
      // At least one declaration of an imported file must be used.
      if !sharedMixins.isEmpty { mixins = sharedMixins }
    }
    // A public import is only right if the interface shows types of the module, which mapped types may be.
    let maps = Piece.all(items).constructs.intersection([
      .map, .namedMapping, .mapEnum, .mapUnion, .mapGeneric, .externType, .codableType,
    ])
    if maps.isEmpty, wants(.importModule, 8) {
      head.append(.optional(Piece("import Foundation\n").marked(.importModule)))
    }
    let body = nested(shuffled(items).map { Piece.optional($0 + "\n") })
    var files = [GeneratedProgram.File(path: "Main.kvmap", piece: .all(head + settings + ["\n"] + body))]
    if hasImport { files.append(.init(path: "Shared.kvmap", piece: .all(shared.map { .optional($0 + "\n") }))) }
    return GeneratedProgram(
      seed: seed, files: files, entry: entry(root.type), context: context.map { outerPrefix + $0.name },
      isReversible: isReversible)
  }

  /// What the names of types begin with outside their namespace.
  private var outerPrefix: String { isNested ? Self.outerName + "." : "" }
  private static let outerName = "Outer_"

  /// The declarations in one or two blocks of a namespace, if the program has one.
  private mutating func nested(_ items: [Piece]) -> [Piece] {
    guard isNested else { return items }
    let middle = Int.random(in: 0...items.count, using: &random)
    return [items.prefix(middle), items.suffix(items.count - middle)].filter { !$0.isEmpty }.map {
      ("namespace \(Self.outerName) {\n" + .all(Array($0)) + "}\n").marked(.nesting)
    }
  }

  private mutating func entry(_ type: TypeSketch.Declared) -> String {
    let name = outerPrefix + type.name
    if type.isFamily { return name }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return "[\(name)]"
    case 1: return "[String: \(name)]"
    default: return name
    }
  }

  /// Lines of settings at the head of the file.
  private mutating func fileSettings() -> [Piece] {
    var lines: [Piece] = []
    if wants(.coercion, 12) {
      isLenientFile = true
      lines.append(Piece("coercion lenient").marked(.coercion))
    }
    lines += settings(percent: 8)
    if wants(.syncSetting, 9) {
      isSynchronised = true
      lines.append(Piece.text("sync " + pick(["merge", "replace", "add"])).marked(.syncSetting))
    }
    if wants(.access, 15) {
      let line = Piece.text("access " + pick(["public", "package", "internal", "public"])).marked(.access)
      access = line
      lines.append(line)
    }
    if wants(.defaultOfType, 12) {
      let rule = pick([
        ("Date", "epoch_seconds"), ("Date", "date(\"yyyy-MM-dd HH:mm:ss\")"), ("Decimal", "decimal_text"),
        ("Data", "base64url"), ("UUID", "uuid"), ("Bool", "bool(\"Y\", \"N\")"), ("Int64", "number"),
        ("URL", "url(base: \"https://example.org/\")"),
        ("Coordinate", "coordinate(latitude: \"lat\", longitude: \"lng\")"),
      ])
      typesWithDefault.insert(rule.0)
      lines.append(Piece.text("default \(rule.0) via \(rule.1)").marked(.defaultOfType))
    }
    if wants(.defaultOfName, 8) {
      namedDefault = "handle"
      lines.append(
        Piece.text("default .handle via " + pick(["prefix(\"@\")", "suffix(\"!\")"])).marked(.defaultOfName))
    }
    return lines.map { .optional($0 + "\n") }
  }

  /// Settings that are allowed in a file and in a type.
  mutating func settings(percent: Int) -> [Piece] {
    var lines: [Piece] = []
    if wants(.unknown, percent) {
      lines.append(Piece.text("unknown " + pick(["warn", "error", "ignore"])).marked(.unknown))
    }
    if wants(.duplicates, percent) {
      lines.append(Piece.text("duplicates " + pick(["first", "last", "error"])).marked(.duplicates))
    }
    if wants(.nilFor, percent / 2) {
      let sentinels = ["\"N/A\"", "\"\" or -1", "false", isReversible ? "[]" : "[] or {}", "0"]
      lines.append(Piece.text("nil for " + pick(sentinels)).marked(.nilFor))
    }
    if !isReversible, wants(.emptySetting, percent / 2) { lines.append(Piece("empty error").marked(.emptySetting)) }
    if wants(.constantProperties, percent / 2) {
      lines.append(Piece("properties let").marked(.constantProperties))
    }
    if wants(.nilSetting, percent) {
      lines.append(Piece.text("nil " + pick(["write", "write", "omit"])).marked(.nilSetting))
    }
    if wants(.depth, percent) {
      lines.append(Piece.text("depth \(pick([8, 40, 129, 1000]))").marked(.depth))
    }
    return lines
  }

  mutating func keys() -> Piece {
    let styles = shuffled([
      "snake_case", "camelCase", "PascalCase", "kebab_case", "SCREAMING_SNAKE_CASE", "exact",
    ])
    var line: Piece = .text("keys \(styles[0])").marked(.keyStyle)
    if wants(.secondKeyStyle, 30) { line = line + .optional(Piece.text(" or \(styles[1])").marked(.secondKeyStyle)) }
    return line
  }

  private mutating func otherDeclarations() -> [Piece] {
    var items: [Piece] = []
    let makers: [(Construct, Int)] = [
      (.generic, 15), (.valueUnion, 15), (.keyUnion, 15), (.payloadUnion, 10), (.family, 12), (.subclass, 8),
      (.oneKeyUnion, 12), (.contextUnion, 12), (.genericUnion, 6), (.genericClass, 6), (.record, 14),
      (.objectMembers, 9), (.mapEnum, 0), (.mapUnion, 0),
      (.map, 12), (.mapByFactory, 0), (.mapGeneric, 5), (.namedMapping, 10),
      (.whole, 10), (.elementKey, 15), (.parent, 12), (.genericType, 0), (.unionType, 0), (.classType, 0),
      (.mappedType, 0),
    ]
    for (construct, percent) in shuffled(makers) where wants(construct, percent) {
      switch construct {
      case .generic, .genericType: items.append(genericStructure())
      case .valueUnion, .unionType: items.append(valueUnion())
      case .oneKeyUnion, .mapUnion: items.append(oneKeyUnion())
      case .contextUnion: if let union = contextUnion() { items.append(union) }
      case .genericUnion: items.append(genericUnion())
      case .genericClass: items.append(genericClass())
      case .record: items.append(recordStructure())
      case .objectMembers:
        if !known.contains(where: \.isOneKey) { items.append(oneKeyUnion()) }
        if let structure = membersStructure() { items.append(structure) }
      case .mapEnum: items.append(enumeration())
      case .keyUnion: items.append(keyUnion(isBeside: false))
      case .payloadUnion: items.append(keyUnion(isBeside: true))
      case .family: items.append(classes(isFamily: true))
      case .subclass, .classType: items.append(classes(isFamily: false))
      case .mapGeneric: items.append(genericMapping())
      case .map, .mappedType, .mapByFactory: items.append(mapping())
      case .namedMapping: items.append(typeWithTwoMappings())
      case .whole: items.append(wholeStructure())
      case .elementKey: items.append(elementStructure())
      default: items.append(dependentStructure())
      }
    }
    return items
  }

  private mutating func test(of type: TypeSketch.Declared) -> Piece {
    let line = pick(["json \"{}\"", "json \"\"\"{\"a\": [1, null]}\"\"\"", "form \"a=b\""])
    let end = pick(["fails with missing", "fails at a with \"unknown-key\"", "roundtrip"])
    return Piece.text("test \(type.name) \"a document\" {\n  \(line)\n  \(end)\n}\n").marked(.test)
  }
}
