package import KVMapSource

/// `false or ""`: the values of the document that mean nothing, of `unless` or `nil for`.
package struct SentinelsSyntax: Sendable {
  package enum Value: Sendable {
    case literal(ValueSyntax)
    /// `[]`
    case emptyArray(Span)
    /// `{}`
    case emptyObject(Span)

    package var span: Span {
      switch self {
      case .literal(let value): value.span
      case .emptyArray(let span), .emptyObject(let span): span
      }
    }
  }

  package var values: [Value]
  package var span: Span
}
