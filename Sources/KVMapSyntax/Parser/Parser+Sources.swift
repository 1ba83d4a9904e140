import KVMapSource

extension Parser {
  /// Source = SourceTerm { "??" SourceTerm }
  mutating func parseSource() -> SourceSyntax {
    let start = index
    var alternatives = [parseSourceTerm()]
    while eat(.coalesce) { alternatives.append(parseSourceTerm()) }
    return SourceSyntax(alternatives: alternatives, span: span(from: start))
  }

  /// The source after an arrow, or a missing source if it was understood only partly.
  mutating func understoodSource() -> SourceSyntax {
    let start = index
    if let source = understood({ $0.parseSource() }) { return source }
    let span = span(from: start)
    return SourceSyntax(alternatives: [.missing(span)], span: span)
  }

  /// SourceTerm = "self" [ Element { "." Step | Element } ] | "rest" | Gather | Path
  private mutating func parseSourceTerm() -> SourceTermSyntax {
    note(.source)
    note(words: [.self, .rest, .gather])
    guard !isAtNextMember, isAtStep else {
      reportMissing(.source)
      return .missing(missingPlace)
    }
    if at(.gather) { return .gather(parseGather()) }
    guard at(.self) || at(.rest) else { return .path(parsePath()) }
    let start = index
    let word = advance()
    let span = word.span(in: file)
    if word.keyword == .self, at(.leftBracket) {
      var steps = [parseElement()]
      furtherSteps(of: &steps)
      return .path(PathSyntax(steps: steps, span: self.span(from: start)))
    }
    if at(.period) || at(.leftBracket) {
      report(.pathBehindSelf(text(word), current.span(in: file)))
    }
    return word.keyword == .self ? .whole(span) : .rest(span)
  }

  /// Gather = "gather" [ "all" GatherBody | "prefix" string | GatherBody ]
  private mutating func parseGather() -> GatherSyntax {
    let start = index
    advance()
    let needsAll = eat(.all)
    var gather = GatherSyntax(needsAll: needsAll, entries: nil, span: span(from: start))
    if !needsAll, eat(.prefix) {
      gather.prefix = expectString(.gatherPrefix)
    } else if at(.leftBrace) {
      gather.entries = parseGatherBody()
    } else if isAtEntryWithoutBrace, lacksOpeningBrace() {
      reportMissing(.bodyStart, insert: " {")
      isRecovering = false
      _ = members(until: { $0.isAtNextMember }) { $0.parseGatherEntry() }
    } else if needsAll {
      reportMissing(.gatherBody)
    }
    gather.span = span(from: start)
    return gather
  }

  /// A key in the line of `gather`, and what can follow it only in braces.
  private var isAtEntryWithoutBrace: Bool {
    guard index != probedIndex, isAtStep, !current.flags.contains(.beginsLine) else { return false }
    return [.both, .read, .write, .comma, .period, .rightBrace].contains(next.kind)
  }

  /// GatherBody = "{" { GatherEntry [ "," ] } "}"
  private mutating func parseGatherBody() -> [GatherSyntax.Entry] {
    guard nesting < Parser.deepestNesting else {
      report(.nestedTooDeeply(Parser.deepestNesting, isType: false, current.span(in: file)))
      skipGroup()
      return []
    }
    nesting += 1
    defer { nesting -= 1 }
    let wasRecovering = isRecovering
    advance()
    let entries = members(until: { $0.isAtNextMember }) { $0.parseGatherEntry() }
    isRecovering = isRecovering || wasRecovering
    return entries.compactMap(\.self)
  }

  /// GatherEntry = Step [ Arrow Source ]
  private mutating func parseGatherEntry() -> GatherSyntax.Entry? {
    let start = index
    note(.gatherEntry)
    guard isAtStep else {
      reportUnexpected(.key)
      return nil
    }
    let key = parseStep()
    guard isAtArrow || at(.wrongArrow) else {
      return GatherSyntax.Entry(key: key, arrow: nil, source: nil, span: span(from: start))
    }
    let arrow = parseArrow()
    let source = understoodSource()
    return GatherSyntax.Entry(key: key, arrow: arrow, source: source, span: span(from: start))
  }

