import KVMap

/// Finds what the places of a schema are in the language.
///
/// The recursion has a limit of its own: references lead from one deep part of a file to the next.
struct SchemaReader {
  let file: SchemaFile
  let references: SchemaReferences
  var declarations: [SchemaDeclaration] = []
  private(set) var problems: [String] = []
  /// What places that others refer to are.
  private var values: [String: SchemaValue] = [:]
  /// The declaration that was begun for a place.
  private(set) var begun: [String: SchemaDeclaration.ID] = [:]
  /// The mixins of places.
  var mixins: [String: SchemaDeclaration.ID] = [:]
  /// Places with null among their values.
  var nullable: Set<String> = []
  /// Places that are being looked at.
  private var open: Set<String> = []
  /// Declarations that something referred to while they were begun.
  private var used: Set<SchemaDeclaration.ID> = []
  /// Those of them that are the value itself, and not inside of it.
  var direct: Set<String> = []
  /// The name of the type of a document.
  private(set) var rootName = "Document"
  var flattened: [String: SchemaParts] = [:]
  var flattening: Set<String> = []

  private var waiting: [(SchemaDeclaration.ID, String, SchemaParts)] = []
  /// In how many schemas that are made of others the reader is, one inside of the other.
  private var mergedDepth = 0
  private static let deepestMerge = 6
  /// How many schemas were looked at inside of those that are made of others, of which some files have no end.
  private var madeCount = 0
  private static let mostMade = 10_000
  /// The first places of schemas that are made of others, by what they say.
  private var combined: [JSONObject: String] = [:]
  /// In how many schemas the reader is, one inside of the other.
  private var depth = 0
  private static let deepest = 1_000
  /// So many references are followed, one through the other, before objects are postponed.
  static let mostOpen = 50

  /// Types nest 16 deep; dictionaries of arrays of optionals take some of them.
  private static let deepestType = 12

  init(_ file: SchemaFile) {
    self.file = file
    references = SchemaReferences(file.root)
  }

  // MARK: - Values

  mutating func value(of schema: JSONValue, at place: String, _ site: SchemaSite) -> SchemaValue {
    let object: JSONObject
    switch schema {
    case .bool(true): return .anything
    case .bool(false): return .nothing
    case .object(let members): object = members
    case .null, .number, .string, .array:
      report("'\(place)' is no schema, but \(SchemaText.excerpt(of: schema))")
      return .anything
    }
    if let known = begun[place], !direct.contains(place) {
      return annotated(declared(known, at: place), SchemaNode(object, at: place), site)
    }
    guard depth < Self.deepest else {
      var value = SchemaValue.anything
      value.remarks = ["schemas nest more than \(Self.deepest) deep here, so it is kept as it is"]
      return value
    }
    depth += 1
    defer { depth -= 1 }
    return value(of: object, at: place, site)
  }

  private mutating func value(of object: JSONObject, at place: String, _ site: SchemaSite) -> SchemaValue {
    if mergedDepth > 0 {
      if let id = known(object, at: place) {
        return annotated(declared(id, at: place), SchemaNode(object, at: place), site)
      }
      madeCount += 1
      guard madeCount <= Self.mostMade else { return Self.endless }
    }
    if object[SchemaNode.mergedMark] != nil {
      return merging { $0.value(of: $0.parts(of: object, at: place), at: place, site) }
    }
    if let reference = object["$ref"]?.stringValue, let value = value(of: reference, beside: object, at: place) {
      return value
    }
    if let (target, node) = onlyPart(of: object, at: place) { return annotated(value(at: target), node, site) }
    let parts = self.parts(of: object, at: place)
    if parts.bases.count == 1, let base = parts.bases.first, parts.isOnlyItsBase {
      return annotated(value(at: base), parts.own, site)
    }
    guard parts.isCombined else { return value(of: parts, at: place, site) }
    if let id = known(object, at: place) {
      return annotated(declared(id, at: place), SchemaNode(object, at: place), site)
    }
    return merging { $0.value(of: parts, at: place, site) }
  }

