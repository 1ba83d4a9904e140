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
        collectTypes()
      }
    case .caseName:
      collectSubclasses()
      collectCaseTexts()
      collectElse()
    case .subject:
      collectTypes()
      for property in place.view.tree.flatItems.flatMap({ names.properties(of: $0) }) {
        addProperty(property, text: "." + property.name.text)
      }
    case .mixinName:
      let used: Set<String> = if case .type(let type)? = place.item { Set(type.mixins.map(\.text)) } else { [] }
      for mixin in names.mixins where !used.contains(mixin.name) { add(mixin.name, .classType, .best, detail: "mixin") }
    case .keyStyle: for word in LanguageWords.values(ofSetting: "keys") { add(word, .enumMember, .best) }
    case .settingValue:
      let setting = place.previous.map { place.view.text($0.start, $0.end) } ?? ""
      for word in LanguageWords.values(ofSetting: setting) { add(word, .enumMember, .best) }
    case .syncPolicy: for word in LanguageWords.values(ofSetting: "sync") { add(word, .enumMember, .best) }
    case .relation:
      // The types whose identities a property may hold, and the relationships that it may be another form of.
      for type in names.types where type.kind != "enum" {
        let hasIdentity = names.properties(of: type.item).contains { $0.attributes.contains { $0.text == "id" } }
        add(type.name, .classType, hasIdentity ? .good : .other, detail: type.kind)
      }
      let others = names.properties(of: place.item).filter { $0.span.start != place.property?.span.start }
      for property in others where names.item(of: property.type) != nil { addProperty(property) }
    case .propertyName where !place.expectations.contains(.recordField):
      let properties = place.item.map { names.properties(of: $0) } ?? []
      let all = properties.isEmpty ? place.view.tree.flatItems.flatMap { names.properties(of: $0) } : properties
      for property in all where property.source == nil || !properties.isEmpty { addProperty(property) }
    case .transformer: collectTransformers()
    case .argument: collectLabels()
    case .surrounding: for word in ["name", "object", "parent", "context"] { add(word, .variable, .best) }
    case .failureKind:
      for kind in TestCase.problemKinds {
        add(kind, .enumMember, .best, text: kind.contains("-") ? "\"\(kind)\"" : nil)
      }
    case .alias, .arrow, .bodyStart, .bodyEnd, .caseTarget, .check, .closingAngle, .closingBracket,
      .closingParenthesis, .colon, .comparison, .comparisonOperator, .construction, .declaration, .declarationName,
      .documentType, .edition, .elementName, .equal, .gatherBody, .gatherPrefix, .importSubject, .element, .equals,
      .key, .list, .literal, .sentinel, .emptyArray, .emptyObject, .member, .protocolName, .name, .namespace, .number,
      .of, .on, .pattern, .parameterName, .propertyName, .rangeOperator, .source, .swiftName, .tableRow, .testDocument,
      .testFile, .testStep, .testTitle, .transformBody, .typeEnd, .typeWord, .value, .valueKind, .via, .with, .wordKey:
      break
    }
  }

  private mutating func addProperty(_ property: PropertySyntax, text: String? = nil) {
    let detail = property.type.map { place.view.text($0.span) }
    add(text ?? property.name.text, .property, .best, detail: detail)
  }

  // MARK: Types

  private mutating func collectTypes() {
    if case .type(let type)? = place.item {
      for parameter in type.parameters { add(parameter.text, .typeParameter, .best) }
    }
    for type in names.types { add(type.name, .classType, .best, detail: type.kind) }
    for scalar in Scalar.allCases { add(scalar.rawValue, .classType, .good, detail: "built in", about: .type) }
    for name in [BuiltInType.set, BuiltInType.field] {
      add(name, .classType, .good, detail: "built in", snippet: "\(name)<$0>", about: .type)
    }
    collectTypesOfOtherFiles()
  }

  /// Types of files that are not imported, with the line that imports them.
  private mutating func collectTypesOfOtherFiles() {
    let file = place.view.file
    guard file.isInFileSystem else { return }
    for other in workspace.activeFiles where other.id != file.id && !file.imported.contains(other.id) {
      guard let path = RelativePath.path(of: other.path, from: file.path) else { continue }
      for type in NamesInSight([other.parsed.tree]).types {
        guard items.count < Self.most else { return }
        add(
          type.name, .classType, .other, detail: "\(type.kind) in \(path), with an import",
          additional: [importEdit(path)])
      }
    }
  }

  /// The line goes after the last import, or after the edition.
  private func importEdit(_ path: String) -> TextEdit {
    let view = place.view
    let after = view.tree.fileImports.last?.span.end ?? view.tree.edition?.span.end
    let line = "import \(DocumentKeyText.string(path))"
    guard let after else {
      let start = view.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return TextEdit(range: view.range(start, start), newText: line + view.file.lineEnd)
    }
    return TextEdit(range: view.range(after, after), newText: view.file.lineEnd + line)
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

  // MARK: Transformers

  private mutating func collectTransformers() {
    let wanted = place.property?.type.flatMap(Self.baseName)
    let flowing = typeFlowing
    for transform in names.transforms {
      guard let name = transform.name else { continue }
      let types = [transform.swiftType, transform.documentType].map { $0.map { place.view.text($0.span) } ?? "?" }
      let fits = flowing == nil || Self.fits(flowing ?? "", types[1])
      add(name.text, .function, fits ? .best : .other, detail: "\(types[1]) → \(types[0])")
    }
    for row in TransformerCatalogue.rows {
      let takes = flowing.map { Self.fits($0, row.input) } ?? true
      let gives = wanted.map { Self.fits(row.output, $0) } ?? true
      // Another step may follow that gives the type of the property.
      let rank: Rank = takes && gives ? .good : takes && flowing != nil ? .plain : .other
      let needsArguments = row.parameters.contains { $0.isRequired }
      add(
        row.name, .function, rank, detail: "\(row.input) → \(row.output): \(row.summary)",
        snippet: needsArguments ? "\(row.name)($0)" : nil, about: .transformer)
    }
  }

  /// The type of the values that the step at the place takes: what the step before it gives, or what the documents of
  /// tests have; `nil` if that is not known.
  private var typeFlowing: String? {
    if let before = place.view.transformer(before: place.word.lowerBound) {
      if let own = names.transforms.first(where: { $0.name?.text == before }) {
        return own.swiftType.map { place.view.text($0.span) }
      }
      return TransformerCatalogue.find(before)?.output
    }
    for value in documentValues(flowingInto: place.word.lowerBound) {
      switch value {
      case .string: return "String"
      case .number: return "number"
      case .bool: return "Bool"
      case .object: return "Object"
      case .array: return "[Value]"
      case .null: continue
      }
    }
    return nil
  }

  /// Whether a value of one type can be where another is expected, by the names that the catalogue has for types.
  private static func fits(_ type: String, _ expected: String) -> Bool {
    if type == expected || expected == "Value" || type == "Value" { return true }
    if expected == "number or String" { return type == "String" || fits(type, "number") }
    if type == "number" { return numbers.contains(expected) }
    if expected == "number" { return numbers.contains(type) }
    return type.hasPrefix("[") && expected.hasPrefix("[") && !type.contains(":") && !expected.contains(":")
      && (type.hasPrefix("[[") == expected.hasPrefix("[[") || type.contains("Value") || expected == "[Value]")
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "Decimal",
  ]

  /// The type without optionals; `nil` for what has no single name.
  private static func baseName(_ type: TypeSyntax) -> String? {
    switch type {
    case .named(let name, _, _): name.text
    case .optional(let wrapped, _): baseName(wrapped)
    case .array(let element, _): baseName(element).map { "[\($0)]" }
    case .dictionary, .missing: nil
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
