package import KVMapSema

/// One step of reading a value of a mapping.
package indirect enum DecodingInstruction: Sendable {
  // MARK: What is known about the object

  /// A rule has found something, also null.
  case markFound
  /// A property that is tracked was found.
  case markPresent(Int)
  case markAbsent(Int)

  // MARK: Properties and slots

  /// The property gets the value that it has before anything is read, unless an existing value is updated.
  case reset(Int)
  /// The property gets what null means to it: nil, or its default.
  case setNothing(Int)
  /// The property is null itself.
  case keepNull(Int)
  /// Null for a property that must have a value.
  case reportNull(RuleReference, scope: LookupScopeCode?)
  case clearSlot(Int)
  case setSlotToNull(Int)

  // MARK: The value under the cursor

  case skip
  case read(ReadCode)
  /// The value is checked and recorded for later.
  case remember(slot: Int)
  /// The first choice of `a ?? b`: it is read at once, and recorded only if it is null.
  case readFirstChoice(FirstChoiceCode)
  /// One value of which several rules read something.
  case several([RepeatedUse])
  case object(InnerObjectCode)
  case array(ArrayCode)
  case selection(SelectionCode)
}

/// What becomes of the value of a key, or of an element at an index.
package struct ValueUse: Sendable {
  package var instructions: [DecodingInstruction]
  /// The path of the first property that it is read for, if it has a rule.
  package var origin: String?
  /// The property that represents the whole value, if no other rule reads anything of it.
  package var onlyProperty: Int?
}

/// A further use of a value that was read before.
package struct RepeatedUse: Sendable {
  package enum Return: Sendable {
    /// Problems are reported for another rule.
    case seek(rule: Int)
    case rewind
  }

  /// `nil` for the first use.
  package var back: Return?
  package var instructions: [DecodingInstruction]
}

/// How a property is read from the value under the cursor.
package struct ReadCode: Sendable {
  package var property: Int
  /// False if the value is known not to be null, and to mean something.
  package var mayBeNull: Bool
  /// The values that mean nothing, and what happens then.
  package var sentinels: (text: String, nulls: [DecodingInstruction])?
  /// Whether null yields the default.
  package var takesDefault: Bool
  /// Whether a value that cannot be read is dropped.
  package var isLossy: Bool
  /// The rule for the elements of a lazy array, which report it long after the reading.
  package var lazyRule: Int?
}

package struct FirstChoiceCode: Sendable {
  package var slot: Int
  package var read: ReadCode
  /// The values that mean nothing.
  package var sentinels: String?
  /// Whether null discards an earlier value.
  package var forgets: Bool
}

/// An object on the path to other values.
package struct InnerObjectCode: Sendable {
  /// The number of its table.
  package var table: Int
  /// What happens before it is read, because another object with this key may have been read.
  package var resets: [DecodingInstruction]
  /// What happens if it is null.
  package var nulls: [DecodingInstruction]
  package var keys: [ValueUse]
}

/// An array on the path to other values.
package struct ArrayCode: Sendable {
  package struct Element: Sendable {
    package var index: Int
    package var use: ValueUse
  }

  /// An element counted from the end.
  package struct LastElement: Sendable {
    /// 1 for the last one.
    package var distance: Int
    package var rule: Int
    package var nulls: [DecodingInstruction]
    package var instructions: [DecodingInstruction]
  }

  package var resets: [DecodingInstruction]
  package var nulls: [DecodingInstruction]
  package var elements: [Element]
  package var lastElements: [LastElement]
  /// How many of the last elements are recorded.
  package var lastCount: Int
}

/// An array of which each selector takes the first element that it fits.
package struct SelectionCode: Sendable {
  package struct Choice: Sendable {
    package var selector: String
    package var isLenient: Bool
    /// How a key of its conditions is handled that occurs twice.
    package var duplicates: Mapping.Settings.Duplicates
    package var instructions: [DecodingInstruction]
  }

  package var resets: [DecodingInstruction]
  package var nulls: [DecodingInstruction]
  package var choices: [Choice]
}
