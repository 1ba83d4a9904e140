import KVMapSema
import KVMapSyntax

/// Makes a mapping of types that Swift source declares.
struct SwiftMapping {
  private(set) var mapping = ImportedMapping()
  private(set) var notes: [String] = []
  let declarations: SwiftDeclarations
  private let keys: KeyStyle?
  let declares: Bool
  /// The types that become declarations, by their whole names in Swift, with their names in the mapping.
  private(set) var names: [String: String] = [:]
  /// Whether a property is a date, which Codable reads otherwise.
  var hasDates = false

  init(_ declarations: SwiftDeclarations, keys: KeyStyle?, declares: Bool) {
    self.declarations = declarations
    self.keys = keys
    self.declares = declares
    mapping.statesEdition = true
    let wanted = chooseTypes()
    let types = wanted.filter { $0.kind != .enumeration }.map { type in (type, members(of: type)) }
    findStyle(types.map(\.1))
    if wanted.contains(where: \.isPublic) { mapping.settings.append(Self.publicAccess) }
    for declaration in wanted {
      if declaration.kind == .enumeration {
        declare(enumeration: declaration)
      } else if let members = types.first(where: { $0.0.name == declaration.name })?.1 {
        declare(declaration, members)
      }
    }
    if hasDates {
      notes.append("dates are read as ISO 8601; a JSONDecoder without 'dateDecodingStrategy' reads seconds since 2001")
    }
  }

  // MARK: - Which types

  private mutating func chooseTypes() -> [SwiftDeclaration] {
    let all = declarations.types.filter { !$0.path.contains("CodingKeys") }
    let hasCoded = all.contains(where: isCoded)
    var wanted: [SwiftDeclaration] = []
    for type in all where !hasCoded || isCoded(type) || codedBase(of: type) != nil {
      if hasCoded, !isCoded(type), declares, let base = codedBase(of: type) {
        notes.append("'\(type.name)' is left out: it is a subclass of '\(base)', and does not say 'Codable' itself")
        continue
      }
      if let reason = refusal(of: type) {
        notes.append("'\(type.name)' is left out: \(reason)")
        continue
      }
      guard type.kind == .enumeration ? !type.cases.isEmpty : !type.properties.isEmpty else { continue }
      wanted.append(type)
    }
    for type in wanted { names[type.name] = declares ? flatName(type) : type.name }
    return wanted
  }

  /// A mapping declares no types inside of types.
  private func flatName(_ type: SwiftDeclaration) -> String {
    var name = type.path.joined()
    while names.values.contains(name) { name += "2" }
    return name
  }

  private func isCoded(_ type: SwiftDeclaration) -> Bool {
    type.conformances.contains { conformance in
      guard case .named(let names, _) = conformance else { return false }
      return ["Codable", "Decodable", "Encodable"].contains(names.last ?? "")
    }
  }

  /// The nearest class above a class that is Codable; `nil` if there is none.
  private func codedBase(of type: SwiftDeclaration) -> String? {
    var seen: Set<String> = [type.name]
    var current = type
    while current.kind == .class, let name = baseClass(of: current), seen.insert(name).inserted,
      let base = declarations[name]
    {
      if isCoded(base) { return name }
      current = base
    }
    return nil
  }

  private func refusal(of type: SwiftDeclaration) -> String? {
    if type.kind == .actor { return "it is an actor" }
    if let name = type.parameters.first(where: { Scalar(rawValue: $0) != nil }) {
      return "its type parameter '\(name)' is a type of the language"
    }
    if let problem = ReservedNames.problem(ofType: type.name) { return problem }
    if BuiltInType.names.contains(declares ? type.path.joined() : type.name) {
      return "its name is that of a type of the language"
    }
    if type.isPrivate, !declares { return "it is private, so that no other file sees it" }
    if type.kind == .class, !declares, baseClass(of: type) != nil {
      return "a class with a base is read by the mapper of the base"
    }
    guard type.kind == .enumeration, !type.cases.isEmpty else { return nil }
    if type.cases.contains(where: \.hasPayload) { return "its cases have values; a union of the mapping can read them" }
    return rawType(of: type) == nil ? "its cases are neither texts nor integers" : nil
  }