  /// The declaration of a schema that says the same, where schemas are made of others.
  ///
  /// A schema that is made of itself would be made again and again, at another place each time.
  private mutating func known(_ object: JSONObject, at place: String) -> SchemaDeclaration.ID? {
    let isMade = ["allOf", "anyOf", "oneOf"].contains { object[$0] != nil }
    guard isMade || object["$ref"] != nil && object.count > 1 else { return nil }
    guard let first = combined[object] else {
      combined[object] = place
      return nil
    }
    guard first != place, !direct.contains(first), let id = begun[first] else { return nil }
    if nullable.contains(first) { nullable.insert(place) }
    return id
  }

  /// The place that `allOf` refers to, if nothing else says something about values, and what is said about the property.
  private mutating func onlyPart(of object: JSONObject, at place: String) -> (target: String, node: SchemaNode)? {
    guard let (reference, node) = SchemaParts.onlyReference(of: object, at: place),
      let target = self.place(of: reference, at: place), target != place
    else { return nil }
    guard let type = node.text else { return (target, node) }
    // OpenAPI 3.0 has 'nullable' only beside a type, which is that of the part.
    guard let members = references[target]?.objectValue else { return nil }
    let parts = self.parts(of: members, at: target)
    return parts.whole.text == type || type == "object" && parts.isRecord ? (target, node) : nil
  }

  private mutating func declared(_ id: SchemaDeclaration.ID, at place: String) -> SchemaValue {
    used.insert(id)
    var value = SchemaValue(.declared(id))
    value.isOptional = nullable.contains(place)
    return value
  }

  /// - Returns: `nil` if keywords next to it count.
  private mutating func value(of reference: String, beside object: JSONObject, at place: String) -> SchemaValue? {
    let node = SchemaNode(object, at: place)
    let others = node.keywords.map(\.key).filter { key in
      key != "$ref" && !SchemaKeywords.annotations.contains(key) && !key.hasPrefix("x-")
        && !["$id", "$schema", "$defs", "definitions", "$anchor"].contains(key)
    }
    if !others.isEmpty, file.dialect.joinsReferences { return nil }
    guard let target = self.place(of: reference, at: place) else { return .anything }
    var value = annotated(value(at: target), node, SchemaSite())
    value.remarks += others.map { "'\($0)' beside '$ref' does not count in this edition of JSON Schema" }
    return value
  }

  /// The place that a reference leads to; `nil` after a problem.
  mutating func place(of reference: String, at place: String) -> String? {
    let text = SchemaText.line(reference)
    switch references.target(of: reference) {
    case .place(let target): return target
    case .otherDocument: report("'\(place)' refers to another document, '\(text)'; put what it contains into this one")
    case .nothing: report("'\(place)' refers to '\(text)', which is not there")
    }
    return nil
  }

  /// What the documents of the file are.
  mutating func value(ofRoot name: String) -> SchemaValue {
    rootName = name
    return value(at: "#")
  }

  /// What is at a place that something refers to.
  mutating func value(at place: String) -> SchemaValue {
    if direct.contains(place) {
      var value = SchemaValue.nothing
      value.remarks = ["'\(place)' is an alternative of itself, and left out"]
      return value
    }
    if let known = values[place] { return known }
    if let id = begun[place] { return declared(id, at: place) }
    if open.count >= Self.mostOpen, let id = postponed(place) { return declared(id, at: place) }
    guard open.count < 10 * Self.mostOpen else {
      report("'\(place)' is reached by more than \(10 * Self.mostOpen) references, one through the other")
      return .anything
    }
    guard open.insert(place).inserted else {
      var value = SchemaValue.anything
      value.remarks = ["'\(place)' contains itself without a type between, and is kept as it is"]
      return value
    }
    defer { open.remove(place) }
    let outer = mergedDepth
    mergedDepth = 0
    defer { mergedDepth = outer }
    let name = place == "#" ? rootName : SchemaReferences.name(of: place)
    let value = value(of: references[place] ?? .bool(true), at: place, SchemaSite(definition: name))
    values[place] = value
    return value
  }

