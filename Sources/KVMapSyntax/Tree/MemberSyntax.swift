package import KVMapSource

/// A member of a `map`, `struct`, `class` or `mixin`.
///
/// Each is allocated separately: most of them are properties, which are large, and lists grow by doubling.
package indirect enum MemberSyntax: Sendable {
  case property(PropertySyntax)
  case setting(SettingSyntax)
  case defaultVia(DefaultViaSyntax)
  /// `root a.b`
  case root(PathSyntax?, Span)
  /// `before f`, `after f`
  case hook(HookSyntax)
  /// `context Name: Type`
  case context(NameSyntax?, TypeSyntax?, Span)
  /// `element "soap:Envelope"`
  case element(StringSyntax?, Span)
  /// `xmlns "uri"`, `xmlns soap = "uri"`
  case namespace(prefix: NameSyntax?, uri: StringSyntax?, Span)
  /// `in a.b { … }`
  case block(BlockSyntax)
  /// `check start <= end`
  case check(ComparisonSyntax)
  case error(Span)
}

/// `in attributes { title: String }`: rules whose sources stand below one path.
package struct BlockSyntax: Sendable {
  package var path: PathSyntax?
  /// Whether the path begins with the word `self` or `rest`, which is not a key.
  package var isAround: Bool
  /// Properties, blocks and what was not understood.
  package var members: [MemberSyntax]
  package var span: Span
}

package struct HookSyntax: Sendable {
  package enum Moment: String, Sendable {
    case before
    case after
  }

  package var moment: Moment
  package var function: [NameSyntax]
  package var span: Span
}

/// A line that sets an option for its file or map: `keys snake_case`, `coercion lenient`, `depth 40`.
package struct SettingSyntax: Sendable {
  package enum Kind: Sendable {
    case keys(styles: [NameSyntax], exceptions: [KeyExceptionSyntax])
    case coercion(NameSyntax?)
    case unknown(NameSyntax?)
    case duplicates(NameSyntax?)
    case empty(NameSyntax?)
    case nilWriting(NameSyntax?)
    /// `nil for "" or "N/A"`
    case nilReading(SentinelsSyntax?)
    case depth(NumberSyntax?)
    case access(NameSyntax?)
    case properties(NameSyntax?)
    /// Allowed only at file level.
    case sync(NameSyntax?)
    /// `sync table Base`. Allowed only at file level.
    case syncTable(TypeNameSyntax?)
  }

  package var kind: Kind
  package var span: Span
}

/// `remoteID <-> id` in the braces after `keys`
package struct KeyExceptionSyntax: Sendable {
  package var name: NameSyntax
  package var arrow: ArrowSyntax?
  package var source: SourceSyntax
  package var span: Span
}

/// `@id name: lenient String? <-> profile.name ?? full_name | trimmed = "anonymous" where count > 0`
package struct PropertySyntax: Sendable {
  package enum Modifier: String, Sendable {
    case lenient
    case strict
    case lossy
  }

  package var documentation: [String]
  /// `id`, `lazy`, `transient`, or whatever was written after the `@`.
  package var attributes: [NameSyntax]
  package var name: NameSyntax
  package var modifiers: [(modifier: Modifier, span: Span)]
  package var type: TypeSyntax?
  package var arrow: ArrowSyntax?
  /// Present exactly if there is an arrow.
  package var source: SourceSyntax?
  /// The source behind the second arrow of `<- x -> y`.
  package var writtenSource: SourceSyntax?
  package var pipeline: [StageSyntax]
  /// `unless "" or "N/A"`
  package var sentinels: SentinelsSyntax?
  package var defaultValue: ValueSyntax?
  package var check: CheckSyntax?
  package var sync: SyncSyntax?
  /// The path of the blocks around it.
  package var enclosingPath: PathSyntax?
  package var span: Span
}

/// `sync replace`, `sync owned merge`, `sync replace(Tag)`: how a relationship of a synchronized type is updated.
package struct SyncSyntax: Sendable {
  /// The position of `owned`.
  package var owned: Span?
  package var policy: NameSyntax?
  /// The type whose identities the property holds, or the relationship that it is another form of.
  package var target: NameSyntax?
  package var span: Span
}


/// `0...150`, `0..<10`, `1...`, `...9`
package struct RangeSyntax: Sendable {
  package var lower: NumberSyntax?
  package var upper: NumberSyntax?
  /// `...` rather than `..<`
  package var includesUpper: Bool
  package var span: Span
}

/// `trimmed`, `date("yyyy", zone: "+02:00")`: one transformer of a stage, with its arguments.
package struct CallSyntax: Sendable {
  package struct Argument: Sendable {
    package var label: NameSyntax?
    package var value: ValueSyntax
    package var span: Span
  }

  package var name: NameSyntax
  package var arguments: [Argument]
  package var span: Span
}

/// A type as written.
package indirect enum TypeSyntax: Sendable {
  case named(TypeNameSyntax, arguments: [TypeSyntax], span: Span)
  case array(TypeSyntax, span: Span)
  case dictionary(key: TypeSyntax, value: TypeSyntax, span: Span)
  case optional(TypeSyntax, span: Span)
  case missing(Span)

  package var span: Span {
    switch self {
    case .named(_, _, let span), .array(_, let span), .dictionary(_, _, let span), .optional(_, let span),
      .missing(let span):
      span
    }
  }
}
