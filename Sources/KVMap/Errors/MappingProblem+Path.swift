extension MappingProblem {
  /// One step of `path`.
  package enum PathComponent: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  /// The steps of `path`; of `reached` where there is none.
  package var pathComponents: [PathComponent] {
    let steps = DocumentPath.steps(of: path.isEmpty ? reached : path) ?? []
    return steps.map { step in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      // It stays where no element is selected.
      case .selected(let selector): .key(selector.text)
      }
    }
  }
}

extension MappingError {
  /// The same problems, with their paths placed below another path.
  package func below(_ path: String) -> MappingError {
    guard !path.isEmpty else { return self }
    return map { problem in
      var problem = problem
      problem.path = DocumentPath.join(path, problem.path)
      return problem
    }
  }
}
