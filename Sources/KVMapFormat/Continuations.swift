import KVMapSyntax

/// The words that continue a member, so that a following member beginning with one of them needs a comma (decision
/// A102). `Grammar/kvmap.ebnf` lists them at its end.
struct Continuations: OptionSet {
  let rawValue: UInt8

  static let all = Continuations(rawValue: 1)
  static let or = Continuations(rawValue: 2)
  static let when = Continuations(rawValue: 4)
  static let `where` = Continuations(rawValue: 8)
  static let sync = Continuations(rawValue: 16)
  static let and = Continuations(rawValue: 32)
  static let `is` = Continuations(rawValue: 64)

  func contains(_ name: NameSyntax) -> Bool {
    guard !name.isQuoted, let keyword = Keyword(rawValue: name.text) else { return false }
    return Self.words[keyword].map(contains) ?? false
  }

  private static let words: [Keyword: Continuations] = [
    .all: .all, .or: .or, .when: .when, .where: .where, .sync: .sync, .and: .and, .is: .is,
  ]
}

extension Continuations {
  /// `where`, or `and` if there is a check already, `sync` unless present already, and `all` after a plain `gather`.
  init(behind property: PropertySyntax) {
    self = property.sync != nil ? [] : property.check == nil ? [.where, .sync] : [.and, .sync]
    let endsWithSource = property.pipeline.isEmpty && property.defaultValue == nil && property.check == nil
      && property.sync == nil
    if endsWithSource, case .gather(let gather) = property.source?.alternatives.last, gather.entries == nil {
      insert(.all)
    }
  }

  /// `or` after the styles of `keys`.
  init(behind setting: SettingSyntax, endsWithBrace: Bool) {
    switch setting.kind {
    case .keys: self = endsWithBrace ? [] : .or
    case .coercion, .unknown, .duplicates, .nilWriting, .depth, .access, .sync, .syncTable: self = []
    }
  }

  /// `or` after a string, `when` after the type of a union's case, `and` after a condition, `is` after one that is only
  /// a path.
  init(behind one: CaseSyntax, isUnion: Bool) {
    switch one.target {
    case .values: self = .or
    case .absent, .otherwise: self = []
    case .none:
      switch one.conditions.last?.test {
      case nil: self = isUnion ? .when : []
      case .presence: self = [.and, .is]
      case .equality, .kind, .missing: self = .and
      }
    }
  }
}

extension PropertySyntax {
  /// The word with which the property begins; `nil` if it begins with an attribute.
  var leadingWord: NameSyntax? { attributes.isEmpty ? name : nil }
}