  /// Looks at a schema that is made of two others. Those that contain each other would make ever larger ones.
  mutating func merging(_ body: (inout SchemaReader) -> SchemaValue) -> SchemaValue {
    guard mergedDepth < Self.deepestMerge else { return Self.endless }
    mergedDepth += 1
    defer { mergedDepth -= 1 }
    return body(&self)
  }

  private static var endless: SchemaValue {
    var value = SchemaValue.anything
    value.remarks = ["parts of the schema combine with each other without an end, so it is kept as it is"]
    return value
  }

  /// Begins the declaration of an object whose members are looked at later, so that long chains of references need no
  /// deep recursion.
  ///
  /// - Returns: `nil` for anything else.
  private mutating func postponed(_ place: String) -> SchemaDeclaration.ID? {
    guard let object = references[place]?.objectValue, object["$ref"] == nil, onlyPart(of: object, at: place) == nil
    else { return nil }
    let parts = self.parts(of: object, at: place)
    guard parts.isRecord, !(parts.bases.count == 1 && parts.isOnlyItsBase) else { return nil }
    let id = begin(
      .record(.init()), parts.own, at: place, SchemaSite(definition: SchemaReferences.name(of: place)))
    waiting.append((id, place, parts))
    return id
  }

  /// Looks at the members that were postponed, and at what only shows in the whole.
  mutating func finish() {
    while let (id, place, parts) = waiting.popLast() {
      inside { $0.fill(id, parts.whole, parts, at: place) }
    }
    limitUnions()
  }

  /// Something inside of a value, so that it may contain that value.
  mutating func inside<T>(_ body: (inout SchemaReader) -> T) -> T {
    let outer = direct
    direct = []
    defer { direct = outer }
    return body(&self)
  }

  mutating func report(_ problem: String) { if !problems.contains(problem) { problems.append(problem) } }

  // MARK: - One place

  /// - Parameter parts: All keywords of the place.
  mutating func value(of parts: SchemaParts, at place: String, _ site: SchemaSite) -> SchemaValue {
    var node = parts.whole
    let isNullable = takeNull(from: &node)
    if isNullable { nullable.insert(place) }
    var value = dispatch(node, parts, at: place, site)
    value.isOptional = value.isOptional || isNullable
    if value.type.depth > Self.deepestType {
      value = .anything
      value.remarks.append("it nests deeper than types of the language do, and is kept as it is")
    }
    return annotated(value, node, site)
  }

  /// Takes null out of what the keywords allow.
  private func takeNull(from node: inout SchemaNode) -> Bool {
    var isNullable = node["nullable"] == .bool(true) || node["x-nullable"] == .bool(true)
    if let types = node["type"]?.arrayValue, types.contains(.string("null")) {
      isNullable = true
      let others = types.filter { $0 != .string("null") }
      node["type"] = others.isEmpty ? .string("null") : others.count == 1 ? others[0] : .array(others)
    }
    if let values = node["enum"]?.arrayValue, values.contains(.null), values.count > 1 {
      isNullable = true
      node["enum"] = .array(values.filter { $0 != .null })
    }
    return isNullable
  }

  private mutating func dispatch(_ node: SchemaNode, _ parts: SchemaParts, at place: String, _ site: SchemaSite)
    -> SchemaValue
  {
    if let value = alternatives(node, at: place, site) { return value }
    if node["const"] == .null || node["enum"]?.arrayValue == [.null] || node.text == "null" { return onlyNull }
    if node.has("const") || node.has("enum") { return constants(node, at: place, site) }
    let types = kinds(of: node)
    guard let type = types.first else { return unknown(node) }
    if types.count > 1 { return union(ofTypes: types, node, at: place, site) }
    switch type {
    case "integer", "number": return SchemaScalars.number(node, isInteger: type == "integer")
    case "string": return text(node, at: place, site)
    case "boolean":
      var value = SchemaValue(.scalar("Bool"))
      value.remarks = SchemaKeywords.remarks(node, relevant: [], said: [])
      return value
    case "array": return array(node, at: place, site)
    case "object": return object(node, parts, at: place, site)
    case "null": return onlyNull
    default:
      report("'\(place)' is of type '\(SchemaText.line(type))', which JSON Schema has not")
      return .anything
    }
  }

