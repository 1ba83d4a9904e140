/// How a value of the document is converted to the value of a property, and back.
///
/// One conversion serves both directions: encoding runs the inverted steps from the last to the first.
package enum Conversion: Sendable, Hashable {
  case scalar(Scalar, Coercion)
  case mapping(MappingID)
  /// A generic mapping, and how its type arguments are converted.
  indirect case generic(MappingID, [Conversion])
  /// The type parameter of the enclosing generic mapping.
  case parameter(Int)
  indirect case enumeration(EnumerationID, Coercion)
  /// A union, or a property of a class that a family applies to.
  case union(UnionID)
  /// A type that no file of the compilation maps.
  case foreign(ForeignTypeID, ForeignCoding)
  /// Null is nil; with `emptyTextIsNil` (lenient, and not a String) `""` is nil as well.
  indirect case optional(Conversion, emptyTextIsNil: Bool)
  /// With `acceptsSingle` (lenient) a value that is not an array is treated as an array of one element; with `isLossy`
  /// bad elements are dropped and reported.
  indirect case array(Conversion, acceptsSingle: Bool, isLossy: Bool)
  indirect case set(Conversion, acceptsSingle: Bool, isLossy: Bool)
  /// The key's conversion starts from the text of the key: a scalar, an enumeration, or a pipeline that begins with
  /// text.
  indirect case dictionary(key: Conversion, value: Conversion, isLossy: Bool)
  /// `Field<T>`: distinguishes absent, null and a value. The conversion is that of T.
  indirect case field(Conversion)
  /// `@lazy`: an array whose elements are converted on first access.
  indirect case lazyArray(Conversion)
  /// `| keyed`: an object whose members become the elements of an array or a set. The elements know their keys.
  indirect case keyed(Conversion, isSet: Bool, isLossy: Bool)
  /// `| single`: an array, or an object that is read as one (`keyed`), of exactly one element, which is the value.
  indirect case single(Conversion)
  /// `| pairs(…)`, `| entries`, `| keyed(by: …)`: an array whose elements are the entries of a dictionary. A key is
  /// converted from a value of its type.
  indirect case entries(EntryNotation, key: Conversion, value: Conversion, isLossy: Bool)
  /// `| json_text`: a string that contains a JSON document.
  indirect case jsonText(Conversion)
  indirect case pipeline(Pipeline)
  /// `a or b`: the first that takes the value reads it, first those that take its kind of value. The first is written.
  indirect case alternatives([Conversion])
}

extension Conversion {
  /// Whether `""` is a value of a String or a tree, and does not mean that the value is missing.
  package var acceptsEmptyText: Bool {
    switch self {
    case .scalar(.string, _), .scalar(.value, _): true
    case .pipeline(let pipeline): pipeline.steps.last?.output.acceptsEmptyText ?? pipeline.input.acceptsEmptyText
    case .alternatives(let all): all.contains(where: \.acceptsEmptyText)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .single, .entries, .jsonText:
      false
    }
  }
}

extension Conversion {
  /// Whether the document represents it as one scalar, so that an XML element is read as its text.
  package var isScalar: Bool {
    switch self {
    case .scalar(.value, _), .scalar(.object, _), .scalar(.coordinate, _): false
    case .scalar, .enumeration: true
    case .pipeline(let pipeline): pipeline.input.isScalar
    case .alternatives(let all): all.allSatisfy(\.isScalar)
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText:
      false
    }
  }

  /// How the runtime recognises that an optional of it is nil, under `strict`.
  package enum NullPolicy: Sendable, Hashable {
    /// Null.
    case null
    /// Null, and the empty text in formats that have only text.
    case nullOrEmptyText
    /// The same, and an element without text.
    case nullOrEmptyElement
    /// Depends on the argument of the type parameter.
    case parameter
  }

  /// How an optional of this is recognised as nil.
  package var absence: NullPolicy {
    if acceptsEmptyText { return .null }
    if case .parameter = self { return .parameter }
    return isScalar ? .nullOrEmptyElement : .nullOrEmptyText
  }
}

package enum Coercion: String, Sendable, Hashable, CaseIterable {
  case strict
  case lenient
}

