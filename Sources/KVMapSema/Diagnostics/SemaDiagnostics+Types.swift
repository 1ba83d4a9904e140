import KVMapSource

// MARK: - Types and properties

extension SemaDiagnostics {
  static func unknownType(_ name: String, suggestion: String?, at span: Span, help: String? = nil) -> Diagnostic {
    wrongName(
      .unknownType, "there is no type named \(quoted(name)) here", suggestion: suggestion, at: span,
      notes: help.map { [.init(message: $0)] } ?? [])
  }

  static func unknownMixin(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.unknownMixin, "there is no mixin named \(quoted(name)) here", suggestion: suggestion, at: span)
  }

  static func unknownAttribute(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(
      .unknownAttribute, "there is no attribute \(quoted("@" + name))", suggestion: suggestion.map { "@" + $0 },
      at: span)
  }

  static func wrongTypeArgumentCount(_ name: String, needed: Int, found: Int, at span: Span) -> Diagnostic {
    let wanted =
      switch needed {
      case 0: "no type in angle brackets"
      case 1: "one type in angle brackets"
      default: "\(needed) types in angle brackets"
      }
    return told(.wrongArgumentCount, "\(quoted(name)) takes \(wanted), not \(found)", at: span)
  }

  static func invalidKeyType(_ type: String, at span: Span) -> Diagnostic {
    told(
      .invalidKeyType, "\(quoted(type)) cannot be the key of a dictionary: it has no text", at: span,
      notes: [
        .init(message: "a key is a String, an integer, a UUID, an enum, or what a 'default … via' makes of a text")
      ])
  }

  static func elementNotHashable(_ type: String, at span: Span) -> Diagnostic {
    told(
      .elementNotHashable,
      "the elements of a Set must be hashable, and \(quoted(type)) is not known to be", at: span)
  }

  static func duplicateProperty(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateProperty, "there are two properties named \(quoted(name))", at: span, notes: self.first(first))
  }

  static func repeatedModifier(_ word: String, first: String, firstAt: Span, at span: Span) -> Diagnostic {
    let message =
      word == first ? "'\(word)' stands twice" : "a property is either '\(first)' or '\(word)'"
    return told(.duplicateModifier, message, at: span, notes: self.first(firstAt))
  }

  static func lossyWithoutFallback(_ type: String, at span: Span) -> Diagnostic {
    told(
      .lossyWithoutFallback, "'lossy' needs something to fall back on, and \(quoted(type)) has nothing", at: span,
      notes: [.init(message: "a collection drops bad elements, an optional becomes nil, a default takes the place")])
  }

  static func defaultMismatch(
    type: String, found: String, reason: String?, isPlainType: Bool, isNil: Bool, fixIt: Diagnostic.FixIt?,
    at span: Span
  ) -> Diagnostic {
    let because = reason.map { ": \($0)" } ?? ""
    let message =
      isNil && isPlainType
      ? "nil is no value of \(quoted(type)), which is not optional"
      : "\(found) is no value of \(quoted(type))\(because)"
    return told(.defaultMismatch, message, at: span, fixIts: [fixIt].compactMap(\.self))
  }

  static func repeatedDefaultKey(at span: Span) -> Diagnostic {
    told(.defaultMismatch, "this key stands twice in the dictionary", at: span)
  }

  static func recursiveStruct(_ types: [String], property: String, at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    let message =
      types.count == 1
      ? "\(members) contains itself, by \(quoted(property))"
      : "these structs contain each other: \(members) → \(quoted(types.first ?? ""))"
    return told(
      .recursiveStruct, message, at: span,
      notes: [.init(message: "in an array or a dictionary a struct may hold itself")])
  }

  static func accessMismatch(
    _ type: String, _ access: AccessLevel, holds other: String, _ otherAccess: AccessLevel, at span: Span
  ) -> Diagnostic {
    told(
      .accessMismatch,
      "\(quoted(type)) is \(access.rawValue), and \(quoted(other)), which it holds, is only \(otherAccess.rawValue)",
      at: span)
  }

  static func accessMismatch(
    _ type: String, _ access: AccessLevel, isPassed other: String, _ otherAccess: AccessLevel, at span: Span
  ) -> Diagnostic {
    let text = "which callers pass with a document, is only \(otherAccess.rawValue)"
    return told(
      .accessMismatch, "\(quoted(type)) is \(access.rawValue), and \(quoted(other)), \(text)", at: span)
  }

  static func accessMismatch(
    _ type: String, _ access: AccessLevel, inherits base: String, _ baseAccess: AccessLevel, at span: Span
  ) -> Diagnostic {
    told(
      .accessMismatch,
      "\(quoted(type)) is \(access.rawValue), and \(quoted(base)), from which it inherits, is only \(baseAccess.rawValue)",
      at: span)
  }

  static func notReadable(_ type: String, because property: String, writtenAt: Span, at span: Span) -> Diagnostic {
    told(
      .notReadable, "\(quoted(type)) cannot be read: nothing gives \(quoted(property)) a value", at: span,
      notes: [
        .init(message: "this is only written, has no default and is not optional", span: writtenAt)
      ])
  }
}
