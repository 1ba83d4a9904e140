import KVMapImport
import KVMapInterpret
import KVMapSema
import KVMapSource
import KVMapSyntax

/// What samples say of a mapping that no addition answers.
struct ExtensionFindings {
  private(set) var remarks: [MappingExtension.Remark] = []
  private let state: SampleState
  private let plan: AdditionPlan
  private let mending: MendingLines
  /// Keys and texts that a remark names already.
  private var named: Set<String> = []
  private static let mostTexts = 20

  init(
    _ search: ExtensionSearch, into file: FileID, _ samples: [SampleTree], as type: String, _ options: InferenceOptions,
    addsUnknown: Bool
  ) throws(ImportProblems) {
    state = search.state
    plan = AdditionPlan(state, into: file, options, samples.first?.sample.format ?? .json)
    mending = MendingLines(state, samples, as: type, plan.places)
    for gap in plan.gaps { try report(gap, addsUnknown: addsUnknown) }
    for rejection in search.rejected {
      let name = rejection.mapping.fullName
      add(rejection.mapping.origin, "'\(rejection.line)' is not added to \(name): \(rejection.reason)")
    }
    for texts in plan.texts { report(texts) }
    for group in state.survey.problems { report(group) }
  }

  private mutating func add(_ origin: RuleOrigin, _ text: String) {
    remarks.append(.init(file: plan.places.path(of: origin), line: origin.line, text: text))
  }

  // MARK: - Keys and texts

  private mutating func report(_ gap: SampleSurvey.Gap, addsUnknown: Bool) throws(ImportProblems) {
    let mapping = state.program[gap.mapping]
    let end: String
    switch plan.hindrance(to: gap, addsUnknown: addsUnknown) {
    case nil, .takesRest?: return
    case .notAType?:
      for key in gap.keys {
        add(mapping.origin, "\(mapping.fullName) does not read '\(key)', and no property can be added to it")
      }
      return
    case .otherFile?: end = "would read it"
    case .refusesKeys?: end = "would read it ('--unknown' adds it)"
    }
    let members = try plan.members(of: gap)
    for member in members.members {
      named.insert(member.key)
      let verb = mapping.settings.unknown == .error ? "refuses" : "does not read"
      add(
        mapping.origin,
        "\(mapping.fullName) \(verb) '\(member.key)', which is in \(member.present) of "
          + "\(Counted.objects(members.objects)); '\(member.text)' \(end)")
    }
  }

  private mutating func report(_ texts: SampleSurvey.UnknownTexts) {
    let enumeration = state.program[texts.enumeration]
    let lines = caseLines(for: texts.texts, besides: Set(enumeration.cases.map(\.name)))
    for (text, line) in zip(texts.texts, lines).prefix(Self.mostTexts) {
      named.insert("\"\(text)\"")
      add(enumeration.origin, "\(enumeration.name) has no case for \"\(text)\"; '\(line.line)' would read it")
    }
    if lines.count > Self.mostTexts {
      add(enumeration.origin, "\(enumeration.name) lacks \(lines.count - Self.mostTexts) more")
    }
  }

  // MARK: - Problems

  private mutating func report(_ group: SampleSurvey.ProblemGroup) {
    let problem = group.first
    switch problem.kind {
    case .unknownKey: if let key = Self.lastKey(of: problem.path), named.contains(key) { return }
    case .unknownCase: if named.contains(where: { problem.found.hasSuffix($0) }) { return }
    case .syntax, .missing, .null, .mismatch, .range, .duplicateKey, .check, .needsSwift, .depth, .encoding, .limit:
      break
    }
    guard let rule = problem.rule else {
      let place = problem.path.isEmpty ? "" : "\(problem.path): "
      remarks.append(.init(file: group.sample, line: problem.line, text: place + problem.message))
      return
    }
    let all = state.survey.objects(of: rule)
    let count = all == 0 ? Counted.objects(group.objects) : "\(group.objects) of \(Counted.objects(all))"
    let sample = "\(count) (\(group.sample))"
    let part = problem.path.hasSuffix("]") ? "an element of" : "a value in"
    let subject = group.isOfPart ? "\(part) \(rule.name)" : rule.name
    let what =
      switch problem.kind {
      case .missing: "\(subject) is absent in \(sample)"
      case .null: "\(subject) is null in \(sample)"
      case .syntax, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check, .needsSwift, .depth, .encoding,
        .limit:
        "\(rule.name) is not read in \(sample): \(problem.message)"
      }
    let line = mending.line(for: group, of: rule)
    add(RuleOrigin(file: rule.file, line: rule.line), what + (line.map { "; '\($0)' would read them" } ?? ""))
  }

  private static func lastKey(of path: String) -> String? {
    guard path.hasSuffix("\"") else { return path.split(separator: ".").last.map(String.init) }
    let start = path.dropLast().lastIndex(of: "\"")
    return start.map { String(path[path.index(after: $0)...].dropLast()) }
  }
}
