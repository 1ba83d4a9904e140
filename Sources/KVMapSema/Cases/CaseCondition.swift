/// One condition that selects a case of a union: `when url`, `when not hidden`, `when kind == 3`, `when name is null`.
package struct CaseCondition: Sendable, Hashable {
  package enum Test: Sendable, Hashable {
    /// The path is there, be it null.
    case presence
    /// The value there is equal to a string, a number or a Boolean, as a discriminator is.
    case equality(DefaultValue)
    case kind(Kind)
  }

  /// The kinds of values in documents.
  package enum Kind: String, Sendable, Hashable {
    case null
    case number
    case string
    case bool
    case array
    case object
  }

  package var isNegated: Bool
  package var path: DocumentPath
  package var test: Test

  package init(isNegated: Bool, path: DocumentPath, test: Test) {
    self.isNegated = isNegated
    self.path = path
    self.test = test
  }

  /// In the notation of the language.
  package var description: String {
    let path = (isNegated ? "not " : "") + path.description
    return switch test {
    case .presence: path
    case .equality(let value): "\(path) == \(value.caseLiteral)"
    case .kind(let kind): "\(path) is \(kind.rawValue)"
    }
  }
}

extension DefaultValue {
  /// The value of a case, as it is written in a file.
  package var caseLiteral: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .integer(let text), .floating(let text): text
    case .bool(let flag): String(flag)
    case .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .none, .elements,
      .entries, .tree, .enumerationCase, .unionCase, .emptyObject, .swift:
      "?"
    }
  }
}
