import KVMapSource
import KVMapSyntax

/// `element "name"`, and the location of the name.
struct NamedElement {
  var name: String
  var span: Span
}

/// A `map`, `struct` or `class` after its own lines were checked. Erroneous parts are left out or `nil`.
struct CheckedMapping {
  var id: MappingID
  var name: String
  var nameSpan: Span
  var kind: Kind
  /// The Swift type. A `map … as` shares it with other mappings.
  var typeName: String
  /// The class that it inherits from.
  var base: BaseClass?
  /// The number of inherited properties, which come first.
  var inherited = 0
  /// The names of the type parameters.
  var parameters: [String] = []
  /// What a `map` states about its Swift type.
  var conformances = StatedConformances()
  /// The protocols that a generated type states.
  var protocols: [String] = []
  /// `properties let`
  var hasConstants = false
  /// Whether Swift declares a generic union.
  var isUnionMapped = false
  /// For a `map T as Name`: T, if a file declares it.
  var declaredType: ValueType?
  /// For an inline mapping of a generic type: that type.
  var made: ValueType?
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
  /// The location of the context's type, unless the context is inherited.
  var contextSpan: Span?
  /// False when a part is unsupported or wrong, so that what appears to be missing may be in it.
  var isComplete: Bool
  /// Swift functions that are called on a value, starting with those of mixins and base classes.
  var hooks: [HookSyntax] = []
  /// `check a <= b`, in the same order, with the names of the file that each is in.
  var comparisonLines: [ComparisonLine] = []
  /// Those of them that are right.
  var comparisons: [Comparison] = []
  var element: NamedElement?
  var namespaces: [Mapping.Namespace] = []
  /// `sync table`: the rows of its subclasses are in its table.
  var sharesTable = false

  enum Kind: Equatable {
    case map
    case named(String)
    case structure
    case classType
    /// A generic union, as the type of values. Its only property is the union, whose payloads may be its parameters.
    case genericUnion(UnionID)
    /// A `transform` with parts, and its arguments. `target` is the mapping of the type that it produces, if that type
    /// has one.
    case smallMap(target: MappingID?)
  }

  struct ComparisonLine {
    var syntax: ComparisonSyntax
    var names: NameLookup
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

  /// Whether a user-defined function creates the value. It receives the enclosing object as well, if there is one.
  var isMadeByFactory: Bool {
    if case .factory? = construction?.kind { true } else { false }
  }

  /// Whether it reads an array in place of an object, element by element: `self[0]`.
  var isRecord: Bool { properties.readElements }

  /// Whether the Swift type is generated as well.
  var isGenerated: Bool {
    switch kind {
    case .map, .named, .smallMap: false
    case .structure, .classType: true
    case .genericUnion: !isUnionMapped
    }
  }
}

/// A property after its line was checked. It is an immutable class, so it has value semantics and is cheap to pass
/// around: everything that examines mappings iterates over their properties.
final class CheckedProperty: Sendable {
  let name: String
  let nameSpan: Span
  /// `nil` when the type is wrong, which was reported.
  let type: ValueType?
  let typeSpan: Span
  let documentation: [String]
  let isRead: Bool
  let isWritten: Bool
  let isLossy: Bool
  let hasPipeline: Bool
  let hasDefault: Bool
  /// Whether `@canonical` says that losses are wanted.
  let acceptsLoss: Bool
  /// `@boxed`
  let isBoxed: Bool
  let hasCheck: Bool
  let conversion: Conversion?
  /// `nil` when the source could not be understood at all.
  let source: RuleSource?
  /// Whether the key is derived from the key style (or one of its exceptions) and not given in the line itself.
  let isStyled: Bool
  /// `nil` for most properties, so that rarely used parts take no memory.
  private let extras: ExtrasBox?

  /// Parts that most properties do not have.
  struct Extras: Sendable {
    var defaultValue: DefaultValue?
    /// Of `{}`, which is compared with its type when all mappings are known.
    var emptyDefaultSpan: Span?
    var checks: [Check] = []
    var identity: Span?
    var version: CheckedVersion?
    var sync: CheckedSync?
    var sentinels: [Sentinel] = []
    var writtenSource: RuleSource?
    var presence = Property.Presence()
    var acceptsEmptyArrays = false
    var isTransient = false
    var isSensitive = false

