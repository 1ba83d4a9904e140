import KVMapSyntax

/// A part of what a declaration is read from.
struct DocumentPart {
  /// From the value of the declaration.
  var steps: [DocumentStep]
  var target: DocumentTarget
  var rule: DocumentKeys.Rule?
  /// The keys of the tag that stays in the object when it is read as the payload of a case.
  var tag: [String] = []
}

enum DocumentTarget {
  case type(DocumentType)
  case declared(DocumentShape.Declared)
  case tag([CaseSyntax])
  /// What no declaration says more of.
  case other
}

/// How one place of a document leads to another.
enum DocumentStep {
  case key(String)
  case element(Int)
  /// Each element of an array, or what is there instead of one.
  case elements
  /// The value, if one of these texts is at a path in it; `nil` is no text.
  case having(path: [String], texts: Set<String?>, isNegated: Bool)
  /// The value of each member.
  case memberValues
  case memberKeys
  /// Each member as an object of one key.
  case members
  /// An object of those keys that begin so, without that.
  case prefixed(String)
  /// An object with the value under a key.
  case wrapped(String)
  /// An object of the keys that no other rule has.
  case rest(others: Set<String>)
  /// What the JSON in a string is.
  case jsonText
}

extension DocumentStep {
  /// - Returns: `nil` if the path does not begin at the object.
  static func steps(of path: PathSyntax) -> [DocumentStep]? {
    var steps: [DocumentStep] = []
    for step in path.steps {
      switch step.kind {
      case .key(let key): steps.append(.key(key))
      case .index(let index): steps.append(.element(index))
      case .every: steps.append(.elements)
      case .selected(let selectors):
        steps.append(.elements)
        for selector in selectors {
          guard let text = selector.value.documentText else { continue }
          steps.append(.having(path: selector.path.map(DocumentKeys.keys) ?? [], texts: [text], isNegated: false))
        }
      case .variable(let name):
        guard name == "members" else { return nil }
        steps.append(.members)
      }
    }
    return steps
  }

  /// From an object to what a source gives, for each place that it names.
  static func steps(of term: SourceTermSyntax) -> [[DocumentStep]] {
    switch term {
    case .path(let path): steps(of: path).map { [$0] } ?? []
    case .whole: [[]]
    // Which other rules there are is not known yet.
    case .rest: [[.rest(others: [])]]
    case .missing: []
    case .gather(let gather):
      if let entries = gather.entries {
        entries.flatMap(steps)
      } else {
        [gather.prefix.map { [.prefixed($0.value)] } ?? []]
      }
    }
  }

  private static func steps(of entry: GatherSyntax.Entry) -> [[DocumentStep]] {
    guard case .key(let key) = entry.key.kind else { return [] }
    guard let source = entry.source else { return [[.key(key), .wrapped(key)]] }
    return source.alternatives.flatMap(steps).map { $0 + [.wrapped(key)] }
  }

  /// Whether it makes another object of the one that is there.
  var isGathering: Bool {
    switch self {
    case .prefixed, .wrapped, .rest: true
    case .key, .element, .elements, .having, .memberValues, .memberKeys, .members, .jsonText: false
    }
  }
}

extension ValueSyntax {
  /// What a text, a number or a Bool is compared by; `nil` for other values.
  var documentText: String? {
    switch self {
    case .string(let text): text.value
    case .number(let number): number.text
    case .bool(let value, _): String(value)
    case .none, .array, .dictionary, .enumCase, .record, .variable, .any, .swift, .missing: nil
    }
  }
}

extension CaseSyntax {
  /// What it is read from; `nil` is no text. None for the case of all others.
  var documentTexts: [String?] {
    switch target {
    case .values(let values): values.map(\.documentText)
    case .none: arrow == nil ? [name.text] : []
    case .absent: [nil]
    case .otherwise: []
    }
  }
}
