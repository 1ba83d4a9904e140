import KVMap
import KVMapSema

/// Makes a mapping of what is known of the samples.
struct MappingInference {
  private(set) var mapping = ImportedMapping()
  private(set) var notes: [String] = []
  private(set) var report = InferenceReport()
  private(set) var documentType = ""
  private let graph: ShapeGraph
  private let options: InferenceOptions
  private let decisions: PlaceDecisions
  private let declarations: DeclarationNames
  private var types: InferredTypes
  private var styles = KeyStyles([])
  /// How many keys are required because one object has them.
  private(set) var trusted = 0
  private let boxes: RecursiveMembers
  private let kind: SampleKind
  private let markup: MarkupSettings
  private let rootRecord: RecordID?
  /// What is there already; `nil` for a mapping of its own.
  private let surroundings: MappingSurroundings?

  init(
    _ graph: ShapeGraph, root: ValueID, named name: String, _ options: InferenceOptions, _ kind: SampleKind,
    _ markup: MarkupSettings, in surroundings: MappingSurroundings? = nil
  ) {
    self.graph = graph
    self.surroundings = surroundings
    self.options = options
    self.kind = kind
    self.markup = markup
    decisions = PlaceDecisions(graph: graph, kind: kind)
    if case .record(let record) = decisions[root] { rootRecord = graph.standing(record) } else { rootRecord = nil }
    declarations = DeclarationNames(
      graph, decisions, root: root, named: name, besides: surroundings?.takenTypes ?? [])
    types = InferredTypes(graph: graph, decisions: decisions, names: declarations.names)
    boxes = RecursiveMembers(graph, decisions, declarations.order)
    if let surroundings {
      types.defaultDate = surroundings.defaultDate
      types.defaultDay = surroundings.defaultDay
      styles = KeyStyles(ofFile: surroundings.fileStyle)
    } else {
      mapping.statesEdition = true
      findDefaults()
      findStyles()
    }
    let type = types.type(of: root)
    documentType = type.text == "Value" ? type.text : type.asElement
    if let note = type.note { notes.append("the document \(note)") }
    for key in declarations.order { declare(key) }
    if surroundings == nil { notes += [Self.note(onTrusted: trusted)].compactMap(\.self) }
  }

  /// - Parameter count: How many keys are required because one object has them.
  static func note(onTrusted count: Int) -> String? {
    if count == 0 { return nil }
    return "\(count) \(count == 1 ? "key is" : "keys are") required only because the one object that was seen has "
      + "\(count == 1 ? "it" : "them"); give more samples, or use '--required-from 3'"
  }

  // MARK: - The file

  /// A transformer that all dates share, of which there are at least two, is set once.
  private mutating func findDefaults() {
    for type in ["Date", "Day"] {
      var transformers: [String?] = []
      for case .record(let record) in declarations.order {
        for member in graph[record].members { collect(type, in: member.value, &transformers) }
      }
      guard transformers.count >= 2, let first = transformers.first ?? nil, transformers.allSatisfy({ $0 == first }),
        !first.contains(" or ")
      else { continue }
      if type == "Date" { types.defaultDate = first } else { types.defaultDay = first }
      mapping.settings.append("default \(type) via \(first)")
    }
  }

  private func collect(_ type: String, in id: ValueID, _ transformers: inout [String?]) {
    switch decisions[id] {
    case .scalar(let choice): if choice.type == type { transformers.append(choice.transformer) }
    case .array(let element?): collect(type, in: element, &transformers)
    case .dictionary(let key, let value):
      if key == .day, type == "Day" { transformers.append(nil) }
      collect(type, in: value, &transformers)
    case .type(let text): if text.contains(type) { transformers.append(nil) }
    case .mixed: if type == "Date" || type == "Day" { transformers.append(nil) }
    case .unknown, .enumeration, .array(nil), .record, .object, .taggedUnion, .anything: break
    }
  }

  private func keys(of record: RecordID) -> KeyStyles.Keys {
    let members = zip(propertyNames(of: record), graph[record].members).filter { _, member in
      member.gatheredPrefix == nil && !isRepeated(member)
    }
    return KeyStyles.Keys(names: members.map(\.0), keys: members.map(\.1.key))
  }

