/// How one Swift type is decoded from a keyed document and encoded as one.
package struct Mapping: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// `map`: the type is user-defined; only its mapper is generated.
    case owned
    /// `struct`: the type is generated as well.
    case structure
    /// `class`: the type is generated as well. The first `inherited` properties are those of the base class.
    case classType(base: MappingID?, inherited: Int)
    /// A generic union, whose only property is the union itself.
    case genericUnion(UnionID)
    /// `map T as Name`: a second mapping of a user-defined type, called `T.Name`.
    case named(String)
    /// An inline mapping (`transform Geo(…): T <-> Object { … }`) with its arguments filled in. All uses with the same
    /// arguments share one, so several may have the name of the transform.
    case transform(String)
  }

  package var id: MappingID
  package var kind: Kind
  /// The Swift name, with dots where the type is nested: `API.User`.
  package var typeName: String
  package var documentation: [String]
  /// `nil` when the file does not set it, so that `--access` applies.
  package var access: AccessLevel?
  package var origin: RuleOrigin
  /// In the order of declaration, which is the order of the memberwise initialiser.
  package var properties: [Property]
  package var settings: Settings
  package var reading: ReadPlan
  package var writing: WritePlan
  /// False when a property is only written and cannot be constructed from anything.
  package var isReadable: Bool
  package var construction: Construction
  /// Everything except the properties.
  package var extras: Extras

  package init(
    id: MappingID, kind: Kind, typeName: String, documentation: [String], access: AccessLevel?, origin: RuleOrigin,
    properties: [Property], settings: Settings, reading: ReadPlan, writing: WritePlan, isReadable: Bool,
    construction: Construction, extras: Extras = Extras()
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
    self.extras = extras
  }

  /// Optional parts of a mapping other than its properties.
  package struct Extras: Sendable, Hashable {
    /// The names of the type parameters of a generic struct.
    package var parameters: [String] = []
    /// `root a.b`: the location of the object when the document itself is mapped to the type.
    package var root: DocumentPath?
    /// `context name: Type`
    package var context: Context?
    /// What callers pass: the mapping's own context, or that of the mappings that it contains. If these differ it is
    /// any tree.
    package var passed: Context?
    /// Swift functions that are called on a value before it is encoded, and after it was decoded.
    package var before: [String] = []
    package var after: [String] = []
    /// `element "name"` and `xmlns`: how the type is written as the root of an XML document.
    package var element: String?
    package var namespaces: [Namespace] = []
    /// The known conformances of the Swift type; a generic type conforms if its arguments do.
    package var conformances: Conformances = []
    /// The protocols that a `map` states for the Swift type.
    package var stated: [String] = []
    /// `check a <= b`: those of the base class first.
    package var comparisons: [Comparison] = []
    /// The protocols that a generated type conforms to besides, as they stand in the file.
    package var protocols: [String] = []
    /// `properties let`: the properties of a generated struct are constants.
    package var hasConstants = false
    /// Properties with `@id`.
    package var identity: [Int] = []
    /// The properties with `@stamp` and `@tombstone`.
    package var stamp: Int?
    package var tombstone: Int?
    /// For `map T as Name`: the first mapping of T, if a file declares it.
    package var first: MappingID?
    /// `sync table`: the rows of its subclasses are in its table.
    package var sharesTable = false
    /// The maximum number of enclosing objects that rules of this mapping, or of its contents, reach with `$parent`.
    package var parentDepth = 0
    /// Whether something that it contains reads its object with `$parent`.
    package var isParent = false
    /// Whether its rules, or those of its contents, read outside its object. They cannot be deferred.
    package var usesEnclosingScope = false
    /// Whether its rules use `$key` or `$index`.
    package var usesElementPosition = false

    /// For an inline mapping that creates a value of a declared type: the mapping of that type. The properties of the
    /// inline mapping are a subset of that mapping's properties, in the same order.
    package var target: MappingID?
    /// For an inline mapping that creates a value of a generic type: the type.
    package var made: ValueType?
    /// The name of the mapping in problems, if it is not that of its type: the entries of a synchronised type use the
    /// name of that type.
    package var shownName: String?

    package init() {}
  }

  package struct Context: Sendable, Hashable {
    package var name: String
    package var type: ValueType
    package var conversion: Conversion

    package init(name: String, type: ValueType, conversion: Conversion) {
      self.name = name
      self.type = type
      self.conversion = conversion
    }
  }

  package struct Namespace: Sendable, Hashable {
    /// `nil` for the default namespace.
    package var prefix: String?
    package var uri: String

    package init(prefix: String?, uri: String) {
      self.prefix = prefix
      self.uri = uri
    }
  }

  package struct Settings: Sendable, Hashable {
    package enum Unknown: String, Sendable, Hashable, CaseIterable { case ignore, warn, error }
    package enum Duplicates: String, Sendable, Hashable, CaseIterable { case error, first, last }
    package enum Empty: String, Sendable, Hashable, CaseIterable { case allow, error }

    package var writesNil: Bool
    package var unknown: Unknown
    package var duplicates: Duplicates
    /// Whether an object in which no rule found anything is a problem.
    package var empty = Empty.allow
    /// The maximum nesting depth of a document that is mapped to this type.
    package var depth: Int
    /// The file's `sync` line: the policy of relations that do not set one. `nil` when there is none.
    package var sync: SyncPolicy?

    package init(writesNil: Bool, unknown: Unknown, duplicates: Duplicates, depth: Int) {
      self.writesNil = writesNil
      self.unknown = unknown
      self.duplicates = duplicates
      self.depth = depth
    }
  }

  /// How a value of the type is constructed.
  package enum Construction: Sendable, Hashable {
    /// On an existing empty instance, property by property: generated types whose properties all have an empty value.
    case inPlace
    /// By the memberwise initialiser, from local variables.
    case memberwise
    /// By `T()`, then property by property.
    case assignment
    /// By a user-defined function, which receives the raw object, the enclosing object and the context; then property
    /// by property.
    case factory(String)

    /// Whether an instance exists before its properties are assigned, so that one that is not read keeps its value.
    package var isBeforehand: Bool {
      switch self {
      case .assignment, .factory: true
      case .inPlace, .memberwise: false
      }
    }
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
  /// `where …`, in the order in which they are checked. nil passes.
  package var checks: [Check]
  /// `@boxed`: the stored property is a box, so that the type may contain itself.
  package var isBoxed = false
  /// The document path that a `missing` or `null` problem names, such as `profile.images[0].@src`.
  package var path: DocumentPath
  /// `sync …`
  package var sync: SyncRule?
  /// `unless …`: values of the document for which it is as if null stood there.
  package var sentinels: [Sentinel] = []
  /// `@omit_default`, `@omit_empty`, `@omit_nil`, `@write_nil`
  package var presence = Presence()
  /// Whether an empty array is read as an object without members: under `lenient`.
  package var acceptsEmptyArrays = false
  /// `@sensitive`: nothing that is printed may show its value.
  package var isSensitive = false

  /// Whether its absence from a document is a problem.
  package var isRequired: Bool { isRead && !type.isOptional && !type.isField && defaultValue == nil }

  /// Whether null is a value like others, and no reason to fail: a tree that is kept whole.
  package var keepsNull: Bool {
    guard isRequired, case .scalar(.value, _) = conversion else { return false }
    return true
  }

  /// Whether nil is written as null whatever `nil` says: a document without the key would be read as the default.
  package var writesNilBesideDefault: Bool {
    switch defaultValue {
    case nil, .some(.none): false
    case .some: type.isOptional && isRead && isWritten
    }
  }

  package init(
    name: String, type: ValueType, documentation: [String], origin: RuleOrigin, conversion: Conversion, isRead: Bool,
    isWritten: Bool, isLossy: Bool, defaultValue: DefaultValue?, checks: [Check] = [], path: DocumentPath,
    sync: SyncRule? = nil
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
    self.checks = checks
    self.path = path
    self.sync = sync
  }

  /// Which values are not written at all, whatever `nil` of the type says.
  package struct Presence: Sendable, Hashable {
    package var omitsDefault = false
    package var omitsEmpty = false
    /// Whether nil is written as null; `nil` where the type decides.
    package var writesNil: Bool?

    package init() {}
  }
}

/// A place in a document, relative to the object that the mapping reads.
package struct DocumentPath: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case key(String)
    /// An element of an array; a negative index counts from the end.
    case index(Int)
    /// `[*]`: every element. Only after an array that a projection reads.
    case every
    /// `[rel == "next"]`: the first element that has these values.
    case selected(ElementSelector)
  }

  package var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// The path to the array of which one element is chosen, or every one is; the whole path if there is none.
  package var beforeChoice: DocumentPath {
    DocumentPath(
      Array(
        steps.prefix { step in
          switch step {
          case .key: true
          case .index(let index): index >= 0
          case .every, .selected: false
          }
        }))
  }
}
