package import KVMapSource

/// `import "Shared.kvmap"`
package struct ImportFileSyntax: Sendable {
  package var path: StringSyntax?
  package var span: Span
}

/// `import CoreLocation`
package struct ImportModuleSyntax: Sendable {
  package var module: [NameSyntax]
  package var span: Span
}

/// `default Date via …`, `default .url via …`
package struct DefaultViaSyntax: Sendable {
  package enum Subject: Sendable {
    case type(TypeSyntax)
    case name(NameSyntax)
    case missing(Span)
  }

  package var subject: Subject
  package var pipeline: [StageSyntax]
  package var span: Span
}

/// `Hashable`, `~Sendable`: a conformance that a Swift declaration has, or does not have.
package struct ConformanceSyntax: Sendable {
  package var name: NameSyntax
  /// Whether it is preceded by `~`.
  package var isDenied: Bool
  package var span: Span

  package init(name: NameSyntax, isDenied: Bool, span: Span) {
    self.name = name
    self.isDenied = isDenied
    self.span = span
  }
}

/// `extern type Money: Hashable`
package struct ExternTypeSyntax: Sendable {
  package var name: TypeNameSyntax?
  package var conformances: [ConformanceSyntax]
  package var span: Span
}

/// `transform Geo(lat: Key = "lat"): Coordinate <-> Object …`
package struct TransformSyntax: Sendable {
  package struct Parameter: Sendable {
    package var name: NameSyntax
    package var type: TypeSyntax?
    package var defaultValue: ValueSyntax?
    package var span: Span
  }

  package enum Body: Sendable {
    /// `= trimmed | lowercased`
    case pipeline([StageSyntax])
    /// `= swift MoneyCodec with object, context`
    case swift([NameSyntax], with: [NameSyntax])
    /// `{ true <-> "Y" or "J", latitude: Double <-> $lat }`: rows of a table or properties of an inline mapping.
    case members([TransformMember])
    case missing(Span)
  }

  package var documentation: [String]
  package var name: NameSyntax?
  package var parameters: [Parameter]
  package var swiftType: TypeSyntax?
  package var arrow: ArrowSyntax?
  package var documentType: TypeSyntax?
  package var body: Body
  package var span: Span
}

package enum TransformMember: Sendable {
  case row(TableRowSyntax)
  case property(PropertySyntax)
}

/// `true <-> "Y" or "J"`: the Swift value, and the values in the document.
package struct TableRowSyntax: Sendable {
  package var value: ValueSyntax
  package var arrow: ArrowSyntax?
  package var target: TargetSyntax
  package var span: Span
}

/// The right side of the arrow of a case: the values it is read from, or everything else.
package enum TargetSyntax: Sendable {
  case values([ValueSyntax])
  /// `nil`: a tag that is null or absent.
  case absent(Span)
  case otherwise(Span)
  /// Without an arrow, or with nothing after it.
  case none
}

/// `namespace GitHub { … }`
package struct NestedSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax?
  /// Declarations only.
  package var items: [ItemSyntax]
  package var span: Span
}

/// `mixin Posted { … }`
package struct MixinSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax?
  package var members: [MemberSyntax]
  /// Whether a part of it was not understood.
  package var isDamaged: Bool
  package var span: Span
}

/// `map`, `struct` and `class`.
package struct TypeDeclarationSyntax: Sendable {
  package enum Kind: String, Sendable {
    case map
    case structure = "struct"
    case classType = "class"
  }

  /// `by init`, `by assignment`, `by factory Module.make`
  package enum Construction: Sendable {
    case initializer(Span)
    case assignment(Span)
    case factory([NameSyntax], Span)
    case missing(Span)
  }

  package var documentation: [String]
  package var kind: Kind
  package var name: TypeNameSyntax?
  /// `<Item>` of a generic type.
  package var parameters: [NameSyntax]
  /// `: Base` of a class.
  package var base: TypeSyntax?
  /// `: Hashable, ~Sendable` of a `map`, and the protocols of a generated type.
  package var conformances: [ConformanceSyntax]
  /// `as Form`
  package var alias: NameSyntax?
  package var construction: Construction?
  package var mixins: [NameSyntax]
  package var members: [MemberSyntax]
  /// Whether a part of it was not understood.
  package var isDamaged: Bool
  /// From the keyword to the end of the head, without the body.
  package var headSpan: Span
  package var span: Span
}

/// A name that may be nested in others: `User`, `API.User`.
package struct TypeNameSyntax: Sendable {
  package var first: NameSyntax
  /// The names after the dots; usually empty.
  package var nested: [NameSyntax] = []
  package var span: Span

  package init(first: NameSyntax, nested: [NameSyntax] = [], span: Span) {
    self.first = first
    self.nested = nested
    self.span = span
  }

  package var parts: [NameSyntax] { [first] + nested }

  package var text: String {
    nested.isEmpty ? first.text : parts.map(\.text).joined(separator: ".")
  }
}

/// `family Animal on kind { Cat <-> "cat" }`
package struct FamilySyntax: Sendable {
  package var documentation: [String]
  package var name: TypeNameSyntax?
  package var key: PathSyntax?
  /// Of `by key`.
  package var isByKey = false
  package var cases: [CaseSyntax]
  package var span: Span
}

/// `enum Status: String, Codable { … }`, `map enum API.Status as Word { … }`
package struct EnumSyntax: Sendable {
  package var documentation: [String]
  /// Whether Swift declares the enum.
  package var isMapped: Bool
  package var name: TypeNameSyntax?
  /// The first name behind `:`, which may also be a protocol.
  package var rawType: TypeSyntax?
  package var conformances: [ConformanceSyntax]
  /// `as Word`
  package var alias: NameSyntax?
  package var cases: [CaseSyntax]
  package var span: Span
}

/// `union Media on type in data { … }`, `map union Media as Short on type { … }`, `union Shape by key { … }`
package struct UnionSyntax: Sendable {
  package var documentation: [String]
  /// Whether Swift declares the enum.
  package var isMapped: Bool
  package var name: TypeNameSyntax?
  /// `<Item>` of a generic enum.
  package var parameters: [NameSyntax]
  package var conformances: [ConformanceSyntax]
  /// `as Short`
  package var alias: NameSyntax?
  package var key: PathSyntax?
  package var payloadKey: PathSyntax?
  /// Of `by key`.
  package var isByKey = false
  package var cases: [CaseSyntax]
  package var span: Span
}

/// One line of an enum (`other(String) <-> else`), a union (`photo: Photo when url <-> "photo"`) or a family.
package struct CaseSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
  /// In parentheses in an enum, after `:` in a union.
  package var payload: TypeSyntax?
  /// Those behind `when`.
  package var conditions: [WhenSyntax]
  package var arrow: ArrowSyntax?
  package var target: TargetSyntax
  package var span: Span
}

/// `test User "a user needs a name" { … }`
package struct TestSyntax: Sendable {
  package enum Step: Sendable {
    /// `json """…"""`: the format and the document.
    case document(NameSyntax, StringSyntax)
    /// `json file "Fixtures/user.json"`: the format and the path, relative to the mapping.
    case file(NameSyntax, StringSyntax)
    case context(ValueSyntax)
    case expect(ValueSyntax)
    case roundtrip(Span)
    /// `fails at users[0].name with missing`
    case fails(path: PathSyntax?, kind: NameSyntax?, span: Span)
  }

  package var type: TypeSyntax?
  package var title: StringSyntax?
  package var steps: [Step]
  package var span: Span
}
