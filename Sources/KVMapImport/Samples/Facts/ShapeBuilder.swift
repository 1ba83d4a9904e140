@_spi(Generated) import KVMap
import KVMapText

/// Collects what is known of each place from the values at it.
struct ShapeBuilder {
  private(set) var graph = ShapeGraph()
  /// Guesses, with their reasons.
  private(set) var notes: [String] = []
  /// The hints that were of use.
  private(set) var usedHints: Set<String> = []
  private(set) var problems: [String] = []
  private let options: InferenceOptions
  private let kind: SampleKind
  private let store: SampleStore
  private var isCut = false
  private var hasCutArrays = false
  /// Whether a key of a whole document is too long for a mapping.
  private(set) var hasLongRootKey = false

  /// - Parameter store: Holds the documents.
  init(_ options: InferenceOptions, _ kind: SampleKind, _ store: SampleStore) {
    self.options = options
    self.kind = kind
    self.store = store
  }

  /// Where values are in a document.
  private struct Place {
    var path: PathText
    var key: String
    var isElement = false
    var depth = 0
    /// How many arrays are directly around it.
    var arrays = 0

    func member(_ key: String) -> Place {
      var path = path
      path.append(key: key)
      // The text of an element means what the element means.
      return Place(path: path, key: key == "$text" ? self.key : key, depth: depth + 1)
    }

    /// An element of an array, or a value of a dictionary.
    func element(inArray: Bool) -> Place {
      Place(
        path: PathText(path.text + "[*]"), key: key, isElement: true, depth: depth + 1, arrays: inArray ? arrays + 1 : 0
      )
    }
  }

  /// - Parameters:
  ///   - name: The name of the type of a document.
  ///   - path: Where the documents are, if they are parts of others.
  mutating func build(_ documents: [SampleValue], named name: String, at path: PathText = PathText()) -> ValueID {
    build(documents, at: Place(path: path, key: name))
  }

  private mutating func build(_ values: [SampleValue], at place: Place) -> ValueID {
    var facts = ValueFacts(key: place.key, path: place.path.text, isElement: place.isElement)
    if let hint = options.hints[facts.path] {
      usedHints.insert(facts.path)
      facts.hint = hint
    }
    var arrays: [SampleValue] = []
    var objects: [SampleValue] = []
    for value in kind.hasOnlyTexts ? MarkupValues.alike(values, in: store, kind) : values {
      switch store[value] {
      case .null: facts.nulls += 1
      case .bool: facts.bools += 1
      case .number(let number): facts.numbers.add(number)
      case .text(let text):
        if kind == .propertyList, text.hasPrefix(TranscodedSample.dataMark) {
          facts.data += 1
        } else if kind == .propertyList, text.hasPrefix(TranscodedSample.dateMark) {
          facts.dates += 1
        } else if kind == .propertyList, text.hasPrefix(TranscodedSample.foreignMark) {
          facts.foreign += 1
        } else {
          facts.texts.add(text)
        }
      case .array: arrays.append(value)
      case .object: objects.append(value)
      }
    }
    facts.arrays = arrays.count
    facts.objects = objects.count
    facts.emptyObjects = objects.count { store.isEmpty($0) }
    checkHint(facts)
    if place.depth >= SampleLimits.depth || graph.valueCount >= SampleLimits.places {
      if !(arrays.isEmpty && objects.isEmpty) { cut(&facts) }
      return graph.add(facts)
    }
    if facts.hint?.endsHere != true {
      if !arrays.isEmpty { addArrays(arrays, &facts, at: place) }
      if facts.emptyObjects < facts.objects { addObjects(objects, &facts, at: place) }
    }
    return graph.add(facts)
  }

  /// A decision of the caller has to be about something that is there.
  private mutating func checkHint(_ facts: ValueFacts) {
    let what = facts.path.isEmpty ? "the document" : "'\(facts.path)'"
    switch facts.hint {
    case nil, .text?, .value?, .type?: break
    case .dictionary?, .structure?, .union?: if facts.objects == 0 { problems.append("\(what) is no object") }
    case .enumeration?:
      if facts.kinds != [.text] {
        problems.append("\(what) is not always a text, so it is no enum")
      } else if facts.texts.areMany {
        problems.append("\(what) has more than \(TextFacts.distinctLimit) different texts, so it is no enum")
      }
    }
  }

