import KVMapSyntax

/// The words that continue a member, so that a following member beginning with one of them needs a comma (decision
/// A102). `Grammar/kvmap.ebnf` lists them at its end.
struct Continuations: OptionSet {
  let rawValue: UInt16

  static let all = Continuations(rawValue: 1)
  static let or = Continuations(rawValue: 2)
  static let when = Continuations(rawValue: 4)
  static let `where` = Continuations(rawValue: 8)
  static let sync = Continuations(rawValue: 16)
  static let and = Continuations(rawValue: 32)
  static let `is` = Continuations(rawValue: 64)
  static let unless = Continuations(rawValue: 128)
  static let prefix = Continuations(rawValue: 256)

  func contains(_ name: NameSyntax) -> Bool {
    guard !name.isQuoted, let keyword = Keyword(rawValue: name.text) else { return false }
    return Self.words[keyword].map(contains) ?? false
  }

  private static let words: [Keyword: Continuations] = [
    .all: .all, .or: .or, .when: .when, .where: .where, .sync: .sync, .and: .and, .is: .is,
    .prefix: .prefix, .unless: .unless,
  ]
}

extension Continuations {
  /// `where`, or `and` if there is a check already, `sync` unless present already, `unless` after a source or a call,
  /// `or` after a call or a sentinel, and `all` and `prefix` after a plain
  /// `gather`.
  init(behind property: PropertySyntax) {
    self = property.sync != nil ? [] : property.check == nil ? [.where, .sync] : [.and, .sync]
    guard property.defaultValue == nil, property.check == nil, property.sync == nil else { return }
    if property.sentinels != nil {
      insert(.or)
      return
    }
    insert(.unless)
    if !property.pipeline.isEmpty {
      insert(.or)
    } else if case .gather(let gather) = (property.writtenSource ?? property.source)?.alternatives.last,
      gather.entries == nil, gather.prefix == nil
    {
      insert([.all, .prefix])
    }
  }

  /// `or` after the last call.
  init(behind rule: DefaultViaSyntax) { self = rule.pipeline.isEmpty ? [] : .or }

  /// `or` after the styles of `keys` and after the sentinels of `nil for`.
  init(behind setting: SettingSyntax, endsWithBrace: Bool) {
    switch setting.kind {
    case .keys: self = endsWithBrace ? [] : .or
    case .nilReading: self = .or
    case .coercion, .unknown, .duplicates, .empty, .nilWriting, .depth, .access, .properties, .sync, .syncTable:
      self = []
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
