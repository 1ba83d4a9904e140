import KVMapSource
import KVMapSyntax

/// Checks the source to the right of an arrow.
struct SourceChecker {
  /// The maximum number of steps in a path, far beyond any document. Each is a nested loop in the generated code, and
  /// swiftc refuses more than 256 levels of braces.
  static let maximumPathLength = 32
  /// The maximum number of bytes in a key; the table of keys counts them with three digits of seven bits.
  static let maximumKeyLength = 4096

  private(set) var diagnostics: [Diagnostic] = []
  private let isRead: Bool
  private let isWritten: Bool
  /// The keys that the parameters of an inline mapping represent.
  private let parameters: [String: String]
  /// The path of the blocks around the rule, which stands in front of every path.
  private let enclosingPath: PathSyntax?
  /// How values of a document are compared with those of selectors.
  private let coercion: Coercion

  /// - Parameters:
  ///   - parameters: For an inline mapping: the keys that its parameters represent, by name.
  ///   - enclosingPath: The path of the blocks around the rule.
  ///   - coercion: How values of a document are compared with those of selectors.
  init(
    isRead: Bool, isWritten: Bool, parameters: [String: String] = [:], below enclosingPath: PathSyntax? = nil,
    coercion: Coercion = .strict
  ) {
    self.coercion = coercion
    self.enclosingPath = enclosingPath
    self.isRead = isRead
    self.isWritten = isWritten
    self.parameters = parameters
  }

  /// - Returns: `nil` when a part is wrong, not supported or missing, all of which is reported.
  mutating func check(_ source: SourceSyntax) -> RuleSource? {
    check(source, isRead: isRead, isWritten: isWritten)
  }

  /// Like `check(_:)`, for a path outside of a rule.
  mutating func check(_ path: PathSyntax) -> RuleTerm? { check(path, isWritten: isWritten, isGathered: false) }

  private mutating func check(
    _ source: SourceSyntax, isRead: Bool, isWritten: Bool, isGathered: Bool = false
  ) -> RuleSource? {
    var alternatives: [RuleTerm] = []
    var isWhole = true
    for (index, term) in source.alternatives.enumerated() {
      if index > 0, let word = term.valueWord {
        diagnostics.append(SemaDiagnostics.valueAsAlternative(word, at: term.span))
        isWhole = false
        continue
      }
      // Only the first alternative is written.
      if let term = check(term, isRead: isRead, isWritten: isWritten && index == 0, isGathered: isGathered) {
        alternatives.append(term)
      } else {
        isWhole = false
      }
    }
    reportUnreachable(alternatives)
    return isWhole && !alternatives.isEmpty ? RuleSource(alternatives: alternatives, span: source.span) : nil
  }

  /// - Parameter isGathered: Whether it is in the braces of a `gather`.
  private mutating func check(
    _ term: SourceTermSyntax, isRead: Bool, isWritten: Bool, isGathered: Bool
  ) -> RuleTerm? {
    if enclosingPath != nil, let around = term.around {
      diagnostics.append(SemaDiagnostics.aroundBlock(around.text, isPath: false, at: around.span))
      return nil
    }
    switch term {
    case .path(let path): return check(below(path), isWritten: isWritten, isGathered: isGathered)
    case .gather(let gather): return .gather(check(gather, isRead: isRead, isWritten: isWritten))
    case .whole(let span):
      if isGathered, isWritten { diagnostics.append(SemaDiagnostics.writtenFromGather("self", at: span)) }
      return .whole(span)
    case .rest(let span):
      if isGathered, isWritten { diagnostics.append(SemaDiagnostics.writtenFromGather("rest", at: span)) }
      return .rest(span)
    case .missing: return nil
    }
  }

