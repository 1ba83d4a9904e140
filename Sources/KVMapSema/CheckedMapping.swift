import KVMapSource
import KVMapSyntax

/// `element "name"`, and where the name stands.
struct NamedElement {
  var name: String
  var span: Span
}

/// A `map`, `struct` or `class` after its own lines were checked; what is wrong in it is left out or `nil`.
struct CheckedMapping {
  var id: MappingID
  var name: String
  var nameSpan: Span
  var kind: Kind
  /// The Swift type, which a `map … as` shares with others.
  var typeName: String
  /// The class that it inherits from.
  var base: BaseClass?
  /// How many of the properties, the first ones, are those of the base class.
  var inherited = 0
  /// The names of the type parameters.
  var parameters: [String] = []
  /// What a `map` says of its Swift type.
  var conformances = StatedConformances()
  /// Of a `map T as Name`: T, where a file declares it.
  var declaredType: ValueType?
  /// `by …`
  var construction: Construction?
  var documentation: [String]
  var settings: Mapping.Settings
  var access: AccessLevel?
  var properties: CheckedProperties
  /// `root a.b`
  var root: DocumentPath?
  /// `context name: Type`
  var context: Mapping.Context?
  /// Where the type of the context stands, unless it is inherited.
  var contextSpan: Span?
  /// False where a part is not supported or wrong, so that what seems missing may be in it.
  var isComplete: Bool
  /// Swift functions that are called on a value, those of mixins and base classes first.
  var hooks: [HookSyntax] = []
  var element: NamedElement?
  var namespaces: [Mapping.Namespace] = []

  enum Kind: Equatable {
    case map
    case named(String)
    case structure
    case classType
    /// A `transform` with parts and its arguments. `target` is the mapping of the type that it makes, where that has one.
    case smallMap(target: MappingID?)
  }

  struct BaseClass {
    var id: MappingID
    var span: Span
  }

  struct Construction {
    /// Not `inPlace`.
    var kind: Mapping.Construction
    var span: Span
  }

  /// Whether a function of the user's makes the value, which gets the object around as well, where there is one.
  var isMadeByFactory: Bool {
    if case .factory? = construction?.kind { true } else { false }
  }

  /// Whether the Swift type is generated as well.
  var isGenerated: Bool {
    switch kind {
    case .map, .named, .smallMap: false
    case .structure, .classType: true
    }
  }
}

/// A property after its line was checked. A class that never changes is a value too, and costs little to hand on: all
/// that looks at mappings goes through their properties.
final class CheckedProperty: Sendable {
  let name: String
  let nameSpan: Span
  /// `nil` where the type is wrong, which was told.
  let type: ValueType?
  let typeSpan: Span
  let documentation: [String]
  let isRead: Bool
  let isWritten: Bool
  let isLossy: Bool
  let hasPipeline: Bool
  let hasDefault: Bool
  let hasCheck: Bool
  let conversion: Conversion?
  /// `nil` where nothing was understood of it.
  let source: RuleSource?
  /// Whether the key comes of the key style (or one of its exceptions), and not of the line itself.
  let isStyled: Bool
  /// `nil` for most properties, which so need no room for what few have.
  private let extras: Extras?

  private final class Extras: Sendable {
    let defaultValue: DefaultValue?
    let check: Property.Check?
    let identity: Span?
    let sync: CheckedSync?

    init?(_ defaultValue: DefaultValue?, _ check: Property.Check?, _ identity: Span?, _ sync: CheckedSync?) {
      guard defaultValue != nil || check != nil || identity != nil || sync != nil else { return nil }
      self.defaultValue = defaultValue
      self.check = check
      self.identity = identity
      self.sync = sync
    }
  }

  var defaultValue: DefaultValue? { extras?.defaultValue }
  /// `nil` where there is none, and where it is wrong, which was told.
  var check: Property.Check? { extras?.check }
  /// Where `@id` stands.
  var identity: Span? { extras?.identity }
  /// `sync …`; `nil` where there is none, and where its policy is wrong, which was told.
  var sync: CheckedSync? { extras?.sync }

  init(
    name: String, nameSpan: Span, type: ValueType?, typeSpan: Span, documentation: [String], isRead: Bool,
    isWritten: Bool, isLossy: Bool, hasPipeline: Bool, hasDefault: Bool, defaultValue: DefaultValue? = nil,
    hasCheck: Bool, check: Property.Check? = nil, conversion: Conversion?, source: RuleSource?, isStyled: Bool,
    identity: Span? = nil, sync: CheckedSync? = nil
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.type = type
    self.typeSpan = typeSpan
    self.documentation = documentation
    self.isRead = isRead
    self.isWritten = isWritten
    self.isLossy = isLossy
    self.hasPipeline = hasPipeline
    self.hasDefault = hasDefault
    self.hasCheck = hasCheck
    self.conversion = conversion
    self.source = source
    self.isStyled = isStyled
    extras = Extras(defaultValue, check, identity, sync)
  }

  /// The same property with another source.
  func replacing(source: RuleSource) -> CheckedProperty {
    CheckedProperty(
      name: name, nameSpan: nameSpan, type: type, typeSpan: typeSpan, documentation: documentation, isRead: isRead,
      isWritten: isWritten, isLossy: isLossy, hasPipeline: hasPipeline, hasDefault: hasDefault,
      defaultValue: defaultValue, hasCheck: hasCheck, check: check, conversion: conversion, source: source,
      isStyled: isStyled, identity: identity, sync: sync)
  }

  /// Whether a document without it is a problem. Unknown types are not called required.
  var isRequired: Bool { isRead && !hasDefault && type?.isOptional == false }

  /// Whether it can be built when it is not read.
  var hasFallback: Bool { hasDefault || type?.isOptional != false }

  /// The only place where it is read from, if that is a single key of the object.
  var onlyKey: String? {
    guard let source, source.alternatives.count == 1, case .path(let path)? = source.alternatives.first,
      path.path.steps.count == 1
    else { return nil }
    return path.firstKey
  }
}

extension ValueType {
  /// The type without `?`.
  var unwrapped: ValueType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// The mappings that a value of the type holds, and whether it holds them without an array or the like between.
  var heldMapping: (id: MappingID, isDirect: Bool)? {
    var type = self
    var isDirect = true
    while true {
      switch type {
      case .scalar, .parameter, .enumeration, .union, .foreign: return nil
      case .mapping(let id), .generic(let id, _): return (id, isDirect)
      case .optional(let wrapped), .field(let wrapped): type = wrapped
      case .array(let element), .set(let element), .dictionary(_, let element), .lazyArray(let element):
        type = element
        isDirect = false
      }
    }
  }
}
