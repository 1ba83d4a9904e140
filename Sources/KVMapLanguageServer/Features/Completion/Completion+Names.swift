import KVMap
import KVMapSema
import KVMapSource
import KVMapSyntax

extension Completion {
  mutating func collectNames() {
    for alternative in place.expectations.alternatives {
      if case .name(let expected) = alternative { collect(expected) }
      if case .string(.importSubject) = alternative { collectImports() }
    }
  }

  private mutating func collect(_ expected: Expected) {
    switch expected {
    case .type:
      if isBase {
        collectBases()
      } else if place.previous?.keyword == .family {
        collectRoots()
      } else {
        collectTypes(where: TypePlace(place, names))
      }
    case .name where place.previous?.kind == .period: collectTypes(where: TypePlace(place, names))
    case .caseName:
      collectSubclasses()
      collectCaseTexts()
      collectElse()
    case .subject:
      collectTypes(where: TypePlace(place, names))
      for property in subjects { addProperty(property, text: "." + property.name.text) }
    case .mixinName:
      let used = place.namesOfList
      for mixin in names.mixins where mixin.isInSight && !used.contains(mixin.name) {
        add(mixin.name, .classType, .best, detail: "mixin")
      }
    case .keyStyle:
      let known = place.namesBeforeOr
      for word in LanguageWords.values(ofSetting: "keys") where !known.contains(word) { add(word, .enumMember, .best) }
    case .settingValue:
      let setting = place.previous.map { place.view.text($0.start, $0.end) } ?? ""
      for word in LanguageWords.values(ofSetting: setting) { add(word, .enumMember, .best) }
    case .syncPolicy:
      // What is no relationship holds the identities of one.
      let isRelation = names.item(of: place.property?.type) != nil
      for word in LanguageWords.values(ofSetting: "sync") {
        add(word, .enumMember, .best, snippet: isRelation || place.property == nil ? nil : word + "($0)")
      }
    case .relation: collectRelations()
    case .propertyName where !place.expectations.contains(.recordField):
      if place.previous?.keyword == .check {
        for property in names.properties(of: place.item) { addProperty(property) }
      } else if place.previous?.kind == .period {
        for property in subjects { addProperty(property) }
      } else {
        collectExceptions()
      }
    case .transformer: collectTransformers()
    case .argument: collectLabels()
    case .protocolName:
      let known = place.namesOfList
      let isDenied = place.previous?.kind == .tilde
      for name in (isDenied ? [] : ["Codable", "Decodable", "Encodable"]) + ["Hashable", "Sendable"]
      where !known.contains(name) { add(name, .classType, .best, detail: "protocol") }
    case .surrounding:
      for word in ["name", "object", "parent", "context"] where !place.namesOfList.contains(word) {
        add(word, .variable, .best)
      }
    case .failureKind:
      for kind in TestCase.problemKinds {
        add(kind, .enumMember, .best, text: kind.contains("-") ? "\"\(kind)\"" : nil)
      }
    case .alias, .arrow, .bodyStart, .bodyEnd, .caseTarget, .check, .closingAngle, .closingBracket,
      .closingParenthesis, .colon, .comparison, .comparisonOperator, .construction, .declaration, .declarationName,
      .documentType, .edition, .elementName, .equal, .gatherBody, .gatherPrefix, .importSubject, .element, .equals,
      .key, .list, .literal, .sentinel, .emptyArray, .emptyObject, .emptyRecord, .member, .name, .namespace,
      .nestedDeclaration, .number,
      .of, .on, .pattern, .parameterName, .propertyName, .rangeOperator, .source, .swiftName, .tableRow, .testDocument,
      .testFile, .testStep, .testTitle, .transformBody, .typeEnd, .typeWord, .value, .valueKind, .via, .with, .wordKey:
      break
    }
  }

  /// The types whose identities a property may hold, and the relationships that it may be another form of.
  private mutating func collectRelations() {
    for type in names.types where type.kind != "enum" {
      add(type.name, .classType, hasIdentity(type.item) ? .good : .other, detail: type.kind)
    }
    let isCollection = place.property?.type?.isCollection
    for property in names.properties(of: place.item) where property.span.start != place.property?.span.start {
      guard let item = names.item(of: property.type), hasIdentity(item), property.type?.isCollection == isCollection
      else { continue }
      addProperty(property)
    }
  }

  private func hasIdentity(_ item: ItemSyntax) -> Bool {
    names.properties(of: item).contains { $0.attributes.contains { $0.text == "id" } }
  }

  /// What a line `default` can be about: inside of a declaration, its own properties.
  private var subjects: [PropertySyntax] {
    let isInside = place.view.openBracket(before: place.index) != nil
    return isInside ? names.properties(of: place.item) : place.view.tree.flatItems.flatMap { names.properties(of: $0) }
  }

  /// The properties whose keys a style gives, behind `keys`.
  private mutating func collectExceptions() {
    let there = place.siblings
    let properties = place.item.map { names.properties(of: $0) } ?? []
    for property in properties.isEmpty ? allProperties : properties
    where property.source == nil && !there.contains(property.name.text) {
      addProperty(property)
    }
  }

  /// Those of the file.
  private var allProperties: [PropertySyntax] {
    let mixed = names.mixins.flatMap { NamesInSight.properties(in: $0.members) }
    return place.view.tree.flatItems.flatMap { names.properties(of: $0) } + mixed
  }

  mutating func addProperty(_ property: PropertySyntax, text: String? = nil) {
    let detail = property.type.map { self.text($0.span) }
    add(text ?? property.name.text, .property, .best, detail: detail)
  }

  private mutating func collectImports() {
    let file = place.view.file
    guard file.isInFileSystem else { return }
    for other in workspace.activeFiles where other.id != file.id && !file.imported.contains(other.id) {
      // A file that imports this one would close a circle.
      guard !workspace.imports(from: other.id).contains(file.id) else { continue }
      guard let path = RelativePath.path(of: other.path, from: file.path) else { continue }
      add(DocumentKeyText.string(path), .file, .best)
    }
  }
}

/// Paths from one file to another.
enum RelativePath {
  /// - Parameters:
  ///   - path: Absolute and normalized, like the other.
  /// - Returns: `nil` if no relative path leads there.
  static func path(of path: String, from file: String) -> String? {
    guard path.hasPrefix("/"), file.hasPrefix("/") else { return nil }
    let target = path.split(separator: "/")
    let start = file.split(separator: "/").dropLast()
    let common = zip(target, start).prefix { $0 == $1 }.count
    guard common < target.count else { return nil }
    let ups = Array(repeating: "..", count: start.count - common)
    return (ups + target[common...].map(String.init)).joined(separator: "/")
  }
}