  private mutating func check(_ path: PathSyntax, isWritten: Bool, isGathered: Bool) -> RuleTerm? {
    guard path.steps.count <= Self.maximumPathLength else {
      diagnostics.append(SemaDiagnostics.pathTooLong(Self.maximumPathLength, at: path.span))
      return nil
    }
    // A missing key has an empty span, which the parser has reported.
    guard path.steps.allSatisfy({ $0.span.start < $0.span.end }) else { return nil }
    guard case .variable(let name)? = path.steps.first?.kind, parameters[name] == nil else {
      return steps(path.steps[...], of: path, isWritten: isWritten, isGathered: isGathered).map {
        .path(RulePath(path: DocumentPath($0), span: path.span))
      }
    }
    switch name {
    case "key", "index": return element(name, path, isWritten: isWritten, isGathered: isGathered)
    case "members": return members(path, isGathered: isGathered)
    case "parent", "root", "context": return around(path, isWritten: isWritten)
    default:
      reportUnknown(name, at: path.steps[0].span)
      return nil
    }
  }

  /// A path in the object itself.
  private func below(_ path: PathSyntax) -> PathSyntax {
    guard let enclosingPath else { return path }
    return PathSyntax(steps: enclosingPath.steps + path.steps, span: path.span)
  }

  /// The path of the key that a property has without a source.
  mutating func check(key: String, of property: NameSyntax) -> DocumentPath? {
    guard enclosingPath != nil else { return DocumentPath([.key(key)]) }
    let own = PathSyntax(
      steps: [PathSyntax.Step(kind: .key(key), span: property.span)], span: property.span)
    guard case .path(let path)? = check(below(own), isWritten: isWritten, isGathered: false) else { return nil }
    return path.path
  }

  /// `$key`, `$index`
  private mutating func element(
    _ name: String, _ path: PathSyntax, isWritten: Bool, isGathered: Bool
  ) -> RuleTerm? {
    guard path.steps.count == 1 else {
      diagnostics.append(SemaDiagnostics.nothingBehind(name, at: path.steps[1].span))
      return nil
    }
    if name == "index" {
      if isWritten { diagnostics.append(SemaDiagnostics.readOnlySource("$index", at: path.span)) }
      return .elementIndex(path.span)
    }
    if isGathered, isWritten { diagnostics.append(SemaDiagnostics.writtenFromGather("$key", at: path.span)) }
    return .elementKey(path.span)
  }

  /// `$members`
  private mutating func members(_ path: PathSyntax, isGathered: Bool) -> RuleTerm? {
    guard path.steps.count == 1, !isGathered else {
      diagnostics.append(SemaDiagnostics.membersAlone(at: path.span))
      return nil
    }
    return .members(path.span)
  }

  /// `$parent.$parent.x`, `$root.x`, `$context.x`
  private mutating func around(_ path: PathSyntax, isWritten: Bool) -> RuleTerm? {
    var hops = 0
    while hops < path.steps.count, case .variable("parent") = path.steps[hops].kind { hops += 1 }
    let place: RuleAround.Place
    if hops > 0 {
      place = .parent(hops)
    } else if case .variable("root") = path.steps[0].kind {
      place = .document
    } else {
      place = .context
    }
    if isWritten { diagnostics.append(SemaDiagnostics.readOnlySource(place.text, at: path.span)) }
    // If the path cannot be written at all, no second reason is reported.
    guard let steps = steps(path.steps.dropFirst(max(hops, 1)), of: path, isWritten: false) else { return nil }
    return .enclosing(RuleAround(place: place, path: DocumentPath(steps), span: path.span))
  }

