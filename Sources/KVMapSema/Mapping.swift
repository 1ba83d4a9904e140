/// How one Swift type is read from a keyed document and written as one.
package struct Mapping: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// `map`: the type is the user's; only its mapper is generated.
    case owned
    /// `struct`: the type is generated as well.
    case structure(isHashable: Bool)
  }

  package var id: MappingID
  package var kind: Kind
  /// The Swift name, with dots where the type is nested: `API.User`.
  package var typeName: String
  package var documentation: [String]
  /// `nil` where the file leaves it to `--access`.
  package var access: AccessLevel?
  package var origin: RuleOrigin
  /// In the order of declaration, which is the order of the memberwise initialiser.
  package var properties: [Property]
  package var settings: Settings
  package var reading: ReadPlan
  package var writing: WritePlan
  /// False where a property is only written and has nothing to be built from.
  package var isReadable: Bool
  package var construction: Construction

  package init(
    id: MappingID, kind: Kind, typeName: String, documentation: [String], access: AccessLevel?, origin: RuleOrigin,
    properties: [Property], settings: Settings, reading: ReadPlan, writing: WritePlan, isReadable: Bool,
    construction: Construction
  ) {
    self.id = id
    self.kind = kind
    self.typeName = typeName
    self.documentation = documentation
    self.access = access
    self.origin = origin
    self.properties = properties
    self.settings = settings
    self.reading = reading
    self.writing = writing
    self.isReadable = isReadable
    self.construction = construction
  }

  package struct Settings: Sendable, Hashable {
    package enum Unknown: String, Sendable, Hashable, CaseIterable { case ignore, warn, error }
    package enum Duplicates: String, Sendable, Hashable, CaseIterable { case error, first, last }

    package var writesNil: Bool
    package var unknown: Unknown
    package var duplicates: Duplicates
    /// How deep a document may nest when this type is what it is mapped to.
    package var depth: Int

    package init(writesNil: Bool, unknown: Unknown, duplicates: Duplicates, depth: Int) {
      self.writesNil = writesNil
      self.unknown = unknown
      self.duplicates = duplicates
      self.depth = depth
    }
  }

  /// How a value of the type comes to be.
  package enum Construction: Sendable, Hashable {
    /// On an empty instance that exists beforehand, property by property: generated types whose every property has an
    /// empty value.
    case inPlace
    /// By the memberwise initialiser, from local variables.
    case memberwise
  }
}

/// One property and its rule.
package struct Property: Sendable, Hashable {
  package var name: String
  package var type: ValueType
  package var documentation: [String]
  package var origin: RuleOrigin
  package var conversion: Conversion
  /// False under `->`.
  package var isRead: Bool
  /// False under `<-`.
  package var isWritten: Bool
  /// `lossy T?`, `lossy T = v`: a bad value becomes nil or the default. (`lossy` of a collection is in `conversion`.)
  package var isLossy: Bool
  package var defaultValue: DefaultValue?
  /// The document path that a `missing` or `null` problem names, such as `profile.images[0].@src`.
  package var path: DocumentPath

  /// Whether a document without it is a problem.
  package var isRequired: Bool { isRead && !type.isOptional && defaultValue == nil }

  package init(
    name: String, type: ValueType, documentation: [String], origin: RuleOrigin, conversion: Conversion, isRead: Bool,
    isWritten: Bool, isLossy: Bool, defaultValue: DefaultValue?, path: DocumentPath
  ) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.origin = origin
    self.conversion = conversion
    self.isRead = isRead
    self.isWritten = isWritten
    self.isLossy = isLossy
    self.defaultValue = defaultValue
    self.path = path
  }
}

/// A place in a document, from the object that the mapping reads.
package struct DocumentPath: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case key(String)
    /// An element of an array; negative counts from the end.
    case index(Int)
  }

  package var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }
}
