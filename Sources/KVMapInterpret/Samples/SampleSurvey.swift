@_spi(Generated) package import KVMap
package import KVMapSema

/// The rule of a problem.
package typealias MappingRule = KVMap.MappingRule

/// What several documents have and a mapping does not read, with the values.
package struct SampleSurvey: Sendable {
  /// Keys of objects of one mapping that no rule reads.
  package struct Gap: Sendable {
    package var mapping: MappingID
    /// The keys that lead to them from the object; empty for keys of the object itself.
    package var prefix: [String]
    /// Where the first of the objects is, without this prefix, as problems write it, with `[*]` for elements.
    package var path: String
    /// Of each object of the mapping, in order, what no rule reads.
    package var objects: [JSONObject]

    /// In the order in which they first come.
    package var keys: [String] {
      var seen: Set<ExactText> = []
      return objects.flatMap(\.keys).filter { seen.insert(ExactText($0)).inserted }
    }

    /// Adds objects of another type.
    ///
    /// - Parameters:
    ///   - other: What they have; `nil` if it is nothing.
    ///   - count: How many there are.
    package mutating func add(_ other: Gap?, count: Int) {
      objects += other?.objects ?? Array(repeating: JSONObject(), count: count)
    }

    /// The same without all keys but these.
    package func keeping(_ keys: Set<String>) -> Gap {
      var gap = self
      gap.objects = objects.map { object in
        object.allKeys(in: keys) ? object : JSONObject(zip(object.keys, object.values).filter { keys.contains($0.0) })
      }
      return gap
    }
  }

  /// Texts that an enum does not have.
  package struct UnknownTexts: Sendable {
    package var enumeration: EnumerationID
    /// Each once, in the order in which they were met.
    package var texts: [String]
    /// How many values have one of them.
    package var count: Int
  }

  /// Problems of one kind that one rule has.
  package struct ProblemGroup: Sendable {
    /// The first of them.
    package var first: MappingProblem
    /// The name and the number of the sample that it is in.
    package var sample: String
    package var sampleIndex: Int
    /// How many objects have one.
    package var objects: Int
    /// Whether the first is about a part of what the rule reads: an element, or a value of a dictionary.
    package var isOfPart: Bool
  }

  /// The rules, and how often each found something.
  package private(set) var tally: SampleTally
  package private(set) var problems: [ProblemGroup] = []
  /// The numbers of the samples that are not read.
  package private(set) var refused: Set<Int> = []
  private let program: Program
  private var sampleCount = 0
  private var counts: [MappingID: Int] = [:]
  private var gapList: [OpenGap] = []
  private var gapIndex: [GapKey: Int] = [:]
  private var texts: [UnknownTexts] = []
  private var values: [RuleKey: [JSONValue]] = [:]
  private var problemIndex: [SampleTally.ProblemKey: Int] = [:]

  private typealias RuleKey = SampleTally.RuleKey

  private struct GapKey: Hashable {
    var mapping: MappingID
    var prefix: [String]
  }

  private struct OpenGap {
    var key: GapKey
    var path: String
    /// By the number of the object among those of its mapping.
    var objects: [Int: JSONObject] = [:]
  }

  package init(_ interpreter: Interpreter, as entry: Entry) {
    program = interpreter.program
    tally = SampleTally(interpreter, as: entry)
  }

  /// In the order in which their first keys were met.
  package var gaps: [Gap] {
    gapList.map { gap in
      let count = counts[gap.key.mapping, default: 0]
      return Gap(
        mapping: gap.key.mapping, prefix: gap.key.prefix, path: gap.path,
        objects: (0..<count).map { gap.objects[$0] ?? JSONObject() })
    }
  }

  package var unknownTexts: [UnknownTexts] { texts }

  /// How many objects of a mapping there are.
  package func objects(of mapping: MappingID) -> Int { counts[mapping, default: 0] }

  /// What a rule found, in the order of the samples.
  ///
  /// - Parameter rule: As a problem names it.
  package func values(of rule: MappingRule) -> [JSONValue] {
    values[RuleKey(rule)] ?? []
  }

  /// How many objects a rule was tried with.
  package func objects(of rule: MappingRule) -> Int {
    let origin = RuleOrigin(file: rule.file, line: rule.line)
    return tally.rules.first { $0.property == rule.name && $0.origin == origin }?.objects ?? 0
  }

  // MARK: - Collecting

  /// Adds a sample.
  ///
  /// - Parameters:
  ///   - report: With a trace.
  ///   - document: The sample as a tree.
  ///   - isList: Whether the value is an array of documents.
  package mutating func add(
    _ report: MapReport, _ document: JSONValue, as entry: Entry, isList: Bool, _ format: MapRequest.Format,
    of sample: String
  ) {
    let root = entry.root
    let index = sampleCount
    sampleCount += 1
    if report.output == nil { refused.insert(index) }
    tally.add(report.trace?.entries ?? [], of: report.trace?.objects ?? [], report.all, of: sample)
    let format = format.traced
    var numbers: [Int] = []
    var owners: [RuleKey: [String: Int]] = [:]
    let tree = format.value(at: root, in: document)
    if let tree, let trace = report.trace {
      var places = tally.generalPlaces(of: trace.entries, trace.objects)
      for object in trace.objects {
        numbers.append(counts[object.mapping, default: 0])
        counts[object.mapping, default: 0] += 1
      }
      for entry in trace.entries {
        guard let place = entry.place, let value = format.value(at: place, in: tree) else { continue }
        switch entry.fate {
        case .unread:
          guard trace.objects.indices.contains(entry.object - 1) else { continue }
          let object = trace.objects[entry.object - 1]
          addUnread(value, at: place, of: object, number: numbers[entry.object - 1]) {
            let steps = places.general(object.place, inObject: entry.object).steps
            return (root + DocumentPath(isList ? Array(steps.dropFirst()) : steps)).description
          }
        case .read:
          guard let origin = entry.origin, let property = entry.property else { continue }
          let rule = RuleKey(property: property, origin: origin)
          values[rule, default: []].append(value)
          owners[rule, default: [:]][entry.path] = entry.object
        case .passedOver, .compared, .left, .chosen, .defaulted, .missing: continue
        }
      }
    }
    addProblems(report.all, owners, of: sample, index)
    let wrong = Set(report.all.filter { $0.kind == .unknownCase && $0.severity == .error }.map(\.path))
    guard let tree, !wrong.isEmpty else { return }
    for found in report.trace?.unknownTexts ?? [] where wrong.contains((root + found.place).description) {
      guard case .string(let text)? = format.value(at: found.place, in: tree) else { continue }
      add(text, of: found.enumeration)
    }
  }

  private mutating func addUnread(
    _ value: JSONValue, at place: DocumentPath, of object: TracedObject, number: Int, _ path: () -> String
  ) {
    guard !object.isMade, place.steps.starts(with: object.place.steps) else { return }
    var keys: [String] = []
    for step in place.steps.dropFirst(object.place.steps.count) {
      // A property for one element of an array would be a guess.
      guard case .key(let key) = step else { return }
      keys.append(key)
    }
    guard let key = keys.popLast() else { return }
    let gapKey = GapKey(mapping: object.mapping, prefix: keys)
    let position: Int
    if let known = gapIndex[gapKey] {
      position = known
    } else {
      position = gapList.count
      gapIndex[gapKey] = position
      gapList.append(OpenGap(key: gapKey, path: path()))
    }
    gapList[position].objects[number, default: JSONObject()][key] = value
  }

  private mutating func add(_ text: String, of enumeration: EnumerationID) {
    let index =
      texts.firstIndex { $0.enumeration == enumeration }
      ?? {
        texts.append(UnknownTexts(enumeration: enumeration, texts: [], count: 0))
        return texts.count - 1
      }()
    texts[index].count += 1
    if !texts[index].texts.contains(text) { texts[index].texts.append(text) }
  }

  private mutating func addProblems(
    _ problems: [MappingProblem], _ owners: [RuleKey: [String: Int]], of sample: String, _ sampleIndex: Int
  ) {
    var counted: [Int: Set<Int>] = [:]
    for problem in problems where problem.severity == .error {
      let key = SampleTally.ProblemKey(problem)
      let owners = problem.rule.flatMap { owners[RuleKey($0)] } ?? [:]
      let object = Self.owner(of: problem.path, owners)
      let position: Int
      if let known = problemIndex[key] {
        position = known
      } else {
        position = self.problems.count
        problemIndex[key] = position
        let isOfPart = object != nil && owners[problem.path] == nil
        self.problems.append(
          ProblemGroup(first: problem, sample: sample, sampleIndex: sampleIndex, objects: 0, isOfPart: isOfPart))
      }
      // Several elements of an array may be wrong in one object.
      if let object, !counted[position, default: []].insert(object).inserted { continue }
      self.problems[position].objects += 1
    }
  }

  /// The object whose rule found what a path leads to.
  private static func owner(of path: String, _ owners: [String: Int]) -> Int? {
    var path = path[...]
    while true {
      if let object = owners[String(path)] { return object }
      guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
      path = path[..<end]
    }
  }
}

extension JSONObject { fileprivate func allKeys(in keys: Set<String>) -> Bool { self.keys.allSatisfy(keys.contains) } }
