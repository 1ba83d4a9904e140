package import KVMapSource

/// The right side of an arrow: `a ?? b.c`, `gather { … }`, `self`, `rest`.
package struct SourceSyntax: Sendable {
  /// At least one; more than one is `a ?? b`.
  package var alternatives: [SourceTermSyntax]
  package var span: Span

  package init(alternatives: [SourceTermSyntax], span: Span) {
    self.alternatives = alternatives
    self.span = span
  }
}

package enum SourceTermSyntax: Sendable {
  case path(PathSyntax)
  case gather(GatherSyntax)
  case whole(Span)
  case rest(Span)
  case missing(Span)

  package var span: Span {
    switch self {
    case .path(let path): path.span
    case .gather(let gather): gather.span
    case .whole(let span), .rest(let span), .missing(let span): span
    }
  }
}

/// `a.b."c.d"[0].e`, `@href`, `$text`, `$parent.x`, `items[*].id`, `links[rel == "next"].href`; in a source also
/// `self[0].x`, whose first step is an element.
package struct PathSyntax: Sendable {
  package struct Step: Sendable {
    package enum Kind: Sendable {
      /// `name`, `"any text"`, `@name`, `$text`. For attributes and text, the key includes the sign: `@href`.
      case key(String)
      /// `$key`, `$index`, `$parent`, `$root`, `$context`, or a parameter of a transform; without the `$`.
      case variable(String)
      /// `[0]`, `[-1]`
      case index(Int)
      /// `[*]`
      case every
      /// `[a == 1 and b == "x"]`
      case selected([SelectorSyntax])
    }

    package var kind: Kind
    package var span: Span

    package init(kind: Kind, span: Span) {
      self.kind = kind
      self.span = span
    }
  }

  /// At least one.
  package var steps: [Step]
  package var span: Span

  package init(steps: [Step], span: Span) {
    self.steps = steps
    self.span = span
  }
}

/// `rel == "next"`, `self == 3`: what an element must have to be selected.
package struct SelectorSyntax: Sendable {
  /// `nil` for `self`, the element itself.
  package var path: PathSyntax?
  package var value: ValueSyntax
  package var span: Span
}

/// `gather`, `gather all { k, k2 <-> path, k3 <-> gather {…} }`
package struct GatherSyntax: Sendable {
  package struct Entry: Sendable {
    /// The key of the new object.
    package var key: PathSyntax.Step
    package var arrow: ArrowSyntax?
    /// Its source in the current object; the key itself if absent.
    package var source: SourceSyntax?
    package var span: Span
  }

  package var needsAll: Bool
  /// `nil` for plain `gather`, which takes every key that the type's mapping reads.
  package var entries: [Entry]?
  /// `gather prefix "billing_"`: every key that the type reads, with the prefix in front.
  package var prefix: StringSyntax?
  package var span: Span
}

/// A literal value of a default, an argument, a row of a table, or an expectation.
package indirect enum ValueSyntax: Sendable {
  case string(StringSyntax)
  case number(NumberSyntax)
  case bool(Bool, Span)
  case none(Span)
  case array([ValueSyntax], Span)
  case dictionary([(key: ValueSyntax, value: ValueSyntax)], Span)
  /// `.case`, `.case(value)`
  case enumCase(NameSyntax, payload: ValueSyntax?, Span)
  /// `{ id = "7", author = { name = "Ada" } }`, only in `expect` and `context`; `{}` is a default as well
  case record([(name: NameSyntax, value: ValueSyntax)], Span)
  /// `$currency`, only as an argument inside a transform
  case variable(NameSyntax, Span)
  /// `_`, only in `expect`
  case any(Span)
  /// `swift UUID.init`, only as the default of a property
  case swift([NameSyntax], Span)
  case missing(Span)

  package var span: Span {
    switch self {
    case .string(let literal): literal.span
    case .number(let literal): literal.span
    case .bool(_, let span), .none(let span), .array(_, let span), .dictionary(_, let span),
      .enumCase(_, _, let span), .record(_, let span), .variable(_, let span), .any(let span),
      .swift(_, let span), .missing(let span):
      span
    }
  }
}