  /// The keys and indexes of a path.
  private mutating func steps(
    _ steps: ArraySlice<PathSyntax.Step>, of path: PathSyntax, isWritten: Bool, isInSelector: Bool = false,
    isGathered: Bool = false
  ) -> [DocumentPath.Step]? {
    var result: [DocumentPath.Step] = []
    for (index, step) in steps.enumerated() {
      switch step.kind {
      case .key(let key):
        guard isShortEnough(key, at: step.span) else { return nil }
        result.append(.key(key))
      case .index(let index):
        if index < 0, isWritten { diagnostics.append(SemaDiagnostics.indexFromEndWritten(index, at: step.span)) }
        result.append(.index(index))
      case .every:
        // Each element of the array becomes a member of an object in the written one.
        let isMember = index == steps.count - 2 && index > 0 && !isGathered && !result.contains(.every)
        if isWritten, !isMember {
          let isLast = index == steps.count - 1 && index > 0 && !result.contains(.every)
          diagnostics.append(SemaDiagnostics.projectionWritten(isLast: isLast, at: step.span))
        }
        result.append(.every)
      case .selected(let selectors):
        if isInSelector, isWritten { diagnostics.append(SemaDiagnostics.selectorInSelectorWritten(at: step.span)) }
        guard let selector = selector(selectors, isWritten: isWritten && !isInSelector) else { return nil }
        result.append(.selected(selector))
      case .variable(let name):
        guard let key = parameters[name] else {
          if Self.variables.contains(name) {
            diagnostics.append(SemaDiagnostics.variableInside(name, at: step.span))
          } else {
            reportUnknown(name, at: step.span)
          }
          return nil
        }
        result.append(.key(key))
      }
    }
    return result
  }

  /// `[rel == "next" and meta.type == 3]`
  private mutating func selector(_ selectors: [SelectorSyntax], isWritten: Bool) -> ElementSelector? {
    var conditions: [ElementSelector.Condition] = []
    for one in selectors {
      // The parser reported what is missing.
      guard let value = DefaultValue.discriminator(one.value) else { return nil }
      guard let path = one.path else {
        if isWritten { diagnostics.append(SemaDiagnostics.selfSelectorWritten(at: one.span)) }
        conditions.append(.init(path: DocumentPath([]), value: value))
        continue
      }
      guard path.steps.allSatisfy({ $0.span.start < $0.span.end }) else { return nil }
      guard let steps = steps(path.steps[...], of: path, isWritten: isWritten, isInSelector: true) else { return nil }
      conditions.append(.init(path: DocumentPath(steps), value: value))
    }
    return conditions.isEmpty ? nil : ElementSelector(conditions: conditions, isLenient: coercion == .lenient)
  }

  private static let variables = ["key", "index", "members", "parent", "root", "context"]

  /// Reports an unknown `$name`.
  private mutating func reportUnknown(_ name: String, at span: Span) {
    let suggestion = closest(to: name, in: Array(parameters.keys.sorted().prefix(1000)) + Self.variables)
    diagnostics.append(SemaDiagnostics.unknownVariable(name, suggestion: suggestion, at: span))
  }

  private mutating func isShortEnough(_ key: String, at span: Span) -> Bool {
    guard key.utf8.count > Self.maximumKeyLength else { return true }
    diagnostics.append(SemaDiagnostics.keyTooLong(Self.maximumKeyLength, at: span))
    return false
  }

  private mutating func check(_ gather: GatherSyntax, isRead: Bool, isWritten: Bool) -> RuleGather {
    guard let entries = gather.entries else {
      // What is wrong with the path of a block was reported.
      let block = enclosingPath.flatMap { steps($0.steps[...], of: $0, isWritten: isWritten) } ?? []
      let isShort = gather.prefix.map { isShortEnough($0.value, at: $0.span) } ?? true
      return RuleGather(
        needsAll: gather.needsAll, entries: nil, enclosingPath: DocumentPath(block),
        prefix: isShort ? gather.prefix?.value ?? "" : "", span: gather.span)
    }
    var seen: [DocumentKey: Span] = [:]
    var checked: [RuleGatherEntry] = []
    for entry in entries {
      guard entry.key.span.start < entry.key.span.end else { continue }
      guard let key = self.key(entry.key) else { continue }
      guard isShortEnough(key, at: entry.key.span) else { continue }
      if let first = seen[DocumentKey(key)] {
        diagnostics.append(SemaDiagnostics.repeatedGatherKey(key, first: first, at: entry.key.span))
        continue
      }
      seen[DocumentKey(key)] = entry.key.span
      let isEntryRead = isRead && entry.arrow?.arrow != .write
      let isEntryWritten = isWritten && entry.arrow?.arrow != .read
      let own = SourceSyntax(
        alternatives: [.path(PathSyntax(steps: [entry.key], span: entry.key.span))], span: entry.key.span)
      let source = check(
        entry.source ?? own, isRead: isEntryRead, isWritten: isEntryWritten, isGathered: entry.source != nil)
      guard let source else { continue }
      checked.append(
        RuleGatherEntry(
          key: key, isRead: isEntryRead, isWritten: isEntryWritten, source: source, span: entry.key.span))
    }
    return RuleGather(needsAll: gather.needsAll, entries: checked, span: gather.span)
  }

