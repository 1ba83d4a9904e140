import KVMapSema

extension PropertyPair {
  /// `where`, `unless`, arrows, attributes.
  var otherFacets: [Facet] { checkFacets + sentinelFacets + arrowFacets + attributeFacets }

  private var checkFacets: [Facet] {
    let (before, after) = (old.property.checks.map(\.test), new.property.checks.map(\.test))
    guard before != after else { return [] }
    var found: Facet
    let texts = (Self.text(old.property.checks), Self.text(new.property.checks))
    if before.isEmpty {
      found = Facet(.checkAdded, "values of '\(name)' are checked: \(texts.1)")
    } else if after.isEmpty {
      found = Facet(.checkRemoved, "values of '\(name)' are not checked any more")
    } else {
      let relation = CheckRelation(before, after)
      let id: ChangeID =
        switch relation {
        case .narrower: .checkNarrowed
        case .wider: .checkWidened
        case .other: .checkChanged
        }
      found = Facet(id, "'\(name)' has to be \(texts.1) instead of \(texts.0)")
    }
    found.refuses = [.checkAdded, .checkNarrowed].contains(found.id)
    found.label = before.isEmpty ? "declared in \(oldPlace)" : "was 'where \(texts.0)' in \(oldPlace)"
    return [found]
  }

  private static func text(_ checks: [Check]) -> String { checks.map(\.text).joined(separator: ", ") }

  private var sentinelFacets: [Facet] {
    let (before, after) = (Set(old.property.sentinels), Set(new.property.sentinels))
    var facets: [Facet] = []
    for (id, set, words) in [
      (ChangeID.sentinelAdded, after.subtracting(before), "means nothing in"),
      (.sentinelRemoved, before.subtracting(after), "is a value again in"),
    ] where !set.isEmpty {
      let trees = set.map(\.tree).sorted { $0.json < $1.json }
      var found = Facet(id, "\(trees.map(\.json).joined(separator: ", ")) \(words) '\(name)'")
      found.values = trees
      found.label = "declared in \(oldPlace)"
      facets.append(found)
    }
    return facets
  }

  private var arrowFacets: [Facet] {
    let (was, now) = (old.property, new.property)
    guard was.isRead != now.isRead || was.isWritten != now.isWritten else { return [] }
    func arrow(_ property: Property) -> String {
      property.isRead ? (property.isWritten ? "<->" : "<-") : property.isWritten ? "->" : "@transient"
    }
    let id: ChangeID =
      !now.isRead && !now.isWritten
      ? .transientAdded : !was.isRead && !was.isWritten ? .transientRemoved : .arrowChanged
    var found = Facet(id, "'\(name)' is '\(arrow(now))' instead of '\(arrow(was))'")
    found.addsWhenRead = now.isRead && !was.isRead
    found.label = "declared in \(oldPlace)"
    return [found]
  }

  private var attributeFacets: [Facet] {
    var facets: [Facet] = []
    let (was, now) = (old.property, new.property)
    func add(_ id: ChangeID, _ message: String, swift: Verdict = .same, isRun: Bool = false) {
      var found = Facet(id, message)
      found.swift = swift
      (found.isRead, found.isWritten) = (false, isRun)
      found.label = "declared in \(oldPlace)"
      facets.append(found)
    }
    if was.presence != now.presence, was.isWritten, now.isWritten {
      add(.nilWritingChanged, "'\(name)' is left out, or written as null, in other cases", isRun: true)
    }
    if was.acceptsEmptyArrays != now.acceptsEmptyArrays, oldConversion == newConversion, oldType == newType {
      var found = Facet(
        now.acceptsEmptyArrays ? .coercionWidened : .coercionNarrowed,
        now.acceptsEmptyArrays ? "[] is read as an empty object in '\(name)'" : "[] is no object any more in '\(name)'")
      found.values = [.array([])]
      facets.append(found)
    }
    if was.isSensitive != now.isSensitive {
      add(
        .sensitiveChanged,
        now.isSensitive ? "values of '\(name)' are hidden in messages" : "values of '\(name)' are shown in messages",
        swift: .changes)
    }
    if was.sync != now.sync { add(.syncChanged, "'\(name)' is synchronised otherwise", swift: .changes) }
    if was.isBoxed != now.isBoxed { add(.boxedChanged, "'\(name)' is stored otherwise") }
    if was.documentation != now.documentation { add(.documentationChanged, "the comment of '\(name)' is another") }
    return facets
  }
}

