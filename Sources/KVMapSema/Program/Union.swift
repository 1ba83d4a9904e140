/// A `union`, whose cases are values of several types, or a `family`, whose cases are subclasses of one class.
package struct Union: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The Swift enum is generated.
    case enumeration(Conformances)
    /// The classes of a family; the mapping is that of the base class, which is the Swift type.
    case family(MappingID)
  }

  /// How a document says which case it is.
  package enum Selection: Sendable, Hashable {
    /// By the value at a path of the object. The payload is the object itself, or what stands at a path beside it.
    case discriminator(DocumentPath, payload: DocumentPath?)
    /// The first case that reads without a problem.
    case firstThatFits
  }

  package struct Case: Sendable, Hashable {
    /// The name of the case; of a family, of the class.
    package var name: String
    package var documentation: [String]
    package var origin: RuleOrigin
    package var type: ValueType
    package var conversion: Conversion
    /// Values of the discriminator: `.string`, `.integer`, `.floating` (a number with a fraction) or `.bool`.
    package var read: [DefaultValue]
    /// What the discriminator is written as; `nil` where the case has none (`else`, `firstThatFits`).
    package var written: DefaultValue?
    package var isElse: Bool
    /// `when photo_url`: it is tried only where this path is present.
    package var condition: DocumentPath?
    /// False for `<- else` without what is needed to write it.
    package var isWritten: Bool

    package init(
      name: String, documentation: [String], origin: RuleOrigin, type: ValueType, conversion: Conversion,
      read: [DefaultValue], written: DefaultValue?, isElse: Bool, condition: DocumentPath?, isWritten: Bool
    ) {
      self.name = name
      self.documentation = documentation
      self.origin = origin
      self.type = type
      self.conversion = conversion
      self.read = read
      self.written = written
      self.isElse = isElse
      self.condition = condition
      self.isWritten = isWritten
    }
  }

  package var id: UnionID
  package var kind: Kind
  /// Whether it is of classes.
  package var isFamily: Bool { if case .family = kind { true } else { false } }
  package var typeName: String
  package var documentation: [String]
  package var access: AccessLevel?
  package var origin: RuleOrigin
  package var selection: Selection
  package var cases: [Case]
  /// How deep a document may nest when this type is what it is mapped to.
  package var depth: Int
  /// What happens to keys beside that of the discriminator, and to a discriminator that stands twice.
  package var unknown: Mapping.Settings.Unknown
  package var duplicates: Mapping.Settings.Duplicates
  /// Under `coercion lenient` a discriminator is compared by its text.
  package var coercion: Coercion
  /// Whether a value may hold another one without an array between, so that Swift needs to be told.
  package var isIndirect: Bool
  /// What callers pass: that of what its cases hold. Where these differ it is any tree.
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