  /// A key of the new object.
  private mutating func key(_ step: PathSyntax.Step) -> String? {
    switch step.kind {
    case .key(let key): return key
    case .variable(let name):
      if let key = parameters[name] { return key }
      if Self.variables.contains(name) {
        diagnostics.append(SemaDiagnostics.variableAsKey(name, at: step.span))
      } else {
        reportUnknown(name, at: step.span)
      }
      return nil
    // The parser accepts neither as the key of an entry.
    case .index, .every, .selected: return nil
    }
  }

  /// A branch of `??` is unreachable if an earlier branch is the same path or a prefix of it, or always has a value.
  private mutating func reportUnreachable(_ terms: [RuleTerm]) {
    guard terms.count > 1, !beginApart(terms) else { return }
    var before: [RuleAround.Place?: PathTrie<Span>] = [:]
    var always: Span?
    var key: Span?
    var index: Span?
    for term in terms {
      if let always {
        diagnostics.append(SemaDiagnostics.branchBehindValue(first: always, at: term.span))
        continue
      }
      switch term {
      case .path(let path): compare(path.path, nil, path.path.description, at: path.span, with: &before)
      case .enclosing(let around): compare(around.path, around.place, around.text, at: around.span, with: &before)
      case .gather: break
      case .whole(let span), .rest(let span): always = span
      case .members(let span): diagnostics.append(SemaDiagnostics.membersAlone(at: span))
      case .elementKey(let span): compare("$key", at: span, with: &key)
      case .elementIndex(let span): compare("$index", at: span, with: &index)
      }
    }
  }

  /// Whether it is obvious that no term is a prefix of another: each is a path with a different first key.
  private func beginApart(_ terms: [RuleTerm]) -> Bool {
    guard terms.count <= 4 else { return false }
    for (index, term) in terms.enumerated() {
      guard case .path(let path) = term else { return false }
      for case .path(let other) in terms[..<index] where other.firstKey == path.firstKey { return false }
    }
    return true
  }

  private mutating func compare(
    _ path: DocumentPath, _ place: RuleAround.Place?, _ text: @autoclosure () -> String, at span: Span,
    with before: inout [RuleAround.Place?: PathTrie<Span>]
  ) {
    if let first = before[place, default: PathTrie()].valueOnTheWay(to: path) {
      diagnostics.append(SemaDiagnostics.unreachableBranch(text(), first: first, at: span))
    } else {
      before[place, default: PathTrie()][path] = span
    }
  }

  private mutating func compare(_ name: String, at span: Span, with first: inout Span?) {
    if let first {
      diagnostics.append(SemaDiagnostics.unreachableBranch(name, first: first, at: span))
    } else {
      first = span
    }
  }
}

extension SourceTermSyntax {
  /// The word, if it is one without quotes that is a value in Swift or JSON.
  fileprivate var valueWord: String? {
    guard case .path(let path) = self, path.steps.count == 1, case .key(let word)? = path.steps.first?.kind,
      ["true", "false", "nil", "null"].contains(word), path.span.end - path.span.start == word.utf8.count
    else { return nil }
    return word
  }
}
