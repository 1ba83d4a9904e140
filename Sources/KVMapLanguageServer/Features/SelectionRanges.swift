import KVMapSource
import KVMapSyntax

/// What a selection is extended to, step by step: a token, a part of a rule, the rule, a member, a body, a declaration,
/// the file.
struct SelectionRanges {
  private let view: FileView

  init(_ view: FileView) { self.view = view }

  func range(at position: TextPosition) -> SelectionRange {
    let offset = view.offset(of: position)
    var spans: [Range<Int>] = [0..<view.file.bytes.count]
    for item in view.tree.items { collect(item, offset, &spans) }
    collectBrackets(offset, &spans)
    if let index = view.tokenIndex(at: offset) { spans.append(view.tokens[index].start..<view.tokens[index].end) }
    // From the largest to the smallest, each within the one before.
    var nested: [Range<Int>] = []
    for span in spans.sorted(by: { ($0.count, $1.lowerBound) > ($1.count, $0.lowerBound) }) {
      guard span.lowerBound <= offset, offset <= span.upperBound else { continue }
      guard let last = nested.last else {
        nested.append(span)
        continue
      }
      if last != span, last.lowerBound <= span.lowerBound, span.upperBound <= last.upperBound { nested.append(span) }
    }
    var result: SelectionRange?
    for span in nested { result = SelectionRange(range: view.range(span.lowerBound, span.upperBound), parent: result) }
    return result ?? SelectionRange(range: TextRange(at: position))
  }

  private func add(_ span: Span, _ offset: Int, _ spans: inout [Range<Int>]) {
    if span.start <= offset, offset <= span.end { spans.append(span.start..<span.end) }
  }

  private func collect(_ item: ItemSyntax, _ offset: Int, _ spans: inout [Range<Int>]) {
    switch item {
    case .nested(let nested):
      add(nested.span, offset, &spans)
      for item in nested.items { collect(item, offset, &spans) }
    case .type(let type):
      add(type.span, offset, &spans)
      collect(type.members, offset, &spans)
    case .mixin(let mixin):
      add(mixin.span, offset, &spans)
      collect(mixin.members, offset, &spans)
    case .enumeration(let item): collect(item.span, item.cases, offset, &spans)
    case .union(let item): collect(item.span, item.cases, offset, &spans)
    case .family(let item): collect(item.span, item.cases, offset, &spans)
    case .importFile(let item): add(item.span, offset, &spans)
    case .importModule(let item): add(item.span, offset, &spans)
    case .setting(let item): add(item.span, offset, &spans)
    case .defaultVia(let item): add(item.span, offset, &spans)
    case .externType(let item): add(item.span, offset, &spans)
    case .transform(let item): add(item.span, offset, &spans)
    case .test(let item): add(item.span, offset, &spans)
    case .error(let span): add(span, offset, &spans)
    }
  }

  private func collect(_ span: Span, _ cases: [CaseSyntax], _ offset: Int, _ spans: inout [Range<Int>]) {
    add(span, offset, &spans)
    for item in cases { add(item.span, offset, &spans) }
  }

  private func collect(_ members: [MemberSyntax], _ offset: Int, _ spans: inout [Range<Int>]) {
    for member in members {
      switch member {
      case .property(let property):
        add(property.span, offset, &spans)
        guard property.span.start <= offset, offset <= property.span.end else { continue }
        if let type = property.type { add(type.span, offset, &spans) }
        for source in [property.source, property.writtenSource].compactMap(\.self) {
          add(source.span, offset, &spans)
          for term in source.alternatives { add(term.span, offset, &spans) }
        }
        for stage in property.pipeline {
          add(stage.span, offset, &spans)
          for call in stage.calls { add(call.span, offset, &spans) }
        }
        if let value = property.defaultValue { add(value.span, offset, &spans) }
        if let check = property.check { add(check.span, offset, &spans) }
      case .block(let block):
        add(block.span, offset, &spans)
        collect(block.members, offset, &spans)
      case .setting(let setting): add(setting.span, offset, &spans)
      case .defaultVia(let line): add(line.span, offset, &spans)
      case .check(let line): add(line.span, offset, &spans)
      case .hook(let line): add(line.span, offset, &spans)
      case .root(_, let span), .context(_, _, let span), .element(_, let span), .namespace(_, _, let span),
        .error(let span):
        add(span, offset, &spans)
      }
    }
  }

  /// The groups in brackets that contain the offset, with and without the brackets.
  private func collectBrackets(_ offset: Int, _ spans: inout [Range<Int>]) {
    var open: [Token] = []
    for token in view.tokens {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append(token)
      case .rightBrace, .rightParenthesis, .rightBracket:
        guard let start = open.popLast() else { continue }
        if start.start <= offset, offset <= token.end { spans.append(start.start..<token.end) }
        if start.end <= offset, offset <= token.start { spans.append(start.end..<token.start) }
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftAngle,
        .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange,
        .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
    }
  }
}
