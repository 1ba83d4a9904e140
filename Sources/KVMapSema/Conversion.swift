/// How a value of the document becomes a value of a property, and back.
///
/// One conversion serves both directions: writing runs the same steps from the last to the first, inverted.
package enum Conversion: Sendable, Hashable {
  case scalar(Scalar, Coercion)
  case mapping(MappingID)
  /// A generic mapping, and how its type arguments are converted.
  indirect case generic(MappingID, [Conversion])
  /// The type parameter of the generic mapping in which it stands.
  case parameter(Int)
  indirect case enumeration(EnumerationID, Coercion)
  /// A union, or a property of a class that a family rules.
  case union(UnionID)
  /// By a mapper that another compilation generated.
  case foreign(ForeignTypeID)
  /// Null is nil; with `emptyTextIsNil` (lenient, and not of a String) `""` is nil as well.
  indirect case optional(Conversion, emptyTextIsNil: Bool)
  /// With `acceptsSingle` (lenient) a value that is no array is an array of one; with `isLossy` bad elements are dropped
  /// and reported.
  indirect case array(Conversion, acceptsSingle: Bool, isLossy: Bool)
  indirect case set(Conversion, acceptsSingle: Bool, isLossy: Bool)
  /// The key's conversion is from the text of the key: a scalar, an enumeration, or a pipeline that begins with text.
  indirect case dictionary(key: Conversion, value: Conversion, isLossy: Bool)
  /// `Field<T>`: absent, null and a value are told apart. The conversion is that of T.
  indirect case field(Conversion)
  /// `@lazy`: an array whose elements are converted when they are first read.
  indirect case lazyArray(Conversion)
  /// `| keyed`: an object whose members become the elements of an array or a set, which know their keys.
  indirect case keyed(Conversion, isSet: Bool, isLossy: Bool)
  /// `| json_text`: a string that holds a JSON document.
  indirect case jsonText(Conversion)
  indirect case pipeline(Pipeline)
}

extension Conversion {
  /// Whether `""` becomes a value of a String or a tree, and not the lack of one.
  package var acceptsEmptyText: Bool {
    switch self {
    case .scalar(.string, _), .scalar(.value, _): true
    case .pipeline(let pipeline): pipeline.steps.last?.output.acceptsEmptyText ?? pipeline.input.acceptsEmptyText
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .jsonText:
      false
    }
  }
}

extension Conversion {
  /// Whether the document has one scalar for it: then an element of XML stands for its text.
  package var isScalar: Bool {
    switch self {
    case .scalar(.value, _), .scalar(.object, _), .scalar(.coordinate, _): false
    case .scalar, .enumeration: true
    case .pipeline(let pipeline): pipeline.input.isScalar
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .jsonText:
      false
    }
  }

  /// What tells in the runtime that an optional of it is nil, under `strict`.
  package enum Absence: Sendable, Hashable {
    /// Null.
    case null
    /// Null, and where there is nothing but text the empty text.
    case nothing
    /// The same, and an element without text.
    case noText
    /// It depends on what the type parameter stands for.
    case parameter
  }

  /// What tells that an optional of this is nil.
  package var absence: Absence {
    if acceptsEmptyText { return .null }
    if case .parameter = self { return .parameter }
    return isScalar ? .noText : .nothing
  }
}

package enum Coercion: String, Sendable, Hashable, CaseIterable {
  case strict
  case lenient
}

/// `| f | g(x)`: the document's value is read as `input` says; each step takes what the one before it gave.
package struct Pipeline: Sendable, Hashable {
  package var input: Conversion
  package var steps: [Step]

  package init(input: Conversion, steps: [Step]) {
    self.input = input
    self.steps = steps
  }

  package struct Step: Sendable, Hashable {
    package var operation: Operation
    /// What it takes and what it gives, when reading.
    package var input: ValueType
    package var output: ValueType

    package init(_ operation: Operation, from input: ValueType, to output: ValueType) {
      self.operation = operation
      self.input = input
      self.output = output
    }

    /// Whether it makes a set of an array. Undone, what its elements were is put into ascending order.
    package var makesSet: Bool { if case (.array, .set) = (input, output) { true } else { false } }

    /// Whether it makes, at any depth, a set of what has no order in which it could be written: no document has it by
    /// itself.
    var makesUnorderedSet: Bool {
      guard case .each(let steps) = operation else { return false }
      return (makesSet && input.namesForeignType) || steps.contains(where: \.makesUnorderedSet)
    }
  }

  package indirect enum Operation: Sendable, Hashable {
    case transformer(Transformer)
    /// The steps, for every element of the array, set or dictionary (its values), or for what is in the optional. Of an
    /// array it may make a set.
    case each([Step])
    /// One number type to another, exactly: what does not fit is a problem.
    case number
    /// What was made so far (a text, a tree) is read as if it had stood in the document.
    case read(Conversion)
  }
}