  /// In the order of the members.
  private func propertyNames(of record: RecordID) -> [String] {
    let members = graph[record].members
    let present = isPresent(record) ? surroundings : nil
    let prefix = present.map { $0.prefix.map { $0 + " " }.joined() } ?? ""
    return PropertyNames.names(
      for: members.map { prefix + ($0.gatheredPrefix.map { String($0.dropLast()) } ?? $0.key) },
      arePlural: members.map(isRepeated), besides: present?.takenProperties ?? [])
  }

  /// Whether it is a type that is there already.
  private func isPresent(_ record: RecordID) -> Bool {
    surroundings != nil && graph.standing(record) == rootRecord
  }

  /// Whether it is an element of XML that may stand several times, under a name in the singular.
  private func isRepeated(_ member: RecordFacts.Member) -> Bool {
    guard kind == .markup, case .array = decisions[member.value] else { return false }
    return true
  }

  /// Why names of XML cannot be those of a mapping.
  var nameProblems: [String] { kind == .markup && surroundings == nil ? markup.problems(for: allKeys()) : [] }

  private func allKeys() -> [String] {
    declarations.order.flatMap { key -> [String] in
      if case .record(let record) = key { graph[record].members.map(\.key) } else { [] }
    }
  }

  private mutating func findStyles() {
    var all: [KeyStyles.Keys] = []
    for case .record(let record) in declarations.order where !graph[record].isPositional {
      all.append(keys(of: record))
    }
    styles = KeyStyles(all)
    if styles.ofFile != .exact { mapping.settings.insert("keys \(styles.ofFile.rawValue)", at: 0) }
  }

  // MARK: - Declarations

  private mutating func declare(_ key: DeclarationKey) {
    guard let name = declarations.names[key] else { return }
    switch key {
    case .record(let record): declare(record, named: name)
    case .enumeration(let id): declare(enumeration: id, named: name)
    case .shapeUnion(let id): declare(shapeUnion: id, named: name)
    case .taggedUnion(let union): declare(union, named: name)
    }
  }

  private mutating func declare(enumeration id: ValueID, named name: String) {
    guard case .enumeration(let texts) = decisions[id] else { return }
    let names = PropertyNames.caseNames(for: texts)
    let cases = zip(names, texts).map { ImportedCase(name: $0, text: $1) }
    let other = options.closesEnums ? nil : PropertyNames.otherCase(besides: names)
    mapping.declarations.append(.enumeration(.init(name: name, cases: cases, otherCase: other)))
    let facts = graph[id]
    if facts.hint == nil {
      notes.append(
        "'\(facts.path)' is an enum: \(facts.texts.count) values, of which \(texts.count) are different; "
          + "--text \(ShellWord.quoted(facts.path)) makes it a String")
    }
  }

  private mutating func declare(shapeUnion id: ValueID, named name: String) {
    guard case .mixed(let kinds) = decisions[id] else { return }
    let facts = graph[id]
    let cases = kinds.map { kind in ImportedUnion.Case(name: kind.caseName, type: payload(of: kind, facts), text: nil) }
    mapping.declarations.append(.union(.init(name: name, choice: .shape, cases: cases, otherCase: nil)))
  }

  private func payload(of kind: ValueFacts.Kind, _ facts: ValueFacts) -> String {
    switch kind {
    case .bool: return "Bool"
    case .number: return facts.numbers.type(isMoney: KeyWords(facts.key).areOfMoney) ?? "Double"
    case .text: return "String"
    case .data: return "Data"
    case .date: return "Date"
    case .array:
      switch facts.arrayShape {
      case nil, .elements(nil)?: return "[Value]"
      case .elements(let element?)?:
        let inner = types.type(of: element)
        let text = types.payload(element)
        return "[" + text + (inner.isOptional && text != "Value" ? "?" : "") + "]"
      case .record(let record)?: return declarations.names[.record(graph.standing(record))] ?? "[Value]"
      }
    case .object:
      switch facts.objectShape {
      case nil: return "Object"
      case .record(let record)?: return declarations.names[.record(graph.standing(record))] ?? "Object"
      case .union(let union)?: return declarations.names[.taggedUnion(union)] ?? "Object"
      case .dictionary(let key, let value)?:
        let inner = types.type(of: value)
        let text = types.payload(value)
        return "[\(key == .day ? "String" : key.rawValue): \(text)\(inner.isOptional && text != "Value" ? "?" : "")]"
      }
    }
  }