  private func baseClass(of type: SwiftDeclaration) -> String? {
    guard case .named(let path, _)? = type.conformances.first, let name = declarations.resolved(path, in: type.path)
    else { return nil }
    return declarations[name]?.kind == .class ? name : nil
  }

  // MARK: - Structs and classes

  private func members(of type: SwiftDeclaration) -> [Member] {
    let codingKeys = declarations[type.name + ".CodingKeys"]
    return type.properties.map { property in
      var key = property.name
      var omission = property.omission
      if let codingKeys {
        if let item = codingKeys.cases.first(where: { $0.name == property.name }) {
          if case .string(isPlain: true)? = item.value.first?.kind, item.value.count == 1 { key = item.value[0].text }
        } else if omission == nil {
          omission = "CodingKeys lacks it"
        }
      }
      if omission == nil, property.isHidden, !declares { omission = "it is private, so that no other file sees it" }
      return Member(property: property, key: keys.map { $0.key(for: key) } ?? key, omission: omission)
    }
  }

  struct Member {
    var property: SwiftDeclaration.Property
    var key: String
    var omission: String?
  }

  private var style = KeyStyle.exact
  private static let publicAccess = "access public"

  private mutating func findStyle(_ types: [[Member]]) {
    let read = types.map { $0.filter { $0.omission == nil } }
    let keys = read.map { members in KeyStyles.Keys(names: members.map(\.property.name), keys: members.map(\.key)) }
    style = KeyStyles(keys).ofFile
    if style != .exact { mapping.settings.append("keys \(style.rawValue)") }
  }

  private mutating func declare(_ declaration: SwiftDeclaration, _ members: [Member]) {
    guard let name = names[declaration.name] else { return }
    let isClass = declaration.kind == .class
    var type = ImportedType(name: name, form: declares ? (isClass ? .class : .structure) : .map)
    type.parameters = declaration.parameters
    if declares {
      type.documentation = declaration.documentation
      type.base = isClass ? baseClass(of: declaration).flatMap { names[$0] } : nil
    } else {
      type.conformances = ["Hashable", "Sendable"].filter { wanted in
        declaration.conformances.contains { $0 == .named([wanted], []) || $0 == .named(["Swift", wanted], []) }
      }
    }
    // Generic types need mappers of their own access.
    if !declares, !declaration.isPublic, mapping.settings.contains(Self.publicAccess) {
      type.settings.append("access internal")
    }
    if declaration.isConditional { type.remarks.append("it is declared in '#if', of which the first branch is read") }
    if declaration.isWrittenByHand {
      type.remarks.append("'init(from:)' or 'encode(to:)' is written by hand: compare this with it")
    }
    for member in members {
      if let property = property(member, in: declaration, &type.remarks) { type.properties.append(property) }
    }
    if !declares { addConstruction(of: declaration, &type) }
    mapping.declarations.append(.type(type))
  }

  private mutating func property(_ member: Member, in type: SwiftDeclaration, _ remarks: inout [String])
    -> ImportedProperty?
  {
    let name = member.property.name
    if let omission = member.omission {
      remarks.append("'\(name)' is left out: \(omission)")
      return nil
    }
    guard let written = member.property.type ?? literalType(member.property.value) else {
      remarks.append("'\(name)' is left out: its type is not written")
      return nil
    }
    let text: String
    switch translated(written, in: type) {
    case .type(let found): text = found
    case .refused(let reason):
      remarks.append("'\(name): \(SchemaText.line(written.text))' is left out: \(reason)")
      return nil
    }
    var property = ImportedProperty(
      name: name, type: text, source: style.key(for: name) == member.key ? .byStyle : .paths([[member.key]]))
    if declares { property.documentation = member.property.documentation }
    if !member.property.value.isEmpty, member.property.value.first?.isWord("nil") != true {
      property.defaultValue = literal(member.property.value, of: text)
      if property.defaultValue == nil {
        property.remarks.append("in Swift it begins as \(excerpt(of: member.property.value))")
      }
    }
    return property
  }

