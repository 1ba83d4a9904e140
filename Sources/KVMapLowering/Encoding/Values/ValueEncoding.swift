package import KVMapSema

/// What writes one value at the writer's current position.
package indirect enum ValueEncoding: Sendable, Hashable {
  case call(WriterCall)
  /// A built-in type that is an object, by a function of its own.
  case coordinate
  case mapping(MappingID)
  case generic(MappingID, [Conversion])
  case parameter(Int)
  case enumeration(EnumerationID)
  case union(UnionID)
  case foreign(ForeignCoding)
  /// nil is null.
  case optional(ValueEncoding)
  /// Nothing can take the place of an absent value, so it is null as well.
  case field(ValueEncoding)
  case array(ElementsEncoding)
  case lazyArray(ValueEncoding)
  /// A set whose elements the runtime orders by value.
  case sorted(ElementsEncoding)
  /// A set in ascending order of what is written for each element.
  case ascending(ValueEncoding)
  case dictionary(DictionaryEncoding)
  case keyed(KeyedEncoding)
  /// An array of the value.
  case single(ValueEncoding)
  case entries(EntriesEncoding)
  /// A string that contains the JSON text of the value.
  case jsonText(ValueEncoding)
  case pipeline(PipelineEncoding)
}

/// The elements of an array.
package struct ElementsEncoding: Sendable, Hashable {
  package var element: ValueEncoding
  /// Whether the runtime writes all of them in one call, since their type dictates how.
  package var inOneCall: Bool

  /// Whether that call can fail.
  package var canThrow: Bool { element.failsInOneCall }
}

/// A dictionary that is written as an object.
package struct DictionaryEncoding: Sendable, Hashable {
  package var order: KeyOrder
  package var content: ValueEncoding
  /// Whether the runtime writes it in one call.
  package var inOneCall: Bool

  /// Whether that call can fail.
  package var canThrow: Bool { content.failsInOneCall }
}

extension ValueEncoding {
  /// Whether the call that writes an array or dictionary of these values can fail.
  fileprivate var failsInOneCall: Bool {
    if case .call(let call) = self { call.function != .string && call.function != .int } else { true }
  }
}

/// How the entries of a dictionary are ordered, always ascending.
package enum KeyOrder: Sendable, Hashable {
  /// Texts and integers, which are written as they are.
  case byValue
  /// By the text of a UUID.
  case byUUID
  /// By their texts.
  case byText(KeyText)
}

/// An array or a set that is written as an object.
package struct KeyedEncoding: Sendable, Hashable {
  package var element: ValueEncoding
  /// The key of an element; without it, elements are written under their positions.
  package var key: ElementKey?
  /// Whether the members are written in the order of their keys: those of a set.
  package var isAscending: Bool

  /// A property of the elements.
  package struct ElementKey: Sendable, Hashable {
    /// Its position in its mapping, and its name.
    package var property: Int
    package var name: String
    /// Whether it may be nil, which is a problem.
    package var isOptional: Bool
    /// Its type, without `?`.
    package var type: ValueType
    package var text: KeyText
  }
}

/// A dictionary that is written as an array of its entries.
package struct EntriesEncoding: Sendable, Hashable {
  package var notation: Notation
  package var key: ValueEncoding
  package var content: ValueEncoding
  /// Whether keys are ordered by value, and not by what is written for each.
  package var isSortedByValue: Bool

  /// Keys have quotes and colon.
  package enum Notation: Sendable, Hashable {
    case pairs(key: String, value: String)
    case arrays
    case keyed(by: String)
  }
}

/// An inverse pipeline: from the property's value to the document's.
package struct PipelineEncoding: Sendable, Hashable {
  /// Steps that are undone one group after the other, because they are too many for one expression.
  package var groups: [StepGroup]
  /// Steps that are undone after them.
  package var steps: [StepEncoding]
  /// What writes the result: with the first step that was not undone, or as the input of the pipeline.
  package var content: ValueEncoding
  /// The type of the result.
  package var type: ValueType
  /// Whether a step is Swift's, when reading.
  package var needsSwift: Bool
}
