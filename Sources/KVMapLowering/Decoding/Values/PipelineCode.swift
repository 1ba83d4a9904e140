package import KVMapSema

/// A value under the cursor and the steps that it goes through.
package struct PipelineCode: Sendable, Hashable {
  /// The value before any step.
  package var input: ValueCode
  /// The value and its first steps in one call, where the runtime has one.
  package var joined: ValueCode?
  /// What is left to be done, which may be nothing.
  package var steps: [StepCode]
  /// Whether one of the steps is Swift's.
  package var needsSwift: Bool

  /// What is read first.
  package var start: ValueCode { joined ?? input }
}

extension Pipeline {
  /// Whether one of its steps is Swift's.
  package var needsSwift: Bool { steps.contains(where: \.needsSwift) }
}

extension Pipeline.Step {
  fileprivate var needsSwift: Bool {
    switch operation {
    case .transformer(.swift), .read(.foreign(_, .mapper)): true
    case .transformer, .number, .read: false
    case .each(let steps): steps.contains(where: \.needsSwift)
    case .alternatives(let calls): calls.contains { $0.contains(where: \.needsSwift) }
    }
  }
}
