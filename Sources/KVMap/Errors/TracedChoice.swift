/// How the case of a union without a discriminator was selected: the cases that were tried, why they were rejected, and
/// the selected one.
package struct TracedChoice: Sendable {
  package struct Attempt: Sendable {
    /// The name of the case.
    package var name: String
    /// What it requires but does not find.
    package var reason: String
  }

  /// The location of the value, and the name of the union: a union may be the case of another one.
  package struct Place: Sendable, Hashable {
    package var path: String
    package var union: String

    package init(path: String, union: String) {
      self.path = path
      self.union = union
    }
  }

  package var left: [Attempt]
  /// The position of the case; nil for the `else` case, and if none matches.
  package var taken: Int?
}

/// The same before its location in the document is looked up.
struct ChoiceDraft {
  struct Place: Hashable {
    var offset: Int
    var union: String
  }

  var left: [UnlocatedProblem.Alternative]
  var taken: Int?
}

extension ProblemReport {
  /// Linear in the document and in the number of drafts.
  func choices(_ drafts: [ChoiceDraft.Place: ChoiceDraft]) -> [TracedChoice.Place: TracedChoice] {
    let drafts = Array(drafts)
    let paths = positions(drafts.map(\.key.offset)).map { DocumentPath.text(of: $0.path) }
    // One for each alternative, in their order, and not in that of the document.
    var reasons = eachProblem(drafts.flatMap { $0.value.left.compactMap(\.problem) })[...]
    var choices: [TracedChoice.Place: TracedChoice] = [:]
    for (draft, path) in zip(drafts, paths) {
      let left = draft.value.left.map { alternative in
        let problem = alternative.problem == nil ? nil : reasons.popFirst()
        return TracedChoice.Attempt(name: alternative.name, reason: alternative.reason(problem, from: path))
      }
      let place = TracedChoice.Place(path: path, union: draft.key.union)
      choices[place] = TracedChoice(left: left, taken: draft.value.taken)
    }
    return choices
  }
}

extension UnlocatedProblem.Alternative {
  /// - Parameter path: The path of the value.
  fileprivate func reason(_ problem: MappingProblem?, from path: String) -> String {
    if case .condition(let condition) = reason { return condition.found }
    guard let problem else { return "" }
    let rest = rest(of: problem.path, from: path)
    return (rest.isEmpty ? "" : "\(rest): ") + problem.message
  }
}