/// `| f | g(x)`: the document's value is read as `input`; each step receives the result of the previous one.
package struct Pipeline: Sendable, Hashable {
  package var input: Conversion
  package var steps: [Step]

  package init(input: Conversion, steps: [Step]) {
    self.input = input
    self.steps = steps
  }

  package struct Step: Sendable, Hashable {
    package var operation: Operation
    /// The types that it takes and gives, when reading.
    package var input: ValueType
    package var output: ValueType

    package init(_ operation: Operation, from input: ValueType, to output: ValueType) {
      self.operation = operation
      self.input = input
      self.output = output
    }

    /// The steps that are undone when a value is written: of several calls the first.
    package var written: [Step] {
      if case .alternatives(let all) = operation { all.first.map { $0.flatMap(\.written) } ?? [] } else { [self] }
    }

    /// The conversions by which it reads its input as if that stood in the document.
    package var conversions: [Conversion] {
      switch operation {
      case .transformer, .number: []
      case .each(let steps): steps.flatMap(\.conversions)
      case .read(let conversion): [conversion]
      case .alternatives(let all): all.joined().flatMap(\.conversions)
      }
    }

    /// Whether it turns an array into a set. The inverse sorts the original elements in ascending order.
    package var makesSet: Bool { if case (.array, .set) = (input, output) { true } else { false } }

    /// Whether it creates, at any depth, a set of elements that have no order in which they could be written: no
    /// document format represents it natively.
    var makesUnorderedSet: Bool {
      switch operation {
      case .each(let steps): (makesSet && input.namesForeignType) || steps.contains(where: \.makesUnorderedSet)
      case .alternatives(let all): all.contains { $0.contains(where: \.makesUnorderedSet) }
      case .transformer, .number, .read: false
      }
    }
  }

  package indirect enum Operation: Sendable, Hashable {
    case transformer(Transformer)
    /// Applies the steps to every element of the array or set, to every value of the dictionary, or to the value of the
    /// optional. It may turn an array into a set.
    case each([Step])
    /// Converts one number type to another exactly; a value that does not fit is a problem.
    case number
    /// Reads the intermediate result (a text, a tree) as if it had appeared in the document.
    case read(Conversion)
    /// `a or b` behind another step: the first whose steps take the value. The first is undone.
    case alternatives([[Step]])
  }
}

/// The transformers that convert one value to another. `TransformerCatalogue` lists the built-in ones with their names,
/// types and inverses. Those that act on the document itself are cases of `Conversion` (`keyed`, `json_text`), and an
/// inline mapping (including `coordinate`) is a mapping.
package enum Transformer: Sendable, Hashable {
  /// String to Date. When reading, the first matching pattern is used; when writing, the first pattern.
  case date(patterns: [DatePattern], zone: DateZone)
  /// String to Date.
  case iso8601
  case httpDate
  case dotnetDate
  /// Decimal to Date.
  case epochSeconds
  case epochMilliseconds
  /// String to URL, resolved against `base` if there is one.
  case url(base: String?)
  /// String to ZonedDate, by a pattern with a zone, and by ISO 8601.
  case zonedDate(patterns: [DatePattern])
  case zonedISO8601
  /// String to Day.
  case day(patterns: [DatePattern])
  /// Decimal to Day.
  case epochDays
  /// String to Duration.
  case isoDuration
  case clockDuration
  /// Decimal to Duration.
  case durationSeconds
  case durationMilliseconds
  /// Double or Float to the same: as the first step it also reads the texts.
  case nonFinite(NonFinite)
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
  /// String to Decimal: a number written as text. (`number` and `decimal_text`.)
  case numberFromText
  /// Decimal to String: the text of a number, written as a number again. As the first step it keeps the text exactly as
  /// it appears in the document.
  case textFromNumber
  /// String to Bool.
  case bool(yes: String, no: String)
  /// T to [T].
  case wrapped
  /// [T] to T.
  case single
  /// [T] to [T].
  case sorted
  case table(TransformTable)
  case swift(SwiftCodec)
  /// Coordinate to a Swift type that has an initialiser for it, and back.
  case place(ForeignTypeID)
}

/// The arguments of `non_finite`: texts of the document for values that JSON has no number for.
package struct NonFinite: Sendable, Hashable {
  package var nan: String?
  package var infinity: String?
  package var negativeInfinity: String?

  package init(nan: String?, infinity: String?, negativeInfinity: String?) {
    self.nan = nan
    self.infinity = infinity
    self.negativeInfinity = negativeInfinity
  }

  /// The labels of the arguments that are there, and their texts.
  package var arguments: [(label: String, text: String)] {
    [("nan", nan), ("infinity", infinity), ("negative_infinity", negativeInfinity)].compactMap { label, text in
      text.map { (label, $0) }
    }
  }
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
  /// `other <- else`: the result for every other value.
  package var otherwise: DefaultValue?

  package init(name: String, rows: [Row], otherwise: DefaultValue? = nil) {
    self.name = name
    self.rows = rows
    self.otherwise = otherwise
  }

  /// Every rule that uses a table looks it up, so hashing all rows of a large table would cost rows times uses.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(rows.count)
  }
}

/// `= swift MoneyCodec`: a user-defined type.
package struct SwiftCodec: Sendable, Hashable {
  /// The name of the transformer in the `.kvmap` file.
  package var name: String
  /// The Swift type, including dots.
  package var typeName: String
  /// The arguments of its initialiser, in order.
  package var arguments: [Argument]
  /// False for a transform with `<-`.
  package var isReversible: Bool
  /// `with object, context`: what it receives about where it is used.
  package var asked: TransformerRequirements

  package struct Argument: Sendable, Hashable {
    package var label: String
    package var value: DefaultValue

    package init(label: String, value: DefaultValue) {
      self.label = label
      self.value = value
    }
  }

  package init(
    name: String, typeName: String, arguments: [Argument], isReversible: Bool, asked: TransformerRequirements = []
  ) {
    self.name = name
    self.typeName = typeName
    self.arguments = arguments
    self.isReversible = isReversible
    self.asked = asked
  }
}