  private func excerpt(of tokens: [SwiftToken]) -> String {
    let text = SwiftReader.text(tokens)
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  /// How a value of the type is created.
  private func addConstruction(of declaration: SwiftDeclaration, _ type: inout ImportedType) {
    let labels = type.properties.map(\.name)
    let made = declaration.initializers.first { $0.labels == labels }
    let stored = declaration.properties.filter { $0.omission == nil }
    let isSettable = stored.allSatisfy { !$0.isConstant && !$0.isPrivate }
    let hasValues = stored.allSatisfy { property in
      if case .optional? = property.type { return true }
      return !property.value.isEmpty
    }
    let read = Set(labels)
    // A property that is left out has to have a value of its own.
    let isWhole = declaration.properties.allSatisfy { property in
      if read.contains(property.name) || !property.value.isEmpty { return true }
      if case .optional? = property.type { return !property.isConstant }
      return false
    }
    if made == nil, isSettable, isWhole,
      declaration.initializers.contains(where: \.labels.isEmpty)
        || declaration.kind == .class && declaration.initializers.isEmpty && hasValues && !declaration.isWrittenByHand
    {
      type.isAssigned = true
    } else if made == nil,
      declaration.kind == .class || !declaration.initializers.isEmpty || declaration.isWrittenByHand
        || stored.contains(where: \.isPrivate) || !isWhole
    {
      let list = labels.map { $0 + ":" }.joined()
      type.remarks.append("the mapper needs an initialiser '\(declaration.path.last ?? "")(\(list))' that it can call")
    }
    if declaration.kind == .class, !declaration.isFinal {
      let called = type.isAssigned ? "init()" : "init(\(labels.map { $0 + ":" }.joined()))"
      type.remarks.append("the mapper calls '\(called)', which must be 'required' because the class is not final")
    }
  }

  // MARK: - Enums

  private func rawType(of type: SwiftDeclaration) -> String? {
    guard case .named(let names, _)? = type.conformances.first, let name = names.last else { return nil }
    return name == "String" || Self.integers.contains(name) ? name : nil
  }

  static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private mutating func declare(enumeration declaration: SwiftDeclaration) {
    guard let name = names[declaration.name], let rawType = rawType(of: declaration) else { return }
    var number = 0
    var cases: [ImportedCase] = []
    var remarks: [String] = []
    for item in declaration.cases {
      let documentation = declares ? item.documentation : []
      if rawType == "String" {
        let isPlain = item.value.count == 1 && item.value[0].kind == .string(isPlain: true)
        if !item.value.isEmpty, !isPlain {
          remarks.append("the value of '\(item.name)' is no plain text: \(excerpt(of: item.value))")
        }
        cases.append(
          ImportedCase(name: item.name, text: isPlain ? item.value[0].text : item.name, documentation: documentation))
      } else {
        if let value = Self.integer(SwiftReader.text(item.value)) { number = value }
        cases.append(ImportedCase(name: item.name, text: "\(number)", documentation: documentation))
        let (next, isTooLarge) = number.addingReportingOverflow(1)
        number = isTooLarge ? number : next
      }
    }
    mapping.declarations.append(
      .enumeration(
        .init(
          name: name, isMapped: !declares, rawType: rawType, cases: cases, otherCase: nil,
          documentation: declares ? declaration.documentation : [], remarks: remarks)))
  }

  /// The value of an integer literal, with its sign.
  static func integer(_ text: String) -> Int? {
    let digits = text.replacing("_", with: "").replacing(" ", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }
}
