package import KVMapSema

/// How a value under the cursor is read, with no decision left.
///
/// It contains no Swift types, except those that a pipeline goes through: a value has the type of its property.
package indirect enum ValueCode: Sendable, Hashable {
  case call(ReaderFunction, ReaderArguments)
  case coordinate(isLenient: Bool)
  case mapping(MappingID)
  /// A generic mapping, and how its type arguments are converted.
  case generic(MappingID, [Conversion])
  /// The type parameter of the enclosing generic mapping. Its argument decides what a value that is kept whole is.
  case parameter(Int, keeping: ReaderArguments)
  /// A type with a mapper in Swift.
  case foreign(ForeignTypeID)
  case codable(ForeignTypeID, keeping: ReaderArguments)
  case enumeration(EnumerationID, isLenient: Bool)
  /// A key that is the raw value of a case.
  case enumerationKey(EnumerationID)
  case union(UnionID)
  /// nil, or a value.
  case optional(ValueCode, Absence)
  /// Null, or a value.
  case field(ValueCode, Absence)
  case array(Elements)
  case set(Elements)
  /// An array of mapped values in one call.
  case mappedArray(Elements)
  /// An array of a type parameter in one call: whether elements are decoded in place is only known at run time.
  case parameterArray(Elements, keeping: ReaderArguments)
  /// An array or a set, or a value in place of its only element.
  case orSingle(ValueCode, element: ValueCode, asks: Bool, isSet: Bool)
  case dictionary(Entries)
  /// A dictionary of mapped values in one call.
  case mappedDictionary(Entries)
  /// An object whose members are the elements of an array or a set.
  case keyed(Elements, isSet: Bool, Mapping.Settings.Duplicates)
  /// An array of exactly one element.
  case single(ValueCode, acceptsSingle: Bool)
  /// An object of exactly one member.
  case singleKeyed(ValueCode)
  /// An array whose elements are the entries of a dictionary.
  case entries(EntryNotation, Entries, unknown: Mapping.Settings.Unknown, isAbsentNil: Bool)
  /// A text that contains a document.
  case jsonText(ValueCode)
  /// Elements that are converted on first access.
  case lazyArray(Elements)
  /// The same, if the elements refer to values that only exist now.
  case loadedLazyArray(ValueCode)
  case pipeline(PipelineCode)
  case alternatives(Alternatives)
  /// A value, or an array of exactly that value.
  case onlyElement(ValueCode)
  /// An object, or an empty array in its place.
  case emptyArray(ValueCode)
  /// A value of the type that has to meet conditions: an element of a `lossy` collection, which is dropped otherwise.
  case checked(ValueCode, [Check], ValueType)

  /// The same for a value that has to meet conditions; nil meets them all.
  func checked(_ checks: [Check], _ type: ValueType) -> ValueCode {
    if checks.isEmpty { return self }
    if case .optional(let inner, let absence) = self {
      return .optional(.checked(inner, checks, type.wrapped), absence)
    }
    return .checked(self, checks, type)
  }
}

extension ValueCode {
  /// How the runtime recognises that an optional is nil.
  package enum Absence: Sendable, Hashable {
    case null
    /// Null, and the empty text in formats that have only text.
    case nullOrText
    /// The same, and an element without text.
    case nullOrElement
    /// Null, and the empty text in every format.
    case nullAndEmptyText
    /// Depends on the argument of the type parameter.
    case parameter(Int)
  }

  package struct Elements: Sendable, Hashable {
    package var element: ValueCode
    /// Whether elements that fail are dropped.
    package var isLossy: Bool
    /// Whether the elements use their positions.
    package var asks: Bool
  }

  package struct Entries: Sendable, Hashable {
    package var key: ValueCode
    package var value: ValueCode
    package var isLossy: Bool
    package var asks: Bool
    package var duplicates: Mapping.Settings.Duplicates
  }

  /// Calls of which the first that takes the value reads it.
  package struct Alternatives: Sendable, Hashable {
    package var calls: [ValueCode]
    /// The kinds of values that each takes, in the runtime's notation.
    package var kinds: String
    /// Whether a value may contain values that are themselves tried as one of several.
    package var mayHoldChoices: Bool
  }

  /// Whether the value being updated is an argument of the call that reads it.
  package var updatesInside: Bool {
    switch self {
    case .mapping, .generic, .foreign, .parameter, .coordinate: true
    case .optional(let inner, _), .field(let inner, _), .jsonText(let inner), .onlyElement(let inner),
      .emptyArray(let inner), .checked(let inner, _, _):
      inner.updatesInside
    case .alternatives(let all): all.calls.contains(where: \.updatesInside)
    case .call, .codable, .enumeration, .enumerationKey, .union, .array, .set, .mappedArray, .parameterArray, .orSingle,
      .dictionary, .mappedDictionary, .keyed, .single, .singleKeyed, .entries, .lazyArray, .loadedLazyArray, .pipeline:
      false
    }
  }
}