  /// Path = Step { "." Step | Element }
  mutating func parsePath() -> PathSyntax {
    let start = index
    var steps = [parseStep()]
    furtherSteps(of: &steps)
    return PathSyntax(steps: steps, span: span(from: start))
  }

  /// A required path; `nil` if none begins here.
  mutating func expectPath(_ parse: (inout Parser) -> PathSyntax = { $0.parsePath() }) -> PathSyntax? {
    note(.step)
    guard isAtStep || at(.leftBracket), !isAtNextMember else {
      reportMissing(.key)
      return nil
    }
    return parse(&self)
  }

  /// DocumentPath = ( Step | Element ) { "." Step | Element }
  mutating func parseDocumentPath() -> PathSyntax {
    let start = index
    var steps = [at(.leftBracket) ? parseElement() : parseStep()]
    furtherSteps(of: &steps)
    return PathSyntax(steps: steps, span: span(from: start))
  }

  private mutating func furtherSteps(of steps: inout [PathSyntax.Step]) {
    while true {
      if eat(.period) {
        note(.step)
        guard isAtStep, !isAtNextMember else {
          reportMissing(.key)
          return
        }
        steps.append(parseStep())
      } else if at(.leftBracket) {
        steps.append(parseElement())
      } else {
        return
      }
    }
  }

  var isAtStep: Bool {
    isAtName || at(.string) || at(.multilineString) || at(.attribute) || at(.variable)
  }

  /// Step = name | string | attribute | variable
  private mutating func parseStep() -> PathSyntax.Step {
    note(.step)
    guard isAtStep, !isAtNextMember else {
      reportMissing(.key)
      return PathSyntax.Step(kind: .key(""), span: missingPlace)
    }
    let token = advance()
    let kind: PathSyntax.Step.Kind
    if token.isName {
      kind = .key(name(token).text)
    } else if token.kind == .attribute {
      kind = .key(text(token))
    } else if token.kind == .variable {
      let name = signedName(token).text
      kind = name == "text" ? .key("$text") : .variable(name)
    } else {
      kind = .key(string(token).value)
    }
    return PathSyntax.Step(kind: kind, span: token.span(in: file))
  }

  /// Element = "[" ( number | "*" | Selector { "and" Selector } ) "]"
  private mutating func parseElement() -> PathSyntax.Step {
    let start = index
    advance()
    var kind = PathSyntax.Step.Kind.index(0)
    if eat(.star) {
      kind = .every
    } else if at(.number) {
      if let position = Int(number(current).text) {
        kind = .index(position)
      } else {
        reportMissing(.element)
      }
      advance()
    } else if isAtStep, !isAtNextMember {
      kind = .selected(selectors())
    } else {
      note(.step)
      note(words: [.self])
      reportMissing(.element)
    }
    expect(.rightBracket, .closingBracket)
    return PathSyntax.Step(kind: kind, span: span(from: start))
  }

  private mutating func selectors() -> [SelectorSyntax] {
    guard nesting < Parser.deepestNesting else {
      report(.nestedTooDeeply(Parser.deepestNesting, isType: false, current.span(in: file)))
      while !at(.rightBracket), !isNextOnLaterLine, !isAtEnd { advance() }
      return []
    }
    nesting += 1
    defer { nesting -= 1 }
    var selectors = [parseSelector()]
    while eat(.and) { selectors.append(parseSelector()) }
    return selectors
  }

  /// Selector = ( "self" | Path ) "==" Literal
  private mutating func parseSelector() -> SelectorSyntax {
    let start = index
    let path: PathSyntax? = eat(.self) ? nil : parsePath()
    var value = ValueSyntax.missing(missingPlace)
    if expect(.equals, .equals) { value = parseLiteral(.literal) }
    return SelectorSyntax(path: path, value: value, span: span(from: start))
  }
}