  private mutating func cut(_ facts: inout ValueFacts) {
    facts.hint = .value
    guard !isCut else { return }
    isCut = true
    notes.append(
      "'\(facts.path)' and others are 'Value': the samples are deeper than \(SampleLimits.depth) levels, "
        + "or have more than \(SampleLimits.places) places")
  }

  private mutating func cutArrays(_ facts: inout ValueFacts) {
    facts.hint = .value
    guard !hasCutArrays else { return }
    hasCutArrays = true
    notes.append("'\(facts.path)' is 'Value': more than \(SampleLimits.arrays) arrays are inside of each other")
  }

  // MARK: - Arrays

  private mutating func addArrays(_ arrays: [SampleValue], _ facts: inout ValueFacts, at place: Place) {
    if place.arrays >= SampleLimits.arrays { return cutArrays(&facts) }
    if kind == .json, let columns = ArrayRecordRule.columns(of: arrays, in: store) {
      let members = columns.enumerated().map { index, column in
        let value = build(column, at: place.element(inArray: true))
        return RecordFacts.Member(key: String(index), value: value, present: arrays.count)
      }
      notes.append(
        "'\(facts.path)' is read as a type of \(columns.count) elements: all arrays have \(columns.count), "
          + "of different kinds")
      facts.arrayShape = .record(graph.add(RecordFacts(count: arrays.count, members: members, isPositional: true)))
      return
    }
    let elements = arrays.flatMap(store.elements)
    facts.arrayShape = .elements(elements.isEmpty ? nil : build(elements, at: place.element(inArray: true)))
  }

  // MARK: - Objects

  private mutating func addObjects(_ objects: [SampleValue], _ facts: inout ValueFacts, at place: Place) {
    let filled = facts.emptyObjects == 0 ? objects : objects.filter { !store.isEmpty($0) }
    let isDocument = facts.path.isEmpty
    var union: UnionRule.Finding?
    switch facts.hint {
    case .dictionary?:
      facts.objectShape = dictionary(DictionaryRule.stated(filled, in: store), filled, at: place)
      return
    case .structure?: break
    case .union(let key)?:
      union = UnionRule.forced(objects, by: key, in: store)
      if union == nil { problems.append("not every object at '\(facts.path)' has a text under '\(key)'") }
    case nil, .enumeration?, .text?, .value?, .type?:
      // The names of elements are names.
      if kind != .markup, let finding = DictionaryRule.finding(filled, isDocument: isDocument, in: store) {
        notes.append(
          "\(named(facts.path)) is a dictionary: \(finding.reason); --struct \(ShellWord.quoted(facts.path)) makes it a type"
        )
        facts.objectShape = dictionary(finding, filled, at: place)
        return
      }
      if !isDocument, facts.emptyObjects == 0 { union = UnionRule.finding(objects, in: store) }
      if let union {
        notes.append(
          "\(named(facts.path)) is a union: objects with another '\(union.key)' have other keys; "
            + "--struct \(ShellWord.quoted(facts.path)) makes it one type")
      }
    }
    let all = SampleSelection()
    let columns = union == nil ? columns(of: filled, all) : []
    let keys = union == nil ? columns.map(\.key) : store.keys(of: filled)
    if keys.contains(where: { $0.utf8.count > SampleLimits.keyLength }) {
      if isDocument { hasLongRootKey = true }
      notes.append("\(named(facts.path)) is kept as it is: a key has more than \(SampleLimits.keyLength) bytes")
    } else if let union {
      facts.objectShape = .union(add(union, at: place))
    } else {
      facts.objectShape = .record(record(columns, of: filled, all, count: objects.count, at: place))
    }
  }

  private func named(_ path: String) -> String { path.isEmpty ? "the document" : "'\(path)'" }

  private mutating func dictionary(_ finding: DictionaryRule.Finding, _ objects: [SampleValue], at place: Place)
    -> ValueFacts.ObjectShape
  {
    if let note = finding.note { notes.append("\(named(place.path.text)) \(note)") }
    let values = objects.flatMap { store.members(of: $0).lazy.map(\.value) }
    return .dictionary(finding.key, build(values, at: place.element(inArray: false)))
  }

