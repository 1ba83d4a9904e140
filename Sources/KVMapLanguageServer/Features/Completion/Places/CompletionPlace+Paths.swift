import KVMapSema
import KVMapSyntax

/// The path that a key continues, and what is written before it.
extension CompletionPlace {
  /// The keys of the path to the object of which the word is a key: `a`, `b` at `<-> a.b[0].‸`, and at `a.b[‸ == 1]`.
  var pathBefore: [String] {
    var keys: [String] = []
    var first = index
    while first > 1, view.tokens[first - 1].kind == .period {
      let path = keysOfPath(endingAt: first - 2)
      keys = path.keys + keys
      first = path.first
    }
    if let bracket = view.openBracket(before: first), bracket > 0, view.tokens[bracket].kind == .leftBracket,
      expectations.contains(.step)
    {
      keys = keysOfPath(endingAt: bracket - 1).keys + keys
    }
    return keys
  }

  /// The keys of the path that ends with a token, and the index of its first one.
  private func keysOfPath(endingAt last: Int) -> (keys: [String], first: Int) {
    var keys: [String] = []
    var index = last
    while index >= 0 {
      while index > 0, view.tokens[index].kind == .rightBracket, let open = view.openBracket(before: index) {
        index = open - 1
      }
      guard index >= 0, view.tokens[index].isWordLike, view.tokens[index].kind != .number else { break }
      if view.tokens[index].keyword != .self { keys.insert(view.name(of: index), at: 0) }
      guard index > 1, view.tokens[index - 1].kind == .period else { return (keys, index) }
      index -= 2
    }
    return (keys, max(index, 0))
  }

  /// The first keys of the alternatives before the one that the word begins.
  var keysTriedBefore: Set<String> {
    var found: Set<String> = []
    var index = index - 1
    while index > 1, view.tokens[index].kind == .coalesce {
      let path = keysOfPath(endingAt: index - 1)
      if let key = path.keys.first { found.insert(key) }
      index = path.first - 1
    }
    return found
  }

  /// The names that `or` connects with the one that the word begins. Calls with arguments are none of them.
  var namesBeforeOr: Set<String> {
    var found: Set<String> = []
    var index = index - 1
    while index > 0, view.tokens[index].keyword == .or, view.tokens[index - 1].isName {
      found.insert(view.name(of: index - 1))
      index -= 2
    }
    return found
  }

  /// The keys of the gathers around the one that the word is in, each of which makes the object of a key: `a` at
  /// `gather { a <-> gather { ‸ } }`.
  var gatheredKeys: [String] {
    var keys: [String] = []
    var index = index
    while let brace = view.openBracket(before: index), let outer = view.openBracket(before: brace),
      view.tokens[outer].kind == .leftBrace, outer > 0,
      [.gather, .all].contains(view.tokens[outer - 1].keyword),
      let arrow = view.tokens[..<brace].lastIndex(where: { [.both, .read, .write].contains($0.kind) }), arrow > outer
    {
      keys.insert(view.name(of: arrow - 1), at: 0)
      index = brace
    }
    return keys
  }

  /// The keys of the blocks around the word, from the object of the type.
  var blockKeys: [String] {
    let members: [MemberSyntax] =
      switch item {
      case .type(let type): type.members
      case .mixin(let mixin): mixin.members
      case .enumeration, .union, .transform, .externType, .importFile, .importModule, .setting, .defaultVia, .family,
        .test, .nested, .error, nil:
        []
      }
    return keys(ofBlocksIn: members)
  }

  private func keys(ofBlocksIn members: [MemberSyntax]) -> [String] {
    for case .block(let block) in members {
      // The path of the block is not inside of it.
      guard let path = block.path, path.span.end < word.lowerBound, word.lowerBound <= block.span.end else { continue }
      return DocumentKeys.keys(of: path) + keys(ofBlocksIn: block.members)
    }
    return []
  }
}
