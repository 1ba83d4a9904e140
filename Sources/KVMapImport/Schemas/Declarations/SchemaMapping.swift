import KVMap
import KVMapSema

/// Makes a mapping of what was found in a schema.
struct SchemaMapping {
  private(set) var mapping = ImportedMapping()
  private let reader: SchemaReader
  private let names: SchemaNames
  private let recursion: SchemaRecursion
  private let propertyNames: SchemaPropertyNames
  /// Records that refuse keys which they only write, and their mixins.
  private let refusing: Set<SchemaDeclaration.ID>
  private var styles = KeyStyles([])

  init(_ reader: SchemaReader, _ names: SchemaNames) {
    self.reader = reader
    self.names = names
    propertyNames = SchemaPropertyNames(reader, names.order)
    refusing = Set(
      names.order.flatMap { id -> [SchemaDeclaration.ID] in
        guard case .record(let record) = reader[id].kind, record.isClosed else { return [] }
        return [id] + reader.allMixins(of: id)
      })
    recursion = SchemaRecursion(reader, names.order, refusing: refusing)
    mapping.statesEdition = true
    styles = KeyStyles(names.order.compactMap { keys(of: $0) })
    if styles.ofFile != .exact { mapping.settings.append("keys \(styles.ofFile.rawValue)") }
    for id in names.order { declare(id) }
  }

  /// A type as it is written.
  func text(of type: SchemaType) -> String {
    switch type {
    case .scalar(let name): name
    case .declared(let id): names.names[id] ?? "Value"
    case .array(let element): "[\(text(of: element))]"
    case .dictionary(let key, let element): "[\(text(of: key)): \(text(of: element))]"
    }
  }

  private func text(of element: SchemaElement) -> String { text(of: element.type) + (element.isOptional ? "?" : "") }

  // MARK: - Declarations

  private mutating func declare(_ id: SchemaDeclaration.ID) {
    guard let name = names.names[id] else { return }
    let declaration = reader[id]
    var documentation = declaration.documentation
    if documentation.isEmpty, let title = declaration.title, SwiftWords.type(KeyWords(title).all) != name, title != name
    {
      documentation = SchemaText.lines(title)
    }
    switch declaration.kind {
    case .record(let record): declare(record, id, named: name, documentation)
    case .enumeration(let enumeration):
      let names = caseNames(of: enumeration)
      let isText = enumeration.cases.allSatisfy { $0.value.stringValue != nil }
      let cases = zip(names, enumeration.cases).map { name, item in
        ImportedCase(
          name: name, text: item.value.stringValue ?? item.value.numberValue?.intValue.map(String.init) ?? "",
          documentation: item.documentation)
      }
      mapping.declarations.append(
        .enumeration(
          .init(
            name: name, rawType: isText ? "String" : "Int", cases: cases,
            otherCase: enumeration.isOpen ? PropertyNames.otherCase(besides: names) : nil, documentation: documentation,
            remarks: declaration.remarks)))
    case .union(let union): declare(union, named: name, documentation, declaration.remarks)
    }
  }

  private func caseNames(of enumeration: SchemaDeclaration.Enumeration) -> [String] {
    PropertyNames.caseNames(
      for: enumeration.cases.map { item in
        if let text = item.value.stringValue { return text }
        let digits = item.value.numberValue?.intValue.map(String.init) ?? ""
        return digits.hasPrefix("-") ? "minus" + digits.dropFirst() : "value" + digits
      })
  }

