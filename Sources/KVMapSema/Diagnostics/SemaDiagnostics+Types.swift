import KVMapSource

// MARK: - Types and properties

extension SemaDiagnostics {
  /// `unless` on a property that has no nil.
  static func sentinelWithoutNil(_ type: String, isField: Bool, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch,
      isField
        ? "'unless' needs a type with '?' or a default, and \(quoted(type)) tells null apart itself"
        : "'unless' needs a type with '?' or a default: there is no \(quoted(type)) where one of these values stands",
      at: span)
  }

  static func unknownType(
    _ name: String, suggestion: String?, isGuess: Bool = true, at span: Span, help: String? = nil
  ) -> Diagnostic {
    wrongName(
      .unknownType, "unknown type \(quoted(name))", suggestion: suggestion, isGuess: isGuess, at: span,
      notes: help.map { [.init(message: $0)] } ?? [])
  }

  /// What helps with a type that Swift declares.
  static func declaredInSwift(_ name: String) -> String {
    "a type that no mapping file declares, but Swift does, is introduced with \(quoted("extern type \(name)"))"
  }

  static func unknownMixin(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.unknownMixin, "unknown mixin \(quoted(name))", suggestion: suggestion, at: span)
  }

  static func unknownAttribute(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(
      .unknownAttribute, "unknown attribute \(quoted("@" + name))", suggestion: suggestion.map { "@" + $0 },
      at: span,
      notes: suggestion == nil
        ? [.init(message: "the attributes are \(list(LanguageWords.attributes.map { "@" + $0 }, "and"))")] : [])
  }

  static func wrongTypeArgumentCount(_ name: String, needed: Int, found: Int, at span: Span) -> Diagnostic {
    let wanted =
      switch needed {
      case 0: "no type in angle brackets"
      case 1: "one type in angle brackets"
      default: "\(needed) types in angle brackets"
      }
    return make(.wrongArgumentCount, "\(quoted(name)) takes \(wanted), not \(found)", at: span)
  }

  static func invalidKeyType(_ type: String, at span: Span) -> Diagnostic {
    make(
      .invalidKeyType, "\(quoted(type)) cannot be a dictionary key: it has no text form", at: span,
      notes: [
        .init(
          message:
            "a key is an integer, or of a type that is read from a string: a String, a UUID, a Date, an enum, or an "
              + "'extern type' with a 'default … via' that reads strings"
        )
      ])
  }

  static func keyNotReadFromText(_ type: String, at span: Span) -> Diagnostic {
    make(
      .invalidKeyType, "\(quoted(type)) cannot be a dictionary key here: its 'default … via' does not read texts",
      at: span)
  }

  static func keyNotHashable(_ type: String, at span: Span) -> Diagnostic {
    make(.invalidKeyType, "the keys of a dictionary must be Hashable, but \(quoted(type)) is not known to be", at: span)
  }

  static func elementNotHashable(_ type: String, at span: Span) -> Diagnostic {
    make(
      .elementNotHashable,
      "the elements of a Set must be Hashable, but \(quoted(type)) is not known to be", at: span)
  }

  static func duplicateProperty(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateProperty, "duplicate property \(quoted(name))", at: span, notes: self.first(first))
  }

  static func repeatedModifier(_ word: String, first: String, firstAt: Span, at span: Span) -> Diagnostic {
    let message =
      word == first ? "duplicate '\(word)'" : "a property cannot be both '\(first)' and '\(word)'"
    return make(.duplicateModifier, message, at: span, notes: self.first(firstAt))
  }

  static func lossyWithoutFallback(_ type: String, at span: Span) -> Diagnostic {
    make(
      .lossyWithoutFallback, "'lossy' needs a fallback, and \(quoted(type)) has none", at: span,
      notes: [
        .init(message: "a collection drops bad elements, for a single value, make it optional or give it a default")
      ])
  }

  /// - Parameter example: A value of the type as it is written, if that is not obvious.
  static func defaultMismatch(
    type: String, found: String, reason: String?, isPlainType: Bool, isNil: Bool, example: String?,
    fixIt: Diagnostic.FixIt?, at span: Span
  ) -> Diagnostic {
    let notes = example.map { [Diagnostic.Note(message: "it is written like \($0)")] } ?? []
    let because = reason.map { ": \($0)" } ?? ""
    let message =
      isNil && isPlainType
      ? "nil is not a value of \(quoted(type)), which is not optional"
      : "\(found) is not a value of type \(quoted(type))\(because)"
    return make(.defaultMismatch, message, at: span, notes: notes, fixIts: [fixIt].compactMap(\.self))
  }

  static func repeatedDefaultKey(at span: Span) -> Diagnostic {
    make(.defaultMismatch, "duplicate key in the dictionary", at: span)
  }

  /// - Parameter isEndless: Whether each value contains another one, so that `@boxed` would not help.
  static func recursiveStruct(_ types: [String], property: String, isEndless: Bool, at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    let message =
      types.count == 1
      ? "\(members) contains itself through \(quoted(property))"
      : "these structs contain each other: \(members) → \(quoted(types.first ?? ""))"
    return make(
      .recursiveStruct, message, at: span, notes: [isEndless ? endsByOptional : canBeBoxed])
  }

  /// What `@boxed` mends.
  static let canBeBoxed = Diagnostic.Note(message: "a struct can contain itself in an array or a dictionary")

  /// What it does not, because there has to be a value without another one.
  static let endsByOptional = Diagnostic.Note(message: "to end it, use an optional or an array")

  static func accessMismatch(
    _ type: String, _ access: AccessLevel, holds other: String, _ otherAccess: AccessLevel, at span: Span
  ) -> Diagnostic {
    make(
      .accessMismatch,
      "\(quoted(type)) is \(access.rawValue), but \(quoted(other)), which it contains, is only \(otherAccess.rawValue)",
      at: span)
  }

  static func accessMismatch(
    _ type: String, _ access: AccessLevel, isPassed other: String, _ otherAccess: AccessLevel, at span: Span
  ) -> Diagnostic {
    let text = "which callers pass along with a document, is only \(otherAccess.rawValue)"
    return make(
      .accessMismatch, "\(quoted(type)) is \(access.rawValue), and \(quoted(other)), \(text)", at: span)
  }

  static func accessMismatch(
    _ type: String, _ access: AccessLevel, inherits base: String, _ baseAccess: AccessLevel, at span: Span
  ) -> Diagnostic {
    make(
      .accessMismatch,
      "\(quoted(type)) is \(access.rawValue), but its base class \(quoted(base)) is only \(baseAccess.rawValue)",
      at: span)
  }

  static func notReadable(_ type: String, because property: String, writtenAt: Span, at span: Span) -> Diagnostic {
    make(
      .notReadable, "\(quoted(type)) cannot be read: \(quoted(property)) has no value", at: span,
      notes: [
        .init(message: "it is write-only, has no default and is not optional", span: writtenAt)
      ])
  }
}