/// Whether conditions are known to let fewer values through than others, or more.
enum CheckRelation {
  case narrower, wider, other

  init(_ before: [Check.Test], _ after: [Check.Test]) {
    guard before.count == after.count else {
      // More conditions of the same kind let fewer values through.
      let (few, many) = before.count < after.count ? (before, after) : (after, before)
      self = Set(few).isSubset(of: many) ? (before.count < after.count ? .narrower : .wider) : .other
      return
    }
    let relations = Set(zip(before, after).filter { $0 != $1 }.map { Self.relation($0, $1) })
    self = relations.count == 1 ? relations.first ?? .other : .other
  }

  private static func relation(_ before: Check.Test, _ after: Check.Test) -> CheckRelation {
    switch (before, after) {
    case (.range(let lower, let upper, let closed), .range(let other, let otherUpper, let otherClosed)):
      let isNarrower =
        isAtLeast(other, lower, orNothing: lower == nil) && isAtLeast(upper, otherUpper, orNothing: upper == nil)
        && (closed || !otherClosed || upper != otherUpper)
      let isWider =
        isAtLeast(lower, other, orNothing: other == nil) && isAtLeast(otherUpper, upper, orNothing: otherUpper == nil)
        && (otherClosed || !closed || upper != otherUpper)
      return isNarrower == isWider ? .other : isNarrower ? .narrower : .wider
    case (.among(let few), .among(let many)):
      if Set(many).isSubset(of: few) { return .narrower }
      return Set(few).isSubset(of: many) ? .wider : .other
    case (.comparison(let sign, let one), .comparison(let other, let two))
    where sign.first == other.first && (sign.hasPrefix(">") || sign.hasPrefix("<")):
      guard let one = one.rank, let two = two.rank else { return .other }
      if one != two { return sign.hasPrefix(">") == (two > one) ? .narrower : .wider }
      // `> 3` and `>= 3`.
      return sign == other ? .other : other.hasSuffix("=") ? .wider : .narrower
    case (.each(let one), .each(let other)): return relation(one.test, other.test)
    case (.count(.range(let lower, let upper, let closed)), .count(.range(let other, let otherUpper, let otherClosed))):
      return relation(
        .range(lower: lower, upper: upper, includesUpper: closed),
        .range(lower: other, upper: otherUpper, includesUpper: otherClosed))
    case (.count(.comparison(let sign, let one)), .count(.comparison(let other, let two))):
      return relation(.comparison(sign, .number(one)), .comparison(other, .number(two)))
    case (.range, _), (.among, _), (.comparison, _), (.each, _), (.count, _), (.matches, _), (.multiple, _),
      (.unique, _), (.not, _):
      return .other
    }
  }

  /// Whether a bound is at least another; nothing is no bound.
  private static func isAtLeast(_ one: String?, _ other: String?, orNothing: Bool) -> Bool {
    if orNothing { return true }
    guard let one = one.flatMap({ Double($0) }), let other = other.flatMap({ Double($0) }) else { return false }
    return one >= other
  }
}

extension Check.Operand {
  /// A number by which numbers, dates and durations are ordered; `nil` for anything else.
  fileprivate var rank: Double? {
    switch self {
    case .date(let seconds), .zoned(let seconds, _): seconds
    case .constant(.day(let year, let month, let day)): Double((year * 12 + month) * 31 + day)
    case .constant(.duration(let seconds, let attoseconds)): Double(seconds) + Double(attoseconds) / 1e18
    case .number(let text): Double(text)
    case .text, .constant: nil
    }
  }
}