  private mutating func add(_ finding: UnionRule.Finding, at place: Place) -> UnionID {
    let cases = finding.groups.map { group in
      var payload: ValueID?
      if let payloadKey = finding.payloadKey {
        payload = build(group.objects.compactMap { store.value(payloadKey, of: $0) }, at: place.member(payloadKey))
      } else {
        let selection = SampleSelection(except: finding.key)
        if !group.objects.allSatisfy({ store.isEmpty($0, selection) }) {
          payload = build(structured: group.objects, selection, at: place, tag: finding.key)
        }
      }
      return UnionFacts.Case(text: group.text, payload: payload)
    }
    return graph.add(UnionFacts(key: finding.key, payloadKey: finding.payloadKey, cases: cases))
  }

  /// The payload of a case, which is never a dictionary.
  ///
  /// - Parameter tag: The key that tells the case.
  private mutating func build(
    structured objects: [SampleValue], _ selection: SampleSelection, at place: Place, tag: String? = nil
  ) -> ValueID {
    var facts = ValueFacts(key: place.key, path: place.path.text, isElement: place.isElement)
    facts.objects = objects.count
    let columns = columns(of: objects, selection)
    let id = record(columns, of: objects, selection, count: objects.count, at: place)
    if let tag { graph[id].tags = [tag] }
    facts.objectShape = .record(id)
    return graph.add(facts)
  }

  /// The values under each key.
  private func columns(of objects: [SampleValue], _ selection: SampleSelection) -> [Column] {
    var columns: [Column] = []
    var positions: [ExactText: Int] = [:]
    for object in objects {
      // Most objects have the same keys in the same order.
      var expected = 0
      for (key, value) in store.members(of: object, selection) {
        let isExpected = expected < columns.count && columns[expected].key.utf8.elementsEqual(key.utf8)
        let position = isExpected ? expected : positions[ExactText(key)] ?? columns.count
        if position == columns.count {
          positions[ExactText(key)] = position
          columns.append((key, []))
        }
        columns[position].values.append(value)
        expected = position + 1
      }
    }
    return columns
  }

  private typealias Column = (key: String, values: [SampleValue])

  /// - Parameter columns: Those of the objects.
  private mutating func record(
    _ columns: consuming [Column], of objects: [SampleValue], _ selection: SampleSelection, count: Int, at place: Place
  ) -> RecordID {
    let groups = PrefixRule.groups(columns.map(\.key), of: objects, selection, in: store)
    if !options.gathers {
      for group in groups {
        notes.append(
          "\(group.keys.count) keys of \(named(place.path.text)) begin with '\(group.prefix)'; "
            + "'--gather' makes one value of them")
      }
    }
    var members: [RecordFacts.Member] = []
    // The values of a key are not kept longer than they are needed.
    columns.reverse()
    while let (key, values) = columns.popLast() {
      guard options.gathers, let group = groups.first(where: { $0.contains(key) }) else {
        members.append(.init(key: key, value: build(values, at: place.member(key)), present: values.count))
        continue
      }
      guard let first = group.keys.first, ExactText(key) == ExactText(first) else { continue }
      members.append(gathered(group, of: objects, selection, at: place))
    }
    return graph.add(RecordFacts(count: count, members: members))
  }

  /// The objects that are made of keys with the same beginning.
  private mutating func gathered(
    _ group: PrefixRule.Group, of objects: [SampleValue], _ selection: SampleSelection, at place: Place
  ) -> RecordFacts.Member {
    let selection = SampleSelection(group, of: selection)
    let parts = objects.filter { !store.isEmpty($0, selection) }
    let around = place.member(String(group.prefix.dropLast()))
    return .init(
      key: group.prefix, value: build(structured: parts, selection, at: around), present: parts.count,
      gatheredPrefix: group.prefix)
  }
}

extension InferenceOptions.Hint {
  /// Whether nothing below the place matters.
  fileprivate var endsHere: Bool {
    switch self {
    case .text, .value, .type: true
    case .dictionary, .structure, .enumeration, .union: false
    }
  }
}
