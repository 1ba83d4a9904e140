import KVMapSource
import KVMapSyntax

extension [MemberSyntax] {
  /// The members with those of blocks in the places of the blocks. A block whose path is wrong counts as an error: the
  /// sources of its rules are unknown.
  ///
  /// Recursion is as deep as blocks nest, which the parser limits.
  var withoutBlocks: [MemberSyntax] {
    guard contains(where: \.isBlock) else { return self }
    return flatMap { member -> [MemberSyntax] in
      guard case .block(let block) = member else { return [member] }
      return block.hasUsablePath ? block.members.withoutBlocks : [.error(block.span)]
    }
  }

  /// The blocks, including those inside of others.
  var blocks: [BlockSyntax] {
    flatMap { member -> [BlockSyntax] in
      if case .block(let block) = member { [block] + block.members.blocks } else { [] }
    }
  }
}

extension MemberSyntax {
  fileprivate var isBlock: Bool { if case .block = self { true } else { false } }
}

extension BlockSyntax {
  /// Whether its path is one of keys and elements inside the object.
  var hasUsablePath: Bool { path != nil && aroundSpan == nil }

  /// The place of a part of the path that is not below the object.
  var aroundSpan: Span? {
    guard let path else { return nil }
    if isAround { return path.steps.first?.span }
    return path.steps.firstResult { step -> Span? in
      if case .variable = step.kind { step.span } else { nil }
    }
  }
}

extension PathSyntax.Step.Kind {
  var isVariable: Bool { if case .variable = self { true } else { false } }

  /// As written, for what is not an element.
  var text: String {
    switch self {
    case .key(let key): key
    case .variable(let name): "$" + name
    case .index(let index): "[\(index)]"
    case .every: "[*]"
    case .selected: "[…]"
    }
  }
}

extension SourceTermSyntax {
  /// What does not stand below the path of a block: `self`, `rest`, `$key` and the like.
  var around: (text: String, span: Span)? {
    switch self {
    case .whole(let span): return ("self", span)
    case .rest(let span): return ("rest", span)
    case .path(let path):
      guard let first = path.steps.first else { return nil }
      switch first.kind {
      case .variable(let name): return ("$" + name, first.span)
      // `self[0]`
      case .index, .every, .selected: return ("self", path.span)
      case .key: return nil
      }
    case .gather, .missing: return nil
    }
  }
}
