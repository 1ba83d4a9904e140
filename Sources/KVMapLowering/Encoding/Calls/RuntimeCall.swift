/// A call that writes a value.
package typealias WriterCall = RuntimeCall<WriterFunction>

/// A call that makes another value of one.
package typealias StepCall = RuntimeCall<UndoingFunction>

/// A call of a function of the runtime's writer with a value.
package struct RuntimeCall<Function: RuntimeFunction>: Sendable, Hashable {
  package var function: Function
  package var arguments: WriterArguments
  /// Whether the call can fail, apart from the computation of the value.
  package var canThrow: Bool

  package init(_ function: Function, _ arguments: WriterArguments = .none, canThrow: Bool? = nil) {
    self.function = function
    self.arguments = arguments
    self.canThrow = canThrow ?? function.canThrow
  }
}
