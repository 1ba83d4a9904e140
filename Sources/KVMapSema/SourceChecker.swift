import KVMapSource
import KVMapSyntax

/// Understands what stands right of an arrow.
struct SourceChecker {
  /// The most steps of a path, far beyond any document.
  static let maximumPathLength = 256
  /// The most bytes of a key; the table of keys counts them with three digits of seven bits.
  static let maximumKeyLength = 4096

  private(set) var diagnostics: [Diagnostic] = []
  private let isRead: Bool
  private let isWritten: Bool

  init(isRead: Bool, isWritten: Bool) {
    self.isRead = isRead
    self.isWritten = isWritten
  }

  /// - Returns: `nil` where a part is wrong, not supported or missing, all of which is told.
  mutating func check(_ source: SourceSyntax) -> RuleSource? {
    check(source, isRead: isRead, isWritten: isWritten)
  }

  private mutating func check(_ source: SourceSyntax, isRead: Bool, isWritten: Bool) -> RuleSource? {
    var alternatives: [RuleTerm] = []
    var isWhole = true
    for (index, term) in source.alternatives.enumerated() {
      // Only the first alternative is written.
      if let term = check(term, isRead: isRead, isWritten: isWritten && index == 0) {
        alternatives.append(term)
      } else {
        isWhole = false
      }
    }
    reportUnreachable(alternatives)
    return isWhole && !alternatives.isEmpty ? RuleSource(alternatives: alternatives, span: source.span) : nil
  }

  private mutating func check(_ term: SourceTermSyntax, isRead: Bool, isWritten: Bool) -> RuleTerm? {
    switch term {
    case .path(let path): return check(path, isWritten: isWritten).map(RuleTerm.path)
    case .gather(let gather): return .gather(check(gather, isRead: isRead, isWritten: isWritten))
    case .whole(let span): return unsupported("'self' as a source", at: span)
    case .rest(let span): return unsupported("'rest'", at: span)
    case .missing: return nil
    }
  }

  private mutating func unsupported(_ what: String, at span: Span) -> RuleTerm? {
    diagnostics.append(SemaDiagnostics.notSupported(what, at: span))
    return nil
  }

  private mutating func check(_ path: PathSyntax, isWritten: Bool) -> RulePath? {
    var steps: [DocumentPath.Step] = []
    guard path.steps.count <= Self.maximumPathLength else {
      diagnostics.append(SemaDiagnostics.pathTooLong(Self.maximumPathLength, at: path.span))
      return nil
    }
    // A key that was not written has an empty span, which the parser has told.
    guard path.steps.allSatisfy({ $0.span.start < $0.span.end }) else { return nil }
    for step in path.steps {
      switch step.kind {
      case .key(let key):
        guard isShortEnough(key, at: step.span) else { return nil }
        steps.append(.key(key))
      case .index(let index) where steps.isEmpty:
        diagnostics.append(SemaDiagnostics.notSupported("'[\(index)]' at the beginning of a path", at: step.span))
        return nil
      case .index(let index):
        if index < 0, isWritten { diagnostics.append(SemaDiagnostics.indexFromEndWritten(index, at: step.span)) }
        steps.append(.index(index))
      case .variable(let name):
        diagnostics.append(SemaDiagnostics.notSupported("'$\(name)'", at: step.span))
        return nil
      case .every:
        diagnostics.append(SemaDiagnostics.notSupported("'[*]'", at: step.span))
        return nil
      }
    }
    return steps.isEmpty ? nil : RulePath(path: DocumentPath(steps), span: path.span)
  }

  private mutating func isShortEnough(_ key: String, at span: Span) -> Bool {
    guard key.utf8.count > Self.maximumKeyLength else { return true }
    diagnostics.append(SemaDiagnostics.keyTooLong(Self.maximumKeyLength, at: span))
    return false
  }

  private mutating func check(_ gather: GatherSyntax, isRead: Bool, isWritten: Bool) -> RuleGather {
    guard let entries = gather.entries else {
      return RuleGather(needsAll: gather.needsAll, entries: nil, span: gather.span)
    }
    var seen: [DocumentKey: Span] = [:]
    var checked: [RuleGatherEntry] = []
    for entry in entries {
      guard entry.key.span.start < entry.key.span.end else { continue }
      guard case .key(let key) = entry.key.kind else {
        diagnostics.append(SemaDiagnostics.notSupported("this as a key of 'gather'", at: entry.key.span))
        continue
      }
      guard isShortEnough(key, at: entry.key.span) else { continue }
      if let first = seen[DocumentKey(key)] {
        diagnostics.append(SemaDiagnostics.repeatedGatherKey(key, first: first, at: entry.key.span))
        continue
      }
      seen[DocumentKey(key)] = entry.key.span
      let isEntryRead = isRead && entry.arrow?.arrow != .write
      let isEntryWritten = isWritten && entry.arrow?.arrow != .read
      let own = RulePath(path: DocumentPath([.key(key)]), span: entry.key.span)
      let source =
        if let source = entry.source { check(source, isRead: isEntryRead, isWritten: isEntryWritten) } else {
          RuleSource(alternatives: [.path(own)], span: entry.key.span)
        }
      guard let source else { continue }
      checked.append(
        RuleGatherEntry(
          key: key, isRead: isEntryRead, isWritten: isEntryWritten, source: source, span: entry.key.span))
    }
    return RuleGather(needsAll: gather.needsAll, entries: checked, span: gather.span)
  }

  /// A branch of `??` never has a value when a branch before it, or what that lies in, has none.
  private mutating func reportUnreachable(_ terms: [RuleTerm]) {
    guard terms.count > 1 else { return }
    var before = PathTrie<Span>()
    for case .path(let path) in terms {
      if let first = before.valueOnTheWay(to: path.path) {
        diagnostics.append(SemaDiagnostics.unreachableBranch(path.path.description, first: first, at: path.span))
      } else {
        before[path.path] = path.span
      }
    }
  }
}