  private var onlyNull: SchemaValue {
    var value = SchemaValue.anything
    value.isOptional = true
    value.remarks = ["only null is allowed"]
    return value
  }

  private func unknown(_ node: SchemaNode) -> SchemaValue {
    var value = SchemaValue.anything
    value.remarks = SchemaKeywords.remarks(
      node, relevant: SchemaKeywords.all.subtracting(SchemaKeywords.silent), said: [])
    return value
  }

  /// The types under `type`, or those that other keywords show.
  private func kinds(of node: SchemaNode) -> [String] {
    if let types = node.types {
      // Every integer is a number.
      return types.contains("number") ? types.filter { $0 != "integer" } : types
    }
    let keys = Set(node.keywords.map(\.key))
    if !keys.isDisjoint(with: SchemaKeywords.objects) { return ["object"] }
    if !keys.isDisjoint(with: SchemaKeywords.arrays) { return ["array"] }
    if !keys.isDisjoint(with: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]) {
      return ["number"]
    }
    if !keys.isDisjoint(with: SchemaKeywords.texts) { return ["string"] }
    return []
  }

  private func annotated(_ value: SchemaValue, _ node: SchemaNode, _ site: SchemaSite) -> SchemaValue {
    var value = value
    if let own = node["default"] { value.defaultValue = own }
    value.isOnlyRead = value.isOnlyRead || node["readOnly"] == .bool(true)
    value.isOnlyWritten = value.isOnlyWritten || node["writeOnly"] == .bool(true)
    value.isOptional = value.isOptional || node["nullable"] == .bool(true) || node["x-nullable"] == .bool(true)
    if node["deprecated"] == .bool(true) { value.remarks.append("deprecated") }
    let text = node["description"]?.stringValue ?? title(of: node, site)
    if let text, !isOfDeclaration(value, at: node.place) { value.documentation = SchemaText.lines(text) }
    return value
  }

  /// A title that says more than the key does.
  private func title(of node: SchemaNode, _ site: SchemaSite) -> String? {
    guard let title = node["title"]?.stringValue, KeyWords(title).all != site.words else { return nil }
    return title
  }

  /// Whether the text of a place is that of the declaration that was made of it.
  private func isOfDeclaration(_ value: SchemaValue, at place: String) -> Bool {
    if case .declared(let id) = value.type { begun[place] == id } else { false }
  }

  // MARK: - Declarations

  /// Begins a declaration, so that what is inside of it can refer to it.
  mutating func begin(_ kind: SchemaDeclaration.Kind, _ node: SchemaNode, at place: String, _ site: SchemaSite)
    -> SchemaDeclaration.ID
  {
    let id = SchemaDeclaration.ID(index: declarations.count)
    var declaration = SchemaDeclaration(kind: kind, place: place, site: site)
    if let text = node["description"]?.stringValue { declaration.documentation = SchemaText.lines(text) }
    declaration.title = node["title"]?.stringValue
    declarations.append(declaration)
    begun[place] = id
    return id
  }

  /// Takes back that something is begun.
  ///
  /// - Returns: Whether nothing refers to it.
  mutating func forget(_ id: SchemaDeclaration.ID, at place: String) -> Bool {
    guard !used.contains(id) else { return false }
    begun[place] = nil
    return true
  }

  /// Gives a place the declaration that was made of a part of it.
  mutating func begin(_ id: SchemaDeclaration.ID, at place: String) { begun[place] = id }

  subscript(id: SchemaDeclaration.ID) -> SchemaDeclaration {
    get { declarations[id.index] }
    set { declarations[id.index] = newValue }
  }
}