  private mutating func declare(_ id: UnionID, named name: String) {
    let union = graph[id]
    let names = PropertyNames.caseNames(for: union.cases.map(\.text))
    let cases = zip(names, union.cases).map { name, item in
      ImportedUnion.Case(name: name, type: item.payload.map { types.type(of: $0).text }, text: item.text)
    }
    let choice: ImportedUnion.Choice =
      union.payloadKey.map { .keyBesidePayload(union.key, payload: $0) } ?? .key(union.key)
    let other = PropertyNames.otherCase(besides: names)
    mapping.declarations.append(.union(.init(name: name, choice: choice, cases: cases, otherCase: other)))
  }

  private mutating func declare(_ record: RecordID, named name: String) {
    let facts = graph[record]
    var type = ImportedType(name: name)
    if kind == .markup, graph.standing(record) == rootRecord { type.settings += markup.lines(for: allKeys()) }
    if facts.isPositional {
      declare(positional: facts, &type)
    } else {
      let keys = keys(of: record)
      let present = isPresent(record) ? surroundings : nil
      let own = present == nil ? styles.own(of: keys) : nil
      if let own { type.settings.append("keys \(own.rawValue)") }
      let names = propertyNames(of: record)
      let coordinate = CoordinateKeys(facts, graph, kind)
      var isGathered = false
      for (member, propertyName) in zip(facts.members, names) {
        if let coordinate, options.gathers, coordinate.contains(member.key) {
          if !isGathered {
            let isOptional = !isRequired(member, facts)
            let taken = names + (present?.takenProperties ?? [])
            type.properties.append(coordinate.property(besides: taken, isOptional: isOptional))
          }
          isGathered = true
          continue
        }
        let style = present?.style ?? own ?? styles.ofFile
        var property = property(member, in: facts, named: propertyName, of: name, style)
        property.isBoxed = boxes.contains(record, member.key)
        type.properties.append(property)
      }
      if let coordinate, !options.gathers {
        notes.append(
          "'\(coordinate.latitude)' and '\(coordinate.longitude)' of \(name) belong together; "
            + "'--gather' makes one value of them")
      }
    }
    mapping.declarations.append(.type(type))
  }

  private mutating func declare(positional facts: RecordFacts, _ type: inout ImportedType) {
    for (index, member) in facts.members.enumerated() {
      let inner = types.type(of: member.value)
      if inner.isOptional, type.settings.isEmpty { type.settings.append("nil write") }
      if let note = inner.note { notes.append("'\(graph[member.value].path)' \(note)") }
      type.properties.append(
        ImportedProperty(
          name: "value\(index)", type: (inner.isLenient ? "lenient " : "") + inner.asElement, source: .element(index),
          transformer: inner.transformer, remarks: [inner.remark].compactMap(\.self)))
    }
  }

  private func isRequired(_ member: RecordFacts.Member, _ facts: RecordFacts) -> Bool {
    member.present == facts.count && graph[member.value].nulls == 0 && facts.count >= options.requiredFrom
  }

  private mutating func property(
    _ member: RecordFacts.Member, in facts: RecordFacts, named name: String, of type: String, _ style: KeyStyle
  ) -> ImportedProperty {
    let inferred = types.type(of: member.value)
    // An array of XML without elements is absent.
    let isRequired = isRequired(member, facts) && !inferred.isOptional && !isRepeated(member)
    var text = (inferred.isLenient ? "lenient " : "") + inferred.text
    if !isRequired, inferred.emptyValue == nil { text += "?" }
    let isStyled = inferred.transformer == nil && style.key(for: name) == member.key
    if isRequired, facts.count == 1 { trusted += 1 }
    if let note = inferred.note { notes.append("'\(graph[member.value].path)' \(note)") }
    report.add(
      .init(
        type: type, property: name, path: graph[member.value].path, key: member.key, inferred: text,
        transformer: inferred.transformer, objects: facts.count, present: member.present,
        nulls: graph[member.value].nulls))
    let source: ImportedSource =
      member.gatheredPrefix.map(ImportedSource.gatheredPrefix) ?? (isStyled ? .byStyle : .paths([[member.key]]))
    return ImportedProperty(
      name: name, type: text, source: source, transformer: inferred.transformer,
      defaultValue: isRequired ? nil : inferred.emptyValue, remarks: [inferred.remark].compactMap(\.self))
  }
}

extension ValueFacts.Kind {
  /// The name of the case for it in a union.
  fileprivate var caseName: String {
    switch self {
    case .bool: "flag"
    case .number: "number"
    case .data: "data"
    case .date: "date"
    case .text: "text"
    case .array: "list"
    case .object: "object"
    }
  }
}
