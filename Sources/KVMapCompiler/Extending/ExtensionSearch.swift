import KVMapImport
import KVMapInterpret
import KVMapSema
import KVMapSource

/// Finds what can be added to a file so that it still checks clean, and reads what it read before.
struct ExtensionSearch {
  private(set) var state: SampleState
  private(set) var added: [AdditionPlan.Added] = []
  private(set) var notes: [String] = []
  private(set) var trusted = 0
  private(set) var usedHints: Set<String> = []
  /// What is not added, and why.
  private(set) var rejected: [Rejection] = []
  private let file: FileID
  private let samples: [SampleTree]
  private let type: String
  private let options: InferenceOptions
  private let addsUnknown: Bool
  private let format: Sample.Format
  private var trials = 0
  /// What was added or rejected, so that it is not tried again.
  private var done: Set<Subject> = []

  /// After something was added, other keys may be met, such as those of a case that was not known.
  private static let mostRounds = 8
  /// Each reads all samples.
  private static let mostTrials = 200

  struct Rejection {
    var mapping: Mapping
    /// The line that is not added.
    var line: String
    var reason: String
  }

  /// Something that may be added.
  private struct Subject: Hashable {
    var type: String
    var prefix: [String]
    var key: String
  }

  init(
    _ state: SampleState, into file: FileID, _ samples: [SampleTree], as type: String, _ options: InferenceOptions,
    addsUnknown: Bool
  ) {
    self.state = state
    self.file = file
    self.samples = samples
    self.type = type
    self.options = options
    self.addsUnknown = addsUnknown
    format = samples.first?.sample.format ?? .json
  }

  /// - Throws: Options that cannot be followed.
  mutating func run() throws(ImportProblems) {
    for _ in 0..<Self.mostRounds {
      let plan = AdditionPlan(state, into: file, options, format)
      let items = plan.items(addsUnknown: addsUnknown).compactMap { undone($0, plan) }
      if items.isEmpty { break }
      for item in items { done.formUnion(subjects(of: item, plan)) }
      if case .accepted(let next, let result) = try trial(items, of: plan) {
        accept(next, result)
      } else {
        try addOneByOne(items, of: plan)
      }
    }
  }

  // MARK: - Trials

  private enum Trial {
    case accepted(SampleState, AdditionPlan.Result)
    case rejected(String)
  }

  private mutating func trial(_ items: [AdditionPlan.Item], of plan: AdditionPlan) throws(ImportProblems) -> Trial {
    trials += 1
    let result = try plan.applying(items)
    let compilation = state.compilation.replacing(file, by: result.bytes)
    switch SampleState.attempt(compilation, samples, as: type) {
    case .wrong(let diagnostics, _): return .rejected(diagnostics.first?.message ?? "it would not be a mapping")
    case .state(let next):
      if let objection = state.objection(to: next) { return .rejected(objection) }
      return .accepted(next, result)
    }
  }

  private mutating func accept(_ next: SampleState, _ result: AdditionPlan.Result) {
    state = next
    added += result.added
    notes += result.notes
    trusted += result.trusted
    usedHints.formUnion(result.usedHints)
  }

  /// Something of the items cannot be added, so what can is found by trying them.
  private mutating func addOneByOne(_ items: [AdditionPlan.Item], of plan: AdditionPlan) throws(ImportProblems) {
    var accepted: [AdditionPlan.Item] = []
    var last: (SampleState, AdditionPlan.Result)?
    for item in items {
      if trials < Self.mostTrials, case .accepted(let next, let result) = try trial(accepted + [item], of: plan) {
        accepted.append(item)
        last = (next, result)
        continue
      }
      guard case .keys(let gap, let keys) = item else { continue }
      var taken: Set<String> = []
      for key in plan.gaps[gap].keys where keys.contains(key) {
        let part = AdditionPlan.Item.keys(gap: gap, taken.union([key]))
        let reason: String
        if trials >= Self.mostTrials {
          reason = "too many others cannot be added either"
        } else {
          switch try trial(accepted + [part], of: plan) {
          case .accepted(let next, let result):
            taken.insert(key)
            last = (next, result)
            continue
          case .rejected(let why): reason = why
          }
        }
        let line = try plan.members(of: plan.gaps[gap].keeping([key])).members.first?.text ?? key
        rejected.append(Rejection(mapping: state.program[plan.gaps[gap].mapping], line: line, reason: reason))
      }
      if !taken.isEmpty { accepted.append(.keys(gap: gap, taken)) }
    }
    if let (next, result) = last { accept(next, result) }
  }

  // MARK: - What was tried

  /// The part of an item that was not tried before.
  private func undone(_ item: AdditionPlan.Item, _ plan: AdditionPlan) -> AdditionPlan.Item? {
    switch item {
    case .keys(let gap, let keys):
      let left = keys.filter { !done.contains(subject($0, plan.gaps[gap])) }
      return left.isEmpty ? nil : .keys(gap: gap, left)
    case .texts: return subjects(of: item, plan).isSubset(of: done) ? nil : item
    }
  }

  private func subjects(of item: AdditionPlan.Item, _ plan: AdditionPlan) -> Set<Subject> {
    switch item {
    case .keys(let gap, let keys): return Set(keys.map { subject($0, plan.gaps[gap]) })
    case .texts(let index):
      let name = state.program[plan.texts[index].enumeration].name
      return Set(plan.texts[index].texts.map { Subject(type: name, prefix: [], key: $0) })
    }
  }

  private func subject(_ key: String, _ gap: SampleSurvey.Gap) -> Subject {
    Subject(type: state.program[gap.mapping].fullName, prefix: gap.prefix, key: key)
  }
}
