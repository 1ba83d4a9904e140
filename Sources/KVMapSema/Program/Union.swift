/// A `union`, whose cases are values of several types, or a `family`, whose cases are subclasses of one class.
package struct Union: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The Swift enum is generated.
    case enumeration(Conformances)
    /// `map union`: Swift declares the enum, which is stated to conform to these protocols.
    case mapped([String])
    /// `map union T as Name`: a second mapping, called `T.Name`.
    case named(String)
    /// The classes of a family. The mapping is that of the base class, which is the Swift type.
    case family(MappingID)
  }

  /// How the case of a value is determined from the document.
  package enum Selection: Sendable, Hashable {
    /// By the value at a path of the object. The payload is the object itself or, if `payload` is given, the value at
    /// that path of the object.
    case discriminator(DocumentPath, payload: DocumentPath?)
    /// By the value at a path of what the caller passed. The payload is the value itself, or the value at a path of it.
    case context(DocumentPath, payload: DocumentPath?)
    /// By the one key of the object that a case has; the payload stands under it.
    case key
    /// The first case that can be read without a problem.
    case firstThatFits
  }

  package struct Case: Sendable, Hashable {
    /// The name of the case or, in a family, of the class.
    package var name: String
    package var documentation: [String]
    package var origin: RuleOrigin
    /// Both are `nil` for a case without payload.
    package var type: ValueType?
    package var conversion: Conversion?
    /// Values of the discriminator: `.string`, `.integer`, `.floating` (a number with a fraction) or `.bool`.
    package var read: [DefaultValue]
    /// The discriminator as it is written; `nil` if the case has none (`else`, `nil`, `<-`, `firstThatFits`).
    package var written: DefaultValue?
    package var isElse: Bool
    /// Whether the case takes a discriminator that is null or absent.
    package var takesAbsence: Bool
    /// `when photo_url and not hidden`: the union commits to the case if all of them hold.
    package var conditions: [CaseCondition]
    /// False for a `<- else` that lacks what is needed to write it.
    package var isWritten: Bool

    package init(
      name: String, documentation: [String], origin: RuleOrigin, type: ValueType?, conversion: Conversion?,
      read: [DefaultValue], written: DefaultValue?, isElse: Bool, takesAbsence: Bool = false,
      conditions: [CaseCondition] = [], isWritten: Bool
    ) {
      self.name = name
      self.documentation = documentation
      self.origin = origin
      self.type = type
      self.conversion = conversion
      self.read = read
      self.written = written
      self.isElse = isElse
      self.takesAbsence = takesAbsence
      self.conditions = conditions
      self.isWritten = isWritten
    }
  }

  package var id: UnionID
  package var kind: Kind
  /// Whether the cases are classes.
  package var isFamily: Bool { if case .family = kind { true } else { false } }
  /// Whether its mapper stands beside the Swift type, as that of a family or of a second mapping does.
  package var isNamespace: Bool {
    switch kind {
    case .family, .named: true
    case .enumeration, .mapped: false
    }
  }
  package var typeName: String
  /// The names of the type parameters of a generic union.
  package var parameters: [String] = []
  /// The name in mapping files.
  package var name: String {
    switch kind {
    case .enumeration, .mapped, .family: typeName
    case .named(let name): "\(typeName).\(name)"
    }
  }
  package var documentation: [String]
  package var access: AccessLevel?
  package var origin: RuleOrigin
  package var selection: Selection
  package var cases: [Case]
  /// The maximum nesting depth of a document that is mapped to this type.
  package var depth: Int
  /// What happens to keys other than the discriminator's, and to a discriminator that appears twice.
  package var unknown: Mapping.Settings.Unknown
  package var duplicates: Mapping.Settings.Duplicates
  /// Under `coercion lenient`, discriminators are compared as text.
  package var coercion: Coercion
  /// Whether a value may contain another one without an array in between, so that Swift requires `indirect`.
  package var isIndirect: Bool
  /// The context that callers pass: that of the types in its cases, or any tree if these differ.
  package var passed: Mapping.Context?

  package init(
    id: UnionID, kind: Kind, typeName: String, documentation: [String], access: AccessLevel?, origin: RuleOrigin,
    selection: Selection, cases: [Case], depth: Int,
    unknown: Mapping.Settings.Unknown = .ignore, duplicates: Mapping.Settings.Duplicates = .error,
    coercion: Coercion = .strict, isIndirect: Bool = false, passed: Mapping.Context? = nil
  ) {
    self.id = id
    self.kind = kind
    self.typeName = typeName
    self.documentation = documentation
    self.access = access
    self.origin = origin
    self.selection = selection
    self.cases = cases
    self.depth = depth
    self.unknown = unknown
    self.duplicates = duplicates
    self.coercion = coercion
    self.isIndirect = isIndirect
    self.passed = passed
  }
}

/// The number of a union or family in its `Program`.
package struct UnionID: Sendable, Hashable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

extension Union.Case {
  /// The case with arguments in the places of type parameters.
  package func substituting(_ arguments: [ValueType]) -> Union.Case {
    guard !arguments.isEmpty else { return self }
    var result = self
    result.type = type?.substituting(arguments)
    return result
  }
}

extension ValueType {
  /// The union that it is, possibly one with arguments.
  package func union(in program: Program) -> UnionID? {
    switch self {
    case .union(let id): id
    case .generic(let id, _): if case .genericUnion(let union) = program[id].kind { union } else { nil }
    case .scalar, .mapping, .parameter, .enumeration, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      nil
    }
  }
}