  private mutating func declare(
    _ union: SchemaDeclaration.Union, named name: String, _ documentation: [String], _ remarks: [String]
  ) {
    let order = SchemaCaseOrder(union, reader)
    let names = PropertyNames.caseNames(for: order.cases.map { $0.words.joined(separator: "_") })
    let cases = zip(names, order.cases).map { name, item in
      ImportedUnion.Case(
        name: name, type: item.type.map { text(of: $0) }, text: item.tags.first,
        otherTexts: Array(item.tags.dropFirst()), areLiterals: !item.areTexts, isOnlyRead: item.isOnlyRead)
    }
    mapping.declarations.append(
      .union(
        .init(
          name: name, choice: union.key.map { .key($0) } ?? .shape, cases: cases,
          otherCase: union.otherType.map { _ in PropertyNames.otherCase(besides: names) },
          otherType: union.otherType.map { text(of: $0) } ?? "Object", documentation: documentation,
          remarks: remarks + order.remarks(names))))
  }

  // MARK: - Records

  /// The members that are not those of its mixin.
  private func ownMembers(_ id: SchemaDeclaration.ID, _ record: SchemaDeclaration.Record) -> [SchemaDeclaration.Record
    .Member]
  {
    guard !record.isMixin, let mixin = reader.mixins[reader[id].place], case .record(let other) = reader[mixin].kind
    else { return record.members }
    return record.members.filter { member in
      !other.members.contains {
        $0.key == member.key && $0.isRequired == member.isRequired && $0.value.type == member.value.type
      }
    }
  }

  private func keys(of id: SchemaDeclaration.ID) -> KeyStyles.Keys? {
    guard case .record(let record) = reader[id].kind, !record.isPositional else { return nil }
    let members = ownMembers(id, record)
    let keys = members.map(\.key)
    return KeyStyles.Keys(names: propertyNames.names(for: keys, of: id), keys: keys)
  }

  private mutating func declare(
    _ record: SchemaDeclaration.Record, _ id: SchemaDeclaration.ID, named name: String, _ documentation: [String]
  ) {
    var type = ImportedType(name: name, form: record.isMixin ? .mixin : .structure, documentation: documentation)
    type.remarks = reader[id].remarks
    type.mixins = reader.allMixins(of: id).compactMap { names.names[$0] }
    let members = ownMembers(id, record)
    let style = type.mixins.isEmpty && !record.isMixin ? keys(of: id).flatMap { styles.own(of: $0) } : nil
    if let style { type.settings.append("keys \(style.rawValue)") }
    if record.isClosed { type.settings.append("unknown error") }
    let own = propertyNames.names(for: members.map(\.key), of: id)
    for (index, member) in members.enumerated() {
      // Nothing can be written where an element in front of it is absent.
      let mayHaveDefault = !record.isPositional || members[..<index].allSatisfy(\.isRequired)
      var property = property(
        member, of: id, named: own[index], style ?? styles.ofFile, mayHaveDefault: mayHaveDefault,
        mayBeEmpty: !record.isPositional)
      if record.isPositional { property.source = .element(index) }
      type.properties.append(property)
    }
    if let rest = record.rest {
      type.properties.append(self.rest(rest, record, besides: own + propertyNames.names(ofMixinsOf: id)))
    }
    mapping.declarations.append(.type(type))
  }

  private func rest(_ value: SchemaValue, _ record: SchemaDeclaration.Record, besides names: [String])
    -> ImportedProperty
  {
    let numbered = PropertyNames.names(for: ["extra"], arePlural: [false], besides: Set(names)).first ?? "extra"
    let name = ["extra", "others", "additional"].first { !names.contains($0) } ?? numbered
    let element = value.transformer == nil ? text(of: value.asElement) : "String"
    let isAnything = element == "Value" || value.isNothing
    let type = record.isPositional ? "[\(element)]" : isAnything ? "Object" : "[String: \(element)]"
    var property = ImportedProperty(
      name: name, type: type, source: .rest, remarks: value.remarks, documentation: value.documentation)
    if let transformer = value.transformer {
      for condition in value.conditions { property.remarks.append("'\(condition)' of each is not checked") }
      property.remarks.append("they are not read by '\(transformer)'")
    } else {
      property.conditions = value.conditions.map { "each " + $0 }
    }
    return property
  }