    fileprivate var isEmpty: Bool {
      defaultValue == nil && checks.isEmpty && identity == nil && version == nil && sync == nil && sentinels.isEmpty
        && writtenSource == nil
        && presence == Property.Presence() && !acceptsEmptyArrays && !isTransient && !isSensitive
    }
  }

  private final class ExtrasBox: Sendable {
    let content: Extras

    init?(_ content: Extras) {
      guard !content.isEmpty else { return nil }
      self.content = content
    }
  }

  var defaultValue: DefaultValue? { extras?.content.defaultValue }
  /// The location of `= {}`.
  var emptyDefaultSpan: Span? { extras?.content.emptyDefaultSpan }
  /// Whether its default is a constant, if it has one.
  var hasOnlyConstants: Bool {
    switch defaultValue {
    case .emptyObject, .swift: false
    case .bool, .integer, .floating, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned,
      .timeZone,
      .locale, .data, .some(.none), .elements, .entries, .tree, .enumerationCase, .unionCase, nil:
      true
    }
  }
  /// Empty when there is none, and when one is wrong, which was reported.
  var checks: [Check] { extras?.content.checks ?? [] }
  /// The location of `@id`.
  var identity: Span? { extras?.content.identity }
  /// `@stamp` or `@tombstone`
  var version: CheckedVersion? { extras?.content.version }
  /// `sync …`; `nil` when there is none, and when its policy is wrong, which was reported.
  var sync: CheckedSync? { extras?.content.sync }
  /// `unless …` or `nil for …`
  var sentinels: [Sentinel] { extras?.content.sentinels ?? [] }
  /// The source behind the second arrow of `<- x -> y`.
  var writtenSource: RuleSource? { extras?.content.writtenSource }
  /// Where it is read and written.
  var sources: [RuleSource] { [source, writtenSource].compactMap(\.self) }
  /// Where it is written, if it is.
  var destination: RuleSource? { writtenSource ?? source }
  /// `@omit_default`, `@omit_empty`, `@omit_nil`, `@write_nil`
  var presence: Property.Presence { extras?.content.presence ?? Property.Presence() }
  /// Whether an empty array is read as an object without members.
  var acceptsEmptyArrays: Bool { extras?.content.acceptsEmptyArrays == true }
  /// `@transient`: no document has it.
  var isTransient: Bool { extras?.content.isTransient == true }
  /// `@sensitive`
  var isSensitive: Bool { extras?.content.isSensitive == true }

  init(
    name: String, nameSpan: Span, type: ValueType?, typeSpan: Span, documentation: [String], isRead: Bool,
    isWritten: Bool, isLossy: Bool, hasPipeline: Bool, hasDefault: Bool, acceptsLoss: Bool = false,
    isBoxed: Bool = false, hasCheck: Bool, conversion: Conversion?, source: RuleSource?, isStyled: Bool,
    extras: Extras = Extras()
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
    self.acceptsLoss = acceptsLoss
    self.isBoxed = isBoxed
    self.hasCheck = hasCheck
    self.conversion = conversion
    self.source = source
    self.isStyled = isStyled
    self.extras = ExtrasBox(extras)
  }

  /// The same property with other sources.
  func replacing(source: RuleSource, writtenSource: RuleSource? = nil) -> CheckedProperty {
    var extras = extras?.content ?? Extras()
    extras.writtenSource = writtenSource ?? extras.writtenSource
    return CheckedProperty(
      name: name, nameSpan: nameSpan, type: type, typeSpan: typeSpan, documentation: documentation, isRead: isRead,
      isWritten: isWritten, isLossy: isLossy, hasPipeline: hasPipeline, hasDefault: hasDefault,
      acceptsLoss: acceptsLoss, isBoxed: isBoxed, hasCheck: hasCheck, conversion: conversion, source: source,
      isStyled: isStyled, extras: extras)
  }

  /// Whether its absence from a document is a problem. False for unknown types.
  var isRequired: Bool { isRead && !hasDefault && type?.isOptional == false }

  /// Whether it can be constructed when it was not read.
  var hasFallback: Bool { hasDefault || type?.isOptional != false }

  /// The only place that it is read from, if that is a single key of the object.
  var onlyKey: String? {
    guard let source, source.alternatives.count == 1, case .path(let path)? = source.alternatives.first,
      path.path.steps.count == 1, !path.beginsWithElement
    else { return nil }
    return path.firstKey
  }
}

extension ValueType {
  /// The type without `?`.
  package var unwrapped: ValueType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// The mapping of the value that the type contains, and whether it is contained directly, without an array or the
  /// like in between.
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
