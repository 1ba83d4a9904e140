import KVMapSource
import KVMapSyntax

/// What can be folded: bodies, texts of several lines, groups of comments and of imports.
struct FoldingRanges {
  private let view: FileView
  private var ranges: [FoldingRange] = []

  static func ranges(of view: FileView) -> [FoldingRange] {
    var folding = FoldingRanges(view: view)
    folding.collectBodies()
    folding.collectComments()
    folding.collectImports()
    return folding.ranges.sorted { ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine) }
  }

  private init(view: FileView) { self.view = view }

  private mutating func add(_ start: UInt32, _ end: UInt32, _ kind: String? = nil) {
    if end > start { ranges.append(FoldingRange(startLine: start, endLine: end, kind: kind)) }
  }

  private mutating func collectBodies() {
    var open: [UInt32] = []
    for token in view.tokens {
      if token.kind == .leftBrace {
        open.append(view.line(of: token.start))
      } else if token.kind == .rightBrace, let start = open.popLast() {
        // The line of the closing brace stays in sight.
        let end = view.line(of: token.start)
        if end > 0 { add(start, end - 1) }
      } else if token.kind == .multilineString {
        add(view.line(of: token.start), view.line(of: token.end))
      }
    }
  }

  private mutating func collectComments() {
    var group: (start: UInt32, end: UInt32)?
    for index in view.tokens.indices {
      for piece in view.trivia(before: index) {
        let line = view.line(of: piece.range.lowerBound)
        switch piece.kind {
        case .blanks, .lineEnd, .byteOrderMark, .invalid: continue
        case .lineComment, .documentation:
          if let current = group, current.end + 1 == line {
            group = (current.start, line)
          } else {
            if let group { add(group.start, group.end, "comment") }
            group = (line, line)
          }
        case .blockComment: add(line, view.line(of: piece.range.upperBound), "comment")
        }
      }
      if let current = group {
        add(current.start, current.end, "comment")
        group = nil
      }
    }
  }

  private mutating func collectImports() {
    var group: (start: UInt32, end: UInt32)?
    for item in view.tree.items {
      switch item {
      case .importFile(let item): extend(&group, item.span)
      case .importModule(let item): extend(&group, item.span)
      case .setting, .defaultVia, .externType, .transform, .mixin, .type, .family, .enumeration, .union, .test, .nested,
        .error:
        if let current = group { add(current.start, current.end, "imports") }
        group = nil
      }
    }
    if let group { add(group.start, group.end, "imports") }
  }

  private func extend(_ group: inout (start: UInt32, end: UInt32)?, _ span: Span) {
    group = (group?.start ?? view.line(of: span.start), view.line(of: span.end))
  }
}
