package import KVMapSema

/// What one step does with a value in memory.
package struct StepCode: Sendable, Hashable {
  package indirect enum Operation: Sendable, Hashable {
    case call(StepFunction, ReaderArguments)
    case table(TransformTable)
    /// A Swift type, and the name of the property if it asks for that.
    case swift(SwiftCodec, property: String?)
    /// A coordinate becomes a Swift type that has an initialiser for it.
    case place(ForeignTypeID)
    /// A value becomes an array of it.
    case wrapped
    /// Elements in the order of their texts in a document.
    case sortedAsWritten
    /// A text becomes a tree.
    case tree
    /// A raw value becomes a case.
    case enumerationCase(EnumerationID)
    /// Steps for each element of the array or set, each value of the dictionary, or the value of the optional.
    case each([StepCode], of: ValueType)
    /// An array becomes a set.
    case set
    /// The value is read as if it were in the document.
    case reread(ValueCode)
    /// The first whose steps take the value.
    case alternatives([[StepCode]])
  }

  package var operation: Operation
  /// The types that it takes and gives.
  package var input: ValueType
  package var output: ValueType
}
