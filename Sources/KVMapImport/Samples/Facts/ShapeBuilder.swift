import KVMap
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
  private var isCut = false

  init(_ options: InferenceOptions, _ kind: SampleKind) {
    self.options = options
    self.kind = kind
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
  mutating func build(_ documents: [JSONValue], named name: String, at path: PathText = PathText()) -> ValueID {
    build(documents, at: Place(path: path, key: name))
  }

  private mutating func build(_ values: [JSONValue], at place: Place) -> ValueID {
    var facts = ValueFacts(key: place.key, path: place.path.text, isElement: place.isElement)
    if let hint = options.hints[facts.path] {
      usedHints.insert(facts.path)
      facts.hint = hint
    }
    var arrays: [[JSONValue]] = []
    var objects: [JSONObject] = []
    for value in kind.hasOnlyTexts ? MarkupValues.alike(values, kind) : values {
      switch value {
      case .null: facts.nulls += 1
      case .bool: facts.bools += 1
      case .number(let number): facts.numbers.add(number)
      case .string(let text):
        if kind == .propertyList, text.hasPrefix(TranscodedSample.dataMark) {
          facts.data += 1
        } else if kind == .propertyList, text.hasPrefix(TranscodedSample.dateMark) {
          facts.dates += 1
        } else if kind == .propertyList, text.hasPrefix(TranscodedSample.foreignMark) {
          facts.foreign += 1
        } else {
          facts.texts.add(text)
        }
      case .array(let elements): arrays.append(elements)
      case .object(let object): objects.append(object)
      }
    }
    facts.arrays = arrays.count
    facts.objects = objects.count
    facts.emptyObjects = objects.count { $0.isEmpty }
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

  // MARK: - Arrays

  private mutating func addArrays(_ arrays: [[JSONValue]], _ facts: inout ValueFacts, at place: Place) {
    if place.arrays >= SampleLimits.arrays { return cut(&facts) }
    if kind == .json, let length = ArrayRecordRule.length(arrays) {
      let members = (0..<length).map { index in
        let value = build(arrays.map { $0[index] }, at: place.element(inArray: true))
        return RecordFacts.Member(key: String(index), value: value, present: arrays.count)
      }
      notes.append(
        "'\(facts.path)' is read as a type of \(length) elements: all arrays have \(length), of different kinds")
      facts.arrayShape = .record(graph.add(RecordFacts(count: arrays.count, members: members, isPositional: true)))
      return
    }
    let elements = arrays.flatMap(\.self)
    facts.arrayShape = .elements(elements.isEmpty ? nil : build(elements, at: place.element(inArray: true)))
  }

  // MARK: - Objects

  private mutating func addObjects(_ objects: [JSONObject], _ facts: inout ValueFacts, at place: Place) {
    let filled = objects.filter { !$0.isEmpty }
    let isDocument = facts.path.isEmpty
    var union: UnionRule.Finding?
    switch facts.hint {
    case .dictionary?:
      facts.objectShape = dictionary(DictionaryRule.key(of: filled), filled, at: place)
      return
    case .structure?: break
    case .union(let key)?:
      union = UnionRule.forced(objects, by: key)
      if union == nil { problems.append("not every object at '\(facts.path)' has a text under '\(key)'") }
    case nil, .enumeration?, .text?, .value?, .type?:
      // The names of elements are names.
      if kind != .markup, let finding = DictionaryRule.finding(filled, isDocument: isDocument) {
        notes.append(
          "\(named(facts.path)) is a dictionary: \(finding.reason); --struct \(ShellWord.quoted(facts.path)) makes it a type"
        )
        facts.objectShape = dictionary(finding.key, filled, at: place)
        return
      }
      if !isDocument, facts.emptyObjects == 0 { union = UnionRule.finding(objects) }
      if let union {
        notes.append(
          "\(named(facts.path)) is a union: objects with another '\(union.key)' have other keys; "
            + "--struct \(ShellWord.quoted(facts.path)) makes it one type")
      }
    }
    if filled.contains(where: { $0.keys.contains { $0.utf8.count > SampleLimits.keyLength } }) {
      notes.append("\(named(facts.path)) is kept as it is: a key has more than \(SampleLimits.keyLength) bytes")
      return
    }
    if let union {
      facts.objectShape = .union(add(union, at: place))
    } else {
      facts.objectShape = .record(record(filled, count: objects.count, at: place))
    }
  }

  private func named(_ path: String) -> String { path.isEmpty ? "the document" : "'\(path)'" }

  private mutating func dictionary(_ key: DictionaryKey, _ objects: [JSONObject], at place: Place)
    -> ValueFacts.ObjectShape
  { .dictionary(key, build(objects.flatMap { Array($0.values) }, at: place.element(inArray: false))) }

  private mutating func add(_ finding: UnionRule.Finding, at place: Place) -> UnionID {
    let cases = finding.groups.map { group in
      var payload: ValueID?
      if let payloadKey = finding.payloadKey {
        payload = build(group.objects.compactMap { $0[payloadKey] }, at: place.member(payloadKey))
      } else {
        let objects = group.objects.map { object in JSONObject(object.filter { $0.key != finding.key }) }
        if !objects.allSatisfy(\.isEmpty) { payload = build(structured: objects, at: place, tag: finding.key) }
      }
      return UnionFacts.Case(text: group.text, payload: payload)
    }
    return graph.add(UnionFacts(key: finding.key, payloadKey: finding.payloadKey, cases: cases))
  }

  /// The payload of a case, which is never a dictionary.
  ///
  /// - Parameter tag: The key that tells the case.
  private mutating func build(structured objects: [JSONObject], at place: Place, tag: String? = nil) -> ValueID {
    var facts = ValueFacts(key: place.key, path: place.path.text, isElement: place.isElement)
    facts.objects = objects.count
    let id = record(objects, count: objects.count, at: place)
    if let tag { graph[id].tags = [tag] }
    facts.objectShape = .record(id)
    return graph.add(facts)
  }

  private mutating func record(_ objects: [JSONObject], count: Int, at place: Place) -> RecordID {
    var order: [String] = []
    var positions: [String: Int] = [:]
    var values: [[JSONValue]] = []
    for object in objects {
      for (key, value) in object {
        if let position = positions[key] {
          values[position].append(value)
        } else {
          positions[key] = order.count
          order.append(key)
          values.append([value])
        }
      }
    }
    let groups = PrefixRule.groups(order, in: objects)
    if !options.gathers {
      for group in groups {
        notes.append(
          "\(group.keys.count) keys of \(named(place.path.text)) begin with '\(group.prefix)'; "
            + "'--gather' makes one value of them")
      }
    }
    var members: [RecordFacts.Member] = []
    for (key, values) in zip(order, values) {
      guard options.gathers, let group = groups.first(where: { $0.keys.contains(key) }) else {
        members.append(.init(key: key, value: build(values, at: place.member(key)), present: values.count))
        continue
      }
      guard key == group.keys.first else { continue }
      members.append(gathered(group, in: objects, at: place))
    }
    return graph.add(RecordFacts(count: count, members: members))
  }

  /// The objects that are made of keys with the same beginning.
  private mutating func gathered(_ group: PrefixRule.Group, in objects: [JSONObject], at place: Place)
    -> RecordFacts.Member
  {
    let parts = objects.compactMap { object -> JSONObject? in
      let members = group.keys.compactMap { key in object[key].map { (String(key.dropFirst(group.prefix.count)), $0) } }
      return members.isEmpty ? nil : JSONObject(members)
    }
    let around = place.member(String(group.prefix.dropLast()))
    return .init(
      key: group.prefix, value: build(structured: parts, at: around), present: parts.count, gatheredPrefix: group.prefix
    )
  }
}

/// Whether arrays stand in place of objects: all of one length, with values of different kinds at different positions.
enum ArrayRecordRule {
  private static let lengths = 2...16

  static func length(_ arrays: [[JSONValue]]) -> Int? {
    guard arrays.count >= 2, let length = arrays.first?.count, lengths.contains(length) else { return nil }
    guard arrays.allSatisfy({ $0.count == length }) else { return nil }
    var kinds: Set<ValueFacts.Kind> = []
    for index in 0..<length {
      let here = Set(arrays.compactMap { $0[index].kind })
      guard here.count == 1, let kind = here.first else { return nil }
      kinds.insert(kind)
    }
    return kinds.count > 1 ? length : nil
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