  /// - Parameters:
  ///   - mayHaveDefault: Whether a value that is absent may be written.
  ///   - mayBeEmpty: Whether a collection that is absent may be written as an empty one.
  private func property(
    _ member: SchemaDeclaration.Record.Member, of owner: SchemaDeclaration.ID, named name: String, _ style: KeyStyle,
    mayHaveDefault: Bool, mayBeEmpty: Bool
  ) -> ImportedProperty {
    let value = member.value
    let edge = SchemaRecursion.Edge(record: owner, key: member.key)
    let isOnlyWritten = value.isOnlyWritten && !refusing.contains(owner)
    // A value of any kind is null as well.
    let mayBeNull = value.isOptional && value.type != .anything
    var isOptional = mayBeNull || !member.isRequired
    var property = ImportedProperty(
      name: name, type: text(of: value.type), source: .byStyle, transformer: value.transformer,
      conditions: value.conditions, remarks: value.remarks, documentation: value.documentation)
    property.isBoxed = recursion.boxed.contains(edge)
    var isRequired = member.isRequired
    if value.isOnlyWritten, !isOnlyWritten {
      property.remarks.append("the schema says 'writeOnly': true, but 'unknown error' refuses what no rule reads")
    }
    if recursion.endless.contains(edge) {
      isOptional = true
      isRequired = false
      property.remarks.append("required in the schema, where no value can ever end")
    }
    if value.isOnlyRead || isOnlyWritten { isOptional = true }
    if let given = value.defaultValue, given != .null {
      property.defaultValue = mayHaveDefault ? literal(given, as: value) : nil
      if property.defaultValue == nil {
        property.remarks.append("the default of the schema is \(SchemaText.excerpt(of: given))")
      }
    }
    if property.defaultValue != nil {
      isOptional = mayBeNull
    } else if isOptional, mayBeEmpty, !(member.isRequired && mayBeNull), let empty = emptyValue(of: value) {
      property.defaultValue = empty
      isOptional = false
    }
    if isOptional { property.type += "?" }
    property.writesNil = member.isRequired && mayBeNull && isOptional && !value.isOnlyRead
    if isRequired, isOptional || property.defaultValue != nil {
      // In OpenAPI it is required only in the direction in which it is there at all.
      let isHalf = reader.file.dialect.isOpenAPI && (value.isOnlyRead || isOnlyWritten)
      property.remarks.append(
        !isHalf
          ? SchemaText.requiredIsNotChecked
          : value.isOnlyRead ? SchemaText.requiredInResponsesIsNotChecked : SchemaText.requiredInRequestsIsNotChecked)
    }
    property.isRequired = isRequired && !value.isOnlyRead && !isOnlyWritten
    let isStyled = value.transformer == nil && style.key(for: name) == member.key
    if value.isOnlyRead {
      property.source = .onlyRead([[member.key]])
    } else if isOnlyWritten {
      property.source = .onlyWritten([member.key])
    } else if !isStyled {
      property.source = .paths([[member.key]])
    }
    return property
  }

  /// The empty value of a collection that may be empty.
  private func emptyValue(of value: SchemaValue) -> String? {
    let needsElements = value.conditions.contains {
      $0.hasPrefix("count >=") || $0.hasPrefix("count in") || $0.hasPrefix("count ==")
    }
    // Steps may make something else of it.
    guard !needsElements, value.transformer != "json_text" else { return nil }
    switch value.type {
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .scalar, .declared: return nil
    }
  }

  private func literal(_ given: JSONValue, as value: SchemaValue) -> String? {
    SchemaLiterals.text(given, as: value.type) { id, given in
      guard case .enumeration(let enumeration) = reader[id].kind else { return nil }
      let names = caseNames(of: enumeration)
      if let index = enumeration.cases.firstIndex(where: { $0.value == given }) { return names[index] }
      guard enumeration.isOpen, let text = given.stringValue else { return nil }
      return "\(PropertyNames.otherCase(besides: names))(\(MappingText.literal(text)))"
    }
  }
}