/// The transformers that make one value of another. `TransformerCatalogue` has the built-in ones with their names, types
/// and inverses; those that act on the document itself are cases of `Conversion` (`keyed`, `json_text`), and a small map
/// (`coordinate` too) is a mapping.
package enum Transformer: Sendable, Hashable {
  /// String to Date. The first pattern that fits is read, the first is written.
  case date(patterns: [DatePattern], zone: DateZone)
  /// String to Date.
  case iso8601
  case httpDate
  case dotnetDate
  /// Decimal to Date.
  case epochSeconds
  case epochMilliseconds
  /// String to URL, resolved against `base` where there is one.
  case url(base: String?)
  /// String to UUID.
  case uuid
  /// String to Data.
  case base64
  case base64url
  case hex
  /// String to String.
  case trimmed
  case lowercased
  case uppercased
  case prefix(String)
  case suffix(String)
  /// String to [String], and [String] to String.
  case split(String)
  case joined(String)
  /// Decimal to Decimal; the arguments are JSON numbers.
  case scaled(String)
  case offset(String)
  case rounded(digits: Int)
  case clamped(lower: String, upper: String)
  /// String to Decimal: a number that stands in a text. (`number` and `decimal_text`.)
  case numberFromText
  /// Decimal to String: the text of a number, written as that number again. As the first step it reads the text as it
  /// stands in the document.
  case textFromNumber
  /// String to Bool.
  case bool(yes: String, no: String)
  /// T to [T].
  case wrapped
  /// [T] to [T].
  case sorted
  case table(TransformTable)
  case swift(SwiftCodec)
  /// Coordinate to a Swift type that has an initialiser which takes one, and back.
  case place(ForeignTypeID)
}

/// `transform YesNo: Bool <-> String { true <-> "Y" or "J" }`
package struct TransformTable: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    /// The value in Swift.
    package var value: DefaultValue
    /// The values in the document that are read as it.
    package var read: [DefaultValue]
    /// The value in the document that it is written as.
    package var written: DefaultValue?

    package init(value: DefaultValue, read: [DefaultValue], written: DefaultValue?) {
      self.value = value
      self.read = read
      self.written = written
    }
  }

  package var name: String
  package var rows: [Row]
  /// `other <- else`: the value that everything else is read as.
  package var otherwise: DefaultValue?

  package init(name: String, rows: [Row], otherwise: DefaultValue? = nil) {
    self.name = name
    self.rows = rows
    self.otherwise = otherwise
  }

  /// Tables are looked up by each rule that uses them, so that hashing all rows of a large one would cost their product.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(rows.count)
  }
}

/// `= swift MoneyCodec`: a type of the user's.
package struct SwiftCodec: Sendable, Hashable {
  /// The name of the transformer in the `.kvmap` file.
  package var name: String
  /// The Swift type, dots included.
  package var typeName: String
  /// The arguments of its initialiser, in order.
  package var arguments: [Argument]
  /// False for a transform with `<-`.
  package var isReversible: Bool
  /// `with object, context`: what it is told of where it is used.
  package var asked: TransformerQuestions

  package struct Argument: Sendable, Hashable {
    package var label: String
    package var value: DefaultValue

    package init(label: String, value: DefaultValue) {
      self.label = label
      self.value = value
    }
  }

  package init(
    name: String, typeName: String, arguments: [Argument], isReversible: Bool, asked: TransformerQuestions = []
  ) {
    self.name = name
    self.typeName = typeName
    self.arguments = arguments
    self.isReversible = isReversible
    self.asked = asked
  }
}
