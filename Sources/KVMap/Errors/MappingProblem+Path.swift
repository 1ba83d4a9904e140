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

  /// The location of the value as a JSON Pointer (RFC 6901): `/users/3/created_at`; empty for the whole document. For
  /// `syntax` and `encoding`, that of the value that was being read.
  ///
  /// Its keys and positions are those of `path`. In other formats than JSON they are those of the document as mappings
  /// read it, where an attribute of XML is `/book/@id`. What is missing has the pointer that it would have. An element
  /// that a rule counts from the end, or that it selects and does not find, is `-`, the element after the last one.
  ///
  /// Linear in the length of the path.
  public var jsonPointer: String {
    let steps = DocumentPath.steps(of: path.isEmpty ? reached : path) ?? []
    return steps.reduce(into: "") { pointer, step in
      switch step {
      case .key(let key): pointer += "/" + Self.escaped(key)
      case .index(let index): pointer += index < 0 ? "/-" : "/\(index)"
      case .selected: pointer += "/-"
      }
    }
  }

  /// RFC 6901, section 3: `~` and `/` are the characters that a key cannot contain as they are.
  private static func escaped(_ key: String) -> String {
    key.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
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
