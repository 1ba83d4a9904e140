package import KVMapSource

/// `iso8601 or epoch_seconds`: one stage of a pipeline. The first call that takes the value reads it.
package struct StageSyntax: Sendable {
  package var calls: [CallSyntax]
  package var span: Span
}

extension [StageSyntax] {
  /// The calls of all stages, in order.
  package var calls: [CallSyntax] { flatMap(\.calls) }
}
